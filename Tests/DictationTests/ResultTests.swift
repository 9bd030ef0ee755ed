import Dictation
import Testing

/// Promises 1 and 2: what a result replaces and what it adds to.
@Suite struct ResultTests {
    @Test(arguments: [
        Scene("growth", [.start, .says("a"), .says("a b"), .says("a b c")], "a b c"),
        Scene("a shorter correction", [.start, .says("a b c d"), .says("x")], "x"),
        Scene("the same three times", [.start, .says("a b"), .says("a b"), .says("a b")], "a b"),
        Scene("(a) a mark, other words", [.start, .says("a b", ends: true), .says("a c")], "a b a c"),
        Scene("(a) a mark, growth", [.start, .says("a b", ends: true), .says("A, b. C")], "A, b. C"),
        Scene("(a) a mark, fewer words", [.start, .says("a b", ends: true), .says("a")], "a b a"),
        Scene("the mark counts once", [.start, .says("a", ends: true), .says("a b"), .says("c")], "c"),
        Scene("the mark waits for words", [.start, .says("a", ends: true), .says(""), .says("b")], "a b"),
        Scene("a mark on an empty result", [.start, .says("a"), .says(" ", ends: true), .says("b")], "a b"),
        Scene("(b) the time rose", [.start, .says("a", at: 0.3), .says("a", at: 0.9)], "a a"),
        Scene("(b) by exactly 0.5", [.start, .says("a", at: 0.6), .says("b", at: 1.1)], "b"),
        Scene("(b) the time fell", [.start, .says("a", at: 5), .says("b", at: 0.2)], "b"),
        Scene(
            "(b) with the last known time", [.start, .says("a", at: 0.3), .says("a b"), .says("c", at: 4)], "a b c"),
        Scene("(b) zero is unknown", [.start, .says("a", at: 0), .says("b", at: 4)], "b"),
        Scene(
            "a known time forbids (c)", [.start, .says("a", at: 1), .pause(2), .says("b", at: 1.2)], "b"),
        Scene("(c) a pause, another word", [.start, .says("a b"), .pause(1), .says("c")], "a b c"),
        Scene("(c) a short pause", [.start, .says("a b"), .pause(0.9), .says("c")], "c"),
        Scene("(c) pauses add up", [.start, .says("a"), .pause(0.4), .pause(0.6), .says("c")], "a c"),
        Scene(
            "(c) tenths add up", [.start, .says("a")] + Array(repeating: .pause(0.1), count: 10) + [.says("c")], "a c"),
        Scene("(c) the same first word", [.start, .says("a b"), .pause(2), .says("A!")], "A!"),
        Scene("(c) waiting is no pause", [.start, .says("a b"), .wait(9), .says("c")], "c"),
        Scene("(c) one time is unknown", [.start, .says("a", at: 1), .pause(2), .says("b")], "a b"),
        Scene("(c) a Han character", [.start, .says("今天"), .pause(2), .says("今晚")], "今晚"),
        Scene("(c) another Han character", [.start, .says("今天"), .pause(2), .says("明天")], "今天明天"),
        Scene("the pause counts once", [.start, .says("a"), .pause(2), .says("a b"), .says("c")], "c"),
        Scene("a pause before the first words", [.start, .pause(2), .says("a"), .says("b")], "b"),
        Scene("a final is judged alike", [.start, .says("a b"), .pause(2), .final("c d")], "a b c d"),
        Scene(
            "all segments again", [.start, .says("a b"), .pause(2), .says("c"), .pause(2), .says("a b c d")], "a b c d"),
        Scene(
            "a growing second segment", [.start, .says("a b", at: 1), .says("a", at: 5), .says("a b", at: 5)], "a b a b"
        ),
    ])
    func replacedOrAdded(_ scene: Scene) { scene.check() }

    @Test(arguments: [
        Scene("a final ends its task", [.start, .says("a"), .final("A."), .says("b", 2)], "A. b", .listening),
        Scene("partials of an ended task", [.start, .final("A."), .says("a b c")], "A."),
        Scene("the final again", [.start, .final("Anne."), .final("Ann.")], "Ann."),
        Scene("the final again, after others", [.start, .final("A."), .final("B.", 2), .final("C.")], "C. B."),
        Scene("the final again, after a restart", [.start, .says("a", ends: true), .final("b"), .final("c")], "a c"),
        Scene("an empty final", [.start, .says("a b"), .final("  ")], "a b"),
        Scene(
            "a final of all segments", [.start, .says("a b"), .pause(2), .says("c"), .final("A b, see.")], "A b, see."),
        Scene("the final of the last segment", [.start, .says("a b"), .pause(2), .says("c"), .final("C.")], "a b C."),
        Scene(
            "a final of the same words", [.start, .says("go", at: 1), .says("go", at: 5), .final("Go.")], "go Go."),
        Scene("the same words in two tasks", [.start, .final("no"), .final("no", 2)], "no no"),
        Scene("an older session's final", [.start, .says("a"), .start, .final("X."), .says("b", 2)], "a b"),
        Scene("a final after cancel", [.start, .says("a"), .cancel, .final("A."), .start, .final("B.")], ""),
        Scene("numbers of a finished session", [.start, .stop, .wait(3), .final("X", 4), .start, .says("y", 4)], ""),
        Scene("results before any start", [.says("a"), .start, .says("b")], "b"),
        Scene("without numbers", [.start, .says("a", nil), .final("A.", nil), .final("B.", nil)], "A. B."),
        Scene("number, then none", [.start, .says("a"), .final("A.", nil), .says("b", 2)], "A. b"),
        Scene("tasks in turn", [.start, .says("a"), .says("x", 2), .says("a b"), .says("x y", 2)], "a b x y"),
        Scene("a final after an error", [.start, .says("a"), .error(1107), .final("A b.")], "a"),
    ])
    func finals(_ scene: Scene) { scene.check() }

    @Test(arguments: [
        Scene("stretches", [.transcriber(), .says("a"), .final("A."), .says(" b"), .final(" B.")], "A. B."),
        Scene("volatile replaces", [.transcriber(), .final("A."), .says("x y"), .says("z")], "A. z"),
        Scene("no restarts", [.transcriber(), .says("a", at: 1, ends: true), .pause(3), .says("b", at: 9)], "b"),
        Scene("an empty final closes", [.transcriber(), .says("a"), .final(""), .says("b")], "a b"),
        Scene("the same stretch twice", [.transcriber(), .final("no"), .final("no")], "no no"),
        Scene("after an edit", [.transcriber(), .says("a b"), .edit("a c"), .final("A b d.")], "a c d."),
        Scene("a late stretch", [.transcriber(), .says("a"), .stop, .wait(3), .final("A."), .final("B.")], "A."),
        Scene("joined in Japanese", [.transcriber("ja-JP"), .final(" 今日は "), .final(" 雨")], "今日は雨"),
    ])
    func stretches(_ scene: Scene) { scene.check() }

    @Test func allThreeNamesReportStretches() {
        for engine in ["SpeechTranscriber", "DictationTranscriber", "SpeechAnalyzer"] {
            let session = play([.start("en-US") { $0.engine = engine }, .final("a"), .final("b")])
            #expect(session.field == "a b")
        }
        #expect(play([.start("en-US") { $0.engine = "SFSpeechRecognizer" }, .final("a"), .final("b")]).field == "b")
    }
}
