import PlainspokenModel

extension Rule {
    static let missingPairedKey = Rule(
        id: "missing-paired-key", group: .presence, level: .error,
        summary: "a key's partner is missing: the pair is needed, one is there"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        return pairs(target, subject) + purposes(target, subject) + bonjour(target, subject)
    }

    private static func pairs(_ target: Target, _ subject: Subject) -> [Finding] {
        target.needs.compactMap { need in
            guard need.isUsed, let first = need.evidence.first, !target.declaresAny(need.alternatives),
                target.localized(need.alternatives).isEmpty, target.superseding(need) == nil,
                let declared = partner(of: need, in: target)
            else { return nil }
            return Finding(
                rule: "missing-paired-key", confidence: need.confidence, app: subject.app.name, target: target.name,
                key: need.key, consequence: need.consequence, message: Message.pair(need, declared, target),
                remedy: Phrases.add(need.key, to: target), place: first.place,
                related: [.init(Message.partner(declared), at: declared.place)])
        }
    }

    /// Temporary precise location: the purpose that the code names must stand in the dictionary.
    private static func purposes(_ target: Target, _ subject: Subject) -> [Finding] {
        let key = "NSLocationTemporaryUsageDescriptionDictionary"
        guard let declared = target.base(key), case .dictionary(let entries) = declared.value.content else { return [] }
        return target.accuracyPurposes.filter { use in !entries.contains { $0.key == use.name } }.map { use in
            Finding(
                rule: "missing-paired-key", confidence: .certain, app: subject.app.name, target: target.name,
                key: key, consequence: .denied, message: Message.purpose(use.name),
                remedy: Message.addPurpose(use.name),
                place: use.place, related: [.init(Message.dictionary, at: declared.place)])
        }
    }

    /// Bonjour types that the code browses or advertises must stand in `NSBonjourServices`.
    private static func bonjour(_ target: Target, _ subject: Subject) -> [Finding] {
        let key = "NSBonjourServices"
        let listed = target.properties.last { $0.key == key }
        let types = Set((listed?.value.items ?? []).compactMap(\.string).map(normalized))
        let browsing = target.needs.first { $0.key == key && $0.isUsed && $0.confidence > .possible }
        if listed == nil, target.bonjourTypes.isEmpty, let browsing, let use = browsing.evidence.first {
            return [
                Finding(
                    rule: "missing-paired-key", confidence: browsing.confidence, app: subject.app.name,
                    target: target.name, key: key, consequence: .denied, message: Message.noList(use),
                    remedy: Message.addList(target), place: use.place)
            ]
        }
        var reported: Set<String> = []
        return target.bonjourTypes.compactMap { use in
            guard !types.contains(normalized(use.name)), reported.insert(normalized(use.name)).inserted else {
                return nil
            }
            return Finding(
                rule: "missing-paired-key", confidence: .certain, app: subject.app.name, target: target.name,
                key: key, consequence: .denied, message: Message.bonjour(use.name, isListed: listed != nil),
                remedy: Message.addBonjour(use.name, target), place: use.place,
                related: listed.map { [.init(Message.list, at: $0.place)] } ?? [])
        }
    }

    private static func normalized(_ type: String) -> String {
        (type.hasSuffix(".") ? String(type.dropLast()) : type).lowercased()
    }
}

private enum Message {
    static let dictionary = "the dictionary is here"
    static let list = "the list is here"

    static func pair(_ need: Need, _ declared: UsageDeclaration, _ target: Target) -> String {
        "\(declared.key) is there and its partner \(need.key) is missing: \(Phrases.consequence(need, on: target.platform))"
    }

    static func partner(_ declared: UsageDeclaration) -> String {
        "\(declared.key) is declared here"
    }

    static func purpose(_ name: String) -> String {
        "the purpose “\(name)” is not in NSLocationTemporaryUsageDescriptionDictionary: the request fails at once"
    }

    static func addPurpose(_ name: String) -> String {
        "add an entry “\(name)” with a sentence to NSLocationTemporaryUsageDescriptionDictionary, or name one that is there"
    }

    static func bonjour(_ type: String, isListed: Bool) -> String {
        isListed
            ? "the service type \(type) is not in NSBonjourServices: browsing or advertising it fails"
            : "NSBonjourServices is missing, and the code uses the service type \(type): browsing or advertising it fails"
    }

    static func noList(_ use: Evidence) -> String {
        "NSBonjourServices is missing, and \(use.api) browses or advertises a service: it fails"
    }

    static func addList(_ target: Target) -> String {
        "add NSBonjourServices with the service types to \(Phrases.carrier(of: target))"
    }

    static func addBonjour(_ type: String, _ target: Target) -> String {
        "add \(type) to NSBonjourServices in \(Phrases.carrier(of: target))"
    }
}
