import PlainspokenModel

extension Rule {
    static let unreviewedChange = Rule(
        id: "unreviewed-change", group: .truth, level: .warning,
        summary: "the code that a string covers has changed since the string was last reviewed"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        return target.reviews.keys.sorted().compactMap { key in
            guard let review = target.reviews[key] else { return nil }
            // A review covers the target on all its platforms together.
            let coverage = subject.app.coverage(of: key, in: target.name)
            let change = ReviewChange(from: review, to: coverage)
            guard change.needsReview, let place = place(of: change, in: coverage) else { return nil }
            let sites = change.gained.compactMap { use in coverage.uses[use].map { (use, $0) } }
            let other = (change.reworded + change.added).compactMap { locale in
                coverage.sentencePlaces[locale].flatMap { $0 == place.place ? nil : (locale, $0) }
            }
            return Finding(
                rule: "unreviewed-change", confidence: sites.map(\.1.confidence).max() ?? .certain,
                app: subject.app.name, target: target.name, key: key, locale: place.locale,
                message: Message.changed(key, change), remedy: Message.remedy(key, path: subject.app.path),
                place: place.place,
                related: sites.prefix(8).map { .init(Message.use($0.0, $0.1), at: $0.1.place) }
                    + other.prefix(8).map { .init(Message.sentence($0.0, change), at: $0.1) })
        }
    }

    /// The sentence to act upon: the base one where code changed or it is new itself, else the first that changed.
    private static func place(of change: ReviewChange, in coverage: Coverage) -> (place: Place, locale: String?)? {
        let changed = change.gained.isEmpty ? change.reworded + change.added : []
        let all = coverage.sentencePlaces.keys.sorted(by: Coverage.order)
        guard let locale = (changed + all).first, let place = coverage.sentencePlaces[locale] else { return nil }
        return (place, locale == Coverage.base ? nil : locale)
    }
}

private enum Message {
    static func remedy(_ key: String, path: String) -> String {
        let quoted = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) } ? path : "'\(path)'"
        let suffix = path == "." ? "" : " \(quoted)"
        return "make the sentence say what is true now, then record it: "
            + "plainspoken review --accept --key \(key)\(suffix)"
    }

    static func changed(_ key: String, _ change: ReviewChange) -> String {
        let sentence = change.reworded + change.added
        let words = sentence.isEmpty ? "" : "its sentence\(locales(sentence)) is another one"
        guard !change.gained.isEmpty else {
            let isNew = change.reworded.isEmpty
            return isNew
                ? "\(key) has a sentence\(locales(change.added)) that was not reviewed"
                : "\(key) has changed since its review: \(words)"
        }
        let code = "the code that \(key) covers has changed since its review: \(features(change.gained))"
        return words.isEmpty ? code : code + "; and \(words)"
    }

    static func use(_ use: CoveredUse, _ site: Coverage.Site) -> String {
        "\(name(use.feature)) \(use.kind.words) here (\(site.api))"
    }

    static func sentence(_ locale: String, _ change: ReviewChange) -> String {
        let name = locale == Coverage.base ? "the base sentence" : "the sentence for \(locale)"
        return change.added.contains(locale) ? "\(name) is new" : "\(name) is another one"
    }

    /// `VoiceNote.start() records and sends, and Memo.keep() stores`.
    private static func features(_ uses: [CoveredUse]) -> String {
        let names = Set(uses.map(\.feature)).sorted()
        let shown = names.prefix(3).map { feature in
            "\(name(feature)) now " + Phrases.list(uses.filter { $0.feature == feature }.map(\.kind.words))
        }
        let rest = names.count - shown.count
        return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    private static func name(_ feature: String) -> String { feature.isEmpty ? "code outside any type" : feature }

    private static func locales(_ locales: [String]) -> String {
        let named = locales.filter { $0 != Coverage.base }
        return named.isEmpty
            ? "" : " in " + Phrases.list(locales.prefix(6).map { $0 == Coverage.base ? "the base language" : $0 })
    }
}
