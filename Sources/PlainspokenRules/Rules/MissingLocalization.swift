import PlainspokenModel
import PlainspokenWording

extension Rule {
    static let missingLocalization = Rule(
        id: "missing-localization", group: .wording, level: .warning,
        summary: "the app speaks languages in which the prompt does not"
    ) { target, subject in
        let spoken = languages(of: target)
        guard !spoken.isEmpty else { return [] }
        var reported: Set<String> = []
        return subject.sentences(of: target).compactMap { usage in
            guard usage.declaration.locale == nil, reported.insert(usage.key).inserted, usage.placeholder == nil else {
                return nil
            }
            let tables = target.localized([usage.key])
            let written = Set(tables.compactMap(\.locale).map { LanguageTag($0).language })
            let missing = spoken.filter { !written.contains(LanguageTag($0).language) && !isIn($0, usage) }
            guard !missing.isEmpty else { return nil }
            return usage.finding(
                "missing-localization", .certain, target, subject, message: Message.missing(usage, missing),
                remedy: Message.remedy(usage, missing),
                related: tables.prefix(3).map { .init(Message.table($0), at: $0.place) }
                    + otherNames(of: usage.key, in: missing, target))
        }
    }

    /// Languages that the app speaks, without the one of its base sentences and dialects of one language.
    private static func languages(of target: Target) -> [String] {
        let base = LanguageTag(target.developmentLanguage).language
        var seen: Set<String> = [base, "base"]
        return target.languages.filter { seen.insert(LanguageTag($0).language).inserted }
    }

    /// Translations under another key of the same resource, which the system does not show for this one.
    private static func otherNames(of key: String, in missing: [String], _ target: Target) -> [Finding.Related] {
        guard let resource = Catalog.keys[key]?.resource else { return [] }
        let names = resource.keys.map(\.name).filter { $0 != key && target.base($0) == nil }
        return target.localized(names).filter { missing.contains($0.locale ?? "") }.prefix(3).map {
            .init(Message.otherName($0), at: $0.place)
        }
    }

    /// Whether the base sentence itself is in the language.
    private static func isIn(_ locale: String, _ usage: UsageSentence) -> Bool {
        LanguageDetector.language(of: usage.sentence).map { LanguageTag($0).language == LanguageTag(locale).language }
            ?? false
    }
}

private enum Message {
    static func missing(_ usage: UsageSentence, _ missing: [String]) -> String {
        let names = missing.prefix(4).map(Spoken.name)
        let list =
            missing.count > 4 ? names.joined(separator: ", ") + " and \(missing.count - 4) more" : Phrases.list(names)
        return "\(usage.key) has no sentence in \(list), and the app speaks \(missing.count == 1 ? "it" : "them")"
    }

    static func remedy(_ usage: UsageSentence, _ missing: [String]) -> String {
        let folder = missing.count == 1 ? "\(missing[0]).lproj/InfoPlist.strings" : "InfoPlist.strings of each language"
        return "add \(usage.key) to \(folder), or to an InfoPlist.xcstrings"
    }

    static func otherName(_ declaration: UsageDeclaration) -> String {
        "a sentence stands here under \(declaration.key), which is another key"
    }

    static func table(_ declaration: UsageDeclaration) -> String {
        "the table for \(declaration.locale ?? "the base")"
    }
}
