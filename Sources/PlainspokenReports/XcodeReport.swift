import PlainspokenModel

/// One line a finding in the form that Xcode reads from a build phase: `path:line:column: error: message [rule]`.
package struct XcodeReport {
    let report: Report
    let paths: PathDisplay

    package init(_ report: Report, paths: PathDisplay) {
        self.report = report
        self.paths = paths
    }

    package func render() -> String {
        var lines = report.findings.map { judged in
            let finding = judged.finding
            let remedy = finding.remedy.map { "; " + $0 } ?? ""
            return line(
                finding.place, judged.app, judged.level.rawValue, finding.message + remedy + " [" + finding.rule + "]")
        }
        lines += report.problems.map { line($0.problem.place, $0.app, "note", $0.problem.message) }
        return lines.map { $0 + "\n" }.joined()
    }

    private func line(_ place: Place, _ app: Int, _ level: String, _ message: String) -> String {
        var head = paths.display(place.path, app: app)
        if case .line(let line, let column) = place.position { head += ":\(line):\(column)" }
        return head + ": " + level + ": " + message.printable
    }
}
