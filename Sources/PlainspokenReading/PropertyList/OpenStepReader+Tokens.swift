import PlainspokenModel

extension OpenStepReader {
    /// Skips white space and comments.
    mutating func skipSpace() {
        while let byte = scanner.current {
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                scanner.offset += 1
            } else if scanner.stands("\u{2028}") || scanner.stands("\u{2029}") {
                scanner.offset += 3
            } else if byte == 0x2F, scanner.next == 0x2F {
                let start = scanner.offset + 2
                scanner.skip { !$0.isLineBreak }
                noteMarkers(in: start..<max(start, scanner.offset))
            } else if byte == 0x2F, scanner.next == 0x2A {
                readBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func readBlockComment() {
        let start = scanner.offset
        scanner.offset += 2
        guard scanner.skipPast("*/") else { return stop("the comment begun here is not closed by \"*/\"", at: start) }
        noteMarkers(in: start + 2..<max(start + 2, scanner.offset - 2))
    }

    private mutating func noteMarkers(in range: Range<Int>) {
        comments += CommentMarkers.find(in: range, of: scanner, places: &places)
    }

    /// A quoted text or an unquoted word; nil where neither begins, with nothing read, or where a quote is not closed.
    mutating func readString(_ first: UInt8) -> String? {
        if first == 0x22 || first == 0x27 { return readQuoted(first) }
        let start = scanner.offset
        scanner.skip(while: Self.isWordByte)
        return scanner.offset > start ? scanner.text(start..<scanner.offset) : nil
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        // Letters, digits and _ $ / : . -
        byte.isLetter || byte.isDigit || byte == 0x5F || byte == 0x24 || (0x2D...0x2F).contains(byte) || byte == 0x3A
    }

    private mutating func readQuoted(_ quote: UInt8) -> String? {
        let start = scanner.offset
        scanner.offset += 1
        let first = scanner.offset
        scanner.skip { $0 != quote && $0 != 0x5C }
        if scanner.current == quote {
            scanner.offset += 1
            return scanner.text(first..<scanner.offset - 1)
        }
        var text = OpenStepText(Array(scanner.bytes[first..<scanner.offset]))
        while let byte = scanner.current {
            scanner.offset += 1
            if byte == quote { return text.finished() }
            if byte == 0x5C { readEscape(into: &text) } else { text.append(byte) }
        }
        stop("the text begun here is not closed by a quotation mark", at: start)
        return nil
    }

    /// What stands after a backslash: `n`, `"`, up to three octal digits, or `U` and up to four hexadecimal digits.
    private mutating func readEscape(into text: inout OpenStepText) {
        guard let byte = scanner.current else { return }
        scanner.offset += 1
        switch byte {
        case 0x30...0x37:
            var value = UInt32(byte - 0x30)
            for _ in 0..<2 {
                guard let digit = scanner.current, (0x30...0x37).contains(digit) else { break }
                value = value * 8 + UInt32(digit - 0x30)
                scanner.offset += 1
            }
            text.append(SingleByteEncoding.nextStep.scalar(of: UInt8(truncatingIfNeeded: value)))
        case 0x55:
            var unit: UInt16 = 0
            for _ in 0..<4 {
                guard let digit = scanner.current?.hexValue else { break }
                unit = unit << 4 | UInt16(digit)
                scanner.offset += 1
            }
            text.append(unit: unit)
        default: text.append(Self.controlEscapes[byte] ?? byte)
        }
    }

    private static let controlEscapes: [UInt8: UInt8] = [
        0x61: 0x07, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09, 0x76: 0x0B,
    ]

    /// `<0fbd77 1c2735ae>`; nil after a fault, past which the reading cannot go on.
    mutating func readData() -> [UInt8]? {
        let start = scanner.offset
        scanner.offset += 1
        var result: [UInt8] = []
        var high: UInt8?
        while let byte = scanner.current {
            scanner.offset += 1
            if byte == 0x3E, high == nil { return result }
            if byte == 0x20 || (0x09...0x0D).contains(byte) { continue }
            guard let digit = byte.hexValue else { break }
            if let first = high { result.append(first << 4 | digit) }
            high = high == nil ? digit : nil
        }
        stop("the data begun here is not pairs of hexadecimal digits closed by \">\"", at: start)
        return nil
    }
}

/// A text in the making, whose escapes may give it UTF-16 code units one by one.
struct OpenStepText {
    private var bytes: [UInt8]
    private var lead: UInt16?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func append(_ byte: UInt8) {
        settle()
        bytes.append(byte)
    }

    mutating func append(_ scalar: Unicode.Scalar) {
        settle()
        bytes.append(scalar)
    }

    mutating func append(unit: UInt16) {
        if let first = lead, UTF16.isTrailSurrogate(unit) {
            lead = nil
            append(UTF16.decode(UTF16.EncodedScalar([first, unit])))
        } else if UTF16.isLeadSurrogate(unit) {
            settle()
            lead = unit
        } else {
            append(Unicode.Scalar(unit) ?? "\u{FFFD}")
        }
    }

    mutating func finished() -> String {
        settle()
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Half a pair that nothing completes is no character.
    private mutating func settle() {
        guard lead != nil else { return }
        lead = nil
        bytes += [0xEF, 0xBF, 0xBD]
    }
}
