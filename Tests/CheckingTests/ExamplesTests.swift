import Foundation
import PlainspokenChecking
import PlainspokenFiles
import PlainspokenModel
import Testing

/// The two example apps, as they lie in the repository.
@Suite struct ExamplesTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Examples").path

    /// The files of an example by their paths in it.
    private func files(_ name: String) throws -> [String: String] {
        let folder = Self.root + "/" + name
        let walk = try #require(FileManager.default.enumerator(atPath: folder))
        var files: [String: String] = [:]
        for case let path as String in walk {
            files[path] = try? String(contentsOfFile: folder + "/" + path, encoding: .utf8)
        }
        return files
    }

    @Test func sparkIsFlawless() throws {
        let report = Checks.report(try files("Spark"))
        #expect(Checks.text(report) == "")
        #expect(report.failures.isEmpty)
    }

    @Test func journalDeniesTheTranscriptAndTheSystemsSentence() throws {
        let report = Checks.report(try files("Journal"))
        #expect(
            Checks.lines(report).sorted() == [
                "error contradicted-by-code NSMicrophoneUsageDescription Journal project.yml:20",
                "error contradicted-by-system NSSpeechRecognitionUsageDescription Journal project.yml:22",
            ])
    }

    /// The README's first screen is what the command prints.
    @Test func theReadmeShowsWhatJournalGives() throws {
        let readme = try String(contentsOfFile: Self.root + "/../README.md", encoding: .utf8)
        for line in Checks.text(Checks.report(try files("Journal"))).split(separator: "\n")
        where !line.contains("--> ") && !line.contains("::: ") {
            #expect(readme.contains(line), "\(line)")
        }
    }

    @Test(arguments: [
        "NSMicrophoneUsageDescription", "NSSpeechRecognitionUsageDescription", "NSCameraUsageDescription",
    ])
    func aDeletedKeyIsNamed(_ key: String) throws {
        var files = try files("Spark")
        let spec = try #require(files["project.yml"])
        var lines = spec.components(separatedBy: "\n")
        let start = try #require(lines.firstIndex { $0.contains(key + ":") })
        // A folded sentence stands on the next line.
        lines.removeSubrange(start...(lines[start].hasSuffix(">-") ? start + 1 : start))
        files["project.yml"] = lines.joined(separator: "\n")
        let report = Checks.report(files)
        #expect(report.findings.contains { $0.finding.rule == "missing-usage-string" && $0.finding.key == key })
    }
}
