/// One project or product that was checked.
package struct App: Sendable {
    package enum Kind: String, Sendable {
        case source, bundle, archive
    }

    package var name: String
    /// As given on the command line; all other paths are relative to it.
    package var path: String
    package var kind: Kind
    package var targets: [Target]
    package var problems: [Problem]
    /// How many files were read.
    package var fileCount: Int
    /// Why the app could not be judged; nil where it was.
    package var failure: Problem?
    /// Comments that allow a finding, by path and line.
    package var allowances: [Allowance]

    package init(name: String, path: String, kind: Kind = .source) {
        self.name = name
        self.path = path
        self.kind = kind
        targets = []
        problems = []
        fileCount = 0
        failure = nil
        allowances = []
    }
}

/// A comment `plainspoken:allow rule: reason`.
package struct Allowance: Sendable, Hashable {
    package var rule: String
    package var reason: String
    package var place: Place
    /// The lines it covers: its own and the next one that holds code.
    package var lines: ClosedRange<Int>

    package init(rule: String, reason: String, place: Place, lines: ClosedRange<Int>) {
        self.rule = rule
        self.reason = reason
        self.place = place
        self.lines = lines
    }
}
