import PlainspokenModel
import PlainspokenWording

extension Rule {
    static let contradictedBySystem = Rule(
        id: "contradicted-by-system", group: .truth, level: .error,
        summary: "a claim contradicts the sentence that the system prints in the same dialog"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        return subject.sentences(of: target).compactMap { usage in
            guard let language = usage.language, let resource = Catalog.keys[usage.key]?.resource,
                resource.id == "speech-recognition", resource.prompt.systemSentence != nil
            else { return nil }
            for claim in Claims.claims(in: usage.sentence, language: language)
            where !claim.isAffirmed && (claim.kind == .sent || claim.kind == .sentToApple) {
                // Where code refutes the claim, that is told first.
                guard Refutation(claim, resource.id, target).proof == nil else { return nil }
                let clause = usage.sentence.text(in: claim.range)
                return usage.finding(
                    "contradicted-by-system", .certain, target, subject,
                    message: Message.contradicted(usage.key, clause),
                    remedy: Message.remedy)
            }
            return nil
        }
    }
}

private enum Message {
    static let remedy =
        "say what the app does instead: that it uses the model on this device and refuses a language that has none"

    static func contradicted(_ key: String, _ clause: String) -> String {
        "\(key) says “\(clause)”, and in the same dialog the system says that speech may be sent to Apple"
    }
}
