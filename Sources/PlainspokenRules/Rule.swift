import PlainspokenModel

/// A check as a value: a fault, how much it weighs by default, and a pure function that finds it.
package struct Rule: Sendable {
    package enum Group: String, Sendable, CaseIterable {
        case presence = "Presence: will it crash, be denied, be refused?"
        case value = "Value"
        case shipping = "Which value ships"
        case wording = "Wording"
        case truth = "Truth"
        case asking = "Asking"
        case dictation = "Dictation in code"
    }

    /// Kebab case, after the fault; reads well after "allow".
    package var id: String
    package var group: Group
    /// The level for findings of consequence and full confidence; policy may lower or change it.
    package var level: Level
    /// One line, the fault in a few words.
    package var summary: String
    package var check: @Sendable (Target, Subject) -> [Finding]

    package init(
        id: String, group: Group, level: Level, summary: String,
        check: @escaping @Sendable (Target, Subject) -> [Finding]
    ) {
        self.id = id
        self.group = group
        self.level = level
        self.summary = summary
        self.check = check
    }
}

/// What a rule is told beside the target.
package struct Subject: Sendable {
    package let app: App
    /// The sentences of each target, taken apart once for all rules.
    private let sentences: [TargetID: [UsageSentence]]

    private struct TargetID: Hashable {
        var name: String
        var platform: Platform
    }

    package init(app: App) {
        self.app = app
        sentences = Dictionary(
            app.targets.map { (TargetID(name: $0.name, platform: $0.platform), $0.sentences) }, uniquingKeysWith: { $1 }
        )
    }

    /// The usage descriptions of a target that people read.
    func shown(of target: Target) -> [UsageSentence] { sentences(of: target).filter(\.isShown) }

    /// The usage descriptions of a target that are sentences of its own.
    func sentences(of target: Target) -> [UsageSentence] {
        sentences[TargetID(name: target.name, platform: target.platform)] ?? target.sentences
    }
}
