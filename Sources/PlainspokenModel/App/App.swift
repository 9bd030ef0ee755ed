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
    /// The folder of its ledger, relative to the app's folder; nil for a product, which has none.
    package var ledger: String?
    /// Names of all targets that people meet, also of those that are not judged.
    package var allTargets: [String]

    package init(name: String, path: String, kind: Kind = .source) {
        self.name = name
        self.path = path
        self.kind = kind
        targets = []
        problems = []
        fileCount = 0
        failure = nil
        ledger = nil
        allTargets = []
    }
}
