import PlainspokenModel
import PlainspokenWording

extension Rule {
    static let incompletePurpose = Rule(
        id: "incomplete-purpose", group: .truth, level: .warning,
        summary: "the code does something with the resource that an otherwise specific string leaves out"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        let findings: [Finding] = subject.shown(of: target).compactMap { usage in
            guard let said = SaidPurpose(usage, names: target.names), !said.isDenied(by: target, subject),
                let omission = Omission(said, target)
            else { return nil }
            return usage.finding(
                "incomplete-purpose", .likely, target, subject,
                message: Message.unsaid(usage.key, omission), remedy: Message.remedy(omission),
                related: omission.practices.map { .init(Message.code($0), at: $0.place) })
        }
        return ManyTables.joined(findings, of: target, by: ManyTables.code)
    }
}

/// A sentence with what it speaks of, where it is specific enough to leave something out.
struct SaidPurpose {
    let usage: UsageSentence
    let resource: String
    let language: Language
    let themes: Set<Theme>
    /// Whether it says "only".
    let isLimited: Bool

    init?(_ usage: UsageSentence, names: [String]) {
        guard let language = usage.language, usage.placeholder == nil,
            let resource = Catalog.keys[usage.key]?.resource.id,
            !Vagueness.isVague(usage.sentence, topic: usage.topic, language: language, names: names)
        else { return nil }
        self.usage = usage
        self.language = language
        self.resource = resource
        themes = Theme.named(in: usage.sentence, language: language)
        isLimited = Claims.limits(usage.sentence, language: language)
    }

    /// Whether another rule already says that the sentence is not true.
    func isDenied(by target: Target, _ subject: Subject) -> Bool {
        let sentences = subject.sentences(of: target)
        return usage.claims(of: target).contains { Refutation($0, usage, target, among: sentences).proof != nil }
    }

    func names(_ theme: Theme) -> Bool { themes.contains(theme) }
}

/// What code does with a resource and a sentence does not say.
struct Omission {
    /// In words, to follow "and the code": `reads sleep too`.
    var what: String
    /// What the sentence should name.
    var missing: String
    /// The surest places, at most three.
    var practices: [Practice]

    init?(_ said: SaidPurpose, _ target: Target) {
        let found =
            Self.apps(said, target) ?? Self.healthTypes(said, target) ?? Self.sending(said, target)
            ?? Self.measuring(said, target) ?? Self.filming(said, target) ?? Self.speech(said, target)
        guard let found else { return nil }
        self = found
    }

    private init(_ what: String, missing: String, _ practices: [Practice]) {
        self.what = what
        self.missing = missing
        self.practices = Array(practices.prefix(3))
    }

    private static func practices(_ kind: Practice.Kind, _ said: SaidPurpose, _ target: Target) -> [Practice] {
        target.practices.filter { $0.kind == kind && $0.resource == said.resource && $0.confidence > .possible }
    }

    // MARK: Apps that are told what to do

    private static func apps(_ said: SaidPurpose, _ target: Target) -> Omission? {
        guard said.resource == "apple-events-automation", !said.names(.anything) else { return nil }
        let told = practices(.scripts, said, target).compactMap { practice in
            practice.subject.flatMap { ToldApp($0) }.map { (app: $0, practice: practice) }
        }
        let named = told.filter { $0.app.isNamed(in: said) }
        let unnamed = told.filter { !$0.app.isNamed(in: said) }
        guard !named.isEmpty, let first = unnamed.first else { return nil }
        return Omission("tells \(first.app.name) what to do as well", missing: first.app.name, unnamed.map(\.practice))
    }

    // MARK: Health

    private static func healthTypes(_ said: SaidPurpose, _ target: Target) -> Omission? {
        let kinds: [String: (Practice.Kind, String)] = [
            "health-read": (.reads, "reads"), "health-write": (.writes, "saves"),
        ]
        guard let (kind, verb) = kinds[said.resource], !said.names(.anything) else { return nil }
        let types = practices(kind, said, target).compactMap { practice in
            practice.subject.flatMap { HealthThemes($0) }.map { (type: $0, practice: practice) }
        }
        let named = types.filter { !$0.type.themes.isDisjoint(with: said.themes) }
        let unnamed = types.filter { $0.type.themes.isDisjoint(with: said.themes) }
        guard !named.isEmpty, !unnamed.isEmpty else { return nil }
        var words: [String] = []
        for name in unnamed.map(\.type.name) where !words.contains(name) { words.append(name) }
        let list = Phrases.list(Array(words.prefix(3)))
        return Omission("\(verb) \(list) as well", missing: list, unnamed.map(\.practice))
    }

    // MARK: Data that leaves

    private static func sending(_ said: SaidPurpose, _ target: Target) -> Omission? {
        guard !said.names(.sending), isPrivate(said) else { return nil }
        let sends = practices(.sends, said, target)
        return sends.isEmpty ? nil : Omission("sends it to a server", missing: "where it goes", sends)
    }

    /// Whether people who read the sentence think that what they give stays with them.
    ///
    /// A sentence on calls or messages speaks of sending by itself, and a place is looked up somewhere as a rule.
    private static func isPrivate(_ said: SaidPurpose) -> Bool {
        switch said.resource {
        case "contacts", "health-read": true
        case "microphone", "speech-recognition":
            said.names(.transcribing) || said.isLimited && !said.names(.calling)
        default: said.isLimited
        }
    }

    private static func measuring(_ said: SaidPurpose, _ target: Target) -> Omission? {
        guard !said.names(.sending), !said.names(.measuring) else { return nil }
        let reports = practices(.reports, said, target)
        guard let first = reports.first else { return nil }
        let library = first.subject ?? "another company's library"
        return Omission("gives it to \(library)", missing: "who gets it", reports)
    }

    // MARK: Pictures and sound

    private static func filming(_ said: SaidPurpose, _ target: Target) -> Omission? {
        guard said.resource == "camera", said.names(.scanning) || said.isLimited,
            !said.names(.filming), !said.names(.calling)
        else { return nil }
        let films = practices(.records, said, target).filter { $0.confidence == .certain }
        if !films.isEmpty { return Omission("films as well", missing: "the film", films) }
        guard !said.names(.picturing), !said.names(.changing) else { return nil }
        let pictures = practices(.stores, said, target)
        return pictures.isEmpty ? nil : Omission("keeps pictures as well", missing: "the pictures", pictures)
    }

    /// A sentence on the sound of videos or on calls, in an app that also takes dictation.
    private static func speech(_ said: SaidPurpose, _ target: Target) -> Omission? {
        guard said.resource == "microphone", said.names(.filming) || said.names(.calling), !said.names(.transcribing),
            !said.names(.speaking)
        else { return nil }
        let kinds: Set<Practice.Kind> = [.recognizesOnDevice, .mayRecognizeOnServer]
        // A file that is turned into text need not come from the microphone.
        let found = target.practices.filter {
            kinds.contains($0.kind) && $0.confidence > .possible && !$0.api.contains("URLRecognition")
        }
        return found.isEmpty ? nil : Omission("turns speech into text as well", missing: "dictation", found)
    }
}

private enum Message {
    static func unsaid(_ key: String, _ omission: Omission) -> String {
        "\(key) leaves out what the code does: it \(omission.what)"
    }

    static func remedy(_ omission: Omission) -> String {
        "name \(omission.missing) in the sentence, or leave it out of the code"
    }

    static func code(_ practice: Practice) -> String {
        practice.subject.map { "\(practice.api): \($0)" } ?? "\(practice.api) is here"
    }
}
