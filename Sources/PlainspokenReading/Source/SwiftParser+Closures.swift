import PlainspokenModel

extension SwiftParser {
    /// Reads a closure with its captures and parameters and gives its block.
    mutating func parseClosure() -> Int {
        let index = addBlock(.closure)
        let outer = block
        let bracket = enter()
        if let end = signatureEnd() {
            parseSignature(end: end, closure: index)
            position = min(end + 1, limit)
        }
        block = index
        parseStatements(inSwitch: false)
        block = outer
        leave(bracket)
        castType = nil
        return index
    }

    /// The `in` that ends the signature of the closure being read; nil where it has none.
    private func signatureEnd() -> Int? {
        var index = position
        for _ in 0..<16 where kind(at: index) == .at {
            index += 2
            if kind(at: index) == .leftParen, !tokens[index].flags.contains(.afterSpace) { index = afterBracket(index) }
        }
        if kind(at: index) == .leftSquare { index = afterBracket(index) }
        if kind(at: index) == .leftParen {
            index = afterBracket(index)
        } else {
            while kind(at: index) == .identifier, !word(at: index).isReserved {
                index += 1
                guard kind(at: index) == .comma else { break }
                index += 1
            }
        }
        while word(at: index) == .async || word(at: index) == .throws || word(at: index) == .rethrows {
            index += 1
            if kind(at: index) == .leftParen { index = afterBracket(index) }
        }
        if word(at: index) == .in { return index }
        return kind(at: index) == .arrow ? resultEnd(index + 1) : nil
    }

    /// The `in` after the result type of a closure.
    private func resultEnd(_ start: Int) -> Int? {
        var index = start
        for _ in 0..<64 {
            switch kind(at: index) {
            case .identifier:
                let word = word(at: index)
                if word == .in { return index }
                guard !word.isReserved || word == .throws || word == .Self || word == .Any else { return nil }
                index += 1
            case .leftParen, .leftSquare: index = afterBracket(index)
            case .arrow, .period, .postfixQuestion, .exclamation, .comma, .at, .doubleColon: index += 1
            case .binaryOperator, .postfixOperator, .prefixOperator:
                let isTypeOperator = isCharacter(index, 0x3C) || isCharacter(index, 0x3E) || isCharacter(index, 0x26)
                guard isTypeOperator else { return nil }
                index += 1
            default: return nil
            }
        }
        return nil
    }

    private mutating func parseSignature(end: Int, closure: Int) {
        let outerLimit = limit
        limit = end
        defer { limit = outerLimit }
        while kind == .at {
            var header = Header()
            parseAttribute(&header)
        }
        if kind == .leftSquare { parseCaptures(closure) }
        guard kind == .leftParen else { return }
        let bracket = enter()
        while position < limit {
            let before = position
            parseClosureParameter(closure)
            skipToComma()
            if position == before { advance() }
        }
        leave(bracket)
    }

    private mutating func parseClosureParameter(_ closure: Int) {
        guard kind == .identifier else { return }
        var name = position
        if kind(1) == .identifier, kind(2) == .colon { name += 1 }
        position = name
        advance()
        guard kind == .colon else { return }
        advance()
        let index = declare(.parameter, text(name), keyword: "in", header: Header(), offset: offset(name))
        facts.declarations[index].block = closure
        facts.declarations[index].type = parseType()
        if kind == .postfixOperator { advance() }
    }

    /// `[weak self, center = NotificationCenter.default]`: the values are read outside, the names stand inside.
    private mutating func parseCaptures(_ closure: Int) {
        let bracket = enter()
        while position < limit {
            let before = position
            var header = Header()
            while word == .weak || word == .unowned, kind(1) == .identifier || kind(1) == .leftParen {
                header.modifiers.append(text(position))
                advance()
                if kind == .leftParen { position = afterBracket(position) }
            }
            if kind == .identifier, kind(1) == .equal {
                let index = declare(.variable, text(position), keyword: "let", header: header, offset: offset)
                facts.declarations[index].block = closure
                advance(2)
                let value = parseExpression()
                facts.declarations[index].initialValue = value
            } else if kind == .identifier {
                advance()
            }
            skipToComma()
            if position == before { advance() }
        }
        leave(bracket)
    }
}
