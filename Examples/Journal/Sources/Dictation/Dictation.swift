import AVFoundation
import Observation
import Speech

/// Turns speech into text.
@MainActor @Observable
final class Dictation {
    private(set) var isListening = false
    private let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en-US"))
    private let engine = AVAudioEngine()
    private var task: SFSpeechRecognitionTask?

    /// Listens until `stop()`; `report` is given the whole transcript each time it grows.
    func start(report: @escaping @MainActor (String) -> Void) async {
        guard await Self.isAuthorized(), let recognizer, !isListening else { return }
        let request = SFSpeechAudioBufferRecognitionRequest()
        request.requiresOnDeviceRecognition = true
        engine.inputNode.installTap(onBus: 0, bufferSize: 1_024, format: nil) { buffer, _ in
            request.append(buffer)
        }
        guard (try? engine.start()) != nil else { return }
        isListening = true
        task = recognizer.recognitionTask(with: request) { result, _ in
            guard let text = result?.bestTranscription.formattedString else { return }
            Task { @MainActor in report(text) }
        }
    }

    func stop() {
        isListening = false
        engine.stop()
        engine.inputNode.removeTap(onBus: 0)
        task?.finish()
    }

    private static func isAuthorized() async -> Bool {
        await withCheckedContinuation { continuation in
            SFSpeechRecognizer.requestAuthorization { status in
                continuation.resume(returning: status == .authorized)
            }
        }
    }
}
