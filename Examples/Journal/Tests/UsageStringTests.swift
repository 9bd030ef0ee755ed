import UsageStringTesting
import XCTest

/// Reads the Journal.app that was built: what people are shown, whatever the spec says.
final class UsageStringTests: XCTestCase {
    /// Fails, as the check of the source does: dictation came to the app without NSSpeechRecognitionUsageDescription.
    ///
    ///     NSSpeechRecognitionUsageDescription is missing from Journal.app/Info.plist: iOS ends the app at the request
    ///
    /// Write the sentence into project.yml, run `xcodegen`, and it passes.
    func testEveryPromptHasItsSentence() {
        requireUsageStrings(RequiredUsageStrings.journal)
    }
}
