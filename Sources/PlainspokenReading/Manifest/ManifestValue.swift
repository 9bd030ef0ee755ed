import PlainspokenModel

/// A value that a manifest computes, with the place where its text begins.
struct ManifestValue: Sendable {
    indirect enum Content: Sendable {
        case text(String)
        case number(String)
        case boolean(Bool)
        case null
        case array([ManifestValue])
        case dictionary([Entry])
        /// A creation or a case with what it holds: `.target(name: "App")`, `Project(…)`, `.iOS`; labels as written.
        case made(Made)
        case closure(ManifestClosure, ManifestScope)
        case type(String)
        case function(String, owner: String?)
        /// What depends on the machine, or on code that is not understood.
        case unknown
    }

    struct Entry: Sendable {
        var key: ManifestValue
        var value: ManifestValue
    }

    struct Made: Sendable {
        /// The member's name; empty for `Type(…)`.
        var name: String
        /// Nil where only the context tells it.
        var type: String?
        var arguments: [Field]
    }

    struct Field: Sendable {
        var label: String?
        var value: ManifestValue
    }

    var content: Content
    var place: ManifestPlace

    init(_ content: Content, at place: ManifestPlace) {
        self.content = content
        self.place = place
    }
}

/// A byte offset in one of the manifests.
struct ManifestPlace: Sendable, Hashable {
    var file: Int
    var offset: Int
}

/// The constants and parameters in reach of a piece of code.
struct ManifestScope: Sendable {
    var values: [String: ManifestValue] = [:]
    /// The value whose members are in reach without a name.
    var own: [ManifestValue] = []
    var owner: String?
    var file = 0
}

extension ManifestValue {
    var text: String? {
        if case .text(let text) = content { return text }
        return nil
    }

    var items: [ManifestValue] {
        if case .array(let items) = content { return items }
        return []
    }

    var made: Made? {
        if case .made(let made) = content { return made }
        return nil
    }

    var isNull: Bool {
        if case .null = content { return true }
        return false
    }

    var isUnknown: Bool {
        if case .unknown = content { return true }
        return false
    }

    /// The argument of a creation by its label.
    subscript(label: String) -> ManifestValue? {
        made?.arguments.first { $0.label == label }?.value
    }

    /// Whether two values are the same; nil where one of them is not known.
    func equals(_ other: ManifestValue) -> Bool? {
        switch (content, other.content) {
        case (.unknown, _), (_, .unknown): return nil
        case (.text(let first), .text(let second)): return first == second
        case (.number(let first), .number(let second)): return first == second
        case (.boolean(let first), .boolean(let second)): return first == second
        case (.null, .null): return true
        case (.null, _), (_, .null): return false
        case (.made(let first), .made(let second)):
            return first.arguments.isEmpty && second.arguments.isEmpty ? first.name == second.name : nil
        default: return nil
        }
    }
}
