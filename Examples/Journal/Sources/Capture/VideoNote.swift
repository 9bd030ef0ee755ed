@preconcurrency import AVFoundation
import Observation

/// Films a video note with sound into a file.
@MainActor @Observable
final class VideoNote: NSObject {
    private(set) var isFilming = false
    private let session = AVCaptureSession()
    private let movie = AVCaptureMovieFileOutput()

    func start(writingTo file: URL) async {
        guard await AVCaptureDevice.requestAccess(for: .video), await AVCaptureDevice.requestAccess(for: .audio) else {
            return
        }
        for kind in [AVMediaType.video, .audio] {
            guard let device = AVCaptureDevice.default(for: kind), let input = try? AVCaptureDeviceInput(device: device)
            else { return }
            session.addInput(input)
        }
        session.addOutput(movie)
        session.startRunning()
        movie.startRecording(to: file, recordingDelegate: self)
        isFilming = true
    }

    func stop() {
        movie.stopRecording()
        session.stopRunning()
        isFilming = false
    }
}

extension VideoNote: AVCaptureFileOutputRecordingDelegate {
    nonisolated func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo file: URL, from connections: [AVCaptureConnection],
        error: Error?
    ) {}
}
