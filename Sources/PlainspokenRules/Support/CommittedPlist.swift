import PlainspokenModel

/// For `stale-plist`: an Info.plist that ships as it stands, beside a configuration that says something else.
enum CommittedPlist {
    static func findings(_ target: Target, _ subject: Subject) -> [Finding] {
        guard target.generated == nil, let specified = target.specified, let carrier = target.carrier else { return [] }
        return specified.declarations.compactMap { wanted in
            let shipped = target.base(wanted.key)
            let text = shipped.map { $0.written ?? $0.value.string }
            guard let sentence = wanted.value.string, sentence != text, sentence != shipped?.value.string else {
                return nil
            }
            let plugIn = specified.plugIns.first { $0.key == wanted.key && $0.value.string == text }
            let need = target.needs.first {
                $0.alternatives.contains(wanted.key) && $0.isUsed && $0.confidence > .possible
            }
            return Finding(
                rule: "stale-plist", confidence: .certain, app: subject.app.name, target: target.name, key: wanted.key,
                consequence: shipped == nil ? need?.consequence : nil,
                message: shipped == nil
                    ? Message.lacks(wanted.key, carrier, specified)
                    : Message.differs(wanted.key, carrier, specified, plugIn),
                remedy: Message.remedy(specified, plugIn), place: shipped?.place ?? carrier.place,
                related: [.init(Message.specified(specified), at: wanted.place)]
                    + (plugIn.map { [.init(Message.plugIn, at: $0.place)] } ?? []))
        }
    }
}

private enum Message {
    static let plugIn = "the sentence that ships comes from here"

    static func specified(_ specified: SpecifiedKeys) -> String { "\(Path.name(specified.path)) says so here" }

    static func lacks(_ key: String, _ carrier: Carrier, _ specified: SpecifiedKeys) -> String {
        "\(carrier.place.path) lacks \(key), which \(specified.path) has: it was not generated again since"
    }

    static func differs(
        _ key: String, _ carrier: Carrier, _ specified: SpecifiedKeys, _ plugIn: UsageDeclaration?
    ) -> String {
        if case .plugIn(let name)? = plugIn?.source {
            return "the sentence of the plug-in \(name) ships for \(key), not the one that \(specified.path) gives it"
        }
        return
            "\(key) reads differently in \(carrier.place.path), which ships, and in \(specified.path), from which it is made"
    }

    static func remedy(_ specified: SpecifiedKeys, _ plugIn: UsageDeclaration?) -> String {
        if case .plugIn(let name)? = plugIn?.source {
            return "give the sentence to \(name) as its option or variable, and run \(specified.generator) again"
        }
        return "run \(specified.generator) again and look at the plist, or write the sentence that ships into both"
    }
}
