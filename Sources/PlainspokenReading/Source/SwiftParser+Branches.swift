import PlainspokenModel

extension SwiftParser {
    /// The conditions of an `if`, `guard` or `while`.
    struct Conditions {
        var range: Range<Int>
        var availability: [AvailabilityBound] = []
        /// Whether `#available` or `#unavailable` stands alone, so that its failure says something.
        var isAvailabilityOnly = false
    }

    /// Reads `if` with all its branches; the values they have where each is a single expression.
    mutating func parseIf() -> Value {
        let start = offset
        var ordinal = 0
        var below: [AvailabilityBound] = []
        var values: [Value] = []
        while word == .if {
            advance()
            let first = facts.declarations.count
            let conditions = parseConditions()
            guard kind == .leftBrace else { return .other }
            let body = addBlock(.branch, statement: start)
            facts.blocks[body].ordinal = ordinal
            facts.blocks[body].condition = conditions.range
            facts.blocks[body].availability = conditions.availability + below
            moveDeclarations(from: first, to: body)
            parseBody(of: body)
            values.append(singleValue ?? .other)
            if conditions.isAvailabilityOnly, below.count < 16 {
                below += conditions.availability.map(\.negated)
            }
            ordinal += 1
            guard word == .else else { break }
            advance()
            guard word != .if else { continue }
            guard kind == .leftBrace else { break }
            let last = addBlock(.branch, statement: start)
            facts.blocks[last].ordinal = ordinal
            facts.blocks[last].isElse = true
            facts.blocks[last].availability = below
            parseBody(of: last)
            values.append(singleValue ?? .other)
            break
        }
        singleValue = nil
        return .either(values)
    }

    mutating func parseGuard() {
        let start = offset
        advance()
        let conditions = parseConditions()
        if word == .else { advance() }
        guard kind == .leftBrace else { return }
        let body = addBlock(.guardElse, statement: start)
        facts.blocks[body].condition = conditions.range
        facts.blocks[body].availability = conditions.availability.map(\.negated)
        parseBody(of: body)
    }

    /// Reads conditions separated by commas up to the body.
    mutating func parseConditions() -> Conditions {
        let start = offset
        var conditions = Conditions(range: start..<start)
        var count = 0
        let outer = context
        context = [.condition]
        while position < limit, kind != .leftBrace || count == 0 {
            let before = position
            parseCondition(&conditions)
            count += 1
            guard kind == .comma, position > before else { break }
            advance()
        }
        context = outer
        conditions.isAvailabilityOnly = count == 1 && !conditions.availability.isEmpty
        conditions.range = range(from: start)
        return conditions
    }

    private mutating func parseCondition(_ conditions: inout Conditions) {
        switch kind {
        case .poundAvailable, .poundUnavailable:
            conditions.availability += parseAvailability()
        case .identifier where word == .let || word == .var: parseOptionalBinding()
        case .identifier where word == .case:
            advance()
            let first = facts.declarations.count
            context = [.condition, .pattern]
            _ = parsePattern()
            context = [.condition]
            let names = first..<facts.declarations.count
            if kind == .colon {
                advance()
                _ = parseType()
            }
            guard kind == .equal else { return }
            advance()
            let value = parseExpression()
            if names.count == 1 { facts.declarations[names.lowerBound].initialValue = value }
        default: _ = parseExpression()
        }
    }

    /// `let x`, `let x = y`, `var x: T = y`.
    private mutating func parseOptionalBinding() {
        let keyword = text(position)
        advance()
        let first = facts.declarations.count
        let nameIndex = position
        declarePattern(keyword: keyword, modifiers: [])
        let isSingle = facts.declarations.count == first + 1
        if kind == .colon {
            advance()
            let type = parseType()
            if isSingle { facts.declarations[first].type = type }
        }
        if kind == .equal {
            advance()
            let value = parseExpression()
            guard isSingle else { return }
            facts.declarations[first].initialValue = value
            if facts.declarations[first].type == nil { facts.declarations[first].type = castType }
        } else if isSingle {
            let name = facts.declarations[first].name
            facts.expressions.append(
                Expression(
                    base: .name(name), components: [], offset: offset(nameIndex), end: previousEnd, block: block))
            facts.declarations[first].initialValue = .expression(facts.expressions.count - 1)
        }
    }

    // MARK: Switch

    func startsSwitchCase(_ index: Int) -> Bool {
        switch word(at: index) {
        case .case, .default: true
        default:
            kind(at: index) == .at && isText(index + 1, "unknown")
                && (word(at: index + 2) == .default || word(at: index + 2) == .case)
        }
    }

    /// Whether an `#if` stands around cases rather than statements of a case.
    func holdsSwitchCases(_ index: Int) -> Bool {
        guard kind(at: index) == .poundIf else { return false }
        var directive = index
        // The first clause that is not empty decides; an `#if` inside is looked at like its content.
        for _ in 0..<16 {
            var next = directive + 1
            while next < limit, !isAtLineStart(next) { next += 1 }
            if startsSwitchCase(next) { return true }
            switch kind(at: next) {
            case .poundIf, .poundElseif, .poundElse: directive = next
            default: return false
            }
        }
        return false
    }

    /// Reads `switch` with all its cases; the values they have where each is a single expression.
    mutating func parseSwitch() -> Value {
        let start = offset
        advance()
        let outer = context
        context = [.condition]
        let subject = offset
        _ = parseExpression()
        context = outer
        guard kind == .leftBrace else { return .other }
        let range = range(from: subject)
        let body = addBlock(.switchBody, statement: start)
        facts.blocks[body].condition = range
        let outerBlock = block
        block = body
        let bracket = enter()
        var ordinal = 0
        var values: [Value] = []
        parseCases(start, &ordinal, &values)
        leave(bracket)
        block = outerBlock
        singleValue = nil
        return .either(values)
    }

    private mutating func parseCases(_ statement: Int, _ ordinal: inout Int, _ values: inout [Value]) {
        while position < limit {
            let before = position
            if kind == .poundIf {
                var inner = ordinal
                var found = values
                parseConditional { $0.parseCases(statement, &inner, &found) }
                ordinal = inner
                values = found
            } else if startsSwitchCase(position) {
                parseCase(statement, ordinal)
                ordinal += 1
                values.append(singleValue ?? .other)
            } else {
                parseStatements(inSwitch: true)
            }
            if position == before { advance() }
        }
    }

    private mutating func parseCase(_ statement: Int, _ ordinal: Int) {
        if kind == .at { advance(2) }
        let isElse = word == .default
        advance()
        let first = facts.declarations.count
        let start = offset
        context = [.pattern]
        while position < limit, kind != .colon, !isElse {
            let before = position
            _ = parsePattern()
            parseWhere()
            if kind == .comma { advance() }
            if position == before { break }
        }
        context = []
        let condition = isElse ? start..<start : range(from: start)
        if kind == .colon { advance() }
        let body = facts.blocks.count
        let bodyStart = previousEnd
        facts.blocks.append(
            Block(
                kind: .switchCase, parent: block, range: bodyStart..<bodyStart, statement: statement, ordinal: ordinal,
                isElse: isElse, condition: condition))
        moveDeclarations(from: first, to: body)
        let outer = block
        block = body
        parseStatements(inSwitch: true)
        block = outer
        facts.blocks[body].range = bodyStart..<max(bodyStart, position < limit ? offset : offset(limit))
    }
}

extension AvailabilityBound {
    /// What holds where this bound does not.
    var negated: AvailabilityBound {
        AvailabilityBound(platform: platform, version: version, isBelow: !isBelow)
    }
}
