import PlainspokenModel

extension Rule {
    static let missingForUpload = Rule(
        id: "missing-for-upload", group: .presence, level: .warning,
        summary: "only a reference needs the key: nothing crashes, but the upload check asks for it"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        return references(target, subject) + health(target, subject)
    }

    private static func references(_ target: Target, _ subject: Subject) -> [Finding] {
        var reported: Set<String> = []
        return target.needs.sorted { $0.precedence < $1.precedence }.compactMap { need in
            // Where a line of code needs the key, the finding about that line is enough.
            guard need.strength == .reference, need.consequence == .uploadRefused, let first = need.evidence.first,
                !target.needs.contains(where: { $0.key == need.key && $0.isUsed && $0.confidence >= need.confidence }),
                !target.declaresAny(need.alternatives), target.localized(need.alternatives).isEmpty,
                reported.isDisjoint(with: need.alternatives)
            else { return nil }
            reported.insert(need.key)
            return Finding(
                rule: "missing-for-upload", confidence: need.confidence, app: subject.app.name, target: target.name,
                key: need.key, consequence: .uploadRefused, message: Message.reference(need, first),
                remedy: Message.remedy(need, target), place: first.place,
                related: need.evidence.dropFirst().prefix(4).map { .init(Message.also($0), at: $0.place) })
        }
    }

    /// The Health capability makes the upload check ask for both directions.
    private static func health(_ target: Target, _ subject: Subject) -> [Finding] {
        let keys = ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"]
        guard let capability = target.entitlements.entries.last(where: { $0.key == "com.apple.developer.healthkit" }),
            capability.value.scalar == "YES",
            target.declaresAny(keys)
                || target.needs.contains(where: { keys.contains($0.key) })
        else { return [] }
        return keys.compactMap { key in
            guard target.base(key) == nil, target.localized([key]).isEmpty,
                !target.needs.contains(where: { $0.key == key && $0.confidence > .possible })
            else { return nil }
            let partner = keys.first { $0 != key }.flatMap { target.base($0) }
            return Finding(
                rule: "missing-for-upload", confidence: .likely, app: subject.app.name, target: target.name, key: key,
                consequence: .uploadRefused, message: Message.health(key),
                remedy: Message.addHealth(key, target), place: capability.place,
                related: partner.map { [.init(Message.partner($0.key), at: $0.place)] } ?? [])
        }
    }
}

private enum Message {
    static func reference(_ need: Need, _ evidence: Evidence) -> String {
        if let supplier = evidence.supplier {
            let code = evidence.api == supplier.name ? "code for it" : evidence.api
            return
                "\(need.key) is missing and \(supplier.name) brings \(code) into the app: the upload check (ITMS-90683) asks for the key even if that code never runs"
        }
        if let reference = Phrases.reference(evidence) {
            return
                "\(Phrases.wanted(need)) is missing and \(reference): the upload check (ITMS-90683) asks for the key even if that code never runs"
        }
        return
            "\(need.key) is missing and \(evidence.api) is named here: nothing crashes, but the upload check (ITMS-90683) asks for it"
    }

    static func remedy(_ need: Need, _ target: Target) -> String {
        if let supplier = need.evidence.first?.supplier {
            let removal = supplier.removal ?? "take \(supplier.name) out if the app can do without it"
            return "\(removal), or add \(need.key) to \(Phrases.carrier(of: target)) with a sentence that is true"
        }
        if case .symbol? = need.evidence.first?.place.position {
            return
                "leave out the code that refers to it, or add \(need.key) to \(Phrases.carrier(of: target)) with a sentence that is true"
        }
        return "remove the reference, or add \(need.key) to \(Phrases.carrier(of: target)) with a sentence that is true"
    }

    static func also(_ evidence: Evidence) -> String {
        evidence.supplier.map { "\($0.name) brings it too" } ?? "named here too: \(evidence.api)"
    }

    static func health(_ key: String) -> String {
        "\(key) is missing: with the HealthKit capability the upload check (ITMS-90683) asks for both Health keys"
    }

    static func addHealth(_ key: String, _ target: Target) -> String {
        "add \(key) to \(Phrases.carrier(of: target)); where nothing is \(key.contains("Update") ? "written" : "read"), the sentence may say so"
    }

    static func partner(_ key: String) -> String {
        "\(key) is declared here"
    }
}
