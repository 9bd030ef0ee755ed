import PlainspokenChecking
import PlainspokenFiles
import PlainspokenModel
import PlainspokenReports

extension Subcommand {
    static let review = Subcommand(
        name: "review", summary: "shows each string beside the code it covers, and records that it was read",
        operands: "[PATH …]",
        options: [
            Option(
                name: "--accept", argument: .none,
                help: "record the strings and their code as reviewed, in .plainspoken/reviews"),
            Option(name: "--key", argument: .text("KEY"), help: "only this key", isRepeatable: true),
            Option(
                name: "--since", argument: .text("REV"),
                help: "compare with a commit of the git repository instead of the ledger"),
            Option(
                name: "--format", argument: .choice(["text", "json"]), help: "how to print the review; text if absent"),
        ] + Subcommand.check.options.filter { shared.contains($0.name) }
    ) { arguments, console throws(UsageError) in
        try ReviewRun(check: CheckRun(arguments: arguments, console: console)).run()
    }

    private static let shared = ["--output", "--target", "--configuration", "--define", "--config"]
}

/// One run of `review`.
struct ReviewRun {
    let check: CheckRun
    private var arguments: Arguments { check.arguments }

    func run() throws(UsageError) -> Int32 {
        let keys = Set(arguments.all("--key"))
        for key in keys.sorted() where Catalog.keys[key]?.key.isPurpose != true {
            throw UsageError("“\(key)” is no key with a sentence; “plainspoken keys” lists the keys")
        }
        let sheet = try sheet(keys)
        if arguments.has("--accept") { return try accept(sheet.report, keys) }
        // Where nothing could be judged, there is nothing to show either.
        if !sheet.items.isEmpty || sheet.report.failures.isEmpty || arguments.value("--format") == "json" {
            try check.deliver(try rendered(sheet))
        }
        return check.finish(sheet.report.failures)
    }

    private func sheet(_ keys: Set<String>) throws(UsageError) -> ReviewSheet {
        let request = try check.request()
        guard let revision = arguments.value("--since") else {
            return Reviewer.sheet(request, keys: keys, tree: .live())
        }
        guard !revision.isEmpty else { throw UsageError("--since needs a commit, a tag or a branch") }
        guard !arguments.has("--accept") else {
            throw UsageError("--since only compares; leave it out to record a review")
        }
        do throws(Problem) {
            return try Reviewer.sheet(request, keys: keys, since: revision, tree: .live())
        } catch {
            throw UsageError(check.sentence(error).printable)
        }
    }

    private func rendered(_ sheet: ReviewSheet) throws(UsageError) -> String {
        guard arguments.value("--format") == "json" else {
            return ReviewText(sheet, paths: check.paths(of: sheet.report)).render()
        }
        do { return try ReviewJSON(sheet).render() } catch {
            throw UsageError("the review cannot be written as JSON: \(error)")
        }
    }

    // MARK: Recording

    private func accept(_ report: Report, _ keys: Set<String>) throws(UsageError) -> Int32 {
        let paths = try check.request().paths
        let isWhole =
            !arguments.has("--target")
            && paths.allSatisfy { check.isFolder($0) }
        let plan = LedgerPlan(report, roots: check.roots(of: report), keys: keys, isWhole: isWhole, tree: .live())
        guard report.apps.contains(where: { $0.ledger != nil }) || !report.failures.isEmpty else {
            throw UsageError("a built product has no ledger; name the project that it is built from")
        }
        try checkDeclared(keys, report, plan)
        var lines: [String] = []
        var failures: [String] = []
        for step in plan.steps {
            let path = Path.relative(Path.join(step.root, step.path), to: check.console.workingDirectory).printable
            if let reason = LedgerPlan.carryOut(step) {
                failures.append("\(path): \(reason)")
            } else if !step.isLeftover {
                lines.append((step.text == nil ? "removed " : "wrote ") + path + "\n")
            }
        }
        if plan.unchanged > 0 { lines.append("\(plan.unchanged) already recorded\n") }
        try check.deliver(lines.isEmpty ? "nothing to record\n" : lines.joined())
        for failure in failures { check.console.printError("plainspoken: \(failure)\n") }
        return max(check.finish(report.failures), failures.isEmpty ? 0 : 2)
    }

    /// A key that nobody declares and nobody reviewed is a slip of the pen.
    private func checkDeclared(_ keys: Set<String>, _ report: Report, _ plan: LedgerPlan) throws(UsageError) {
        guard report.failures.isEmpty else { return }
        let declared = Set(report.apps.flatMap { app in app.targetNames.flatMap { app.purposeKeys(of: $0) } })
        for key in keys.subtracting(declared).sorted() where !plan.steps.contains(where: { $0.path.contains(key) }) {
            let list = declared.isEmpty ? "" : "; declared are \(declared.sorted().joined(separator: ", "))"
            throw UsageError("no target declares \(key)\(list)")
        }
    }
}
