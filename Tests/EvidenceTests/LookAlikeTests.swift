import PlainspokenModel
import Testing

/// Code that looks like a use and is none.
@Suite struct LookAlikeTests {
    @Test(arguments: codes) func lookAlike(_ code: Code) { #expect(code.lines() == code.expected) }
    @Test(arguments: friends) func falseFriend(_ code: Code) {
        #expect(code.needs().filter { $0.strength >= .access && $0.confidence > .possible }.map(\.key) == [])
    }

    static let codes: [Code] = [
        Code(
            "comments and strings",
            """
            import AVFoundation
            // AVCaptureDevice.requestAccess(for: .video)
            /* AVCaptureDevice.requestAccess(for: .video) /* CBCentralManager() */ CLLocationManager() */
            let text = "AVCaptureDevice.requestAccess(for: .video)"
            let raw = #"CBCentralManager()"#
            let long = \"""
                CLLocationManager().requestLocation()
                \"""
            """, needs: []),
        Code(
            "interpolation",
            """
            import CoreBluetooth
            let text = "\\(CBCentralManager())"
            """, needs: ["NSBluetoothAlwaysUsageDescription request terminates certain 2"]),
        Code(
            "own type",
            files: [
                ("A", "import AVFoundation\nfunc f() { AVCaptureDevice.requestAccess(for: .video) }"),
                ("B", "enum AVCaptureDevice { static func requestAccess(for kind: Kind) {} }"),
            ], needs: []),
        Code(
            "own type, Apple's by module",
            """
            import CoreBluetooth
            class CBCentralManager {}
            let own = CBCentralManager()
            let other = CoreBluetooth.CBCentralManager()
            """, needs: ["NSBluetoothAlwaysUsageDescription request terminates certain 4"]),
        Code(
            "nested own type",
            """
            import CoreBluetooth
            enum Mock { class CBCentralManager {} }
            let own = Mock.CBCentralManager()
            """, needs: []),
        Code(
            "own function",
            """
            import UIKit
            func UIImageWriteToSavedPhotosAlbum(_ image: UIImage) {}
            func f(_ image: UIImage) { UIImageWriteToSavedPhotosAlbum(image) }
            """, needs: []),
        Code(
            "free function",
            """
            import UIKit
            func f(_ image: UIImage) { UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil) }
            let g = UIImageWriteToSavedPhotosAlbum
            func h(_ own: Own) { own.UIImageWriteToSavedPhotosAlbum(image) }
            """, needs: ["NSPhotoLibraryAddUsageDescription access terminates certain 2"]),
        Code(
            "own modifier",
            """
            import ContactsUI
            extension View { func contactAccessPicker() -> some View { self } }
            let view = Text("").contactAccessPicker()
            """, needs: []),
        Code(
            "modifier without the import",
            """
            import SwiftUI
            let view = Text("").contactAccessPicker()
            """, needs: []),
        Code(
            "modifier",
            """
            import ContactsUI
            let view = Text("").contactAccessPicker(isPresented: $shown) { _ in }
            """, needs: ["NSContactsUsageDescription access terminates likely 2~"]),
        Code(
            "variable with a type's name",
            """
            import CoreBluetooth
            func f(CBCentralManager: Int) { print(CBCentralManager) }
            """, needs: []),
        Code(
            "name without a prefix and without the import",
            """
            let map = Map(showsUserLocation: true)
            let session = SHManagedSession()
            """, needs: ["NSMicrophoneUsageDescription access terminates likely 2~"]),
        Code(
            "general member on an own type",
            """
            import Contacts
            class Store { func execute() {}; func groups() {} }
            let store = Store()
            func f() { store.execute(); store.groups(); self.execute() }
            """, needs: []),
        Code(
            "type as a value",
            """
            import CoreBluetooth
            let type = CBCentralManager.self
            let list: [CBCentralManager] = []
            let made: () -> CBCentralManager? = { nil }
            """, needs: ["NSBluetoothAlwaysUsageDescription reference upload-refused certain 2 3 4"]),
        Code(
            "enum case and label of the same name",
            """
            import AVFoundation
            enum Kind { case inputNode }
            func f(inputNode: Int) {}
            func g() { f(inputNode: 1); use(Kind.inputNode); use(.inputNode) }
            """, needs: []),
        Code(
            "delegate's method",
            """
            import CoreLocation
            class Places: NSObject, CLLocationManagerDelegate {
                func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
            }
            """, needs: ["NSLocationWhenInUseUsageDescription reference upload-refused certain 3"]),
    ]

    private static func friend(_ module: String, _ code: String, on platform: Platform = .iOS) -> Code {
        Code(code, "import \(module)\nfunc f() async throws {\n    \(code)\n}", on: platform, needs: [])
    }

    /// From the catalogue's list of code that needs no key.
    static let friends: [Code] = [
        friend("AVFoundation", "_ = AVCaptureDevice.authorizationStatus(for: .video)"),
        friend("AVFoundation", "_ = AVAudioApplication.shared.recordPermission"),
        friend("AVFoundation", "AVAudioSession.sharedInstance().setCategory(.playback)"),
        friend("AVFoundation", "let engine = AVAudioEngine(); engine.mainMixerNode.volume = 1"),
        friend("AVFoundation", "let device = AVCaptureDevice.default(for: .video); device?.torchMode = .on"),
        friend("AVFoundation", "AVSpeechSynthesizer().speak(utterance); AVAudioPlayer().play()"),
        friend("UIKit", "let picker = UIImagePickerController(); picker.sourceType = .photoLibrary"),
        friend("UIKit", "_ = UIImagePickerController.isSourceTypeAvailable(.camera)"),
        friend("PhotosUI", "let picker = PHPickerViewController(configuration: PHPickerConfiguration())"),
        friend("PhotosUI", "let item: PhotosPickerItem? = nil; _ = PHPhotoLibrary.authorizationStatus(for: .addOnly)"),
        friend("Contacts", "let contact = CNMutableContact(); _ = CNContactStore.authorizationStatus(for: .contacts)"),
        friend("ContactsUI", "present(CNContactPickerViewController())"),
        friend("EventKitUI", "let edit = EKEventEditViewController(); edit.eventStore = EKEventStore()"),
        friend("EventKit", "_ = EKEventStore.authorizationStatus(for: .event)"),
        friend("CoreLocation", "CLGeocoder().geocodeAddressString(text)"),
        friend("CoreLocation", "_ = CLLocationManager().authorizationStatus"),
        friend("MapKit", "let map = MKMapView(); map.showsUserLocation = false"),
        friend("MapKit", "let view = Map(position: $position) { Marker(title, coordinate: place) }"),
        friend("LocalAuthentication", "_ = LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)"),
        friend("LocalAuthentication", "try await LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithWatch)"),
        friend("HealthKit", "_ = HKHealthStore.isHealthDataAvailable()"),
        friend("CoreBluetooth", "_ = CBManager.authorization"),
        friend("CoreMotion", "CMMotionManager().startAccelerometerUpdates()"),
        friend("AppTrackingTransparency", "_ = ATTrackingManager.trackingAuthorizationStatus"),
        friend("Speech", "_ = SFSpeechRecognizer.authorizationStatus()"),
        friend("Speech", "_ = SFSpeechRecognizer.supportedLocales()"),
        friend("ARKit", "ARSession().run(configuration)", on: .visionOS),
        friend("LocalAuthentication", "try await LAContext().evaluatePolicy(.deviceOwnerAuthentication)", on: .macOS),
    ]
}
