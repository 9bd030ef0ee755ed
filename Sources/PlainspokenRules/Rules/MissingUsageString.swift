import PlainspokenModel

extension Rule {
    static let missingUsageString = Rule(
        id: "missing-usage-string", group: .presence, level: .error,
        summary: "code requests or uses a protected resource and the key is not in what ships"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        return missing(in: target, subject) + missingElsewhere(in: target, subject)
    }

    private static func missing(in target: Target, _ subject: Subject) -> [Finding] {
        var reported: Set<String> = []
        // Needs without a choice first: the key that they want satisfies those that have one. What is only possible
        // comes last, so that it hides nothing.
        return target.needs.sorted { $0.precedence < $1.precedence }.compactMap { need in
            guard need.isUsed, need.key != "NSBonjourServices", let first = need.evidence.first,
                !target.declaresAny(need.alternatives), target.localized(need.alternatives).isEmpty,
                !isPaired(need, target),
                target.superseding(need) == nil, reported.isDisjoint(with: need.alternatives)
            else { return nil }
            reported.insert(need.key)
            return Finding(
                rule: "missing-usage-string", confidence: need.confidence, app: subject.app.name, target: target.name,
                key: need.key, consequence: need.consequence,
                message: Message.missing(need, target), remedy: Message.remedy(need, target), place: first.place,
                related: need.evidence.dropFirst().filter { $0.strength >= .access && $0.confidence > .possible }
                    .prefix(4)
                    .map { .init(Message.also($0), at: $0.place) })
        }
    }

    /// Keys that ship in the judged configuration and are missing in another one.
    private static func missingElsewhere(in target: Target, _ subject: Subject) -> [Finding] {
        var reported: Set<String> = []
        return target.needs.sorted { $0.precedence < $1.precedence }.compactMap { need in
            guard need.isUsed, need.confidence > .possible, need.key != "NSBonjourServices",
                let first = need.evidence.first, let declared = need.alternatives.lazy.compactMap(target.base).first,
                reported.isDisjoint(with: need.alternatives)
            else { return nil }
            let lacking = target.otherConfigurations.filter { other in
                !other.declarations.contains { need.alternatives.contains($0.key) }
            }
            guard !lacking.isEmpty else { return nil }
            reported.formUnion(need.alternatives)
            return Finding(
                rule: "missing-usage-string", confidence: .likely, app: subject.app.name, target: target.name,
                key: declared.key, consequence: need.consequence,
                message: Message.missing(declared.key, in: lacking.map(\.configuration), need, target),
                remedy: Message.remedy(declared.key, in: lacking), place: first.place,
                related: [.init(Message.declared(in: target.configuration), at: declared.place)])
        }
    }

    /// Whether `missing-paired-key` tells of it: a partner of the same use is declared.
    static func isPaired(_ need: Need, _ target: Target) -> Bool {
        partner(of: need, in: target) != nil
    }

    /// A declared key that the same line of code needs as well, for the resources whose keys go in pairs.
    static func partner(of need: Need, in target: Target) -> UsageDeclaration? {
        guard Pairs.all.contains(where: { $0.contains(need.key) }), let first = need.evidence.first else { return nil }
        for other in target.needs
        where other.key != need.key && Pairs.all.contains(where: { $0.contains(need.key) && $0.contains(other.key) }) {
            guard other.evidence.contains(where: { $0.place == first.place }) else { continue }
            if let declared = other.alternatives.lazy.compactMap({ target.base($0) }).first { return declared }
        }
        return nil
    }
}

/// Keys that are needed together by one call.
enum Pairs {
    static let all: [Set<String>] = [
        ["NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription"],
        ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"],
    ]
}

private enum Message {
    static func missing(_ need: Need, _ target: Target) -> String {
        "\(Phrases.wanted(need)) is missing from target \(target.name)\(caller(need)): \(Phrases.consequence(need, on: target.platform))"
    }

    /// A place in a binary shows no code: the call is told.
    private static func caller(_ need: Need) -> String {
        guard let evidence = need.evidence.first, let reference = Phrases.reference(evidence) else { return "" }
        return ", and \(reference)"
    }

    static func missing(_ key: String, in configurations: [String], _ need: Need, _ target: Target) -> String {
        "\(key) is missing from target \(target.name) in configuration \(Phrases.list(configurations)): \(Phrases.consequence(need, on: target.platform))"
    }

    static func remedy(_ need: Need, _ target: Target) -> String {
        Phrases.add(need.key, to: target)
    }

    static func remedy(_ key: String, in lacking: [ConfigurationKeys]) -> String {
        guard let carrier = lacking.first?.carrier, carrier.kind == .infoPlist else {
            return "give \(key) a value in \(Phrases.list(lacking.map(\.configuration))) too"
        }
        return "add \(key) to \(carrier.place.path) too"
    }

    static func declared(in configuration: String) -> String {
        "\(configuration) has it here"
    }

    static func also(_ evidence: Evidence) -> String {
        "needed here too: \(evidence.api)"
    }
}
