/// Finds sentences that stop in the middle.
package enum Truncation {
    package enum Fault: Sendable, Hashable {
        /// It ends with a word that something must follow.
        case word(String)
        /// It ends with a mark that something must follow.
        case mark(String)
        /// A bracket or quotation mark is never closed.
        case open(String)
        /// A clause has begun and its verb is missing.
        case clause(String)
    }

    package static func fault(in sentence: Sentence, language: Language?) -> Fault? {
        guard let last = sentence.last, sentence.words.count >= 2 else { return nil }
        if trailing.contains(last), sentence.words.count >= 3, !isArmenianStop(sentence) {
            return .mark(String(Character(last)))
        }
        if let open = unclosed(sentence.scalars) { return .open(open) }
        guard let language, sentence.words.count >= 3 else { return nil }
        let folded = language == .chinese ? sentence.simplified : sentence
        let vocabulary = language.vocabulary
        if final.contains(last), !isElided(sentence) {
            guard language == .english, let word = folded.words.last, Self.never.contains(word.text) else { return nil }
            return .word(word.text)
        }
        guard last.properties.isAlphabetic || ["'", "’", "…", "."].contains(last) else { return nil }
        if let fault = clause(folded, language) { return fault }
        if ends(folded, with: vocabulary.finished) != nil { return nil }
        if let length = ends(folded, with: vocabulary.dangling) { return .word(end(of: sentence, length)) }
        if let length = ends(folded, with: vocabulary.unfinished), !isRelative(folded, language) {
            return .word(end(of: sentence, length))
        }
        return nil
    }

    private static let trailing: Set<Unicode.Scalar> = [",", "、", "，", "-", "–", "—", ":", "：", "/", "&", "+"]
    private static let final: Set<Unicode.Scalar> = [".", "!", "?", "。", "！", "？", "．", "।", ")", "）", "\"", "”", "」"]
    /// Words that end no English sentence, full stop or not.
    private static let never: Set<String> = ["the", "a", "an", "your", "our", "and", "or"]

    /// Armenian ends a sentence with a mark for which people type a colon.
    private static func isArmenianStop(_ sentence: Sentence) -> Bool {
        sentence.last == ":" && sentence.words.last?.script == .armenian
    }

    /// Whether dots say that something is left out, which ends no sentence.
    private static func isElided(_ sentence: Sentence) -> Bool {
        sentence.scalars.suffix(8).filter { !$0.properties.isWhitespace }.suffix(2).allSatisfy { $0 == "." }
    }

    // MARK: Words

    /// How many words at the end are an entry; the longest counts.
    private static func ends(_ sentence: Sentence, with lexicon: Lexicon) -> Int? {
        let words = sentence.words
        for length in stride(from: min(8, words.count), through: 1, by: -1) {
            var isMatch = false
            lexicon.each(in: words[(words.count - length)...]) { isMatch = isMatch || $0 == length }
            if isMatch { return length }
        }
        return nil
    }

    private static func end(of sentence: Sentence, _ length: Int) -> String {
        guard let first = sentence.words.suffix(length).first, let last = sentence.words.last else { return "" }
        return sentence.text(first.range.lowerBound..<last.range.upperBound)
    }

    /// Whether a preposition at the end may belong to a relative clause: "people you talk to".
    private static func isRelative(_ sentence: Sentence, _ language: Language) -> Bool {
        guard language == .english else { return false }
        let before: Set<String> = [
            "you", "we", "they", "i", "who", "which", "what", "where", "people", "someone", "it", "it's", "that",
            "whom",
        ]
        let words = sentence.words.dropLast().map(\.text)
        return words.suffix(6).contains { before.contains($0) } || isStranded(words)
    }

    /// Whether a thing stands before an infinitive that takes the preposition: "a file to import data from".
    private static func isStranded(_ words: [String]) -> Bool {
        let things: Set<String> = ["a", "an", "any", "some", "something", "someone", "another"]
        return words.indices.dropFirst(2).contains { index in
            words[index] == "to" && index + 2 < words.count
                && words[..<index].suffix(3).contains { things.contains($0) }
        }
    }

    // MARK: Clauses

    /// A clause of purpose whose verb never comes: Dutch `om … te`, German `um … zu`, Chinese `以便 … 时`.
    private static func clause(_ sentence: Sentence, _ language: Language) -> Fault? {
        let words = sentence.words.map(\.text)
        switch language {
        case .dutch:
            guard let start = words.lastIndex(of: "om"), start + 2 < words.count,
                determiners.contains(words[start + 1]),
                !words[start...].contains("te"), !["heen", "uur"].contains(words.last ?? "")
            else { return nil }
            return .clause("om")
        case .german:
            guard let start = words.lastIndex(of: "um"), start > 0, start + 2 < words.count,
                determiners.contains(words[start + 1]), isAfterComma(sentence, start)
            else { return nil }
            // The verb may hold its "zu": "aufzunehmen".
            return words[(start + 1)...].contains { $0 == "zu" || $0.dropFirst(2).contains("zu") } ? nil : .clause("um")
        case .chinese:
            let clause = sentence.text.split { "，,；;。".contains($0) }.last.map(String.init) ?? ""
            let begins = ["以便", "为了", "因为", "以便于", "从而"].contains { clause.hasPrefix($0) }
            let ends = ["时", "时候", "之前", "之后", "期间", "过程中"].contains { clause.hasSuffix($0) }
            return begins && ends ? .clause(String(clause.prefix(2))) : nil
        default: return nil
        }
    }

    private static let determiners: Set<String> = [
        "de", "het", "een", "je", "jouw", "uw", "u", "onze", "ons", "die", "dat", "deze", "dit", "mijn", "alle", "der",
        "die", "das", "den", "dem", "ein", "eine", "einen", "deine", "deinen", "dein", "ihre", "ihren", "ihr", "unsere",
        "ihnen", "dir", "qr",
    ]

    private static func isAfterComma(_ sentence: Sentence, _ index: Int) -> Bool {
        let between = sentence.words[index - 1].range.upperBound..<sentence.words[index].range.lowerBound
        return sentence.scalars[between].contains(",")
    }

    // MARK: Brackets

    private static func unclosed(_ scalars: [Unicode.Scalar]) -> String? {
        guard scalars.contains(where: marks.contains) else { return nil }
        var counts: [Unicode.Scalar: Int] = [:]
        for scalar in scalars where marks.contains(scalar) { counts[scalar, default: 0] += 1 }
        for (open, close) in pairs where counts[open, default: 0] > counts[close, default: 0] {
            return String(Character(open))
        }
        let low = counts["„", default: 0]
        let high = counts["“", default: 0]
        let right = counts["”", default: 0]
        if low > high + right { return "„" }
        // In German the high mark closes; elsewhere it opens.
        if low == 0, high > right, high % 2 == 1 { return "“" }
        return counts["\"", default: 0] % 2 == 1 && !isInch(scalars) ? "\"" : nil
    }

    private static let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
        ("(", ")"), ("（", "）"), ("[", "]"), ("「", "」"), ("『", "』"), ("«", "»"), ("《", "》"), ("【", "】"),
    ]
    private static let marks: Set<Unicode.Scalar> = Set(pairs.flatMap { [$0.0, $0.1] } + ["„", "“", "”", "\""])

    private static func isInch(_ scalars: [Unicode.Scalar]) -> Bool {
        guard let index = scalars.firstIndex(of: "\""), index > 0 else { return false }
        return ("0"..."9").contains(scalars[index - 1])
    }
}
