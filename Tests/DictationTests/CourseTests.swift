import Dictation
import Testing

/// Promises 3, 4, 5 and 9: how a session goes on, ends, and meets the person's own edits.
@Suite struct CourseTests {
    @Test(arguments: [
        Scene("a failed task goes on", [.start, .says("a"), .error(1107), .says("b", 2)], "a b", .listening),
        Scene("two failures", [.start, .error(203), .error(216, 2)], "", .listening),
        Scene("three failures", [.start, .error(1), .error(203, 2), .error(1107, 3)], "", refused: .engineFailed),
        Scene(
            "three without numbers", [.start] + Array(repeating: .error(216, nil), count: 3), "", refused: .engineFailed
        ),
        Scene("three empty finals", [.start, .final(""), .final("", 2), .final("", 3)], "", refused: .engineFailed),
        Scene("nothing said", [.start, .error(1110), .error(1110, 2), .error(1110, 3)], "", .stopped),
        Scene(
            "words in between", [.start, .error(1), .error(1, 2), .says("a", 3), .error(1, 3), .error(1, 4)], "a",
            .listening),
        Scene(
            "words, then three", [.start, .says("a"), .error(1), .error(1, 2), .error(1, 3), .error(1, 4)], "a",
            refused: .engineFailed),
        Scene("one task's error twice", [.start, .error(1), .error(1), .error(1)], "", .listening),
        Scene("our own cancellation", [.start, .error(209), .error(301, 2), .error(301, 3)], "", .listening),
        Scene("it leaves the task", [.start, .says("a"), .error(301), .says("a b")], "a b", .listening),
        Scene("another code", [.start, .says("a"), .error(-7), .says("b", 2)], "a b", .listening),
        Scene("102", [.start, .says("a"), .error(102)], "a", refused: .noOnDeviceModel),
        Scene("201", [.start, .says("a"), .error(201)], "a", refused: .dictationOff),
        Scene("300", [.start, .says("a"), .error(300)], "a", refused: .engineFailed),
        Scene("1700", [.start, .says("a"), .error(1700)], "a", refused: .speechDenied),
        Scene("an exception", [.start, .says("a"), .exception(text: "x")], "a", refused: .engineFailed),
        Scene("an old session's error", [.start, .says("a"), .start, .error(201)], "a", .listening),
    ])
    func errors(_ scene: Scene) { scene.check() }

    @Test(arguments: [
        Scene("finishing", [.start, .says("a"), .stop], "a", .finishing),
        Scene("the final", [.start, .says("a"), .stop, .final("A.")], "A.", .stopped),
        Scene("a partial still counts", [.start, .says("a"), .stop, .says("a b"), .wait(3)], "a b", .stopped),
        Scene("a first final", [.start, .stop, .wait(2.9), .final("A.")], "A.", .stopped),
        Scene("just before 3 s", [.start, .says("a"), .stop, .wait(2.999)], "a", .finishing),
        Scene(
            "at 3 s", [.start, .says("a"), .stop, .wait(1), .pause(1), .samples(count: 0, seconds: 1)], "a", .stopped),
        Scene("in tenths", [.start, .stop] + Array(repeating: .wait(0.1), count: 30), "", .stopped),
        Scene("stop again", [.start, .stop, .wait(2), .stop, .wait(1)], "", .stopped),
        Scene("a late final", [.start, .says("a"), .stop, .wait(3), .final("A b.")], "A b.", .stopped),
        Scene("a late partial", [.start, .says("a"), .stop, .wait(3), .says("a b")], "a", .stopped),
        Scene("a late final of nothing", [.start, .stop, .wait(3), .final("A.")], "", .stopped),
        Scene("late, after an edit", [.start, .says("a"), .stop, .wait(3), .edit("x"), .final("A b.")], "x", .stopped),
        Scene("late, edited before", [.start, .says("a"), .edit("x"), .stop, .wait(3), .final("A b.")], "x", .stopped),
        Scene("late after a mark", [.start, .says("a", ends: true), .stop, .wait(3), .final("B.")], "B.", .stopped),
        Scene("late replaces, never adds", [.start, .says("a"), .pause(2), .stop, .wait(3), .final("B.")], "B."),
        Scene(
            "a final again, without numbers", [.start, .says("a", nil), .stop, .final("A.", nil), .final("A b.", nil)],
            "A b.", .stopped),
        Scene(
            "the same, edited", [.start, .says("a", nil), .stop, .final("A.", nil), .edit("x"), .final("B", nil)], "x",
            .stopped),
        Scene("nothing to replace", [.start, .stop, .wait(3), .final("A.", nil)], "", .stopped),
        Scene("any error", [.start, .says("a"), .stop, .error(201)], "a", .stopped),
        Scene("an exception", [.start, .says("a"), .stop, .exception(text: "x")], "a", .stopped),
        Scene("an older task's final", [.start, .final("A"), .says("b", 2), .stop, .final("C")], "C b", .finishing),
        Scene("no sound is no matter", [.start, .stop, .silence], "", .finishing),
        Scene("start while finishing", [.start, .says("a"), .stop, .start], "a", .listening),
    ])
    func stopping(_ scene: Scene) { scene.check() }

    @Test func nothingBeforeStart() {
        for event in [DictationEvent.stop, .cancel, .final("a"), .error(201), .exception(text: "x"), .engineStopped] {
            #expect(play([.field(text: "x"), event]).state == .idle)
            #expect(play([.field(text: "x"), event]).field == "x")
        }
    }

    @Test(arguments: [
        Scene("growth", [.start, .says("a b"), .edit("a x"), .says("a b c")], "a x c", caret: 5),
        Scene("growth twice", [.start, .says("a b"), .edit("a x"), .says("a b c"), .says("a b c d")], "a x c d"),
        Scene("at the caret", [.start, .says("a"), .edit("x z", 1), .says("a y")], "x y z", caret: 3),
        Scene("nothing new", [.start, .says("a b"), .edit("x"), .says("A B."), .final("A b.")], "x", caret: 1),
        Scene("a corrected word", [.start, .says("at ten"), .edit("at 11"), .says("at 10 in here")], "at 11 in here"),
        Scene("a word put in", [.start, .says("meet at ten"), .edit("x"), .says("meet me at ten now")], "x now"),
        Scene("two edits", [.start, .says("a"), .edit("x"), .says("a b"), .edit("x y"), .says("a b c")], "x y c"),
        Scene("all removed", [.start, .says("a b"), .edit(""), .says("a b c")], "c", caret: 1),
        Scene("a new task", [.start, .says("a"), .edit("x"), .final("A"), .says("b", 2)], "x b"),
        Scene("a restart", [.start, .says("a b"), .edit("x"), .pause(2), .says("c")], "x c"),
        Scene("a final of all", [.start, .says("a"), .pause(2), .says("b"), .edit("x"), .final("a b c")], "x c"),
        Scene("without words", [.start, .says("?"), .edit("!"), .final("?")], "!"),
        Scene("before any words", [.start, .edit("x", 0), .says("a")], "a x", caret: 1),
        Scene("in Chinese", [.start, .says("今天"), .edit("明天"), .says("今天很好")], "明天很好"),
    ])
    func edits(_ scene: Scene) { scene.check() }

    @Test(arguments: [
        Scene("back to before", [.field(text: "ab", caret: 1), .start, .says("x"), .cancel], "ab", caret: 1, .idle),
        Scene("while finishing", [.start, .says("x"), .stop, .cancel, .wait(5)], "", .idle),
        Scene("after an edit", [.start, .says("x"), .edit("xy", 1), .says("x z"), .cancel], "xy", caret: 1, .idle),
        Scene("only this session", [.start, .final("a"), .start, .says("b", 2), .cancel], "a", caret: 1, .idle),
        Scene("over is over", [.start, .final("a"), .stop, .wait(3), .cancel], "a", .stopped),
        Scene("later results", [.start, .says("x"), .cancel, .says("x y"), .final("z", 2)], "", .idle),
        Scene("twice", [.start, .says("x"), .cancel, .cancel], "", .idle),
    ])
    func cancelling(_ scene: Scene) { scene.check() }

    @Test(arguments: [
        Scene("interrupted", [.start, .says("a"), .interruption(.began)], "a", .interrupted),
        Scene("over", [.start, .says("a"), .interruption(.began), .interruption(.ended)], "a", .interrupted),
        Scene("no new words", [.start, .says("a"), .interruption(.began), .says("a b"), .says("c", 2)], "a"),
        Scene("the final", [.start, .says("a"), .interruption(.began), .final("A.")], "A.", .interrupted),
        Scene("then stop", [.start, .says("a"), .interruption(.began), .stop], "a", .stopped),
        Scene("then start", [.start, .says("a"), .interruption(.began), .start, .says("b", 2)], "a b", .listening),
        Scene("while finishing", [.start, .stop, .interruption(.began)], "", .finishing),
        Scene("two silences", [.start, .says("a"), .silence, .wait(1), .silence], "a", refused: .noAudio),
        Scene("sound between", [.start, .silence, .sound, .silence], "", .listening),
        Scene("silence before start", [.silence, .start, .silence], "", .listening),
        Scene("0 Hz", [.format(hertz: 0), .start], "", refused: .microphoneBusy),
        Scene("0 Hz no more", [.format(hertz: 0), .routeChange(hertz: 16_000), .start], "", .listening),
        Scene("0 Hz by a new route", [.start, .says("a"), .routeChange(hertz: 0)], "a", refused: .microphoneBusy),
        Scene("a call", [.callActive, .start], "", refused: .microphoneBusy),
        Scene("a call while listening", [.start, .says("a"), .callActive], "a", refused: .microphoneBusy),
        Scene("a call that is over", [.callActive, .interruption(.ended), .start], "", .listening),
        Scene("the engine stopped", [.start, .says("a"), .engineStopped, .says("a b")], "a b", .listening),
        Scene("no recogniser for a while", [.start, .recognizerUnavailable(seconds: 9)], "", .listening),
    ])
    func audio(_ scene: Scene) { scene.check() }
}
