import PlainspokenModel

extension SwiftParser {
    /// Reads a chain that begins with a name.
    mutating func parseNamedChain() -> Value {
        let index = reserve(.name(text(position)))
        advance()
        let generics = parseGenerics()
        return parseChain(index, generics: generics)
    }

    /// Reads generic arguments right after a name, where Swift would read them as such; none where there are none.
    mutating func parseGenerics() -> [String] {
        guard isCharacter(position, 0x3C), !tokens[position].flags.contains(.afterSpace),
            let end = angleEnd(position), endsGenericArguments(end)
        else { return [] }
        var names: [String] = []
        let outerLimit = limit
        limit = end
        advance()
        while position < limit {
            let before = position
            if let name = parseType() { names.append(name) }
            while position < limit, kind != .comma { advance() }
            if kind == .comma || position == before { advance() }
        }
        limit = outerLimit
        position = end + 1
        return names
    }

    /// Reads members, calls and subscripts onto an expression; the cursor stands after its base.
    mutating func parseChain(_ index: Int, generics: [String] = []) -> Value {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            giveUp()
            return .other
        }
        var components = facts.expressions[index].components
        facts.expressions[index].components = []
        let isOther = parsePostfix(index, &components, generics)
        facts.expressions[index].components = components
        facts.expressions[index].end = max(facts.expressions[index].end, previousEnd)
        return isOther ? .other : .expression(index)
    }

    /// Reads components as long as they follow; true where an operator makes something else of the value.
    private mutating func parsePostfix(
        _ index: Int, _ components: inout [Expression.Component], _ generics: [String] = []
    ) -> Bool {
        var generics = generics
        var isOther = false
        while position < limit {
            switch kind {
            case .period, .doubleColon:
                guard parseMember(&components, &generics) else { return isOther }
            case .postfixQuestion, .exclamation:
                guard !atLineStart else { return isOther }
                advance()
            case .leftParen:
                guard !atLineStart else { return isOther }
                if isCompoundName {
                    position = afterBracket(position)
                    continue
                }
                let start = offset
                let arguments = parseArguments(of: index)
                attach(arguments, start, &components, &generics)
                if kind == .leftBrace, allowsTrailingClosure { parseTrailingClosures(&components) }
            case .leftSquare:
                guard !atLineStart else { return isOther }
                let start = offset
                let arguments = parseArguments(of: index)
                components.append(
                    Expression.Component(name: "", arguments: arguments, isSubscript: true, offset: start))
            case .leftBrace:
                guard allowsTrailingClosure else { return isOther }
                attach([], offset, &components, &generics)
                parseTrailingClosures(&components)
            case .poundIf:
                guard isPostfixConditional(position) else { return isOther }
                var inner = components
                components = []
                parseConditional { parser in
                    _ = parser.parsePostfix(index, &inner)
                    parser.parseStatements(inSwitch: false)
                }
                components = inner
            case .postfixOperator:
                advance()
                isOther = true
            default: return isOther
            }
        }
        return isOther
    }

    /// Adds arguments to the last member where it has none yet, else as a call on what stands before.
    private func attach(
        _ arguments: [Argument], _ start: Int, _ components: inout [Expression.Component], _ generics: inout [String]
    ) {
        if let last = components.last, last.arguments == nil {
            components[components.count - 1].arguments = arguments
        } else {
            components.append(Expression.Component(name: "", arguments: arguments, offset: start, generics: generics))
            generics = []
        }
    }

    private mutating func parseMember(
        _ components: inout [Expression.Component], _ generics: inout [String]
    ) -> Bool {
        let next = kind(1)
        switch next {
        case .identifier, .number, .dollar:
            if next == .identifier, isAtLineStart(position + 1), word(1).isReserved { return false }
            advance()
            var component = Expression.Component(name: text(position), offset: offset)
            advance()
            component.generics = parseGenerics()
            generics = []
            components.append(component)
        default:
            advance()
        }
        return true
    }

    /// `(a:b:)` after a function's name: a reference, not a call.
    private var isCompoundName: Bool {
        var index = position + 1
        let end = min(Int(match[position]), limit)
        guard index < end else { return false }
        while index + 1 < end {
            guard tokens[index].kind == .identifier, tokens[index + 1].kind == .colon else { return false }
            index += 2
        }
        return index == end
    }

    /// Whether the first thing in the clauses of an `#if` is a member of the chain before it.
    func isPostfixConditional(_ index: Int) -> Bool {
        var next = index
        repeat {
            next += 1
            while next < limit, !isAtLineStart(next) { next += 1 }
        } while kind(at: next) == .poundIf
        return kind(at: next) == .period && kind(at: next + 1) == .identifier
    }

    // MARK: Arguments

    /// Reads arguments in parentheses or brackets, or of an interpolation, as those of an expression.
    mutating func parseArguments(of expression: Int?) -> [Argument] {
        let bracket = enter()
        context = bracket.context.intersection(.pattern)
        var arguments: [Argument] = []
        while position < limit {
            let before = position
            let start = offset
            var label: String?
            if kind == .identifier, kind(1) == .colon {
                label = text(position)
                advance(2)
            }
            let value = parseExpression()
            if case .expression(let index) = value, let expression { facts.expressions[index].parent = expression }
            if position > before || label != nil {
                arguments.append(Argument(label: label, value: value, offset: start))
            }
            skipToComma()
            if position == before { advance() }
        }
        leave(bracket)
        return arguments
    }

    /// Reads a trailing closure and the labelled ones after it as arguments of the last component.
    private mutating func parseTrailingClosures(_ components: inout [Expression.Component]) {
        var label: String?
        repeat {
            let start = offset
            if label != nil { advance(2) }
            let closure = parseClosure()
            if !components.isEmpty {
                components[components.count - 1].arguments?.append(
                    Argument(label: label, value: .closure(closure), isTrailing: true, offset: start))
            }
            label =
                kind == .identifier && kind(1) == .colon && kind(2) == .leftBrace && word != .default
                ? text(position) : nil
        } while label != nil
    }

    /// Whether the `{` to be read is a trailing closure rather than the body of a statement or an accessor block.
    private var allowsTrailingClosure: Bool {
        if word(1) == .case { return false }
        if word(1) == .willSet || word(1) == .didSet || word(1) == .get || word(1) == .set, hasAccessors() {
            return false
        }
        guard context.contains(.condition) else { return true }
        guard !isAtLineStart(position + 1) else { return false }
        let after = afterBracket(position)
        switch kind(at: after) {
        case .leftBrace, .comma: return true
        case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
            .postfixOperator, .binaryOperator:
            return !isAtLineStart(after)
        default:
            if word(at: after) == .where { return true }
            return (word(at: after) == .is || word(at: after) == .as) && !isAtLineStart(after)
        }
    }
}
