import PlainspokenModel

/// A check as a value: a fault, how much it weighs by default, and a pure function that finds it.
package struct Rule: Sendable {
    package enum Group: String, Sendable, CaseIterable {
        case presence = "Presence: will it crash, be denied, be refused?"
        case value = "Value"
        case shipping = "Which value ships"
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
    package var app: App

    package init(app: App) {
        self.app = app
    }
}
