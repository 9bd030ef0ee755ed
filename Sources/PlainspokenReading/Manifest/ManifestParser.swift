import PlainspokenModel

/// Reads a Swift manifest into trees: total on any bytes, linear in their number but for nesting, which is limited.
struct ManifestParser {
    let bytes: UnsafeBufferPointer<UInt8>
    let tokens: [SwiftToken]
    var position = 0
    var file = ManifestFile()
    /// The type whose members are read.
    var owner: String?
    private var depth = 0

    /// Code nested deeper than this is not understood.
    static let maximumDepth = 96

    static func parse(_ source: [UInt8]) -> ManifestFile {
        let tokens = SwiftLexer.lex(source).tokens
        return source.withUnsafeBufferPointer { bytes in
            var parser = ManifestParser(bytes: bytes, tokens: tokens)
            parser.file.statements = parser.statements(until: .endOfFile)
            return parser.file
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, tokens: [SwiftToken]) {
        self.bytes = bytes
        self.tokens = tokens
    }

    // MARK: Tokens

    var token: SwiftToken {
        position < tokens.count
            ? tokens[position]
            : SwiftToken(start: Int32(bytes.count), end: Int32(bytes.count), kind: .endOfFile, word: .other, flags: [])
    }

    var kind: SourceTokenKind { token.kind }
    var word: SwiftWord { token.kind == .identifier ? token.word : .other }
    var offset: Int { Int(token.start) }
    var isAtLineStart: Bool { token.flags.contains(.atLineStart) }

    func peek(_ distance: Int) -> SwiftToken? {
        tokens.indices.contains(position + distance) ? tokens[position + distance] : nil
    }

    var text: String {
        let range = token.range.clamped(to: 0..<bytes.count)
        return String(decoding: bytes[range], as: UTF8.self)
    }

    mutating func advance() { position += 1 }

    mutating func skip(_ kind: SourceTokenKind) -> Bool {
        guard self.kind == kind else { return false }
        advance()
        return true
    }

    mutating func skip(_ word: SwiftWord) -> Bool {
        guard self.word == word else { return false }
        advance()
        return true
    }

    /// A name without its backticks; nil where none stands here.
    mutating func name() -> String? {
        guard kind == .identifier || kind == .dollar else { return nil }
        let name = text.filter { $0 != "`" }
        advance()
        return name
    }

    /// Runs a rule unless the code is nested too deep.
    mutating func nested<Result>(_ otherwise: Result, _ rule: (inout ManifestParser) -> Result) -> Result {
        guard depth < Self.maximumDepth else { return otherwise }
        depth += 1
        let result = rule(&self)
        depth -= 1
        return result
    }

    /// Skips a bracket with everything in it, or one token.
    mutating func skipBalanced() {
        var open = 0
        repeat {
            switch kind {
            case .leftParen, .leftBrace, .leftSquare, .interpolationStart: open += 1
            case .rightParen, .rightBrace, .rightSquare, .interpolationEnd: open -= 1
            case .endOfFile: return
            default: break
            }
            advance()
        } while open > 0
    }

    /// Goes to the end of a list that was not understood to its end.
    mutating func close(_ kind: SourceTokenKind) {
        while self.kind != kind, self.kind != .endOfFile { skipBalanced() }
        advance()
    }

    // MARK: Types

    /// A written type; its last name, `[…]` and generic arguments left out.
    mutating func type() -> String? {
        var last: String?
        while true {
            switch kind {
            case .identifier where last == nil || [.any, .some, .`inout`].contains(word):
                last = name()
            case .period where peek(1)?.kind == .identifier:
                advance()
                last = name()
            case .leftSquare, .leftParen:
                guard last == nil else { return last }
                skipBalanced()
                last = ""
            case .binaryOperator, .prefixOperator, .postfixOperator:
                guard text.hasPrefix("<") else { return last }
                skipGenerics()
            case .postfixQuestion, .exclamation, .at: advance()
            case .arrow:
                advance()
                last = nil
            default: return last
            }
        }
    }

    private mutating func skipGenerics() {
        var open = 0
        while kind != .endOfFile, kind != .leftBrace {
            if [.binaryOperator, .prefixOperator, .postfixOperator].contains(kind) {
                open += text.filter { $0 == "<" }.count - text.filter { $0 == ">" }.count
            }
            advance()
            if open <= 0 { return }
        }
    }
}
