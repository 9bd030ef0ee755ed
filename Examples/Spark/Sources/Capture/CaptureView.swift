import AVFoundation
import SwiftUI

/// The camera's picture with one button.
struct CaptureView: View {
    enum Mode: String, Identifiable {
        case photo, film
        var id: String { rawValue }
    }

    struct Captured {
        var photo: Data?
        var film: URL?
    }

    let mode: Mode
    let store: NoteStore
    let done: (Captured) -> Void
    @State private var camera = Camera()
    @State private var isFilming = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            CameraPreview(session: camera.session)
            Button(isFilming ? "Stop" : mode == .photo ? "Take photo" : "Film") { capture() }
        }
        .task {
            if await !camera.open(withSound: mode == .film) { dismiss() }
        }
    }

    private func capture() {
        switch mode {
        case .photo:
            camera.takePhoto { finish(Captured(photo: $0)) }
        case .film where isFilming:
            camera.stopFilming()
        case .film:
            isFilming = true
            camera.film(into: store.newFile("mov")) { finish(Captured(film: $0)) }
        }
    }

    private func finish(_ captured: Captured) {
        done(captured)
        dismiss()
    }
}

/// Shows what the camera sees.
private struct CameraPreview: UIViewRepresentable {
    let session: AVCaptureSession

    final class PreviewView: UIView {
        override static var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
    }

    func makeUIView(context: Context) -> PreviewView {
        let view = PreviewView()
        (view.layer as? AVCaptureVideoPreviewLayer)?.session = session
        return view
    }

    func updateUIView(_ view: PreviewView, context: Context) {}
}
