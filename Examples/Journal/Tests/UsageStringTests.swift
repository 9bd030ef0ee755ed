import UsageStringTesting
import XCTest

/// Reads the Journal.app that was built: what people are shown, whatever the spec says.
final class UsageStringTests: XCTestCase {
    /// Passes, because each prompt has a sentence.
    ///
    /// That two of them are not true only the check of the source can see.
    func testEveryPromptHasItsSentence() {
        requireUsageStrings(RequiredUsageStrings.journal)
    }
}
