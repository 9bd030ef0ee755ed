import PlainspokenModel

extension Rule {
    static let onlyLocalized = Rule(
        id: "only-localized", group: .shipping, level: .error,
        summary: "the key is in a localised table but not in the Info.plist"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        var keys: [String] = []
        for declaration in target.declarations where declaration.locale != nil && !keys.contains(declaration.key) {
            keys.append(declaration.key)
        }
        return keys.compactMap { key in
            guard Catalog.keys[key]?.key.isPurpose == true, target.base(key) == nil else { return nil }
            let tables = target.localized([key])
            guard let first = tables.first else { return nil }
            let need = target.needs.first { $0.alternatives.contains(key) && $0.confidence > .possible }
            // Another key does as well and is there: the translation is merely left over.
            if let need, target.declaresAny(need.alternatives) { return nil }
            let others = tables.dropFirst().prefix(3).map { Finding.Related(Message.table($0), at: $0.place) }
            let uses = need?.evidence.prefix(1).map { Finding.Related(Message.use($0), at: $0.place) } ?? []
            return Finding(
                rule: "only-localized", confidence: .certain, app: subject.app.name, target: target.name, key: key,
                consequence: need == nil ? Consequence.none : .uploadRefused, message: Message.only(key, tables),
                remedy: Message.remedy(key, target), place: first.place, related: uses + others)
        }
    }
}

private enum Message {
    static func only(_ key: String, _ tables: [UsageDeclaration]) -> String {
        let locales = tables.compactMap(\.locale).prefix(4).joined(separator: ", ")
        let more = tables.count > 4 ? " and \(tables.count - 4) more" : ""
        return
            "\(key) stands only in localised tables (\(locales)\(more)): the Info.plist itself must hold it, or the upload is refused"
    }

    static func remedy(_ key: String, _ target: Target) -> String {
        "add \(key) with the sentence of the development language to \(Phrases.carrier(of: target))"
    }

    static func table(_ declaration: UsageDeclaration) -> String {
        "the table for \(declaration.locale ?? "the base")"
    }

    static func use(_ evidence: Evidence) -> String {
        "\(evidence.api) needs the key here"
    }
}
