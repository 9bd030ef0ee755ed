import PlainspokenModel

/// Reads values as JSON and JavaScript write them, with the place of every key and value.
///
/// Takes everything that JSON allows, and comments, trailing commas, bare keys, single quotes and templates besides.
/// What only running tells, a call or a condition, becomes `.null`.
struct ScriptReader {
    /// Values nested deeper than this are read no further, so that no reader of the result runs out of stack.
    static let maximumDepth = 64

    let text: SourceText
    /// Texts of constants by name.
    var constants: [String: String] = [:]
    private(set) var scanner: ByteScanner
    /// Where reading stopped for good; nil while all went well.
    private(set) var fault: (message: String, offset: Int)?

    init(_ text: SourceText, at offset: Int = 0) {
        self.text = text
        scanner = ByteScanner(text.bytes)
        scanner.offset = offset
    }

    /// The value that begins here; nil where none does.
    mutating func value(depth: Int = 0) -> PropertyValue? {
        skipTrivia()
        let start = scanner.offset
        guard depth < Self.maximumDepth else { return fail("nested more than \(Self.maximumDepth) levels deep") }
        guard let byte = scanner.current else { return fail("a value is missing at the end") }
        let content: PropertyValue.Content?
        switch byte {
        case UInt8(ascii: "{"): content = object(depth).map(PropertyValue.Content.dictionary)
        case UInt8(ascii: "["): content = array(depth).map(PropertyValue.Content.array)
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): content = string()
        default: content = word()
        }
        guard let content, fault == nil else { return nil }
        return PropertyValue(tail(content), at: text.place(at: start))
    }

    mutating func advance() { scanner.offset += 1 }

    private mutating func fail<T>(_ message: String) -> T? {
        if fault == nil { fault = (message, scanner.offset) }
        return nil
    }

    // MARK: Objects and arrays

    private mutating func object(_ depth: Int) -> [PropertyEntry]? {
        scanner.offset += 1
        var entries: [PropertyEntry] = []
        while true {
            skipTrivia()
            guard let byte = scanner.current else { return fail("an object is not closed") }
            if byte == UInt8(ascii: "}") {
                scanner.offset += 1
                return entries
            }
            if byte == UInt8(ascii: ",") {
                scanner.offset += 1
                continue
            }
            let start = scanner.offset
            guard let key = key() else {
                skipElement()
                if scanner.offset == start { return fail("a key is missing") }
                continue
            }
            skipTrivia()
            var entry = PropertyEntry(
                key: key, place: text.place(at: start), value: PropertyValue(.null, at: text.place(at: start)))
            if scanner.skip(":") {
                guard let value = value(depth: depth + 1) else { return nil }
                entry.value = value
            } else {
                // A name alone stands for a constant of that name, or it is a method.
                let isAlone = scanner.current == UInt8(ascii: ",") || scanner.current == UInt8(ascii: "}")
                if isAlone, let known = constants[key] { entry.value.content = .string(known) }
                skipElement()
            }
            entries.append(entry)
        }
    }

    private mutating func key() -> String? {
        if let byte = scanner.current, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
            case .string(let text)? = string()
        {
            return text
        }
        return name()
    }

    private mutating func array(_ depth: Int) -> [PropertyValue]? {
        scanner.offset += 1
        var items: [PropertyValue] = []
        while true {
            skipTrivia()
            guard let byte = scanner.current else { return fail("a list is not closed") }
            switch byte {
            case UInt8(ascii: "]"):
                scanner.offset += 1
                return items
            case UInt8(ascii: ","): scanner.offset += 1
            default:
                let start = scanner.offset
                guard let value = value(depth: depth + 1) else { return nil }
                if scanner.offset == start { return fail("a value is missing") }
                items.append(value)
            }
        }
    }

    // MARK: Words, numbers and what only running tells

    private mutating func name() -> String? {
        let start = scanner.offset
        scanner.skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "$") || $0 >= 0x80 }
        return scanner.offset > start ? scanner.text(start..<scanner.offset) : nil
    }

    private mutating func word() -> PropertyValue.Content? {
        let start = scanner.offset
        if let byte = scanner.current, byte.isDigit || byte == UInt8(ascii: "-") {
            scanner.offset += 1
            scanner.skip { $0.isDigit || $0.isLetter || [0x2B, 0x2D, 0x2E, 0x5F].contains($0) }
            return .number(scanner.text(start..<scanner.offset))
        }
        switch name() {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null", "undefined": return .null
        case let name?:
            if let text = constants[name] { return .string(text) }
            return .null
        case nil:
            skipElement()
            return scanner.offset > start ? .null : fail("a value is missing")
        }
    }

    /// Texts joined by `+` are one text; `as const` changes nothing; after anything else the value is not known.
    private mutating func tail(_ content: PropertyValue.Content) -> PropertyValue.Content {
        var content = content
        while true {
            skipTrivia()
            guard let byte = scanner.current, ![0x2C, 0x7D, 0x5D, 0x3B, 0x29, 0x3A].contains(byte) else {
                return content
            }
            if case .string(let text) = content, byte == UInt8(ascii: "+") {
                scanner.offset += 1
                skipTrivia()
                if let next = scanner.current, [0x22, 0x27, 0x60].contains(next), case .string(let more)? = string() {
                    content = .string(text + more)
                    continue
                }
            } else if scanner.stands("as const") || scanner.stands("satisfies ") || scanner.stands("as ") {
                skipElement()
                return content
            } else if byte.isLetter {
                // The next line of a script, after a statement without a semicolon.
                return content
            }
            skipElement()
            return .null
        }
    }

    /// Goes to the end of an element of a list or an object: a comma or the closing bracket on this level.
    private mutating func skipElement() {
        var depth = 0
        while let byte = scanner.current {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 { return }
                depth -= 1
            case UInt8(ascii: ","), UInt8(ascii: ";"): if depth == 0 { return }
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
                _ = string()
                continue
            case UInt8(ascii: "/") where scanner.next == UInt8(ascii: "/") || scanner.next == UInt8(ascii: "*"):
                skipTrivia()
                continue
            default: break
            }
            scanner.offset += 1
        }
    }

    mutating func skipTrivia() {
        while let byte = scanner.current {
            if byte.isXMLSpace {
                scanner.offset += 1
            } else if scanner.skip("//") {
                scanner.skip { !$0.isLineBreak }
            } else if scanner.skip("/*") {
                _ = scanner.skipPast("*/")
            } else {
                return
            }
        }
    }

    // MARK: Strings

    /// A string of any quotes; a template with parts that only running tells is `.null`.
    mutating func string() -> PropertyValue.Content? {
        guard let quote = scanner.current else { return nil }
        scanner.offset += 1
        var bytes: [UInt8] = []
        var isKnown = true
        while let byte = scanner.current, byte != quote {
            if byte == UInt8(ascii: "\\") {
                escape(into: &bytes)
            } else if quote == UInt8(ascii: "`"), scanner.skip("${") {
                let start = scanner.offset
                scanner.skip { $0 != UInt8(ascii: "}") && $0 != quote }
                let name = scanner.text(start..<scanner.offset).filter { !$0.isWhitespace }
                if let known = constants[name] { bytes += known.utf8 } else { isKnown = false }
                _ = scanner.skip("}")
            } else if byte.isLineBreak, quote != UInt8(ascii: "`") {
                return fail("a text is not closed on its line")
            } else {
                bytes.append(byte)
                scanner.offset += 1
            }
        }
        guard !scanner.isAtEnd else { return fail("a text is not closed") }
        scanner.offset += 1
        return isKnown ? .string(String(decoding: bytes, as: UTF8.self)) : .null
    }

    private mutating func escape(into bytes: inout [UInt8]) {
        scanner.offset += 1
        guard let byte = scanner.current else { return }
        scanner.offset += 1
        switch byte {
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "t"): bytes.append(0x09)
        case UInt8(ascii: "r"): bytes.append(0x0D)
        case UInt8(ascii: "b"): bytes.append(0x08)
        case UInt8(ascii: "f"): bytes.append(0x0C)
        case UInt8(ascii: "u"): bytes.append(scalar())
        case 0x0A, 0x0D: break
        default: bytes.append(byte)
        }
    }

    /// `XXXX` of `\uXXXX`, two of them for what lies outside the first plane, or `{X…}`.
    private mutating func scalar() -> Unicode.Scalar {
        if scanner.skip("{") {
            let value = hex(upTo: 6)
            _ = scanner.skip("}")
            return Unicode.Scalar(value) ?? "\u{FFFD}"
        }
        let first = hex(upTo: 4)
        guard (0xD800..<0xDC00).contains(first), scanner.skip("\\u") else {
            return Unicode.Scalar(first) ?? "\u{FFFD}"
        }
        let second = hex(upTo: 4)
        guard (0xDC00..<0xE000).contains(second) else { return "\u{FFFD}" }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
    }

    private mutating func hex(upTo count: Int) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<count {
            guard let digit = scanner.current?.hexValue else { break }
            value = value << 4 | UInt32(digit)
            scanner.offset += 1
        }
        return value
    }
}
