/// A list of words and phrases that is looked up word by word.
///
/// An entry is one or more words as `Sentence` splits them; a star at the end of a word stands for any ending.
struct Lexicon: Sendable {
    private struct Entry: Sendable {
        var words: [Sentence.Word]
        var isStem: [Bool]
        /// Whether a word follows the one before without anything between, as syllables of one Korean word do.
        var isJoined: [Bool]
    }

    /// Entries by their first word; under a stem's first two scalars where the first word is a stem.
    private var exact: [UInt64: [Entry]] = [:]
    private var stems: [UInt64: [Entry]] = [:]

    /// Reads entries that stand between commas or line ends.
    init(_ tables: String...) {
        for table in tables {
            for part in table.split(whereSeparator: { $0 == "," || $0 == "\n" }) { add(part) }
        }
    }

    private mutating func add(_ text: Substring) {
        var entry = Entry(words: [], isStem: [], isJoined: [])
        for unit in text.split(separator: " ") {
            let words = Self.words(unit)
            entry.words += words
            entry.isStem += words.map { _ in false }
            entry.isJoined += words.indices.map { $0 > 0 }
            if unit.last == "*", !words.isEmpty { entry.isStem[entry.isStem.count - 1] = true }
        }
        guard let first = entry.words.first else { return }
        if entry.isStem[0] {
            stems[first.head, default: []].append(entry)
        } else {
            exact[first.id, default: []].append(entry)
        }
    }

    /// The words of a part of an entry; a shortened word keeps its apostrophe: `l'`.
    static func words(_ unit: Substring) -> [Sentence.Word] {
        guard unit.last == "'" else { return Sentence(String(unit)).words }
        return [Sentence.Word(text: String(unit), range: 0..<unit.unicodeScalars.count, script: .latin)]
    }

    /// Calls `body` with the length, in words, of each entry that stands at an index.
    func each(in words: ArraySlice<Sentence.Word>, _ body: (Int) -> Void) {
        guard let first = words.first else { return }
        for entry in exact[first.id] ?? [] where matches(entry, words) { body(entry.words.count) }
        guard !stems.isEmpty else { return }
        for entry in stems[first.head] ?? [] where matches(entry, words) { body(entry.words.count) }
    }

    private func matches(_ entry: Entry, _ words: ArraySlice<Sentence.Word>) -> Bool {
        guard entry.words.count <= words.count else { return false }
        for (offset, word) in entry.words.enumerated() {
            let other = words[words.startIndex + offset]
            if entry.isStem[offset] ? !other.begins(with: word) : other.id != word.id { return false }
            if entry.isJoined[offset], words[words.startIndex + offset - 1].range.upperBound != other.range.lowerBound {
                return false
            }
        }
        return true
    }

    /// The longest entry at an index, in words; nil where none stands there.
    func longest(in words: ArraySlice<Sentence.Word>) -> Int? {
        var longest = 0
        each(in: words) { longest = max(longest, $0) }
        return longest == 0 ? nil : longest
    }

    /// Where entries stand, longest first, without overlaps.
    func matches(in sentence: Sentence) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var index = 0
        while index < sentence.words.count {
            if let length = longest(in: sentence.words[index...]) {
                found.append(index..<index + length)
                index += length
            } else {
                index += 1
            }
        }
        return found
    }

    /// Whether an entry stands anywhere.
    func occurs(in sentence: Sentence) -> Bool {
        sentence.words.indices.contains { longest(in: sentence.words[$0...]) != nil }
    }
}

extension Sentence.Word {
    /// Whether the text begins with a stem, byte by byte.
    fileprivate func begins(with stem: Sentence.Word) -> Bool {
        text.utf8.starts(with: stem.text.utf8)
    }
}
