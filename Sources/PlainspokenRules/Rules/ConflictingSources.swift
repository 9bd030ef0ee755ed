import PlainspokenModel

extension Rule {
    static let conflictingSources = Rule(
        id: "conflicting-sources", group: .shipping, level: .warning,
        summary: "two sources give the key different text"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        return outranked(in: target, subject) + configurations(of: target, subject)
    }

    private static func outranked(in target: Target, _ subject: Subject) -> [Finding] {
        target.outranked.compactMap { loser in
            guard let winner = target.base(loser.key), winner.place != loser.place,
                text(winner) != text(loser)
            else { return nil }
            return Finding(
                rule: "conflicting-sources", confidence: .certain, app: subject.app.name, target: target.name,
                key: loser.key, message: Message.conflict(winner, loser), remedy: Message.remedy(loser),
                place: loser.place, related: [.init(Message.ships(winner), at: winner.place)])
        }
    }

    /// Sentences that another configuration words otherwise; the app's name may differ.
    private static func configurations(of target: Target, _ subject: Subject) -> [Finding] {
        var reported: Set<String> = []
        return target.otherConfigurations.flatMap { other in
            other.declarations.compactMap { loser in
                guard loser.locale == nil, let winner = target.base(loser.key),
                    // A key that stands twice in one file stands so in every configuration.
                    !other.declarations.contains(where: { $0.place == winner.place }),
                    let first = winner.value.string, let second = loser.value.string,
                    first.contains(where: { !$0.isWhitespace }), second.contains(where: { !$0.isWhitespace }),
                    winner.written != loser.written, nameless(first, target) != nameless(second, target),
                    reported.insert(loser.key).inserted
                else { return nil }
                return Finding(
                    rule: "conflicting-sources", confidence: .likely, app: subject.app.name, target: target.name,
                    key: loser.key, message: Message.conflict(winner, loser, in: other, target),
                    remedy: Message.alike, place: loser.place, related: [.init(Message.ships(winner), at: winner.place)]
                )
            }
        }
    }

    private static func nameless(_ text: String, _ target: Target) -> String {
        (target.names + target.otherNames).sorted { $0.count > $1.count }.reduce(text) {
            $0.replacing($1, with: "")
        }
    }

    private static func text(_ declaration: UsageDeclaration) -> String? {
        declaration.value.string
    }
}

private enum Message {
    static func conflict(_ winner: UsageDeclaration, _ loser: UsageDeclaration) -> String {
        "\(loser.key) has another text in \(source(winner)), and that one ships: “\(winner.value.string ?? "")”"
    }

    static let alike = "give both configurations the same text, so that what is tested is what ships"

    static func conflict(
        _ winner: UsageDeclaration, _ loser: UsageDeclaration, in other: ConfigurationKeys, _ target: Target
    ) -> String {
        "\(loser.key) has another text in configuration \(other.configuration) than in \(target.configuration), which ships: “\(winner.value.string ?? "")”"
    }

    static func remedy(_ loser: UsageDeclaration) -> String {
        "keep one of the two; the one in \(source(loser)) is never shown"
    }

    static func ships(_ winner: UsageDeclaration) -> String {
        "the text that ships"
    }

    private static func source(_ declaration: UsageDeclaration) -> String {
        switch declaration.source {
        case .infoPlist: declaration.place.path
        case .spec: "the spec"
        case .buildSetting: "the build setting INFOPLIST_KEY_\(declaration.key)"
        case .table: "a table"
        case .plugIn(let name): "the plug-in \(name)"
        }
    }
}
