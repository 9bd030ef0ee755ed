import PlainspokenModel

extension Rule {
    static let emptyUsageString = Rule(
        id: "empty-usage-string", group: .value, level: .error,
        summary: "the sentence is empty or blank"
    ) { target, subject in
        target.declarations.flatMap { declaration in
            let isShown = declaration.locale == nil || target.reads(declaration.key)
            return blanks(in: declaration).map { place in
                Finding(
                    rule: "empty-usage-string", confidence: .certain, app: subject.app.name, target: target.name,
                    key: declaration.key, locale: declaration.locale,
                    consequence: isShown ? .uploadRefused : Consequence.none,
                    message: isShown ? Message.empty(declaration) : Message.unread(declaration),
                    remedy: Message.remedy(declaration, target), place: place,
                    related: uses(of: declaration.key, target))
            }
        }
    }

    /// Places of blank sentences: the value itself, or entries of a dictionary of sentences.
    private static func blanks(in declaration: UsageDeclaration) -> [Place] {
        switch declaration.value.content {
        case .string(let text): isBlank(text) && declaration.undefined.isEmpty ? [declaration.place] : []
        case .dictionary(let entries): entries.filter { $0.value.string.map(isBlank) ?? false }.map(\.place)
        default: []
        }
    }

    private static func isBlank(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy {
            $0.properties.isWhitespace || $0.properties.generalCategory == .format
                || $0.properties.generalCategory == .control
        }
    }

    private static func uses(of key: String, _ target: Target) -> [Finding.Related] {
        let need = target.needs.first { $0.alternatives.contains(key) && $0.confidence > .possible }
        return need?.evidence.first.map { [.init(Message.use($0), at: $0.place)] } ?? []
    }
}

private enum Message {
    static func empty(_ declaration: UsageDeclaration) -> String {
        let table = declaration.locale.map { " in the table for \($0)" } ?? ""
        return
            "\(declaration.key) is empty\(table): the prompt would give no reason, and the upload check warns (ITMS-90738)"
    }

    static func unread(_ declaration: UsageDeclaration) -> String {
        "\(declaration.key) is empty in the table for \(declaration.locale ?? "a language"), where no system that the app runs on reads it"
    }

    static func remedy(_ declaration: UsageDeclaration, _ target: Target) -> String {
        let need = target.needs.first { $0.alternatives.contains(declaration.key) && $0.confidence > .possible }
        return need == nil
            ? "write a sentence, or delete the key if nothing needs it"
            : "write a sentence; do not delete the key, because code needs it"
    }

    static func use(_ evidence: Evidence) -> String {
        "\(evidence.api) needs the key here"
    }
}
