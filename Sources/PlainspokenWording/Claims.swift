/// A promise that a sentence makes, for code and for other languages to be held against it.
package struct Claim: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// It stays on this device.
        case staysOnDevice
        case sent
        case sentToApple
        /// Given to other companies or people.
        case sharedWithOthers
        case stored
        /// Stored on a server: what the device keeps says nothing about it.
        case storedOnServer
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
        /// Used, or asked for, at all.
        case used
    }

    /// Who does not get it.
    package enum Recipient: String, Sendable, Hashable {
        case anyone
        /// A server, whosever it is.
        case server
        /// The maker's own server.
        case ours
    }

    package var kind: Kind
    /// True for "is stored", false for "is never stored".
    package var isAffirmed: Bool
    package var recipient: Recipient = .anyone
    /// Scalars of the clause that makes the claim.
    package var range: Range<Int>
}

/// Reads promises off sentences.
package enum Claims {
    /// The claims of a text, clause by clause.
    ///
    /// - Parameters:
    ///   - sentence: The sentence as it ships.
    ///   - language: The language it is written in.
    ///   - topic: What the key is for; a sentence denies a use only of that.
    ///   - names: The app's names.
    /// - Returns: The claims in the order of the clauses.
    package static func claims(
        in sentence: Sentence, language: Language, topic: Topic? = nil, names: [String] = []
    ) -> [Claim] {
        let folded = (language == .chinese ? sentence.simplified : sentence).unquoted
        let words = language.vocabulary.claims
        let network = language.vocabulary.topics[.localNetwork]?.names
        var clauses = Clause.all(of: folded).map { ClauseReader(folded, $0, words, network: network, topic: topic) }
        ClauseReader.carry(&clauses)
        return clauses.flatMap { clause in
            clause.claims { Denial(language, topic: topic, names: names).covers(folded, $0) }
        }
    }

    /// Whom a sentence may speak of.
    package enum Party: Sendable, Hashable {
        case apple
        /// Who makes the app, as "we".
        case maker
    }

    /// Whether a sentence speaks of somebody.
    package static func names(_ party: Party, in sentence: Sentence, language: Language) -> Bool {
        let folded = language == .chinese ? sentence.simplified : sentence
        let thing: ClaimWords.Thing = party == .apple ? .apple : .maker
        return language.vocabulary.claims.things[thing]?.occurs(in: folded.words[...]) ?? false
    }

    /// Whether a sentence says "only" of something.
    package static func limits(_ sentence: Sentence, language: Language) -> Bool {
        let folded = language == .chinese ? sentence.simplified : sentence
        return language.vocabulary.claims.limits(folded.words[...])
    }

    /// Whether a sentence only says what happens, or does not happen, to data afterwards.
    static func isOnlyHandling(_ sentence: Sentence, language: Language) -> Bool {
        let kinds: Set<Claim.Kind> = [
            .staysOnDevice, .sent, .sentToApple, .sharedWithOthers, .stored, .storedOnServer, .anonymous,
        ]
        let claims = claims(in: sentence, language: language).filter { kinds.contains($0.kind) }
        return claims.contains { !$0.isAffirmed || $0.kind == .staysOnDevice } && sentence.words.count <= 14
    }
}

extension Claim {
    /// Whether code can refute it.
    package var isRefutable: Bool {
        switch kind {
        case .staysOnDevice, .deletedAtOnce, .whileHeld, .whileOpen, .onlyPicked, .approximate: true
        case .sent, .sentToApple, .sharedWithOthers, .stored, .storedOnServer, .recorded, .transcribed, .read, .written,
            .used:
            !isAffirmed
        case .anonymous: false
        }
    }
}

/// Words between marks that end a clause.
struct Clause {
    var words: Range<Int>
    /// Words of the whole sentence that the clause stands in.
    var part: Range<Int>

    static func all(of sentence: Sentence) -> [Clause] {
        var clauses: [Clause] = []
        var start = 0
        var part = 0
        for index in sentence.words.indices {
            let end = sentence.words[index].range.upperBound
            let isLast = index + 1 == sentence.words.count
            let next = isLast ? sentence.scalars.count : sentence.words[index + 1].range.lowerBound
            let between = sentence.scalars[end..<next]
            let isEnd = isLast || between.contains { Sentence.ends.contains($0) }
            guard isEnd || between.contains(where: marks.contains) else { continue }
            clauses.append(Clause(words: start..<index + 1, part: part..<index + 1))
            start = index + 1
            guard isEnd else { continue }
            for earlier in clauses.indices where clauses[earlier].part.lowerBound == part {
                clauses[earlier].part = part..<index + 1
            }
            part = index + 1
        }
        return clauses
    }

    private static let marks = Set(",，、:：—–(（".unicodeScalars)
}

/// Whether a clause denies the use of the resource and says nothing else.
private struct Denial {
    let lexicons: [Lexicon]
    let names: [[String]]

    init(_ language: Language, topic: Topic?, names: [String]) {
        let vocabulary = language.vocabulary
        let claims = vocabulary.claims
        let topics = topic.flatMap { vocabulary.topics[$0] }
        lexicons =
            [vocabulary.fillers, claims.negations, claims.between]
            + [claims.deeds[.use], claims.deeds[.ask]].compactMap { $0 }
            + (topics.map { [$0.names, $0.deeds] } ?? [])
        self.names = names.map { Sentence($0).words.map(\.text) }.filter { !$0.isEmpty }
    }

    func covers(_ sentence: Sentence, _ clause: Range<Int>) -> Bool {
        var reachable = Set([clause.lowerBound])
        for index in clause where reachable.contains(index) {
            let rest = sentence.words[index..<clause.upperBound]
            for lexicon in lexicons { lexicon.each(in: rest) { reachable.insert(index + $0) } }
            for name in names where rest.prefix(name.count).map(\.text) == name { reachable.insert(index + name.count) }
        }
        return reachable.contains(clause.upperBound)
    }
}
