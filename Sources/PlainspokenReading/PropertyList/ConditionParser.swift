import PlainspokenModel

/// Reads the condition of a preprocessor line: `defined(X)`, names, integers, `!`, `&&`, `||` and parentheses.
///
/// Whatever else stands there, comparisons and calls above all, becomes `.unknown` with its text.
struct ConditionParser {
    /// Longer conditions and deeper parentheses than people write are kept as text.
    static let lengthLimit = 300
    static let depthLimit = 32

    private var scanner: ByteScanner
    private var depth = 0

    static func parse(_ text: String) -> BuildCondition {
        guard text.utf8.count <= lengthLimit else {
            return .unknown(String(String.UnicodeScalarView(text.unicodeScalars.prefix(60))) + "…")
        }
        var parser = ConditionParser(scanner: ByteScanner(Array(text.utf8)))
        guard let condition = parser.alternatives() else { return .unknown(text) }
        parser.skipSpace()
        return parser.scanner.isAtEnd ? condition : .unknown(text)
    }

    private init(scanner: ByteScanner) {
        self.scanner = scanner
    }

    private mutating func alternatives() -> BuildCondition? {
        guard let first = conjunction() else { return nil }
        var parts = [first]
        while skipOperator("||") {
            guard let part = conjunction() else { return nil }
            parts.append(part)
        }
        return parts.count == 1 ? first : .any(parts)
    }

    private mutating func conjunction() -> BuildCondition? {
        guard let first = operand() else { return nil }
        var parts = [first]
        while skipOperator("&&") {
            guard let part = operand() else { return nil }
            parts.append(part)
        }
        return parts.count == 1 ? first : .all(parts)
    }

    /// One operand of `&&` or `||`, together with any comparison or arithmetic it is part of.
    private mutating func operand() -> BuildCondition? {
        skipSpace()
        let start = scanner.offset
        guard let condition = unary() else { return nil }
        skipSpace()
        guard !isAtBoundary else { return condition }
        skipToBoundary()
        return .unknown(trimmedText(start..<scanner.offset))
    }

    private mutating func unary() -> BuildCondition? {
        skipSpace()
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        if scanner.current == 0x21, scanner.next != 0x3D {
            scanner.offset += 1
            return unary().map { .not($0) }
        }
        guard scanner.skip("(") else { return atom() }
        let inner = alternatives()
        skipSpace()
        return scanner.skip(")") ? inner : nil
    }

    private mutating func atom() -> BuildCondition? {
        let word = self.word()
        guard let first = word.utf8.first else { return nil }
        if first.isDigit { return integer(word).map { .literal($0 != 0) } ?? .unknown(word) }
        guard word == "defined" else { return .flag(word) }
        skipSpace()
        let isParenthesised = scanner.skip("(")
        skipSpace()
        let name = self.word()
        skipSpace()
        guard !name.isEmpty, !isParenthesised || scanner.skip(")") else { return nil }
        return .flag(name)
    }

    private mutating func word() -> String {
        let start = scanner.offset
        scanner.skip { $0.isLetter || $0.isDigit || $0 == 0x5F || $0 == 0x24 }
        return scanner.text(start..<scanner.offset)
    }

    private func integer(_ word: String) -> UInt64? {
        let digits = word.lowercased().prefix { $0 != "u" && $0 != "l" }
        return digits.hasPrefix("0x") ? UInt64(digits.dropFirst(2), radix: 16) : UInt64(digits)
    }

    private mutating func skipSpace() {
        scanner.skip { $0.isXMLSpace }
    }

    private mutating func skipOperator(_ text: StaticString) -> Bool {
        skipSpace()
        return scanner.skip(text)
    }

    private var isAtBoundary: Bool {
        scanner.isAtEnd || scanner.current == 0x29 || scanner.stands("&&") || scanner.stands("||")
    }

    private mutating func skipToBoundary() {
        var open = 0
        while !scanner.isAtEnd, open > 0 || !isAtBoundary {
            if scanner.current == 0x28 { open += 1 }
            if scanner.current == 0x29 { open -= 1 }
            scanner.offset += 1
        }
    }

    private func trimmedText(_ range: Range<Int>) -> String {
        var end = range.upperBound
        while end > range.lowerBound, scanner.byte(at: end - 1)?.isXMLSpace == true { end -= 1 }
        return scanner.text(range.lowerBound..<end)
    }
}
