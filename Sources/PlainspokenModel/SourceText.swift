/// The bytes of a text file with the beginning of every line, to turn byte offsets into lines and columns.
package struct SourceText: Sendable {
    package let path: String
    package let bytes: [UInt8]
    /// Byte offsets at which lines begin; line 1 begins at `lineStarts[0]`.
    package let lineStarts: [Int]
    /// How many scalars begin before each 4,096th byte, where a line is too long to count through.
    private let scalarCounts: [Int]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var starts = [0]
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == 0x0A || (byte == 0x0D && (offset >= bytes.count || bytes[offset] != 0x0A)) {
                starts.append(offset)
            }
        }
        lineStarts = starts
        let ends = starts.dropFirst() + [bytes.count]
        let isLong = zip(starts, ends).contains { $1 - $0 > 2 * Self.stride }
        scalarCounts = isLong ? Self.scalarCounts(bytes) : []
    }

    private static let stride = 4_096

    private static func scalarCounts(_ bytes: [UInt8]) -> [Int] {
        var counts: [Int] = []
        var count = 0
        for (offset, byte) in bytes.enumerated() {
            if offset % stride == 0 { counts.append(count) }
            if byte & 0xC0 != 0x80 { count += 1 }
        }
        counts.append(count)
        return counts
    }

    /// How many scalars begin in a range.
    private func scalars(in range: Range<Int>) -> Int {
        guard range.count > 2 * Self.stride, !scalarCounts.isEmpty else {
            return bytes[range].reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
        }
        let first = (range.lowerBound + Self.stride - 1) / Self.stride
        let last = range.upperBound / Self.stride
        return scalars(in: range.lowerBound..<first * Self.stride) + scalarCounts[last] - scalarCounts[first]
            + scalars(in: last * Self.stride..<range.upperBound)
    }

    /// The place of a byte offset; offsets past the end are clamped.
    package func place(at offset: Int) -> Place {
        let end = min(max(offset, 0), bytes.count)
        let index = lineIndex(of: end)
        return Place(path: path, line: index + 1, column: 1 + scalars(in: lineStarts[index]..<end))
    }

    /// The line, from 1, of a byte offset; offsets past the end are clamped.
    package func line(at offset: Int) -> Int { lineIndex(of: min(max(offset, 0), bytes.count)) + 1 }

    /// The text of a line (from 1) without its line break; empty where there is no such line.
    package func line(_ number: Int) -> String {
        guard number >= 1, number <= lineStarts.count else { return "" }
        var end = number < lineStarts.count ? lineStarts[number] : bytes.count
        let start = lineStarts[number - 1]
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

extension SourceText {
    /// Whether a word stands anywhere in the text.
    package func holds(_ word: String) -> Bool {
        let wanted = Array(word.utf8)
        guard let first = wanted.first, bytes.count >= wanted.count else { return false }
        for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
            if bytes[start..<(start + wanted.count)].elementsEqual(wanted) { return true }
        }
        return false
    }
}

extension SourceText {
    /// What to say of a file that git could not merge.
    package static let openMerge = "holds a merge that git left open"

    /// The line of the first marker that git puts into a file that it could not merge; nil where there is none.
    package static func openMergeLine(in bytes: [UInt8]) -> Int? {
        var line = 1
        var start = bytes.startIndex
        while start < bytes.endIndex {
            if bytes[start...].starts(with: "<<<<<<< ".utf8) { return line }
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
            line += 1
        }
        return nil
    }
}
