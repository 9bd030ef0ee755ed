import PlainspokenModel
import PlainspokenWording

extension Rule {
    static let wrongResource = Rule(
        id: "wrong-resource", group: .wording, level: .warning,
        summary: "speaks of another resource than the key's"
    ) { target, subject in
        subject.shown(of: target).compactMap { usage in
            guard let topic = usage.topic, let language = usage.language, usage.placeholder == nil else { return nil }
            if let mention = ResourceMentions.stranger(in: usage.sentence, topic: topic, language: language) {
                return usage.finding(
                    "wrong-resource", .certain, target, subject, message: Message.stranger(usage, topic, mention),
                    remedy: Message.remedy(topic, target, mention))
            }
            guard topic == .photosAdd, let words = ResourceMentions.managing(usage.sentence, language: language) else {
                return nil
            }
            return usage.finding(
                "wrong-resource", .certain, target, subject, message: Message.addsOnly(usage, words),
                remedy: Message.addRemedy)
        }
    }
}

private enum Message {
    static func stranger(_ usage: UsageSentence, _ topic: Topic, _ mention: ResourceMentions.Mention) -> String {
        "\(usage.key)\(Spoken.table(usage.declaration)) speaks of “\(mention.words)” and not of \(Spoken.name(topic))"
    }

    static func remedy(_ topic: Topic, _ target: Target, _ mention: ResourceMentions.Mention) -> String {
        "say what the app does with \(Spoken.name(topic)); if nothing uses it, remove the key"
    }

    static func addsOnly(_ usage: UsageSentence, _ words: String) -> String {
        "\(usage.key)\(Spoken.table(usage.declaration)) speaks of “\(words)”, which this key does not allow: it only adds"
    }

    static let addRemedy = "say what is saved; reading and deleting pictures belong to NSPhotoLibraryUsageDescription"
}
