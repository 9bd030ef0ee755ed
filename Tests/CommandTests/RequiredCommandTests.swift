import Foundation
import PlainspokenCommand
import Testing

/// `plainspoken required` as people run it.
@Suite struct RequiredCommandTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// What the command printed; it prints from one thread, one piece after another.
    private final class Printed: @unchecked Sendable {
        var output = ""
        var errors = ""
    }

    private func run(_ words: String...) -> (code: Int32, output: String, errors: String) {
        let printed = Printed()
        let console = Console(
            workingDirectory: Self.root, isTerminal: false, printOutput: { printed.output += $0 },
            printError: { printed.errors += $0 })
        let code = Main.run(["required"] + words, console)
        return (code, printed.output, printed.errors)
    }

    @Test func printsTheKeysOfEachTarget() {
        let result = run("Examples/Journal")
        #expect(result.code == 0)
        let words = result.output.split(separator: "\n").map { $0.split(separator: " ").prefix(2) }
        #expect(
            words.map { $0.joined(separator: " ") } == [
                "Journal (iOS)",
                "NSMicrophoneUsageDescription Examples/Journal/Sources/Capture/VideoNote.swift:12",
                "NSSpeechRecognitionUsageDescription Examples/Journal/Sources/Dictation/Dictation.swift:38",
                "NSCameraUsageDescription Examples/Journal/Sources/Capture/VideoNote.swift:12",
            ])
        #expect(result.errors == "")
    }

    @Test func writesTheListForTheHostedTest() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".swift")
        defer { try? FileManager.default.removeItem(at: file) }
        let result = run("Examples/Spark", "--format", "swift", "--output", file.path)
        #expect(result.code == 0)
        #expect(result.output == "")
        let list = URL(fileURLWithPath: Self.root + "/Examples/Spark/Tests/RequiredUsageStrings.generated.swift")
        #expect(try String(contentsOf: file, encoding: .utf8) == String(contentsOf: list, encoding: .utf8))
    }

    /// A list that forgets an app would pass where it should fail.
    @Test func writesNoListWhereAnAppCannotBeRead() {
        let result = run("Examples/Spark", "Examples/Nothing", "--format", "swift")
        #expect(result.code == 2)
        #expect(result.output == "")
        #expect(
            result.errors
                == "plainspoken: Examples/Nothing: does not exist; name a project’s folder, its .xcodeproj or its project.yml\n"
        )
        #expect(run("Examples/Spark", "Examples/Nothing").output.hasPrefix("Spark (iOS)\n"))
    }

    @Test func knowsItsOptions() {
        #expect(run("--format", "xml").errors.contains("--format is one of text, json, swift, not “xml”"))
        #expect(run("--strict").errors.contains("unknown option --strict of “plainspoken required”"))
        #expect(run("Examples/Spark", "--target", "SparkTests").output == "")
    }
}
