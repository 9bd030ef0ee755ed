import PlainspokenModel

extension ObjectiveCParser {
    /// Reads statements to the end of the bracket, or to the next `case` of a `switch`.
    mutating func parseBodyStatements(inSwitch: Bool) {
        var count = 0
        var value: Value?
        while position < limit {
            if nextFragment < fragments.count { parseFragments(before: offset) }
            if inSwitch, startsSwitchCase(position) || holdsSwitchCases(position) { break }
            let start = position
            if kind == .semicolon {
                advance()
                continue
            }
            value = parseStatement()
            count += 1
            if position == start { advance() }
        }
        singleValue = count == 1 ? value : nil
    }

    /// Reads one statement or declaration; its value where it is an expression.
    private mutating func parseStatement() -> Value? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            giveUp()
            return nil
        }
        while kind == .identifier, kind(1) == .colon, !word.isReserved { advance(2) }
        switch kind {
        case .semicolon:
            advance()
            return nil
        case .poundIf:
            parseConditional { $0.parseBodyStatements(inSwitch: false) }
            return nil
        case .poundElse, .poundElseif, .poundEndif:
            skipDirective()
            return nil
        case .poundImport:
            advance(2)
            return nil
        case .leftBrace:
            parseBodyBlock(.scope)
            return nil
        case .rightBrace, .rightParen, .rightSquare:
            problem("a closing bracket has no opening one", offset)
            return nil
        case .at: if parseAtStatement() { return nil }
        case .identifier:
            if parseKeywordStatement() { return nil }
            if word != .other || kind(1) != .leftParen, startsDeclaration() {
                parseVariables(keyword: "")
                return nil
            }
        default: break
        }
        return parseExpressionStatement()
    }

    private mutating func parseExpressionStatement() -> Value? {
        let start = position
        var value = parseExpression()
        while kind == .comma {
            advance()
            value = parseExpression()
        }
        return position > start ? value : nil
    }

    /// Reads a statement that begins with a word of its own; false where the word is an expression's.
    private mutating func parseKeywordStatement() -> Bool {
        switch word {
        case .if: parseIf()
        case .for: parseFor()
        case .while: parseWhile()
        case .do: parseDo()
        case .switch: parseSwitch()
        case .return, .throw, .co_return:
            advance()
            if position < limit, kind != .semicolon { _ = parseExpressionStatement() }
        case .goto, .break, .continue:
            advance()
            if kind == .identifier, !atLineStart { advance() }
        case .case, .default, .else: advance()
        case .try: parseTry()
        case .typedef, .using, .static_assert, ._Static_assert:
            parseExternal()
        case .struct, .union, .enum, .class, .static, .const:
            guard let open = taggedBody() else { return false }
            parseTagged(open)
        default: return false
        }
        return true
    }

    private mutating func parseAtStatement() -> Bool {
        let start = offset
        switch word(1) {
        case .try: parseTry()
        case .synchronized:
            advance(2)
            if kind == .leftParen { _ = parseArguments(of: nil) }
            if kind == .leftBrace { parseBodyBlock(.scope, statement: start) }
        case .autoreleasepool:
            advance(2)
            if kind == .leftBrace { parseBodyBlock(.scope, statement: start) }
        case .throw: advance(2)
        case .catch, .finally:
            advance(2)
            if kind == .leftParen { position = afterBracket(position) }
            if kind == .leftBrace { parseBodyBlock(.scope, statement: start) }
        default: return false
        }
        return true
    }

    private mutating func parseTry() {
        let start = offset
        advance(kind == .at ? 2 : 1)
        guard kind == .leftBrace else { return }
        parseBodyBlock(.doBody, statement: start)
        var ordinal = 1
        while true {
            let ahead = kind == .at ? 1 : 0
            let word = word(ahead)
            guard word == .catch || (word == .finally && ahead == 1) else { return }
            advance(ahead + 1)
            let first = facts.declarations.count
            let condition = offset
            parseParameters(keyword: "@catch")
            let range = range(from: condition)
            guard kind == .leftBrace else { return }
            let body = addBlock(word == .catch ? .catchBody : .deferBody, statement: start)
            facts.blocks[body].ordinal = ordinal
            if word == .catch { facts.blocks[body].condition = range }
            moveDeclarations(from: first, to: body)
            parseBody(in: body)
            ordinal += 1
        }
    }

    /// Reads the statement after a condition as a block, with or without braces.
    @discardableResult
    private mutating func parseSubstatement(_ blockKind: Block.Kind, statement: Int, bindings: Int? = nil) -> Int {
        let index: Int
        if kind == .leftBrace {
            index = addBlock(blockKind, statement: statement)
        } else {
            index = facts.blocks.count
            facts.blocks.append(Block(kind: blockKind, parent: block, range: offset..<offset, statement: statement))
        }
        if let bindings { moveDeclarations(from: bindings, to: index) }
        if kind == .leftBrace {
            parseBody(in: index)
            return index
        }
        let outer = block
        block = index
        let start = offset
        _ = parseStatement()
        block = outer
        if kind == .semicolon { advance() }
        facts.blocks[index].range = range(from: start)
        return index
    }

    // MARK: Branches

    private mutating func parseIf() {
        let start = offset
        var ordinal = 0
        var below: [AvailabilityBound] = []
        while word == .if {
            advance()
            if word == .constexpr { advance() }
            let first = facts.declarations.count
            let conditions = parseCondition()
            let body = facts.blocks.count
            let index = parseSubstatement(.branch, statement: start, bindings: first)
            guard index >= body else { return }
            facts.blocks[index].ordinal = ordinal
            facts.blocks[index].condition = conditions.range
            facts.blocks[index].availability = conditions.availability + below
            if conditions.isAvailabilityOnly, below.count < 16 { below += conditions.availability.map(\.negated) }
            ordinal += 1
            guard word == .else else { return }
            advance()
            if word == .if { continue }
            let last = parseSubstatement(.branch, statement: start)
            facts.blocks[last].ordinal = ordinal
            facts.blocks[last].isElse = true
            facts.blocks[last].availability = below
            return
        }
    }

    /// Reads a condition in parentheses.
    private mutating func parseCondition() -> SwiftParser.Conditions {
        guard kind == .leftParen else { return SwiftParser.Conditions(range: offset..<offset) }
        let open = position
        let bracket = enter()
        let range = offset..<max(offset, offset(bracket.end))
        availability = []
        while position < limit {
            let start = position
            if startsDeclaration() { parseVariables(keyword: "") } else { _ = parseExpression() }
            if kind == .comma || kind == .semicolon || position == start { advance() }
        }
        leave(bracket)
        var conditions = SwiftParser.Conditions(range: range)
        let isNegated = isCharacter(open + 1, 0x21)
        let first = isNegated ? open + 2 : open + 1
        let isAlone =
            kind(at: first) == .at && word(at: first + 1) == .available && afterBracket(first + 2) == bracket.end
        if isAlone {
            conditions.availability = isNegated ? availability.map(\.negated) : availability
            conditions.isAvailabilityOnly = !availability.isEmpty
        } else if !holdsAlternatives(open, bracket.end) {
            conditions.availability = availability
        }
        availability = []
        return conditions
    }

    /// Whether `||` or `!` stands in a condition, so that its parts need not hold.
    private func holdsAlternatives(_ open: Int, _ end: Int) -> Bool {
        guard !availability.isEmpty else { return false }
        for index in open..<end where tokens[index].kind == .binaryOperator {
            if isText(index, "||") || isCharacter(index, 0x21) { return true }
        }
        return false
    }

    // MARK: Loops

    private mutating func parseWhile() {
        let start = offset
        advance()
        let first = facts.declarations.count
        let conditions = parseCondition()
        let body = parseSubstatement(.loop, statement: start, bindings: first)
        facts.blocks[body].condition = conditions.range
        facts.blocks[body].availability = conditions.availability
    }

    private mutating func parseDo() {
        let start = offset
        advance()
        let body = parseSubstatement(.loop, statement: start)
        guard word == .while else { return }
        advance()
        facts.blocks[body].condition = parseCondition().range
    }

    private mutating func parseFor() {
        let start = offset
        advance()
        let first = facts.declarations.count
        var range = offset..<offset
        if kind == .leftParen {
            let bracket = enter()
            range = offset..<max(offset, offset(bracket.end))
            parseForHead(first)
            leave(bracket)
        }
        let body = parseSubstatement(.loop, statement: start, bindings: first)
        facts.blocks[body].condition = range
    }

    private mutating func parseForHead(_ first: Int) {
        if startsDeclaration() {
            var modifiers: [String] = []
            let type = parseTypeSpecifiers(&modifiers)
            repeat {
                if kind == .comma { advance() }
                let before = position
                parseDeclarator(.variable, type, modifiers, "for")
                if position == before { break }
            } while kind == .comma
            if word == .in || kind == .colon {
                advance()
                let value = parseExpression()
                if facts.declarations.count > first { facts.declarations[first].initialValue = value }
            }
        }
        while position < limit {
            let before = position
            if word == .in { advance() }
            _ = parseExpression()
            if kind == .semicolon || kind == .comma || position == before { advance() }
        }
    }

    // MARK: Switch

    private func startsSwitchCase(_ index: Int) -> Bool {
        word(at: index) == .case || (word(at: index) == .default && kind(at: index + 1) == .colon)
    }

    /// Whether an `#if` stands around cases rather than statements of a case.
    private func holdsSwitchCases(_ index: Int) -> Bool {
        guard kind(at: index) == .poundIf else { return false }
        var next = index + 1
        while next < limit, !isAtLineStart(next) { next += 1 }
        return startsSwitchCase(next)
    }

    private mutating func parseSwitch() {
        let start = offset
        advance()
        let range = parseCondition().range
        guard kind == .leftBrace else { return }
        let body = addBlock(.switchBody, statement: start)
        facts.blocks[body].condition = range
        let outer = block
        block = body
        let bracket = enter()
        var ordinal = 0
        parseCases(start, &ordinal)
        leave(bracket)
        block = outer
    }

    private mutating func parseCases(_ statement: Int, _ ordinal: inout Int) {
        while position < limit {
            let before = position
            if kind == .poundIf {
                var inner = ordinal
                parseConditional { $0.parseCases(statement, &inner) }
                ordinal = inner
            } else if startsSwitchCase(position) {
                parseCase(statement, ordinal)
                ordinal += 1
            } else {
                parseBodyStatements(inSwitch: true)
            }
            if position == before { advance() }
        }
    }

    private mutating func parseCase(_ statement: Int, _ ordinal: Int) {
        let isElse = word == .default
        advance()
        let start = offset
        if !isElse { _ = parseExpression() }
        let condition = isElse ? start..<start : range(from: start)
        while position < limit, kind != .colon, kind != .semicolon, kind != .leftBrace { advance() }
        if kind == .colon { advance() }
        let body = facts.blocks.count
        let bodyStart = previousEnd
        facts.blocks.append(
            Block(
                kind: .switchCase, parent: block, range: bodyStart..<bodyStart, statement: statement, ordinal: ordinal,
                isElse: isElse, condition: condition))
        let outer = block
        block = body
        parseBodyStatements(inSwitch: true)
        block = outer
        facts.blocks[body].range = bodyStart..<max(bodyStart, position < limit ? offset : offset(limit))
    }
}
