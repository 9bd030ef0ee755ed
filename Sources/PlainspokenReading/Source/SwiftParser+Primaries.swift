import PlainspokenModel

extension SwiftParser {
    /// Reads a literal, brackets, a closure, an implicit member, a macro or a key path; nil where none begins.
    mutating func parsePrimary() -> Value? {
        switch kind {
        case .dollar: return parseNamedChain()
        case .period: return parseImplicitMember()
        case .string, .stringStart: return parseString()
        case .regex: return parseLiteral(.other)
        case .leftParen: return parseParentheses()
        case .leftSquare: return parseBracketed { $0.parseCollection() }
        case .leftBrace: return parseBracketed { .closure($0.parseClosure()) }
        case .backslash: return parseKeyPath()
        case .pound: return parseMacro()
        case .poundAvailable, .poundUnavailable:
            _ = parseAvailability()
            return .other
        case .poundIf, .poundElse, .poundElseif, .poundEndif:
            // Between the elements of a list; a statement's clauses are read elsewhere.
            guard depth > 2 || limit < tokens.count - 1 else { return nil }
            skipDirectives()
            return parseOperand() ?? .other
        default: return nil
        }
    }

    /// A literal of one token, the base of a chain where one follows.
    mutating func parseLiteral(_ value: Value) -> Value {
        guard continuesChain(position + 1) else {
            advance()
            return value
        }
        let index = reserve(.other)
        advance()
        return parseChain(index)
    }

    /// Adds an expression that begins here, before those inside it.
    mutating func reserve(_ base: Expression.Base) -> Int {
        facts.expressions.append(
            Expression(base: base, components: [], offset: offset, end: offset, block: block))
        return facts.expressions.count - 1
    }

    /// Reads brackets whose value is a chain's base where a member or call follows them.
    private mutating func parseBracketed(_ parse: (inout SwiftParser) -> Value) -> Value {
        guard continuesChain(afterBracket(position)) else { return parse(&self) }
        let index = reserve(.other)
        castType = nil
        _ = parse(&self)
        facts.expressions[index].castType = castType
        return parseChain(index)
    }

    /// Whether a member, call or subscript follows at a token.
    func continuesChain(_ index: Int) -> Bool {
        var index = index
        while kind(at: index) == .postfixQuestion || kind(at: index) == .exclamation { index += 1 }
        switch kind(at: index) {
        case .period: return true
        case .leftParen, .leftSquare: return !isAtLineStart(index)
        case .poundIf: return isPostfixConditional(index)
        default: return false
        }
    }

    // MARK: Parentheses and collections

    private mutating func parseParentheses() -> Value? {
        let open = position
        if continuesChain(afterBracket(open)) {
            guard isPlainChain(open) else {
                return parseBracketed { $0.parseTuple() }
            }
            // `(try await session.start()).value` goes on with the chain inside.
            if case .expression(let index) = parseTuple() { return parseChain(index) }
            return .other
        }
        return parseTuple()
    }

    /// Whether parentheses hold a member chain and nothing else.
    private func isPlainChain(_ open: Int) -> Bool {
        let end = min(Int(match[open]), limit)
        var index = open + 1
        while index < end, tokens[index].word == .try || tokens[index].word == .await {
            index += 1
            if kind(at: index) == .postfixQuestion || kind(at: index) == .exclamation { index += 1 }
        }
        guard index < end, tokens[index].kind == .identifier,
            !tokens[index].word.isReserved || tokens[index].word == .`self`
        else { return false }
        index += 1
        while index < end {
            switch tokens[index].kind {
            case .period:
                guard index + 1 < end, tokens[index + 1].kind == .identifier else { return false }
                index += 2
            case .postfixQuestion, .exclamation: index += 1
            case .leftParen, .leftSquare, .leftBrace: index = afterBracket(index)
            default: return false
            }
        }
        return true
    }

    /// Reads parentheses; those around a single value are transparent.
    private mutating func parseTuple() -> Value {
        let bracket = enter()
        context = bracket.context.intersection(.pattern)
        var count = 0
        var hasLabel = false
        var value = Value.other
        var cast: String?
        while position < limit {
            let before = position
            if kind == .identifier, kind(1) == .colon {
                hasLabel = true
                advance(2)
            }
            value = parseExpression()
            cast = castType
            count += 1
            skipToComma()
            if position == before { advance() }
        }
        leave(bracket)
        castType = count == 1 ? cast : nil
        return count == 1 && !hasLabel ? value : .other
    }

    /// Reads what an argument or element leaves unread, up to the comma and past it.
    mutating func skipToComma() {
        while position < limit, kind != .comma {
            let before = position
            _ = parseExpression()
            if position == before { advance() }
        }
        if kind == .comma { advance() }
    }

    private mutating func parseCollection() -> Value {
        let bracket = enter()
        defer { castType = nil }
        var elements: [Value] = []
        var pairs: [(key: Value, value: Value)] = []
        if kind == .colon {
            leave(bracket)
            return .dictionary([])
        }
        while position < limit {
            let before = position
            let first = parseExpression()
            if kind == .colon {
                advance()
                pairs.append((first, parseExpression()))
            } else if position > before {
                elements.append(first)
            }
            skipToComma()
            if position == before { advance() }
        }
        leave(bracket)
        return pairs.isEmpty ? .array(elements) : .dictionary(pairs)
    }

    // MARK: Members without a base

    private mutating func parseImplicitMember() -> Value? {
        guard kind(1) == .identifier else { return nil }
        let index = reserve(.implicitMember)
        let value = parseChain(index)
        guard case .expression = value, facts.expressions[index].components.count == 1,
            let member = facts.expressions[index].components.first, member.arguments == nil
        else { return value }
        return .implicitMember(member.name)
    }

    /// Skips `\.name` and `\Type.name[0]?.other`.
    private mutating func parseKeyPath() -> Value {
        advance()
        if !tokens[min(position, tokens.count - 1)].flags.contains(.afterSpace) {
            switch kind {
            case .identifier: advance()
            case .leftParen, .leftSquare: position = afterBracket(position)
            default: break
            }
            if isCharacter(position, 0x3C), let end = angleEnd(position) { position = min(end + 1, limit) }
        }
        while position < limit {
            switch kind {
            case .period, .doubleColon, .binaryOperator, .prefixOperator, .postfixOperator:
                // `\.?.x` and `\.[0]` are operators to the lexer.
                let isDotted = bytes[offset] == 0x2E && tokens[position].range.count < 3
                guard isDotted || kind == .doubleColon else { return .other }
                advance()
                if kind == .identifier || kind == .number { advance() }
                if isCharacter(position, 0x3C), let end = angleEnd(position), endsGenericArguments(end) {
                    position = min(end + 1, limit)
                }
            case .postfixQuestion, .exclamation: advance()
            case .leftSquare, .leftParen:
                guard !tokens[position].flags.contains(.afterSpace) else { return .other }
                _ = parseArguments(of: nil)
            default: return .other
            }
        }
        return .other
    }

    /// `#selector(…)`, `#Preview { … }`, `#file`: a chain whose base is the macro's name with its pound.
    private mutating func parseMacro() -> Value? {
        guard kind(1) == .identifier, !tokens[position + 1].flags.contains(.afterSpace) else { return nil }
        let index = reserve(.name("#" + text(position + 1)))
        advance(2)
        let generics = parseGenerics()
        return parseChain(index, generics: generics)
    }

    // MARK: Strings

    private mutating func parseString() -> Value {
        let isWhole = kind == .string
        let after = isWhole ? position + 1 : afterBracket(position)
        let index = continuesChain(after) ? reserve(.other) : nil
        let slot = facts.strings.count
        facts.strings.append(StringLiteral(text: "", offset: offset, block: block))
        let text = isWhole ? wholeText(position) : parseInterpolated()
        if isWhole { advance() }
        facts.strings[slot].text = text
        if let index { return parseChain(index) }
        return isWhole ? .string(text) : .other
    }

    /// Reads a literal with interpolations, the code in them too.
    private mutating func parseInterpolated() -> String {
        let open = tokens[position].range
        let end = min(Int(match[position]), limit)
        var decoder = StringDecoder(bytes, opening: open, closing: offset(end))
        let bracket = enter()
        while position < limit {
            switch kind {
            case .stringSegment:
                decoder.append(tokens[position].range)
                advance()
            case .interpolationStart:
                decoder.appendInterpolation()
                _ = parseArguments(of: nil)
            default: advance()
            }
        }
        leave(bracket)
        return decoder.text
    }

    private func wholeText(_ index: Int) -> String {
        StringDecoder.text(ofWhole: tokens[index].range, in: bytes)
    }
}
