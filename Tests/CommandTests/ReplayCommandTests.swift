import Foundation
import PlainspokenCommand
import Testing

/// `plainspoken replay` from its words to its exit code.
@Suite struct ReplayCommandTests {
    /// What a run wrote.
    private final class Written: @unchecked Sendable {
        var output = ""
        var error = ""
    }

    private func run(_ words: [String], folder: String = "/") -> (code: Int32, output: String, error: String) {
        let written = Written()
        let console = Console(
            workingDirectory: folder, isTerminal: false, printOutput: { written.output += $0 },
            printError: { written.error += $0 })
        return (Main.run(words, console), written.output, written.error)
    }

    private func withTrace<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "replay-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: folder.appending(path: "trace.jsonl"))
        return try body(folder.path)
    }

    @Test func replaysAFile() throws {
        let trace = """
            {"ev": "field", "text": "Log:"}
            {"ev": "start", "locale": "en-US"}
            {"ev": "partial", "text": "the boat leaves", "task": 1}
            """
        let result = try withTrace(trace) { run(["replay", "trace.jsonl"], folder: $0) }
        #expect(result.code == 0)
        #expect(result.error == "")
        #expect(
            result.output == """
                {
                  "schema": "plainspoken.replay/1",
                  "field": "Log: the boat leaves",
                  "caret": 20,
                  "state": "listening",
                  "resolved_locale": "en-US",
                  "refusal": null,
                  "actions": ["start-capture", "start-task", "show-text"]
                }

                """)
    }

    @Test func namesTheLineAndTheRemedy() throws {
        let result = try withTrace("{\"ev\": \"stop\"}\n\n{\"ev\": \"final\"}\n") {
            run(["replay", "trace.jsonl"], folder: $0)
        }
        #expect(result.code == 2)
        #expect(result.output == "")
        #expect(result.error == "plainspoken: trace.jsonl:3: the field “text” is missing; add it\n")
    }

    @Test(arguments: [
        (["replay"], "replay takes one trace: a file, or “-” for standard input"),
        (["replay", "a", "b"], "replay takes one trace: a file, or “-” for standard input"),
        (["replay", "/nowhere.jsonl"], "/nowhere.jsonl: does not exist; name a trace of one JSON event a line"),
        (["replay", "/"], "/: is no regular file; name a trace of one JSON event a line"),
    ])
    func wrongUsage(_ words: [String], _ message: String) {
        let result = run(words)
        #expect(result.code == 2)
        #expect(result.error == "plainspoken: \(message)\n")
    }
}
