extension SwiftLexer {
    /// `?` and `!` right after an operand; an operator otherwise.
    mutating func lexQuestionOrExclamation() {
        guard isLeftBound(index) else { return lexOperator() }
        let wasTry = lastWord == .try && lastKind == .identifier
        let start = index
        index += 1
        emit(bytes[start] == 0x21 ? .exclamation : .postfixQuestion, from: start)
        prefersRegex = wasTry
    }

    mutating func lexOperator() {
        let start = index
        let wantsRegex =
            prefersRegex && lastWord == .other && (lastKind == .postfixQuestion || lastKind == .exclamation)
        prefersRegex = false
        let hasSlash = skipOperatorBytes()
        if hasSlash {
            if let (regexStart, regexEnd) = regexInOperator(start, index, wantsRegex) {
                if regexStart > start {
                    index = regexStart
                    emit(operatorKind(start, regexStart), from: start)
                }
                index = regexEnd
                return emit(.regex, from: regexStart)
            }
            cutAtComment(start)
        }
        if bytes[start] == 0x3E, index > start + 1, isAngles(start) { return emitAngles(start) }
        emit(operatorKind(start, index), from: start)
    }

    /// Moves over an operator by maximal munch and tells whether a slash is among its characters.
    private mutating func skipOperatorBytes() -> Bool {
        let allowsDots = bytes[index] == 0x2E
        var hasSlash = false
        repeat {
            let byte = bytes[index]
            if byte < 0x80 {
                hasSlash = hasSlash || byte == 0x2F
                index += 1
            } else if let (_, length) = scalar(at: index) {
                index += length
            }
        } while continuesOperator(allowsDots)
        return hasSlash
    }

    private func continuesOperator(_ allowsDots: Bool) -> Bool {
        let byte = byte(index)
        if byte < 0x80 {
            guard SwiftScalars.isOperatorByte(byte), byte != 0x2E || allowsDots else { return false }
            return !(byte == 0x3C && self.byte(index + 1) == 0x23 && placeholderEnd(index) != nil)
        }
        guard let (scalar, _) = scalar(at: index) else { return false }
        return SwiftScalars.continuesOperator(scalar)
    }

    /// A comment inside an operator ends it: `+/*…*/`.
    private mutating func cutAtComment(_ start: Int) {
        var offset = start + 1
        while offset + 1 < index || (offset < index && offset > start + 1) {
            if bytes[offset] == 0x2F, byte(offset + 1) == 0x2F || byte(offset + 1) == 0x2A {
                index = offset
                return
            }
            offset += 1
        }
    }

    /// Whether an operator is made of `>`, `?` and `!`, so that it may close generic arguments.
    private func isAngles(_ start: Int) -> Bool {
        for offset in start..<index where bytes[offset] != 0x3E && bytes[offset] != 0x3F && bytes[offset] != 0x21 {
            return false
        }
        return true
    }

    /// Emits `>>` and `>?` as single characters, since only the parser knows whether they belong together.
    private mutating func emitAngles(_ start: Int) {
        let end = index
        let kind = operatorKind(start, end)
        for offset in start..<end {
            index = offset + 1
            if offset > start { flags = .joined }
            switch bytes[offset] {
            case 0x3F: emit(.postfixQuestion, from: offset)
            case 0x21: emit(.exclamation, from: offset)
            default: emit(kind, from: offset)
            }
        }
        lastKind = kind
    }

    private func operatorKind(_ start: Int, _ end: Int) -> SourceTokenKind {
        let left = isLeftBound(start)
        let right = isRightBound(end, left)
        if end - start == 1 {
            switch bytes[start] {
            case 0x3D: return .equal
            case 0x26 where !left && right: return .prefixAmpersand
            case 0x2E: return .period
            case 0x3F: return left ? .postfixQuestion : .infixQuestion
            default: break
            }
        } else if end - start == 2, bytes[start] == 0x2D, bytes[start + 1] == 0x3E {
            return .arrow
        }
        return left == right ? .binaryOperator : left ? .postfixOperator : .prefixOperator
    }

    func isLeftBound(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        switch bytes[start - 1] {
        case 0x20, 0x0D, 0x0A, 0x09, 0x28, 0x5B, 0x7B, 0x2C, 0x3B, 0x3A, 0: return false
        case 0x2F: return !(start > 1 && bytes[start - 2] == 0x2A)
        case 0xA0: return !(start > 1 && bytes[start - 2] == 0xC2)
        default: return true
        }
    }

    private func isRightBound(_ end: Int, _ isLeftBound: Bool) -> Bool {
        switch byte(end) {
        case 0x20, 0x0D, 0x0A, 0x09, 0x29, 0x5D, 0x7D, 0x2C, 0x3B, 0x3A, 0: false
        case 0x2E: !isLeftBound
        case 0x2F: byte(end + 1) != 0x2F && byte(end + 1) != 0x2A
        case 0xC2: byte(end + 1) != 0xA0
        default: true
        }
    }

    /// The range of a regex literal that begins at a slash of an operator.
    private mutating func regexInOperator(_ start: Int, _ end: Int, _ wantsRegex: Bool) -> (Int, Int)? {
        let left = isLeftBound(start)
        guard !left, lastWord != .func, lastWord != .operator else { return nil }
        var mustBeRegex = false
        if !isRightBound(end, left) {
            mustBeRegex = wantsRegex
            guard mustBeRegex || isRegexPosition else { return nil }
            switch lastKind {
            case .leftParen, .leftSquare, .comma, .colon, .doubleColon, .interpolationStart: break
            default: mustBeRegex = true
            }
        }
        for slash in start..<end where bytes[slash] == 0x2F {
            return scanRegex(from: slash, mustBeRegex: mustBeRegex).map { (slash, $0) }
        }
        return nil
    }

    /// Whether an expression may begin after the last token.
    private var isRegexPosition: Bool {
        switch lastKind {
        case nil, .leftBrace, .leftParen, .leftSquare, .interpolationStart, .prefixOperator, .prefixAmpersand,
            .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestion, .unknown, .poundIf, .poundElse,
            .poundElseif, .poundEndif:
            true
        case .identifier: lastWord.isReserved && !lastWord.isValueWord
        default: false
        }
    }

    /// The end of a regex literal at its first pound or slash; nil where it is none.
    mutating func scanRegex(from start: Int, mustBeRegex: Bool) -> Int? {
        var offset = start
        while byte(offset) == 0x23 { offset += 1 }
        let pounds = offset - start
        guard byte(offset) == 0x2F else { return nil }
        offset += 1
        if pounds == 0 {
            switch byte(offset) {
            case 0x20, 0x09: if !mustBeRegex { return nil }
            case 0x2A, 0x2F: return nil
            default: break
            }
            if start > 0, bytes[start - 1] == 0x2A { return nil }
            return scanRegexLine(offset, pounds: 0, mustBeRegex: mustBeRegex)
        }
        var line = offset
        while byte(line) == 0x20 || byte(line) == 0x09 { line += 1 }
        guard byte(line) == 0x0A || byte(line) == 0x0D else {
            return scanRegexLine(offset, pounds: pounds, mustBeRegex: true)
        }
        return scanRegexLines(line, pounds: pounds)
    }

    private mutating func scanRegexLine(_ start: Int, pounds: Int, mustBeRegex: Bool) -> Int? {
        var offset = start
        var groups = 0
        var classes = 0
        var lastSpace = -1
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            switch bytes[offset] {
            case 0x2F:
                if let end = regexEnd(offset, pounds) {
                    guard pounds == 0 else { return end }
                    if byte(end) == 0x2A || byte(end) == 0x2F { return mustBeRegex ? offset : nil }
                    return lastSpace == offset - 1 && !mustBeRegex ? nil : end
                }
            case 0x5C:
                if byte(offset + 1) != 0x0A, byte(offset + 1) != 0x0D { offset += 1 }
            case 0x28 where classes == 0: groups += 1
            case 0x29 where classes == 0:
                if groups == 0, !mustBeRegex { return nil }
                groups = max(0, groups - 1)
            case 0x5B: classes += 1
            case 0x5D: classes = max(0, classes - 1)
            case 0x20, 0x09: lastSpace = offset
            default: break
            }
            offset += 1
        }
        guard mustBeRegex else { return nil }
        note("a regex literal is not closed", start)
        return min(offset, bytes.count)
    }

    private mutating func scanRegexLines(_ start: Int, pounds: Int) -> Int? {
        guard pounds < unclosedRegexPounds else { return start }
        var offset = start
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x2F: if let end = regexEnd(offset, pounds) { return end }
            case 0x5C: offset += 1
            default: break
            }
            offset += 1
        }
        unclosedRegexPounds = pounds
        note("a regex literal is not closed", start)
        return start
    }

    private func regexEnd(_ slash: Int, _ pounds: Int) -> Int? {
        var end = slash + 1
        guard pounds > 0 else { return end }
        while byte(end) == 0x23 { end += 1 }
        return end - slash - 1 >= pounds ? end : nil
    }
}
