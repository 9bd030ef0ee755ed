import PlainspokenModel

extension Rule {
    static let wrongValueType = Rule(
        id: "wrong-value-type", group: .value, level: .error,
        summary: "the value is no sentence, or no dictionary of sentences where one is due"
    ) { target, subject in
        target.declarations.compactMap { declaration in
            guard let key = Catalog.keys[declaration.key]?.key, key.isPurpose,
                let fault = fault(declaration.value.content, in: key)
            else { return nil }
            let need = target.needs.first { $0.alternatives.contains(declaration.key) && $0.confidence > .possible }
            return Finding(
                rule: "wrong-value-type", confidence: .certain, app: subject.app.name, target: target.name,
                key: declaration.key, locale: declaration.locale, consequence: need?.consequence,
                message: fault, remedy: Message.remedy(key), place: declaration.place,
                related: need?.evidence.prefix(1).map { .init(Message.use($0), at: $0.place) } ?? [])
        }
    }

    private static func fault(_ content: PropertyValue.Content, in key: UsageKey) -> String? {
        switch (key.content, content) {
        case (.string, .string), (.stringDictionary, .dictionary), (.dictionary, .dictionary), (.boolean, .boolean),
            (.stringArray, .array):
            return nil
        // An empty value in a spec is `empty-usage-string`'s.
        case (.string, .null): return nil
        default: return Message.wrong(key, content)
        }
    }
}

private enum Message {
    static func wrong(_ key: UsageKey, _ content: PropertyValue.Content) -> String {
        "\(key.name) holds \(kind(content)) where \(due(key)) is due: the system takes it for missing or refuses it"
    }

    static func remedy(_ key: UsageKey) -> String {
        key.content == .string
            ? "write a sentence between quotation marks, or leave the key out if nothing needs it"
            : "write a dictionary whose values are sentences"
    }

    static func use(_ evidence: Evidence) -> String {
        "\(evidence.api) needs the key here"
    }

    private static func due(_ key: UsageKey) -> String {
        switch key.content {
        case .string: "a sentence"
        case .boolean: "a boolean"
        case .stringArray: "a list of texts"
        case .stringDictionary, .dictionary: "a dictionary of sentences"
        }
    }

    private static func kind(_ content: PropertyValue.Content) -> String {
        switch content {
        case .string: "a text"
        case .boolean(let flag): "the boolean \(flag)"
        case .number: "a number"
        case .date: "a date"
        case .data: "data"
        case .array: "a list"
        case .dictionary: "a dictionary"
        case .null: "nothing"
        }
    }
}
