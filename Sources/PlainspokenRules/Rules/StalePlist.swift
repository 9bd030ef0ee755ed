import PlainspokenModel

extension Rule {
    static let stalePlist = Rule(
        id: "stale-plist", group: .shipping, level: .error,
        summary: "the generated plist and its spec, or the built product and its source, disagree"
    ) { target, subject in
        (target.generated.map { generated(target, $0, subject) } ?? [])
            + (target.shipped.map { shipped(target, $0, subject) } ?? []) + CommittedPlist.findings(target, subject)
    }

    private static func generated(_ target: Target, _ generated: GeneratedPlist, _ subject: Subject) -> [Finding] {
        let spec = target.declarations.filter { $0.source == .spec && $0.locale == nil }
        return stale(spec, generated, target, subject) + leftOver(spec, generated, target, subject)
    }

    /// Keys that the spec has and the plist has not, or with another text.
    private static func stale(
        _ spec: [UsageDeclaration], _ generated: GeneratedPlist, _ target: Target, _ subject: Subject
    ) -> [Finding] {
        spec.compactMap { wanted in
            let written = generated.declarations.last { $0.key == wanted.key }
            let sentence = wanted.written ?? wanted.value.string
            if let written, written.value.string == sentence || sentence == nil { return nil }
            let place = written?.place ?? Place(path: generated.path)
            return Finding(
                rule: "stale-plist", confidence: .certain, app: subject.app.name, target: target.name, key: wanted.key,
                consequence: written == nil ? need(wanted.key, target)?.consequence : nil,
                message: written == nil ? Message.lacks(wanted.key, generated) : Message.differs(wanted.key, generated),
                remedy: Message.remedy(generated), place: place, related: [.init(Message.spec, at: wanted.place)])
        }
    }

    /// Keys that only the plist has: the next generation drops them.
    private static func leftOver(
        _ spec: [UsageDeclaration], _ generated: GeneratedPlist, _ target: Target, _ subject: Subject
    ) -> [Finding] {
        generated.declarations.compactMap { written in
            guard Catalog.keys[written.key] != nil, !spec.contains(where: { $0.key == written.key }) else { return nil }
            let need = need(written.key, target)
            return Finding(
                rule: "stale-plist", confidence: .certain, app: subject.app.name, target: target.name, key: written.key,
                consequence: need?.consequence, message: Message.leftOver(written.key, generated),
                remedy: Message.moveToSpec(written.key, target), place: written.place,
                related: [.init(Message.specTarget, at: target.carrier?.place ?? target.place)])
        }
    }

    // MARK: The built product

    private static func shipped(_ target: Target, _ bundle: ShippedBundle, _ subject: Subject) -> [Finding] {
        ShippedStrings(target: target, bundle: bundle).differences.compactMap { difference in
            finding(difference, target, bundle, subject)
        }
    }

    private static func finding(
        _ difference: ShippedStrings.Difference, _ target: Target, _ bundle: ShippedBundle, _ subject: Subject
    ) -> Finding? {
        func finding(
            _ declaration: UsageDeclaration, key: String?, _ message: String, _ remedy: String, at place: Place,
            _ related: Finding.Related
        ) -> Finding {
            let isLost = declaration.locale == nil && place == bundle.infoPlist
            return Finding(
                rule: "stale-plist", confidence: .certain, app: subject.app.name, target: target.name, key: key,
                locale: declaration.locale, consequence: isLost ? need(declaration.key, target)?.consequence : nil,
                message: message, remedy: remedy, place: place, related: [related])
        }
        switch difference {
        case .lost(let source):
            return finding(
                source, key: source.key, Message.lost(source, bundle), Message.buildAgain(bundle),
                at: bundle.infoPlist, .init(Message.source, at: source.place))
        case .changed(let source, let arrived):
            let other = target.otherConfigurations.first { configuration in
                configuration.declarations.contains { $0.key == source.key && ShippedStrings.mayBecome($0, arrived) }
            }
            return finding(
                arrived, key: source.key, Message.changed(source, arrived, bundle, other?.configuration),
                Message.buildAgain(bundle), at: arrived.place, .init(Message.source, at: source.place))
        case .added(let arrived):
            return finding(
                arrived, key: arrived.key, Message.added(arrived, bundle), Message.write(arrived, target),
                at: arrived.place, .init(Message.sourceTarget, at: target.carrier?.place ?? target.place))
        case .lostTable(let entries):
            guard let first = entries.first else { return nil }
            return finding(
                first, key: nil, Message.lostTable(entries, bundle), Message.checkResources(bundle),
                at: bundle.infoPlist, .init(Message.source, at: first.place))
        }
    }

    private static func need(_ key: String, _ target: Target) -> Need? {
        target.needs.first { $0.alternatives.contains(key) && $0.isUsed && $0.confidence > .possible }
    }
}

private enum Message {
    static let spec = "the spec says so here"
    static let specTarget = "the spec describes the target here"

    static func lacks(_ key: String, _ generated: GeneratedPlist) -> String {
        "\(generated.path) lacks \(key), which the spec has: it was not generated again since the spec changed"
    }

    static func differs(_ key: String, _ generated: GeneratedPlist) -> String {
        "\(key) reads differently in \(generated.path) and in the spec: it was not generated again since the spec changed"
    }

    static func leftOver(_ key: String, _ generated: GeneratedPlist) -> String {
        "\(key) stands only in \(generated.path), which is generated from the spec: the next generation drops it"
    }

    static let source = "the source says so here"
    static let sourceTarget = "the source declares the target’s keys here"

    static func lost(_ source: UsageDeclaration, _ bundle: ShippedBundle) -> String {
        let table = source.locale.map { " for \($0)" } ?? ""
        return "\(bundle.name) lacks \(source.key)\(table), which the source has: it never arrived in the product"
    }

    static func changed(
        _ source: UsageDeclaration, _ arrived: UsageDeclaration, _ bundle: ShippedBundle, _ configuration: String?
    ) -> String {
        let table = arrived.locale.map { " for \($0)" } ?? ""
        let why = configuration.map { ": it is the text of configuration \($0)" } ?? ""
        guard let text = arrived.value.scalar, let wanted = source.value.scalar else {
            return "\(source.key)\(table) differs between \(bundle.name) and the source\(why)"
        }
        return "\(source.key)\(table) ships in \(bundle.name) as “\(text)”, and the source says “\(wanted)”\(why)"
    }

    static func added(_ arrived: UsageDeclaration, _ bundle: ShippedBundle) -> String {
        let table = arrived.locale.map { " for \($0)" } ?? ""
        return
            "\(arrived.key)\(table) ships in \(bundle.name), and no source of the target has it: a plug-in or a script adds it while it is built"
    }

    static func lostTable(_ entries: [UsageDeclaration], _ bundle: ShippedBundle) -> String {
        let keys = entries.prefix(3).map(\.key).joined(separator: ", ")
        let more = entries.count > 3 ? " and \(entries.count - 3) more" : ""
        return
            "no prompt speaks \(entries.first?.locale ?? "") in \(bundle.name): \(keys)\(more) never arrived in the product"
    }

    static func buildAgain(_ bundle: ShippedBundle) -> String {
        "build \(bundle.name) again; where it stays so, look for the build step that writes its Info.plist"
    }

    static func write(_ arrived: UsageDeclaration, _ target: Target) -> String {
        "write \(arrived.key) where it is reviewed, in \(Phrases.carrier(of: target)), or remove the step that adds it"
    }

    static func checkResources(_ bundle: ShippedBundle) -> String {
        "add the table to the target’s resources, and build \(bundle.name) again"
    }

    static func remedy(_ generated: GeneratedPlist) -> String {
        "run \(generated.generator) again, and commit the result or ignore the file"
    }

    static func moveToSpec(_ key: String, _ target: Target) -> String {
        "move \(key) to \(Phrases.carrier(of: target)) and generate again"
    }
}
