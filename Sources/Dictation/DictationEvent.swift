/// What happens to a dictation session: one case for each event of a trace.
///
/// Seconds are never read from a clock: every event that lasts carries its own, and the session adds them up. A
/// negative or infinite number of seconds counts as zero.
public enum DictationEvent: Hashable, Sendable {
    /// The text of the field before dictation, with the caret in UTF-16 code units (at the end where it is `nil`).
    case field(text: String, caret: Int? = nil)
    /// The person asks for dictation, with what the system says about the language and the permissions.
    case start(DictationStart)
    /// A result that may still change.
    case partial(RecognitionPartial)
    /// The last result of a task, or of a stretch where the engine reports stretches.
    case final(text: String, task: Int? = nil)
    /// The person changed the field or moved the caret; the caret is in UTF-16 code units.
    case userEdit(text: String, caret: Int? = nil)
    /// Silence while listening.
    case pause(seconds: Double)
    /// Time that passes, at any point.
    case wait(seconds: Double)
    /// The person ends dictation and keeps the words.
    case stop
    /// The person takes the dictated words back.
    case cancel
    /// The recogniser reports an error; only its code decides, domain and code are never shown.
    case error(domain: String, code: Int, task: Int? = nil)
    /// The audio session was interrupted, or the interruption is over.
    case interruption(DictationInterruption)
    /// A call holds the microphone.
    case callActive
    /// The microphone's format; zero hertz means that it cannot be used now.
    case format(hertz: Double)
    /// The audio route changed, with the new format.
    case routeChange(hertz: Double)
    /// Frames that arrived within some seconds.
    case samples(count: Int, seconds: Double)
    /// The recogniser was unavailable for some seconds.
    case recognizerUnavailable(seconds: Double)
    /// The locales that the app holds reserved in the system's asset inventory, five at most.
    case reserved(locales: [String])
    /// The audio engine has stopped by itself (`AVAudioEngineConfigurationChange`).
    case engineStopped
    /// The system raised an exception; its text is never shown.
    case exception(text: String)

    /// How long the event lasts, in seconds.
    var seconds: Double {
        switch self {
        case .pause(let seconds), .wait(let seconds), .samples(_, let seconds), .recognizerUnavailable(let seconds):
            seconds
        default: 0
        }
    }
}

/// The two ends of an interruption of the audio session.
public enum DictationInterruption: String, Hashable, Sendable, CaseIterable {
    /// Capture has ended: a call, an alarm, another app.
    case began
    /// Capture would be possible again; this may never come.
    case ended
}

/// A result that may still change.
public struct RecognitionPartial: Hashable, Sendable {
    /// The whole text of the task since its last restart, or of the stretch where the engine reports stretches.
    public var text: String
    /// The number of the recognition task; `nil` means the newest one.
    public var task: Int?
    /// Where the first segment starts in the task's audio, in seconds; zero or `nil` means unknown.
    public var firstSegmentTime: Double?
    /// Whether the engine marked the end of an utterance.
    ///
    /// With `SFSpeechRecognizer` the mark is `speechRecognitionMetadata` on a result that is not final.
    public var endsUtterance: Bool
    /// From 0 to 1; a confident partial is still a partial, so that nothing depends on it.
    public var confidence: Double?

    /// Builds a partial result.
    ///
    /// - Parameters:
    ///   - text: the text so far.
    ///   - task: the task's number.
    ///   - firstSegmentTime: seconds into the task's audio; zero means unknown.
    ///   - endsUtterance: whether the engine marked the end of an utterance.
    ///   - confidence: from 0 to 1.
    public init(
        _ text: String, task: Int? = nil, firstSegmentTime: Double? = nil, endsUtterance: Bool = false,
        confidence: Double? = nil
    ) {
        self.text = text
        self.task = task
        self.firstSegmentTime = firstSegmentTime
        self.endsUtterance = endsUtterance
        self.confidence = confidence
    }
}
