import PlainspokenModel

extension ObjectiveCParser {
    /// `[receiver name:argument …]`: a component onto the receiver's chain, the whole selector its name.
    mutating func parseMessage() -> Value {
        let start = offset
        let slot = receiverIsOther() ? reserve(.other) : nil
        let bracket = enter()
        let receiver = parseExpression()
        var index: Int
        if let slot {
            facts.expressions[slot].castType = castType
            index = slot
        } else if case .expression(let chain) = receiver {
            index = chain
        } else {
            index = reserve(.other)
        }
        castType = nil
        if kind == .identifier || kind == .colon {
            let component = parseSelector(index)
            facts.expressions[index].components.append(component)
        }
        while position < limit {
            let before = position
            _ = parseExpression()
            if position == before { advance() }
        }
        leave(bracket)
        facts.expressions[index].offset = start
        facts.expressions[index].end = max(facts.expressions[index].end, previousEnd)
        return parsePostfix(index)
    }

    /// Whether the receiver is a cast, literal or other thing that no chain begins with.
    private mutating func receiverIsOther() -> Bool {
        switch kind(1) {
        case .leftParen: isCast(position + 1)
        case .at, .string, .number, .leftBrace: true
        default: false
        }
    }

    private mutating func parseSelector(_ index: Int) -> Expression.Component {
        let start = offset
        var name = ""
        var arguments: [Argument] = []
        while kind == .identifier || kind == .colon {
            var label = ""
            if kind == .identifier {
                label = text(position)
                advance()
            }
            guard kind == .colon else {
                if arguments.isEmpty { name = label }
                break
            }
            advance()
            name += label + ":"
            parseSelectorArgument(label, index, &arguments)
            while kind == .comma {
                advance()
                parseSelectorArgument(nil, index, &arguments)
            }
        }
        return Expression.Component(name: name, arguments: arguments, offset: start)
    }

    private mutating func parseSelectorArgument(_ label: String?, _ index: Int, _ arguments: inout [Argument]) {
        let start = offset
        var value = parseExpression()
        // A cast or macro the expression did not take in: the last value counts.
        while position < limit, kind != .identifier, kind != .colon, kind != .comma {
            let before = position
            value = parseExpression()
            if position == before { advance() }
        }
        if case .expression(let argument) = value { facts.expressions[argument].parent = index }
        arguments.append(Argument(label: label, value: value, offset: start))
    }

    // MARK: Literals

    /// `@"text"`, `"text"` and literals joined by standing side by side.
    mutating func parseStringOperand() -> Value {
        let slot = facts.strings.count
        facts.strings.append(StringLiteral(text: "", offset: offset, block: block))
        var bytes: [UInt8] = []
        while kind == .string {
            ObjectiveCString.append(tokens[position].range, of: self.bytes, to: &bytes)
            advance()
        }
        let text = String(decoding: bytes, as: UTF8.self)
        facts.strings[slot].text = text
        return .string(text)
    }

    /// What begins with `@` in an expression.
    mutating func parseAtOperand() -> Value? {
        switch kind(1) {
        case .leftSquare:
            advance()
            return .array(parseArguments(of: nil).map(\.value))
        case .leftBrace:
            advance()
            return parseDictionary()
        case .leftParen, .number:
            advance()
            return parseOperand()
        case .binaryOperator where isCharacter(position + 1, 0x2D) && kind(2) == .number:
            advance()
            return parseOperand()
        case .identifier: return parseAtWord()
        default: return nil
        }
    }

    private mutating func parseAtWord() -> Value? {
        switch word(1) {
        case .YES, .NO, .true, .false:
            advance()
            return parseOperand()
        case .available:
            advance(2)
            if kind == .leftParen { availability += parseAvailability() }
            return .other
        case .selector, .protocol, .encode: return parseAtCall()
        case .interface, .implementation, .end: return nil
        default:
            // `@weakify(self)` of libraries: a macro that begins with `@`.
            advance()
            return parseOperand()
        }
    }

    /// `@selector(play:at:)`: a call with the text as its argument.
    private mutating func parseAtCall() -> Value {
        let index = reserve(.name("@" + text(position + 1)))
        advance(2)
        guard kind == .leftParen else { return .expression(index) }
        let start = offset
        let bracket = enter()
        var name = ""
        let inner = offset
        while position < limit {
            name += text(position)
            advance()
        }
        leave(bracket)
        facts.expressions[index].components = [
            Expression.Component(
                name: "", arguments: [Argument(label: nil, value: .string(name), offset: inner)], offset: start)
        ]
        facts.expressions[index].end = previousEnd
        return .expression(index)
    }

    private mutating func parseDictionary() -> Value {
        let bracket = enter()
        var pairs: [(key: Value, value: Value)] = []
        while position < limit {
            let start = position
            let key = parseExpression()
            if kind == .colon {
                advance()
                pairs.append((key, parseExpression()))
            }
            skipToComma()
            if position == start { advance() }
        }
        leave(bracket)
        castType = nil
        return .dictionary(pairs)
    }

    /// Reads `(ios(17.0), macos(14.0))` after `API_AVAILABLE`.
    mutating func parsePlatforms() -> [AvailabilityBound] {
        let bracket = enter()
        var bounds: [AvailabilityBound] = []
        while position < limit {
            if kind == .identifier, kind(1) == .leftParen, kind(2) == .number, bounds.count < 16,
                let platform = Platform(macroName: text(position)), let version = Version(text(position + 2))
            {
                bounds.append(AvailabilityBound(platform: platform, version: version))
            }
            advance()
        }
        leave(bracket)
        return bounds
    }

    /// Reads `(iOS 17, *)`.
    private mutating func parseAvailability() -> [AvailabilityBound] {
        let bracket = enter()
        var bounds: [AvailabilityBound] = []
        while position < limit {
            guard kind == .identifier else {
                advance()
                continue
            }
            let platform = Platform(availabilityName: text(position))
            advance()
            guard kind == .number else { continue }
            let version = Version(text(position))
            advance()
            if let platform, let version, bounds.count < 16 {
                bounds.append(AvailabilityBound(platform: platform, version: version))
            }
        }
        leave(bracket)
        return bounds
    }

    // MARK: Blocks and lambdas

    /// `^{ … }`, `^(T a) { … }`, `^T *(U b) { … }`.
    mutating func parseBlockLiteral() -> Value {
        advance()
        while position < limit, kind != .leftParen, kind != .leftBrace {
            let isType = kind == .identifier || kind == .binaryOperator
            guard isType else { return .other }
            advance()
        }
        return parseClosure(keyword: "^")
    }

    private mutating func parseClosure(keyword: String) -> Value {
        let first = facts.declarations.count
        if kind == .leftParen { parseParameters(keyword: keyword) }
        if keyword != "^" {
            // `mutable`, `noexcept` and `-> T` of a lambda.
            while position < limit, kind == .identifier || kind == .arrow || kind == .binaryOperator { advance() }
        }
        guard kind == .leftBrace else { return .other }
        let body = addBlock(.closure)
        moveDeclarations(from: first, to: body)
        parseBody(in: body)
        castType = nil
        return .closure(body)
    }

    /// Whether `[…]` are the captures of a C++ lambda.
    var isLambda: Bool {
        let end = min(Int(match[position]), limit)
        guard isCPlusPlus, end > position else { return false }
        switch kind(at: end + 1) {
        case .leftBrace: break
        case .leftParen: break
        default: return false
        }
        var wantsName = true
        for index in position + 1..<end {
            switch tokens[index].kind {
            case .identifier:
                guard wantsName else { return false }
                wantsName = false
            case .comma: wantsName = true
            case .equal: return true
            case .binaryOperator: guard isCharacter(index, 0x26) || isCharacter(index, 0x2A) else { return false }
            default: return false
            }
        }
        return true
    }

    mutating func parseLambda() -> Value {
        position = afterBracket(position)
        return parseClosure(keyword: "[]")
    }
}

/// Decodes string literals of the C family.
enum ObjectiveCString {
    /// Appends the text of one literal, its prefix and quotes left out.
    static func append(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        var index = range.lowerBound
        var isRaw = false
        while index < range.upperBound, bytes[index] != 0x22 {
            isRaw = bytes[index] == 0x52
            index += 1
        }
        index += 1
        var end = range.upperBound
        if end > index, bytes[end - 1] == 0x22 { end -= 1 }
        if isRaw {
            let open = index
            while index < end, bytes[index] != 0x28 { index += 1 }
            let close = max(index + 1, end - (index - open) - 1)
            if index + 1 <= close, close <= end { output += bytes[index + 1..<close] }
            return
        }
        while index < end {
            guard bytes[index] == 0x5C, index + 1 < end else {
                output.append(bytes[index])
                index += 1
                continue
            }
            index = appendEscape(index + 1, end, bytes, &output)
        }
    }

    /// Decodes the escape whose letter stands at an offset and gives the offset after it.
    private static func appendEscape(
        _ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ output: inout [UInt8]
    ) -> Int {
        switch bytes[start] {
        case 0x6E: output.append(0x0A)
        case 0x72: output.append(0x0D)
        case 0x74: output.append(0x09)
        case 0x61: output.append(0x07)
        case 0x62: output.append(0x08)
        case 0x66: output.append(0x0C)
        case 0x76: output.append(0x0B)
        case 0x65: output.append(0x1B)
        case 0x0A: return start + 1
        case 0x0D: return start + 1 < end && bytes[start + 1] == 0x0A ? start + 2 : start + 1
        case 0x78: return appendNumber(start + 1, end, bytes, radix: 16, digits: 2, isScalar: false, &output)
        case 0x75: return appendNumber(start + 1, end, bytes, radix: 16, digits: 4, isScalar: true, &output)
        case 0x55: return appendNumber(start + 1, end, bytes, radix: 16, digits: 8, isScalar: true, &output)
        case 0x30...0x37: return appendNumber(start, end, bytes, radix: 8, digits: 3, isScalar: false, &output)
        default: output.append(bytes[start])
        }
        return start + 1
    }

    private static func appendNumber(
        _ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>, radix: UInt32, digits: Int, isScalar: Bool,
        _ output: inout [UInt8]
    ) -> Int {
        var index = start
        var value: UInt32 = 0
        while index < end, index - start < digits, SwiftScalars.isHexDigit(bytes[index]) {
            let byte = bytes[index]
            let digit = UInt32(byte < 0x3A ? byte - 0x30 : (byte | 0x20) - 0x57)
            guard digit < radix else { break }
            value = value &* radix &+ digit
            index += 1
        }
        if !isScalar {
            output.append(UInt8(truncatingIfNeeded: value))
        } else if let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) {
            output += encoded
        }
        return index
    }
}

extension Platform {
    /// The platform that `API_AVAILABLE` calls by a name.
    init?(macroName name: String) {
        switch name {
        case "ios": self = .iOS
        case "macos", "macosx": self = .macOS
        case "maccatalyst": self = .macCatalyst
        case "tvos": self = .tvOS
        case "watchos": self = .watchOS
        case "visionos": self = .visionOS
        default: return nil
        }
    }
}
