import PlainspokenModel

/// Little-endian numbers and texts of a stretch of a file, read in pages; every access is checked.
///
/// A binary of hundreds of megabytes costs a few pages at a time.
struct ByteSource {
    private let window: FileWindow
    /// Where the stretch begins in the file.
    let start: Int
    let count: Int
    /// The pages read last, newest first.
    private var pages: [(number: Int, bytes: [UInt8])] = []

    private static let pageSize = 1 << 16
    private static let pageLimit = 8
    /// The most that is handed out in one piece.
    static let pieceLimit = 16 << 20

    init(_ window: FileWindow) {
        self.window = window
        start = 0
        count = max(0, window.size)
    }

    private init(_ window: FileWindow, start: Int, count: Int) {
        self.window = window
        self.start = start
        self.count = count
    }

    /// A stretch of this one; nil where it does not lie within.
    func part(_ offset: Int, _ length: Int) -> ByteSource? {
        holds(offset, length) ? ByteSource(window, start: start + offset, count: length) : nil
    }

    func holds(_ offset: Int, _ length: Int) -> Bool {
        offset >= 0 && length >= 0 && offset <= count && length <= count - offset
    }

    /// Bytes in one piece; nil where they are not all there.
    mutating func bytes(_ offset: Int, _ length: Int) -> [UInt8]? {
        guard holds(offset, length), length <= Self.pieceLimit else { return nil }
        guard length > 0 else { return [] }
        let first = start + offset
        if first / Self.pageSize == (first + length - 1) / Self.pageSize {
            let page = page(first / Self.pageSize)
            let begin = first % Self.pageSize
            guard begin + length <= page.count else { return nil }
            return Array(page[begin..<(begin + length)])
        }
        let read = window.read(first, length)
        return read.count == length ? read : nil
    }

    private mutating func page(_ number: Int) -> [UInt8] {
        if let known = pages.firstIndex(where: { $0.number == number }) {
            if known > 0 { pages.swapAt(known, 0) }
            return pages[0].bytes
        }
        let bytes = window.read(number * Self.pageSize, Self.pageSize)
        pages.insert((number, bytes), at: 0)
        if pages.count > Self.pageLimit { pages.removeLast() }
        return bytes
    }

    private mutating func number(_ offset: Int, _ length: Int) -> UInt64? {
        guard holds(offset, length) else { return nil }
        let first = start + offset
        let begin = first % Self.pageSize
        var result: UInt64 = 0
        if begin + length <= Self.pageSize {
            let page = page(first / Self.pageSize)
            guard begin + length <= page.count else { return nil }
            for index in 0..<length { result |= UInt64(page[begin + index]) << UInt64(8 * index) }
        } else {
            guard let read = bytes(offset, length) else { return nil }
            for index in 0..<length { result |= UInt64(read[index]) << UInt64(8 * index) }
        }
        return result
    }

    mutating func byte(_ offset: Int) -> UInt8? { number(offset, 1).map { UInt8($0) } }
    mutating func word(_ offset: Int) -> UInt32? { number(offset, 4).map { UInt32($0) } }
    mutating func longWord(_ offset: Int) -> UInt64? { number(offset, 8) }
    mutating func bigWord(_ offset: Int) -> UInt32? { word(offset).map(\.byteSwapped) }
    mutating func bigLongWord(_ offset: Int) -> UInt64? { longWord(offset).map(\.byteSwapped) }

    /// A number of four or eight bytes as an offset or a count; nil where no file is so large.
    mutating func offset(_ place: Int, isWide: Bool) -> Int? {
        isWide ? longWord(place).flatMap { Int(exactly: $0) } : word(place).map(Int.init)
    }

    /// The text up to a zero byte, `limit` or the end of the stretch.
    mutating func text(_ offset: Int, limit: Int = 1 << 13) -> String? {
        guard offset >= 0, offset < count else { return nil }
        let most = min(limit, count - offset)
        var result: [UInt8] = []
        while result.count < most {
            guard let piece = bytes(offset + result.count, min(128, most - result.count)) else { return nil }
            if let end = piece.firstIndex(of: 0) {
                result += piece[..<end]
                break
            }
            result += piece
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A text of fixed length, padded with zeros.
    mutating func fixedText(_ offset: Int, _ length: Int) -> String? {
        bytes(offset, length).map { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
