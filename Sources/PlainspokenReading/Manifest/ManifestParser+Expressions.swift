extension ManifestParser {
    mutating func expression() -> ManifestExpression {
        let unknown = ManifestExpression(.unknown, at: offset)
        return nested(unknown) { $0.conditional(allowsClosures: true) }
    }

    /// An expression before braces that belong to `if`, `for` or `switch`.
    mutating func condition() -> ManifestExpression {
        let unknown = ManifestExpression(.unknown, at: offset)
        return nested(unknown) { $0.conditional(allowsClosures: false) }
    }

    private mutating func conditional(allowsClosures: Bool) -> ManifestExpression {
        let first = binary(minimum: 0, allowsClosures)
        guard kind == .infixQuestion else { return first }
        advance()
        let second = expression()
        guard skip(.colon) else { return ManifestExpression(.unknown, at: first.offset) }
        let third = nested(second) { $0.conditional(allowsClosures: allowsClosures) }
        return ManifestExpression(.conditional(first, second, third), at: first.offset)
    }

    private static let precedence: [String: Int] = [
        "||": 1, "&&": 2, "==": 3, "!=": 3, "<": 3, ">": 3, "<=": 3, ">=": 3, "??": 4, "+": 5, "-": 5, "*": 6, "/": 6,
    ]

    /// The most operators or members in a row that are kept: each puts the expression one deeper, and what is deep takes
    /// the stack when it is thrown away.
    private static let maximumChain = 256

    private mutating func binary(minimum: Int, _ allowsClosures: Bool) -> ManifestExpression {
        var left = prefix(allowsClosures)
        var length = 0
        while true {
            length += 1
            if length > Self.maximumChain { left = ManifestExpression(.unknown, at: left.offset) }
            if word == .as || word == .is {
                let isTest = word == .is
                advance()
                _ = type()
                if isTest { left = ManifestExpression(.unknown, at: left.offset) }
                continue
            }
            guard kind == .binaryOperator, let level = Self.precedence[text], level >= minimum else { return left }
            let sign = text
            advance()
            let next = sign == "??" ? level : level + 1
            let right = nested(left) { $0.binary(minimum: next, allowsClosures) }
            left = ManifestExpression(.binary(sign, left, right), at: left.offset)
        }
    }

    private mutating func prefix(_ allowsClosures: Bool) -> ManifestExpression {
        let start = offset
        switch word {
        case .try, .await:
            advance()
            if kind == .postfixQuestion || kind == .exclamation { advance() }
            return nested(ManifestExpression(.unknown, at: start)) { $0.prefix(allowsClosures) }
        case .if, .switch:
            let inner = word == .if ? branch() : choice()
            return ManifestExpression(.statement(ManifestStatement(kind: inner, offset: start)), at: start)
        default: break
        }
        guard kind == .prefixOperator || kind == .prefixAmpersand else { return postfix(allowsClosures) }
        let sign = text
        advance()
        let operand = nested(ManifestExpression(.unknown, at: start)) { $0.prefix(allowsClosures) }
        switch sign {
        case "!": return ManifestExpression(.not(operand), at: start)
        case "&", "+": return operand
        case "-":
            if case .number(let text) = operand.kind { return ManifestExpression(.number("-" + text), at: start) }
            return ManifestExpression(.unknown, at: start)
        default: return ManifestExpression(.unknown, at: start)
        }
    }

    private mutating func postfix(_ allowsClosures: Bool) -> ManifestExpression {
        var result = primary()
        var length = 0
        while true {
            length += 1
            if length > Self.maximumChain { result = ManifestExpression(.unknown, at: result.offset) }
            switch kind {
            case .period where peek(1)?.kind == .identifier || peek(1)?.kind == .number:
                advance()
                let name = text.filter { $0 != "`" }
                advance()
                result = ManifestExpression(.member(result, name), at: result.offset)
            case .leftParen where !isAtLineStart:
                advance()
                result = ManifestExpression(.call(result, arguments(until: .rightParen)), at: result.offset)
                if allowsClosures { addTrailingClosures(to: &result) }
            case .leftSquare where !isAtLineStart:
                advance()
                let index = arguments(until: .rightSquare).first?.value
                let inner = index ?? ManifestExpression(.unknown, at: result.offset)
                result = ManifestExpression(.element(result, inner), at: result.offset)
            case .leftBrace where allowsClosures && !isAtLineStart && Self.takesClosure(result):
                result = ManifestExpression(.call(result, []), at: result.offset)
                addTrailingClosures(to: &result)
            case .postfixQuestion, .exclamation: advance()
            default: return result
            }
        }
    }

    private static func takesClosure(_ expression: ManifestExpression) -> Bool {
        switch expression.kind {
        case .member, .closure: true
        default: false
        }
    }

    private mutating func addTrailingClosures(to result: inout ManifestExpression) {
        guard case .call(let function, var arguments) = result.kind else { return }
        while kind == .leftBrace, !isAtLineStart {
            arguments.append(ManifestArgument(label: nil, value: closure()))
            if kind == .identifier, peek(1)?.kind == .colon, peek(2)?.kind == .leftBrace, !isAtLineStart {
                advance()
                advance()
            }
        }
        result.kind = .call(function, arguments)
    }

    // MARK: Primaries

    private mutating func primary() -> ManifestExpression {
        let start = offset
        func make(_ kind: ManifestExpression.Kind) -> ManifestExpression { ManifestExpression(kind, at: start) }
        switch kind {
        case .string:
            let text = StringDecoder.text(ofWhole: token.range.clamped(to: 0..<bytes.count), in: bytes)
            advance()
            return make(.text([.literal(text)]))
        case .stringStart: return interpolated()
        case .number:
            let text = self.text.filter { $0 != "_" }
            advance()
            return make(.number(text))
        case .leftSquare: return collection()
        case .leftBrace: return closure()
        case .leftParen:
            advance()
            let parts = arguments(until: .rightParen)
            if parts.count == 1, parts[0].label == nil { return ManifestExpression(parts[0].value.kind, at: start) }
            return make(.tuple(parts))
        case .period:
            advance()
            return make(.implicitMember(name() ?? ""))
        case .pound:
            advance()
            advance()
            return make(.unknown)
        case .identifier, .dollar: return make(named())
        default: return make(.unknown)
        }
    }

    private mutating func named() -> ManifestExpression.Kind {
        switch word {
        case .true, .false:
            let value = word == .true
            advance()
            return .boolean(value)
        case .nil:
            advance()
            return .null
        default: return .name(name() ?? "")
        }
    }

    mutating func arguments(until end: SourceTokenKind) -> [ManifestArgument] {
        var result: [ManifestArgument] = []
        while kind != end, kind != .endOfFile {
            let start = position
            var label: String?
            if kind == .identifier, peek(1)?.kind == .colon {
                label = name()
                advance()
            }
            result.append(ManifestArgument(label: label, value: expression()))
            while kind != .comma, kind != end, kind != .endOfFile, !isCloser { skipBalanced() }
            if !skip(.comma), kind != end, position == start || isCloser { break }
        }
        if kind == end { advance() }
        return result
    }

    private var isCloser: Bool { [.rightParen, .rightBrace, .rightSquare].contains(kind) }

    private mutating func collection() -> ManifestExpression {
        let start = offset
        advance()
        var items: [ManifestExpression] = []
        var entries: [(key: ManifestExpression, value: ManifestExpression)] = []
        if kind == .colon {
            advance()
            close(.rightSquare)
            return ManifestExpression(.dictionary([]), at: start)
        }
        while kind != .rightSquare, kind != .endOfFile {
            let before = position
            if kind == .poundIf || kind == .poundElse || kind == .poundEndif || kind == .poundElseif { advance() }
            let item = expression()
            if skip(.colon) { entries.append((item, expression())) } else { items.append(item) }
            while kind != .comma, kind != .rightSquare, kind != .endOfFile, !isCloser { skipBalanced() }
            if !skip(.comma), kind != .rightSquare, position == before || isCloser { break }
        }
        if kind == .rightSquare { advance() }
        return ManifestExpression(entries.isEmpty ? .array(items) : .dictionary(entries), at: start)
    }

    private mutating func closure() -> ManifestExpression {
        let start = offset
        guard let header = closureHeader() else {
            return ManifestExpression(.closure(ManifestClosure(parameters: [], body: block())), at: start)
        }
        advance()
        position = header.next
        let body = statements(until: .rightBrace)
        close(.rightBrace)
        return ManifestExpression(.closure(ManifestClosure(parameters: header.parameters, body: body)), at: start)
    }

    /// The parameters before `in` on the closure's first line.
    private func closureHeader() -> (parameters: [String], next: Int)? {
        var names: [String] = []
        var distance = 1
        var wantsName = true
        while distance < 64, let next = peek(distance) {
            switch next.kind {
            case .identifier where next.word == .in: return (names, position + distance + 1)
            case .identifier:
                if wantsName {
                    names.append(String(decoding: bytes[next.range.clamped(to: 0..<bytes.count)], as: UTF8.self))
                }
                wantsName = false
            case .comma: wantsName = true
            case .leftParen where distance == 1, .rightParen, .colon, .arrow, .period, .leftSquare, .rightSquare: break
            default: return nil
            }
            distance += 1
        }
        return nil
    }

    /// A literal of more pieces than this is cut.
    private static let maximumParts = 256

    private mutating func interpolated() -> ManifestExpression {
        let start = offset
        let opening = token.range.clamped(to: 0..<bytes.count)
        var decoder = StringDecoder(bytes, opening: opening, closing: closingOffset())
        var parts: [ManifestExpression.TextPart] = []
        var done = ""
        advance()
        while kind != .stringEnd, kind != .endOfFile {
            switch kind {
            case .stringSegment where parts.count < Self.maximumParts:
                decoder.append(token.range.clamped(to: 0..<bytes.count))
                let all = decoder.text
                parts.append(.literal(String(all.dropFirst(done.count))))
                done = all
                advance()
            case .interpolationStart where parts.count < Self.maximumParts:
                advance()
                parts.append(
                    .interpolation(
                        arguments(until: .interpolationEnd).first?.value
                            ?? ManifestExpression(.unknown, at: start)))
            default: advance()
            }
        }
        advance()
        return ManifestExpression(.text(parts), at: start)
    }

    /// Where the quotes that close the literal begin.
    private func closingOffset() -> Int {
        var open = 0
        var index = position
        while tokens.indices.contains(index) {
            if tokens[index].kind == .stringStart { open += 1 }
            if tokens[index].kind == .stringEnd { open -= 1 }
            if open == 0 { return min(Int(tokens[index].start), bytes.count) }
            index += 1
        }
        return bytes.count
    }
}
