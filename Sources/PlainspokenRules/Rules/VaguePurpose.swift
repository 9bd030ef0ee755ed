import PlainspokenModel
import PlainspokenWording

extension Rule {
    static let vaguePurpose = Rule(
        id: "vague-purpose", group: .wording, level: .warning,
        summary: "repeats the permission's name and gives no purpose"
    ) { target, subject in
        subject.shown(of: target).compactMap { usage in
            guard let language = usage.language, usage.placeholder == nil,
                !(usage.declaration.value.string.map(Token.isLookUp) ?? false),
                Vagueness.isVague(
                    usage.sentence, topic: usage.topic, language: language, names: target.names + [subject.app.name])
            else { return nil }
            return usage.finding(
                "vague-purpose", .certain, target, subject, message: Message.vague(usage), remedy: Message.remedy,
                related: Uses.first(of: usage.key, in: target))
        }
    }
}

/// The code behind a sentence, for people who rewrite it.
enum Uses {
    static func first(of key: String, in target: Target) -> [Finding.Related] {
        let need = target.needs.first { $0.alternatives.contains(key) && $0.confidence > .possible }
        return need?.evidence.first.map { [.init("\($0.api) asks here", at: $0.place)] } ?? []
    }
}

private enum Message {
    static func vague(_ usage: UsageSentence) -> String {
        "\(usage.key)\(Spoken.table(usage.declaration)) says that the app asks and not what for: “\(usage.sentence.text)”"
    }

    static let remedy = "say what the app does with it, with an example: “Scans the code on a ticket to let you in.”"
}
