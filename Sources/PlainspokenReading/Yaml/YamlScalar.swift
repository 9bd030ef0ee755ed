import PlainspokenModel

/// The type of a word in YAML as Yams resolves it (its default resolver).
enum YamlScalar {
    static func content(of text: String, tag: String?, isPlain: Bool, nullAsText: Bool) -> PropertyValue.Content {
        if let tag, tag == "!" || tag.hasSuffix(":str") { return .string(text) }
        let isTyped = tag.map { $0.hasPrefix("tag:yaml.org,2002:") } ?? false
        guard isPlain || isTyped else { return .string(text) }
        if isTrue(text) { return .boolean(true) }
        if isFalse(text) { return .boolean(false) }
        if isNumber(text) { return .number(text) }
        if isNull(text) { return nullAsText ? .string(text) : .null }
        return isDate(text) ? .date(text) : .string(text)
    }

    private static func isTrue(_ text: String) -> Bool {
        ["yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON"].contains(text)
    }

    private static func isFalse(_ text: String) -> Bool {
        ["no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF"].contains(text)
    }

    private static func isNull(_ text: String) -> Bool {
        ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// Integers in bases 2, 8, 10, 16 and 60 and floats, each with a sign and `_` between digits.
    static func isNumber(_ text: String) -> Bool {
        var rest = Array(text.utf8)[...]
        if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { rest.removeFirst() }
        guard let first = rest.first else { return false }
        if first == UInt8(ascii: "0"), rest.count > 1, isBased(rest.dropFirst()) { return true }
        if [".inf", ".Inf", ".INF"].contains(String(decoding: rest, as: UTF8.self)) { return true }
        if [".nan", ".NaN", ".NAN"].contains(text) { return true }
        if first == UInt8(ascii: ".") { return rest.count == text.utf8.count && isFraction(rest.dropFirst()) }
        return isDigit(first) && (isDecimal(rest) || isBase60(rest))
    }

    private static func isBased(_ rest: ArraySlice<UInt8>) -> Bool {
        let digits = rest.dropFirst()
        switch rest.first {
        case UInt8(ascii: "b"): return !digits.isEmpty && digits.allSatisfy { isDigit($0, below: 2) || $0 == low }
        case UInt8(ascii: "x"): return !digits.isEmpty && digits.allSatisfy { isHexadecimal($0) || $0 == low }
        case UInt8(ascii: "o"): return !digits.isEmpty && digits.allSatisfy { isDigit($0, below: 8) || $0 == low }
        default: return rest.allSatisfy { isDigit($0, below: 8) || $0 == low }
        }
    }

    private static func isFraction(_ rest: ArraySlice<UInt8>) -> Bool {
        let digits = rest.prefix { isDigit($0) || $0 == low }
        return !digits.isEmpty && isExponent(rest[digits.endIndex...], needsSign: true)
    }

    private static func isDecimal(_ rest: ArraySlice<UInt8>) -> Bool {
        var tail = rest.drop { isDigit($0) || $0 == low }
        if tail.first == UInt8(ascii: ".") { tail = tail.dropFirst().drop { isDigit($0) || $0 == low } }
        return isExponent(tail, needsSign: false)
    }

    private static func isExponent(_ rest: ArraySlice<UInt8>, needsSign: Bool) -> Bool {
        guard let first = rest.first else { return true }
        guard first == UInt8(ascii: "e") || first == UInt8(ascii: "E") else { return false }
        var digits = rest.dropFirst()
        if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            digits.removeFirst()
        } else if needsSign {
            return false
        }
        return !digits.isEmpty && digits.allSatisfy { isDigit($0) }
    }

    /// `190:20:30`, the base-60 form of YAML 1.1, with an optional fraction.
    private static func isBase60(_ rest: ArraySlice<UInt8>) -> Bool {
        let parts = rest.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count > 1, let head = parts.first, head.allSatisfy({ isDigit($0) || $0 == low }) else {
            return false
        }
        for (index, part) in parts.dropFirst().enumerated() {
            let isLast = index == parts.count - 2
            let whole = part.prefix { isDigit($0) }
            let isBelow60 = whole.count == 1 || (whole.first ?? 0) < UInt8(ascii: "6")
            guard (1...2).contains(whole.count), isBelow60 else { return false }
            let tail = part.dropFirst(whole.count)
            if tail.isEmpty { continue }
            guard isLast, tail.first == UInt8(ascii: "."), tail.dropFirst().allSatisfy({ isDigit($0) || $0 == low })
            else { return false }
        }
        return true
    }

    /// `2026-01-31`, with a time after `T` or spaces.
    private static func isDate(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count >= 8, bytes[..<4].allSatisfy({ isDigit($0) }), bytes[4] == UInt8(ascii: "-") else {
            return false
        }
        let day = text.split(maxSplits: 1) { $0 == "T" || $0 == "t" || $0 == " " || $0 == "\t" }
        let parts = day[0].split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy { isDigit($0) } }) else { return false }
        let counts = [parts[1].utf8.count, parts[2].utf8.count]
        if day.count == 1 { return counts == [2, 2] }
        let time = day[1].utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return counts.allSatisfy { (1...2).contains($0) } && time.first.map { isDigit($0) } == true
            && time.contains(UInt8(ascii: ":"))
    }

    private static let low = UInt8(ascii: "_")

    private static func isDigit(_ byte: UInt8, below limit: UInt8 = 10) -> Bool {
        byte >= UInt8(ascii: "0") && byte < UInt8(ascii: "0") + limit
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
}
