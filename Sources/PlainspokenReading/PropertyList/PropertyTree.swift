import PlainspokenModel

/// Builds a property list from its parts in the order they stand in, without recursion.
///
/// The readers of all text formats feed it; it holds the rules they share: depth, keys that want a value, keys that
/// stand twice.
struct PropertyTree {
    /// Apple's readers stop here too.
    static let depthLimit = 512

    struct Key {
        var text: String
        var place: Place
    }

    private struct Container {
        var isDictionary: Bool
        var place: Place
        var conditions: [BuildCondition]
        var entries: [PropertyEntry] = []
        var items: [PropertyValue] = []
        var key: Key?
        var seen: Set<ConditionalKey> = []
    }

    /// A key under the conditions of its value: in two branches of one `#if` the same key is two.
    private struct ConditionalKey: Hashable {
        var text: String
        var conditions: [BuildCondition]
    }

    private(set) var root: PropertyValue?
    private(set) var duplicates: [PropertyEntry] = []
    private(set) var problems = ProblemList()
    private var stack: [Container] = []
    /// What the preprocessor demands of whatever is added now.
    var conditions: [BuildCondition] = []

    var depth: Int { stack.count }

    /// Whether the innermost open container is a dictionary; nil at the top.
    var isInDictionary: Bool? { stack.last?.isDictionary }

    /// The key that waits for its value.
    var key: Key? {
        get { stack.last?.key }
        set { if !stack.isEmpty { stack[stack.count - 1].key = newValue } }
    }

    mutating func report(_ message: String, at place: Place) {
        problems.add(Problem(message, at: place))
    }

    mutating func add(key text: String, at place: Place) {
        dropKey()
        key = Key(text: text, place: place)
    }

    /// Reports a key that got no value.
    mutating func dropKey() {
        guard let lost = key else { return }
        report("the key \(quoted(lost.text)) has no value", at: lost.place)
        key = nil
    }

    mutating func add(_ content: PropertyValue.Content, at place: Place) {
        add(PropertyValue(content, at: place, conditions: conditions))
    }

    /// Opens a dictionary or array; false where the list is too deep to go on.
    mutating func open(isDictionary: Bool, at place: Place) -> Bool {
        guard stack.count < Self.depthLimit else {
            report("the list is nested more than \(Self.depthLimit) deep and is read no further", at: place)
            return false
        }
        stack.append(Container(isDictionary: isDictionary, place: place, conditions: conditions))
        return true
    }

    mutating func close() {
        dropKey()
        guard let container = stack.popLast() else { return }
        let content: PropertyValue.Content =
            container.isDictionary ? .dictionary(container.entries) : .array(container.items)
        add(PropertyValue(content, at: container.place, conditions: container.conditions))
    }

    /// Closes whatever is still open, so that what was read before a fault is kept.
    ///
    /// A key that waits is lost without a problem of its own: the fault that ended the reading is the one to tell.
    mutating func finish() {
        while !stack.isEmpty {
            key = nil
            close()
        }
        duplicates.sort { $0.place < $1.place }
    }

    private mutating func add(_ value: PropertyValue) {
        guard let top = stack.indices.last else { return addRoot(value) }
        guard stack[top].isDictionary else { return stack[top].items.append(value) }
        guard let key = stack[top].key else {
            return report("a value without a key before it", at: value.place)
        }
        stack[top].key = nil
        let entry = PropertyEntry(key: key.text, place: key.place, value: value)
        stack[top].entries.append(entry)
        let mark = ConditionalKey(text: key.text, conditions: value.conditions)
        if !stack[top].seen.insert(mark).inserted { duplicates.append(entry) }
    }

    private mutating func addRoot(_ value: PropertyValue) {
        guard root != nil else {
            root = value
            return
        }
        report("a second value after the one that is the list", at: value.place)
    }
}

/// The problems of one file, kept few: a file of nothing but faults needs no million sentences.
struct ProblemList {
    static let limit = 100

    private(set) var list: [Problem] = []

    var isEmpty: Bool { list.isEmpty }

    mutating func add(_ problem: Problem) {
        if list.count < Self.limit { list.append(problem) }
    }
}

/// A word of the file for a message: in quotation marks, on one line, not endless.
func quoted(_ text: String) -> String {
    let shown = String(String.UnicodeScalarView(text.unicodeScalars.prefix(60)))
    let line = shown.split(whereSeparator: \.isNewline).joined(separator: " ")
    return shown.utf8.count < text.utf8.count ? "\"\(line)…\"" : "\"\(line)\""
}
