import Foundation
import PlainspokenChecking
import PlainspokenFiles
import PlainspokenModel
import Testing

/// The two example apps, as they lie in the repository.
@Suite struct ExamplesTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// The files below a folder of the repository, by their paths from the folder `base`.
    private func files(_ folder: String, from base: String) throws -> [String: String] {
        let start = Self.root + "/" + folder
        let walk = try #require(FileManager.default.enumerator(atPath: start))
        var files: [String: String] = [:]
        for case let path as String in walk {
            let text = try? String(contentsOfFile: start + "/" + path, encoding: .utf8)
            files[base.isEmpty ? path : base + "/" + path] = text
        }
        return files
    }

    /// Spark with the package whose library it dictates with.
    private func spark() throws -> [String: String] {
        var files = try files("Examples/Spark", from: "Examples/Spark")
        try files.merge(self.files("Sources/Dictation", from: "Sources/Dictation")) { $1 }
        files["Package.swift"] = try String(contentsOfFile: Self.root + "/Package.swift", encoding: .utf8)
        return files
    }

    private func judge(_ spark: [String: String]) -> Report {
        Checks.report(spark) { $0.paths = ["Examples/Spark"] }
    }

    @Test func sparkIsFlawless() throws {
        let report = judge(try spark())
        #expect(Checks.text(report) == "")
        #expect(report.failures.isEmpty)
    }

    @Test func journalDeniesTheTranscriptAndTheSystemsSentence() throws {
        let report = Checks.report(try files("Examples/Journal", from: ""))
        #expect(
            Checks.lines(report).sorted() == [
                "error contradicted-by-code NSMicrophoneUsageDescription Journal project.yml:20",
                "error contradicted-by-system NSSpeechRecognitionUsageDescription Journal project.yml:22",
            ])
    }

    /// The README's first screen is what the command prints.
    @Test func theReadmeShowsWhatJournalGives() throws {
        let readme = try String(contentsOfFile: Self.root + "/README.md", encoding: .utf8)
        for line in Checks.text(Checks.report(try files("Examples/Journal", from: ""))).split(separator: "\n")
        where !line.contains("--> ") && !line.contains("::: ") {
            #expect(readme.contains(line), "\(line)")
        }
    }

    @Test(arguments: [
        "NSMicrophoneUsageDescription", "NSSpeechRecognitionUsageDescription", "NSCameraUsageDescription",
    ])
    func aDeletedKeyIsNamed(_ key: String) throws {
        var files = try spark()
        let spec = try #require(files["Examples/Spark/project.yml"])
        var lines = spec.components(separatedBy: "\n")
        let start = try #require(lines.firstIndex { $0.contains(key + ":") })
        // A folded sentence stands on the next line.
        lines.removeSubrange(start...(lines[start].hasSuffix(">-") ? start + 1 : start))
        files["Examples/Spark/project.yml"] = lines.joined(separator: "\n")
        let report = judge(files)
        #expect(report.findings.contains { $0.finding.rule == "missing-usage-string" && $0.finding.key == key })
    }
}
