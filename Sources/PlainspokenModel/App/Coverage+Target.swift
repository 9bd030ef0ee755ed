extension Target {
    /// Keys with a sentence that people read, sorted.
    package var purposeKeys: [String] {
        Set(declarations.map(\.key)).filter { Catalog.keys[$0]?.key.isPurpose == true && !sentences(of: $0).isEmpty }
            .sorted()
    }

    /// What the sentence of a key says here and what the target's own code does with its resource.
    package func coverage(of key: String) -> Coverage {
        var coverage = Coverage()
        for (locale, sentence) in sentences(of: key) {
            coverage.sentences[locale] = [sentence.text]
            coverage.sentencePlaces[locale] = sentence.place
        }
        for need in needs { coverage.add(need, to: key) }
        let resources = Set(Catalog.resources.filter { $0.keys.contains { $0.name == key } }.map(\.id))
        for practice in practices { coverage.add(practice, to: resources) }
        return coverage
    }

    /// The sentences that ship by locale; the last one wins where several are written.
    private func sentences(of key: String) -> [String: (text: String, place: Place)] {
        var sentences: [String: (text: String, place: Place)] = [:]
        for declaration in declarations where declaration.key == key {
            guard let text = Self.text(declaration.value) else { continue }
            sentences[declaration.locale ?? Coverage.base] = (text, declaration.place)
        }
        return sentences
    }

    /// The sentence; the sentences of a dictionary one a line.
    private static func text(_ value: PropertyValue) -> String? {
        switch value.content {
        case .string(let text): text
        case .dictionary(let entries):
            entries.compactMap { entry in entry.value.string.map { entry.key + ": " + $0 } }.sorted()
                .joined(separator: "\n")
        default: nil
        }
    }
}

extension App {
    /// Names of its targets, each once, sorted; a target of several platforms is one.
    package var targetNames: [String] { Set(targets.map(\.name)).sorted() }

    /// Keys with a sentence in a target on any platform, sorted.
    package func purposeKeys(of target: String) -> [String] {
        Set(targets.filter { $0.name == target }.flatMap(\.purposeKeys)).sorted()
    }

    /// What a key covers in a target on all its platforms together.
    package func coverage(of key: String, in target: String) -> Coverage {
        var whole = Coverage()
        for part in targets where part.name == target { whole.merge(part.coverage(of: key)) }
        return whole
    }
}

extension Coverage {
    fileprivate mutating func merge(_ other: Coverage) {
        sentences.merge(other.sentences) { Set($0 + $1).sorted() }
        sentencePlaces.merge(other.sentencePlaces) { first, _ in first }
        for (use, site) in other.uses { add(use, site) }
    }

    /// Keeps the surest site of a use, and of equal ones the first.
    fileprivate mutating func add(_ use: CoveredUse, _ site: Site) {
        guard site.confidence > .possible else { return }
        if let known = uses[use], (known.confidence, site.place) >= (site.confidence, known.place) { return }
        uses[use] = site
    }

    fileprivate mutating func add(_ need: Need, to key: String) {
        let isOwn = need.alternatives.contains(key)
        let isTranscript = key == Self.microphoneKey && need.resource == Self.speech
        guard isOwn || isTranscript else { return }
        for evidence in need.evidence where evidence.strength >= .access && evidence.place.line != nil {
            let kind = Self.kind(evidence.strength, need.resource)
            guard isOwn || kind == .transcribes else { continue }
            add(
                CoveredUse(evidence.feature, kind),
                Site(place: evidence.place, api: evidence.api, confidence: evidence.confidence))
        }
    }

    fileprivate mutating func add(_ practice: Practice, to resources: Set<String>) {
        let isTranscript = resources.contains("microphone") && practice.resource == Self.speech
        guard resources.contains(practice.resource) || isTranscript else { return }
        let site = Site(place: practice.place, api: practice.api, confidence: practice.confidence)
        for kind in practice.kind.uses { add(CoveredUse(practice.feature, kind), site) }
    }

    /// What is done to sound by a recogniser is the microphone's business too.
    private static let microphoneKey = "NSMicrophoneUsageDescription"
    private static let speech = "speech-recognition"

    private static func kind(_ strength: UseStrength, _ resource: String) -> UseKind {
        if strength == .request { return .asks }
        if resource == speech { return .transcribes }
        return resource.hasSuffix("-add") || resource.hasSuffix("-write") ? .stores : .reads
    }
}

extension Practice.Kind {
    /// The kinds of use that the ledger tells apart; none for how something is done rather than what.
    fileprivate var uses: [UseKind] {
        switch self {
        case .recognizesOnDevice: [.transcribes]
        case .mayRecognizeOnServer: [.transcribes, .sends]
        case .records: [.records]
        case .stores, .writes: [.stores]
        case .deletes: [.deletes]
        case .sends, .reports: [.sends]
        case .worksInBackground: [.worksInBackground]
        case .reads, .readsEverything, .advertises: [.reads]
        case .guessesLanguage, .overwritesDraft, .demandsPrecision, .runsWhileHeld, .runsFromTap, .scripts: []
        }
    }
}
