import PlainspokenModel

extension SwiftParser {
    /// Reads `func`, `init`, `deinit`, `subscript` or `macro`.
    mutating func parseFunction(_ header: Header) {
        let keyword = word
        let keywordText = text(position)
        var start = offset
        var name = keywordText
        advance()
        if keyword == .func || keyword == .macro {
            start = offset
            let first = position
            advance()
            // An operator may be several tokens, `>>`.
            while position < limit, tokens[position].flags.contains(.joined) { advance() }
            name = position - first == 1 ? text(first) : text(range(from: start))
        } else if kind == .postfixQuestion || kind == .exclamation {
            advance()
        }
        let index = declare(functionKind(keyword), name, keyword: keywordText, header: header, offset: start)
        skipGenericParameters()
        if kind == .leftParen { parseParameters(of: index, keyword: keywordText) }
        skipEffects()
        if kind == .arrow {
            advance()
            facts.declarations[index].type = parseType()
        }
        if keyword == .macro, kind == .equal {
            advance()
            _ = parseExpression()
        }
        skipWhere()
        guard kind == .leftBrace else { return }
        if keyword == .subscript, hasAccessors() { return parseAccessors(index, header) }
        let body = addBlock(keyword == .subscript ? .accessor(index) : .function(index))
        facts.blocks[body].availability = header.availability
        facts.declarations[index].body = body
        moveDeclarations(from: index + 1, to: body)
        parseBody(of: body)
    }

    private func functionKind(_ keyword: SwiftWord) -> Declaration.Kind {
        switch keyword {
        case .`init`: .initializer
        case .deinit: .deinitializer
        case .subscript: .subscriptDeclaration
        case .macro: .macro
        default: .function
        }
    }

    /// `async`, `throws`, `throws(E)`, `rethrows`.
    mutating func skipEffects() {
        while kind == .identifier {
            switch word {
            case .async, .throws, .rethrows, .reasync, .throw, .try, .await: advance()
            default: return
            }
            if kind == .leftParen, word(-1) == .throws { position = afterBracket(position) }
        }
    }

    private mutating func parseParameters(of function: Int, keyword: String) {
        let bracket = enter()
        while position < limit {
            let before = position
            parseParameter(of: function, keyword: keyword)
            while position < limit, kind != .comma {
                // Something that is no parameter: its expressions still count.
                let inner = position
                _ = parseExpression()
                if position == inner { advance() }
            }
            if kind == .comma { advance() }
            if position == before { advance() }
        }
        leave(bracket)
    }

    private mutating func parseParameter(of function: Int, keyword: String) {
        var header = Header()
        while kind == .at || kind == .poundIf || kind == .poundEndif || kind == .poundElse || kind == .poundElseif {
            if kind == .at { parseAttribute(&header) } else { skipDirective() }
        }
        while kind == .identifier, kind(1) == .identifier, kind(2) == .identifier, word.isModifier { advance() }
        guard kind == .identifier else { return }
        let label = text(position)
        var name = position
        if kind(1) == .identifier {
            advance()
            name = position
        }
        advance()
        facts.declarations[function].labels.append(keyword == "subscript" && name == position - 1 ? label : label)
        guard kind == .colon else { return }
        advance()
        let index = declare(.parameter, text(name), keyword: keyword, header: header, offset: offset(name))
        facts.declarations[index].type = parseType()
        if kind == .postfixOperator { advance() }
        guard kind == .equal else { return }
        advance()
        let value = parseExpression()
        facts.declarations[index].initialValue = value
    }

    // MARK: Variables

    /// Reads `let` or `var` with all its bindings.
    mutating func parseBindings(_ header: Header) {
        let keyword = text(position)
        advance()
        repeat {
            if kind == .comma { advance() }
            let first = facts.declarations.count
            let before = position
            declarePattern(keyword: keyword, modifiers: header.modifiers)
            let isSingle = facts.declarations.count == first + 1
            if kind == .colon {
                advance()
                let type = parseType()
                if isSingle { facts.declarations[first].type = type }
            }
            if kind == .equal {
                advance()
                let value = parseExpression()
                if isSingle {
                    facts.declarations[first].initialValue = value
                    if facts.declarations[first].type == nil { facts.declarations[first].type = castType }
                }
            }
            if kind == .leftBrace, isSingle { parseAccessors(first, header) }
            if position == before { return }
        } while kind == .comma
    }

    /// Declares the names of a pattern: `x`, `(a, b)`; the values of a tuple are not taken apart.
    mutating func declarePattern(keyword: String, modifiers: [String]) {
        if kind == .leftParen {
            let bracket = enter()
            while position < limit {
                if kind == .identifier, kind(1) == .colon { advance(2) }
                let before = position
                if word == .let || word == .var { advance() }
                declarePattern(keyword: keyword, modifiers: modifiers)
                if kind == .comma || position == before { advance() }
            }
            leave(bracket)
            return
        }
        guard kind == .identifier || kind == .dollar else { return }
        if !isCharacter(position, 0x5F) {
            declare(.variable, text(position), keyword: keyword, header: Header(modifiers: modifiers), offset: offset)
        }
        advance()
    }

    /// Whether braces hold `get`, `set` and the like rather than the body of a getter.
    func hasAccessors() -> Bool {
        var index = position + 1
        let end = min(Int(match[position]), limit)
        for _ in 0..<16 where index < end {
            let word = tokens[index].word
            if tokens[index].kind == .at {
                index += 2
                if index < end, tokens[index].kind == .leftParen { index = afterBracket(index) }
                continue
            }
            if word.isAccessor {
                let next = index + 1 < end ? tokens[index + 1] : tokens[min(end, tokens.count - 1)]
                switch next.kind {
                case .leftBrace, .rightBrace, .semicolon, .at, .endOfFile: return true
                case .leftParen:
                    let after = afterBracket(index + 1)
                    return after < end && tokens[after].kind == .leftBrace
                case .identifier:
                    return next.word.isAccessor || next.word == .async || next.word == .throws || next.word.isModifier
                default: return false
                }
            }
            guard word.isModifier else { return false }
            index += 1
        }
        return false
    }

    /// Reads the braces of a computed variable or subscript, or its observers.
    mutating func parseAccessors(_ declaration: Int, _ header: Header) {
        guard hasAccessors() else {
            let body = addBlock(.accessor(declaration))
            facts.blocks[body].availability = header.availability
            facts.declarations[declaration].body = body
            parseBody(of: body)
            return
        }
        let bracket = enter()
        while position < limit {
            var own = Header()
            while kind == .at { parseAttribute(&own) }
            guard kind == .identifier, word.isAccessor else {
                if kind == .poundIf { skipDirective() } else { advance() }
                continue
            }
            let isFirst = facts.declarations[declaration].body == nil
            advance()
            if kind == .leftParen { position = afterBracket(position) }
            skipEffects()
            guard kind == .leftBrace else { continue }
            let body = addBlock(.accessor(declaration))
            facts.blocks[body].availability = header.availability + own.availability
            if isFirst { facts.declarations[declaration].body = body }
            parseBody(of: body)
        }
        leave(bracket)
    }
}
