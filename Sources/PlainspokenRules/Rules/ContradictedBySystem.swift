import PlainspokenModel
import PlainspokenWording

extension Rule {
    static let contradictedBySystem = Rule(
        id: "contradicted-by-system", group: .truth, level: .error,
        summary: "a claim contradicts the sentence that the system prints in the same dialog"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        let findings: [Finding] = subject.shown(of: target).compactMap { usage in
            guard let resource = Catalog.keys[usage.key]?.resource, resource.id == "speech-recognition",
                resource.prompt.systemSentence != nil
            else { return nil }
            for claim in usage.claims(of: target) where isDenial(claim) {
                // Where code refutes the claim, that is told first.
                let sentences = subject.sentences(of: target)
                guard Refutation(claim, usage, target, among: sentences).proof == nil else { return nil }
                let clause = usage.sentence.text(in: claim.range)
                return usage.finding(
                    "contradicted-by-system", confidence(clause, usage, target), target, subject,
                    message: Message.contradicted(usage.key, clause),
                    remedy: Message.remedy)
            }
            return nil
        }
        return ManyTables.joined(findings, of: target)
    }

    /// What the app or its maker does not do says less of what Apple is sent, and least beside words on Apple.
    private static func confidence(_ clause: String, _ usage: UsageSentence, _ target: Target) -> Confidence {
        guard let language = usage.language else { return .possible }
        let said = Sentence(clause)
        let isMaker =
            Claims.names(.maker, in: said, language: language)
            || target.names.contains { Names.mentions($0, in: said) }
        guard isMaker else { return .certain }
        let isAppleNamed =
            Claims.names(.apple, in: usage.sentence, language: language)
            && !Claims.names(.apple, in: said, language: language)
        return isAppleNamed ? .possible : .likely
    }

    /// "Nothing is sent", "nothing leaves": the app's own server is not Apple's.
    private static func isDenial(_ claim: Claim) -> Bool {
        !claim.isAffirmed && (claim.kind == .sentToApple || claim.kind == .sent && claim.recipient != .ours)
    }
}

private enum Message {
    static let remedy =
        "say what the app does instead: that it uses the model on this device and refuses a language that has none"

    static func contradicted(_ key: String, _ clause: String) -> String {
        "\(key) says “\(clause)”, and in the same dialog the system says that speech may be sent to Apple"
    }
}
