import PlainspokenModel

extension SourceParser {
    /// Negations that an `#else` carries at most, so that a long chain costs linear space.
    private static var negationLimit: Int { 32 }

    /// Reads the clauses of an `#if` as blocks, the content of each by a closure.
    mutating func parseConditional(_ parseContent: (inout Self) -> Void) {
        let statement = offset
        var earlier: [BuildCondition] = []
        var ordinal = 0
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else { return giveUp() }
        while kind == .poundIf || kind == .poundElseif || kind == .poundElse {
            guard ordinal == 0 || kind != .poundIf else { return }
            parseClause(statement, ordinal, &earlier, parseContent)
            ordinal += 1
        }
        if kind == .poundEndif { advance() }
    }

    private mutating func parseClause(
        _ statement: Int, _ ordinal: Int, _ earlier: inout [BuildCondition],
        _ parseContent: (inout Self) -> Void
    ) {
        let end = min(max(Int(match[position]), position + 1), limit)
        let outerLimit = limit
        let isElse = kind == .poundElse
        limit = end
        advance()
        var condition: [BuildCondition] = earlier.prefix(Self.negationLimit).map { .not($0) }
        if !isElse {
            let own = parseBuildCondition()
            condition.append(own)
            earlier.append(own)
        }
        while position < limit, !atLineStart { advance() }
        let start = previousEnd
        facts.blocks.append(
            Block(
                kind: .conditional(condition.count == 1 ? condition[0] : .all(condition)), parent: block,
                range: start..<max(start, offset(end)), statement: statement, ordinal: ordinal, isElse: isElse))
        let outer = block
        block = facts.blocks.count - 1
        parseContent(&self)
        block = outer
        position = end
        limit = outerLimit
    }

    /// Skips a directive that belongs to no `#if`, with its condition.
    mutating func skipDirective() {
        let hasCondition = kind == .poundIf || kind == .poundElseif
        advance()
        while hasCondition, position < limit, !atLineStart { advance() }
    }

    /// Skips directives between the elements of a list.
    mutating func skipDirectives() {
        while kind == .poundIf || kind == .poundElseif || kind == .poundElse || kind == .poundEndif { skipDirective() }
    }

    /// Reads the clauses and definitions that were moved out from before an offset.
    mutating func parseFragments(before end: Int) {
        while nextFragment < fragments.count, fragments[nextFragment].offset < end {
            let fragment = fragments[nextFragment]
            nextFragment += 1
            let (outerPosition, outerLimit, problems) = (position, limit, facts.problems.count)
            position = fragment.tokens.lowerBound
            limit = fragment.tokens.upperBound
            if fragment.isDefinition {
                parseDefinition()
            } else {
                parseClause(fragment)
            }
            (position, limit) = (outerPosition, outerLimit)
            // What was taken out need not be balanced.
            facts.problems.removeLast(max(0, facts.problems.count - problems))
        }
    }

    private mutating func parseClause(_ fragment: SourceFragment) {
        let isElse = kind == .poundElse
        if !isElse { advance() }
        let condition = isElse ? BuildCondition.unknown("#else") : parseBuildCondition()
        if isElse { advance() }
        while position < limit, !atLineStart { advance() }
        let start = previousEnd
        facts.blocks.append(
            Block(
                kind: .conditional(condition), parent: block, range: start..<max(start, offset(limit)),
                statement: fragment.statement, ordinal: fragment.ordinal, isElse: isElse))
        let outer = block
        block = facts.blocks.count - 1
        parseStatements(inSwitch: false)
        block = outer
    }
}
