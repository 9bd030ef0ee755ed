/// Finds names of apps in sentences.
package enum Names {
    /// Whether a name stands in a sentence as it is written, as whole words.
    package static func mentions(_ name: String, in sentence: Sentence) -> Bool {
        let wanted = Sentence(name)
        guard !wanted.words.isEmpty, wanted.words.count <= sentence.words.count else { return false }
        let spelling = wanted.words.map { wanted.text($0.range) }
        for start in 0...(sentence.words.count - spelling.count) {
            let found = sentence.words[start..<start + spelling.count].map { sentence.text($0.range) }
            if found == spelling { return true }
        }
        return false
    }

    /// Whether a name can be told from a common word: a long word that no language here knows, or several words.
    package static func isDistinctive(_ name: String) -> Bool {
        let words = Sentence(name).words
        guard let first = words.first else { return false }
        if words.count > 1 { return true }
        guard first.range.count >= 4 else { return false }
        return !Language.allCases.contains { language in
            let vocabulary = language.vocabulary
            return vocabulary.fillers.occurs(in: Sentence(name))
                || vocabulary.topics.values.contains {
                    $0.names.occurs(in: Sentence(name)) || $0.own.occurs(in: Sentence(name))
                }
        }
    }
}
