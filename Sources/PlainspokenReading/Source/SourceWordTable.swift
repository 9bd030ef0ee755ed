/// A hash table from the bytes of a word to its case, built once for each language.
struct SourceWordTable<Word: SourceWord>: Sendable {
    /// A view of the table without reference counting, for the time of lexing a file.
    struct View {
        let keys: UnsafeBufferPointer<UInt64>
        let words: UnsafeBufferPointer<Word>
        let spellings: UnsafeBufferPointer<[UInt8]>
    }

    /// A power of two with room for few collisions.
    private static var size: Int { 1024 }

    /// Eight bytes of a word per slot; 0 is a free one.
    private let keys: [UInt64]
    private let words: [Word]
    private let spellings: [[UInt8]]

    /// A table of words whose cases are spelled like them.
    init(_ cases: [Word]) {
        var keys = [UInt64](repeating: 0, count: Self.size)
        var words = [Word](repeating: .other, count: Self.size)
        var spellings = [[UInt8]](repeating: [], count: Self.size)
        for word in cases where word != .other {
            let bytes = Array("\(word)".utf8)
            let key = bytes.withUnsafeBufferPointer { Self.key($0, 0, bytes.count) }
            var slot = Self.slot(key, bytes.count)
            while keys[slot] != 0 { slot = (slot + 1) & (Self.size - 1) }
            keys[slot] = key
            words[slot] = word
            spellings[slot] = bytes
        }
        self.keys = keys
        self.words = words
        self.spellings = spellings
    }

    func withView<Result>(_ body: (View) -> Result) -> Result {
        keys.withUnsafeBufferPointer { keys in
            words.withUnsafeBufferPointer { words in
                spellings.withUnsafeBufferPointer { spellings in
                    body(View(keys: keys, words: words, spellings: spellings))
                }
            }
        }
    }

    /// The first eight bytes of a word, the first one lowest.
    @inline(__always)
    static func key(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int) -> UInt64 {
        if start + 8 <= bytes.count, let base = bytes.baseAddress {
            let raw = UnsafeRawPointer(base + start).loadUnaligned(as: UInt64.self)
            let value = UInt64(littleEndian: raw)
            return length >= 8 ? value : value & ((1 << UInt64(length * 8)) - 1)
        }
        var value: UInt64 = 0
        var index = 0
        while index < min(length, 8) {
            value |= UInt64(bytes[start + index]) << UInt64(index * 8)
            index += 1
        }
        return value
    }

    @inline(__always)
    static func slot(_ key: UInt64, _ length: Int) -> Int {
        let mixed = (key &+ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 54)
    }
}

extension SourceWordTable.View {
    /// The known word that some bytes spell.
    @inline(__always)
    func word(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int) -> Word {
        guard length >= 2, length <= 32 else { return .other }
        let key = SourceWordTable.key(bytes, start, length)
        var slot = SourceWordTable.slot(key, length)
        while keys[slot] != 0 {
            if keys[slot] == key, spells(slot, bytes, start, length) { return words[slot] }
            slot = (slot + 1) & (keys.count - 1)
        }
        return .other
    }

    private func spells(_ slot: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int) -> Bool {
        let spelling = spellings[slot]
        guard spelling.count == length else { return false }
        if length <= 8 { return true }
        for offset in 8..<length where spelling[offset] != bytes[start + offset] { return false }
        return true
    }
}
