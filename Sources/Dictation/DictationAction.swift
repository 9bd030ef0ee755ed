/// What the app has to do next; the session itself touches neither microphone nor field.
///
/// `Documentation/dictation.md` lists the names that a replay prints.
public enum DictationAction: Hashable, Sendable {
    /// Open the microphone with the format that it has now: `start-capture`.
    case startCapture
    /// Make a recogniser anew for the session's language and begin a task: `start-task`.
    case startTask
    /// Write the session's field and caret into the text control: `show-text`.
    case showText
    /// Remove the tap and start the audio engine again with the present format: `rebuild-capture`.
    case rebuildCapture
    /// Close the microphone and deactivate the audio session: `stop-capture`.
    case stopCapture
    /// Tell the task that no more audio comes, so that it gives its final: `end-audio`.
    case endAudio
    /// Wait for the final, and hand in the time that passes, up to this many seconds: `await-final`.
    case awaitFinal(seconds: Double)
    /// Cancel the task; what it still says is dropped: `cancel-task`.
    case cancelTask
    /// Show the refusal: `show-refusal`.
    case showRefusal(DictationRefusal)
    /// The session is over: `end-session`.
    case endSession

    /// The action's name in a replay.
    public var name: String {
        switch self {
        case .startCapture: "start-capture"
        case .startTask: "start-task"
        case .showText: "show-text"
        case .rebuildCapture: "rebuild-capture"
        case .stopCapture: "stop-capture"
        case .endAudio: "end-audio"
        case .awaitFinal: "await-final"
        case .cancelTask: "cancel-task"
        case .showRefusal: "show-refusal"
        case .endSession: "end-session"
        }
    }
}
