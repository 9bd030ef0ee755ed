/// A text with references to build settings, taken apart.
///
/// `$(NAME)`, `${NAME}` and `$[NAME]` with operators after colons, `$NAME` without brackets, `$$` for a dollar sign.
struct SettingExpression {
    indirect enum Part {
        case literal(String)
        case reference(name: [Part], operators: [Operator], isBracketed: Bool, spelling: String)
    }

    enum Operator {
        /// `:lower` and the like.
        case retrieval(String)
        /// `:default=text` and the like.
        case replacement(String, [Part])
    }

    /// References nested deeper than this are left as they stand.
    static let maximumDepth = 16

    var parts: [Part]

    init(_ text: String) {
        var parser = SettingExpressionParser(text)
        parts = parser.parts(until: [], depth: 0)
    }
}

struct SettingExpressionParser {
    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    /// Parts up to a stop character, which is left standing.
    mutating func parts(until stops: Set<Unicode.Scalar>, depth: Int) -> [SettingExpression.Part] {
        var parts: [SettingExpression.Part] = []
        var literal = String.UnicodeScalarView()
        while let scalar = peek, !stops.contains(scalar) {
            if scalar == "$", depth < SettingExpression.maximumDepth, let part = reference(depth: depth) {
                if !literal.isEmpty { parts.append(.literal(String(literal))) }
                literal.removeAll()
                parts.append(part)
            } else {
                if scalar == "$", index + 1 < scalars.count, scalars[index + 1] == "$" { index += 1 }
                literal.append(scalar)
                index += 1
            }
        }
        if !literal.isEmpty { parts.append(.literal(String(literal))) }
        return parts
    }

    /// The reference that begins here; nil, with nothing consumed, where the dollar sign is one of the text.
    private mutating func reference(depth: Int) -> SettingExpression.Part? {
        let start = index
        guard index + 1 < scalars.count else { return nil }
        guard let close = Self.closing[scalars[index + 1]] else { return plainReference() }
        index += 2
        let name = parts(until: [close, ":"], depth: depth + 1)
        var operators: [SettingExpression.Operator] = []
        while peek == ":" {
            index += 1
            let begin = index
            while let scalar = peek, scalar != ":", scalar != "=", scalar != close { index += 1 }
            let word = String(String.UnicodeScalarView(scalars[begin..<index]))
            if peek == "=" {
                index += 1
                operators.append(.replacement(word, parts(until: [close, ":"], depth: depth + 1)))
            } else {
                operators.append(.retrieval(word))
            }
        }
        guard peek == close else {
            index = start
            return nil
        }
        index += 1
        return .reference(name: name, operators: operators, isBracketed: true, spelling: spelling(from: start))
    }

    /// `$NAME` without brackets.
    private mutating func plainReference() -> SettingExpression.Part? {
        let start = index
        var end = index + 1
        guard Self.isNameStart(scalars[end]) else { return nil }
        while end < scalars.count, Self.isNameStart(scalars[end]) || ("0"..."9").contains(scalars[end]) { end += 1 }
        let name = String(String.UnicodeScalarView(scalars[(start + 1)..<end]))
        index = end
        return .reference(name: [.literal(name)], operators: [], isBracketed: false, spelling: spelling(from: start))
    }

    private func spelling(from start: Int) -> String {
        String(String.UnicodeScalarView(scalars[start..<index]))
    }

    private static let closing: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "{": "}", "[": "]"]

    private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || (scalar.isASCII && scalar.properties.isAlphabetic)
    }
}
