import PlainspokenModel

extension Rule {
    static let missingUsageString = Rule(
        id: "missing-usage-string", group: .presence, level: .error,
        summary: "code requests or uses a protected resource and the key is not in what ships"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
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
        "\(need.key) is missing from target \(target.name): \(Phrases.consequence(need, on: target.platform))"
    }

    static func remedy(_ need: Need, _ target: Target) -> String {
        Phrases.add(need.key, to: target)
    }

    static func also(_ evidence: Evidence) -> String {
        "needed here too: \(evidence.api)"
    }
}
