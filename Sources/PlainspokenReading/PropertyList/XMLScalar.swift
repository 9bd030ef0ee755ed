import PlainspokenModel

/// What the text of an element without children means.
enum XMLScalar {
    struct Fault: Error {
        var message: String
    }

    static func content(of name: String, text: String) -> Result<PropertyValue.Content, Fault> {
        switch name {
        case "integer": number(trimmed(text), isValid: isInteger, name: name)
        case "real": number(trimmed(text), isValid: isReal, name: name)
        case "true", "false":
            trimmed(text).isEmpty
                ? .success(.boolean(name == "true"))
                : .failure(Fault(message: "<\(name)> holds text; write <\(name)/>"))
        case "date":
            CalendarDate(text: trimmed(text)) != nil
                ? .success(.date(trimmed(text)))
                : .failure(Fault(message: "\(quoted(text)) is no date; write it as 2025-01-31T23:59:59Z"))
        case "data":
            Base64.decode(text).map { .success(.data($0)) } ?? .failure(Fault(message: "<data> holds no base64 text"))
        default: .success(.string(text))
        }
    }

    private static func number(
        _ text: String, isValid: (String) -> Bool, name: String
    ) -> Result<PropertyValue.Content, Fault> {
        let kind = name == "integer" ? "whole number" : "number"
        return isValid(text) ? .success(.number(text)) : .failure(Fault(message: "\(quoted(text)) is no \(kind)"))
    }

    /// Decimal or `0x` with any sign, as wide as 64 bits.
    private static func isInteger(_ text: String) -> Bool {
        var digits = Substring(text)
        let isNegative = digits.hasPrefix("-")
        if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
        let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
        if isHexadecimal { digits.removeFirst(2) }
        guard digits.utf8.allSatisfy({ $0.hexValue != nil }) else { return false }
        guard let size = UInt64(digits, radix: isHexadecimal ? 16 : 10) else { return false }
        return !isNegative || size <= UInt64(Int64.max) + 1
    }

    private static func isReal(_ text: String) -> Bool {
        let digits = text.drop { $0 == "-" || $0 == "+" }
        if ["nan", "inf", "infinity"].contains(digits.lowercased()) { return true }
        let isDecimal = digits.utf8.contains(where: \.isDigit) && !digits.lowercased().contains("x")
        return isDecimal && Double(text) != nil
    }

    private static func trimmed(_ text: String) -> String {
        var bytes = Substring(text).utf8
        while bytes.first?.isXMLSpace == true { bytes.removeFirst() }
        while bytes.last?.isXMLSpace == true { bytes.removeLast() }
        return String(Substring(bytes))
    }
}

/// Base64 as property lists hold it: with white space anywhere.
enum Base64 {
    /// The bytes; nil where a character or the length is wrong.
    static func decode(_ text: String) -> [UInt8]? {
        var result: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        var padding = 0
        for byte in text.utf8 where !byte.isXMLSpace {
            if byte == 0x3D {
                padding += 1
                continue
            }
            guard padding == 0, let value = value(of: byte) else { return nil }
            bits = (bits << 6 | UInt32(value)) & 0xFF_FFFF
            count += 1
            guard count % 4 != 1 else { continue }
            let shift = UInt32((3 - (count - 1) % 4) * 2)
            result.append(UInt8(truncatingIfNeeded: bits >> shift))
        }
        return (count + padding) % 4 == 0 && padding <= 2 ? result : nil
    }

    private static func value(of byte: UInt8) -> UInt8? {
        switch byte {
        case 0x41...0x5A: byte - 0x41
        case 0x61...0x7A: byte - 0x61 + 26
        case 0x30...0x39: byte - 0x30 + 52
        case 0x2B: 62
        case 0x2F: 63
        default: nil
        }
    }
}
