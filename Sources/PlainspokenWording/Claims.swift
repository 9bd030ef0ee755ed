/// A promise that a sentence makes, for code and for other languages to be held against it.
package struct Claim: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// It stays on this device.
        case staysOnDevice
        case sent
        case sentToApple
        case sharedWithOthers
        case stored
        case recorded
        case deletedAtOnce
        case transcribed
        /// Only while a button is held.
        case whileHeld
        /// Only while the app is open.
        case whileOpen
        /// Only what the person picks.
        case onlyPicked
        case read
        case written
        /// The approximate position is enough.
        case approximate
        case anonymous
        case used
        /// Only for one purpose.
        case onlyFor
    }

    package var kind: Kind
    /// True for "is stored", false for "is never stored".
    package var isAffirmed: Bool
    /// Scalars of the clause that makes the claim.
    package var range: Range<Int>
}

/// Reads promises off sentences.
package enum Claims {
    /// The claims of a text, clause by clause.
    package static func claims(in sentence: Sentence, language: Language) -> [Claim] {
        let folded = language == .chinese ? sentence.simplified : sentence
        let words = language.vocabulary.claims
        return clauses(folded).flatMap { clause in
            let view = ClauseWords(folded, clause, words)
            return view.claims.map {
                Claim(
                    kind: $0.0, isAffirmed: $0.1,
                    range: folded.words[clause.lowerBound].range
                        .lowerBound..<folded.words[clause.upperBound - 1].range
                        .upperBound)
            }
        }
    }

    /// Whether a text may make a claim, in the language that it looks like or that its locale names.
    ///
    /// Cheap, to be asked before code is followed.
    package static func mayClaim(_ text: String, locale: String) -> Bool {
        let sentence = Sentence(text)
        let codes = [LanguageDetector.language(of: sentence) ?? locale, locale]
        return codes.compactMap { Language(code: $0) }.contains { !claims(in: sentence, language: $0).isEmpty }
    }

    /// Whether a sentence only says what happens, or does not happen, to data afterwards.
    static func isOnlyHandling(_ sentence: Sentence, language: Language) -> Bool {
        let kinds: Set<Claim.Kind> = [.staysOnDevice, .sent, .sentToApple, .sharedWithOthers, .stored, .anonymous]
        let claims = claims(in: sentence, language: language).filter { kinds.contains($0.kind) }
        return claims.contains { !$0.isAffirmed || $0.kind == .staysOnDevice } && sentence.words.count <= 14
    }

    /// Ranges of words between marks that end a clause.
    private static func clauses(_ sentence: Sentence) -> [Range<Int>] {
        var clauses: [Range<Int>] = []
        var start = 0
        for index in sentence.words.indices {
            let end = sentence.words[index].range.upperBound
            let next =
                index + 1 < sentence.words.count ? sentence.words[index + 1].range.lowerBound : sentence.scalars.count
            let between = sentence.scalars[end..<next]
            if between.contains(where: { Sentence.ends.contains($0) || ",，、:：—–(（".unicodeScalars.contains($0) })
                || index + 1 == sentence.words.count
            {
                clauses.append(start..<index + 1)
                start = index + 1
            }
        }
        return clauses
    }
}

/// The words of one clause that a promise is made of.
private struct ClauseWords {
    let claims: [(Claim.Kind, Bool)]

    init(_ sentence: Sentence, _ clause: Range<Int>, _ vocabulary: ClaimWords) {
        let words = sentence.words[clause]
        let isNegated = vocabulary.negates(words)
        func does(_ deed: ClaimWords.Deed) -> Bool { vocabulary.deeds[deed]?.occurs(in: words) ?? false }
        func names(_ thing: ClaimWords.Thing) -> Bool { vocabulary.things[thing]?.occurs(in: words) ?? false }
        let isOnly = vocabulary.only.occurs(in: words)
        var found: [(Claim.Kind, Bool)] = []
        if does(.stay), !isNegated, names(.device) || does(.leave) == false {
            if names(.device) { found.append((.staysOnDevice, true)) }
        }
        // What leaves no device is sent to nobody.
        if does(.leave), isNegated { found += [(.staysOnDevice, true), (.sent, false)] }
        if does(.send) {
            if names(.apple) { found.append((.sentToApple, !isNegated)) }
            if names(.thirdParty) { found.append((.sharedWithOthers, !isNegated)) }
            if isNegated || names(.server) || names(.thirdParty) { found.append((.sent, !isNegated)) }
        }
        if does(.store) { found.append((.stored, !isNegated)) }
        if does(.record), isNegated { found.append((.recorded, false)) }
        if does(.transcribe), isNegated { found.append((.transcribed, false)) }
        if does(.delete), names(.atOnce), !isNegated { found.append((.deletedAtOnce, true)) }
        if isOnly, names(.hold) { found.append((.whileHeld, true)) }
        if isOnly, names(.open) { found.append((.whileOpen, true)) }
        if isOnly, names(.pick) { found.append((.onlyPicked, true)) }
        // “Only reads and never writes” denies the deed that stands nearer to the negation.
        let denied = isNegated ? vocabulary.denied(.read, .write, in: words) : nil
        if denied == .read { found.append((.read, false)) }
        if denied == .write { found.append((.written, false)) }
        if names(.approximate), !isNegated { found.append((.approximate, true)) }
        if names(.anonymous), !isNegated { found.append((.anonymous, true)) }
        if does(.use), isNegated { found.append((.used, false)) }
        claims = found
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

    /// Whether a word for "only" stands in a sentence, other than in phrases that limit nothing.
    func limits(_ sentence: Sentence) -> Bool {
        sentence.words.indices.contains { index in
            guard only.longest(in: sentence.words[index...]) != nil else { return false }
            let before = sentence.words[max(0, index - 1)...]
            return index == 0 || (harmless.longest(in: before) ?? 0) < 2
        }
    }

    func negates(_ sentence: Sentence) -> Bool { negates(sentence.words[...]) }

    /// The one of two deeds that a negation in the words denies: the nearer one, or the only one there is.
    func denied(_ first: Deed, _ second: Deed, in words: ArraySlice<Sentence.Word>) -> Deed? {
        guard let negation = negations.position(in: words) else { return nil }
        let distances = [first, second].compactMap { deed in
            deeds[deed]?.position(in: words).map { (deed: deed, distance: abs($0 - negation)) }
        }
        return distances.min { $0.distance < $1.distance }?.deed
    }
}

extension Lexicon {
    /// Whether an entry stands anywhere in words.
    func occurs(in words: ArraySlice<Sentence.Word>) -> Bool {
        position(in: words) != nil
    }

    /// Where the first entry stands in words.
    func position(in words: ArraySlice<Sentence.Word>) -> Int? {
        words.indices.first { longest(in: words[$0...]) != nil }
    }
}
