import PlainspokenModel

extension ObjectiveCParser {
    /// Reads the condition of `#if`, `#ifdef`, `#ifndef` and their `#elif` forms.
    mutating func parseBuildCondition() -> BuildCondition {
        let directive = position - 1
        let outer = limit
        limit = lineEnd(position)
        defer { limit = outer }
        guard endsInDefined(directive) else { return parseAlternatives() }
        guard kind == .identifier else { return .unknown("") }
        let name = text(position)
        let isNegated = text(directive).hasSuffix("ndef")
        advance()
        if isNegated, isGuard(name, directive) { return .literal(true) }
        return isNegated ? .not(.flag(name)) : .flag(name)
    }

    private func lineEnd(_ start: Int) -> Int {
        var index = start
        while index < limit, !isAtLineStart(index) { index += 1 }
        return index
    }

    /// Whether a directive is one of `#ifdef`, `#ifndef`, `#elifdef`, `#elifndef`.
    private func endsInDefined(_ directive: Int) -> Bool {
        guard directive >= 0 else { return false }
        let range = tokens[directive].range
        return range.count > 3 && bytes[range.upperBound - 1] == 0x66 && bytes[range.upperBound - 2] == 0x65
            && bytes[range.upperBound - 3] == 0x64
    }

    /// Whether `#define NAME` follows `#ifndef NAME`: a header's guard, not a condition.
    private func isGuard(_ name: String, _ directive: Int) -> Bool {
        guard nextFragment < fragments.count, fragments[nextFragment].isDefinition else { return false }
        let fragment = fragments[nextFragment]
        let next = limit < tokens.count ? offset(limit) : bytes.count
        return fragment.offset > offset(directive) && fragment.offset <= next
            && text(fragment.tokens.lowerBound) == name && fragment.tokens.count == 1
    }

    private mutating func parseAlternatives() -> BuildCondition {
        var any = [parseConjunction()]
        while kind == .binaryOperator, isText(position, "||") {
            advance()
            any.append(parseConjunction())
        }
        return any.count == 1 ? any[0] : .any(any)
    }

    private mutating func parseConjunction() -> BuildCondition {
        var all = [parseTerm()]
        while kind == .binaryOperator, isText(position, "&&") {
            advance()
            all.append(parseTerm())
        }
        return all.count == 1 ? all[0] : .all(all)
    }

    private mutating func parseTerm() -> BuildCondition {
        let start = position
        var isNegated = false
        while kind == .binaryOperator, isCharacter(position, 0x21) {
            isNegated.toggle()
            advance()
        }
        let primary = parsePrimaryCondition()
        // A comparison or sum, which needs values: kept as it stands.
        if kind == .binaryOperator, !isText(position, "||"), !isText(position, "&&") {
            while position < limit {
                if kind == .binaryOperator, isText(position, "||") || isText(position, "&&") { break }
                if kind == .leftParen { position = afterBracket(position) } else { advance() }
            }
            return .unknown(text(range(from: offset(start))))
        }
        return isNegated ? .not(primary) : primary
    }

    private mutating func parsePrimaryCondition() -> BuildCondition {
        let start = position
        switch kind {
        case .leftParen:
            let bracket = enter()
            let inner = parseAlternatives()
            leave(bracket)
            return inner
        case .number:
            advance()
            switch text(start) {
            case "0": return .literal(false)
            case "1": return .literal(true)
            default: return .unknown(text(start))
            }
        case .identifier:
            advance()
            if word(at: start) == .defined { return parseDefined() }
            guard kind == .leftParen else { return .flag(text(start)) }
            let open = position
            position = afterBracket(position)
            if isText(start, "__has_include") || isText(start, "__has_include_next") {
                return includeCondition(open)
            }
            return .unknown(text(range(from: offset(start))))
        default:
            if position < limit { advance() }
            return .unknown(text(range(from: offset(start))))
        }
    }

    private mutating func parseDefined() -> BuildCondition {
        let name = kind == .leftParen ? position + 1 : position
        guard kind(at: name) == .identifier else { return .unknown("defined") }
        position = kind == .leftParen ? afterBracket(position) : position + 1
        return .flag(text(name))
    }

    /// `__has_include(<Speech/Speech.h>)` asks for a framework.
    private func includeCondition(_ open: Int) -> BuildCondition {
        let range = offset(open)..<max(offset(open), previousEnd)
        var name = ""
        for index in open + 1..<max(open + 1, min(position, tokens.count)) {
            switch tokens[index].kind {
            case .identifier:
                name = text(index)
                return .canImport(name)
            case .string:
                let path = text(index).filter { $0 != "\"" }
                return .canImport(String(path.split(separator: "/").first ?? ""))
            default: continue
            }
        }
        return .unknown(text(range))
    }
}
