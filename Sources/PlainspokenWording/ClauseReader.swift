/// One clause: what it says is done, and which of that it denies.
struct ClauseReader {
    /// Deeds that one word or phrase stands for.
    struct Occurrence {
        var deeds: Set<ClaimWords.Deed>
        var range: Range<Int>
        var isDenied = false
    }

    let sentence: Sentence
    let clause: Clause
    let vocabulary: ClaimWords
    /// The local network's names, which are no place on the device.
    let network: Lexicon?
    let topic: Topic?
    private(set) var occurrences: [Occurrence] = []
    let negations: [Negation]

    struct Negation {
        var range: Range<Int>
        /// "Nothing", "no": it denies a verb further on.
        var isPronoun: Bool
        /// "Without": it denies the verb beside it.
        var isWithout: Bool
    }

    init(
        _ sentence: Sentence, _ clause: Clause, _ vocabulary: ClaimWords, network: Lexicon? = nil, topic: Topic? = nil
    ) {
        self.network = network
        self.topic = topic
        self.sentence = sentence
        self.clause = clause
        self.vocabulary = vocabulary
        negations = Self.negations(sentence.words[clause.words], vocabulary)
        occurrences = Self.occurrences(sentence.words[clause.words], vocabulary)
        bind()
    }

    var words: ArraySlice<Sentence.Word> { sentence.words[clause.words] }

    // MARK: What stands there

    /// Deeds that are what an app is for, not what happens to data.
    private static let purposes: Set<ClaimWords.Deed> = [.invite, .find, .scan, .pay, .advertise]

    private static func occurrences(_ words: ArraySlice<Sentence.Word>, _ vocabulary: ClaimWords) -> [Occurrence] {
        var found: [Occurrence] = []
        for index in words.indices where index >= found.last?.range.upperBound ?? 0 {
            var occurrence = Occurrence(deeds: [], range: index..<index)
            for (deed, lexicon) in vocabulary.deeds where !purposes.contains(deed) {
                guard let length = lexicon.longest(in: words[index...]) else { continue }
                occurrence.deeds.insert(deed)
                occurrence.range = index..<max(occurrence.range.upperBound, index + length)
            }
            for (verb, end, deed) in vocabulary.separable {
                guard let length = verb.longest(in: words[index...]), end.ends(words[(index + length)...]) else {
                    continue
                }
                occurrence.deeds = [deed]
                occurrence.range = index..<index + length
            }
            if !occurrence.deeds.isEmpty { found.append(occurrence) }
        }
        return found
    }

    private static func negations(_ words: ArraySlice<Sentence.Word>, _ vocabulary: ClaimWords) -> [Negation] {
        var found: [Negation] = []
        var index = words.startIndex
        while index < words.endIndex {
            let rest = words[index...]
            let harmless = vocabulary.harmless.longest(in: rest) ?? 0
            if let length = vocabulary.negations.longest(in: rest), length >= harmless {
                found.append(
                    Negation(
                        range: index..<index + length, isPronoun: vocabulary.pronouns.longest(in: rest) != nil,
                        isWithout: vocabulary.without.longest(in: rest) != nil))
                index += length
            } else {
                index += max(harmless, 1)
            }
        }
        return found
    }

    // MARK: What is denied

    private mutating func bind() {
        for negation in negations {
            guard let bound = nearest(to: negation) else { continue }
            occurrences[bound].isDenied = true
            spread(from: bound)
        }
    }

    private func nearest(to negation: Negation) -> Int? {
        let after = occurrences.firstIndex { $0.range.lowerBound >= negation.range.upperBound }.flatMap {
            reaches(negation, to: occurrences[$0].range.lowerBound) ? $0 : nil
        }
        // "Die Aufnahmen … nie" denies the verb, "keine Aufnahmen" the noun.
        let before = occurrences.lastIndex {
            $0.range.upperBound <= negation.range.lowerBound && (negation.isPronoun || $0.deeds != [.recording])
        }.flatMap {
            reaches(negation, from: occurrences[$0].range.upperBound) ? $0 : nil
        }
        switch vocabulary.order {
        case .before: return after ?? (negation.isPronoun ? before : nil)
        case .after: return before
        case .either:
            guard let after, let before else { return after ?? before }
            let ahead = occurrences[after].range.lowerBound - negation.range.upperBound
            return ahead <= negation.range.lowerBound - occurrences[before].range.upperBound + 2 ? after : before
        }
    }

    /// Whether a negation reaches a verb after it.
    private func reaches(_ negation: Negation, to index: Int) -> Bool {
        let gap = sentence.words[negation.range.upperBound..<index]
        guard vocabulary.order != .after, !vocabulary.stops.occurs(in: gap) else { return false }
        let limit = negation.isPronoun ? 10 : vocabulary.reach
        let foreign = uncovered(gap)
        return gap.count <= limit && foreign <= (negation.isPronoun ? 3 : negation.isWithout ? 1 : 0)
    }

    /// Whether a negation reaches a verb before it: `저장하지 않습니다`, `wir speichern das nicht`, `stores nothing`.
    private func reaches(_ negation: Negation, from index: Int) -> Bool {
        let gap = sentence.words[index..<negation.range.lowerBound]
        guard !vocabulary.stops.occurs(in: gap) else { return false }
        return switch vocabulary.order {
        case .after: gap.count <= (negation.isWithout ? 3 : vocabulary.reach)
        case .either: !negation.isWithout && gap.count <= 5 && uncovered(gap) <= 2
        case .before: gap.count <= 4 && uncovered(gap) == 0
        }
    }

    /// Words that are neither auxiliaries, prepositions and pronouns nor things that promises speak of.
    private func uncovered(_ words: ArraySlice<Sentence.Word>) -> Int {
        var index = words.startIndex
        var count = 0
        while index < words.endIndex {
            let rest = words[index...]
            let known =
                ([vocabulary.between, vocabulary.connectors] + Array(vocabulary.things.values)).compactMap {
                    $0.longest(in: rest)
                }.max()
            if known == nil { count += 1 }
            index += known ?? 1
        }
        return count
    }

    /// "Never recorded or sent" denies both.
    private mutating func spread(from bound: Int) {
        if vocabulary.order != .after {
            var index = bound
            while index + 1 < occurrences.count, isJoined(occurrences[index].range, occurrences[index + 1].range) {
                index += 1
                occurrences[index].isDenied = true
            }
        }
        guard vocabulary.order != .before else { return }
        var index = bound
        while index > 0, isJoined(occurrences[index - 1].range, occurrences[index].range) {
            index -= 1
            occurrences[index].isDenied = true
        }
    }

    private func isJoined(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        let gap = sentence.words[first.upperBound..<second.lowerBound]
        if gap.isEmpty { return hasMark(first.upperBound - 1) }
        guard gap.count <= (vocabulary.order == .after ? 6 : 2) else { return false }
        if vocabulary.order == .after { return vocabulary.connectors.occurs(in: gap) }
        return uncoveredByConnectors(gap) == 0
    }

    private func hasMark(_ index: Int) -> Bool {
        let end = sentence.words[index].range.upperBound
        return end < sentence.scalars.count && "・·/、".unicodeScalars.contains(sentence.scalars[end])
    }

    private func uncoveredByConnectors(_ words: ArraySlice<Sentence.Word>) -> Int {
        words.indices.filter { vocabulary.connectors.longest(in: words[$0...]) == nil }.count
    }

    /// A list goes on over commas: "never recorded, stored or sent".
    static func carry(_ clauses: inout [ClauseReader]) {
        for index in clauses.indices.dropFirst() {
            let first = clauses[index - 1]
            let second = clauses[index]
            guard first.clause.part == second.clause.part else { continue }
            if second.negations.isEmpty, let last = first.occurrences.last, last.isDenied,
                last.range.upperBound == first.clause.words.upperBound, second.beginsWithDeed
            {
                clauses[index].occurrences[0].isDenied = true
                clauses[index].spread(from: 0)
            }
            if first.vocabulary.order != .before, first.negations.isEmpty, first.clause.words.count <= 4,
                let last = first.occurrences.last, last.range.upperBound == first.clause.words.upperBound,
                second.occurrences.first?.isDenied ?? false
            {
                clauses[index - 1].occurrences[first.occurrences.count - 1].isDenied = true
            }
        }
    }

    private var beginsWithDeed: Bool {
        guard let first = occurrences.first else { return false }
        let gap = words[clause.words.lowerBound..<first.range.lowerBound]
        return gap.count <= 1 && uncoveredByConnectors(gap) == 0
    }
}

extension ClaimWords {
    /// Whether a negation stands in words, other than in phrases that negate nothing.
    func negates(_ words: ArraySlice<Sentence.Word>) -> Bool {
        var index = words.startIndex
        while index < words.endIndex {
            let rest = words[index...]
            let harmless = self.harmless.longest(in: rest) ?? 0
            if let length = negations.longest(in: rest), length >= harmless { return true }
            index += max(harmless, 1)
        }
        return false
    }

    func negates(_ sentence: Sentence) -> Bool { negates(sentence.words[...]) }

    /// Whether a word for "only" stands in words, other than in phrases that limit nothing.
    func limits(_ words: ArraySlice<Sentence.Word>) -> Bool {
        words.indices.contains { index in
            guard only.longest(in: words[index...]) != nil else { return false }
            return index == words.startIndex || (harmless.longest(in: words[(index - 1)...]) ?? 0) < 2
        }
    }

    func limits(_ sentence: Sentence) -> Bool { limits(sentence.words[...]) }
}

extension Lexicon {
    /// Whether an entry stands anywhere in words.
    func occurs(in words: ArraySlice<Sentence.Word>) -> Bool {
        position(in: words) != nil
    }

    /// Whether words end with an entry.
    func ends(_ words: ArraySlice<Sentence.Word>) -> Bool {
        words.indices.contains { index in
            var isEnd = false
            each(in: words[index...]) { isEnd = isEnd || index + $0 == words.endIndex }
            return isEnd
        }
    }

    /// Where the first entry stands in words.
    func position(in words: ArraySlice<Sentence.Word>) -> Int? {
        words.indices.first { longest(in: words[$0...]) != nil }
    }
}
