/// What a recogniser's error means for a session.
///
/// By Apple's documentation of `SFSpeechRecognitionTask.error`; 1, 209 and 216 are not in its table and follow public
/// reports. The codes of the two private domains do not overlap, so that the code alone decides.
enum RecognizerError: Hashable {
    /// Dictation cannot go on.
    case refuses(DictationRefusal.Reason)
    /// The app's own cancellation.
    case ownCancellation
    /// Nothing was said.
    case noSpeech
    /// The task is over, and another one may go on.
    case endsTask

    init(code: Int) {
        self =
            switch code {
            case 102: .refuses(.noOnDeviceModel)
            case 201: .refuses(.dictationOff)
            case 300: .refuses(.engineFailed)
            case 1700: .refuses(.speechDenied)
            case 209, 301: .ownCancellation
            case 1110: .noSpeech
            default: .endsTask
            }
    }
}
