@preconcurrency import AVFoundation

/// The camera with the microphone: takes photos and films into a file.
@MainActor
final class Camera: NSObject {
    let session = AVCaptureSession()
    private let photos = AVCapturePhotoOutput()
    private let films = AVCaptureMovieFileOutput()
    private var photoTaken: (@MainActor (Data) -> Void)?
    private var filmEnded: (@MainActor (URL) -> Void)?

    /// Asks for what the mode needs and starts the preview; false where it may not.
    func open(withSound: Bool) async -> Bool {
        guard await AVCaptureDevice.requestAccess(for: .video), add(AVCaptureDevice.default(for: .video)) else {
            return false
        }
        if withSound {
            guard await AVCaptureDevice.requestAccess(for: .audio), add(AVCaptureDevice.default(for: .audio)) else {
                return false
            }
            session.addOutput(films)
        } else {
            session.addOutput(photos)
        }
        session.startRunning()
        return true
    }

    func takePhoto(_ done: @escaping @MainActor (Data) -> Void) {
        photoTaken = done
        photos.capturePhoto(with: AVCapturePhotoSettings(), delegate: self)
    }

    func film(into file: URL, _ done: @escaping @MainActor (URL) -> Void) {
        filmEnded = done
        films.startRecording(to: file, recordingDelegate: self)
    }

    func stopFilming() {
        films.stopRecording()
    }

    private func add(_ device: AVCaptureDevice?) -> Bool {
        guard let device, let input = try? AVCaptureDeviceInput(device: device), session.canAddInput(input) else {
            return false
        }
        session.addInput(input)
        return true
    }
}

extension Camera: AVCapturePhotoCaptureDelegate {
    nonisolated func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?
    ) {
        guard let data = photo.fileDataRepresentation() else { return }
        Task { @MainActor in photoTaken?(data) }
    }
}

extension Camera: AVCaptureFileOutputRecordingDelegate {
    nonisolated func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo file: URL, from connections: [AVCaptureConnection],
        error: Error?
    ) {
        Task { @MainActor in filmEnded?(file) }
    }
}
