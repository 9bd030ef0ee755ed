import PlainspokenModel

extension Rule {
    static let supersededKeyOnly = Rule(
        id: "superseded-key-only", group: .presence, level: .error,
        summary: "only the legacy key is there where newer systems read another"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        return target.needs.compactMap { need in
            guard need.isUsed, let first = need.evidence.first, !target.declaresAny(need.alternatives),
                target.localized(need.alternatives).isEmpty, let old = target.superseding(need)
            else { return nil }
            return Finding(
                rule: "superseded-key-only", confidence: need.confidence, app: subject.app.name, target: target.name,
                key: need.key, consequence: need.consequence, message: Message.superseded(old.key, need, target),
                remedy: Message.remedy(old.key, need, target), place: old.place,
                related: [.init(Message.use(first), at: first.place)])
        }
    }
}

private enum Message {
    static func superseded(_ old: String, _ need: Need, _ target: Target) -> String {
        "\(old) alone is not read by newer systems, which want \(need.key): \(consequence(need, target))"
    }

    static func consequence(_ need: Need, _ target: Target) -> String {
        need.consequence == .terminates
            ? "\(Phrases.system(target.platform)) ends the app at the request" : need.detail
    }

    static func remedy(_ old: String, _ need: Need, _ target: Target) -> String {
        "add \(need.key) to \(Phrases.carrier(of: target)); keep \(old) while older systems are supported"
    }

    static func use(_ evidence: Evidence) -> String {
        "\(evidence.api) needs it here"
    }
}
