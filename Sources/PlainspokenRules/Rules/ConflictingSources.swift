import PlainspokenModel

extension Rule {
    static let conflictingSources = Rule(
        id: "conflicting-sources", group: .shipping, level: .warning,
        summary: "two sources give the key different text"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        return target.outranked.compactMap { loser in
            guard let winner = target.base(loser.key), winner.place != loser.place,
                text(winner) != text(loser)
            else { return nil }
            return Finding(
                rule: "conflicting-sources", confidence: .certain, app: subject.app.name, target: target.name,
                key: loser.key, message: Message.conflict(winner, loser), remedy: Message.remedy(loser),
                place: loser.place, related: [.init(Message.ships(winner), at: winner.place)])
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
