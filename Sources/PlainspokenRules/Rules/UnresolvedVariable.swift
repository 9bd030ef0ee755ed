import PlainspokenModel

extension Rule {
    static let unresolvedVariable = Rule(
        id: "unresolved-variable", group: .value, level: .error,
        summary: "a variable or look-up token would be shown as it stands, or be replaced by nothing"
    ) { target, subject in
        target.declarations.compactMap { declaration in
            guard let message = fault(in: declaration) else { return nil }
            return Finding(
                rule: "unresolved-variable", confidence: .certain, app: subject.app.name, target: target.name,
                key: declaration.key, locale: declaration.locale, message: message,
                remedy: Message.remedy(declaration), place: declaration.place)
        }
    }

    private static func fault(in declaration: UsageDeclaration) -> String? {
        if let name = declaration.undefined.first { return Message.undefined(name, declaration) }
        guard let text = declaration.value.string else { return nil }
        if !declaration.isExpanded, let variable = Token.variable(in: text) {
            return Message.shown(variable, declaration)
        }
        if Token.isLookUp(text), text != declaration.key { return Message.token(text, declaration) }
        return nil
    }
}

/// Text that a program was to replace and nobody did.
enum Token {
    /// The first `$(X)`, `${X}` or `@X@` in a text.
    static func variable(in text: String) -> String? {
        let characters = Array(text)
        for (start, character) in characters.enumerated() where character == "$" && start + 2 < characters.count {
            let close: Character
            switch characters[start + 1] {
            case "(": close = ")"
            case "{": close = "}"
            default: continue
            }
            guard let end = characters[start...].firstIndex(of: close), end > start + 2 else { continue }
            let name = characters[(start + 2)..<end]
            if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }) {
                return String(characters[start...end])
            }
        }
        return nil
    }

    /// Whether a whole value is the name of a text rather than a text: `enableLocationText`, `permission.camera`, `{{x}}`.
    static func isLookUp(_ text: String) -> Bool {
        let trimmed = text.drop { $0 == " " }
        guard !trimmed.isEmpty, trimmed.allSatisfy({ $0.isASCII && !$0.isWhitespace }) else { return false }
        if trimmed.hasPrefix("{{") || trimmed.hasPrefix("@string/") || trimmed.hasPrefix("%(") { return true }
        guard trimmed.count >= 5, trimmed.allSatisfy({ $0.isLetter || $0.isNumber || "_.-/@%".contains($0) }) else {
            return false
        }
        let inner = trimmed.dropFirst().dropLast()
        if inner.contains(where: { "_./".contains($0) }) { return true }
        return trimmed.first?.isLowercase == true && inner.contains(where: \.isUppercase)
    }
}

private enum Message {
    static func undefined(_ name: String, _ declaration: UsageDeclaration) -> String {
        guard declaration.isExpanded else {
            return "nothing sets \(name) in \(declaration.key): it is replaced by nothing, and the sentence has a gap"
        }
        return
            "nothing defines $(\(name)) in \(declaration.key): Xcode replaces it by nothing, and the sentence has a gap"
    }

    static func shown(_ variable: String, _ declaration: UsageDeclaration) -> String {
        declaration.locale == nil
            ? "\(variable) in \(declaration.key) is shown to people as it stands"
            : "\(variable) in \(declaration.key) is shown to people as it stands: variables are not expanded in tables"
    }

    static func token(_ text: String, _ declaration: UsageDeclaration) -> String {
        "the value of \(declaration.key), “\(text)”, is the name of a text and is shown to people as it stands"
    }

    static func remedy(_ declaration: UsageDeclaration) -> String {
        declaration.undefined.isEmpty
            ? "write the sentence itself; translations stand under the key’s own name in InfoPlist.strings"
            : "define the setting, or write the words into the sentence"
    }
}
