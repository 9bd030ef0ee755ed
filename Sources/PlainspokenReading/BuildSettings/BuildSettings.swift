import PlainspokenModel

/// One line that gives a build setting a value.
package struct BuildSettingAssignment: Sendable {
    /// What stands in square brackets after the name: `[sdk=macosx*]`.
    package struct Condition: Hashable, Sendable {
        package var parameter: String
        package var pattern: String

        package init(parameter: String, pattern: String) {
            self.parameter = parameter
            self.pattern = pattern
        }
    }

    package var name: String
    package var conditions: [Condition]
    /// A text, or an array of texts that Xcode joins by spaces; with the place of the value.
    package var value: PropertyValue
    /// The place of the name.
    package var place: Place

    package init(name: String, conditions: [Condition] = [], value: PropertyValue, place: Place) {
        self.name = name
        self.conditions = conditions
        self.value = value
        self.place = place
    }

    /// Splits a key as dictionaries of settings have it: `NAME[sdk=iphoneos*][arch=arm64]`.
    package init(key: String, value: PropertyValue, place: Place) {
        var parts = key.split(separator: "[", omittingEmptySubsequences: false)
        let name = parts.removeFirst()
        self.init(name: name.trimmingSpaces, value: value, place: place)
        for part in parts {
            let condition = part.prefix { $0 != "]" }
            guard let equals = condition.firstIndex(of: "=") else { continue }
            let parameter = condition[..<equals].trimmingSpaces
            let pattern = condition[condition.index(after: equals)...].trimmingSpaces
            conditions.append(Condition(parameter: parameter, pattern: pattern))
        }
    }

    /// The value as one text; array elements with spaces are quoted as Xcode does.
    package var text: String {
        if case .array(let items) = value.content {
            return items.compactMap(\.scalar).map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
        }
        return value.scalar ?? ""
    }

    /// Name with conditions, as dictionaries have it.
    package var key: String {
        name + conditions.map { "[\($0.parameter)=\($0.pattern)]" }.joined()
    }
}

/// The settings of one level: a project, a target or an xcconfig file with all that it includes.
///
/// In the order in which they are written; of two that fit, the later one counts.
package struct BuildSettings: Sendable {
    package private(set) var assignments: [BuildSettingAssignment] = []
    /// Where the assignments of a name stand; held here so that all stacks with this level share it.
    private var positions: [String: [Int]] = [:]

    package init(_ assignments: [BuildSettingAssignment] = []) {
        for assignment in assignments { append(assignment) }
    }

    /// The settings of a dictionary, as project files and specs have them: conditional ones outrank plain ones.
    package init(dictionary entries: [PropertyEntry]) {
        let all = entries.map { BuildSettingAssignment(key: $0.key, value: $0.value, place: $0.place) }
        self.init(all.filter(\.conditions.isEmpty) + all.filter { !$0.conditions.isEmpty })
    }

    package mutating func append(_ assignment: BuildSettingAssignment) {
        positions[assignment.name, default: []].append(assignments.count)
        assignments.append(assignment)
    }

    /// The names that are given a value, in no order.
    package var names: some Collection<String> { positions.keys }

    /// The assignments of a name in their order.
    package func all(_ name: String) -> [BuildSettingAssignment] {
        positions[name]?.map { assignments[$0] } ?? []
    }

    /// The last assignment of a name without conditions.
    package func plain(_ name: String) -> BuildSettingAssignment? {
        all(name).last { $0.conditions.isEmpty }
    }
}

extension StringProtocol {
    /// The text without spaces and tabs at both ends.
    var trimmingSpaces: String {
        let head = drop { $0 == " " || $0 == "\t" }
        guard let end = head.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
        return String(head[...end])
    }
}
