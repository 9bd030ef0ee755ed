import PlainspokenModel

/// How reports show the paths of an app's files, which the report holds relative to the app.
package struct PathDisplay: Sendable {
    /// Absolute folder of each app.
    let roots: [String]
    /// Absolute folder that paths are shown relative to; nil shows absolute paths.
    let relativeTo: String?

    package init(roots: [String], relativeTo: String?) {
        self.roots = roots
        self.relativeTo = relativeTo
    }

    func display(_ path: String, app: Int) -> String {
        guard roots.indices.contains(app) else { return path.printable }
        let absolute = Path.join(roots[app], path)
        return (relativeTo.map { Path.relative(absolute, to: $0) } ?? absolute).printable
    }
}
