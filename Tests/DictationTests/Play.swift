import Dictation
import PlainspokenReplay
import Testing

/// One row of a table: what happens, and what stands there afterwards.
struct Scene: CustomTestStringConvertible {
    let name: String
    let events: [DictationEvent]
    let field: String
    var caret: Int?
    var state: DictationState?
    var reason: DictationRefusal.Reason?

    init(
        _ name: String, _ events: [DictationEvent], _ field: String, caret: Int? = nil, _ state: DictationState? = nil,
        refused reason: DictationRefusal.Reason? = nil
    ) {
        self.name = name
        self.events = events
        self.field = field
        self.caret = caret
        self.state = state ?? (reason == nil ? nil : .refused)
        self.reason = reason
    }

    var testDescription: String { name }

    func check() {
        let session = play(events)
        #expect(session.field == field, "\(name)")
        if let caret { #expect(session.caret == caret, "\(name)") }
        if let state { #expect(session.state == state, "\(name)") }
        #expect(session.refusal?.reason == reason, "\(name)")
        #expect((session.resolvedLocale == nil) == (session.state == .refused), "\(name)")
    }
}

/// The session after some events.
func play(_ events: [DictationEvent]) -> DictationSession {
    var session = DictationSession(wording: DictationWording(system: .iOS))
    for event in events { _ = session.handle(event) }
    return session
}

/// Short names for the events of tables.
extension DictationEvent {
    static let start = start(DictationStart("en-US"))

    static func start(_ locale: String, _ change: (inout DictationStart) -> Void = { _ in }) -> DictationEvent {
        var start = DictationStart(locale)
        change(&start)
        return .start(start)
    }

    static func transcriber(_ locale: String = "en-US") -> DictationEvent {
        start(locale) { $0.engine = "SpeechTranscriber" }
    }

    static func says(_ text: String, _ task: Int? = 1, at time: Double? = nil, ends: Bool = false) -> DictationEvent {
        .partial(RecognitionPartial(text, task: task, firstSegmentTime: time, endsUtterance: ends))
    }

    static func final(_ text: String, _ task: Int? = 1) -> DictationEvent { .final(text: text, task: task) }
    static func edit(_ text: String, _ caret: Int? = nil) -> DictationEvent { .userEdit(text: text, caret: caret) }
    static func error(_ code: Int, _ task: Int? = 1) -> DictationEvent {
        .error(domain: "kAFAssistantErrorDomain", code: code, task: task)
    }
    static func pause(_ seconds: Double) -> DictationEvent { .pause(seconds: seconds) }
    static func wait(_ seconds: Double) -> DictationEvent { .wait(seconds: seconds) }
    static let silence = samples(count: 0, seconds: 2)
    static let sound = samples(count: 16_000, seconds: 1)
}

/// The reader of traces, from text.
enum Trace {
    static func events(_ text: String) throws -> [DictationEvent] { try TraceReader.events(Array(text.utf8)) }
}
