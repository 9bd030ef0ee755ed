import PlainspokenModel

extension SwiftParser {
    /// Attributes and modifiers before a declaration.
    struct Header {
        var modifiers: [String] = []
        var availability: [AvailabilityBound] = []
    }

    /// Whether attributes and modifiers up to a declaration's keyword begin here.
    func startsDeclaration() -> Bool {
        var index = position
        // Real headers are short; the bound keeps repeated tries linear.
        for _ in 0..<64 {
            switch kind(at: index) {
            case .at: index = afterAttribute(index)
            case .identifier:
                let word = word(at: index)
                if isDeclarator(index) { return true }
                guard word.isModifier else { return false }
                index += 1
                if kind(at: index) == .leftParen, isModifierArgument(index + 1) { index += 3 }
            case .poundIf:
                return false
            default: return false
            }
        }
        return false
    }

    private func isModifierArgument(_ index: Int) -> Bool {
        guard kind(at: index + 1) == .rightParen, kind(at: index) == .identifier else { return false }
        return isText(index, "set") || isText(index, "unsafe") || isText(index, "safe") || isText(index, "nonsending")
    }

    /// The token after an attribute and its arguments.
    private func afterAttribute(_ index: Int) -> Int {
        var index = index + 1
        guard kind(at: index) == .identifier else { return index }
        index += 1
        while kind(at: index) == .period || kind(at: index) == .doubleColon, kind(at: index + 1) == .identifier {
            index += 2
        }
        if isCharacter(index, 0x3C), let end = peekAngleEnd(index) { index = end + 1 }
        if kind(at: index) == .leftParen, !tokens[index].flags.contains(.afterSpace) { index = afterBracket(index) }
        return index
    }

    /// Whether a word is a declaration's keyword where it stands.
    private func isDeclarator(_ index: Int) -> Bool {
        switch word(at: index) {
        case .class:
            // `class func` is a modifier.
            switch word(at: index + 1) {
            case .func, .var, .let, .subscript, .typealias: return false
            default: return !word(at: index + 1).isModifier || kind(at: index + 2) != .identifier
            }
        case .actor:
            guard kind(at: index + 1) == .identifier, !isAtLineStart(index + 1) else { return false }
            return !word(at: index + 1).isReserved
        case .macro:
            return kind(at: index + 1) == .identifier && !isAtLineStart(index + 1)
                && (kind(at: index + 2) == .leftParen || isCharacter(index + 2, 0x3C))
        case .case: return context.contains(.enumBody)
        case .`init`:
            switch kind(at: index + 1) {
            case .leftParen, .postfixQuestion, .exclamation: return true
            default: return isCharacter(index + 1, 0x3C)
            }
        case .subscript: return kind(at: index + 1) == .leftParen || isCharacter(index + 1, 0x3C)
        case .operator: return true
        default: return word(at: index).isDeclarator
        }
    }

    mutating func parseDeclaration() {
        let header = parseHeader()
        switch word {
        case .import: parseImport()
        case .let, .var: parseBindings(header)
        case .func, .`init`, .deinit, .subscript, .macro: parseFunction(header)
        case .struct, .class, .enum, .protocol, .extension, .actor: parseType(header)
        case .case: parseEnumCases(header)
        case .typealias, .associatedtype: parseTypeAlias(header)
        case .operator:
            advance()
            while position < limit, !atLineStart { advance() }
        case .precedencegroup:
            advance(2)
            if kind == .leftBrace { position = afterBracket(position) }
        default: advance()
        }
    }

    private mutating func parseHeader() -> Header {
        var header = Header()
        while position < limit, header.modifiers.count < 64 {
            if kind == .at {
                parseAttribute(&header)
            } else if kind == .identifier, !isDeclarator(position), word.isModifier {
                header.modifiers.append(text(position))
                advance()
                if kind == .leftParen, isModifierArgument(position + 1) { advance(3) }
            } else {
                break
            }
        }
        return header
    }

    /// Reads an attribute; the arguments of a property wrapper or macro are expressions.
    mutating func parseAttribute(_ header: inout Header) {
        advance()
        guard kind == .identifier else { return }
        let name = position
        header.modifiers.append("@" + text(name))
        advance()
        while kind == .period || kind == .doubleColon, kind(1) == .identifier {
            advance(2)
            header.modifiers[header.modifiers.count - 1] = "@" + text(position - 1)
        }
        if isCharacter(position, 0x3C), let end = angleEnd(position) { position = min(end + 1, limit) }
        guard kind == .leftParen, !tokens[position].flags.contains(.afterSpace), !standsBeforeType(name) else { return }
        if isText(name, "available") {
            header.availability += parseAvailableAttribute()
        } else if (0x41...0x5A).contains(bytes[Int(tokens[position - 1].start)]) {
            _ = parseArguments(of: nil)
        } else {
            position = afterBracket(position)
        }
    }

    /// Whether an attribute never has arguments, so that `@escaping(Int) -> Void` is followed by a type.
    private func standsBeforeType(_ name: Int) -> Bool {
        isText(name, "escaping") || isText(name, "autoclosure") || isText(name, "noescape") || isText(name, "Sendable")
    }

    private mutating func parseImport() {
        let start = offset
        advance()
        switch word {
        case .struct, .class, .enum, .protocol, .typealias, .func, .let, .var: if kind(1) == .identifier { advance() }
        default: break
        }
        guard kind == .identifier else { return }
        facts.imports.append(Import(module: text(position), offset: start, block: block))
        advance()
        while kind == .period || kind == .doubleColon {
            advance()
            if position < limit, !atLineStart { advance() }
        }
    }

    @discardableResult
    mutating func declare(
        _ kind: Declaration.Kind, _ name: String, keyword: String, header: Header, offset: Int
    ) -> Int {
        facts.declarations.append(
            Declaration(
                kind: kind, name: name, keyword: keyword, modifiers: header.modifiers, offset: offset, block: block))
        return facts.declarations.count - 1
    }

    // MARK: Types

    private mutating func parseType(_ header: Header) {
        let keyword = word
        let keywordText = text(position)
        advance()
        guard kind == .identifier || keyword == .extension else { return }
        let start = offset
        let name: String
        if keyword == .extension {
            name = parseType() ?? ""
        } else {
            name = text(position)
            advance()
        }
        let index = declare(
            keyword == .extension ? .typeExtension : .type, name, keyword: keywordText, header: header, offset: start)
        skipGenericParameters()
        if kind == .colon {
            advance()
            facts.declarations[index].inherited = parseInherited()
        }
        skipWhere()
        guard kind == .leftBrace else { return }
        let body = addBlock(.type(index))
        facts.blocks[body].availability = header.availability
        facts.declarations[index].body = body
        let outer = block
        let bracket = enter()
        if keyword == .enum || keyword == .extension { context = [.enumBody] }
        block = body
        parseStatements(inSwitch: false)
        block = outer
        leave(bracket)
    }

    /// The last components of the types after a colon.
    private mutating func parseInherited() -> [String] {
        var names: [String] = []
        while position < limit, kind != .leftBrace, word != .where {
            let before = position
            let isSuppressed = kind == .prefixOperator
            // `protocol P: class`, as Swift 4 wrote it.
            if word == .class { advance() }
            if let type = parseType(), !isSuppressed {
                for part in type.split(separator: "&") {
                    names.append(String(part.split(separator: ".").last ?? part).trimmingBlanks)
                }
            }
            if kind == .comma { advance() } else { break }
            if position == before { break }
        }
        return names
    }

    private mutating func parseEnumCases(_ header: Header) {
        advance()
        while kind == .identifier {
            let index = declare(.enumCase, text(position), keyword: "case", header: header, offset: offset)
            advance()
            if kind == .leftParen {
                let bracket = enter()
                while position < limit {
                    let before = position
                    facts.declarations[index].labels.append(parseCaseElement())
                    if kind == .comma { advance() }
                    if position == before { break }
                }
                leave(bracket)
            }
            if kind == .equal {
                advance()
                let value = parseExpression()
                facts.declarations[index].initialValue = value
            }
            guard kind == .comma else { return }
            advance()
        }
    }

    private mutating func parseCaseElement() -> String {
        var label = "_"
        if kind == .identifier, kind(1) == .colon {
            label = text(position)
            advance(2)
        } else if kind == .identifier, kind(1) == .identifier, kind(2) == .colon {
            label = text(position)
            advance(3)
        }
        _ = parseType()
        if kind == .equal {
            advance()
            _ = parseExpression()
        }
        return label
    }

    private mutating func parseTypeAlias(_ header: Header) {
        let keyword = text(position)
        advance()
        guard kind == .identifier else { return }
        let index = declare(.typeAlias, text(position), keyword: keyword, header: header, offset: offset)
        advance()
        skipGenericParameters()
        if kind == .colon {
            advance()
            facts.declarations[index].inherited = parseInherited()
        }
        if kind == .equal {
            advance()
            facts.declarations[index].type = parseType()
        }
        skipWhere()
    }

    /// Skips `<T: P, each U>`.
    mutating func skipGenericParameters() {
        guard position < limit, bytes[Int(tokens[position].start)] == 0x3C, let end = parameterAngleEnd(position) else {
            return
        }
        position = min(end + 1, limit)
    }

    /// Skips `where T: P, U == V`.
    mutating func skipWhere() {
        guard word == .where else { return }
        repeat {
            advance()
            _ = parseType()
            if kind == .colon || (kind == .binaryOperator && isText(position, "==")) {
                advance()
                _ = parseType()
            }
        } while kind == .comma
    }
}
