import PlainspokenModel
import Testing

@testable import PlainspokenChecking

/// What makes a review out of date, and its twins that do not.
@Suite struct UnreviewedChangeTests {
    private func complaints(after change: (inout Reviews) -> Void) -> [String] {
        var app = Reviews.note
        app.accept()
        change(&app)
        return app.complaints
    }

    private static let start = "the code that NSMicrophoneUsageDescription covers has changed since its review: "

    @Test func theFileThatIsWritten() {
        var app = Reviews.note
        #expect(app.accept() == ["wrote " + Reviews.file])
        #expect(
            app.files[Reviews.file] == """
                # Written by “plainspoken review --accept”: the sentences and the code as they were reviewed.
                version: 1
                target: "Note"
                key: "NSMicrophoneUsageDescription"
                sentences:
                  "base": "Records a spoken note."
                  "ko": "말로 한 메모를 녹음합니다."
                covers:
                  "Note.start(file:)": [asks, reads, records]

                """)
        #expect(app.accept() == [])
        #expect(app.plan().unchanged == 1)
        #expect(app.complaints == [])
    }

    @Test func newKindsAndFeatures() {
        #expect(
            complaints {
                $0.replace(
                    "        recorder?.record()\n",
                    with: """
                                recorder?.record()
                                let request = URLRequest(url: file)
                                _ = try await URLSession.shared.upload(for: request, fromFile: file)

                        """)
            } == [Self.start + "Note.start(file:) now sends"])
        #expect(
            complaints {
                $0.files["App/Memo.swift"] = """
                    import AVFoundation
                    func listen() { AVAudioEngine().inputNode.installTap(onBus: 0, bufferSize: 1, format: nil) { _, _ in } }
                    """
            } == [Self.start + "listen() now reads"])
        #expect(
            complaints {
                $0.files["App/Memo.swift"] = """
                    import Speech
                    final class Memo {
                        func write(_ file: URL) {
                            let request = SFSpeechURLRecognitionRequest(url: file)
                            request.requiresOnDeviceRecognition = true
                            SFSpeechRecognizer(locale: Locale(identifier: "ko"))?.recognitionTask(with: request) { _, _ in }
                        }
                    }
                    """
            } == [Self.start + "Memo.write(_:) now transcribes"])
    }

    @Test func whatChangesNothing() {
        let comment = complaints { $0.replace("recorder = try", with: "// Quality is low.\n\n        recorder = try") }
        let moved = complaints { app in
            app.files["App/Deep/Recording.swift"] = app.files["App/Note.swift"]
            app.files["App/Note.swift"] = nil
        }
        let renamed = complaints { $0.replace("func start(file: URL)", with: "func begin(in file: URL)") }
        let split = complaints {
            $0.replace(
                "        recorder?.record()\n",
                with: "        go()\n    }\n\n    func go() {\n        recorder?.record()\n")
        }
        let gone = complaints { $0.replace("        recorder?.record()\n", with: "") }
        let unrelated = complaints {
            $0.files["App/Other.swift"] = "import AVFoundation\nfunc play(_ a: AVPlayer) {}\n"
        }
        #expect([comment, moved, renamed, split, gone, unrelated] == [[], [], [], [], [], []])
    }

    @Test func sentencesInAnyLanguage() {
        let table = "App/ko.lproj/InfoPlist.strings"
        #expect(
            complaints { $0.replace("a spoken note", with: "your calls", in: "project.yml") } == [
                "NSMicrophoneUsageDescription has changed since its review: its sentence is another one"
            ])
        #expect(
            complaints { $0.replace("메모", with: "통화", in: table) } == [
                "NSMicrophoneUsageDescription has changed since its review: its sentence in ko is another one"
            ])
        #expect(
            complaints { $0.files["App/de.lproj/InfoPlist.strings"] = "NSMicrophoneUsageDescription = \"Nimmt auf.\";" }
                == ["NSMicrophoneUsageDescription has a sentence in de that was not reviewed"])
        #expect(complaints { $0.files[table] = nil } == [])
        // Format, comments and the way a table is written are no change.
        #expect(
            complaints {
                $0.files[table] = "/* mic */\n\"NSMicrophoneUsageDescription\"=\"말로 한 메모를 녹음합니다.\" ;\n"
            } == [])
    }

    @Test func placeIsTheSentenceThatChanged() throws {
        var app = Reviews.note
        app.accept()
        app.replace("메모", with: "통화", in: "App/ko.lproj/InfoPlist.strings")
        let finding = try #require(Checks.report(app.files).findings.first { $0.finding.rule == "unreviewed-change" })
        #expect(finding.finding.place == Place(path: "App/ko.lproj/InfoPlist.strings", line: 1, column: 1))
        #expect(finding.finding.locale == "ko")
        #expect(finding.level == .warning)
        #expect(
            finding.finding.remedy
                == "make the sentence say what is true now, then record it: plainspoken review --accept --key NSMicrophoneUsageDescription"
        )
    }

    @Test func withoutAReviewNothingIsSaid() {
        #expect(Reviews.note.complaints == [])
        // A key that is new beside reviewed ones has not changed since a review.
        #expect(
            complaints { app in
                app.replace(
                    "      properties:\n", with: "      properties:\n        NSCameraUsageDescription: Films a note.\n",
                    in: "project.yml")
                app.files["App/Film.swift"] = "import AVFoundation\nlet a = AVCaptureDevice.default(for: .video)\n"
            } == [])
    }

    @Test func platformsOfATargetShareAReview() {
        var app = Reviews.note
        app.replace(
            "platform: iOS\n", with: "platform: auto\n    supportedDestinations: [iOS, visionOS]\n", in: "project.yml")
        app.replace("deploymentTarget: \"17.0\"\n", with: "\n", in: "project.yml")
        app.files["App/Vision.swift"] = """
            import AVFoundation
            #if os(visionOS)
            func listen() { AVAudioEngine().inputNode.installTap(onBus: 0, bufferSize: 1, format: nil) { _, _ in } }
            #endif
            """
        #expect(Set(app.plan().steps.map(\.path)).count == app.plan().steps.count)
        app.accept()
        #expect(app.complaints == [])
    }

    @Test func entriesOfKeysThatAreGoneAreRemoved() {
        var app = Reviews.note
        app.accept()
        let camera = Reviews.file.replacing("Microphone", with: "Camera")
        app.files[camera] = app.files[Reviews.file]?.replacing("Microphone", with: "Camera")
        let other = ".plainspoken/reviews/Old/NSCameraUsageDescription.yml"
        app.files[other] = app.files[camera]
        app.files[".plainspoken/reviews/Note/README.md"] = "ours"
        app.files[Reviews.file + ".plainspoken-123"] = "half a fi"
        #expect(app.plan(isWhole: false).steps.map(\.path).contains(other) == false)
        #expect(
            app.plan(keys: ["NSMicrophoneUsageDescription"]).steps.map(\.path) == [Reviews.file + ".plainspoken-123"])
        #expect(
            app.accept() == ["removed " + camera, "removed " + Reviews.file + ".plainspoken-123", "removed " + other])
        #expect(app.accept() == [])
        #expect(app.files[".plainspoken/reviews/Note/README.md"] == "ours")
    }

    /// A plist that cannot be read has no keys; they are not gone.
    @Test func anAppThatCannotBeJudgedKeepsItsReviews() {
        var app = Reviews.note
        app.accept()
        app.files["project.yml"] = "name: [\n"
        #expect(app.plan().steps == [])
    }
}
