import Foundation
import PlainspokenFiles
import PlainspokenModel
import Testing

@testable import PlainspokenCommand

/// `plainspoken review` as people run it: shows, records, compares with a commit.
@Suite struct ReviewCommandTests {
    /// An app with two keys in two languages.
    private static let app = [
        "project.yml": """
        name: Journal
        targets:
          Journal:
            type: application
            platform: iOS
            deploymentTarget: "17.0"
            sources: [App]
            info:
              path: Info.plist
              properties:
                CFBundleDisplayName: My Journal
                NSMicrophoneUsageDescription: Records a spoken note.
                NSSpeechRecognitionUsageDescription: Writes down what you say.

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
    ]
    private static let upload = """
        import AVFoundation

        final class Note {
            private var recorder: AVAudioRecorder?

            func start(file: URL) async throws {
                guard await AVAudioApplication.requestRecordPermission() else { return }
                recorder = try AVAudioRecorder(url: file, settings: [:])
                recorder?.record()
                _ = try await URLSession.shared.upload(for: URLRequest(url: file), fromFile: file)
            }
        }

        """
    private static let microphone = ".plainspoken/reviews/Journal/NSMicrophoneUsageDescription.yml"
    private static let speech = ".plainspoken/reviews/Journal/NSSpeechRecognitionUsageDescription.yml"

    @Test func showsThePromptAndTheCode() throws {
        let scratch = try Scratch(Self.app)
        let shown = scratch.run("review", "--key", "NSMicrophoneUsageDescription")
        #expect(
            shown.output == """
                Journal · NSMicrophoneUsageDescription: never reviewed

                  ╭────────────────────────────────────────────────────╮
                  │                                                    │
                  │       “My Journal” would like to access the        │
                  │                     microphone                     │
                  │                                                    │
                  │  Records a spoken note.                            │
                  │                                                    │
                  │            [ Don’t Allow ]   [ Allow ]             │
                  │                                                    │
                  ╰────────────────────────────────────────────────────╯
                    ko  말로 한 메모를 녹음합니다.

                  what the code does
                      asks         Note.start(file:)  App/Note.swift:7  AVAudioApplication.requestRecordPermission()
                      reads        Note.start(file:)  App/Note.swift:8  AVAudioRecorder()
                      records      Note.start(file:)  App/Note.swift:9  AVAudioRecorder.record()

                The system's own words are paraphrased.

                1 prompt: 1 never reviewed; record what is read with “plainspoken review --accept”

                """)
        #expect(shown.code == 0 && shown.error.isEmpty)
        let speech = scratch.run("review", "--key", "NSSpeechRecognitionUsageDescription").output
        #expect(speech.contains("  │  Speech data from this app is sent to Apple to"))
        #expect(speech.contains("what the code does: nothing that was found"))
        #expect(FileTree.live().kind(scratch.root + "/.plainspoken") == nil)
    }

    @Test func recordsAndThenIsSilentUntilCodeGrows() throws {
        let scratch = try Scratch(Self.app)
        #expect(
            scratch.run("review", "--accept")
                == .init(code: 0, output: "wrote \(Self.microphone)\nwrote \(Self.speech)\n"))
        #expect(scratch.run("review", "--accept") == .init(code: 0, output: "2 already recorded\n"))
        #expect(!scratch.run("check").output.contains("unreviewed-change"))
        try scratch.write(Self.upload, to: "App/Note.swift")
        #expect(scratch.run("check").output.contains("warning[unreviewed-change]"))
        let shown = scratch.run("review").output
        #expect(shown.contains("Journal · NSMicrophoneUsageDescription: the code has changed since the review\n"))
        #expect(shown.contains("    + sends        Note.start(file:)  App/Note.swift:10  URLSession.upload\n"))
        #expect(
            shown.hasSuffix(
                "2 prompts: 1 with code that changed since the review; record what is read with “plainspoken review --accept”\n"
            ))
        let accepted = scratch.run("review", "--accept", "--key", "NSMicrophoneUsageDescription")
        #expect(accepted == .init(code: 0, output: "wrote \(Self.microphone)\n"))
        #expect(scratch.run("review").output.hasSuffix("2 prompts, all reviewed\n"))
    }

    @Test func theOldSentenceStandsBesideTheNew() throws {
        let scratch = try Scratch(Self.app)
        _ = scratch.run("review", "--accept")
        try scratch.write("NSMicrophoneUsageDescription = \"통화를 녹음합니다.\";\n", to: "App/ko.lproj/InfoPlist.strings")
        let shown = scratch.run("review").output
        #expect(shown.contains("  - ko  말로 한 메모를 녹음합니다.\n  + ko  통화를 녹음합니다.\n"))
        #expect(shown.contains("NSMicrophoneUsageDescription: the sentence has changed since the review\n"))
    }

    @Test func fromAnotherFolderItIsTheSameLedger() throws {
        let scratch = try Scratch(
            Dictionary(uniqueKeysWithValues: Self.app.map { ("apps/journal/" + $0.key, $0.value) }))
        #expect(scratch.run("review", "--accept", "apps/journal").output.contains("wrote apps/journal/" + Self.speech))
        #expect(scratch.run("review", "--accept").output == "2 already recorded\n")
        #expect(scratch.run("review", "--accept", "project.yml", in: "apps/journal").output == "2 already recorded\n")
        try scratch.write(Self.upload, to: "apps/journal/App/Note.swift")
        let remedy = "record it: plainspoken review --accept --key NSMicrophoneUsageDescription apps/journal\n"
        #expect(scratch.run("check", "apps/journal").output.contains(remedy))
    }

    @Test func wrongUsage() throws {
        let scratch = try Scratch(Self.app)
        func complains(_ words: [String], _ message: String) {
            let outcome =
                words.count == 3 ? scratch.run("review", words[0], words[1], words[2]) : scratch.run("review", words[0])
            #expect(outcome == .init(code: 2, error: "plainspoken: " + message + "\n"))
        }
        complains(
            ["--accept", "--key", "NSNope"], "“NSNope” is no key with a sentence; “plainspoken keys” lists the keys")
        complains(
            ["--accept", "--key", "NSCameraUsageDescription"],
            "no target declares NSCameraUsageDescription; declared are NSMicrophoneUsageDescription, NSSpeechRecognitionUsageDescription"
        )
        complains(["--accept", "--since", "HEAD"], "--since only compares; leave it out to record a review")
        complains(["--since="], "--since needs a commit, a tag or a branch")
        complains(["nothing"], "nothing: does not exist; name a project’s folder, its .xcodeproj or its project.yml")
        #expect(FileTree.live().kind(scratch.root + "/.plainspoken") == nil)
    }

    // MARK: Writing

    @Test func aLinkInThePlaceOfTheLedgerIsRefused() throws {
        let scratch = try Scratch(Self.app)
        let outside = try Scratch([:])
        try FileManager.default.createSymbolicLink(
            atPath: scratch.root + "/.plainspoken", withDestinationPath: outside.root)
        let outcome = scratch.run("review", "--accept", "--key", "NSSpeechRecognitionUsageDescription")
        #expect(outcome.code == 2)
        #expect(outcome.error == "plainspoken: \(Self.speech): .plainspoken is no folder, or a link to one\n")
        #expect(FileTree.live().list(outside.root) == [])
    }

    /// The process is killed in the middle of a write, by a limit on the size of files.
    @Test func anInterruptedWriteLosesNothing() throws {
        let scratch = try Scratch(Self.app)
        _ = scratch.run("review", "--accept")
        let before = try String(contentsOf: scratch.url.appending(path: Self.microphone), encoding: .utf8)
        try scratch.write(Self.upload, to: "App/Note.swift")
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "ulimit -f 0; exec '\(Scratch.binary.path(percentEncoded: false))' review --accept"]
        process.currentDirectoryURL = scratch.url
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal || process.terminationStatus == 2)
        let after = try String(contentsOf: scratch.url.appending(path: Self.microphone), encoding: .utf8)
        #expect(after == before)
        #expect(scratch.run("check").output.contains("unreviewed-change"))
        #expect(!scratch.run("check").output.contains("problem"))
        // The next run takes away what was left and records.
        #expect(scratch.run("review", "--accept").output == "wrote \(Self.microphone)\n1 already recorded\n")
        let names = FileTree.live().list(scratch.root + "/.plainspoken/reviews/Journal").map(\.name)
        #expect(names == ["NSMicrophoneUsageDescription.yml", "NSSpeechRecognitionUsageDescription.yml"])
    }

    // MARK: With git

    private func git(_ scratch: Scratch, _ words: String...) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-c", "user.name=a", "-c", "user.email=a@example.com"] + words
        process.currentDirectoryURL = scratch.url
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private func repository(_ files: [String: String] = app) throws -> Scratch {
        let scratch = try Scratch(files)
        for words in [
            ["init", "--quiet", "--initial-branch=main"], ["add", "."], ["commit", "--quiet", "-m", "first"],
        ] {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["git", "-c", "user.name=a", "-c", "user.email=a@example.com"] + words
            process.currentDirectoryURL = scratch.url
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0)
        }
        return scratch
    }

    /// Two branches review different keys and merge without hand work; two that review the same one do not.
    @Test(.enabled(if: Self.hasGit)) func branchesThatReviewDifferentKeysMerge() throws {
        let scratch = try repository()
        _ = scratch.run("review", "--accept")
        #expect(try git(scratch, "add", ".") == 0)
        #expect(try git(scratch, "commit", "--quiet", "-m", "reviewed") == 0)
        func branch(_ name: String, _ old: String, _ new: String, _ key: String) throws {
            #expect(try git(scratch, "checkout", "--quiet", "-b", name, "main") == 0)
            let spec = try String(contentsOf: scratch.url.appending(path: "project.yml"), encoding: .utf8)
            try scratch.write(spec.replacingOccurrences(of: old, with: new), to: "project.yml")
            #expect(scratch.run("review", "--accept", "--key", key).output.hasPrefix("wrote "))
            #expect(try git(scratch, "commit", "--quiet", "--all", "-m", name) == 0)
        }
        try branch("speech", "what you say", "what you tell it", "NSSpeechRecognitionUsageDescription")
        #expect(try git(scratch, "checkout", "--quiet", "main") == 0)
        try scratch.write(Self.upload, to: "App/Note.swift")
        #expect(try git(scratch, "commit", "--quiet", "--all", "-m", "upload") == 0)
        #expect(scratch.run("review", "--accept", "--key", "NSMicrophoneUsageDescription").output.hasPrefix("wrote "))
        #expect(try git(scratch, "commit", "--quiet", "--all", "-m", "reviewed again") == 0)
        #expect(try git(scratch, "merge", "--quiet", "-m", "merge", "speech") == 0)
        #expect(scratch.run("review").output.hasSuffix("2 prompts, all reviewed\n"))

        // The same key on two branches: git leaves it open, and the file says so.
        try branch("other", "what you tell it", "your words", "NSSpeechRecognitionUsageDescription")
        #expect(try git(scratch, "checkout", "--quiet", "main") == 0)
        try branch("third", "what you tell it", "all you say", "NSSpeechRecognitionUsageDescription")
        #expect(try git(scratch, "merge", "--quiet", "-m", "merge", "other") != 0)
        #expect(try git(scratch, "checkout", "--ours", "project.yml") == 0)
        let torn = scratch.run("check").output
        #expect(
            torn.contains("problem: \(Self.speech):6:1: holds a merge that git left open; the review is not used: "))
        #expect(scratch.run("review", "--accept").output.hasPrefix("wrote \(Self.speech)\n"))
        #expect(scratch.run("review").output.hasSuffix("2 prompts, all reviewed\n"))
    }

    @Test(.enabled(if: Self.hasGit)) func sinceAnOlderCommit() throws {
        let scratch = try repository()
        let nothing = scratch.run("review", "--since", "HEAD")
        #expect(nothing == .init(code: 0, output: "2 prompts since HEAD: 2 as before\n"))
        // The code grows, and the file moves; the settings that the first commit lacked hold for it too.
        try scratch.write(Self.upload, to: "App/Recording/Note.swift")
        try FileManager.default.removeItem(at: scratch.url.appending(path: "App/Note.swift"))
        try scratch.write("skip: [Vendor/**]\n", to: ".plainspoken.yml")
        let shown = scratch.run("review", "--since", "HEAD")
        #expect(shown.code == 0 && shown.error.isEmpty)
        #expect(
            shown.output.hasPrefix(
                "Journal · NSMicrophoneUsageDescription: older than the code it covers; the sentence is that of HEAD\n")
        )
        #expect(
            shown.output.contains(
                "    + sends        Note.start(file:)  App/Recording/Note.swift:10  URLSession.upload\n"))
        #expect(shown.output.hasSuffix("2 prompts since HEAD: 1 older than the code it covers, 1 as before\n"))
        // A sentence that was rewritten is not older.
        let spec = try String(contentsOf: scratch.url.appending(path: "project.yml"), encoding: .utf8)
        try scratch.write(spec.replacingOccurrences(of: "a spoken note", with: "and uploads a note"), to: "project.yml")
        let reworded = scratch.run("review", "--since", "HEAD").output
        #expect(reworded.contains("  - base  Records a spoken note.\n  + base  Records and uploads a note.\n"))
        #expect(reworded.hasSuffix("2 prompts since HEAD: 1 reworded, 1 as before\n"))
        #expect(FileTree.live().kind(scratch.root + "/.plainspoken") == nil)
    }

    @Test(.enabled(if: Self.hasGit)) func whereThereIsNothingToCompareWith() throws {
        let scratch = try Scratch(Self.app)
        #expect(
            scratch.run("review", "--since", "v1")
                == .init(code: 2, error: "plainspoken: .: is in no git repository, so there is no older commit of it\n")
        )
        let empty = try repository(["README.md": "nothing yet"])
        for (path, text) in Self.app { try empty.write(text, to: path) }
        let first = empty.run("review", "--since", "HEAD")
        #expect(first.code == 2)
        #expect(first.error.hasPrefix("plainspoken: .: at “HEAD” this path holds nothing to check"))
        let unknown = empty.run("review", "--since", "v9")
        #expect(
            unknown
                == .init(
                    code: 2,
                    error: "plainspoken: .: has no commit “v9”; name a commit, a tag or a branch, such as HEAD~20\n"))
    }

    @Test func asJSON() throws {
        let scratch = try Scratch(Self.app)
        _ = scratch.run("review", "--accept")
        try scratch.write(Self.upload, to: "App/Note.swift")
        let output = scratch.run("review", "--format", "json", "--key", "NSMicrophoneUsageDescription").output
        let object = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        #expect(object["schema"] as? String == "plainspoken.review/1")
        let app = try #require((object["apps"] as? [[String: Any]])?.first)
        let prompt = try #require((app["prompts"] as? [[String: Any]])?.first)
        #expect(prompt["state"] as? String == "outgrown")
        #expect(prompt["title"] as? String == "“My Journal” would like to access the microphone")
        let uses = try #require(prompt["uses"] as? [[String: Any]])
        #expect(uses.map { $0["status"] as? String } == ["kept", "kept", "kept", "gained"])
        #expect(scratch.run("review", "--format", "json", "--key", "NSMicrophoneUsageDescription").output == output)
    }

    private static let hasGit = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .contains { FileManager.default.isExecutableFile(atPath: $0 + "/git") }
}
