import PlainspokenChecking
import PlainspokenModel
import PlainspokenRules
import Testing

/// The examples on the rules' pages, run through the same pipeline as the command.
@Suite struct PageTests {
    static let ids = RuleCatalog.rules.map(\.id)

    private func page(_ id: String) throws -> RulePage {
        RulePage(try #require(RulePages.pages[id]))
    }

    @Test(arguments: ids) func hasAllSections(_ id: String) throws {
        let page = try page(id)
        #expect(page.title == id)
        #expect(page.sections == ["Why it matters", "Fires", "Stays silent", "How to fix", "How to allow"])
    }

    @Test(arguments: ids) func firesAsShown(_ id: String) throws {
        let example = try page(id).fires
        let report = Checks.report(example.files)
        #expect(report.findings.contains { $0.finding.rule == id })
        #expect(Checks.text(report) == example.output)
    }

    @Test(arguments: ids) func staysSilent(_ id: String) throws {
        let report = Checks.report(try page(id).silent.files)
        #expect(Checks.text(report) == "")
        #expect(report.failures.isEmpty)
    }

    @Test(arguments: ids) func isSilentWhenSwitchedOff(_ id: String) throws {
        let report = Checks.report(try page(id).fires.files) { $0.skip = [id] }
        #expect(!report.findings.contains { $0.finding.rule == id })
    }

    /// A line with multi-byte characters above the place moves the finding by one line and changes nothing else.
    @Test(arguments: ids) func movesWithItsLine(_ id: String) throws {
        var files = try page(id).fires.files
        let before = try #require(Checks.report(files).findings.first { $0.finding.rule == id }).finding
        let path = before.place.path
        guard let line = before.place.line, let text = files[path], !text.hasPrefix("<?xml") else { return }
        let sign = path.hasSuffix(".yml") ? "#" : "//"
        files[path] = "\(sign) größer als 한국어 🎙\n" + text
        let after = try #require(Checks.report(files).findings.first { $0.finding.rule == id }).finding
        var moved = before
        if case .line(_, let column) = before.place.position {
            moved.place.position = .line(line + 1, column: column)
        }
        #expect(after.place == moved.place)
        #expect(after.message == moved.message)
    }

    /// An allow-comment above the place silences the finding, and one without a reason does not.
    @Test(arguments: ids) func canBeAllowed(_ id: String) throws {
        var files = try page(id).fires.files
        let finding = try #require(Checks.report(files).findings.first { $0.finding.rule == id }).finding
        guard let line = finding.place.line, let text = files[finding.place.path] else { return }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let isYaml = finding.place.path.hasSuffix(".yml")
        let signs = isYaml ? ("#", "") : finding.place.path.hasSuffix("plist") ? ("<!--", "-->") : ("//", "")
        lines.insert("\(signs.0) plainspoken:allow \(id): a reason \(signs.1)", at: line - 1)
        files[finding.place.path] = lines.joined(separator: "\n")
        let allowed = Checks.report(files)
        #expect(!allowed.findings.contains { $0.finding.rule == id && $0.finding.key == finding.key })
        #expect(allowed.allowedCount > 0)
        lines[line - 1] = "\(signs.0) plainspoken:allow \(id) \(signs.1)"
        files[finding.place.path] = lines.joined(separator: "\n")
        let unexplained = Checks.report(files)
        #expect(unexplained.findings.contains { $0.finding.rule == id })
        #expect(unexplained.problems.contains { $0.problem.message.contains("needs a reason") })
    }
}
