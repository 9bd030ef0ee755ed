import PlainspokenModel
import PlainspokenWording

extension Rule {
    static let contradictsOtherString = Rule(
        id: "contradicts-other-string", group: .truth, level: .error,
        summary: "two strings of one target claim opposite things"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        let sentences = subject.sentences(of: target).compactMap(Promise.init)
        return sentences.filter { $0.stays != nil }.compactMap { promise in
            guard let clause = promise.stays,
                let other = sentences.first(where: { $0.isAbout(promise) && $0.leaves != nil }), let said = other.leaves
            else { return nil }
            return promise.usage.finding(
                "contradicts-other-string", .likely, target, subject,
                message: Message.opposite(promise.usage.key, clause, other.usage.key, said), remedy: Message.remedy,
                related: [.init(Message.other(other.usage.key), at: other.usage.place)])
        }
    }
}

/// What a sentence says of where data goes.
private struct Promise {
    let usage: UsageSentence
    /// The clause that says that it stays, or is sent to nobody.
    var stays: String?
    /// The clause that says that it is sent.
    var leaves: String?

    init?(_ usage: UsageSentence) {
        guard let language = usage.language, usage.placeholder == nil else { return nil }
        self.usage = usage
        for claim in Claims.claims(in: usage.sentence, language: language) {
            let clause = usage.sentence.text(in: claim.range)
            switch (claim.kind, claim.isAffirmed) {
            case (.staysOnDevice, true), (.sent, false), (.sharedWithOthers, false): stays = stays ?? clause
            case (.sent, true), (.sharedWithOthers, true): leaves = leaves ?? clause
            default: continue
            }
        }
        if stays != nil, leaves != nil { return nil }
    }

    /// Whether both speak of the same data, in the same language: the two keys of location, of Health, of photos.
    func isAbout(_ other: Promise) -> Bool {
        func family(_ key: String) -> String {
            String((Catalog.keys[key]?.resource.id ?? key).prefix { $0 != "-" })
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
