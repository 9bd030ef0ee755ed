import PlainspokenModel

/// Looks for texts in the string literals of an image, `__cstring`.
///
/// Names that code looks up while it runs stand there, and scripts that it hands on. Swift keeps texts of up to fifteen
/// bytes in its code, so that a short one which is missing here proves nothing.
struct TextLiterals {
    /// Of the wanted names those that are a literal, and of the wanted phrases those that stand in one, in any case.
    private(set) var found: Set<String> = []

    private let image: MachOImage
    private var source: ByteSource
    /// Wanted names by their length, with a bit for each letter that one begins with.
    private var names: [(firsts: UInt64, names: Set<String>)] = []
    /// Wanted phrases in lower case, and a bit for each letter that one begins with.
    private let phrases: [[UInt8]]
    private let phraseFirsts: UInt64

    private static let pieceSize = 1 << 16
    private static let sectionLimit = 256 << 20

    init(_ image: MachOImage, _ source: ByteSource, names: Set<String>, phrases: Set<String>) {
        self.image = image
        self.source = source
        self.phrases = phrases.map { Array($0.utf8) }
        phraseFirsts = self.phrases.reduce(0) { $0 | Self.bit($1.first ?? 0) }
        self.names = Array(repeating: (0, []), count: (names.map(\.utf8.count).max() ?? -1) + 1)
        for name in names {
            self.names[name.utf8.count].names.insert(name)
            self.names[name.utf8.count].firsts |= Self.bit(name.utf8.first ?? 0)
        }
    }

    mutating func collect() {
        guard !names.isEmpty || !phrases.isEmpty else { return }
        var room = source.count
        for section in image.sections where section.name == "__cstring" && !image.isEncrypted(section) {
            // Sections that overlap each other are not read again and again.
            guard source.holds(section.offset, section.size), section.size <= min(room, Self.sectionLimit) else {
                continue
            }
            room -= section.size
            read(section)
        }
    }

    private mutating func read(_ section: MachOImage.Section) {
        var offset = 0
        while offset < section.size {
            let length = min(Self.pieceSize, section.size - offset)
            guard let piece = source.bytes(section.offset + offset, length) else { return }
            // A literal that the piece cuts in two begins the next one, unless it is longer than a piece.
            let end = offset + length == section.size ? length : (piece.lastIndex(of: 0).map { $0 + 1 } ?? length)
            piece.withUnsafeBufferPointer { read(UnsafeBufferPointer(rebasing: $0[..<end])) }
            offset += end
        }
    }

    private mutating func read(_ piece: UnsafeBufferPointer<UInt8>) {
        var start = 0
        while start < piece.count {
            var end = start
            while end < piece.count, piece[end] != 0 { end += 1 }
            let length = end - start
            if length < names.count, names[length].firsts & Self.bit(piece[start]) != 0 {
                let text = String(decoding: piece[start..<end], as: UTF8.self)
                if names[length].names.contains(text) { found.insert(text) }
            }
            start = end + 1
        }
        if !phrases.isEmpty { findPhrases(in: piece) }
    }

    private mutating func findPhrases(in piece: UnsafeBufferPointer<UInt8>) {
        for start in piece.indices where phraseFirsts & Self.bit(piece[start] | 0x20) != 0 {
            for phrase in phrases where phrase.count <= piece.count - start {
                guard phrase.indices.allSatisfy({ Self.lower(piece[start + $0]) == phrase[$0] }) else { continue }
                found.insert(String(decoding: phrase, as: UTF8.self))
            }
        }
    }

    private static func bit(_ byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }
    private static func lower(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
}
