import Testing
import UsageStringTesting

/// Reads the Spark.app that was built: what people are shown, whatever the spec says.
@Suite struct UsageStringTests {
    @Test func everyPromptHasItsSentence() {
        requireUsageStrings(RequiredUsageStrings.spark)
    }

    /// What the app is for, whatever its code does today.
    @Test func dictatesAndFilms() {
        requireUsageStrings(.dictation, .videoRecording)
    }
}
