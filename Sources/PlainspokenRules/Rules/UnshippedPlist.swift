import PlainspokenModel

extension Rule {
    static let unshippedPlist = Rule(
        id: "unshipped-plist", group: .shipping, level: .error,
        summary: "the string is in a plist that no target builds with, or in another target's"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        return target.needs.compactMap { need in
            guard need.isUsed, need.confidence > .possible, let use = need.evidence.first,
                !target.declaresAny(need.alternatives),
                let stray = target.strays.first(where: { need.alternatives.contains($0.key) })
            else { return nil }
            return Finding(
                rule: "unshipped-plist", confidence: .likely, app: subject.app.name, target: target.name,
                key: stray.key, consequence: need.consequence, message: Message.stray(stray, target),
                remedy: Message.remedy(stray, target), place: stray.place,
                related: [.init(Message.use(use), at: use.place)])
        }
    }
}

private enum Message {
    static func stray(_ declaration: UsageDeclaration, _ target: Target) -> String {
        "\(declaration.key) stands in \(declaration.place.path), which target \(target.name) is not built with"
    }

    static func remedy(_ declaration: UsageDeclaration, _ target: Target) -> String {
        "build target \(target.name) with this file, or move the key to \(Phrases.carrier(of: target))"
    }

    static func use(_ evidence: Evidence) -> String {
        "\(evidence.api) needs it here"
    }
}
