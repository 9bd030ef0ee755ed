import AVFoundation
import Dictation
import Foundation
import Speech

/// One test's device: the stubs reset, a control in memory, and a clock of the test's own.
@MainActor final class Bench {
    var text = ""
    var undone: [String] = []

    init() {
        StubWorld.shared.reset()
        StubSpeech.shared.reset()
        StubAnalyzer.shared.reset()
    }

    var control: DictationTextControl {
        DictationTextControl(
            read: { (self.text, nil) }, write: { text, _ in self.text = text },
            registerUndo: { text, _ in self.undone.append(text) })
    }

    func runner(_ engine: DictationEngine) -> DictationRunner {
        // Nothing sleeps: who waits for the final or for sound waits until the test is over.
        let clock = DictationClock(now: { 0 }, sleep: { _ in try? await Task.sleep(for: .seconds(3_600)) })
        return DictationRunner(engine: engine, control: control, clock: clock)
    }

    /// Waits until something holds; a stub calls back from threads of its own.
    func until(_ what: @MainActor () -> Bool) async -> Bool {
        for _ in 0..<5_000 {
            if what() { return true }
            try? await Task.sleep(for: .milliseconds(1))
        }
        return false
    }

    var log: [String] { StubWorld.shared.logged }
    var task: SFSpeechRecognitionTask? { StubSpeech.shared.tasks.last }
    var request: SFSpeechAudioBufferRecognitionRequest? {
        task?.stubRequest as? SFSpeechAudioBufferRecognitionRequest
    }
}
