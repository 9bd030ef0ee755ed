import Foundation
import Testing
import UsageStringTesting

/// The call inside a test of Swift Testing.
@Suite struct RecordingTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test func nothingIsRecordedWhereNothingIsMissing() throws {
        let app = try scratch.app([camera: "Films.", microphone: "Records."])
        #expect(requireUsageStrings(.videoRecording, in: .at(app)).isPassing)
        requireUsageStrings(["NSCameraUsageDescription", .microphone], in: .at(app), inEveryLanguage: true)
    }

    @Test func eachFailureIsAnIssueAtTheLineOfTheCaller() throws {
        let app = try scratch.app([microphone: ""])
        let found = Kept()
        withKnownIssue {
            requireUsageStrings(.dictation, .camera, in: .at(app))
        } matching: { issue in
            let location = issue.sourceLocation
            let place = location.map { "\($0.fileName):\($0.line)" } ?? "nowhere"
            found.lines.append(place + " " + issue.comments.map(\.rawValue).joined())
            return true
        }
        let line = #line - 7
        #expect(
            found.lines == [
                "RecordingTests.swift:\(line) NSMicrophoneUsageDescription is blank in Spark.app/Info.plist: "
                    + "the prompt gives no reason, and the upload check warns (ITMS-90738)",
                "RecordingTests.swift:\(line) NSSpeechRecognitionUsageDescription is missing from "
                    + "Spark.app/Info.plist: iOS ends the app at the request",
                "RecordingTests.swift:\(line) NSCameraUsageDescription is missing from Spark.app/Info.plist: "
                    + "iOS ends the app at the request",
            ])
    }
}

/// Issues kept from a run; the matcher is called where the issue is recorded, on the test's own task.
private final class Kept: @unchecked Sendable {
    var lines: [String] = []
}
