extension SwiftParser {
    /// Reads a type and gives its name without optionality, attributes and generic arguments; nil where none stands.
    mutating func parseType() -> String? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            giveUp()
            return nil
        }
        skipTypePrefixes()
        guard var name = parseSimpleType() else { return nil }
        while kind == .binaryOperator, isCharacter(position, 0x26) {
            advance()
            skipTypePrefixes()
            guard let next = parseSimpleType() else { break }
            name += " & " + next
        }
        if kind == .postfixOperator, isText(position, "...") { advance() }
        var arrow = position
        while word(at: arrow) == .async || word(at: arrow) == .throws || word(at: arrow) == .rethrows {
            arrow += 1
            if kind(at: arrow) == .leftParen { arrow = afterBracket(arrow) }
        }
        guard kind(at: arrow) == .arrow else { return name }
        position = arrow
        advance()
        return "\(name) -> \(parseType() ?? "")"
    }

    private mutating func skipTypePrefixes() {
        while position < limit {
            if kind == .at {
                var header = Header()
                parseAttribute(&header)
            } else if kind == .prefixOperator, isCharacter(position, 0x7E) {
                advance()
            } else if isTypePrefix {
                advance()
                if kind == .leftParen, word(-1) == .nonisolated || word(-1) == .unowned {
                    position = afterBracket(position)
                }
            } else {
                return
            }
        }
    }

    private var isTypePrefix: Bool {
        switch word {
        case .inout, .some, .any, .each, .repeat, .borrowing, .consuming, .sending, .isolated, .nonisolated, .__owned,
            .__shared, ._const:
            switch kind(1) {
            case .identifier:
                !isAtLineStart(position + 1) && (!word(1).isReserved || word(1) == .Self || word(1) == .Any)
            case .leftParen, .leftSquare, .at: !isAtLineStart(position + 1)
            case .prefixOperator: true
            default: false
            }
        default: false
        }
    }

    private mutating func parseSimpleType() -> String? {
        var name: String
        switch kind {
        case .identifier:
            guard !word.isReserved || word == .Self || word == .Any else { return nil }
            name = parseDottedName()
        case .leftParen: name = parseTupleType()
        case .leftSquare: name = parseCollectionType()
        default: return nil
        }
        while position < limit, !atLineStart || kind == .period {
            if kind == .postfixQuestion || kind == .exclamation {
                advance()
            } else if kind == .period, kind(1) == .identifier {
                if isText(position + 1, "Type") || isText(position + 1, "Protocol") || word(1) == .`self` {
                    advance(2)
                    continue
                }
                name += "." + text(position + 1)
                advance(2)
                skipGenericArguments()
            } else {
                break
            }
        }
        return name
    }

    private mutating func parseDottedName() -> String {
        var name = text(position)
        advance()
        skipGenericArguments()
        while kind == .period || kind == .doubleColon, kind(1) == .identifier {
            if isText(position + 1, "Type") || isText(position + 1, "Protocol") || word(1) == .`self` { break }
            name += "." + text(position + 1)
            advance(2)
            skipGenericArguments()
        }
        return name
    }

    private mutating func skipGenericArguments() {
        guard isCharacter(position, 0x3C), let end = angleEnd(position) else { return }
        position = min(end + 1, limit)
    }

    private mutating func parseTupleType() -> String {
        let bracket = enter()
        var names: [String] = []
        while position < limit {
            let before = position
            if kind == .identifier, kind(1) == .colon {
                advance(2)
            } else if kind == .identifier, kind(1) == .identifier, kind(2) == .colon {
                advance(3)
            }
            if let name = parseType() { names.append(name) }
            while position < limit, kind != .comma { advance() }
            if kind == .comma { advance() }
            if position == before { advance() }
        }
        leave(bracket)
        if names.count == 1, kind != .arrow, word != .async, word != .throws { return names[0] }
        return "(\(names.joined(separator: ", ")))"
    }

    private mutating func parseCollectionType() -> String {
        let bracket = enter()
        if kind == .number, isText(position + 1, "of") { advance(2) }
        let first = parseType() ?? ""
        var second: String?
        if kind == .colon {
            advance()
            second = parseType()
        }
        leave(bracket)
        return second.map { "[\(first): \($0)]" } ?? "[\(first)]"
    }
}

// MARK: Angle brackets

extension SwiftParser {
    /// The `>` that ends the generic arguments that begin at a `<`; nil where it is an operator.
    ///
    /// Found once for each `<` and remembered in its slot of `match`.
    mutating func angleEnd(_ start: Int) -> Int? {
        if match[start] == 0 { searchAngleEnd(start) }
        let end = Int(match[start])
        return end > 0 && end < limit ? end : nil
    }

    /// The same without searching anew; for looking ahead over attributes.
    func peekAngleEnd(_ start: Int) -> Int? {
        var depth = 0
        for index in start..<min(limit, start + 64) {
            if isCharacter(index, 0x3C) { depth += 1 }
            if isCharacter(index, 0x3E) { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Whether generic arguments end at a `>` as Swift tells them from comparisons: by what follows.
    func endsGenericArguments(_ end: Int) -> Bool {
        switch kind(at: end + 1) {
        case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamation,
            .postfixQuestion, .colon, .interpolationEnd, .doubleColon:
            true
        case .leftParen, .leftSquare: !isAtLineStart(end + 1)
        case .binaryOperator: isCharacter(end + 1, 0x26)
        default: false
        }
    }

    private mutating func searchAngleEnd(_ start: Int) {
        var open = [start]
        var index = start + 1
        var wantsType = true
        while index < limit, !open.isEmpty {
            guard let next = step(index, &wantsType, &open) else { break }
            index = next
        }
        for position in open { match[position] = -1 }
    }

    /// Looks at one token of what may be generic arguments and gives the next one; nil where it cannot stand there.
    private func step(_ index: Int, _ wantsType: inout Bool, _ open: inout [Int]) -> Int? {
        let token = tokens[index]
        switch token.kind {
        case .identifier:
            switch token.word {
            case .some, .any, .each, .repeat, .inout, .borrowing, .consuming, .sending, .isolated, .nonisolated:
                return wantsType ? nextAfterPrefix(index, &wantsType) : nil
            case .async, .throws, .rethrows:
                guard !wantsType else { return nil }
                return kind(at: index + 1) == .leftParen ? afterBracket(index + 1) : index + 1
            default:
                guard wantsType, !token.word.isReserved || token.word == .Self || token.word == .Any else { return nil }
                wantsType = false
                return index + 1
            }
        case .number:
            guard wantsType else { return nil }
            wantsType = false
            return index + 1
        case .leftParen, .leftSquare:
            guard wantsType, holdsTypes(index) else { return nil }
            wantsType = false
            return afterBracket(index)
        case .at where wantsType && kind(at: index + 1) == .identifier:
            let isCalled = kind(at: index + 2) == .leftParen && !tokens[index + 2].flags.contains(.afterSpace)
            return isCalled ? afterBracket(index + 2) : index + 2
        case .prefixOperator where wantsType && (isCharacter(index, 0x7E) || isCharacter(index, 0x2D)):
            return index + 1
        case .postfixQuestion, .exclamation: return wantsType ? nil : index + 1
        case .period, .arrow, .comma, .doubleColon:
            guard !wantsType else { return nil }
            wantsType = true
            if token.kind == .period, index + 1 < limit, tokens[index + 1].kind == .identifier {
                wantsType = false
                return index + 2
            }
            return index + 1
        case .binaryOperator, .prefixOperator, .postfixOperator:
            return stepOperator(index, &wantsType, &open)
        default: return nil
        }
    }

    private func nextAfterPrefix(_ index: Int, _ wantsType: inout Bool) -> Int {
        // A type may have such a name: `Box<any>`.
        switch kind(at: index + 1) {
        case .identifier, .leftParen, .leftSquare, .at, .prefixOperator: break
        default: wantsType = false
        }
        return index + 1
    }

    private func stepOperator(_ index: Int, _ wantsType: inout Bool, _ open: inout [Int]) -> Int? {
        if isText(index, "...") { return wantsType ? nil : index + 1 }
        guard tokens[index].range.count == 1 else { return nil }
        switch bytes[Int(tokens[index].start)] {
        case 0x3C:
            guard !wantsType else { return nil }
            wantsType = true
            open.append(index)
            return index + 1
        case 0x3E:
            // A comma may stand before it, and `Pack<>` is empty.
            if wantsType, tokens[index - 1].kind != .comma, tokens[index - 1].range.count != 1 { return nil }
            if let start = open.popLast() { match[start] = Int32(index) }
            wantsType = false
            return index + 1
        case 0x26:
            guard !wantsType else { return nil }
            wantsType = true
            return index + 1
        default: return nil
        }
    }

    /// Whether parentheses or brackets hold nothing that a type cannot contain.
    private func holdsTypes(_ start: Int) -> Bool {
        let end = min(Int(match[start]), limit)
        guard end > start else { return false }
        for index in start + 1..<end {
            switch tokens[index].kind {
            case .identifier:
                let word = tokens[index].word
                if word.isReserved {
                    switch word {
                    case .Self, .Any, .inout, .throws, .rethrows, .repeat: break
                    default: return false
                    }
                }
            case .period, .comma, .colon, .postfixQuestion, .exclamation, .leftParen, .rightParen, .leftSquare,
                .rightSquare, .arrow, .at, .doubleColon:
                break
            case .number where isText(index + 1, "of"): break
            case .binaryOperator, .prefixOperator, .postfixOperator:
                switch bytes[Int(tokens[index].start)] {
                case 0x26, 0x3C, 0x3E, 0x2E, 0x7E: break
                default: return false
                }
            default: return false
            }
        }
        return true
    }

    /// The `>` that ends the generic parameters of a declaration.
    func parameterAngleEnd(_ start: Int) -> Int? {
        var depth = 0
        var index = start
        while index < limit {
            let token = tokens[index]
            switch token.kind {
            case .leftParen, .leftSquare:
                index = afterBracket(index)
                continue
            case .leftBrace, .rightBrace, .semicolon: return nil
            case .binaryOperator, .prefixOperator, .postfixOperator:
                switch bytes[Int(token.start)] {
                case 0x3C: depth += 1
                case 0x3E:
                    depth -= 1
                    if depth <= 0 { return index }
                default: break
                }
            default:
                if token.word == .func || token.word == .struct || token.word == .class { return nil }
            }
            index += 1
        }
        return nil
    }
}
