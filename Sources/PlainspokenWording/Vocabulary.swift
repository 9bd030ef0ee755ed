/// What is known of one language: the words of permissions, of purposes that are none, and of promises.
struct Vocabulary: Sendable {
    /// Words that say nothing about a purpose: articles, pronouns, the app, needing, permission, vague benefits.
    var fillers: Lexicon
    var topics: [Topic: TopicWords]
    /// Phrases that only a text nobody has written yet holds.
    var placeholders: Lexicon
    /// How an instruction to the developer begins.
    var instructions: Lexicon
    /// Texts that are a placeholder when they are all there is.
    var wholes: Lexicon
    /// Words after which a sentence cannot end, full stop or not.
    var dangling: Lexicon
    /// Words after which a sentence hardly ends unless a full stop says so.
    var unfinished: Lexicon
    /// Ends that look dangling and are whole.
    var finished: Lexicon
    var claims: ClaimWords

    init(
        fillers: Lexicon, topics: [Topic: TopicWords], placeholders: Lexicon,
        instructions: Lexicon = Lexicon(), wholes: Lexicon, dangling: Lexicon, unfinished: Lexicon = Lexicon(),
        finished: Lexicon = Lexicon(),
        claims: ClaimWords
    ) {
        self.fillers = fillers
        self.topics = topics
        self.placeholders = placeholders
        self.instructions = instructions
        self.wholes = wholes
        self.dangling = dangling
        self.unfinished = unfinished
        self.finished = finished
        self.claims = claims
    }
}

/// The words of one permission in one language.
struct TopicWords: Sendable {
    /// Its names: in the sentence of another permission they are out of place.
    var names: Lexicon
    /// What the permission gives by itself; saying no more than that is no purpose.
    var deeds: Lexicon
    /// Whatever else shows that the sentence is about it.
    var own: Lexicon

    init(_ names: String, deeds: String = "", own: String = "") {
        self.names = Lexicon(names)
        self.deeds = Lexicon(deeds)
        self.own = Lexicon(own)
    }
}

/// The words from which promises are put together.
struct ClaimWords: Sendable {
    var negations: Lexicon
    /// Longer words that hold a negation and negate nothing.
    var harmless: Lexicon
    var only: Lexicon
    /// Always, at any time: the opposite of a limit.
    var anytime: Lexicon
    var deeds: [Deed: Lexicon]
    var things: [Thing: Lexicon]

    /// What may be done with what a permission gives.
    enum Deed: String, Sendable, CaseIterable {
        case send, store, record, transcribe, delete, stay, leave, read, write, use
        case invite, find, scan, pay, advertise
    }

    /// Who or what a promise speaks of.
    enum Thing: String, Sendable, CaseIterable {
        case device, server, apple, thirdParty, atOnce, open, hold, pick, approximate, anonymous
    }

    init(
        negations: String, harmless: String = "", only: String, anytime: String = "", deeds: [Deed: String],
        things: [Thing: String]
    ) {
        self.negations = Lexicon(negations)
        self.harmless = Lexicon(harmless)
        self.only = Lexicon(only)
        self.anytime = Lexicon(anytime)
        self.deeds = deeds.mapValues { Lexicon($0) }
        self.things = things.mapValues { Lexicon($0) }
    }
}
