import Foundation

/// Checks one bundle, without the bundles inside it.
struct PartCheck {
    let contents: BundleContents
    let inEveryLanguage: Bool

    init(_ contents: BundleContents, inEveryLanguage: Bool) {
        self.contents = contents
        self.inEveryLanguage = inEveryLanguage
    }

    func failures(of requirements: [UsageRequirement]) -> [UsageStringFailure] {
        // Without an Info.plist every key would be missing; that is said once.
        if contents.faults.contains(where: { $0.file == contents.infoShown || $0.fault == .noBundle }) {
            return contents.faults
        }
        return contents.faults + choices(of: requirements).flatMap(failures(ofChoice:))
    }

    /// What is required, each key once; a choice that holds a key which is required anyway is no question of its own.
    private func choices(of requirements: [UsageRequirement]) -> [[String]] {
        let all = requirements.flatMap { $0.choices + ($0.wantsDeclared ? declared : []) }.filter { !$0.isEmpty }
        let single = Set(all.filter { $0.count == 1 }.flatMap { $0 })
        var seen: Set<[String]> = []
        return all.filter { choice in
            seen.insert(choice).inserted && (choice.count == 1 || single.isDisjoint(with: choice))
        }
    }

    private var declared: [[String]] {
        let keys = Set(contents.info.keys).union(contents.tables.flatMap(\.entries.keys))
        return keys.filter { UsageKeyFacts.table[$0]?.isPurpose ?? $0.hasSuffix("UsageDescription") }.sorted().map {
            [$0]
        }
    }

    private func failures(ofChoice choice: [String]) -> [UsageStringFailure] {
        let present = choice.filter(isPresent)
        guard !present.isEmpty else { return [.missing(choice, in: contents)] }
        let answers = present.map(failures(of:))
        return answers.contains([]) ? [] : answers[0]
    }

    private func isPresent(_ key: String) -> Bool {
        contents.info[key] != nil || contents.tables.contains { $0.entries[key] != nil }
    }

    /// The faults of a key that stands in the Info.plist or in a table.
    private func failures(of key: String) -> [UsageStringFailure] {
        var found: [UsageStringFailure] = []
        let locales = contents.tables.filter { $0.entries[key] != nil }.map(\.locale)
        if let value = contents.info[key] {
            found += faults(of: value, key, locale: nil, file: contents.infoShown)
        } else {
            found.append(.onlyLocalized(key, locales, in: contents))
        }
        for table in contents.tables {
            guard let value = table.entries[key] else { continue }
            found += faults(of: value, key, locale: table.locale, file: table.shown)
        }
        return found + (inEveryLanguage ? untranslated(key) : [])
    }

    private func untranslated(_ key: String) -> [UsageStringFailure] {
        // Declarations and dictionaries are not looked up by their own name in a table.
        guard (UsageKeyFacts.table[key]?.content ?? .string) == .string, contents.info[key] != nil else { return [] }
        let tables = contents.tables.filter { $0.entries[key] != nil }.map(\.locale)
        return contents.languages.filter { language in
            !Languages.isSame(language, contents.developmentLanguage)
                && !tables.contains { Languages.table($0, serves: language) }
        }.map { .untranslated(key, $0, in: contents) }
    }

    private func faults(of value: Any, _ key: String, locale: String?, file: String) -> [UsageStringFailure] {
        // A table holds sentences whatever the key is in the Info.plist.
        let wanted = locale == nil ? UsageKeyFacts.table[key]?.content ?? .string : .string
        guard let sentences = PlistValue.sentences(value, as: wanted) else {
            return [
                .wrongType(
                    key, PlistValue.kind(of: value), wanted.rawValue, locale: locale, file: file, in: contents)
            ]
        }
        if wanted != .boolean, wanted != .dictionary, sentences.isEmpty || sentences.contains(where: Sentence.isBlank) {
            return [.blank(key, locale: locale, in: file)]
        }
        guard let variable = sentences.lazy.compactMap(Sentence.variable).first else { return [] }
        return [.unexpanded(key, variable, locale: locale, in: file)]
    }
}
