import PlainspokenModel
import PlainspokenWording

extension Rule {
    static let contradictsOtherString = Rule(
        id: "contradicts-other-string", group: .truth, level: .error,
        summary: "two strings of one target claim opposite things"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        let sentences = subject.shown(of: target)
        let promises = sentences.compactMap { Promise($0, target) }
        let findings: [Finding] = promises.compactMap { promise in
            for denied in promise.denied {
                guard let other = promises.first(where: { $0.affirms(denied, beside: promise) }),
                    let said = other.affirmed.first(where: { $0.opposes(denied) })
                else { continue }
                return promise.usage.finding(
                    "contradicts-other-string", .likely, target, subject,
                    message: Message.opposite(promise.usage.key, denied.clause, other.usage.key, said.clause),
                    remedy: Message.remedy, related: [.init(Message.other(other.usage.key), at: other.usage.place)])
            }
            return nil
        }
        return ManyTables.joined(findings, of: target)
    }
}

/// What a sentence says of where data goes and what becomes of it.
private struct Promise {
    /// One claim with the words that make it.
    struct Said {
        var claim: Claim
        var clause: String

        /// Whether a denial and an affirmation are of the same thing.
        func opposes(_ denied: Said) -> Bool {
            switch denied.claim.kind {
            case .staysOnDevice, .sent: claim.kind == .sent || claim.kind == .sharedWithOthers
            default: claim.kind == denied.claim.kind
            }
        }
    }

    let usage: UsageSentence
    var denied: [Said] = []
    var affirmed: [Said] = []

    init?(_ usage: UsageSentence, _ target: Target) {
        guard usage.placeholder == nil else { return nil }
        self.usage = usage
        for claim in usage.claims(of: target) {
            let said = Said(claim: claim, clause: usage.sentence.text(in: claim.range))
            switch (claim.kind, claim.isAffirmed) {
            case (.staysOnDevice, true), (.sent, false), (.sharedWithOthers, false), (.transcribed, false):
                denied.append(said)
            case (.sent, true), (.sharedWithOthers, true), (.transcribed, true): affirmed.append(said)
            default: continue
            }
        }
        // Who says both speaks of two things.
        if denied.contains(where: { denial in affirmed.contains { $0.opposes(denial) } }) { return nil }
    }

    func affirms(_ denial: Said, beside other: Promise) -> Bool {
        isAbout(other) && affirmed.contains { $0.opposes(denial) }
    }

    /// Whether both speak of the same data, in the same language: the two keys of location, of Health, of photos, and
    /// what the microphone hears.
    private func isAbout(_ other: Promise) -> Bool {
        func family(_ key: String) -> String {
            let resource = Catalog.keys[key]?.resource.id ?? key
            return resource == "speech-recognition" ? "microphone" : String(resource.prefix { $0 != "-" })
        }
        return usage.key != other.usage.key && usage.locale == other.usage.locale
            && family(usage.key) == family(other.usage.key)
    }
}

private enum Message {
    static let remedy = "let both say what the code does"

    static func opposite(_ key: String, _ clause: String, _ other: String, _ said: String) -> String {
        "\(key) says “\(clause)” and \(other) says “\(said)”: both cannot be true"
    }

    static func other(_ key: String) -> String {
        "\(key) says so here"
    }
}
