/// A text as words that can be compared: without case and punctuation.
///
/// In scripts that are written without spaces each character is a word.
struct SpokenWords: Hashable {
    private(set) var words: [String] = []
    /// Where each word starts in the text.
    private(set) var starts: [String.Index] = []

    init(_ text: String) {
        var word = ""
        var start: String.Index?
        func close(_ words: inout Self) {
            if let from = start, !word.isEmpty { words.append(word, from) }
            word = ""
            start = nil
        }
        for index in text.indices {
            let character = text[index]
            if character.isWhitespace {
                close(&self)
            } else if Script.isPunctuation(character) {
                if start == nil { start = index }
            } else if Script.isUnspaced(character) {
                if !word.isEmpty { close(&self) }
                append(character.lowercased(), start ?? index)
                start = nil
            } else {
                if start == nil { start = index }
                word += character.lowercased()
            }
        }
        close(&self)
    }

    private mutating func append(_ word: String, _ start: String.Index) {
        words.append(word)
        starts.append(start)
    }

    /// How many words at the start of `words` say again what `shown` says: the fewest changes, then the most words.
    ///
    /// Changes are words replaced, added or left out, counted where the two differ. Where both are very long the
    /// number of shown words decides, so that time stays within bounds.
    static func count(of words: [String], saying shown: [String]) -> Int {
        let same = zip(words, shown).prefix { $0 == $1 }.count
        guard same < shown.count else { return same }
        let old = shown.dropFirst(same)
        // More than twice as many new words as old ones can never be the better reading.
        let new = words.dropFirst(same).prefix(old.count * 2)
        guard old.count * new.count <= 1 << 18 else { return min(words.count, shown.count) }
        var costs = Array(0...new.count)
        for (row, oldWord) in old.enumerated() {
            var diagonal = costs[0]
            costs[0] = row + 1
            for (column, newWord) in new.enumerated() {
                let replaced = diagonal + (oldWord == newWord ? 0 : 1)
                diagonal = costs[column + 1]
                costs[column + 1] = min(replaced, diagonal + 1, costs[column] + 1)
            }
        }
        let best = costs.min() ?? 0
        return same + (costs.lastIndex(of: best) ?? new.count)
    }
}
