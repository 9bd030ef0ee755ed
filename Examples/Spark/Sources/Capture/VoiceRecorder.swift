import AVFoundation
import Observation

/// Records a voice note into a file.
@MainActor @Observable
final class VoiceRecorder {
    private(set) var isRecording = false
    private var recorder: AVAudioRecorder?

    func start(writingTo file: URL) async {
        guard await AVAudioApplication.requestRecordPermission() else { return }
        let settings: [String: Any] = [AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100]
        recorder = try? AVAudioRecorder(url: file, settings: settings)
        isRecording = recorder?.record() ?? false
    }

    /// Ends the recording and gives its file.
    func stop() -> URL? {
        isRecording = false
        recorder?.stop()
        defer { recorder = nil }
        return recorder?.url
    }
}
