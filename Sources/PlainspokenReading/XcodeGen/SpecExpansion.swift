import PlainspokenModel

/// Replacement of `${NAME}` by given values, everywhere in a spec, within a budget.
///
/// The budget covers all passes over one spec: templates and long values could multiply it without bound otherwise.
struct SpecExpansion {
    private(set) var remainingValues = 1_000_000
    private(set) var remainingBytes = 64_000_000

    var isExhausted: Bool { remainingValues <= 0 || remainingBytes <= 0 }

    /// All entries, keys included, with the variables replaced that have a value.
    mutating func expand(_ entries: [PropertyEntry], _ variables: [String: String]) -> [PropertyEntry] {
        var result: [PropertyEntry] = []
        result.reserveCapacity(entries.count)
        for entry in entries where !isExhausted {
            let key = expand(entry.key, variables)
            result.append(PropertyEntry(key: key, place: entry.place, value: expand(entry.value, variables)))
        }
        return result
    }

    mutating func expand(_ value: PropertyValue, _ variables: [String: String]) -> PropertyValue {
        remainingValues -= 1
        if isExhausted { return PropertyValue(.null, at: value.place) }
        switch value.content {
        case .string(let text):
            return PropertyValue(.string(expand(text, variables)), at: value.place)
        case .array(let items):
            var result: [PropertyValue] = []
            for item in items { result.append(expand(item, variables)) }
            return PropertyValue(.array(result), at: value.place)
        case .dictionary(let entries):
            return PropertyValue(.dictionary(expand(entries, variables)), at: value.place)
        default:
            return value
        }
    }

    mutating func expand(_ text: String, _ variables: [String: String]) -> String {
        guard !isExhausted, !variables.isEmpty, text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var result = ""
        for piece in Self.pieces(of: text) {
            switch piece {
            case .text(let part): result += part
            case .variable(let name, let spelling): result += variables[name] ?? String(spelling)
            }
        }
        remainingBytes -= result.utf8.count
        return result
    }

    enum Piece {
        case text(Substring)
        case variable(String, spelling: Substring)
    }

    /// The text split at `${NAME}`; an unclosed one is text.
    static func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = []
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            let after = rest[rest.index(after: dollar)...]
            guard after.first == "{", let close = after.firstIndex(of: "}") else {
                if after.first == "{" { break }
                pieces.append(.text(rest[..<after.startIndex]))
                rest = after
                continue
            }
            pieces.append(.text(rest[..<dollar]))
            let name = after[after.index(after: after.startIndex)..<close]
            let end = after.index(after: close)
            pieces.append(name.isEmpty ? .text("${}") : .variable(String(name), spelling: rest[dollar..<end]))
            rest = rest[end...]
        }
        pieces.append(.text(rest))
        return pieces
    }
}
