import Foundation
import UsageStringTesting
import XCTest

/// The call inside an XCTest case.
final class RecordingXCTests: XCTestCase {
    /// Failures kept from the run, as the file's name, the line and the message; nil lets them through.
    private var kept: [String]?

    #if canImport(ObjectiveC)
        override func record(_ issue: XCTIssue) {
            guard kept != nil, let location = issue.sourceCodeContext.location else { return super.record(issue) }
            kept?.append("\(location.fileURL.lastPathComponent):\(location.lineNumber) \(issue.compactDescription)")
        }
    #else
        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            guard kept != nil else {
                return super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }
            kept?.append("\(URL(fileURLWithPath: filePath).lastPathComponent):\(lineNumber) \(description)")
        }
    #endif

    func testNothingIsRecordedWhereNothingIsMissing() throws {
        let scratch = try Scratch()
        let app = try scratch.app([camera: "Films.", microphone: "Records."])
        XCTAssertTrue(requireUsageStrings(.videoRecording, in: .at(app)).isPassing)
    }

    func testEachFailureIsRecordedAtTheLineOfTheCaller() throws {
        let scratch = try Scratch()
        let app = try scratch.app([microphone: ""])
        kept = []
        requireUsageStrings(.dictation, in: .at(app))
        let line = #line - 1
        let found = kept
        kept = nil
        XCTAssertEqual(
            found,
            [
                "RecordingXCTests.swift:\(line) failed - NSMicrophoneUsageDescription is blank in "
                    + "Spark.app/Info.plist: the prompt gives no reason, and the upload check warns (ITMS-90738)",
                "RecordingXCTests.swift:\(line) failed - NSSpeechRecognitionUsageDescription is missing from "
                    + "Spark.app/Info.plist: iOS ends the app at the request",
            ])
    }
}
