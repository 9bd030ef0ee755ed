/// What was wrong at a byte offset.
package struct SourceNote: Sendable, Hashable {
    package var message: String
    package var offset: Int
}

/// What the lexers of both languages share.
protocol SourceLexer {
    var bytes: UnsafeBufferPointer<UInt8> { get }
    var index: Int { get set }
    var notes: [SourceNote] { get set }
    /// Comments that hold `plainspoken:`, from there to their end.
    var markers: [Range<Int>] { get set }
}

extension SourceLexer {
    /// The byte at an offset; 0 outside the file.
    @inline(__always)
    func byte(_ offset: Int) -> UInt8 {
        offset < bytes.count && offset >= 0 ? bytes[offset] : 0
    }

    /// Notes what is wrong; more than a few notes say nothing new about a file.
    mutating func note(_ message: String, _ offset: Int) {
        if notes.count < sourceProblemLimit { notes.append(SourceNote(message: message, offset: offset)) }
    }

    /// Skips letters, digits, `_`, `$` and other identifier characters.
    @inline(__always)
    mutating func skipWordBytes() {
        while index < bytes.count {
            let byte = bytes[index]
            if SwiftScalars.isWordByte(byte) {
                index += 1
            } else if byte >= 0x80, let (scalar, length) = scalar(at: index), SwiftScalars.continuesIdentifier(scalar) {
                index += length
            } else {
                return
            }
        }
    }

    mutating func skipToLineEnd() {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    }

    /// Skips `//` and what follows it on the line.
    mutating func skipLineComment() {
        var marker: Int?
        index += 2
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x0A || byte == 0x0D { break }
            if byte == 0x3A, marker == nil, isMarker(index) { marker = index - markerLength }
            index += 1
        }
        if let marker { markers.append(marker..<index) }
    }

    var markerLength: Int { 11 }

    /// Whether `plainspoken` stands right before a colon.
    func isMarker(_ colon: Int) -> Bool {
        colon >= markerLength && bytes[colon - 1] == 0x6E && matches("plainspoken", colon - markerLength)
    }

    /// Whether the bytes at an offset are those of a text.
    func matches(_ text: StaticString, _ offset: Int) -> Bool {
        guard offset >= 0, offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        for position in 0..<text.utf8CodeUnitCount where text.utf8Start[position] != bytes[offset + position] {
            return false
        }
        return true
    }

    /// A scalar outside ASCII that begins at an offset, and its length; nil for invalid UTF-8.
    func scalar(at offset: Int) -> (UInt32, Int)? {
        let first = byte(offset)
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first < 0xF5, offset + length <= bytes.count else { return nil }
        var value = UInt32(first) & (0xFF >> UInt32(length + 1))
        for position in 1..<length {
            let next = bytes[offset + position]
            guard next & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(next & 0x3F)
        }
        let isMinimal = length == 2 || (length == 3 ? value >= 0x800 : value >= 0x10000)
        guard isMinimal, value <= 0x10FFFF, value & 0xFFFF_F800 != 0xD800 else { return nil }
        return (value, length)
    }
}
