import PlainspokenModel
import PlainspokenWording

extension Rule {
    static let nameMismatch = Rule(
        id: "name-mismatch", group: .wording, level: .warning,
        summary: "names another app or build than the one that ships"
    ) { target, subject in
        let others = strangers(to: target, subject)
        guard !others.isEmpty else { return [] }
        let findings: [Finding] = subject.shown(of: target).compactMap { usage in
            guard let other = others.first(where: { Names.mentions($0, in: usage.sentence) }),
                !target.names.contains(where: {
                    $0 != other && isInside(other, $0) && Names.mentions($0, in: usage.sentence)
                })
            else { return nil }
            return usage.finding(
                "name-mismatch", .certain, target, subject, message: Message.mismatch(usage, other, target),
                remedy: Message.remedy(target))
        }
        return ManyTables.joined(findings, of: target)
    }

    /// Names of other apps of the project, and of other builds of this one, that this one does not bear.
    private static func strangers(to target: Target, _ subject: Subject) -> [String] {
        let isApp = target.product == .application || target.product == .appClip
        let apps = subject.app.targets.filter { other in
            isApp && other.name != target.name && other.product == .application && !shares(other.names, target.names)
        }
        let names = apps.flatMap(\.names) + target.otherNames
        return names.filter { name in
            Names.isDistinctive(name) && !target.names.contains { isInside(name, $0) }
        }
    }

    /// Whether two apps go by related names, such as one for the phone and one for the television.
    private static func shares(_ names: [String], _ others: [String]) -> Bool {
        names.contains { name in others.contains { isInside(name, $0) || isInside($0, name) } }
    }

    private static func isInside(_ name: String, _ other: String) -> Bool {
        let short = name.lowercased()
        let long = other.lowercased()
        return long == short || long.hasPrefix(short) || long.hasSuffix(short)
    }
}

private enum Message {
    static func mismatch(_ usage: UsageSentence, _ other: String, _ target: Target) -> String {
        "\(usage.key)\(Spoken.table(usage.declaration)) speaks of \(other), and the app that asks is \(name(target))"
    }

    static func remedy(_ target: Target) -> String {
        "write \(name(target)), or leave the name out: the prompt shows it anyway"
    }

    private static func name(_ target: Target) -> String { target.names.last ?? target.name }
}
