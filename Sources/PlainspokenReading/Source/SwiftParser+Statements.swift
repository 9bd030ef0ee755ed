import PlainspokenModel

extension SwiftParser {
    /// Reads statements to the end of the bracket, or to the next `case` of a `switch`.
    mutating func parseStatements(inSwitch: Bool) {
        var count = 0
        var value: Value?
        while position < limit {
            if nextFragment < fragments.count { parseFragments(before: offset) }
            if inSwitch, startsSwitchCase(position) || holdsSwitchCases(position) { break }
            let start = position
            switch kind {
            case .semicolon:
                advance()
                continue
            case .poundElseif, .poundElse, .poundEndif: skipDirective()
            default: value = parseStatement()
            }
            count += 1
            if position == start { advance() }
        }
        singleValue = count == 1 ? value : nil
    }

    /// Reads one statement or declaration; its value where it is an expression.
    private mutating func parseStatement() -> Value? {
        skipLabels()
        switch kind {
        case .poundIf:
            parseConditional { $0.parseStatements(inSwitch: false) }
            return nil
        case .poundSourceLocation:
            advance()
            if kind == .leftParen { position = afterBracket(position) }
            return nil
        case .at, .identifier:
            if kind == .identifier, word == .other { break }
            if startsDeclaration() {
                parseDeclaration()
                return nil
            }
            if parseKeywordStatement() { return nil }
        case .rightBrace, .rightParen, .rightSquare:
            problem("a closing bracket has no opening one", offset)
            return nil
        default: break
        }
        return parseExpressionStatement()
    }

    private mutating func parseExpressionStatement() -> Value? {
        let start = position
        let value = parseExpression()
        return position > start ? value : nil
    }

    /// `name:` before a loop or another statement.
    private mutating func skipLabels() {
        while kind == .identifier, kind(1) == .colon {
            switch word(2) {
            case .for, .while, .repeat, .do, .if, .switch: advance(2)
            default: return
            }
        }
    }

    /// Reads a statement that begins with a word of its own; false where the word is an expression's.
    private mutating func parseKeywordStatement() -> Bool {
        switch word {
        case .if: _ = parseIf()
        case .guard: parseGuard()
        case .while: parseWhile()
        case .for: parseFor()
        case .switch: _ = parseSwitch()
        case .repeat where kind(1) == .leftBrace: parseRepeat()
        case .do: parseDo()
        case .defer where kind(1) == .leftBrace:
            let start = offset
            advance()
            parseBlock(.deferBody, statement: start)
        case .return, .throw: parseReturn()
        case .break, .continue: parseJump()
        case .fallthrough: advance()
        case .case, .default:
            // Outside a `switch` or an enumeration, as in a fragment of code.
            advance()
        default: return false
        }
        return true
    }

    private mutating func parseReturn() {
        advance()
        if position < limit, kind != .semicolon, kind != .poundIf { _ = parseExpression() }
    }

    private mutating func parseJump() {
        advance()
        if kind == .identifier, !atLineStart, !word.isReserved { advance() }
    }

    private mutating func parseRepeat() {
        let start = offset
        advance()
        let body = parseBlock(.loop, statement: start)
        guard word == .while else { return }
        advance()
        let condition = offset
        _ = parseExpression()
        facts.blocks[body].condition = range(from: condition)
    }

    private mutating func parseDo() {
        let start = offset
        advance()
        if word == .throws {
            advance()
            if kind == .leftParen { position = afterBracket(position) }
        }
        guard kind == .leftBrace else { return }
        parseBlock(.doBody, statement: start)
        var ordinal = 1
        while word == .catch {
            advance()
            let first = facts.declarations.count
            let condition = offset
            context = [.condition, .pattern]
            while kind != .leftBrace, position < limit {
                let before = position
                _ = parsePattern()
                parseWhere()
                if kind == .comma { advance() }
                if position == before { break }
            }
            context = []
            guard kind == .leftBrace else { return }
            let range =
                range(from: condition)
            let body = addBlock(.catchBody, statement: start)
            facts.blocks[body].ordinal = ordinal
            facts.blocks[body].condition = range
            moveDeclarations(from: first, to: body)
            parseBody(of: body)
            ordinal += 1
        }
    }

    /// `where` and its expression.
    mutating func parseWhere() {
        guard word == .where else { return }
        advance()
        let outer = context
        context = [.condition]
        _ = parseExpression()
        context = outer
    }

    // MARK: Loops

    private mutating func parseWhile() {
        let start = offset
        advance()
        let first = facts.declarations.count
        let conditions = parseConditions()
        guard kind == .leftBrace else { return }
        let body = addBlock(.loop, statement: start)
        facts.blocks[body].condition = conditions.range
        facts.blocks[body].availability = conditions.availability
        moveDeclarations(from: first, to: body)
        parseBody(of: body)
    }

    private mutating func parseFor() {
        let start = offset
        advance()
        while word == .try || word == .await || kind == .postfixQuestion || kind == .exclamation { advance() }
        let first = facts.declarations.count
        let condition = offset
        if word == .case {
            advance()
            context = [.pattern, .condition]
            _ = parsePattern()
        } else {
            if word == .let || word == .var { advance() }
            declarePattern(keyword: "for", modifiers: [])
        }
        let names = first..<facts.declarations.count
        context = []
        if kind == .colon {
            advance()
            let type = parseType()
            if names.count == 1 { facts.declarations[names.lowerBound].type = type }
        }
        if word == .in {
            advance()
            context = [.condition]
            let value = parseExpression()
            context = []
            if names.count == 1 { facts.declarations[names.lowerBound].initialValue = value }
        }
        parseWhere()
        guard kind == .leftBrace else { return }
        let range = range(from: condition)
        let body = addBlock(.loop, statement: start)
        facts.blocks[body].condition = range
        moveDeclarations(from: first, to: body)
        parseBody(of: body)
    }
}
