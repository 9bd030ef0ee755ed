import PlainspokenFiles
import PlainspokenModel

@testable import PlainspokenChecking

/// A project in memory whose reviews can be recorded.
struct Reviews {
    var files: [String: String]

    private var tree: FileTree {
        .memory(Dictionary(uniqueKeysWithValues: files.map { ("/app/" + $0.key, $0.value) }))
    }

    /// What `review --accept` would do.
    func plan(keys: Set<String> = [], isWhole: Bool = true, paths: [String] = ["."]) -> LedgerPlan {
        var request = CheckRequest(workingDirectory: "/app")
        request.followsData = true
        request.paths = paths
        let report = Checker.run(request, tree: tree)
        return LedgerPlan(
            report, roots: report.apps.map { Path.join("/app", $0.path) }, keys: keys, isWhole: isWhole, tree: tree)
    }

    /// Records what stands there; gives the paths of the files that were written and removed.
    @discardableResult mutating func accept(keys: Set<String> = []) -> [String] {
        let steps = plan(keys: keys).steps
        for step in steps {
            let path = Path.relative(Path.join(step.root, step.path), to: "/app")
            files[path] = step.text
        }
        return steps.map { ($0.text == nil ? "removed " : "wrote ") + $0.path }
    }

    /// The findings of the rule, as messages, and the problems.
    var complaints: [String] {
        let report = Checks.report(files) { $0.only = ["unreviewed-change"] }
        return report.findings.map(\.finding.message) + report.problems.map { Self.text($0.problem) }
            + report.failures.map { Self.text($0.problem) }
    }

    private static func text(_ problem: Problem) -> String {
        problem.place.path + (problem.place.line.map { ":\($0)" } ?? "") + ": " + problem.message
    }

    /// An app that records and plays a note, in two languages.
    static let note = Reviews(files: [
        "project.yml": """
        name: Note
        targets:
          Note:
            type: application
            platform: iOS
            deploymentTarget: "17.0"
            sources: [App]
            info:
              path: Info.plist
              properties:
                NSMicrophoneUsageDescription: Records a spoken note.

        """,
        "App/ko.lproj/InfoPlist.strings": "NSMicrophoneUsageDescription = \"말로 한 메모를 녹음합니다.\";\n",
        "App/Note.swift": """
        import AVFoundation

        final class Note {
            private var recorder: AVAudioRecorder?

            func start(file: URL) async throws {
                guard await AVAudioApplication.requestRecordPermission() else { return }
                recorder = try AVAudioRecorder(url: file, settings: [:])
                recorder?.record()
            }
        }

        """,
    ])
    static let file = ".plainspoken/reviews/Note/NSMicrophoneUsageDescription.yml"

    mutating func replace(_ old: String, with new: String, in path: String = "App/Note.swift") {
        files[path] = files[path]?.replacing(old, with: new)
    }
}
