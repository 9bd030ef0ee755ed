import PlainspokenModel

extension SwiftParser {
    /// The values that a sequence of operands may have.
    private struct Sequence {
        /// Values of the branches of `?:` that are complete.
        var branches: [Value] = []
        /// The operand of the branch being read.
        var current: Value
        /// The operands joined to it by `??`.
        var alternatives: [Value] = []
        /// Whether an operator makes something else of the current operand.
        var isOther = false

        var value: Value {
            let last = isOther ? Value.other : current
            if branches.isEmpty, alternatives.isEmpty || isOther { return last }
            return .either(branches + [last] + (isOther ? [] : alternatives))
        }
    }

    /// Reads operands and operators as far as they go.
    ///
    /// Casts are transparent: the value of `x as T` is that of `x`, and `castType` tells the type.
    mutating func parseExpression() -> Value {
        castType = nil
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            giveUp()
            return .other
        }
        let start = position
        guard let first = parseOperand() else { return .other }
        var sequence = Sequence(current: first)
        var cast: String?
        while position < limit {
            switch kind {
            case .binaryOperator, .equal:
                if let value = parseAssignment(sequence, start) { return value }
                guard kind == .binaryOperator else { return sequence.value }
                parseBinary(&sequence)
            case .infixQuestion: parseTernary(&sequence)
            case .identifier where word == .as:
                advance()
                if kind == .postfixQuestion || kind == .exclamation { advance() }
                cast = parseType()
            case .identifier where word == .is:
                advance()
                _ = parseType()
                sequence.isOther = true
            case .identifier where word == .async || word == .throws || word == .rethrows:
                guard kind(1) == .arrow || kind(1) == .leftParen || word(1) == .throws else { return sequence.value }
                advance()
                sequence.isOther = true
            case .arrow:
                advance()
                _ = parseOperand()
                sequence.isOther = true
            case .postfixOperator:
                advance()
                sequence.isOther = true
            case .postfixQuestion where !atLineStart, .exclamation where !atLineStart: advance()
            default:
                castType = cast
                return sequence.value
            }
        }
        castType = cast
        return sequence.value
    }

    private mutating func parseBinary(_ sequence: inout Sequence) {
        let isCoalescing = isText(position, "??")
        advance()
        while position < limit, tokens[position].flags.contains(.joined) { advance() }
        let operand = parseOperand()
        if isCoalescing {
            sequence.alternatives.append(operand ?? .other)
        } else {
            sequence.isOther = true
        }
    }

    private mutating func parseTernary(_ sequence: inout Sequence) {
        advance()
        sequence.branches.append(parseExpression())
        sequence.isOther = false
        sequence.alternatives = []
        guard kind == .colon else {
            sequence.current = .other
            return
        }
        advance()
        sequence.current = parseOperand() ?? .other
    }

    /// Reads `= value` or `+= value` after its target; nil where the operator assigns nothing.
    private mutating func parseAssignment(_ sequence: Sequence, _ start: Int) -> Value? {
        guard !context.contains(.pattern), isAssignment(position) else { return nil }
        let (operatorOffset, operation) = (offset, text(position))
        advance()
        var target: Int?
        if case .expression(let index) = sequence.value { target = index }
        let slot = facts.assignments.count
        facts.assignments.append(
            Assignment(target: target, operation: operation, value: .other, offset: operatorOffset, block: block))
        let value = parseExpression()
        facts.assignments[slot].value = value
        castType = nil
        return .other
    }

    private func isAssignment(_ index: Int) -> Bool {
        guard kind == .binaryOperator else { return kind == .equal }
        let range = tokens[index].range
        guard range.count > 1, bytes[range.upperBound - 1] == 0x3D else { return false }
        switch bytes[range.lowerBound] {
        case 0x3D, 0x21, 0x7E: return false
        case 0x3C, 0x3E: return range.count == 3 && bytes[range.lowerBound] == bytes[range.lowerBound + 1]
        default: return true
        }
    }

    /// A pattern of `case`, `catch` or `for case`: an expression in which `let` declares.
    mutating func parsePattern() -> Value {
        let outer = context
        context.insert(.pattern)
        defer { context = outer }
        return parseExpression()
    }

    // MARK: Operands

    /// Reads prefix operators and what they stand before; nil where no operand begins.
    mutating func parseOperand() -> Value? {
        var isOther = false
        var sign = ""
        while position < limit {
            switch kind {
            case .prefixOperator:
                sign = isCharacter(position, 0x2D) ? "-" : ""
                isOther = true
                advance()
            case .prefixAmpersand: advance()
            case .at:
                var header = Header()
                parseAttribute(&header)
            case .identifier:
                guard skipExpressionWord() else {
                    guard let value = parseWordOperand() else { return nil }
                    return isOther ? .other : value
                }
            case .number:
                let number = position
                let value = parseLiteral(.number(sign + text(number)))
                return isOther && sign.isEmpty ? .other : value
            case .binaryOperator, .postfixOperator:
                // An operator as an argument, `reduce(0, +)`, or a wrongly spaced one.
                guard isUnappliedOperator else { return nil }
                advance()
                return .other
            default:
                guard let value = parsePrimary() else { return nil }
                return isOther ? .other : value
            }
        }
        return isOther ? .other : nil
    }

    private var isUnappliedOperator: Bool {
        kind(1) == .comma || kind(1) == .endOfFile
    }

    /// Skips `try`, `await` and other words that change nothing about what stands after them.
    private mutating func skipExpressionWord() -> Bool {
        switch word {
        case .try:
            advance()
            if kind == .postfixQuestion || kind == .exclamation { advance() }
            return true
        case .await, .unsafe, .consume, .copy, .borrow, .discard, .each, .any, .some, .yield, .then:
            guard startsOperand(position + 1) else { return false }
            advance()
            return true
        case .repeat, .inout:
            advance()
            return true
        default: return false
        }
    }

    /// Whether an operand follows, on the same line but after `await`, so that a word before it is no name.
    private func startsOperand(_ index: Int) -> Bool {
        guard word == .await || !isAtLineStart(index) else { return false }
        switch kind(at: index) {
        case .identifier:
            let word = word(at: index)
            return !word.isReserved || word.isValueWord || word == .try || word == .`init`
        case .dollar, .string, .stringStart, .number, .prefixOperator, .prefixAmpersand, .pound: return true
        case .leftBrace: return self.word == .await
        case .leftParen, .leftSquare, .period:
            let allowsSpace = self.word == .await || self.word == .unsafe
            return allowsSpace && tokens[index].flags.contains(.afterSpace)
        default: return false
        }
    }

    private mutating func parseWordOperand() -> Value? {
        switch word {
        case .other: break
        case .true: return parseLiteral(.boolean(true))
        case .false: return parseLiteral(.boolean(false))
        case .nil: return parseLiteral(.null)
        case .if: return parseIf()
        case .switch: return parseSwitch()
        case .let, .var:
            guard context.contains(.pattern) else { return nil }
            return parseBindingPattern()
        case .is:
            advance()
            _ = parseType()
            return .other
        case .`self`, .Self, .super, .Any, .`init`: break
        default: if word.isReserved { return nil }
        }
        if isCharacter(position, 0x5F) {
            advance()
            return .other
        }
        return parseNamedChain()
    }

    /// `let x`, `let (a, b)`, `let .some(x)` in a pattern.
    private mutating func parseBindingPattern() -> Value {
        let keyword = text(position)
        advance()
        parseBindings(keyword)
        return .other
    }

    private mutating func parseBindings(_ keyword: String) {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else { return giveUp() }
        let first = facts.declarations.count
        switch kind {
        case .identifier where !word.isReserved && kind(1) != .period && kind(1) != .leftParen:
            declarePattern(keyword: keyword, modifiers: [])
        case .identifier where !word.isReserved: parseCasePattern(keyword)
        case .period: parseCasePattern(keyword)
        case .leftParen: parseBindingElements(keyword)
        default: break
        }
        while kind == .postfixQuestion { advance() }
        guard word == .as else { return }
        advance()
        let type = parseType()
        if facts.declarations.count == first + 1 { facts.declarations[first].type = type }
    }

    @discardableResult
    private mutating func parseBindingElements(_ keyword: String) -> [Argument] {
        let bracket = enter()
        context = [.pattern]
        var arguments: [Argument] = []
        while position < limit {
            let before = position
            let start = offset
            var label: String?
            if kind == .identifier, kind(1) == .colon {
                label = text(position)
                advance(2)
            }
            parseBindings(keyword)
            if position < limit, kind != .comma { _ = parsePattern() }
            arguments.append(Argument(label: label, value: .other, offset: start))
            if kind == .comma || position == before { advance() }
        }
        leave(bracket)
        return arguments
    }

    /// `.some(x)` or `Optional.some(x)` after `let`: a chain whose arguments are names.
    private mutating func parseCasePattern(_ keyword: String) {
        var components: [Expression.Component] = []
        let index = reserve(kind == .period ? .implicitMember : .name(text(position)))
        if kind == .identifier { advance() }
        while kind == .period, kind(1) == .identifier {
            components.append(Expression.Component(name: text(position + 1), offset: offset(position + 1)))
            advance(2)
        }
        if kind == .leftParen {
            let start = offset
            let arguments = parseBindingElements(keyword)
            if components.isEmpty {
                components.append(Expression.Component(name: "", arguments: arguments, offset: start))
            } else {
                components[components.count - 1].arguments = arguments
            }
        }
        facts.expressions[index].components = components
        facts.expressions[index].end = max(facts.expressions[index].end, previousEnd)
    }
}
