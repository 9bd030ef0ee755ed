/// One thing that a reading of a file says, written so that two readings can be compared as sets.
///
/// `Documentation/scanner-oracle.md` lists what each kind holds.
package struct Observation: Hashable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        /// A token's range.
        case token
        case `import`, declaration
        /// A name in an expression, a member, a call, a subscript.
        case name, member, call, `subscript`
        case assignment
        /// A clause of `#if` with its condition.
        case build
        /// A body in braces or after a `case`, with the range of its condition.
        case block
    }

    package var kind: Kind
    /// Byte offset of what it is about.
    package var start: Int
    package var text: String

    package init(_ kind: Kind, _ start: Int, _ text: String) {
        self.kind = kind
        self.start = start
        self.text = text
    }
}

/// What one reading of a file says.
package struct Reading: Sendable {
    package var tokens: [Range<Int>] = []
    package var facts: Set<Observation> = []
    /// Whether the reference parser found the file faulty.
    package var hasErrors = false

    package init() {}

    mutating func add(_ kind: Observation.Kind, _ start: Int, _ text: String) {
        facts.insert(Observation(kind, start, text))
    }
}
