import PlainspokenModel

extension Rule {
    static let overwrittenDraft = Rule(
        id: "overwritten-draft", group: .dictation, level: .warning,
        summary: "a growing transcript is assigned to or appended to the edited text itself"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        return target.practices.filter { $0.kind == .overwritesDraft }.map { practice in
            Finding(
                rule: "overwritten-draft", confidence: practice.confidence, app: subject.app.name, target: target.name,
                message: Message.overwritten(practice), remedy: Message.remedy(practice), place: practice.place)
        }
    }
}

private enum Message {
    static func overwritten(_ practice: Practice) -> String {
        let text = practice.subject.map { "\u{201C}\($0)\u{201D}" } ?? "the edited text"
        return switch practice.circumstance {
        case .appended: "each partial transcript is added to \(text), which people edit, so words repeat as it grows"
        case .inserted:
            "each partial transcript is inserted into \(text), which people edit, so words repeat as it grows"
        default: "each partial transcript replaces \(text), so what people typed or corrected is lost"
        }
    }

    static func remedy(_ practice: Practice) -> String {
        "keep the text from before dictation and join each transcript to it, or write only what is final"
    }
}
