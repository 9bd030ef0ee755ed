/// Finds sentences that repeat what the permission is called and give no purpose.
package enum Vagueness {
    /// Whether nothing in a sentence says what the app does with the resource.
    ///
    /// A sentence is vague when each of its words is one of need, permission or vague benefit, names the app or the
    /// resource, or says what the resource does by itself. One other word is enough to make it specific.
    ///
    /// - Parameters:
    ///   - sentence: The sentence as it ships.
    ///   - topic: What the key is for; nil where that has no words here.
    ///   - language: The language it is written in.
    ///   - names: The app's names.
    /// - Returns: Whether it gives no purpose.
    package static func isVague(_ sentence: Sentence, topic: Topic?, language: Language, names: [String]) -> Bool {
        let folded = language == .chinese ? sentence.simplified : sentence
        if folded.words.count == 1, let word = folded.words.first { return isSingleWord(word) }
        if topic == .faceID, unlocksApp(folded, language, names) { return false }
        let check = Check(language.vocabulary, topic: topic, language: language, names: names)
        if check.covers(folded) { return true }
        // What happens to the data afterwards is no purpose either.
        let claims = language.vocabulary.claims
        guard
            claims.negates(folded) || claims.deeds[.stay]?.occurs(in: folded) ?? false
                || claims.things[.onDevice]?.occurs(in: folded) ?? false
        else { return false }
        let parts = folded.parts
        guard parts.count > 1 else { return false }
        let specific = parts.filter { !check.covers($0) }
        return specific.count < parts.count && specific.allSatisfy { Claims.isOnlyHandling($0, language: language) }
    }

    /// Whether Face ID is said to give access to the app, which is what it is for.
    private static func unlocksApp(_ sentence: Sentence, _ language: Language, _ names: [String]) -> Bool {
        guard let name = language.vocabulary.topics[.faceID]?.names.matches(in: sentence).first else { return false }
        let rest = sentence.words[name.upperBound...]
        guard !app.occurs(in: rest) else { return true }
        // "Use Face ID to open Vault", and not "Face ID is used by Vault".
        let isLast = names.contains { name in
            let words = Sentence(name).words.map(\.text)
            return !words.isEmpty && rest.count > words.count && rest.suffix(words.count).map(\.text) == words
        }
        return isLast && (language != .english || rest.contains { $0.text == "to" })
    }

    private static let app = Lexicon(
        "app, app's, application, aplica*, applica*, anwendung, apps, приложен*, 앱, アプリ, 应用, account, konto, cuenta")

    /// One word is no sentence; a compound may say enough.
    private static func isSingleWord(_ word: Sentence.Word) -> Bool {
        (word.script == .latin || word.script == .cyrillic) && word.range.count <= 12
    }

    private struct Check {
        let lexicons: [Lexicon]
        let language: Language
        let fillers: Lexicon
        let topicNames: Lexicon?
        let names: [[String]]

        init(_ vocabulary: Vocabulary, topic: Topic?, language: Language, names: [String]) {
            fillers = vocabulary.fillers
            let words = topic.flatMap { vocabulary.topics[$0] }
            topicNames = words?.names
            // To read and save files, or to control a program, is a purpose where that is what people came for.
            let isWork = topic == .files || topic == .automation
            lexicons = [vocabulary.fillers] + (words.map { isWork ? [$0.names] : [$0.names, $0.deeds] } ?? [])
            self.language = language
            self.names = names.map { name in
                Sentence(language == .chinese ? ChineseScript.simplified(name) : name).words.map(\.text)
            }.filter { !$0.isEmpty }
        }

        func covers(_ sentence: Sentence) -> Bool {
            let words = sentence.words
            var reachable = [Bool](repeating: false, count: words.count + 1)
            reachable[0] = true
            if let length = subject(sentence) { reachable[length] = true }
            for index in words.indices where reachable[index] {
                let rest = words[index...]
                let isBound = language == .korean && isAlone(words, index)
                for lexicon in lexicons {
                    lexicon.each(in: rest) { if $0 > 1 || !isBound { reachable[index + $0] = true } }
                }
                for name in names where rest.prefix(name.count).map(\.text) == name {
                    reachable[index + name.count] = true
                }
            }
            return reachable[words.count]
        }

        /// Whether a Korean syllable that only follows others begins a word: 로 in 로그인 is no particle.
        private func isAlone(_ words: [Sentence.Word], _ index: Int) -> Bool {
            guard Self.particles.contains(words[index].text) else { return false }
            return index == 0 || words[index - 1].range.upperBound != words[index].range.lowerBound
        }

        private static let particles: Set<String> = Set("을를은는가의에로와과도나인할함한될된됨하되쓰얻해".map { String($0) })

        /// How many words at the beginning are the name of some app: names before a verb of need, or foreign letters.
        private func subject(_ sentence: Sentence) -> Int? {
            let words = sentence.words
            guard let first = words.first, first.script == .latin else { return nil }
            if let wanted = WrongLanguage.scripts(of: LanguageTag(language.rawValue)), !wanted.contains(.latin) {
                let name = words.prefix { $0.script == .latin }
                let isShort = name.count == 1 && first.range.count <= 3
                return name.count <= 3 && !isShort && isCapital(first, sentence) ? name.count : nil
            }
            guard language == .english else { return nil }
            for length in 1...4 where length < words.count {
                guard isCapital(words[length - 1], sentence) else { return nil }
                if Self.verbs.contains(words[length].text) {
                    let last = words[length - 1].text
                    return ["ing", "ion", "ent", "s"].contains { last.hasSuffix($0) } || isKnown(words[0])
                        ? nil : length
                }
            }
            return nil
        }

        private func isKnown(_ word: Sentence.Word) -> Bool {
            fillers.longest(in: [word][...]) != nil || topicNames?.longest(in: [word][...]) != nil
        }

        private func isCapital(_ word: Sentence.Word, _ sentence: Sentence) -> Bool {
            sentence.scalars[word.range.lowerBound].properties.isUppercase || word.script == nil
        }

        private static let verbs: Set<String> = ["needs", "requires", "would", "wants", "uses", "requests", "asks"]
    }
}
