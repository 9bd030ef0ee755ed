/// A position in bytes of UTF-8 text that never leaves them.
struct ByteScanner {
    let bytes: [UInt8]
    var offset = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { offset >= bytes.count }

    var current: UInt8? { byte(at: offset) }

    var next: UInt8? { byte(at: offset + 1) }

    func byte(at index: Int) -> UInt8? {
        index >= 0 && index < bytes.count ? bytes[index] : nil
    }

    /// Whether the ASCII text stands here.
    func stands(_ text: StaticString) -> Bool {
        guard text.utf8CodeUnitCount <= bytes.count - offset else { return false }
        return text.withUTF8Buffer { wanted in
            wanted.indices.allSatisfy { wanted[$0] == bytes[offset + $0] }
        }
    }

    /// Skips the ASCII text if it stands here.
    mutating func skip(_ text: StaticString) -> Bool {
        guard stands(text) else { return false }
        offset += text.utf8CodeUnitCount
        return true
    }

    /// Goes past the next occurrence of the ASCII text; without one goes to the end and says false.
    mutating func skipPast(_ text: StaticString) -> Bool {
        guard text.utf8CodeUnitCount > 0 else { return true }
        let first = text.withUTF8Buffer { $0[0] }
        while offset < bytes.count {
            if bytes[offset] == first, skip(text) { return true }
            offset += 1
        }
        return false
    }

    mutating func skip(while condition: (UInt8) -> Bool) {
        while offset < bytes.count, condition(bytes[offset]) { offset += 1 }
    }

    /// The text of a range of bytes; broken UTF-8 becomes U+FFFD.
    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
}

extension UInt8 {
    /// Space, tab, line feed or carriage return.
    var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

    var isLineBreak: Bool { self == 0x0A || self == 0x0D }

    var isDigit: Bool { self >= 0x30 && self <= 0x39 }

    var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }

    /// The value of a hexadecimal digit.
    var hexValue: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46: self - 0x41 + 10
        case 0x61...0x66: self - 0x61 + 10
        default: nil
        }
    }
}

extension [UInt8] {
    /// Appends a scalar as UTF-8.
    mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            append(UInt8(truncatingIfNeeded: scalar.value))
        } else if let encoded = UTF8.encode(scalar) {
            append(contentsOf: encoded)
        }
    }
}
