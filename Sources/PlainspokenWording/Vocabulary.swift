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
    /// Where a negation stands to the verb it denies.
    enum Order: Sendable {
        case before, after, either
    }

    var order: Order
    /// Whether a comma stands before every subordinate clause.
    var partsSubordinates: Bool
    /// How many words, or letters of Chinese, Japanese and Korean, a negation reaches over.
    var reach: Int
    var negations: Lexicon
    /// Negations that are a subject or an object: "nothing", "no".
    var pronouns: Lexicon
    var without: Lexicon
    /// Longer words that hold a negation and negate nothing.
    var harmless: Lexicon
    var only: Lexicon
    /// "As long as": a limit of time without "only".
    var asLong: Lexicon
    /// Always, at any time: the opposite of a limit.
    var anytime: Lexicon
    /// What may stand between a negation and its verb: auxiliaries, prepositions, pronouns.
    var between: Lexicon
    var connectors: Lexicon
    /// Words over which no negation reaches.
    var stops: Lexicon
    /// "If", "unless", "without your consent": nothing is promised for sure.
    var conditions: Lexicon
    /// "Can", "cannot": what people are able to do is no promise.
    var ability: Lexicon
    /// What makes of "never" a "not for this": purposes, kinds of data, times.
    var limits: Lexicon
    /// Words for people beside a verb of leaving.
    var people: Lexicon
    var deeds: [Deed: Lexicon]
    /// Verbs with the word that ends their clause: "nimmt … auf".
    var separable: [(verb: Lexicon, end: Lexicon, deed: Deed)]
    var things: [Thing: Lexicon]

    /// What may be done with what a permission gives.
    enum Deed: String, Sendable, CaseIterable {
        case send, store, record, transcribe, delete, stay, leave, read, write, use, ask, process
        /// The noun: "no recording".
        case recording
        case invite, find, scan, pay, advertise
    }

    /// Who or what a promise speaks of.
    enum Thing: String, Sendable, CaseIterable {
        case device, server, apple, thirdParty, atOnce, open, hold, pick, approximate, anonymous
        /// "On this iPhone", "locally".
        case onDevice
        /// A pronoun that stands for the device, or the world outside it.
        case it
        case ours, noOne, background, exact
        /// A name, an address, an account: who somebody is, not what a permission gives.
        case identity
        /// "We": who makes the app.
        case maker
    }

    init(
        order: Order, partsSubordinates: Bool = false, reach: Int, negations: String, pronouns: String, without: String,
        harmless: String, only: String,
        asLong: String = "", anytime: String, between: String, connectors: String, stops: String, conditions: String,
        ability: String,
        limits: String, people: String, deeds: [Deed: String],
        separable: [(verb: String, end: String, deed: Deed)] = [], things: [Thing: String]
    ) {
        self.order = order
        self.partsSubordinates = partsSubordinates
        self.reach = reach
        self.negations = Lexicon(negations)
        self.pronouns = Lexicon(pronouns)
        self.without = Lexicon(without)
        self.harmless = Lexicon(harmless)
        self.only = Lexicon(only)
        self.asLong = Lexicon(asLong)
        self.anytime = Lexicon(anytime)
        self.between = Lexicon(between)
        self.connectors = Lexicon(connectors)
        self.stops = Lexicon(stops)
        self.conditions = Lexicon(conditions)
        self.ability = Lexicon(ability)
        self.limits = Lexicon(limits)
        self.people = Lexicon(people)
        self.deeds = deeds.mapValues { Lexicon($0) }
        self.separable = separable.map { (Lexicon($0.verb), Lexicon($0.end), $0.deed) }
        self.things = things.mapValues { Lexicon($0) }
    }

    /// Each beginning with each noun, as entries of a lexicon.
    static func phrases(_ beginnings: [String], _ nouns: [String]) -> String {
        beginnings.flatMap { beginning in nouns.map { beginning + " " + $0 } }.joined(separator: ", ")
    }
}
