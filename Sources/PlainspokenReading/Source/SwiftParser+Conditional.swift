import PlainspokenModel

extension SwiftParser {
    /// Reads a condition with `||`, `&&`, `!` and parentheses.
    mutating func parseBuildCondition() -> BuildCondition {
        var any = [parseBuildConjunction()]
        while kind == .binaryOperator, isText(position, "||") {
            advance()
            any.append(parseBuildConjunction())
        }
        return any.count == 1 ? any[0] : .any(any)
    }

    private mutating func parseBuildConjunction() -> BuildCondition {
        var all = [parseBuildTerm()]
        while kind == .binaryOperator, isText(position, "&&") {
            advance()
            all.append(parseBuildTerm())
        }
        return all.count == 1 ? all[0] : .all(all)
    }

    private mutating func parseBuildTerm() -> BuildCondition {
        var isNegated = false
        while kind == .prefixOperator, isCharacter(position, 0x21) {
            isNegated.toggle()
            advance()
        }
        let term = parseBuildPrimary()
        return isNegated ? .not(term) : term
    }

    private mutating func parseBuildPrimary() -> BuildCondition {
        let start = position
        if kind == .leftParen {
            let bracket = enter()
            let inner = parseBuildCondition()
            leave(bracket)
            return inner
        }
        guard kind == .identifier else {
            if position < limit, !atLineStart { advance() }
            return .unknown(text(range(from: offset(start))))
        }
        advance()
        if word(at: start) == .true || word(at: start) == .false { return .literal(word(at: start) == .true) }
        guard kind == .leftParen else { return .flag(text(start)) }
        let inside = position + 1
        position = afterBracket(position)
        let whole = text(range(from: offset(start)))
        var end = inside
        while end < position - 1, tokens[end].kind == .identifier || tokens[end].kind == .period { end += 1 }
        guard end > inside else { return .unknown(whole) }
        let argument = text(offset(inside)..<max(offset(inside), Int(tokens[end - 1].end)))
        if isText(start, "os") { return .os(argument) }
        if isText(start, "canImport") { return .canImport(argument) }
        if isText(start, "targetEnvironment") { return .targetEnvironment(argument) }
        return .unknown(whole)
    }

    // MARK: Availability

    /// Reads `#available(…)` or `#unavailable(…)`.
    mutating func parseAvailability() -> [AvailabilityBound] {
        let isBelow = kind == .poundUnavailable
        advance()
        guard kind == .leftParen else { return [] }
        let bracket = enter()
        var bounds: [AvailabilityBound] = []
        while position < limit {
            if kind == .identifier {
                let platform = platform(position)
                advance()
                if let version = parseVersion(), let platform, bounds.count < 16 {
                    bounds.append(AvailabilityBound(platform: platform, version: version, isBelow: isBelow))
                }
            } else {
                advance()
            }
        }
        leave(bracket)
        return bounds
    }

    /// Reads the arguments of `@available`; the cursor stands at the parenthesis.
    ///
    /// Code that is unavailable on a platform has the bound "below version 0".
    mutating func parseAvailableAttribute() -> [AvailabilityBound] {
        let bracket = enter()
        defer { leave(bracket) }
        var bounds: [AvailabilityBound] = []
        var platforms: [Platform] = []
        while position < limit, bounds.count < 16 {
            switch kind {
            case .binaryOperator, .prefixOperator, .postfixOperator:
                if platforms.isEmpty, bounds.isEmpty { platforms = Platform.allCases }
                advance()
            case .identifier where kind(1) == .colon:
                let label = text(position)
                advance(2)
                let version = parseVersion()
                guard let version, label == "introduced" || label == "obsoleted" else {
                    if position < limit, kind != .comma { advance() }
                    continue
                }
                for platform in platforms {
                    bounds.append(
                        AvailabilityBound(platform: platform, version: version, isBelow: label == "obsoleted"))
                }
            case .identifier where isText(position, "unavailable"):
                for platform in platforms {
                    bounds.append(AvailabilityBound(platform: platform, version: Version(0), isBelow: true))
                }
                advance()
            case .identifier:
                let platform = platform(position)
                advance()
                if let version = parseVersion() {
                    if let platform { bounds.append(AvailabilityBound(platform: platform, version: version)) }
                } else if let platform {
                    platforms = [platform]
                }
            default: advance()
            }
        }
        return bounds
    }

    private func platform(_ index: Int) -> Platform? { Platform(availabilityName: text(index)) }

    /// `17`, `17.1` or `10.15.4`, which are several tokens to the lexer.
    private mutating func parseVersion() -> Version? {
        guard kind == .number else { return nil }
        let start = offset
        advance()
        while kind == .period || kind == .number, !tokens[position].flags.contains(.afterSpace) { advance() }
        return Version(text(range(from: start)))
    }
}

extension Platform {
    /// The platform that `#available` and `@available` call by a name, app extensions included.
    init?(availabilityName name: String) {
        switch name {
        case "iOS", "iOSApplicationExtension": self = .iOS
        case "macOS", "OSX", "macOSApplicationExtension", "OSXApplicationExtension": self = .macOS
        case "macCatalyst", "macCatalystApplicationExtension": self = .macCatalyst
        case "tvOS", "tvOSApplicationExtension": self = .tvOS
        case "watchOS", "watchOSApplicationExtension": self = .watchOS
        case "visionOS", "visionOSApplicationExtension": self = .visionOS
        default: return nil
        }
    }
}
