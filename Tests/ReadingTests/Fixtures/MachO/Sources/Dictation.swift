// swift-format-ignore-file
import Speech

public final class Dictation {
    let analyzer = SpeechAnalyzer()
    public init() {}
}
