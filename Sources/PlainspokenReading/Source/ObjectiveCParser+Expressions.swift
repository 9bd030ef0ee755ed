import PlainspokenModel

extension ObjectiveCParser {
    /// Reads operands and operators as far as they go; a comma ends them.
    mutating func parseExpression() -> Value {
        castType = nil
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            giveUp()
            return .other
        }
        guard let first = parseOperand() else { return .other }
        var branches: [Value] = []
        var current = first
        var cast = castType
        while position < limit {
            switch kind {
            case .equal, .binaryOperator:
                if isAssignment {
                    let value = parseAssignment(branches.isEmpty ? current : .other)
                    castType = nil
                    return value
                }
                advance()
                if position < limit, tokens[position].flags.contains(.joined) { advance() }
                _ = parseOperand()
                current = .other
                cast = nil
            case .infixQuestion:
                advance()
                cast = nil
                // `a ?: b` is `a` where that is not null.
                branches.append(kind == .colon ? current : parseExpression())
                guard kind == .colon else { return .other }
                advance()
                current = parseOperand() ?? .other
            case .doubleColon where !branches.isEmpty: advance()
            default:
                castType = branches.isEmpty ? cast : nil
                return branches.isEmpty ? current : .either(branches + [current])
            }
        }
        castType = branches.isEmpty ? cast : nil
        return branches.isEmpty ? current : .either(branches + [current])
    }

    private var isAssignment: Bool {
        guard kind == .binaryOperator else { return kind == .equal }
        let range = tokens[position].range
        guard range.count > 1, bytes[range.upperBound - 1] == 0x3D else { return false }
        switch bytes[range.lowerBound] {
        case 0x3D, 0x21: return false
        case 0x3C, 0x3E: return range.count == 3
        default: return true
        }
    }

    private mutating func parseAssignment(_ target: Value) -> Value {
        let (start, operation) = (offset, text(position))
        advance()
        var index: Int?
        if case .expression(let expression) = target { index = expression }
        let slot = facts.assignments.count
        facts.assignments.append(
            Assignment(target: index, operation: operation, value: .other, offset: start, block: block))
        let value = parseExpression()
        facts.assignments[slot].value = value
        // An assignment has the value that it assigns: `if ((self = [super init]))`.
        return value
    }

    // MARK: Operands

    /// Reads prefix operators and casts and what they stand before; nil where no operand begins.
    mutating func parseOperand() -> Value? {
        castType = nil
        var isOther = false
        var sign = ""
        var cast: String?
        defer { if cast != nil { castType = isOther ? nil : cast } }
        while position < limit {
            switch kind {
            case .binaryOperator:
                guard parsePrefixOperator(&sign, &isOther) else {
                    guard isCharacter(position, 0x5E) else { return nil }
                    return parseBlockLiteral()
                }
            case .doubleColon, .pound: advance()
            case .leftParen:
                if isCast(position) {
                    let type = parseTypeInParentheses()
                    if cast == nil { cast = type }
                    continue
                }
                let value = parseParentheses()
                return isOther ? .other : value
            case .identifier:
                switch word {
                case .sizeof, .alignof, ._Alignof:
                    advance()
                    if kind == .leftParen { position = afterBracket(position) }
                    return .other
                case .new, .delete, .co_await, .co_yield, .throw, .__extension__, .typename: advance()
                default:
                    guard let value = parseWordOperand() else { return nil }
                    return isOther ? .other : value
                }
            case .number:
                let value = Value.number(sign + text(position))
                advance()
                return isOther && sign.isEmpty ? .other : value
            default:
                guard let value = parsePrimary() else { return nil }
                return isOther ? .other : value
            }
        }
        return nil
    }

    /// Steps over an operator before an operand; false for `^` and for operators that stand between operands.
    private mutating func parsePrefixOperator(_ sign: inout String, _ isOther: inout Bool) -> Bool {
        let range = tokens[position].range
        switch bytes[range.lowerBound] {
        case 0x26 where range.count <= 2, 0x2A where range.count == 1: break
        case 0x2D, 0x2B:
            sign = range.count == 1 && bytes[range.lowerBound] == 0x2D ? "-" : ""
            isOther = true
        case 0x21 where range.count == 1, 0x7E where range.count == 1: isOther = true
        default: return false
        }
        advance()
        return true
    }

    private mutating func parseWordOperand() -> Value? {
        switch word {
        case .YES, .TRUE, .`true`:
            advance()
            return .boolean(true)
        case .NO, .FALSE, .`false`:
            advance()
            return .boolean(false)
        case .`nil`, .Nil, .NULL, .nullptr:
            advance()
            return .null
        case .in: return nil
        default:
            if word.isReserved { return nil }
            return parseNamedChain()
        }
    }

    private mutating func parsePrimary() -> Value? {
        switch kind {
        case .string: return parseStringOperand()
        case .leftSquare: return isLambda ? parseLambda() : parseMessage()
        case .leftBrace: return parseInitializer()
        case .at: return parseAtOperand()
        case .poundIf, .poundElse, .poundElseif, .poundEndif:
            guard depth > 2 else { return nil }
            skipDirectives()
            return parseOperand() ?? .other
        default: return nil
        }
    }

    private mutating func parseParentheses() -> Value {
        let open = position
        let bracket = enter()
        var value = Value.other
        var cast: String?
        var count = 0
        if kind == .leftBrace {
            // A statement as an expression, `({ … })`.
            parseBodyBlock(.scope)
        }
        while position < limit {
            let start = position
            value = parseExpression()
            cast = castType
            count += 1
            skipToComma()
            if position == start { advance() }
        }
        leave(bracket)
        castType = count == 1 ? cast : nil
        guard continuesChain else { return count > 0 ? value : .other }
        if count == 1, cast == nil, case .expression(let index) = value { return parsePostfix(index) }
        // A late place in the list: what stands inside was read before it was known to be the base of a chain.
        let index = reserve(.other)
        facts.expressions[index].offset = offset(open)
        facts.expressions[index].castType = castType
        castType = nil
        return parsePostfix(index)
    }

    private var continuesChain: Bool {
        switch kind {
        case .period, .arrow, .leftSquare: return true
        case .leftParen: return true
        default: return false
        }
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

    /// `{1, .x = 2, [3] = y}`.
    private mutating func parseInitializer() -> Value {
        let bracket = enter()
        var elements: [Value] = []
        while position < limit {
            let start = position
            if kind == .period, kind(1) == .identifier, kind(2) == .equal { advance(3) }
            if kind == .leftSquare, kind(at: afterBracket(position)) == .equal { position = afterBracket(position) + 1 }
            elements.append(parseExpression())
            skipToComma()
            if position == start { advance() }
        }
        leave(bracket)
        return .array(elements)
    }

    // MARK: Chains

    private mutating func parseNamedChain() -> Value {
        let index = reserve(.name(text(position)))
        advance()
        if isCharacter(position, 0x3C), !tokens[position].flags.contains(.afterSpace), let end = angleEnd(position) {
            switch kind(at: end + 1) {
            case .leftParen where isCPlusPlus, .doubleColon,
                .leftBrace where isCPlusPlus:
                position = end + 1
            // `[NSDictionary<NSString *, id> class]`.
            case .identifier where !tokens[end].flags.contains(.afterSpace) && !isAtLineStart(end + 1):
                position = end + 1
            default: break
            }
        }
        return parsePostfix(index)
    }

    /// Reads members, calls and subscripts onto an expression.
    mutating func parsePostfix(_ index: Int) -> Value {
        var components = facts.expressions[index].components
        facts.expressions[index].components = []
        var isOther = false
        loop: while position < limit {
            switch kind {
            case .period, .arrow, .doubleColon:
                guard kind(1) == .identifier else {
                    advance()
                    continue
                }
                components.append(Expression.Component(name: text(position + 1), offset: offset(position + 1)))
                advance(2)
                if isCPlusPlus, isCharacter(position, 0x3C), let end = angleEnd(position),
                    kind(at: end + 1) == .leftParen
                {
                    position = end + 1
                }
            case .leftParen:
                let start = offset
                let arguments = parseArguments(of: index)
                if let last = components.last, last.arguments == nil {
                    components[components.count - 1].arguments = arguments
                } else {
                    components.append(Expression.Component(name: "", arguments: arguments, offset: start))
                }
            case .leftSquare:
                let start = offset
                let arguments = parseArguments(of: index)
                components.append(
                    Expression.Component(name: "", arguments: arguments, isSubscript: true, offset: start))
            case .leftBrace where isCPlusPlus && !tokens[position].flags.contains(.afterSpace):
                let start = offset
                let arguments = parseArguments(of: index)
                components.append(Expression.Component(name: "", arguments: arguments, offset: start))
            case .binaryOperator where isText(position, "++") || isText(position, "--"):
                advance()
                isOther = true
            default: break loop
            }
        }
        facts.expressions[index].components = components
        facts.expressions[index].end = max(facts.expressions[index].end, previousEnd)
        return isOther ? .other : .expression(index)
    }

    /// Reads arguments in any brackets, as those of an expression.
    mutating func parseArguments(of expression: Int?) -> [Argument] {
        let bracket = enter()
        var arguments: [Argument] = []
        while position < limit {
            let before = position
            let start = offset
            let value = parseExpression()
            if case .expression(let index) = value, let expression { facts.expressions[index].parent = expression }
            if position > before { arguments.append(Argument(label: nil, value: value, offset: start)) }
            skipToComma()
            if position == before { advance() }
        }
        leave(bracket)
        castType = nil
        return arguments
    }
}
