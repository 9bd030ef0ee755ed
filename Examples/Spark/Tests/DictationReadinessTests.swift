import Dictation
import Testing

/// Writes down what this simulator or device answers; the lines go into Documentation/dictation-readiness.jsonl.
@Suite struct DictationReadinessTests {
    @Test(arguments: ["en-US", "ko-KR"])
    func readiness(_ language: String) async {
        let line = await DictationReadiness.record(for: language)
        #if compiler(>=6.2)
            Attachment.record(line, named: "readiness-\(language).jsonl")
        #endif
        #expect(line.contains("\"locale\": \"\(language)\""))
    }
}
