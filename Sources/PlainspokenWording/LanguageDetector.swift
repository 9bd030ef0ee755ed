/// Tells in what language a short sentence is written, with names of other languages inside.
package enum LanguageDetector {
    /// What a sentence looks like; empty where nothing speaks for any language.
    package struct Evidence: Sendable {
        /// The script that most letters are of.
        var script: Script?
        /// The language of a script that tells it by itself.
        var decided: String?
        /// Points of each language that is told by its words, in the order of the profiles.
        fileprivate var points = [Double](repeating: 0, count: LanguageProfiles.words.count)
        /// How many words spoke for each.
        fileprivate var counts = [Int](repeating: 0, count: LanguageProfiles.words.count)

        /// The language with most points that is ahead of all others by a clear margin.
        package var language: String? {
            if let decided { return decided }
            var first = 0
            var second = 0.0
            for index in points.indices.dropFirst() {
                if points[index] > points[first] {
                    second = points[first]
                    first = index
                } else {
                    second = max(second, points[index])
                }
            }
            guard counts[first] >= 2 else { return nil }
            let best = points[first]
            let isClear = best >= 1.8 && best >= second * 1.5 && best >= second + 0.8
            // Or few words, and next to nothing that speaks for another language.
            return isClear || best >= 1.2 && best >= second * 2.2 ? LanguageProfiles.words[first].language : nil
        }

        /// The points of a language; a script's own language has many.
        func score(_ language: String) -> Double {
            if let decided { return decided == language ? 10 : 0 }
            return LanguageProfiles.index[language].map { points[$0] } ?? 0
        }

        /// How many words spoke for a language.
        func count(_ language: String) -> Int {
            LanguageProfiles.index[language].map { counts[$0] } ?? 0
        }

        /// The most points that any language has but one.
        func best(except language: String) -> Double {
            let own = LanguageProfiles.index[language]
            return points.indices.reduce(0) { $1 == own ? $0 : max($0, points[$1]) }
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
        case .kana: evidence.decided = "ja"
        case .hangul: evidence.decided = "ko"
        case .han: if let code = chinese(sentence) { evidence.decided = code }
        case .greek: evidence.decided = "el"
        case .hebrew: evidence.decided = "he"
        case .thai: evidence.decided = "th"
        case .arabic: evidence.decided = arabic(sentence)
        default: break
        }
        return evidence
    }

    // MARK: Scripts

    /// The script that carries the sentence: names in Latin letters inside another script do not count.
    static func script(of sentence: Sentence) -> Script? {
        let latin = Double(sentence.letters[.latin])
        var letters = sentence.letters
        if letters[.kana] >= 2 || letters[.kana] > 0 && letters[.kana] * 4 >= letters[.han] {
            letters[.kana] += letters[.han]
        }
        var best = (script: Script.latin, weight: 0.0)
        for script in Script.allCases where script != .latin && letters[script] > 0 {
            // A syllable or an ideograph says as much as two or three letters.
            let weight = Double(letters[script]) * (script.isCounted ? 2.5 : 1)
            if weight > best.weight { best = (script, weight) }
        }
        if best.weight == 0 { return latin > 0 ? .latin : nil }
        return latin > best.weight * 2.5 ? .latin : best.script
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

    /// What a word or a letter says: languages by their place among the profiles, with points.
    private typealias Votes = [(language: Int, weight: Double)]

    private static let votes: [UInt64: Votes] = {
        var languages: [UInt64: Set<Int>] = [:]
        for (index, profile) in LanguageProfiles.words.enumerated() {
            for word in profile.words.split(whereSeparator: \.isWhitespace).flatMap(Lexicon.words) {
                languages[word.id, default: []].insert(index)
            }
        }
        return languages.mapValues { spoken in
            let major = spoken.filter { !LanguageProfiles.rare.contains(LanguageProfiles.words[$0].language) }
            let share = major.count == 1 ? 1 : 0.7 / Double(max(major.count, 1))
            return spoken.sorted().map { language in
                let rare = spoken.count == 1 ? 1 : 0.5 / Double(spoken.count)
                return (language, major.contains(language) ? share : rare)
            }
        }
    }()

    private static let letterVotes: [Unicode.Scalar: [Int]] = {
        var votes: [Unicode.Scalar: [Int]] = [:]
        for entry in LanguageProfiles.letters {
            for scalar in entry.letters.unicodeScalars {
                votes[scalar, default: []] += entry.languages.compactMap { LanguageProfiles.index[$0] }
            }
        }
        return votes
    }()

    private static func addWords(_ sentence: Sentence, to evidence: inout Evidence) {
        var seen: Set<UInt64> = []
        for word in sentence.words where word.script == evidence.script {
            guard let votes = votes[word.id] else { continue }
            // The same word again says little more.
            let factor = seen.insert(word.id).inserted ? 1 : 0.25
            for vote in votes {
                evidence.points[vote.language] += vote.weight * factor
                evidence.counts[vote.language] += 1
            }
        }
        var letters: Set<Unicode.Scalar> = []
        for scalar in sentence.scalars where scalar.value > 0x7F {
            guard let languages = letterVotes[scalar], letters.insert(scalar).inserted else { continue }
            for language in languages { evidence.points[language] += 0.8 / Double(languages.count) }
            guard languages.count <= 2 else { continue }
            // A letter that only these languages write speaks against all others.
            for other in evidence.points.indices where !languages.contains(other) { evidence.points[other] -= 0.5 }
        }
    }
}
