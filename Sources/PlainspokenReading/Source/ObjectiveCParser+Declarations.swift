import PlainspokenModel

extension ObjectiveCParser {
    /// How a declaration outside functions goes on.
    private struct Outline {
        /// The token of `{`, `;`, `=` or whatever ends it.
        var end: Int
        /// The parenthesis after a function's name.
        var parameters: Int?
        /// A parenthesis after a word in capitals, which may be a macro that defines a function.
        var macro: Int?
    }

    /// Reads a function, variables, a type or a macro outside functions.
    mutating func parseExternal() {
        switch word {
        case .typedef: return parseTypedef()
        case .using, .friend, .static_assert, ._Static_assert, .concept: return skipToSemicolon()
        case .namespace: return parseNamespace()
        case .template:
            advance()
            if isCharacter(position, 0x3C), let end = angleEnd(position) { position = end + 1 }
            return
        case .extern where kind(1) == .string:
            advance(2)
            if kind == .leftBrace { parseInside() }
            return
        case .public, .private,
            .protected where kind(1) == .colon:
            return advance(2)
        default: break
        }
        if isEnumMacro { return parseEnumMacro() }
        if isLoneMacro { return advance() }
        if let open = taggedBody() { return parseTagged(open) }
        parseByOutline(outline())
    }

    private mutating func parseByOutline(_ outline: Outline) {
        if kind(at: outline.end) == .at {
            // Macros and attributes of the container that begins there.
            position = outline.end
            return
        }
        let isBody = kind(at: outline.end) == .leftBrace
        if let parameters = outline.parameters {
            parseFunction(parameters: parameters, end: outline.end)
        } else if let macro = outline.macro, isBody || kind(at: outline.end) != .semicolon || macro == position + 1 {
            parseMacroCall(macro, end: outline.end)
        } else if isBody, kind(at: outline.end - 1) != .equal, outline.macro == nil {
            // A macro that expands to the head of something.
            position = outline.end
            parseBodyBlock(.scope)
        } else {
            parseVariables(keyword: "")
        }
    }

    /// Looks over a declaration up to its body, initial value or semicolon.
    private func outline() -> Outline {
        var outline = Outline(end: limit)
        var index = position
        var isInitializerList = false
        while index < limit {
            switch kind(at: index) {
            case .semicolon, .at, .poundIf, .poundElse, .poundElseif, .poundEndif, .poundImport:
                outline.end = index
                return outline
            case .equal:
                if kind(at: index - 1) == .identifier, word(at: index - 1) == .operator { break }
                outline.end = index
                return outline
            case .leftBrace:
                // `Base{x}` in the initialiser list of a constructor.
                if isInitializerList, kind(at: index - 1) == .identifier {
                    index = afterBracket(index)
                    continue
                }
                outline.end = index
                return outline
            case .colon: isInitializerList = outline.parameters != nil
            case .leftParen:
                note(index, &outline)
                index = afterBracket(index)
                // A macro that stands on a line of its own, with or without arguments.
                if outline.macro == position + 1, outline.parameters == nil, isAtLineStart(index),
                    kind(at: index) != .leftBrace, kind(at: index) != .semicolon
                {
                    outline.end = index
                    return outline
                }
                continue
            case .leftSquare:
                index = afterBracket(index)
                continue
            case .binaryOperator where index > position && isAtLineStart(index):
                // A method after a macro that stands alone.
                if outline.parameters == nil, isCharacter(index, 0x2D) || isCharacter(index, 0x2B) {
                    outline.end = index
                    return outline
                }
            default: break
            }
            index += 1
        }
        return outline
    }

    private func note(_ index: Int, _ outline: inout Outline) {
        guard index > position, outline.parameters == nil, !isPointerDeclarator(index) else { return }
        let name = index - 1
        guard kind(at: name) == .identifier, word(at: name) == .other else {
            // `operator==(…)`.
            if kind(at: name) == .binaryOperator, word(at: name - 1) == .operator { outline.parameters = index }
            return
        }
        if isMacroName(name) {
            if outline.macro == nil { outline.macro = index }
        } else {
            outline.parameters = index
        }
    }

    /// A word in capitals on a line of its own, or before `@interface`.
    private var isLoneMacro: Bool {
        guard isMacroName(position) else { return false }
        switch kind(1) {
        case .identifier, .at, .endOfFile, .poundIf, .poundEndif, .poundElse, .poundElseif, .poundImport:
            return isAtLineStart(position + 1) || kind(1) == .at || position + 1 == limit
        case .binaryOperator: return isAtLineStart(position + 1)
        default: return false
        }
    }

    /// Reads `MACRO(…)`, with a body where one follows: `RCT_EXPORT_METHOD(ask:(T)a) { … }`.
    private mutating func parseMacroCall(_ open: Int, end: Int) {
        let nameIndex = open - 1
        guard kind(at: end) == .leftBrace else {
            let outer = limit
            position = nameIndex
            limit = max(end, nameIndex)
            _ = parseExpression()
            limit = outer
            if kind == .semicolon { advance() }
            return
        }
        position = open
        let index = declare(.function, text(nameIndex), keyword: "", offset: offset(nameIndex))
        let bracket = enter()
        if kind == .identifier {
            let name = parseSelectorParts(of: index, keyword: text(nameIndex))
            facts.declarations[index].name = name
        }
        while position < limit {
            let start = position
            if kind == .comma {
                advance()
                // `RCT_REMAP_METHOD(name, selector:(T)a)`.
                if kind == .identifier, kind(1) == .colon {
                    let name = parseSelectorParts(of: index, keyword: text(nameIndex))
                    facts.declarations[index].name = name
                }
            } else {
                _ = parseExpression()
            }
            if position == start { advance() }
        }
        leave(bracket)
        position = end
        finishFunction(index)
    }

    // MARK: Functions

    private mutating func parseFunction(parameters: Int, end: Int) {
        var modifiers: [String] = []
        let start = position
        let type = parameters - 1 > start ? parseTypeSpecifiers(&modifiers) : nil
        let nameIndex = parameters - 1
        let isConstructor = nameIndex == start
        position = parameters
        let index = declare(
            .function, text(nameIndex), keyword: "", modifiers: modifiers, offset: offset(nameIndex))
        facts.declarations[index].type = isConstructor ? nil : type
        parseParameters(keyword: "", function: index)
        if kind(at: end) == .leftBrace {
            parseInitializerList(end: end)
            position = end
            finishFunction(index)
        } else {
            position = end
            skipToSemicolon()
        }
    }

    /// Reads what a constructor sets before its body.
    private mutating func parseInitializerList(end: Int) {
        guard isCPlusPlus, position < end else { return }
        let outer = limit
        limit = end
        while position < limit {
            let start = position
            if kind == .leftParen || kind == .leftBrace { _ = parseArguments(of: nil) } else { advance() }
            if position == start { advance() }
        }
        limit = outer
    }

    /// Reads the parameters in parentheses.
    mutating func parseParameters(keyword: String, function: Int? = nil) {
        guard kind == .leftParen else { return }
        let bracket = enter()
        while position < limit {
            let start = position
            let first = facts.declarations.count
            var modifiers: [String] = []
            let type = parseTypeSpecifiers(&modifiers)
            parseDeclarator(.parameter, type, modifiers, keyword)
            if facts.declarations.count > first, let function { facts.declarations[function].labels.append("_") }
            while position < limit, kind != .comma {
                switch kind {
                case .leftParen, .leftSquare, .leftBrace: position = afterBracket(position)
                default: advance()
                }
            }
            if kind == .comma || position == start { advance() }
        }
        leave(bracket)
    }

    // MARK: Variables

    /// Reads a type and the variables declared with it, up to the semicolon and past it.
    mutating func parseVariables(keyword: String, modifiers: [String] = []) {
        var all = modifiers
        let type = parseTypeSpecifiers(&all)
        if keyword == "@property" { all = modifiers }
        repeat {
            if kind == .comma { advance() }
            let before = position
            parseDeclarator(.variable, type, all, keyword)
            if position == before { break }
        } while kind == .comma
        if kind == .semicolon { return advance() }
        // What a macro leaves unread counts as expressions.
        while position < limit, kind != .semicolon, !atLineStart, isInBody || kind != .at {
            let before = position
            _ = parseExpression()
            if position == before { advance() }
        }
        if kind == .semicolon { advance() }
    }

    /// Reads `*name`, `name[3] = value`, `(^name)(T)` or `name(arguments)`.
    mutating func parseDeclarator(
        _ declarationKind: Declaration.Kind, _ type: String?, _ modifiers: [String], _ keyword: String
    ) {
        skipPointers()
        var index: Int?
        if kind == .leftParen, isPointerDeclarator(position) {
            let bracket = enter()
            skipPointers()
            if kind == .identifier {
                index = declare(declarationKind, text(position), keyword: keyword, modifiers: modifiers, offset: offset)
            }
            leave(bracket)
            if kind == .leftParen { position = afterBracket(position) }
        } else if kind == .identifier, word != .in, !word.isReserved {
            index = declare(declarationKind, text(position), keyword: keyword, modifiers: modifiers, offset: offset)
            facts.declarations[facts.declarations.count - 1].type = type
            advance()
        } else {
            return
        }
        while kind == .leftSquare { _ = parseArguments(of: nil) }
        if kind == .colon, kind(1) == .number { advance(2) }
        while kind == .identifier, word != .in, word.isAttribute || word.isQualifier || isMacroName(position) {
            skipAttribute()
        }
        guard let index else { return }
        if kind == .equal {
            advance()
            let value = parseExpression()
            facts.declarations[index].initialValue = value
            if facts.declarations[index].type == nil { facts.declarations[index].type = castType }
        } else if isCPlusPlus, declarationKind == .variable, kind == .leftParen || kind == .leftBrace {
            _ = parseArguments(of: nil)
        }
    }

    private mutating func skipPointers() {
        while position < limit {
            switch kind {
            case .binaryOperator:
                guard
                    isCharacter(position, 0x2A) || isCharacter(position, 0x26) || isCharacter(position, 0x5E)
                        || isText(position, "&&")
                else { return }
                advance()
            case .identifier where word.isQualifier && word != .in: advance()
            default: return
            }
        }
    }

    // MARK: Types of C

    /// The brace of `struct`, `union`, `enum`, `class`, with the name and bases before it; nil where none is defined.
    func taggedBody() -> Int? {
        var index = position
        while index < position + 16, word(at: index).isQualifier || word(at: index) == .typedef { index += 1 }
        switch word(at: index) {
        case .struct, .union, .enum, .class: index += 1
        default: return nil
        }
        for _ in 0..<48 {
            switch kind(at: index) {
            case .leftBrace: return index
            case .identifier, .colon, .comma, .doubleColon: index += 1
            case .leftParen: index = afterBracket(index)
            case .binaryOperator where isCPlusPlus: index += 1
            default: return nil
            }
        }
        return nil
    }

    /// Reads a type's definition and the variables or names after it.
    mutating func parseTagged(_ open: Int, typedef: Bool = false) {
        while position < open, word.isQualifier || word == .typedef { advance() }
        let keyword = text(position)
        let isEnum = word == .enum
        advance()
        if isEnum, word == .class || word == .struct { advance() }
        while word.isAttribute { skipAttribute() }
        var names: [Int] = []
        while position < open, kind == .identifier || kind == .doubleColon {
            if kind == .identifier, !isMacroName(position) || position + 1 == open { names.append(position) }
            advance()
        }
        let nameIndex = names.first { word(at: $0) != .final }
        let index = declare(
            .type, nameIndex.map(text) ?? "", keyword: keyword, offset: offset(nameIndex ?? open))
        if kind == .colon, !isEnum {
            for base in position..<open where kind(at: base) == .identifier && word(at: base) == .other {
                facts.declarations[index].inherited.append(text(base))
            }
        }
        position = open
        if isEnum { parseEnumConstants() } else { parseTypeBody(index) }
        while word.isAttribute { skipAttribute() }
        if typedef, kind == .identifier, facts.declarations[index].name.isEmpty {
            facts.declarations[index].name = text(position)
            facts.declarations[index].offset = offset
            return skipToSemicolon()
        }
        if kind == .identifier || isCharacter(position, 0x2A), !typedef { return parseVariablesAfterType(index) }
        if kind == .semicolon { advance() } else if typedef { skipToSemicolon() }
    }

    private mutating func parseVariablesAfterType(_ index: Int) {
        let type = facts.declarations[index].name
        repeat {
            if kind == .comma { advance() }
            parseDeclarator(.variable, type.isEmpty ? nil : type, [], "")
        } while kind == .comma
        if kind == .semicolon { advance() }
    }

    private mutating func parseTypeBody(_ index: Int) {
        let body = addBlock(.type(index))
        facts.declarations[index].body = body
        let outer = (block, isInBody)
        let bracket = enter()
        block = body
        isInBody = false
        parseExternals()
        (block, isInBody) = outer
        leave(bracket)
    }

    private mutating func parseEnumConstants() {
        let bracket = enter()
        while position < limit {
            let start = position
            if kind == .identifier {
                let index = declare(.enumCase, text(position), keyword: "enum", offset: offset)
                advance()
                while kind == .identifier { skipAttribute() }
                if kind == .equal {
                    advance()
                    let value = parseExpression()
                    facts.declarations[index].initialValue = value
                }
            }
            while position < limit, kind != .comma, kind != .identifier || position == start { advance() }
            if kind == .comma { advance() }
            if position == start { advance() }
        }
        leave(bracket)
    }

    private var isEnumMacro: Bool {
        guard kind(1) == .leftParen else { return false }
        return isText(position, "NS_ENUM") || isText(position, "NS_OPTIONS") || isText(position, "NS_CLOSED_ENUM")
            || isText(position, "NS_ERROR_ENUM") || isText(position, "CF_ENUM") || isText(position, "CF_OPTIONS")
    }

    /// `NS_ENUM(NSInteger, Name) { … };`.
    private mutating func parseEnumMacro() {
        let close = afterBracket(position + 1)
        let name = close - 2
        declare(.type, text(name), keyword: "enum", offset: offset(name))
        position = close
        if kind == .leftBrace { parseEnumConstants() }
        skipToSemicolon()
    }

    private mutating func parseTypedef() {
        if let open = taggedBody() { return parseTagged(open, typedef: true) }
        advance()
        if isEnumMacro { return parseEnumMacro() }
        var modifiers: [String] = []
        let type = parseTypeSpecifiers(&modifiers)
        let first = facts.declarations.count
        parseDeclarator(.typeAlias, type, [], "typedef")
        if facts.declarations.count == first, kind == .leftParen || kind == .leftSquare { advance() }
        skipToSemicolon()
    }

    private mutating func parseNamespace() {
        advance()
        while kind == .identifier || kind == .doubleColon { advance() }
        if kind == .leftBrace { parseInside() } else { skipToSemicolon() }
    }

    /// Reads braces whose content belongs to what surrounds them.
    private mutating func parseInside() {
        let bracket = enter()
        parseExternals()
        leave(bracket)
    }
}
