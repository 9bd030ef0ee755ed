package typealias ObjectiveCToken = SourceToken<ObjectiveCWord>

/// Splits C, Objective-C and C++ into tokens without expanding macros.
///
/// Lines of the preprocessor become directives, except that the definition of a macro is put behind the file's tokens:
/// its brackets need not fit the code around it. Total on any bytes and linear in their number.
package struct ObjectiveCLexer: SourceLexer {
    /// What lexing gives.
    package struct Output: Sendable {
        /// The file's tokens up to `.endOfFile`, then each definition's, with an `.endOfFile`.
        package var tokens: [ObjectiveCToken]
        package var definitions: [SourceFragment]
        package var notes: [SourceNote]
        package var markers: [Range<Int>]
    }

    let bytes: UnsafeBufferPointer<UInt8>
    private let words: SourceWordTable<ObjectiveCWord>.View
    var index = 0
    var tokens: [ObjectiveCToken] = []
    var notes: [SourceNote] = []
    var markers: [Range<Int>] = []
    private var definitions: [(offset: Int, tokens: [ObjectiveCToken])] = []
    private var flags: SourceTokenFlags = [.atLineStart]
    /// Whether a line break ends what is being read: the definition of a macro.
    private var isInDefinition = false

    /// The tokens of a file; files of 2 GB and more are not read.
    package static func lex(_ bytes: [UInt8]) -> Output {
        guard bytes.count < Int(Int32.max) else {
            let end = ObjectiveCToken(start: 0, end: 0, kind: .endOfFile, word: .other, flags: [])
            let note = SourceNote(message: "the file is too large to read", offset: 0)
            return Output(tokens: [end], definitions: [], notes: [note], markers: [])
        }
        return bytes.withUnsafeBufferPointer { buffer in
            ObjectiveCWord.table.withView { words in
                var lexer = ObjectiveCLexer(bytes: buffer, words: words)
                lexer.run()
                return lexer.output
            }
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, words: SourceWordTable<ObjectiveCWord>.View) {
        self.bytes = bytes
        self.words = words
    }

    private var output: Output {
        var result = Output(tokens: tokens, definitions: [], notes: notes, markers: markers)
        for definition in definitions {
            let start = result.tokens.count
            result.tokens += definition.tokens
            result.definitions.append(
                SourceFragment(
                    offset: definition.offset, tokens: start..<result.tokens.count - 1, isDefinition: true))
        }
        return result
    }

    private mutating func run() {
        tokens.reserveCapacity(bytes.count / 5 + 16)
        if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { index = 3 }
        lexTokens()
        emit(.endOfFile, from: index)
    }

    /// Lexes to the end of the file or of the definition.
    private mutating func lexTokens() {
        while skipTrivia(), index < bytes.count { lexToken() }
    }

    @inline(__always)
    mutating func emit(_ kind: SourceTokenKind, from start: Int, word: ObjectiveCWord = .other) {
        tokens.append(
            ObjectiveCToken(
                start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: index), kind: kind, word: word,
                flags: flags))
        flags = []
    }

    /// Skips space, comments and joined lines; false where a line break ends a definition.
    private mutating func skipTrivia() -> Bool {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09, 0x0B, 0x0C, 0:
                index += 1
                flags.insert(.afterSpace)
            case 0x0A, 0x0D:
                if isInDefinition { return false }
                index += 1
                flags.formUnion([.afterSpace, .atLineStart])
            case 0x5C:
                guard let end = joinedLine(index) else {
                    index += 1
                    continue
                }
                index = end
                flags.insert(.afterSpace)
            case 0x2F where byte(index + 1) == 0x2F:
                skipJoinedComment()
                flags.insert(.afterSpace)
            case 0x2F where byte(index + 1) == 0x2A:
                skipBlockComment()
                flags.insert(.afterSpace)
            default: return true
            }
        }
        return true
    }

    /// The offset after a backslash and the line break it hides.
    func joinedLine(_ offset: Int) -> Int? {
        var end = offset + 1
        while byte(end) == 0x20 || byte(end) == 0x09 { end += 1 }
        guard end < bytes.count, bytes[end] == 0x0A || bytes[end] == 0x0D else { return nil }
        return bytes[end] == 0x0D && byte(end + 1) == 0x0A ? end + 2 : end + 1
    }

    /// Skips `//` to the end of the line, and of the lines that a backslash joins to it.
    private mutating func skipJoinedComment() {
        skipLineComment()
        while index < bytes.count, bytes[index - 1] == 0x5C, let next = joinedLine(index - 1) {
            index = next
            skipToLineEnd()
        }
    }

    private mutating func skipBlockComment() {
        let start = index
        var marker: Int?
        index += 2
        while index < bytes.count {
            let byte = bytes[index]
            let isEnd = byte == 0x2A && self.byte(index + 1) == 0x2F
            if isEnd || byte == 0x0A || byte == 0x0D {
                if let begun = marker { markers.append(begun..<index) }
                marker = nil
                if isEnd {
                    index += 2
                    return
                }
                if !isInDefinition { flags.insert(.atLineStart) }
            } else if byte == 0x3A, marker == nil, isMarker(index) {
                marker = index - markerLength
            }
            index += 1
        }
        if let marker { markers.append(marker..<index) }
        note("a comment is not closed", start)
    }

    private mutating func lexToken() {
        let start = index
        switch bytes[index] {
        case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...0xFF: lexWord()
        case 0x30...0x39: lexNumber()
        case 0x2E where SwiftScalars.isDigit(byte(index + 1)): lexNumber()
        case 0x22: lexString(from: start)
        case 0x27: lexCharacter(from: start)
        case 0x40:
            index += 1
            if byte(index) == 0x22 { lexString(from: start) } else { emit(.at, from: start) }
        case 0x23:
            if flags.contains(.atLineStart), !isInDefinition { lexDirective() } else { single(.pound) }
        case 0x28: single(.leftParen)
        case 0x29: single(.rightParen)
        case 0x5B: single(.leftSquare)
        case 0x5D: single(.rightSquare)
        case 0x7B: single(.leftBrace)
        case 0x7D: single(.rightBrace)
        case 0x2C: single(.comma)
        case 0x3B: single(.semicolon)
        case 0x3F: single(.infixQuestion)
        case 0x3A:
            index += byte(index + 1) == 0x3A ? 2 : 1
            emit(index == start + 2 ? .doubleColon : .colon, from: start)
        default: lexOperator()
        }
    }

    private mutating func single(_ kind: SourceTokenKind) {
        index += 1
        emit(kind, from: index - 1)
    }

    private mutating func lexWord() {
        let start = index
        while index < bytes.count, SwiftScalars.isWordByte(bytes[index]) || bytes[index] >= 0x80 { index += 1 }
        // `L"…"`, `u8"…"`, `R"x(…)x"`.
        if byte(index) == 0x22, index - start <= 3, isLiteralPrefix(start) {
            return bytes[index - 1] == 0x52 ? lexRawString(from: start) : lexString(from: start)
        }
        if byte(index) == 0x27, index - start <= 2, isLiteralPrefix(start) { return lexCharacter(from: start) }
        emit(.identifier, from: start, word: words.word(bytes, start, index - start))
    }

    private func isLiteralPrefix(_ start: Int) -> Bool {
        for offset in start..<index {
            switch bytes[offset] {
            case 0x4C, 0x75, 0x55, 0x38, 0x52: break
            default: return false
            }
        }
        return true
    }

    /// A number of the preprocessor: anything that begins like one and goes on with letters, dots and exponents.
    private mutating func lexNumber() {
        let start = index
        index += 1
        while index < bytes.count {
            let byte = bytes[index]
            if SwiftScalars.isWordByte(byte) || byte == 0x2E {
                index += 1
            } else if byte == 0x2B || byte == 0x2D, bytes[index - 1] | 0x20 == 0x65 || bytes[index - 1] | 0x20 == 0x70 {
                index += 1
            } else if byte == 0x27, SwiftScalars.isHexDigit(self.byte(index + 1)) {
                index += 2
            } else {
                break
            }
        }
        emit(.number, from: start)
    }

    private mutating func lexString(from start: Int) {
        index += 1
        while index < bytes.count {
            switch bytes[index] {
            case 0x22:
                index += 1
                return emit(.string, from: start)
            case 0x5C: index = joinedLine(index) ?? min(index + 2, bytes.count)
            case 0x0A, 0x0D:
                note("a string literal is not closed", start)
                return emit(.string, from: start)
            default: index += 1
            }
        }
        note("a string literal is not closed", start)
        emit(.string, from: start)
    }

    private mutating func lexRawString(from start: Int) {
        let open = index + 1
        var end = open
        while end < bytes.count, end - open <= 16, bytes[end] != 0x28 { end += 1 }
        let length = end - open
        index = end
        while index < bytes.count {
            if bytes[index] == 0x29, byte(index + 1 + length) == 0x22, repeats(open, length, index + 1) {
                index += length + 2
                return emit(.string, from: start)
            }
            index += 1
        }
        note("a string literal is not closed", start)
        emit(.string, from: start)
    }

    private func repeats(_ first: Int, _ length: Int, _ second: Int) -> Bool {
        for offset in 0..<length where bytes[first + offset] != byte(second + offset) { return false }
        return true
    }

    private mutating func lexCharacter(from start: Int) {
        index += 1
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
            let byte = bytes[index]
            index += byte == 0x5C ? 2 : 1
            if byte == 0x27 { break }
        }
        index = min(index, bytes.count)
        emit(.number, from: start)
    }

    private mutating func lexOperator() {
        let start = index
        let first = bytes[index]
        let second = byte(index + 1)
        index += operatorLength(first, second, byte(index + 2))
        if first == 0x3E, index == start + 2, second == 0x3E {
            // `>>` may close two template arguments.
            index = start + 1
            emit(.binaryOperator, from: start)
            flags = .joined
            index = start + 2
            return emit(.binaryOperator, from: start + 1)
        }
        switch (first, index - start) {
        case (0x3D, 1): emit(.equal, from: start)
        case (0x2E, 1): emit(.period, from: start)
        case (0x2D, 2) where second == 0x3E: emit(.arrow, from: start)
        default: emit(SwiftScalars.isOperatorByte(first) ? .binaryOperator : .unknown, from: start)
        }
    }

    private func operatorLength(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
        switch first {
        case 0x3C, 0x3E:
            if second == first { return third == 0x3D ? 3 : 2 }
            if first == 0x3C, second == 0x3D, third == 0x3E { return 3 }
            return second == 0x3D ? 2 : 1
        case 0x2D:
            if second == 0x3E { return third == 0x2A ? 3 : 2 }
            return second == 0x2D || second == 0x3D ? 2 : 1
        case 0x2B, 0x26, 0x7C: return second == first || second == 0x3D ? 2 : 1
        case 0x2A, 0x2F, 0x25, 0x5E, 0x21, 0x3D: return second == 0x3D ? 2 : 1
        case 0x2E:
            if second == 0x2E, third == 0x2E { return 3 }
            return second == 0x2A ? 2 : 1
        default: return 1
        }
    }
}

// MARK: The preprocessor

extension ObjectiveCLexer {
    private mutating func lexDirective() {
        let start = index
        var name = index + 1
        while byte(name) == 0x20 || byte(name) == 0x09 { name += 1 }
        var end = name
        while SwiftScalars.isWordByte(byte(end)) { end += 1 }
        index = end
        switch words.word(bytes, name, end - name) {
        case .if, .ifdef, .ifndef: emit(.poundIf, from: start)
        case .elif, .elifdef, .elifndef: emit(.poundElseif, from: start)
        case .else:
            emit(.poundElse, from: start)
            skipDirectiveLine()
        case .endif:
            emit(.poundEndif, from: start)
            skipDirectiveLine()
        case .import, .include, .include_next: lexImport(from: start)
        case .define: lexDefinition(from: start)
        default: skipDirectiveLine()
        }
    }

    /// Skips to the end of the line, and of those joined to it.
    private mutating func skipDirectiveLine() {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
            if bytes[index] == 0x2F, byte(index + 1) == 0x2F || byte(index + 1) == 0x2A {
                if byte(index + 1) == 0x2F { skipJoinedComment() } else { skipBlockComment() }
            } else if bytes[index] == 0x5C, let end = joinedLine(index) {
                index = end
            } else {
                index += 1
            }
        }
    }

    private mutating func lexImport(from start: Int) {
        emit(.poundImport, from: start)
        while byte(index) == 0x20 || byte(index) == 0x09 { index += 1 }
        let open = byte(index)
        if open == 0x22 || open == 0x3C {
            let header = index
            let close: UInt8 = open == 0x3C ? 0x3E : 0x22
            index += 1
            while index < bytes.count, bytes[index] != close, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
            if byte(index) == close { index += 1 }
            emit(.string, from: header)
        }
        skipDirectiveLine()
    }

    private mutating func lexDefinition(from start: Int) {
        let file = tokens
        tokens = []
        let outerFlags = flags
        isInDefinition = true
        flags = []
        lexTokens()
        emit(.endOfFile, from: index)
        isInDefinition = false
        flags = outerFlags
        definitions.append((start, tokens))
        tokens = file
    }
}
