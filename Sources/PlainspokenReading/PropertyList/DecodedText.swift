import PlainspokenModel

/// The text of a file as UTF-8 without byte-order marks, whatever encoding it came in.
struct DecodedText {
    var bytes: [UInt8]
    /// What was wrong with the encoding, with the offset in `bytes`.
    var fault: (message: String, offset: Int)?

    init(_ raw: [UInt8]) {
        switch Self.unit(of: raw) {
        case .byte: self.init(eightBit: raw)
        case .two(let isBigEndian): self.init(utf16: raw, isBigEndian: isBigEndian)
        case .four(let isBigEndian): self.init(utf32: raw, isBigEndian: isBigEndian)
        }
        dropByteOrderMarks()
    }

    private enum Unit {
        case byte
        case two(isBigEndian: Bool)
        case four(isBigEndian: Bool)
    }

    /// Tells the code unit by the byte-order mark or, without one, by where the zeros of the first character stand:
    /// every property list begins with an ASCII character.
    private static func unit(of raw: [UInt8]) -> Unit {
        let head = Array(raw.prefix(4))
        if head == [0xFF, 0xFE, 0, 0] || (head.count == 4 && head[0] != 0 && head[1...] == [0, 0, 0]) {
            return .four(isBigEndian: false)
        }
        if head == [0, 0, 0xFE, 0xFF] || (head.count == 4 && head[3] != 0 && head[..<3] == [0, 0, 0]) {
            return .four(isBigEndian: true)
        }
        guard head.count >= 2 else { return .byte }
        if head[0] == 0xFF, head[1] == 0xFE { return .two(isBigEndian: false) }
        if head[0] == 0xFE, head[1] == 0xFF { return .two(isBigEndian: true) }
        if head[0] == 0, head[1] != 0 { return .two(isBigEndian: true) }
        if head[0] != 0, head[1] == 0 { return .two(isBigEndian: false) }
        return .byte
    }

    private init(eightBit raw: [UInt8]) {
        let declared = DeclaredEncoding.name(in: raw)
        if let declared, let encoding = SingleByteEncoding(declared: declared) {
            bytes = encoding.utf8(raw)
            return
        }
        bytes = raw
        guard let broken = UTF8Validity.firstFault(in: raw) else { return }
        bytes = Array(String(decoding: raw, as: UTF8.self).utf8)
        if let declared, !["utf-8", "utf8", "us-ascii", "ascii"].contains(declared) {
            fault = ("the encoding \(quoted(declared)) cannot be read here; save the file as UTF-8", broken)
        } else {
            fault = ("the text is not valid UTF-8 from here on; save the file as UTF-8", broken)
        }
    }

    private init(utf16 raw: [UInt8], isBigEndian: Bool) {
        bytes = []
        bytes.reserveCapacity(raw.count / 2)
        let units = (0..<raw.count / 2).lazy.map { index -> UInt16 in
            let (first, second) = (UInt16(raw[2 * index]), UInt16(raw[2 * index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        var iterator = units.makeIterator()
        var decoder = UTF16()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): append(scalar)
            case .emptyInput:
                if raw.count % 2 == 1 { note("the UTF-16 text ends within a character") }
                return
            case .error:
                note("the UTF-16 text holds half a surrogate pair")
                append("\u{FFFD}")
            }
        }
    }

    private init(utf32 raw: [UInt8], isBigEndian: Bool) {
        bytes = []
        bytes.reserveCapacity(raw.count / 4)
        for start in stride(from: 0, to: raw.count - raw.count % 4, by: 4) {
            let unit = raw[start..<start + 4]
            let value = (isBigEndian ? Array(unit) : unit.reversed()).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            let scalar = Unicode.Scalar(value)
            if scalar == nil { note("the UTF-32 text holds a number that is no character") }
            append(scalar ?? "\u{FFFD}")
        }
        if raw.count % 4 != 0 { note("the UTF-32 text ends within a character") }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        bytes.append(scalar)
    }

    private mutating func note(_ message: String) {
        if fault == nil { fault = (message, bytes.count) }
    }

    /// Some tools write the mark twice.
    private mutating func dropByteOrderMarks() {
        var count = 0
        while bytes.count >= count + 3, Array(bytes[count..<count + 3]) == [0xEF, 0xBB, 0xBF] { count += 3 }
        guard count > 0 else { return }
        bytes.removeFirst(count)
        if let found = fault { fault = (found.message, max(0, found.offset - count)) }
    }
}

/// The encoding that the XML declaration at the beginning of a file names.
enum DeclaredEncoding {
    /// The name in lower case, from `<?xml … encoding="…" ?>`.
    static func name(in raw: [UInt8]) -> String? {
        var scanner = ByteScanner(Array(raw.prefix(256)))
        scanner.skip { $0.isXMLSpace || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
        guard scanner.skip("<?xml") else { return nil }
        let start = scanner.offset
        guard scanner.skipPast("?>") else { return nil }
        let end = scanner.offset
        scanner.offset = start
        guard scanner.skipPast("encoding"), scanner.offset < end else { return nil }
        scanner.skip { $0.isXMLSpace || $0 == 0x3D }
        guard let quote = scanner.current, quote == 0x22 || quote == 0x27 else { return nil }
        scanner.offset += 1
        let first = scanner.offset
        scanner.skip { $0 != quote }
        return scanner.offset < end ? scanner.text(first..<scanner.offset).lowercased() : nil
    }
}

/// Tells where bytes stop being UTF-8.
enum UTF8Validity {
    /// The offset of the first byte that belongs to no well-formed sequence (Unicode, table 3-7).
    static func firstFault(in bytes: [UInt8]) -> Int? {
        var offset = 0
        while offset < bytes.count {
            let lead = bytes[offset]
            if lead < 0x80 {
                offset += 1
                continue
            }
            guard let length = sequenceLength(lead), offset + length <= bytes.count,
                secondRange(lead).contains(bytes[offset + 1]),
                bytes[(offset + 2)..<max(offset + 2, offset + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
            else { return offset }
            offset += length
        }
        return nil
    }

    private static func sequenceLength(_ lead: UInt8) -> Int? {
        switch lead {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: nil
        }
    }

    private static func secondRange(_ lead: UInt8) -> ClosedRange<UInt8> {
        switch lead {
        case 0xE0: 0xA0...0xBF
        case 0xED: 0x80...0x9F
        case 0xF0: 0x90...0xBF
        case 0xF4: 0x80...0x8F
        default: 0x80...0xBF
        }
    }
}

extension SourceText {
    /// A text of any encoding that a property list or a table may have, as its readers count its lines.
    package init(path: String, decoding bytes: [UInt8]) {
        self.init(path: path, bytes: DecodedText(bytes).bytes)
    }
}
