import AVFoundation
import Observation
import Speech

/// Turns speech into text on this device, in one named language.
@MainActor @Observable
final class Dictation {
    /// Why the language is refused, with what to do; nil while nothing was refused.
    private(set) var refusal: String?
    private(set) var isListening = false

    private let locale: Locale
    private let engine = AVAudioEngine()
    private var task: SFSpeechRecognitionTask?
    private var request: SFSpeechAudioBufferRecognitionRequest?

    init(locale: Locale) {
        self.locale = locale
    }

    /// Listens until `stop()`; `report` is given the whole transcript each time it grows.
    func start(report: @escaping @MainActor (String) -> Void) async {
        guard !isListening, let recognizer = await readyRecognizer() else { return }
        let request = SFSpeechAudioBufferRecognitionRequest()
        request.requiresOnDeviceRecognition = true
        request.shouldReportPartialResults = true
        let input = engine.inputNode
        input.installTap(onBus: 0, bufferSize: 1_024, format: input.outputFormat(forBus: 0)) { buffer, _ in
            request.append(buffer)
        }
        do {
            try engine.start()
        } catch {
            input.removeTap(onBus: 0)
            refusal = "The microphone cannot be opened. Close other apps that record, and try again."
            return
        }
        self.request = request
        isListening = true
        task = recognizer.recognitionTask(with: request) { result, _ in
            guard let text = result?.bestTranscription.formattedString else { return }
            Task { @MainActor in report(text) }
        }
    }

    func stop() {
        guard isListening else { return }
        isListening = false
        engine.stop()
        engine.inputNode.removeTap(onBus: 0)
        request?.endAudio()
        task?.finish()
    }

    /// The recogniser of the language, or nil with a refusal: a model on this device is the only one that is used.
    private func readyRecognizer() async -> SFSpeechRecognizer? {
        guard await AVAudioApplication.requestRecordPermission() else {
            refusal = "Spark may not use the microphone. Allow it in Settings."
            return nil
        }
        guard await Self.speechIsAuthorized() else {
            refusal = "Spark may not recognise speech. Allow it in Settings."
            return nil
        }
        guard let recognizer = SFSpeechRecognizer(locale: locale), recognizer.supportsOnDeviceRecognition else {
            refusal = "This device has no model for this language. Add it in Settings, under Dictation Languages."
            return nil
        }
        refusal = nil
        return recognizer
    }

    private static func speechIsAuthorized() async -> Bool {
        await withCheckedContinuation { continuation in
            SFSpeechRecognizer.requestAuthorization { continuation.resume(returning: $0 == .authorized) }
        }
    }
}
