extension Sentence {
    /// Marks that begin a quotation, with those that end it.
    private static let quotationMarks: [Unicode.Scalar: [Unicode.Scalar]] = [
        "\"": ["\""], "“": ["”"], "„": ["“", "”"], "«": ["»"], "「": ["」"], "『": ["』"],
    ]

    /// Words that are quoted: what others call a thing, such as a button of the system, is no promise of the app.
    ///
    /// Empty where the whole sentence stands in quotation marks.
    var quotedWords: Set<Int> {
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
        guard !ranges.isEmpty else { return [] }
        let quoted = words.indices.filter { index in ranges.contains { $0.contains(words[index].range.lowerBound) } }
        return quoted.count == words.count ? [] : Set(quoted)
    }
}
