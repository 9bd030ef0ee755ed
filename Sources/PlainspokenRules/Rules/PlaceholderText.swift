import PlainspokenModel
import PlainspokenWording

extension Rule {
    static let placeholderText = Rule(
        id: "placeholder-text", group: .wording, level: .error,
        summary: "empty of content: TODO, the key's own name, sample text, a template's sentence"
    ) { target, subject in
        subject.shown(of: target).compactMap { usage in
            guard let fault = usage.placeholder else { return nil }
            return usage.finding(
                "placeholder-text", .certain, target, subject, message: Message.placeholder(usage, fault),
                remedy: Message.remedy(usage, target))
        }
    }
}

private enum Message {
    static func placeholder(_ usage: UsageSentence, _ fault: Placeholder.Fault) -> String {
        let table = Spoken.table(usage.declaration)
        let text = usage.sentence.text
        return switch fault {
        case .marker(let mark): "\(usage.key)\(table) still holds “\(mark)”: it is a note, not a sentence for people"
        case .whole: "\(usage.key)\(table) is only “\(text)”: it tells people nothing"
        case .keyName: "\(usage.key)\(table) holds the name of a key, “\(text)”, where people read a sentence"
        case .noWords: "\(usage.key)\(table) is “\(text)”: that is no sentence"
        case .slot(let slot): "\(usage.key)\(table) holds \(slot), a gap that was never filled in"
        case .template(let source):
            "\(usage.key)\(table) is the sentence of \(source): it fits any app and says nothing of this one"
        }
    }

    static func remedy(_ usage: UsageSentence, _ target: Target) -> String {
        let need = target.needs.first { $0.alternatives.contains(usage.key) && $0.confidence > .possible }
        return need == nil
            ? "write one sentence that says what the app does with it, or delete the key if nothing needs it"
            : "write one sentence that says what the app does with it"
    }
}
