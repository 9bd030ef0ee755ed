/// Finds sentences that people who chose a language cannot read.
package enum WrongLanguage {
    /// What is wrong with a sentence in the table of a language.
    package enum Fault: Sendable, Hashable {
        /// All of it is in another language.
        case other(String)
        /// It is written in another script than the language's.
        case script(Script)
        /// It goes on in another language, with the words from there on.
        case turns(String, String)
    }

    /// The fault of a sentence that should be in the language of `locale`; nil when all is well or unsure.
    ///
    /// - Parameters:
    ///   - sentence: The sentence as it ships.
    ///   - locale: The locale of the table that the sentence stands in.
    ///   - base: The language of the base sentence, where this one is a copy of it: less is needed to recognise it.
    /// - Returns: What is wrong.
    package static func fault(in sentence: Sentence, locale: String, copiedFrom base: String? = nil) -> Fault? {
        let tag = LanguageTag(locale)
        let sentence = unquoted(sentence)
        let evidence = LanguageDetector.evidence(sentence)
        guard let script = evidence.script else { return nil }
        if let base, isCopy(sentence, evidence, tag, base) { return .other(base) }
        if let scripts = scripts(of: tag), !scripts.contains(script) {
            if let language = evidence.language, script != .arabic { return .other(language) }
            let letters = sentence.words.filter { $0.script == script && $0.range.count > 1 }
            let length = script.isCounted ? sentence.letters[script] / 2 : letters.count
            return length >= 4 ? .script(script) : nil
        }
        if script == .arabic { return nil }
        if let turn = turn(in: sentence, evidence, tag) { return turn }
        if let language = evidence.language, isFault(language, evidence, sentence, tag) { return .other(language) }
        return nil
    }

    private static func isFault(
        _ language: String, _ evidence: LanguageDetector.Evidence, _ sentence: Sentence, _ tag: LanguageTag
    ) -> Bool {
        let found = LanguageTag(language)
        if found.language == tag.language {
            guard found.language == "zh", let wanted = tag.script, let script = found.script, script != wanted else {
                return false
            }
            let counts = ChineseScript.counts(sentence)
            return max(counts.simplified, counts.traditional) >= 2
        }
        if !isDense(language, evidence, sentence, tag) { return false }
        if found.language == "zh", tag.language == "ja" {
            return !sentence.scalars.allSatisfy { ChineseScript.sharedWithJapanese.contains($0) || !isSimplified($0) }
        }
        if LanguageProfiles.families.contains(where: { $0.contains(found.language) && $0.contains(tag.language) }) {
            // A relative of which no words are known here, such as Malay beside Indonesian, cannot be told.
            guard hasProfile(tag.language) || language == "en" else { return false }
            let score = evidence.score(language)
            let own = evidence.score(tag.language)
            // Two languages that are both known well can be told even so.
            let isKnown = Language(rawValue: found.language) != nil && Language(rawValue: tag.language) != nil
            return isKnown ? score >= 2 && own <= score * 0.3 : score >= 4 && own <= 1
        }
        let own = evidence.score(tag.language)
        if own <= 0 {
            // Not one word of the table's language stands in the sentence.
            if hasProfile(tag.language) || scripts(of: tag) == [.cyrillic] { return true }
            // Nothing is known of the table's language: only English, the usual untranslated text, is believed.
            return language == "en" && evidence.score(language) >= 3
        }
        return own <= evidence.score(language) * 0.4
    }

    /// Whether enough of all words speak for a language: a quoted label of the system is no sentence.
    private static func isDense(
        _ language: String, _ evidence: LanguageDetector.Evidence, _ sentence: Sentence, _ tag: LanguageTag
    ) -> Bool {
        guard evidence.script == .latin || evidence.script == .cyrillic else { return true }
        let words = sentence.words.count { $0.script == evidence.script }
        return evidence.count(language) * 4 >= words * (hasProfile(tag.language) ? 1 : 2)
    }

    /// The sentence without what stands in quotation marks, such as a label of the system.
    private static func unquoted(_ sentence: Sentence) -> Sentence {
        guard sentence.scalars.contains(where: { quotes[$0] != nil }) else { return sentence }
        var kept = String.UnicodeScalarView()
        var close: Unicode.Scalar?
        for scalar in sentence.scalars {
            if scalar == close {
                close = nil
            } else if close == nil, let mark = quotes[scalar] {
                close = mark
            } else if close == nil {
                kept.append(scalar)
            }
        }
        let rest = Sentence(String(kept))
        return close == nil && rest.words.count >= 3 ? rest : sentence
    }

    private static let quotes: [Unicode.Scalar: Unicode.Scalar] = [
        "\"": "\"", "“": "”", "„": "“", "«": "»", "「": "」", "『": "』", "‘": "’", "《": "》",
    ]

    /// Whether a copy of the base sentence was left untranslated.
    private static func isCopy(
        _ sentence: Sentence, _ evidence: LanguageDetector.Evidence, _ tag: LanguageTag, _ base: String
    ) -> Bool {
        let language = LanguageTag(base).language
        guard sentence.words.count >= 4, language != tag.language, scripts(of: tag) != nil, evidence.script == .latin,
            !LanguageProfiles.families.contains(where: { $0.contains(language) && $0.contains(tag.language) })
        else { return false }
        let score = evidence.score(language)
        return score >= 1 && evidence.score(tag.language) <= score * 0.4
    }

    private static func isSimplified(_ scalar: Unicode.Scalar) -> Bool {
        ChineseScript.simplified.contains(scalar) || "您你".unicodeScalars.contains(scalar)
    }

    private static func hasProfile(_ language: String) -> Bool {
        LanguageProfiles.index[language] != nil
    }

    // MARK: Two languages in one sentence

    /// Where a sentence leaves its language for good and for at least four words.
    private static func turn(
        in sentence: Sentence, _ evidence: LanguageDetector.Evidence, _ tag: LanguageTag
    ) -> Fault? {
        guard evidence.script == .latin, hasProfile(tag.language) else {
            return mixedScripts(in: sentence, tag)
        }
        // Cheap to see: no other language has enough words in all of it.
        guard evidence.best(except: tag.language) >= 2.5, evidence.score(tag.language) >= 1.2 else { return nil }
        for part in sentence.parts where part.words.count >= 7 {
            for index in 3...(part.words.count - 4) {
                let before = slice(part, 0..<index)
                let after = slice(part, index..<part.words.count)
                let first = LanguageDetector.evidence(before)
                let second = LanguageDetector.evidence(after)
                guard let one = first.language, let other = second.language,
                    one == tag.language || other == tag.language,
                    one != other, first.score(other) <= 0.5, second.score(one) <= 0.5,
                    second.score(other) >= 2.5
                else { continue }
                guard !LanguageProfiles.families.contains(where: { $0.contains(one) && $0.contains(other) }) else {
                    continue
                }
                return .turns(one == tag.language ? other : one, after.text)
            }
        }
        return nil
    }

    /// A whole English clause inside a sentence in another script.
    private static func mixedScripts(in sentence: Sentence, _ tag: LanguageTag) -> Fault? {
        guard let wanted = scripts(of: tag), !wanted.contains(.latin) else { return nil }
        var run: [Sentence.Word] = []
        for word in sentence.words + [Sentence.Word(text: "", range: 0..<0, script: nil)] {
            if word.script == .latin {
                run.append(word)
                continue
            }
            defer { run = [] }
            guard run.count >= 5, let first = run.first, let last = run.last else { continue }
            let part = Sentence(sentence.text(first.range.lowerBound..<last.range.upperBound))
            guard let language = LanguageDetector.language(of: part), part.words.count == run.count else { continue }
            return .turns(language, part.text)
        }
        return nil
    }

    private static func slice(_ sentence: Sentence, _ words: Range<Int>) -> Sentence {
        Sentence(
            sentence.text(
                sentence.words[words.lowerBound].range
                    .lowerBound..<sentence.words[words.upperBound - 1].range.upperBound))
    }

    // MARK: Scripts

    /// The scripts in which a language is written; nil where that is not known.
    static func scripts(of tag: LanguageTag) -> Set<Script>? {
        if let script = tag.script {
            switch script {
            case "Latn": return [.latin]
            case "Cyrl": return [.cyrillic]
            case "Arab": return [.arabic]
            default: break
            }
        }
        return byLanguage[tag.language]
    }

    private static let byLanguage: [String: Set<Script>] = {
        var scripts: [String: Set<Script>] = [
            "ja": [.kana, .han], "ko": [.hangul], "zh": [.han], "el": [.greek], "he": [.hebrew], "yi": [.hebrew],
            "th": [.thai], "lo": [.lao], "km": [.khmer], "my": [.burmese], "ka": [.georgian], "hy": [.armenian],
            "am": [.amharic], "hi": [.devanagari], "mr": [.devanagari], "ne": [.devanagari], "bn": [.bengali],
            "ta": [.tamil], "te": [.telugu], "kn": [.kannada], "ml": [.malayalam], "gu": [.gujarati], "pa": [.gurmukhi],
            "si": [.sinhala], "sr": [.cyrillic, .latin],
        ]
        for language in ["ar", "fa", "ur", "ckb", "ps"] { scripts[language] = [.arabic] }
        for language in ["ru", "uk", "be", "bg", "mk"] { scripts[language] = [.cyrillic] }
        let latin =
            "en de fr es it pt nl sv da nb fi et lv lt pl cs sk sl hr bs hu ro tr id ms vi ca eu gl cy ga gd is sq mt af fil sw"
        for language in latin.split(separator: " ") { scripts[String(language)] = [.latin] }
        return scripts
    }()
}
