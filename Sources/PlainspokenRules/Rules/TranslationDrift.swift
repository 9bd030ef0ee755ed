import PlainspokenModel
import PlainspokenWording

extension Rule {
    static let translationDrift = Rule(
        id: "translation-drift", group: .wording, level: .warning,
        summary: "a translation promises more, less or something else than the base"
    ) { target, subject in
        let sentences = subject.sentences(of: target)
        return sentences.compactMap { usage in
            guard usage.declaration.locale != nil, let language = usage.language,
                language == Language(code: usage.locale),
                let base = sentences.last(where: { isBase($0, of: usage, target) }), let baseLanguage = base.language,
                base.sentence.text != usage.sentence.text,
                let fault = Drift.fault(
                    base: base.sentence, in: baseLanguage, translation: usage.sentence, in: language)
            else { return nil }
            return usage.finding(
                "translation-drift", .likely, target, subject, message: Message.drift(usage, fault),
                remedy: Message.remedy, related: [.init(Message.base(base), at: base.place)])
        }
    }

    /// Whether people whose language has no table read the other sentence.
    private static func isBase(_ other: UsageSentence, of usage: UsageSentence, _ target: Target) -> Bool {
        let locale = other.declaration.locale
        guard other.key == usage.key, other.isShown,
            locale == nil || locale == "Base" || locale == target.developmentLanguage
        else { return false }
        // One entry of a dictionary is held against the same entry only, and tables hold none.
        return other.declaration.value.string != nil
    }
}

private enum Message {
    static func drift(_ usage: UsageSentence, _ fault: Drift.Fault) -> String {
        let place = "\(usage.key) in the table for \(usage.declaration.locale ?? "")"
        return switch fault {
        case .number(let base, let translation): "\(place) says \(translation) where the base says \(base)"
        case .negation(isLost: true): "\(place) says that it happens where the base says that it does not"
        case .negation(isLost: false): "\(place) denies what the base says"
        case .limit(isLost: true): "\(place) leaves out the limit that the base promises"
        case .limit(isLost: false): "\(place) promises a limit that the base does not"
        case .destination(staysInBase: true): "\(place) says that data is sent where the base says that it stays"
        case .destination(staysInBase: false): "\(place) says that data stays where the base says that it is sent"
        case .deed: "\(place) names another purpose than the base"
        }
    }

    static let remedy = "let both say the same; only one of them can be true"

    static func base(_ base: UsageSentence) -> String {
        "the base sentence: “\(base.sentence.text)”"
    }
}
