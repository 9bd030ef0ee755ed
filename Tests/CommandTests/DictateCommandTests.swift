import Foundation
import Testing

@testable import PlainspokenCommand

/// `languages` and `dictate` as far as no recogniser is needed.
@Suite struct DictateCommandTests {
    @Test(arguments: [
        (["dictate", "x.wav"], "dictate takes no paths; name the sound with --audio FILE, or “-” for a pipe"),
        (["dictate", "--engine", "whisper"], "--engine is one of moonshine, pocketsphinx, vosk, not “whisper”"),
        (["dictate", "--shape", "round"], "--shape is one of own, restarts, not “round”"),
        (["languages", "--record"], "--record needs a value: --record FILE"),
    ])
    func wrongUsage(_ words: [String], _ message: String) throws {
        let outcome = try Scratch([:]).run(words)
        #expect(outcome == Scratch.Outcome(code: 2, error: "plainspoken: \(message)\n"))
    }

    /// Nothing is guessed: without a language, what is ready is listed, or how to make one ready.
    @Test func noLanguage() throws {
        let outcome = try Scratch([:]).run("dictate", "--audio", "x.wav")
        #expect(outcome.code == 2)
        #expect(outcome.error.hasPrefix("plainspoken: dictate needs --language, since nothing is guessed; "))
        #expect(outcome.error.contains("ready here: ") || outcome.error.contains("scripts/install-recognizers"))
    }

    @Test func aLanguageThatNobodyKnows() throws {
        let outcome = try Scratch([:]).run("dictate", "--language", "sl-SI", "--audio", "x.wav")
        #expect(outcome.code == 2)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("plainspoken: No recogniser for sl-SI is known here. "))
    }

    @Test func languagesAreListedAndRecorded() throws {
        let other = #"{"locale": "en-US", "answer": "not run", "remedy": null, "machine": "iPhone", "system": "iOS"}"#
        let scratch = try Scratch(["matrix.jsonl": other + "\n"])
        let outcome = scratch.run("languages", "en-US", "sl-SI", "--record", "matrix.jsonl")
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("en-US  "))
        #expect(outcome.output.contains("\nsl-SI  refused: No recogniser for sl-SI is known here.\n       "))
        let first = try text(scratch)
        #expect(first.contains(other + "\n"))
        #expect(first.split(separator: "\n").count == 3)
        // Once more: the same machine's answers take their own place.
        _ = scratch.run("languages", "sl-SI", "en-US", "--record", "matrix.jsonl")
        #expect(try text(scratch) == first)
    }

    @Test func aFileThatIsNoRecordIsLeftAlone() throws {
        let scratch = try Scratch(["notes.txt": "\nmilk\n"])
        let outcome = scratch.run("languages", "--record", "notes.txt")
        #expect(
            outcome
                == Scratch.Outcome(
                    code: 2,
                    error:
                        "plainspoken: notes.txt:2: this is no recorded answer; name another file, or remove the line\n"
                ))
        #expect(try String(contentsOf: scratch.url.appending(path: "notes.txt"), encoding: .utf8) == "\nmilk\n")
    }

    private func text(_ scratch: Scratch) throws -> String {
        try String(contentsOf: scratch.url.appending(path: "matrix.jsonl"), encoding: .utf8)
    }
}
