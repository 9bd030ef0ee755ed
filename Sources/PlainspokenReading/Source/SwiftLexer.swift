import PlainspokenModel

/// Splits Swift source into tokens as the compiler's own lexer does, with code inside interpolations as tokens too.
///
/// Total on any bytes and linear in their number: whatever is unterminated ends at the line or the file and leaves a
/// note. The rules for operators, regex literals and raw strings follow swift-syntax 603, whose token ranges the
/// tests compare.
package struct SwiftLexer: SourceLexer {
    /// A literal whose interpolation is being read.
    struct OpenString {
        var pounds: Int
        var isMultiline: Bool
        /// Parentheses open inside the interpolation.
        var depth: Int
    }

    let bytes: UnsafeBufferPointer<UInt8>
    private let words: SourceWordTable<SwiftWord>.View
    var index = 0
    var tokens: [SwiftToken] = []
    var notes: [SourceNote] = []
    var markers: [Range<Int>] = []
    var openStrings: [OpenString] = []
    var flags: SourceTokenFlags = []
    var lastKind: SourceTokenKind?
    var lastWord = SwiftWord.other
    /// Set by `try?` and `try!`: a slash after them begins a regex.
    var prefersRegex = false
    /// No extended multi-line regex with so many pounds or more closes in the rest of the file.
    var unclosedRegexPounds = Int.max
    /// No conflict marker closes after this one.
    var conflictIsUnclosed = false
    /// Pounds before this offset begin neither a string nor a regex.
    var plainPoundsEnd = 0
    /// No closing curly quote stands before this offset.
    var curlyQuoteSearched = 0

    /// What lexing gives.
    package struct Output: Sendable {
        package var tokens: [SwiftToken]
        package var notes: [SourceNote]
        package var markers: [Range<Int>]
    }

    /// The tokens of a file, an `.endOfFile` last; files of 2 GB and more are not read.
    package static func lex(_ bytes: [UInt8]) -> Output {
        guard bytes.count < Int(Int32.max) else {
            let end = SwiftToken(start: 0, end: 0, kind: .endOfFile, word: .other, flags: [])
            return Output(
                tokens: [end], notes: [SourceNote(message: "the file is too large to read", offset: 0)], markers: [])
        }
        return bytes.withUnsafeBufferPointer { buffer in
            SwiftWord.table.withView { words in
                var lexer = SwiftLexer(bytes: buffer, words: words)
                lexer.run()
                return Output(tokens: lexer.tokens, notes: lexer.notes, markers: lexer.markers)
            }
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, words: SourceWordTable<SwiftWord>.View) {
        self.bytes = bytes
        self.words = words
    }

    @inline(__always)
    mutating func emit(_ kind: SourceTokenKind, from start: Int, word: SwiftWord = .other) {
        tokens.append(
            SwiftToken(
                start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: index), kind: kind, word: word,
                flags: flags))
        flags = []
        lastKind = kind
        lastWord = word
    }

    private mutating func run() {
        tokens.reserveCapacity(bytes.count / 5 + 16)
        if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { index = 3 }
        if byte(index) == 0x23, byte(index + 1) == 0x21 {
            let start = index
            skipToLineEnd()
            emit(.shebang, from: start)
        }
        while true {
            skipTrivia()
            guard index < bytes.count else {
                if openStrings.isEmpty { break }
                cutInterpolation()
                continue
            }
            lexToken()
        }
        emit(.endOfFile, from: index)
    }

    private mutating func lexToken() {
        let start = index
        switch bytes[index] {
        case 0x41...0x5A, 0x61...0x7A, 0x5F: lexWord()
        case 0x30...0x39: lexNumber()
        case 0x28:
            if !openStrings.isEmpty { openStrings[openStrings.count - 1].depth += 1 }
            single(.leftParen)
        case 0x29: lexRightParen()
        case 0x2E where !startsDotOperator(index): single(.period)
        case 0x2C: single(.comma)
        case 0x3A:
            index += byte(index + 1) == 0x3A ? 2 : 1
            emit(index == start + 2 ? .doubleColon : .colon, from: start)
        case 0x3B: single(.semicolon)
        case 0x7B: single(.leftBrace)
        case 0x7D: single(.rightBrace)
        case 0x5B: single(.leftSquare)
        case 0x5D: single(.rightSquare)
        case 0x40: single(.at)
        case 0x5C: single(.backslash)
        case 0x22, 0x27: lexString(start: start, pounds: 0)
        case 0x60: lexBacktick()
        case 0x24: lexDollar()
        case 0x23: lexPound()
        case 0x21, 0x3F: lexQuestionOrExclamation()
        case 0x3C where byte(index + 1) == 0x23 && placeholderEnd(index) != nil: lexPlaceholder()
        case 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2E, 0x2F, 0x3C, 0x3D, 0x3E, 0x5E, 0x7C, 0x7E: lexOperator()
        default: lexOther()
        }
    }

    /// Whether a period begins an operator: `...`, or one of vectors such as `.<` and `.!=`.
    ///
    /// `.?` and `.!` belong to key paths where something stands right before them.
    private func startsDotOperator(_ start: Int) -> Bool {
        switch byte(start + 1) {
        case 0x2E, 0x26, 0x2A, 0x2B, 0x2D, 0x3C, 0x3D, 0x3E, 0x5E, 0x7C: true
        case 0x21:
            byte(start + 2) == 0x3D || start == 0
                || [0x20, 0x0A, 0x28, 0x5B, 0x2C].contains(byte(start - 1))
        default: false
        }
    }

    @inline(__always)
    private mutating func single(_ kind: SourceTokenKind) {
        index += 1
        emit(kind, from: index - 1)
    }

    private mutating func lexRightParen() {
        if let last = openStrings.last {
            if last.depth == 0 {
                single(.interpolationEnd)
                resumeString()
                return
            }
            openStrings[openStrings.count - 1].depth -= 1
        }
        single(.rightParen)
    }

    private mutating func lexWord() {
        let start = index
        skipWordBytes()
        emit(.identifier, from: start, word: words.word(bytes, start, index - start))
    }

    private mutating func lexDollar() {
        let start = index
        index += 1
        while SwiftScalars.isDigit(byte(index)) { index += 1 }
        let digitsEnd = index
        skipWordBytes()
        emit(index == digitsEnd ? .dollar : .identifier, from: start)
    }

    /// `` `name` ``; a lone backtick where no other one follows on the line.
    private mutating func lexBacktick() {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != 0x60, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        if byte(index) == 0x60, index < bytes.count {
            index += 1
            emit(.identifier, from: start)
        } else {
            index = start
            single(.backtick)
        }
    }

    private mutating func lexPound() {
        let start = index
        guard start >= plainPoundsEnd else { return single(.pound) }
        var end = index
        while byte(end) == 0x23 { end += 1 }
        if byte(end) == 0x22 || byte(end) == 0x27 {
            index = end
            return lexString(start: start, pounds: end - start)
        }
        if byte(end) == 0x2F, let regexEnd = scanRegex(from: start, mustBeRegex: true) {
            index = regexEnd
            return emit(.regex, from: start)
        }
        if end > start + 1 { plainPoundsEnd = end - 1 }
        end = start + 1
        while (byte(end) | 0x20) &- 0x61 < 26 || byte(end) == 0x5F { end += 1 }
        guard let kind = directive(start + 1, end) else { return single(.pound) }
        index = end
        emit(kind, from: start)
    }

    private func directive(_ start: Int, _ end: Int) -> SourceTokenKind? {
        switch end - start {
        case 2: matches("if", start) ? .poundIf : nil
        case 4: matches("else", start) ? .poundElse : nil
        case 5: matches("endif", start) ? .poundEndif : nil
        case 6: matches("elseif", start) ? .poundElseif : nil
        case 9: matches("available", start) ? .poundAvailable : nil
        case 11: matches("unavailable", start) ? .poundUnavailable : nil
        case 14: matches("sourceLocation", start) ? .poundSourceLocation : nil
        default: nil
        }
    }
}
