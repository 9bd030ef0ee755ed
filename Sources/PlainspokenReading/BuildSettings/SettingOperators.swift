import PlainspokenModel

/// What `:name` and `:name=text` after a setting's name do to its value, as Xcode's build system does it.
enum SettingOperators {
    /// The value after a retrieval operator; unchanged where Xcode knows no such operator.
    static func retrieve(_ name: String, from text: String) -> String {
        switch name {
        case "lower": text.lowercased()
        case "upper": text.uppercased()
        case "rfc1034identifier": identifier(of: text, allowing: "-", replacement: "-")
        case "identifier": identifier(of: text, allowing: "_", replacement: "_")
        case "c99extidentifier": c99Identifier(of: text)
        case "quote": quoted(text)
        case "standardizepath": text.isEmpty ? text : Path.normalized(text)
        case "dir": directory(of: text)
        case "file": Path.name(text)
        case "base": base(of: Path.name(text))
        case "suffix": suffix(of: Path.name(text))
        case "not": text == "YES" ? "NO" : "YES"
        case "truncatedversion": text.split(separator: ".").prefix(3).joined(separator: ".")
        case "__stripslash": text.hasPrefix("/") ? String(text.dropFirst()) : text
        default: text
        }
    }

    /// The value after a replacement operator; unchanged where Xcode knows no such operator.
    static func replace(_ name: String, in text: String, with replacement: String) -> String {
        let folder = text.contains("/") ? Path.parent(text) : ""
        let prefix = folder.isEmpty ? "" : folder == "/" ? "/" : folder + "/"
        switch name {
        case "default": return text.isEmpty ? replacement : text
        case _ where text.isEmpty: return text
        case "dir": return (replacement.hasSuffix("/") ? replacement : replacement + "/") + Path.name(text)
        case "file": return prefix + replacement
        case "base": return prefix + replacement + suffix(of: Path.name(text))
        case "suffix":
            let ending = replacement.hasPrefix(".") ? String(replacement.dropFirst()) : replacement
            return prefix + base(of: Path.name(text)) + "." + ending
        default: return text
        }
    }

    private static func directory(of text: String) -> String {
        guard text.contains("/") else { return "./" }
        let parent = Path.parent(text)
        return parent.hasSuffix("/") ? parent : parent + "/"
    }

    private static func base(of name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    private static func suffix(of name: String) -> String {
        String(name.dropFirst(base(of: name).count))
    }

    /// ASCII letters and digits kept, a digit in front and all else replaced.
    private static func identifier(of text: String, allowing extra: Character, replacement: Character) -> String {
        var result = ""
        for (index, character) in text.enumerated() {
            let isLetter = character.isASCII && character.isLetter
            let isDigit = character.isASCII && character.isNumber && index > 0
            result.append(isLetter || isDigit || character == extra ? character : replacement)
        }
        return result
    }

    private static func c99Identifier(of text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isKept = scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            result.append(isKept ? scalar : "_")
        }
        if let first = result.first, ("0"..."9").contains(first) {
            result.replaceSubrange(result.startIndex...result.startIndex, with: ["_"])
        }
        return String(result)
    }

    private static func quoted(_ text: String) -> String {
        if text.isEmpty { return "\"\"" }
        var result = ""
        for character in text {
            if " \t\n\"'\\".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
