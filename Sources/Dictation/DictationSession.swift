/// Where a session stands; the raw values are the ones that a replay prints.
public enum DictationState: String, Hashable, Sendable, CaseIterable {
    /// Nothing has begun, or it was cancelled.
    case idle
    /// The microphone is open.
    case listening
    /// The person has stopped, and the final may still come.
    case finishing
    /// The session is over.
    case stopped
    /// Dictation cannot take place; the refusal says why.
    case refused
    /// Something took the microphone; listening does not begin again by itself.
    case interrupted
}

/// A field and the dictation sessions in it, as a value: events go in, actions come out.
///
/// The session knows neither clock nor microphone nor text control. An app hands in what happens and carries out the
/// actions; the same events always give the same text. Words heard are never lost, nothing is said twice, and what
/// the person types wins.
public struct DictationSession: Hashable, Sendable {
    /// How long `stop` waits for the final, in seconds.
    public static let longestFinish = 3.0

    /// Where the last session stands.
    public internal(set) var state = DictationState.idle
    /// Why dictation does not take place; not `nil` exactly in `refused`.
    public internal(set) var refusal: DictationRefusal?
    /// The interface language and the system for which refusals are worded.
    public let wording: DictationWording

    var draft = DictationDraft("")
    var device = DictationReadiness.Device()
    var tasks: [RecognitionTask] = []
    /// Where a number of the present session stands in `tasks`.
    var places: [Int: Int] = [:]
    /// The numbers of older sessions; what they say is dropped.
    var olderNumbers: Set<Int> = []
    var usedLocale: String?
    var isSimulator = false
    var deviceLocale: String?
    var reportsStretches = false
    var silentSamples = 0
    /// All the silence of the session, added up.
    var silence: Ticks = 0
    var failures = 0
    var sinceStop: Ticks = 0

    /// An empty field.
    ///
    /// - Parameter wording: the interface language and the system for which refusals are worded.
    public init(wording: DictationWording = DictationWording()) {
        self.wording = wording
    }

    /// The text that belongs into the field.
    ///
    /// Takes time proportional to the text.
    public var field: String { shown.text }

    /// The caret in UTF-16 code units: behind the dictated words, or where the person left it.
    public var caret: Int { shown.caret }

    /// What one step of undo gives back: text and caret without what was dictated since the start or the last edit.
    public var beforeDictation: (text: String, caret: Int) { (draft.text, draft.caret) }

    /// The language that is recognised, in BCP 47 without extensions; `nil` where refused or before any session.
    public var resolvedLocale: String? { state == .refused ? nil : usedLocale }

    /// How long the session still waits for the final, in seconds; `nil` where it does not wait.
    public var remainingFinish: Double? {
        state == .finishing ? max(0, Self.longestFinish - Double(sinceStop) / 1_000_000) : nil
    }

    private var shown: (text: String, caret: Int) {
        draft.showing(tasks.flatMap { $0.segments.map(\.visible) })
    }

    /// Takes an event.
    ///
    /// - Parameter event: what happened; the seconds of an event have passed when it is handed in.
    /// - Returns: what the app has to do, in order.
    public mutating func handle(_ event: DictationEvent) -> [DictationAction] {
        let ended = pass(event.seconds)
        return ended + respond(event)
    }

    private mutating func respond(_ event: DictationEvent) -> [DictationAction] {
        switch event {
        case .field(let text, let caret), .userEdit(let text, let caret): edit(text, caret)
        case .start(let start): begin(start)
        case .partial(let partial): hear(partial)
        case .final(let text, let task): hearFinal(text, task)
        case .pause(let seconds): pause(seconds)
        case .wait, .recognizerUnavailable: []
        case .stop: stop()
        case .cancel: cancel()
        case .error(_, let code, let task): fail(code, task)
        case .exception: failBadly()
        case .interruption(let type): interrupt(type)
        case .callActive: call()
        case .format(let hertz): changeFormat(hertz, isNewRoute: false)
        case .routeChange(let hertz): changeFormat(hertz, isNewRoute: true)
        case .samples(let count, _): hearSamples(count)
        case .reserved(let locales): reserve(locales)
        case .engineStopped: state == .listening ? [.rebuildCapture] : []
        }
    }

    /// The field's text is the person's: what was dictated so far is part of the draft.
    private mutating func edit(_ text: String, _ caret: Int?) -> [DictationAction] {
        draft = DictationDraft(text, caret: caret)
        for index in tasks.indices { tasks[index].edit() }
        return []
    }

    private mutating func reserve(_ locales: [String]) -> [DictationAction] {
        device.reservedLocales = locales
        return []
    }
}
