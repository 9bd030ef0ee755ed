/// Small programs that do one thing with a resource.
enum Code {
    static let recorder = """
        import AVFoundation
        final class Recorder {
            private var recorder: AVAudioRecorder?
            func begin(_ file: URL) async throws {
                guard await AVAudioApplication.requestRecordPermission() else { return }
                recorder = try AVAudioRecorder(url: file, settings: [:])
                recorder?.record()
            }
        }
        """

    /// Dictation that stays on the device.
    static let speech = """
        import Speech
        final class Ear {
            func hear(_ language: Locale) {
                SFSpeechRecognizer.requestAuthorization { _ in }
                let request = SFSpeechAudioBufferRecognitionRequest()
                request.requiresOnDeviceRecognition = true
                _ = SFSpeechRecognizer(locale: language)?.recognitionTask(with: request) { _, _ in }
            }
        }
        """

    static let meter = """
        import AVFoundation
        final class Meter {
            private let engine = AVAudioEngine()
            private(set) var level: Float = 0
            func begin() async throws {
                guard await AVAudioApplication.requestRecordPermission() else { return }
                engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in
                    self.level = abs(buffer.floatChannelData?[0][0] ?? 0)
                }
                try engine.start()
            }
        }
        """

    static let upload = """
        import AVFoundation
        final class Recorder {
            private var recorder: AVAudioRecorder?
            private let file = URL.temporaryDirectory.appending(path: "take.m4a")
            func begin() async throws {
                guard await AVAudioApplication.requestRecordPermission() else { return }
                recorder = try AVAudioRecorder(url: file, settings: [:])
                recorder?.record()
            }
            func end(_ request: URLRequest) async throws {
                _ = try await URLSession.shared.upload(for: request, fromFile: file)
            }
        }
        """

    static let post = """
        var request = URLRequest(url: home)
        request.httpBody = try? JSONEncoder().encode([place.coordinate.latitude])
        URLSession.shared.dataTask(with: request).resume()
        """

    static func place(_ setup: String = "", then use: String = "here = place") -> String {
        """
        import CoreLocation
        import FirebaseAnalytics
        final class Finder: NSObject, CLLocationManagerDelegate {
            private let manager = CLLocationManager()
            private(set) var here: CLLocation?
            func begin() {
                manager.delegate = self
                manager.requestWhenInUseAuthorization()
                \(setup)
                manager.startUpdatingLocation()
            }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations places: [CLLocation]) {
                guard let place = places.last else { return }
                \(use)
            }
        }
        """
    }

    static let radio = """
        import CoreBluetooth
        final class Radio: NSObject, CBCentralManagerDelegate {
            private var central: CBCentralManager?
            func begin() { central = CBCentralManager(delegate: self, queue: nil) }
            func centralManagerDidUpdateState(_ central: CBCentralManager) {
                central.scanForPeripherals(withServices: nil)
            }
        }
        """

    static func calendar(_ use: String) -> String {
        """
        import EventKit
        final class Planner {
            private let store = EKEventStore()
            func run(_ today: NSPredicate, _ event: EKEvent, _ id: String) async throws {
                guard try await store.requestFullAccessToEvents() else { return }
                \(use)
            }
        }
        """
    }

    static func photos(_ argument: String) -> String {
        """
        import Photos
        final class Shelf {
            func load(_ picked: [String]) async -> Int {
                guard await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .authorized else { return 0 }
                return PHAsset.fetchAssets(\(argument), options: nil).count
            }
        }
        """
    }

    static func scripts(_ apps: String...) -> String {
        "import Foundation\n"
            + apps.map {
                "func \($0.filter(\.isLetter))() { NSAppleScript(source: \"tell application \\\"\($0)\\\" to go\")?.executeAndReturnError(nil) }\n"
            }.joined()
    }

    private static func camera(_ output: String) -> String {
        """
        import AVFoundation
        final class Camera: NSObject {
            private let session = AVCaptureSession()
            func begin(_ file: URL) async throws {
                guard await AVCaptureDevice.requestAccess(for: .video),
                    let device = AVCaptureDevice.default(for: .video)
                else { return }
                session.addInput(try AVCaptureDeviceInput(device: device))
                \(output)
                session.startRunning()
            }
        }
        """
    }

    static let scan = camera("session.addOutput(AVCaptureMetadataOutput())")
    static let film = camera("session.addOutput(AVCaptureMovieFileOutput())")
}
