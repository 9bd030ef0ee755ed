import PlainspokenModel

extension Rule {
    static let stalePlist = Rule(
        id: "stale-plist", group: .shipping, level: .error,
        summary: "the generated plist and the spec it is made from disagree"
    ) { target, subject in
        guard let generated = target.generated else { return [] }
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

    static func remedy(_ generated: GeneratedPlist) -> String {
        "run \(generated.generator) again, and commit the result or ignore the file"
    }

    static func moveToSpec(_ key: String, _ target: Target) -> String {
        "move \(key) to \(Phrases.carrier(of: target)) and generate again"
    }
}
