extension Sentence {
    /// Marks that begin a quotation, with those that end it.
    private static let quotationMarks: [Unicode.Scalar: [Unicode.Scalar]] = [
        "\"": ["\""], "“": ["”"], "„": ["“", "”"], "«": ["»"], "「": ["」"], "『": ["』"],
    ]

    /// The sentence without the words that it quotes.
    ///
    /// What others call a thing, such as a button of the system, is no promise of the app. A sentence that stands in
    /// quotation marks as a whole stays as it is.
    var unquoted: Sentence {
        var ranges: [Range<Int>] = []
        var position = 0
        while position < scalars.count {
            if let closing = Self.quotationMarks[scalars[position]],
                let end = scalars[(position + 1)...].firstIndex(where: closing.contains)
            {
                ranges.append(position..<end)
                position = end
            }
            position += 1
        }
        guard !ranges.isEmpty else { return self }
        let own = words.filter { word in !ranges.contains { $0.contains(word.range.lowerBound) } }
        return own.isEmpty ? self : Sentence(self, words: own)
    }
}
