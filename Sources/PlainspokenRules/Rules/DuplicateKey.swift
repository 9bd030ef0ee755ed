import PlainspokenModel

extension Rule {
    static let duplicateKey = Rule(
        id: "duplicate-key", group: .value, level: .error,
        summary: "the same key stands twice in one file"
    ) { target, subject in
        target.duplicates.map { later in
            let others = target.declarations.filter {
                $0.key == later.key && $0.locale == later.locale && $0.place.path == later.place.path
                    && $0.place != later.place
            }
            return Finding(
                rule: "duplicate-key", confidence: .certain, app: subject.app.name, target: target.name,
                key: later.key, locale: later.locale, message: Message.twice(later), remedy: Message.remedy,
                place: later.place, related: others.prefix(1).map { .init(Message.first, at: $0.place) })
        }
    }
}

private enum Message {
    static let remedy = "keep the sentence that is true and delete the other"
    static let first = "it stands here too"

    static func twice(_ declaration: UsageDeclaration) -> String {
        "\(declaration.key) stands twice in \(declaration.place.path): only one of the two sentences is ever shown"
    }
}
