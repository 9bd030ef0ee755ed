/// What a check gives: apps, judged findings and problems, sorted; every report is a function of it.
package struct Report: Sendable {
    /// A finding with the level that policy gives it.
    package struct Judged: Sendable, Hashable {
        package var finding: Finding
        package var level: Level
        /// Index into `apps`.
        package var app: Int

        package init(_ finding: Finding, level: Level, app: Int) {
            self.finding = finding
            self.level = level
            self.app = app
        }
    }

    /// A problem of one app.
    package struct AppProblem: Sendable, Hashable {
        package var problem: Problem
        package var app: Int

        package init(_ problem: Problem, app: Int) {
            self.problem = problem
            self.app = app
        }
    }

    package var apps: [App]
    package var findings: [Judged]
    package var problems: [AppProblem]
    /// Apps that could not be judged, with the reason.
    package var failures: [AppProblem]
    /// The line of text at a place, for the places that reports show.
    package var excerpts: [Excerpt: String]
    /// How many findings allow-comments and the configuration silenced.
    package var allowedCount: Int
    /// Wall time of the check; nil unless asked for.
    package var seconds: Double?

    /// A line of a file of one app.
    package struct Excerpt: Sendable, Hashable {
        package var app: Int
        package var path: String
        package var line: Int

        package init(app: Int, path: String, line: Int) {
            self.app = app
            self.path = path
            self.line = line
        }
    }

    package init(
        apps: [App], findings: [Judged], problems: [AppProblem] = [], failures: [AppProblem] = [],
        excerpts: [Excerpt: String] = [:], allowedCount: Int = 0, seconds: Double? = nil
    ) {
        self.apps = apps
        self.findings = findings
        self.problems = problems
        self.failures = failures
        self.excerpts = excerpts
        self.allowedCount = allowedCount
        self.seconds = seconds
    }

    package func count(_ level: Level) -> Int {
        findings.count { $0.level == level }
    }

    package var fileCount: Int {
        apps.reduce(0) { $0 + $1.fileCount }
    }
}
