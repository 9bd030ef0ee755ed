/// Joins a session to an engine, a clock and a text control; all that is decided is decided by the session.
@MainActor
public final class DictationRunner {
    /// How long a microphone may stay without a sound before the session is told, in seconds.
    static let soundCheck = 2.0

    /// The session as it stands.
    public private(set) var session: DictationSession
    /// Whether `start` is still finding out about the language and the permissions.
    public private(set) var isStarting = false
    /// Is called whenever state, refusal or text may have changed.
    public var changed: () -> Void = {}
    /// Is given each event as one line for `plainspoken replay`; a trace holds texts and no audio.
    public var trace: ((String) -> Void)?
    /// The engine of the next session.
    public var engine: DictationEngine
    /// Where the text stands.
    public var control: DictationTextControl

    private let clock: DictationClock
    private var line: DictationEngine.Line?
    private var lastMoment: Double
    /// Counts attempts to start; a `stop` during the questions makes the attempt an old one.
    private var attempt = 0
    /// Counts lines; what an older one reports is dropped.
    private var lineNumber = 0
    /// What the control should hold: what was last written, or read.
    private var known: (text: String, caret: Int?) = ("", nil)
    /// Results that wait until the input method has composed its character.
    private var held: [DictationEvent] = []
    private let reports: AsyncStream<(line: Int, event: DictationEvent)>.Continuation

    /// Joins the parts; nothing begins yet.
    ///
    /// - Parameters:
    ///   - engine: the recogniser with its microphone.
    ///   - control: where the text stands.
    ///   - clock: time.
    ///   - wording: the interface language and the system for which refusals are worded.
    public init(
        engine: DictationEngine, control: DictationTextControl, clock: DictationClock = .live,
        wording: DictationWording = DictationWording()
    ) {
        self.engine = engine
        self.control = control
        self.clock = clock
        session = DictationSession(wording: wording)
        lastMoment = clock.now()
        // One stream keeps the order of reports; a task for each would not.
        let (stream, continuation) = AsyncStream.makeStream(of: (line: Int, event: DictationEvent).self)
        reports = continuation
        Task { @MainActor [weak self] in
            for await report in stream { self?.receive(report.event, of: report.line) }
        }
    }

    /// Whoever is gone listens no more.
    deinit {
        reports.finish()
        line?.perform(.stopCapture)
        line?.perform(.cancelTask)
    }

    /// Begins to listen in a language, or refuses; a session that still runs is ended and keeps its words.
    ///
    /// Returns when the session listens or is refused. A `stop` or `cancel` in the meantime ends the attempt.
    ///
    /// - Parameter locale: the language, as a BCP 47 tag.
    public func start(_ locale: String) async { await finishStart(beginStart(), locale) }

    /// What a press does at once, so that a second one meets a session that is starting.
    func beginStart() -> Int {
        end(with: .stop)
        isStarting = true
        changed()
        return attempt
    }

    func finishStart(_ mine: Int, _ locale: String) async {
        let facts = await engine.facts(locale, true)
        guard mine == attempt else { return }
        isStarting = false
        takeEdit()
        known = control.read()
        hand(.field(text: known.text, caret: known.caret))
        for event in facts {
            if case .start(let start) = event { openLine(start) }
            hand(event)
        }
        if session.state == .listening { watchSound() }
        changed()
    }

    private func openLine(_ start: DictationStart) {
        line?.perform(.cancelTask)
        lineNumber += 1
        let mine = lineNumber
        line = engine.open(start) { [reports] in reports.yield((mine, $0)) }
    }

    /// Ends dictation and keeps the words; the final still comes in.
    public func stop() { end(with: .stop) }

    /// Takes the dictated words back.
    public func cancel() { end(with: .cancel) }

    private func end(with event: DictationEvent) {
        attempt += 1
        isStarting = false
        if [.listening, .finishing, .interrupted].contains(session.state) {
            releaseHeld()
            takeEdit()
            hand(event)
        }
        changed()
    }

    private func receive(_ event: DictationEvent, of reporter: Int) {
        guard reporter == lineNumber else { return }
        // To write would break off the character that is being composed.
        if event.isResult, control.isComposing() {
            held.append(event)
            return
        }
        releaseHeld()
        takeEdit()
        hand(event)
        changed()
    }

    private func releaseHeld() {
        guard !held.isEmpty else { return }
        takeEdit()
        for event in held { hand(event) }
        held = []
    }

    /// What the person typed wins: where the control holds something else than was written, that is the new draft.
    private func takeEdit() {
        let present = control.read()
        guard present.text != known.text || present.caret != known.caret else { return }
        known = present
        hand(.userEdit(text: present.text, caret: present.caret))
    }

    private func hand(_ event: DictationEvent) {
        let moment = clock.now()
        let passed = max(0, moment - lastMoment)
        lastMoment = moment
        if passed > 0 { take(.wait(seconds: passed)) }
        take(event)
    }

    private func take(_ event: DictationEvent) {
        trace?(DictationTrace.line(for: event))
        for action in session.handle(event) { carryOut(action) }
    }

    private func carryOut(_ action: DictationAction) {
        switch action {
        case .showText: showText()
        case .awaitFinal: awaitFinal()
        case .showRefusal, .endSession: registerUndo()
        case .startCapture, .startTask, .rebuildCapture, .stopCapture, .endAudio, .cancelTask: line?.perform(action)
        }
    }

    private func showText() {
        let (text, caret) = (session.field, session.caret)
        control.write(text, caret)
        let present = control.read()
        // A control that tells no caret, or shows the text a moment later, has not been edited.
        known = present.text == text ? present : (text, present.caret == nil ? nil : caret)
    }

    private func registerUndo() {
        let before = session.beforeDictation
        if before.text != session.field { control.registerUndo(before.text, before.caret) }
    }

    /// Hands in the time when the session has waited long enough; the task keeps no runner alive.
    private func awaitFinal() {
        Task { [weak self, clock, mine = lineNumber] in
            while let left = self?.remainingFinish(of: mine) {
                await clock.sleep(left)
                self?.passTime(of: mine)
            }
        }
    }

    private func remainingFinish(of line: Int) -> Double? { line == lineNumber ? session.remainingFinish : nil }

    private func passTime(of line: Int) {
        guard line == lineNumber else { return }
        releaseHeld()
        takeEdit()
        hand(.wait(seconds: 0))
        changed()
    }

    /// A microphone may be open and silent all the same, after a call for example.
    private func watchSound() {
        Task { [weak self, clock, mine = lineNumber] in
            repeat { await clock.sleep(Self.soundCheck) } while self?.checkSound(of: mine) == true
        }
    }

    /// False where the line listens no more.
    private func checkSound(of number: Int) -> Bool {
        guard number == lineNumber, session.state == .listening, let line else { return false }
        if !control.isComposing() { releaseHeld() }
        takeEdit()
        hand(.samples(count: line.takeFrames(), seconds: 0))
        changed()
        return true
    }
}

extension DictationEvent {
    /// Whether the event changes the text by what was heard.
    var isResult: Bool {
        switch self {
        case .partial, .final: true
        default: false
        }
    }
}
