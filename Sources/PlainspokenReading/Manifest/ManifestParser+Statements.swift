extension ManifestParser {
    mutating func statements(until end: SourceTokenKind) -> [ManifestStatement] {
        nested([]) { parser in
            var result: [ManifestStatement] = []
            while parser.kind != end, parser.kind != .endOfFile {
                // A case's statements end where the next case begins.
                if end == .rightBrace, parser.word == .case || parser.word == .default { break }
                let start = parser.position
                result.append(parser.statement())
                if parser.position == start { parser.skipBalanced() }
            }
            return result
        }
    }

    /// Statements in braces.
    mutating func block() -> [ManifestStatement] {
        guard skip(.leftBrace) else { return [] }
        let result = statements(until: .rightBrace)
        close(.rightBrace)
        return result
    }

    private mutating func statement() -> ManifestStatement {
        let offset = self.offset
        return ManifestStatement(kind: statementKind(), offset: offset)
    }

    private mutating func statementKind() -> ManifestStatement.Kind {
        let isStatic = skipModifiers()
        switch word {
        case .import:
            advance()
            skipLine()
            return .skip
        case .let, .var: return variable(isStatic: isStatic)
        case .func: return function(isStatic: isStatic).map(ManifestStatement.Kind.function) ?? .skip
        case .struct, .class, .enum, .extension, .actor, .protocol: return typeDeclaration()
        case .typealias:
            advance()
            skipLine()
            return .skip
        case .return:
            advance()
            guard !isAtLineStart, kind != .rightBrace, kind != .semicolon else { return .result(nil) }
            return .result(expression())
        case .if: return branch()
        case .guard: return demand()
        case .switch: return choice()
        case .for: return loop()
        default: return simple()
        }
    }

    private mutating func simple() -> ManifestStatement.Kind {
        switch kind {
        case .semicolon, .poundIf, .poundElse, .poundElseif, .poundEndif, .rightBrace, .rightParen, .rightSquare:
            advance()
            return .skip
        default: break
        }
        let target = expression()
        if kind == .equal {
            advance()
            return .assignment(target, "=", expression())
        }
        if kind == .binaryOperator, text == "+=" {
            advance()
            return .assignment(target, "+=", expression())
        }
        return .expression(target)
    }

    /// Skips attributes and modifiers; whether one of them makes a member the type's own.
    mutating func skipModifiers() -> Bool {
        var isStatic = false
        while true {
            if kind == .at {
                advance()
                advance()
                if kind == .leftParen, !isAtLineStart { skipBalanced() }
            } else if word == .class, ![.func, .var, .let].contains(peek(1)?.word ?? .other) {
                return isStatic
            } else if word.isModifier, peek(1)?.kind == .identifier || peek(1)?.kind == .leftParen {
                if word == .static || word == .class { isStatic = true }
                advance()
                if kind == .leftParen { skipBalanced() }
            } else {
                return isStatic
            }
        }
    }

    private mutating func skipLine() {
        while kind != .endOfFile, !isAtLineStart, kind != .rightBrace { advance() }
    }

    // MARK: Declarations

    private mutating func variable(isStatic: Bool) -> ManifestStatement.Kind {
        advance()
        guard let name = name() else {
            skipLine()
            return .skip
        }
        var variable = ManifestVariable(name: name, type: nil, value: nil, body: nil, isStatic: isStatic)
        if skip(.colon) { variable.type = type() }
        if skip(.equal) {
            variable.value = expression()
            if kind == .leftBrace, !isAtLineStart { skipBalanced() }
        } else if kind == .leftBrace {
            variable.body = accessor()
        }
        return .variable(variable)
    }

    /// The body of a computed variable: its getter.
    private mutating func accessor() -> [ManifestStatement] {
        guard peek(1)?.kind == .identifier, peek(1)?.word == .get else { return block() }
        advance()
        advance()
        let body = block()
        close(.rightBrace)
        return body
    }

    mutating func function(isStatic: Bool) -> ManifestFunction? {
        let isInitializer = word == .`init`
        advance()
        let name = isInitializer ? "init" : (self.name() ?? "")
        if kind == .postfixQuestion || kind == .exclamation { advance() }
        if kind != .leftParen, kind != .leftBrace { _ = type() }
        guard kind == .leftParen else { return nil }
        advance()
        let parameters = self.parameters()
        var isBody = false
        while kind != .endOfFile, kind != .rightBrace {
            if kind == .leftBrace {
                isBody = true
                break
            }
            if isAtLineStart, word.isDeclarator { break }
            advance()
        }
        return ManifestFunction(
            name: name, parameters: parameters, body: isBody ? block() : [], isStatic: isStatic, owner: owner)
    }

    private mutating func parameters() -> [ManifestFunction.Parameter] {
        var result: [ManifestFunction.Parameter] = []
        while kind != .rightParen, kind != .endOfFile {
            let start = position
            _ = skipModifiers()
            guard let first = name() else {
                skipBalanced()
                continue
            }
            let second = name()
            var parameter = ManifestFunction.Parameter(label: first == "_" ? nil : first, name: second ?? first)
            if skip(.colon) { parameter.type = type() }
            if kind == .binaryOperator || kind == .postfixOperator { advance() }
            if skip(.equal) { parameter.standard = expression() }
            result.append(parameter)
            if !skip(.comma), kind != .rightParen, position == start { advance() }
        }
        advance()
        return result
    }

    private mutating func typeDeclaration() -> ManifestStatement.Kind {
        advance()
        guard let name = type() else { return .skip }
        while kind != .leftBrace, kind != .endOfFile { advance() }
        advance()
        // A type may hold nothing but other types.
        file.types[name, default: ManifestType()].cases += []
        let outer = owner
        owner = name
        members(of: name)
        owner = outer
        return .skip
    }

    private mutating func members(of name: String) {
        nested(()) { parser in
            while parser.kind != .rightBrace, parser.kind != .endOfFile {
                let start = parser.position
                let isStatic = parser.skipModifiers()
                switch parser.word {
                case .case: parser.enumCases(of: name)
                case .`init`, .func:
                    if let function = parser.function(isStatic: isStatic) {
                        parser.file.types[name, default: ManifestType()].functions.append(function)
                    }
                case .let, .var:
                    if case .variable(let variable) = parser.variable(isStatic: isStatic) {
                        parser.file.types[name, default: ManifestType()].variables.append(variable)
                    }
                default: _ = parser.statement()
                }
                if parser.position == start { parser.skipBalanced() }
            }
            parser.advance()
        }
    }

    private mutating func enumCases(of type: String) {
        advance()
        while let name = name() {
            var item = ManifestType.Case(name: name, labels: [])
            if kind == .leftParen, !isAtLineStart {
                advance()
                item.labels = parameters().map(\.label)
            }
            if skip(.equal) { item.rawValue = expression() }
            file.types[type, default: ManifestType()].cases.append(item)
            guard skip(.comma) else { return }
        }
    }

    // MARK: Control

    mutating func branch() -> ManifestStatement.Kind {
        advance()
        let conditions = self.conditions()
        let body = block()
        guard skip(.else) else { return .branch(conditions: conditions, body: body, other: []) }
        guard word == .if else { return .branch(conditions: conditions, body: body, other: block()) }
        let offset = self.offset
        let inner = nested(ManifestStatement.Kind.skip) { $0.branch() }
        return .branch(conditions: conditions, body: body, other: [ManifestStatement(kind: inner, offset: offset)])
    }

    private mutating func demand() -> ManifestStatement.Kind {
        advance()
        let conditions = self.conditions()
        _ = skip(.else)
        return .demand(conditions: conditions, other: block())
    }

    private mutating func conditions() -> [ManifestCondition] {
        var result: [ManifestCondition] = []
        repeat {
            if skip(.case) {
                let pattern = self.pattern()
                _ = skip(.equal)
                result.append(.pattern(pattern, condition()))
            } else if word == .let || word == .var {
                advance()
                let offset = self.offset
                let name = self.name() ?? "_"
                if skip(.colon) { _ = type() }
                let value = skip(.equal) ? condition() : ManifestExpression(.name(name), at: offset)
                result.append(.binding(name, value))
            } else {
                result.append(.isTrue(condition()))
            }
        } while skip(.comma)
        return result
    }

    mutating func choice() -> ManifestStatement.Kind {
        advance()
        let subject = condition()
        guard skip(.leftBrace) else { return .skip }
        var cases: [ManifestCase] = []
        while kind != .rightBrace, kind != .endOfFile {
            let start = position
            if skip(.case) {
                var patterns: [ManifestPattern] = []
                repeat { patterns.append(pattern()) } while skip(.comma)
                while kind != .colon, kind != .endOfFile, kind != .rightBrace { skipBalanced() }
                advance()
                cases.append(ManifestCase(patterns: patterns, body: statements(until: .rightBrace)))
            } else if skip(.default) {
                _ = skip(.colon)
                cases.append(ManifestCase(patterns: [], body: statements(until: .rightBrace)))
            }
            if position == start { skipBalanced() }
        }
        advance()
        return .choice(subject, cases)
    }

    private mutating func pattern() -> ManifestPattern {
        if word == .let || word == .var { advance() }
        if kind == .identifier, text == "_" {
            advance()
            return ManifestPattern(kind: .anything)
        }
        // `Type.member` is the member.
        while kind == .identifier, peek(1)?.kind == .period {
            advance()
        }
        guard kind == .period else { return ManifestPattern(kind: .value(condition())) }
        advance()
        let member = name() ?? ""
        var bindings: [String?] = []
        if kind == .leftParen, !isAtLineStart {
            advance()
            while kind != .rightParen, kind != .endOfFile {
                if kind == .identifier, peek(1)?.kind == .colon {
                    advance()
                    advance()
                }
                if word == .let || word == .var { advance() }
                bindings.append(kind == .identifier && text != "_" ? text : nil)
                while kind != .comma, kind != .rightParen, kind != .endOfFile { skipBalanced() }
                _ = skip(.comma)
            }
            advance()
        }
        return ManifestPattern(kind: .member(member, bindings: bindings))
    }

    private mutating func loop() -> ManifestStatement.Kind {
        advance()
        let name = self.name() ?? "_"
        while word != .in, kind != .leftBrace, kind != .endOfFile { skipBalanced() }
        _ = skip(.in)
        let items = condition()
        return .loop(name, items, block())
    }
}
