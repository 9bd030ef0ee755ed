import PlainspokenModel
import Testing

/// Uses that count only beside another, or beside a text, and names that the Info.plist must hold too.
@Suite struct BesideTests {
    @Test(arguments: codes) func beside(_ code: Code) { #expect(code.lines() == code.expected) }

    private static let camera = "NSCameraUsageDescription access terminates certain"

    static let codes: [Code] = [
        Code(
            "device alone", "import AVFoundation\nlet d = AVCaptureDevice.default(for: .video)", needs: []),
        Code(
            "device and input",
            """
            import AVFoundation
            let d = AVCaptureDevice.default(for: .video)
            let i = try AVCaptureDeviceInput(device: d)
            """, needs: [camera + " 2"]),
        Code(
            "input in another file",
            files: [
                (
                    "A",
                    "import AVFoundation\nlet d = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back)"
                ),
                (
                    "B",
                    "import AVFoundation\nfunc f(_ d: AVCaptureDevice) throws { _ = try AVCaptureDeviceInput(device: d) }"
                ),
            ], needs: [camera + " A:2"]),
        Code(
            "film from the camera",
            """
            import UIKit
            func f(_ picker: UIImagePickerController) {
                picker.sourceType = .camera
                picker.mediaTypes = ["public.movie"]
            }
            """,
            needs: [
                "NSMicrophoneUsageDescription access terminates certain 4",
                camera + " 3",
                "NSPhotoLibraryUsageDescription reference upload-refused possible 2?",
            ]),
        Code(
            "film from the library",
            """
            import UIKit
            func f(_ picker: UIImagePickerController) {
                picker.sourceType = .photoLibrary
                picker.mediaTypes = [UTType.movie.identifier]
            }
            """, needs: ["NSPhotoLibraryUsageDescription reference upload-refused possible 2?"]),
        Code(
            "script that tells",
            """
            import AppKit
            let script = NSAppleScript(source: "tell application \\"Music\\" to play")
            let result = script?.executeAndReturnError(nil)
            """, on: .macOS, from: Version(14), needs: ["NSAppleEventsUsageDescription access silent likely 3~"]),
        Code(
            "script that tells nobody",
            """
            import AppKit
            let script = NSAppleScript(source: "do shell script \\"ls\\"")
            let result = script?.executeAndReturnError(nil)
            """, on: .macOS, from: Version(14), needs: ["NSAppleEventsUsageDescription access silent possible 3?"]),
    ]

    @Test func featuresAreNamedByTypeAndFunction() {
        let code = Code(
            "",
            """
            import CoreBluetooth
            let global = CBCentralManager()
            extension Outer {
                enum Inner {
                    static func start(at place: Int, _ other: Int) { go { _ = CBCentralManager() } }
                    init?(kind: Int) { _ = CBCentralManager() }
                    deinit { _ = CBCentralManager() }
                    var radio: Any { CBCentralManager() }
                    let member = CBCentralManager()
                }
            }
            """, needs: [])
        #expect(
            code.needs().flatMap(\.evidence).map(\.feature) == [
                nil, "Outer.Inner.start(at:_:)", "Outer.Inner.init(kind:)", "Outer.Inner.deinit", "Outer.Inner.radio",
                "Outer.Inner",
            ])
    }

    @Test func bonjourTypes() {
        let code = Code(
            "",
            """
            import Network
            let type = "_music._tcp"
            let browser = NWBrowser(for: .bonjour(type: type, domain: nil), using: .tcp)
            let service = NetService(domain: "", type: "_print._tcp.", name: "", port: 1)
            func f(_ kind: String) { NetServiceBrowser().searchForServices(ofType: kind, inDomain: "") }
            func g() { f("_http._tcp"); f("\\(type)") }
            let peers = MCNearbyServiceBrowser(peer: peer, serviceType: "game")
            let own = Service(type: "none")
            #if DEBUG
            let debug = NWBrowser(for: .bonjour(type: "_debug._tcp", domain: nil), using: .tcp)
            #endif
            """, needs: [])
        #expect(
            code.bonjour == [
                "_music._tcp 3", "_print._tcp. 4", "_http._tcp 5", "_game._tcp 7", "_game._udp 7",
            ])
    }

    @Test func accuracyPurposes() {
        let code = Code(
            "",
            """
            import CoreLocation
            enum Purpose { static let run = "Run" }
            func f(_ manager: CLLocationManager) async throws {
                try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Walk")
                try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: Purpose.run)
            }
            """, needs: [])
        #expect(code.purposes == ["Walk 4", "Run 5"])
    }
}
