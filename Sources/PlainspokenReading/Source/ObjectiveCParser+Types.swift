extension ObjectiveCParser {
    /// Reads `(T)`; the cursor stands at the parenthesis.
    mutating func parseTypeInParentheses() -> String? {
        let bracket = enter()
        var modifiers: [String] = []
        let type = parseTypeSpecifiers(&modifiers)
        while isCharacter(position, 0x2A) { advance() }
        // A block or function pointer, `void (^)(BOOL)`, has no name.
        let isPointer = kind == .leftParen && (isCharacter(position + 1, 0x5E) || isCharacter(position + 1, 0x2A))
        leave(bracket)
        return isPointer ? nil : type
    }

    /// Reads the words of a type up to its `*` or the declared name, and gives its name without qualifiers.
    ///
    /// `id<P>` gives `P`.
    mutating func parseTypeSpecifiers(_ modifiers: inout [String]) -> String? {
        var name: String?
        var isArithmetic = false
        while kind == .identifier {
            let word = word
            if word.isQualifier {
                if modifiers.count < 16 { modifiers.append(text(position)) }
                advance()
            } else if word.isAttribute || (kind(1) == .leftParen && isMacroName(position)) {
                skipAttribute()
            } else if word == .struct || word == .union || word == .enum || word == .class {
                guard kind(1) == .identifier else { return name }
                advance()
            } else if word == .typeof || word == .__typeof || word == .__typeof__ || word == .decltype {
                guard name == nil else { break }
                advance()
                if kind == .leftParen { position = afterBracket(position) }
                name = ""
            } else if word == .auto {
                name = name ?? ""
                advance()
            } else if word.isArithmetic {
                guard name == nil || isArithmetic else { break }
                // `unsigned long long int` is the longest of sense.
                if (name?.utf8.count ?? 0) < 32 { name = (name.map { $0 + " " } ?? "") + text(position) }
                isArithmetic = true
                advance()
            } else if name == nil || isMacroBeforeType {
                guard !word.isReserved, !isArithmetic else { break }
                name = parseTypeName()
            } else {
                break
            }
        }
        return name?.isEmpty ?? true ? nil : name
    }

    /// Whether the name read last was a macro such as `FOUNDATION_EXPORT`, as another type stands here.
    private var isMacroBeforeType: Bool {
        guard !word.isReserved else { return false }
        if kind(1) == .identifier { return !word(1).isAttribute && !word(1).isQualifier && !isMacroName(position + 1) }
        return isCharacter(position + 1, 0x2A) || isCharacter(position + 1, 0x3C)
    }

    private mutating func parseTypeName() -> String {
        let isObject = word == .id
        var name = text(position)
        advance()
        while true {
            if kind == .doubleColon, kind(1) == .identifier {
                name += "::" + text(position + 1)
                advance(2)
            } else if isCharacter(position, 0x3C), let end = angleEnd(position) {
                if isObject, kind(1) == .identifier { name = text(position + 1) }
                position = end + 1
            } else {
                return name
            }
        }
    }

    /// Skips `__attribute__((…))` and the like.
    mutating func skipAttribute() {
        advance()
        if kind == .leftParen { position = afterBracket(position) }
    }

    /// Whether a word is written in capitals, as macros are.
    func isMacroName(_ index: Int) -> Bool {
        guard kind(at: index) == .identifier, tokens[index].word == .other else { return false }
        let range = tokens[index].range
        guard range.count > 2 else { return false }
        var hasLetter = false
        for offset in range {
            switch bytes[offset] {
            case 0x41...0x5A: hasLetter = true
            case 0x30...0x39, 0x5F: break
            default: return false
            }
        }
        return hasLetter
    }

    // MARK: Angle brackets

    /// The `>` that ends protocols, generic or template arguments; nil where the `<` compares.
    ///
    /// Found once for each `<` and remembered in its slot of `match`.
    mutating func angleEnd(_ start: Int) -> Int? {
        if match[start] == 0 { searchAngleEnd(start) }
        let end = Int(match[start])
        return end > 0 && end < limit ? end : nil
    }

    private mutating func searchAngleEnd(_ start: Int) {
        var open = [start]
        var index = start + 1
        loop: while index < limit, !open.isEmpty {
            switch tokens[index].kind {
            case .identifier:
                if tokens[index].word.isReserved { break loop }
                index += 1
            case .comma, .doubleColon, .number: index += 1
            case .leftParen, .leftSquare: index = afterBracket(index)
            case .binaryOperator:
                if isCharacter(index, 0x3C) {
                    open.append(index)
                } else if isCharacter(index, 0x3E) {
                    if let begin = open.popLast() { match[begin] = Int32(index) }
                } else if !isCharacter(index, 0x2A), !isCharacter(index, 0x26), !isCharacter(index, 0x5E),
                    !isText(index, "...")
                {
                    break loop
                }
                index += 1
            default: break loop
            }
        }
        for position in open { match[position] = -1 }
    }

    // MARK: Looking ahead

    /// Whether a statement declares variables rather than being an expression.
    mutating func startsDeclaration() -> Bool {
        var index = position
        var hasType = false
        // Real declarations are short; the bound keeps repeated tries linear.
        for _ in 0..<48 {
            switch kind(at: index) {
            case .identifier:
                let word = word(at: index)
                if word.isQualifier {
                    if word == .in { return false }
                    index += 1
                } else if word.isAttribute {
                    index = afterParentheses(index + 1)
                } else if word == .struct || word == .union || word == .enum || word == .class {
                    index += 1
                } else if word.isTypeWord {
                    guard !hasType || word.isArithmetic else { return false }
                    hasType = true
                    let takesParentheses =
                        word == .typeof || word == .__typeof || word == .__typeof__ || word == .decltype
                    index = takesParentheses ? afterParentheses(index + 1) : afterAngles(index + 1)
                } else if word.isReserved || isValueWord(word) {
                    return false
                } else if hasType {
                    return isDeclaratorEnd(index + 1)
                } else {
                    hasType = true
                    index = afterTypeName(index)
                }
            case .binaryOperator:
                let isReference = isCPlusPlus && (isCharacter(index, 0x26) || isText(index, "&&"))
                guard hasType, isCharacter(index, 0x2A) || isReference else { return false }
                index += 1
            case .leftParen: return hasType && isPointerDeclarator(index)
            default: return false
            }
        }
        return false
    }

    private func isValueWord(_ word: ObjectiveCWord) -> Bool {
        switch word {
        case .`self`, .`super`, .this, .`nil`, .Nil, .NULL, .nullptr, .YES, .NO, .TRUE, .FALSE, .`true`, .`false`: true
        default: false
        }
    }

    private func afterParentheses(_ index: Int) -> Int {
        kind(at: index) == .leftParen ? afterBracket(index) : index
    }

    private mutating func afterAngles(_ index: Int) -> Int {
        guard isCharacter(index, 0x3C), let end = angleEnd(index) else { return index }
        return end + 1
    }

    private mutating func afterTypeName(_ start: Int) -> Int {
        var index = afterAngles(start + 1)
        while kind(at: index) == .doubleColon, kind(at: index + 1) == .identifier { index = afterAngles(index + 2) }
        return index
    }

    /// Whether a name is followed by what follows a declared one.
    private func isDeclaratorEnd(_ index: Int) -> Bool {
        switch kind(at: index) {
        case .equal, .semicolon, .comma, .leftSquare, .endOfFile: true
        case .colon: isCPlusPlus
        case .leftParen, .leftBrace: isCPlusPlus
        case .identifier: word(at: index).isQualifier || word(at: index).isAttribute || isMacroName(index)
        default: false
        }
    }

    /// `(^name)(…)` and `(*name)(…)`.
    func isPointerDeclarator(_ index: Int) -> Bool {
        guard isCharacter(index + 1, 0x5E) || isCharacter(index + 1, 0x2A) else { return false }
        var name = index + 2
        while word(at: name).isQualifier, kind(at: name) == .identifier { name += 1 }
        if kind(at: name) == .identifier { name += 1 }
        while kind(at: name) == .leftSquare { name = afterBracket(name) }
        guard kind(at: name) == .rightParen else { return false }
        return kind(at: name + 1) == .leftParen || kind(at: name + 1) == .leftSquare
    }

    /// Whether parentheses hold a type and an operand follows them.
    mutating func isCast(_ open: Int) -> Bool {
        let end = min(Int(match[open]), limit)
        guard end > open + 1, end < limit, Int(match[end]) == open else { return false }
        var index = open + 1
        var isCertain = false
        var names = 0
        while index < end {
            switch tokens[index].kind {
            case .identifier:
                let word = tokens[index].word
                if word.isReserved || isValueWord(word) { return false }
                if word.isQualifier || word == .struct || word == .union || word == .enum || word == .class {
                    isCertain = true
                    index += 1
                } else if word.isTypeWord {
                    isCertain = true
                    names += 1
                    index = word == .id || word.isArithmetic ? afterAngles(index + 1) : afterParentheses(index + 1)
                } else {
                    names += 1
                    if names > 1 { return false }
                    index = afterTypeName(index)
                }
            case .binaryOperator where isCharacter(index, 0x2A) || (isCPlusPlus && isCharacter(index, 0x26)):
                guard names > 0 else { return false }
                index += 1
                // A pointer's star is followed by nothing but further ones and qualifiers.
                if index < end, tokens[index].kind == .identifier, !tokens[index].word.isQualifier { return false }
                isCertain = true
            case .leftParen where names > 0 && (isCharacter(index + 1, 0x5E) || isCharacter(index + 1, 0x2A)):
                isCertain = true
                index = afterParentheses(afterBracket(index))
            case .leftSquare where names > 0: index = afterBracket(index)
            default: return false
            }
        }
        return names > 0 && index == end && precedesOperand(end + 1, isCertain, open)
    }

    /// Whether an operand stands at a token; for a bare name in parentheses only one that cannot follow a value.
    private func precedesOperand(_ index: Int, _ isCertain: Bool, _ open: Int) -> Bool {
        switch kind(at: index) {
        case .identifier: return !word(at: index).isQualifier && !isText(index, "in")
        case .string, .number, .at: return true
        case .leftParen, .leftSquare, .leftBrace:
            if isCertain { return true }
            return (0x41...0x5A).contains(bytes[Int(tokens[open + 1].start)])
        case .binaryOperator:
            guard isCertain else { return false }
            switch bytes[Int(tokens[index].start)] {
            case 0x21, 0x7E, 0x2A, 0x26, 0x2D, 0x5E, 0x2B: return tokens[index].range.count == 1
            default: return false
            }
        default: return false
        }
    }
}
