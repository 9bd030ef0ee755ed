import PlainspokenFiles
import Testing

/// The search for many words against the plain one, in all small cases.
@Suite struct WordSearchTests {
    private static func texts(_ letters: [UInt8], upTo length: Int) -> [[UInt8]] {
        var last: [[UInt8]] = [[]]
        var all = last
        for _ in 0..<length {
            last = last.flatMap { text in letters.map { text + [$0] } }
            all += last
        }
        return all
    }

    private static func holds(_ text: [UInt8], _ word: [UInt8]) -> Bool {
        guard !word.isEmpty, text.count >= word.count else { return false }
        return (0...text.count - word.count).contains { text[$0...].starts(with: word) }
    }

    /// Every pair of words of up to three of two letters, in every text of up to six.
    @Test func pairsOfWords() {
        let words = Self.texts([97, 98], upTo: 3).map { String(decoding: $0, as: UTF8.self) }
        let texts = Self.texts([97, 98, 99], upTo: 5)
        for (index, first) in words.enumerated() {
            for second in words[index...] {
                let search = WordSearch([first, second])
                let differing = texts.first { text in
                    search.matches(text)
                        != (Self.holds(text, Array(first.utf8)) || Self.holds(text, Array(second.utf8)))
                }
                #expect(differing == nil, "\(first), \(second)")
            }
        }
    }

    @Test func noWordsMatchNothing() {
        #expect(!WordSearch([String]()).matches(Array("abc".utf8)))
        #expect(!WordSearch([""]).matches(Array("abc".utf8)))
        #expect(!WordSearch(["a"]).matches([]))
    }

    @Test func overlappingWordsAndSuffixes() {
        let search = WordSearch(["hers", "his", "she", "he"])
        #expect(search.matches(Array("ushers".utf8)))
        #expect(search.matches(Array("xxhe".utf8)))
        #expect(!search.matches(Array("sh hr si".utf8)))
    }

    /// More kinds of bytes than classes.
    @Test func allBytes() {
        let words = (0..<0x300).compactMap { Unicode.Scalar($0).map { String(Character($0)) + "!" } }
        let search = WordSearch(words)
        #expect(words.allSatisfy { search.matches(Array($0.utf8)) })
        #expect(!search.matches(Array("!".utf8)))
        #expect(!search.matches(Array(UInt8.min...UInt8.max).filter { $0 != 0x21 }))
    }
}
