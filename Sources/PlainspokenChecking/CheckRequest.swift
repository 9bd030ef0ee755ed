/// What to check and how.
package struct CheckRequest: Sendable {
    /// As given on the command line.
    package var paths: [String] = ["."]
    /// Absolute folder that relative paths start from.
    package var workingDirectory: String
    /// Names of targets to judge; all if empty.
    package var targets: Set<String> = []
    package var configurationName: String?
    /// A built product to compare the source with, as given.
    package var built: String?
    /// The configuration file as given; nil to look for it upward from each path.
    package var configurationFile: String?
    package var variables: [String: String] = [:]
    package var only: Set<String> = []
    package var skip: Set<String> = []
    package var showsAll = false
    /// Whether everything that code does with the resources is wanted, for a review.
    package var followsData = false

    package init(workingDirectory: String) {
        self.workingDirectory = workingDirectory
    }
}
