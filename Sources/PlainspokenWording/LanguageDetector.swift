/// Tells in what language a short sentence is written, with names of other languages inside.
package enum LanguageDetector {
    /// What a sentence looks like; empty where nothing speaks for any language.
    package struct Evidence: Sendable {
        /// The script that most letters are of.
        var script: Script?
        /// Points of each language that is told apart by its words.
        var scores: [String: Double] = [:]
        /// Words that spoke for a language.
        var words: [String: Int] = [:]

        /// The language with most points that is ahead of all others by a clear margin.
        package var language: String? {
            let sorted = scores.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
            guard let first = sorted.first, words[first.key, default: 0] >= 2 else { return nil }
            let second = sorted.count > 1 ? max(sorted[1].value, 0) : 0
            if first.value >= 1.8, first.value >= second * 1.5, first.value >= second + 0.8 { return first.key }
            // Few words, and next to nothing that speaks for another language.
            return first.value >= 1.2 && first.value >= second * 2.2 ? first.key : nil
        }
    }

    /// The language of a sentence, such as `en` or `zh-Hant`; nil when unsure.
    package static func language(of sentence: Sentence) -> String? {
        evidence(sentence).language
    }

    package static func evidence(_ sentence: Sentence) -> Evidence {
        var evidence = Evidence()
        evidence.script = script(of: sentence)
        switch evidence.script {
        case .latin, .cyrillic: addWords(sentence, to: &evidence)
        case .kana: evidence.decide("ja")
        case .hangul: evidence.decide("ko")
        case .han: if let code = chinese(sentence) { evidence.decide(code) }
        case .greek: evidence.decide("el")
        case .hebrew: evidence.decide("he")
        case .thai: evidence.decide("th")
        case .arabic: evidence.decide(arabic(sentence))
        default: break
        }
        return evidence
    }

    // MARK: Scripts

    /// The script that carries the sentence: names in Latin letters inside another script do not count.
    static func script(of sentence: Sentence) -> Script? {
        let latin = Double(sentence.letters[.latin] ?? 0)
        var letters = sentence.letters
        letters[.latin] = nil
        if letters[.kana, default: 0] >= 2 || letters[.kana, default: 0] * 4 >= letters[.han, default: 1] {
            letters[.kana, default: 0] += letters[.han] ?? 0
        }
        // A syllable or an ideograph says as much as two or three letters.
        let weighed = letters.map { ($0.key, Double($0.value) * ($0.key.isCounted ? 2.5 : 1)) }
        guard let best = weighed.max(by: { ($0.1, $1.0.rawValue) < ($1.1, $0.0.rawValue) }), best.1 > 0 else {
            return latin > 0 ? .latin : nil
        }
        return latin > best.1 * 2.5 ? .latin : best.0
    }

    private static func chinese(_ sentence: Sentence) -> String? {
        let counts = ChineseScript.counts(sentence)
        if counts.traditional == 0, counts.simplified >= 1 { return "zh-Hans" }
        if counts.simplified == 0, counts.traditional >= 1 { return "zh-Hant" }
        if counts.simplified > counts.traditional * 3 { return "zh-Hans" }
        if counts.traditional > counts.simplified * 3 { return "zh-Hant" }
        return sentence.scalars.contains { "的您你们們".unicodeScalars.contains($0) } ? "zh" : nil
    }

    private static func arabic(_ sentence: Sentence) -> String {
        if sentence.scalars.contains(where: { "ٹڈےںہھ".unicodeScalars.contains($0) }) { return "ur" }
        return sentence.scalars.contains { "پچگژکی".unicodeScalars.contains($0) } ? "fa" : "ar"
    }

    // MARK: Words

    private static let votes: [UInt64: [(language: String, weight: Double)]] = {
        var languages: [UInt64: Set<String>] = [:]
        for profile in LanguageProfiles.words {
            for word in profile.words.split(whereSeparator: \.isWhitespace).flatMap(Lexicon.words) {
                languages[word.id, default: []].insert(profile.language)
            }
        }
        return languages.mapValues { spoken in
            let major = spoken.subtracting(LanguageProfiles.rare)
            let share = major.count == 1 ? 1 : 0.7 / Double(max(major.count, 1))
            return spoken.sorted().map { language in
                let isRare = LanguageProfiles.rare.contains(language)
                return (language, isRare ? (spoken.count == 1 ? 1 : 0.5 / Double(spoken.count)) : share)
            }
        }
    }()

    private static let letterVotes: [Unicode.Scalar: [String]] = {
        var votes: [Unicode.Scalar: [String]] = [:]
        for entry in LanguageProfiles.letters {
            for scalar in entry.letters.unicodeScalars { votes[scalar, default: []] += entry.languages }
        }
        return votes
    }()

    private static func addWords(_ sentence: Sentence, to evidence: inout Evidence) {
        var seen: Set<UInt64> = []
        for word in sentence.words where word.script == evidence.script {
            // The same word again says little more.
            let factor = seen.insert(word.id).inserted ? 1 : 0.25
            for vote in votes[word.id] ?? [] {
                evidence.scores[vote.language, default: 0] += vote.weight * factor
                evidence.words[vote.language, default: 0] += 1
            }
        }
        var letters: Set<Unicode.Scalar> = []
        for scalar in sentence.scalars where scalar.value > 0x7F {
            guard let languages = letterVotes[scalar], letters.insert(scalar).inserted else { continue }
            for language in languages { evidence.scores[language, default: 0] += 0.8 / Double(languages.count) }
            guard languages.count <= 2 else { continue }
            // A letter that only these languages write speaks against all others.
            for other in evidence.scores.keys where !languages.contains(other) {
                evidence.scores[other, default: 0] -= 0.5
            }
        }
    }
}

extension LanguageDetector.Evidence {
    fileprivate mutating func decide(_ language: String) {
        scores[language] = 10
        words[language] = 10
    }
}
