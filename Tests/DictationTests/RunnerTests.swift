import Dictation
import Testing

/// The runner with an engine, a clock and a control of the test's own.
@MainActor @Suite struct RunnerTests {
    /// A text control in memory.
    @MainActor private final class Control {
        var text = ""
        var caret: Int? = 0
        var isComposing = false
        var undo: [(String, Int)] = []

        var value: DictationTextControl {
            DictationTextControl(
                read: { (self.text, self.caret) }, write: { (self.text, self.caret) = ($0, $1) },
                isComposing: { self.isComposing }, registerUndo: { self.undo.append(($0, $1)) })
        }
    }

    /// An engine that writes down its actions; the test reports in its name.
    private final class Engine: @unchecked Sendable {
        var performed: [String] = []
        var frames = 1_600
        var report: (@Sendable (DictationEvent) -> Void)?
        var facts: [DictationEvent] = [.start]
        var questions: [String] = []
        /// What happens while the person is asked.
        var meanwhile: @Sendable () async -> Void = {}

        var value: DictationEngine {
            DictationEngine(
                name: "own",
                facts: { locale, mayAsk in
                    self.questions.append("\(locale) \(mayAsk)")
                    await self.meanwhile()
                    return self.facts
                },
                open: { _, report in
                    self.report = report
                    return DictationEngine.Line(
                        perform: { self.performed.append($0.name) }, takeFrames: { self.frames })
                })
        }
    }

    /// A clock that the test moves; who sleeps wakes when the time has come.
    private final class Time: @unchecked Sendable {
        var now = 0.0
        private var sleepers: [(until: Double, continuation: CheckedContinuation<Void, Never>)] = []

        var clock: DictationClock {
            DictationClock(now: { self.now }, sleep: { await self.sleep($0) })
        }

        @MainActor private func sleep(_ seconds: Double) async {
            await withCheckedContinuation { sleepers.append((now + seconds, $0)) }
        }

        @MainActor func pass(_ seconds: Double) async {
            await settle()
            now += seconds
            let due = sleepers.filter { $0.until <= now }
            sleepers.removeAll { $0.until <= now }
            for sleeper in due { sleeper.continuation.resume() }
            await settle()
        }

        deinit { for sleeper in sleepers { sleeper.continuation.resume() } }
    }

    private let control = Control()
    private let engine = Engine()
    private let time = Time()

    private func runner() -> DictationRunner {
        DictationRunner(engine: engine.value, control: control.value, clock: time.clock)
    }

    private func report(_ events: DictationEvent...) async {
        for event in events { engine.report?(event) }
        await settle()
    }

    @Test func aWholeSession() async {
        let runner = runner()
        (control.text, control.caret) = ("List:", 5)
        await runner.start("en-US")
        #expect(engine.questions == ["en-US true"])
        await report(.says("eggs"), .says("eggs and milk"))
        #expect(control.text == "List: eggs and milk")
        #expect(control.caret == 19)
        runner.stop()
        #expect(runner.session.state == .finishing)
        await report(.final("Eggs and milk."))
        #expect(control.text == "List: Eggs and milk.")
        #expect(runner.session.state == .stopped)
        #expect(engine.performed == ["start-capture", "start-task", "stop-capture", "end-audio"])
        #expect(control.undo.map(\.0) == ["List:"])
        #expect(control.undo.map(\.1) == [5])
    }

    @Test func theFinalIsAwaitedForThreeSeconds() async {
        let runner = runner()
        await runner.start("en-US")
        await report(.says("a"))
        runner.stop()
        await time.pass(2.9)
        #expect(runner.session.state == .finishing)
        await time.pass(0.2)
        #expect(runner.session.state == .stopped)
        #expect(engine.performed.last == "cancel-task")
        await report(.final("A b."))
        #expect(control.text == "A b.")
    }

    @Test func typingWhileListening() async {
        let runner = runner()
        await runner.start("en-US")
        await report(.says("meet at ten"))
        (control.text, control.caret) = ("meet at eleven", 14)
        await report(.says("meet at ten in the lobby"))
        #expect(control.text == "meet at eleven in the lobby")
        runner.cancel()
        #expect(control.text == "meet at eleven")
        #expect(control.undo.isEmpty)
    }

    /// A syllable that is being composed is not broken off, and no word is lost meanwhile.
    @Test func composing() async {
        let runner = runner()
        await runner.start("ko-KR")
        await report(.says("오늘"))
        (control.text, control.caret, control.isComposing) = ("오늘 ㅎ", 4, true)
        await report(.says("오늘 회의"))
        #expect(control.text == "오늘 ㅎ")
        (control.text, control.isComposing) = ("오늘 하", false)
        await report(.says("오늘 회의 있어"))
        #expect(control.text == "오늘 하 회의 있어")
        (control.text, control.caret, control.isComposing) = ("오늘 하 회의 있어 ㅇ", 12, true)
        await report(.says("오늘 회의 있어 요"))
        runner.stop()
        #expect(control.text == "오늘 하 회의 있어 ㅇ 요")
    }

    @Test func aPressDuringTheQuestions() async {
        let runner = runner()
        engine.meanwhile = { @MainActor in
            #expect(runner.isStarting)
            runner.stop()
        }
        await runner.start("en-US")
        #expect(runner.session.state == .idle)
        #expect(engine.performed == [])
        #expect(!runner.isStarting)
    }

    @Test func aRefusalOpensNothing() async {
        let runner = runner()
        engine.facts = [.start("ko-KR") { $0.recognizerLocale = "en-US" }]
        await runner.start("ko-KR")
        #expect(runner.session.refusal?.reason == .unsupportedLanguage)
        #expect(engine.performed == [])
    }

    @Test func noSound() async {
        let runner = runner()
        await runner.start("en-US")
        await report(.says("a"))
        engine.frames = 0
        await time.pass(2)
        #expect(engine.performed.last == "rebuild-capture")
        await time.pass(2)
        #expect(runner.session.refusal?.reason == .noAudio)
        #expect(control.text == "a")
    }

    @Test func anOlderLineIsNotHeard() async {
        let runner = runner()
        await runner.start("en-US")
        let old = engine.report
        await report(.says("one"))
        await runner.start("de-DE")
        old?(.says("one more"))
        old?(.error(201))
        await report(.says("zwei", 2))
        #expect(control.text == "one zwei")
        #expect(runner.session.state == .listening)
    }

    /// What the runner did is what its trace replays.
    @Test func theTraceReplays() async throws {
        let runner = runner()
        var lines = ""
        runner.trace = { lines += $0 }
        (control.text, control.caret) = ("x", 1)
        await runner.start("en-US")
        await report(.says("a b"))
        await time.pass(1)
        (control.text, control.caret) = ("x a c", 5)
        await report(.says("a b d"))
        runner.stop()
        await time.pass(3)
        let replayed = play(try Trace.events(lines))
        #expect(replayed.field == control.text)
        #expect(replayed.state == runner.session.state)
        #expect(lines.contains("{\"ev\": \"wait\", \"sec\": 3}\n"))
    }
}

/// Lets what is ready on the main actor run.
@MainActor private func settle() async {
    for _ in 0..<20 { await Task.yield() }
}
