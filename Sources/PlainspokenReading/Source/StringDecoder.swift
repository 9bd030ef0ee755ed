/// Turns the segments of a Swift string literal into its text.
struct StringDecoder {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let pounds: Int
    private let isMultiline: Bool
    /// The white space before the closing quotes, which every line of a multi-line literal loses.
    private let indentation: Range<Int>
    private var output: [UInt8] = []
    private var atLineStart: Bool

    /// Decodes a literal with opening pounds and quotes and the offset of its closing quotes.
    init(_ bytes: UnsafeBufferPointer<UInt8>, opening: Range<Int>, closing: Int) {
        self.bytes = bytes
        var start = opening.lowerBound
        while start < opening.upperBound, bytes[start] == 0x23 { start += 1 }
        pounds = start - opening.lowerBound
        isMultiline = opening.upperBound - start == 3
        atLineStart = false
        var line = min(closing, bytes.count)
        if isMultiline {
            while line > opening.upperBound, bytes[line - 1] == 0x20 || bytes[line - 1] == 0x09 { line -= 1 }
            if line > 0, bytes[line - 1] != 0x0A, bytes[line - 1] != 0x0D { line = closing }
        }
        indentation = min(line, closing)..<max(line, min(closing, bytes.count))
        closingOffset = closing
        contentStart = opening.upperBound
    }

    private let closingOffset: Int
    private let contentStart: Int

    /// Whether three quotes at an offset open a literal of several lines: nothing but space follows on the line.
    static func isMultiline(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ pounds: Int) -> Bool {
        guard pounds > 0 else { return true }
        var offset = start + 3
        while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
        return offset < end
    }

    var text: String { String(decoding: output, as: UTF8.self) }

    /// The place of an interpolation: U+FFFC.
    mutating func appendInterpolation() {
        output += [0xEF, 0xBF, 0xBC]
        atLineStart = false
    }

    mutating func append(_ segment: Range<Int>) {
        var index = segment.lowerBound
        var end = segment.upperBound
        if isMultiline {
            if end == closingOffset { end = max(index, lastLineBreak(end, from: index)) }
            if index == contentStart { index = skipLineBreak(index, end) }
        }
        while index < end {
            if atLineStart { index = skipIndentation(index, end) }
            guard index < end else { return }
            let byte = bytes[index]
            if byte == 0x5C, let next = escape(index, end) {
                index = next
            } else if isMultiline, byte == 0x0A || byte == 0x0D {
                output.append(0x0A)
                index += byte == 0x0D && index + 1 < end && bytes[index + 1] == 0x0A ? 2 : 1
                atLineStart = true
            } else {
                output.append(byte)
                index += 1
            }
        }
    }

    /// The offset of the line break before the closing quotes' line.
    private func lastLineBreak(_ end: Int, from start: Int) -> Int {
        var offset = indentation.lowerBound
        guard offset > start, bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D else { return end }
        offset -= 1
        if offset > start, bytes[offset] == 0x0A, bytes[offset - 1] == 0x0D { offset -= 1 }
        return offset
    }

    /// Moves past the line break after the opening quotes.
    private mutating func skipLineBreak(_ start: Int, _ end: Int) -> Int {
        var index = start
        while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        // The content is the closing line alone where the literal is empty.
        guard index < end, bytes[index] == 0x0A || bytes[index] == 0x0D else { return index == end ? end : start }
        index += bytes[index] == 0x0D && index + 1 < end && bytes[index + 1] == 0x0A ? 2 : 1
        atLineStart = true
        return index
    }

    private mutating func skipIndentation(_ start: Int, _ end: Int) -> Int {
        atLineStart = false
        var index = start
        for expected in indentation {
            guard index < end, bytes[index] == bytes[expected] else { break }
            index += 1
        }
        return index
    }

    /// Decodes an escape at a backslash and gives the offset after it; nil where it is none.
    private mutating func escape(_ start: Int, _ end: Int) -> Int? {
        var index = start + 1
        for _ in 0..<pounds {
            guard index < end, bytes[index] == 0x23 else { return nil }
            index += 1
        }
        guard index < end else { return nil }
        switch bytes[index] {
        case 0x6E: output.append(0x0A)
        case 0x72: output.append(0x0D)
        case 0x74: output.append(0x09)
        case 0x30: output.append(0)
        case 0x22, 0x27, 0x5C: output.append(bytes[index])
        case 0x75: return unicodeEscape(index + 1, end)
        case 0x20, 0x09, 0x0A, 0x0D:
            guard isMultiline else { return nil }
            return lineContinuation(index, end)
        default: return nil
        }
        return index + 1
    }

    private mutating func lineContinuation(_ start: Int, _ end: Int) -> Int? {
        var index = start
        while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        guard index < end, bytes[index] == 0x0A || bytes[index] == 0x0D else { return nil }
        index += bytes[index] == 0x0D && index + 1 < end && bytes[index + 1] == 0x0A ? 2 : 1
        atLineStart = true
        return index
    }

    /// `{1F600}` after `\u`.
    private mutating func unicodeEscape(_ start: Int, _ end: Int) -> Int? {
        guard start < end, bytes[start] == 0x7B else { return nil }
        var index = start + 1
        var value: UInt32 = 0
        while index < end, index - start <= 8, SwiftScalars.isHexDigit(bytes[index]) {
            let byte = bytes[index]
            value = value << 4 | UInt32(byte < 0x3A ? byte - 0x30 : (byte | 0x20) - 0x57)
            index += 1
        }
        guard index < end, bytes[index] == 0x7D, let scalar = Unicode.Scalar(value) else { return nil }
        output += UTF8.encode(scalar).map(Array.init) ?? []
        return index + 1
    }
}

extension StringDecoder {
    /// The text of a literal without interpolations, delimiters included in the range.
    static func text(ofWhole range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> String {
        var start = range.lowerBound
        while start < range.upperBound, bytes[start] == 0x23 { start += 1 }
        let pounds = start - range.lowerBound
        guard start < range.upperBound else { return "" }
        let quote = bytes[start]
        var quotes = 1
        if quote == 0x22, range.count - pounds >= 6 + pounds, bytes[start + 1] == 0x22, bytes[start + 2] == 0x22,
            isMultiline(bytes, start, range.upperBound, pounds)
        {
            quotes = 3
        }
        let opening = range.lowerBound..<start + quotes
        var close = range.upperBound
        while close > opening.upperBound, pounds > 0, bytes[close - 1] == 0x23 { close -= 1 }
        var remaining = quotes
        while close > opening.upperBound, remaining > 0, bytes[close - 1] == quote {
            close -= 1
            remaining -= 1
        }
        if remaining > 0 { close = range.upperBound }
        var decoder = StringDecoder(bytes, opening: opening, closing: close)
        decoder.append(opening.upperBound..<close)
        return decoder.text
    }
}
