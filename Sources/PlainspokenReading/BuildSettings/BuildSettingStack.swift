import PlainspokenModel

/// The settings that one target sees in one configuration: levels over levels, resolved as Xcode does.
package struct BuildSettingStack: Sendable {
    /// A level with a name for reports: `project`, `target xcconfig`.
    package struct Level: Sendable {
        package var name: String
        package var settings: BuildSettings

        package init(_ name: String, _ settings: BuildSettings) {
            self.name = name
            self.settings = settings
        }
    }

    /// From the lowest (what Xcode gives by default) to the highest (the target).
    package var levels: [Level]
    /// The device SDK's name without version, `iphoneos`, that `[sdk=…]` is matched with.
    package var sdk: String
    /// The configuration's name that `[config=…]` is matched with.
    package var configuration: String

    package init(levels: [Level], sdk: String, configuration: String) {
        self.levels = levels
        self.sdk = sdk
        self.configuration = configuration
    }

    /// The same stack with one more level on top.
    package func adding(_ level: Level) -> BuildSettingStack {
        BuildSettingStack(levels: levels + [level], sdk: sdk, configuration: configuration)
    }

    /// All names that have a value here, sorted.
    package var names: [String] {
        var names: Set<String> = []
        for level in levels { names.formUnion(level.settings.names) }
        return names.filter { !candidates($0).isEmpty }.sorted()
    }

    /// The resolved value of a setting; nil where nothing gives it one.
    package func value(_ name: String) -> ResolvedSetting? {
        for level in levels.reversed() {
            guard let assignment = level.settings.all(name).last(where: fits) else { continue }
            var expansion = SettingExpansion(stack: self)
            let expanded = expansion.expand(setting: name)
            return ResolvedSetting(assignment: assignment, level: level.name, expanded: expanded)
        }
        return nil
    }

    /// A text with all references replaced.
    package func expand(_ text: String) -> ExpandedText {
        var expansion = SettingExpansion(stack: self)
        return expansion.expand(text: text)
    }

    /// Assignments of a name that fit, the highest one last.
    func candidates(_ name: String) -> [BuildSettingAssignment] {
        levels.flatMap { $0.settings.all(name).filter(fits) }
    }

    private func fits(_ assignment: BuildSettingAssignment) -> Bool {
        assignment.conditions.allSatisfy { condition in
            switch condition.parameter {
            case "sdk": GlobPattern.matches(condition.pattern, sdk)
            case "config": GlobPattern.matches(condition.pattern, configuration)
            case "variant": GlobPattern.matches(condition.pattern, "normal")
            // A property list is made once for all architectures, so only the pattern for any fits.
            default: condition.pattern == "*"
            }
        }
    }
}

/// The value of a setting and where it comes from.
package struct ResolvedSetting: Sendable {
    /// The assignment that counts.
    package var assignment: BuildSettingAssignment
    /// The name of its level.
    package var level: String
    package var expanded: ExpandedText

    package init(assignment: BuildSettingAssignment, level: String, expanded: ExpandedText) {
        self.assignment = assignment
        self.level = level
        self.expanded = expanded
    }

    /// The value with all references replaced.
    package var text: String { expanded.text }
    /// The place of the value.
    package var place: Place { assignment.value.place }
    /// Whether Xcode takes the value for yes: it looks at the first letter only.
    package var isYes: Bool { text.utf8.first.map { "yYtT123456789".utf8.contains($0) } ?? false }
}

/// A text whose references to settings were replaced.
package struct ExpandedText: Hashable, Sendable {
    package var text: String
    /// Names that nothing defines; Xcode puts nothing in their place.
    package var undefined: [String]
    /// Names that Xcode defines at build time with a value not known here; they stay in the text as written.
    package var unknown: [String]
    /// The value that the text was taken from, where the text was wholly one reference, followed to its end.
    package var origin: Place?

    package init(text: String, undefined: [String] = [], unknown: [String] = [], origin: Place? = nil) {
        self.text = text
        self.undefined = undefined
        self.unknown = unknown
        self.origin = origin
    }
}
