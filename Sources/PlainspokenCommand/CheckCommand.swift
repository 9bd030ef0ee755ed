import PlainspokenChecking
import PlainspokenFiles
import PlainspokenModel
import PlainspokenReports
import PlainspokenRules

extension Subcommand {
    static let check = Subcommand(
        name: "check", summary: "finds what would crash, be refused, or ship otherwise than written",
        operands: "[PATH …]",
        options: [
            Option(
                name: "--format", argument: .choice(["text", "xcode", "json"]),
                help: "how to print the report; text if absent"),
            Option(name: "--output", argument: .text("FILE"), help: "write the report to a file instead"),
            Option(
                name: "--built", argument: .text("PATH"),
                help: "compare the source with this product: an .app, .ipa or .xcarchive"),
            Option(name: "--target", argument: .text("NAME"), help: "judge only this target", isRepeatable: true),
            Option(
                name: "--configuration", argument: .text("NAME"),
                help: "judge this configuration instead of the one that is archived"),
            Option(
                name: "--define", argument: .text("NAME=VALUE"), help: "a variable of specs and build settings",
                isRepeatable: true),
            Option(
                name: "--config", argument: .text("FILE"),
                help: "the configuration; .plainspoken.yml, looked for upward, if absent"),
            Option(name: "--only", argument: .text("RULE"), help: "run only this rule", isRepeatable: true),
            Option(name: "--skip", argument: .text("RULE"), help: "leave this rule out", isRepeatable: true),
            Option(name: "--strict", argument: .none, help: "warnings and problems count as errors"),
            Option(name: "--all", argument: .none, help: "show findings of confidence “possible” too"),
            Option(name: "--timing", argument: .none, help: "say how long it took"),
            Option(name: "--quiet", argument: .none, help: "leave out the summary"),
            Option(
                name: "--color", argument: .choice(["auto", "always", "never"]),
                help: "colour in text; on terminals if absent"),
        ]
    ) { arguments, console throws(UsageError) in
        try CheckRun(arguments: arguments, console: console).run()
    }
}

/// One run of `check`.
struct CheckRun {
    let arguments: Arguments
    let console: Console

    func run() throws(UsageError) -> Int32 {
        let started = ContinuousClock.now
        var report = Checker.run(try request(), tree: .live())
        if arguments.has("--timing") {
            report.seconds = Double((ContinuousClock.now - started) / .milliseconds(1)) / 1_000
        }
        try deliver(try rendered(report))
        return max(finish(report.failures), exitCode(report))
    }

    /// Says which apps could not be judged; 2 where there is one.
    func finish(_ failures: [Report.AppProblem]) -> Int32 {
        for failure in failures { console.printError("plainspoken: " + sentence(failure.problem).printable + "\n") }
        return failures.isEmpty ? 0 : 2
    }

    /// How text shows the paths of a report: relative to where the command runs.
    func paths(of report: Report) -> PathDisplay {
        PathDisplay(roots: roots(of: report), relativeTo: console.workingDirectory)
    }

    /// Absolute folders of a report's apps.
    func roots(of report: Report) -> [String] {
        report.apps.map { Path.join(console.workingDirectory, $0.path) }.map(Self.folder)
    }

    /// What the options and paths ask for; options that a subcommand does not have count as absent.
    func request() throws(UsageError) -> CheckRequest {
        var request = CheckRequest(workingDirectory: console.workingDirectory)
        if !arguments.operands.isEmpty { request.paths = arguments.operands }
        guard !request.paths.contains("") else { throw UsageError("a path is empty; name a folder or a project.yml") }
        request.built = arguments.value("--built")
        request.targets = Set(arguments.all("--target"))
        request.configurationName = arguments.value("--configuration")
        request.configurationFile = arguments.value("--config")
        request.only = try rules("--only")
        request.skip = try rules("--skip")
        request.showsAll = arguments.has("--all")
        for definition in arguments.all("--define") {
            guard let equals = definition.firstIndex(of: "="), equals != definition.startIndex else {
                throw UsageError("--define takes NAME=VALUE, not “\(definition)”")
            }
            request.variables[String(definition[..<equals])] = String(definition[definition.index(after: equals)...])
        }
        return request
    }

    private func rules(_ option: String) throws(UsageError) -> Set<String> {
        for name in arguments.all(option) where RuleCatalog.rule(name) == nil {
            throw UsageError("unknown rule “\(name)”; “plainspoken rules” lists them")
        }
        return Set(arguments.all(option))
    }

    private func rendered(_ report: Report) throws(UsageError) -> String {
        switch arguments.value("--format") ?? "text" {
        case "json":
            do { return try JSONReport(report, version: Main.version).render() } catch {
                throw UsageError("the report cannot be written as JSON: \(error)")
            }
        case "xcode": return XcodeReport(report, paths: PathDisplay(roots: roots(of: report), relativeTo: nil)).render()
        default:
            let isColored =
                switch arguments.value("--color") ?? "auto" {
                case "always": true
                case "never": false
                default: console.isTerminal && !arguments.has("--output")
                }
            let isQuiet = arguments.has("--quiet") || report.apps.allSatisfy { $0.failure != nil || $0.targets.isEmpty }
            return TextReport(report, isColored: isColored, paths: paths(of: report)).render(isQuiet: isQuiet)
        }
    }

    /// The folder that an app's paths are relative to: the path itself, or the folder of a project file.
    private static func folder(_ path: String) -> String {
        let bundles = ["xcodeproj", "xcworkspace", "app", "appex", "framework", "xcframework", "xcarchive"]
        let isProject = bundles.contains(Path.fileExtension(path))
        return isProject || FileTree.live().kind(path) == .file ? Path.parent(path) : path
    }

    func isFolder(_ path: String) -> Bool {
        let absolute = Path.join(console.workingDirectory, path)
        return Self.folder(absolute) == absolute && FileTree.live().kind(absolute) == .directory
    }

    /// Prints the text, or writes it to the file of `--output`.
    func deliver(_ text: String) throws(UsageError) {
        guard let output = arguments.value("--output") else { return console.printOutput(text) }
        if let problem = FileWriter.write(text, to: Path.join(console.workingDirectory, output)) {
            throw UsageError("\(output): \(problem)")
        }
    }

    func sentence(_ problem: Problem) -> String {
        let path = Path.relative(problem.place.path, to: console.workingDirectory)
        guard case .line(let line, let column) = problem.place.position else { return path + ": " + problem.message }
        return "\(path):\(line):\(column): \(problem.message)"
    }

    private func exitCode(_ report: Report) -> Int32 {
        if report.count(.error) > 0 { return 1 }
        return arguments.has("--strict") && (report.count(.warning) > 0 || !report.problems.isEmpty) ? 1 : 0
    }
}
