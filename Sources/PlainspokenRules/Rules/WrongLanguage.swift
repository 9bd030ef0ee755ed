import PlainspokenModel
import PlainspokenWording

extension Rule {
    static let wrongLanguage = Rule(
        id: "wrong-language", group: .wording, level: .warning,
        summary: "text in another language than its table"
    ) { target, subject in
        var faults: [(usage: UsageSentence, fault: PlainspokenWording.WrongLanguage.Fault)] = []
        for usage in subject.shown(of: target) where usage.placeholder == nil {
            let isCopy = usage.declaration.locale != nil && target.base(usage.key)?.value.string == usage.sentence.text
            guard
                let fault = PlainspokenWording.WrongLanguage.fault(
                    in: usage.sentence, locale: usage.locale, copiedFrom: isCopy ? target.developmentLanguage : nil)
            else { continue }
            if usage.declaration.locale == nil, !isBaseStated(target, subject, usage) { continue }
            faults.append((usage, fault))
        }
        return grouped(faults).map { group in
            let (usage, fault) = group[0]
            return usage.finding(
                "wrong-language", .certain, target, subject,
                message: Message.wrong(usage, fault, others: group.count - 1), remedy: Message.remedy(usage, fault),
                related: group.dropFirst().prefix(40).map {
                    .init(Message.also($0.usage.declaration), at: $0.usage.place)
                })
        }
    }

    /// Whether the language of the base sentences is certain enough to hold a sentence against it.
    ///
    /// English is what a project says that never said anything. And where a table gives the sentence in the
    /// development language, the base is what people of all other languages read.
    private static func isBaseStated(_ target: Target, _ subject: Subject, _ usage: UsageSentence) -> Bool {
        let language = LanguageTag(target.developmentLanguage).language
        let isTranslated = target.declarations.contains {
            $0.key == usage.key && $0.locale.map { LanguageTag($0).language == language || $0 == "Base" } ?? false
        }
        if isTranslated { return false }
        guard language == "en" else { return true }
        let spoken = subject.sentences(of: target).filter { $0.declaration.locale == nil && $0.key != usage.key }
            .compactMap { LanguageDetector.language(of: $0.sentence) }
        let english = spoken.count { $0 == "en" }
        return english > 0 && english * 2 >= spoken.count
    }

    /// The same sentence under the same key in more than three tables is one finding.
    private static func grouped(
        _ faults: [(usage: UsageSentence, fault: PlainspokenWording.WrongLanguage.Fault)]
    ) -> [[(usage: UsageSentence, fault: PlainspokenWording.WrongLanguage.Fault)]] {
        var groups: [[(usage: UsageSentence, fault: PlainspokenWording.WrongLanguage.Fault)]] = []
        var byText: [String: Int] = [:]
        for fault in faults {
            let text = fault.usage.key + "\n" + fault.usage.sentence.text
            if let index = byText[text] {
                groups[index].append(fault)
            } else {
                byText[text] = groups.count
                groups.append([fault])
            }
        }
        return groups.flatMap { $0.count > 3 ? [$0] : $0.map { [$0] } }
    }
}

private enum Message {
    static func wrong(
        _ usage: UsageSentence, _ fault: PlainspokenWording.WrongLanguage.Fault, others: Int
    ) -> String {
        let place =
            usage.declaration.locale == nil
            ? "\(usage.key), whose base language is \(Spoken.name(usage.locale)),"
            : "\(usage.key) in the table for \(usage.declaration.locale ?? "")"
        let more = others > 0 ? ", and so it is in \(others) more tables" : ""
        return switch fault {
        case .other(let language): "\(place) is written in \(Spoken.name(language))\(more)"
        case .script(let script): "\(place) is written in \(script.name) letters\(more)"
        case .turns(let language, let words):
            "\(place) goes on in \(Spoken.name(language)) at “\(words)”\(more)"
        }
    }

    static func remedy(_ usage: UsageSentence, _ fault: PlainspokenWording.WrongLanguage.Fault) -> String {
        "write the sentence in \(Spoken.name(usage.locale))"
    }

    static func also(_ declaration: UsageDeclaration) -> String {
        "the table for \(declaration.locale ?? "the base")"
    }
}
