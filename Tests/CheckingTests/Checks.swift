import PlainspokenChecking
import PlainspokenFiles
import PlainspokenModel
import PlainspokenReports

/// Checks a project in memory that lies at `/app`.
enum Checks {
    static func report(
        _ files: [String: String], configure: (inout CheckRequest) -> Void = { _ in }
    ) -> Report {
        var request = CheckRequest(workingDirectory: "/app")
        configure(&request)
        let tree = FileTree.memory(Dictionary(uniqueKeysWithValues: files.map { ("/app/" + $0.key, $0.value) }))
        return Checker.run(request, tree: tree)
    }

    /// The findings and problems as the command prints them, without the summary.
    static func text(_ report: Report) -> String {
        let paths = PathDisplay(roots: report.apps.map { Path.join("/app", $0.path) }, relativeTo: "/app")
        return TextReport(report, isColored: false, paths: paths).render(isQuiet: true)
    }

    /// One line a finding: rule, key, target, path and line.
    static func lines(_ report: Report) -> [String] {
        report.findings.map { judged in
            let finding = judged.finding
            let line = finding.place.line.map { ":\($0)" } ?? ""
            return
                "\(judged.level.rawValue) \(finding.rule) \(finding.key ?? "-") \(finding.target ?? "-") \(finding.place.path)\(line)"
        }
    }
}
