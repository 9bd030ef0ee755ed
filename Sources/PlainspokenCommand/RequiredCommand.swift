import PlainspokenChecking
import PlainspokenFiles
import PlainspokenModel
import PlainspokenReports

extension Subcommand {
    static let required = Subcommand(
        name: "required", summary: "prints the keys each target needs, declared or not", operands: "[PATH …]",
        options: [keyFormat] + Subcommand.check.options.filter { shared.contains($0.name) }
    ) { arguments, console throws(UsageError) in
        let run = CheckRun(arguments: arguments, console: console)
        let report = Checker.run(try run.request(), tree: .live())
        let keys = RequiredKeys(report)
        // A list without the keys of an app that could not be read would be a test that forgets them.
        if report.failures.isEmpty || arguments.value("--format") != "swift" {
            try run.deliver(try rendered(keys, arguments.value("--format") ?? "text", run.paths(of: report)))
        }
        return run.finish(report.failures)
    }

    private static let keyFormat = Option(
        name: "--format", argument: .choice(["text", "json", "swift"]),
        help: "how to print the keys; text if absent, swift is the list for UsageStringTesting")
    private static let shared = ["--output", "--target", "--configuration", "--define", "--config"]

    private static func rendered(
        _ keys: RequiredKeys, _ format: String, _ paths: PathDisplay
    ) throws(UsageError) -> String {
        switch format {
        case "swift": return keys.swift()
        case "json":
            do { return try keys.json() } catch { throw UsageError("the keys cannot be written as JSON: \(error)") }
        default: return keys.text(paths: paths)
        }
    }
}
