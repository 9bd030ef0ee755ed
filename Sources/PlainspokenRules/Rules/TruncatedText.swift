import PlainspokenModel
import PlainspokenWording

extension Rule {
    static let truncatedText = Rule(
        id: "truncated-text", group: .wording, level: .warning,
        summary: "stops in the middle"
    ) { target, subject in
        subject.shown(of: target).compactMap { usage in
            guard usage.placeholder == nil, let fault = Truncation.fault(in: usage.sentence, language: usage.language)
            else { return nil }
            return usage.finding(
                "truncated-text", .certain, target, subject, message: Message.truncated(usage, fault),
                remedy: Message.remedy)
        }
    }
}

private enum Message {
    static func truncated(_ usage: UsageSentence, _ fault: Truncation.Fault) -> String {
        let place = "\(usage.key)\(Spoken.table(usage.declaration))"
        return switch fault {
        case .word(let word), .mark(let word): "\(place) stops in the middle, at “\(word)”"
        case .open(let mark): "\(place) opens \(mark) and never closes it"
        case .clause(let word): "\(place) stops in the middle: the clause that begins with “\(word)” has no end"
        }
    }

    static let remedy = "write the sentence to its end"
}
