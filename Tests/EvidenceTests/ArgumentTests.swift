import Testing

/// Calls whose keys depend on an argument: what the argument may be is read off the code.
@Suite struct ArgumentTests {
    static let camera = "NSCameraUsageDescription request terminates certain"
    static let microphone = "NSMicrophoneUsageDescription request terminates certain"

    @Test(arguments: values) func value(_ code: Code) { #expect(code.lines() == code.expected) }
    @Test(arguments: parameters) func parameter(_ code: Code) { #expect(code.lines() == code.expected) }
    @Test(arguments: calls) func call(_ code: Code) { #expect(code.lines() == code.expected) }

    private static func ask(_ argument: String, before: String = "", _ name: String, _ expected: [String]) -> Code {
        Code(
            name,
            """
            import AVFoundation
            \(before)
            func ask() { AVCaptureDevice.requestAccess(for: \(argument)) { _ in } }
            """, needs: expected)
    }

    static let values = [
        ask(".video", "video", [camera + " 3"]),
        ask(".audio", "audio", [microphone + " 3"]),
        ask("AVMediaType.video", "written type", [camera + " 3"]),
        ask(".muxed", "another value", []),
        ask("kind", before: "let kind = AVMediaType.video", "global constant", [camera + " 3"]),
        ask("kind", before: "let kind: AVMediaType = .audio", "global constant with a type", [microphone + " 3"]),
        ask("kind", before: "var kind = AVMediaType.video", "variable", [possibleMicrophone + " 3?", camera + " 3"]),
        ask(
            "Kinds.main", before: "enum Kinds { static let main = AVMediaType.audio }", "static constant",
            [microphone + " 3"]),
        ask("isFilm ? .video : .audio", before: "let isFilm = true", "ternary", [microphone + " 3", camera + " 3"]),
        ask("given ?? .video", before: "let given: AVMediaType? = nil", "default", [camera + " 3"]),
        ask("unknown()", "result of a call", [possibleMicrophone + " 3?", possibleCamera + " 3?"]),
        ask("kind", before: "let kind = kind", "itself", [possibleMicrophone + " 3?", possibleCamera + " 3?"]),
        ask(
            "a", before: "let a = b; let b = c; let c = a", "circle",
            [possibleMicrophone + " 3?", possibleCamera + " 3?"]),
        ask("AVMediaType(rawValue: \"vide\")", "made of text", [possibleMicrophone + " 3?", possibleCamera + " 3?"]),
    ]

    static let possibleCamera = "NSCameraUsageDescription request terminates possible"
    static let possibleMicrophone = "NSMicrophoneUsageDescription request terminates possible"

    static let parameters = [
        Code(
            "callers",
            """
            import AVFoundation
            func ask(for kind: AVMediaType) {
                AVCaptureDevice.requestAccess(for: kind) { _ in }
            }
            func start() { ask(for: .video) }
            """, needs: [camera + " 3"]),
        Code(
            "callers in another file",
            files: [
                (
                    "A",
                    "import AVFoundation\nfunc ask(_ kind: AVMediaType) {\n    AVCaptureDevice.requestAccess(for: kind)\n}"
                ),
                ("B", "func start() {\n    ask(.audio)\n    ask(.video)\n}"),
            ], needs: [microphone + " A:3", camera + " A:3"]),
        Code(
            "callers of a member",
            """
            import AVFoundation
            struct Gate {
                func ask(_ kind: AVMediaType) async -> Bool { await AVCaptureDevice.requestAccess(for: kind) }
            }
            func start(_ gate: Gate) async { _ = await gate.ask(.audio) }
            """, needs: [microphone + " 3"]),
        Code(
            "default value",
            """
            import AVFoundation
            func ask(for kind: AVMediaType = .video) {
                AVCaptureDevice.requestAccess(for: kind) { _ in }
            }
            """, needs: [camera + " 3"]),
        Code(
            "no caller",
            """
            import AVFoundation
            func ask(for kind: AVMediaType) {
                AVCaptureDevice.requestAccess(for: kind) { _ in }
            }
            """, needs: [possibleMicrophone + " 3?", possibleCamera + " 3?"]),
        Code(
            "handed on",
            """
            import AVFoundation
            func ask(for kind: AVMediaType) { AVCaptureDevice.requestAccess(for: kind) { _ in } }
            func outer(_ kind: AVMediaType) { ask(for: kind) }
            func start() { outer(.audio) }
            """, needs: [microphone + " 2"]),
        Code(
            "circular",
            """
            import AVFoundation
            func ask(for kind: AVMediaType) { AVCaptureDevice.requestAccess(for: kind) { _ in }; again(kind) }
            func again(_ kind: AVMediaType) { ask(for: kind) }
            """, needs: [possibleMicrophone + " 2?", possibleCamera + " 2?"]),
        Code(
            "circular with a way in",
            """
            import AVFoundation
            func ask(for kind: AVMediaType) { AVCaptureDevice.requestAccess(for: kind) { _ in }; ask(for: kind) }
            func start() { ask(for: .video) }
            """, needs: [camera + " 2"]),
        Code(
            "loop",
            """
            import AVFoundation
            func ask() {
                for kind in [AVMediaType.video, .audio] {
                    AVCaptureDevice.requestAccess(for: kind) { _ in }
                }
            }
            """, needs: [microphone + " 4", camera + " 4"]),
        Code(
            "loop over one",
            """
            import AVFoundation
            func ask() {
                for kind: AVMediaType in [.video] { AVCaptureDevice.requestAccess(for: kind) { _ in } }
            }
            """, needs: [camera + " 3"]),
        Code(
            "closure's parameter",
            """
            import AVFoundation
            func ask() {
                [AVMediaType.video].forEach { kind in AVCaptureDevice.requestAccess(for: kind) { _ in } }
            }
            """, needs: [possibleMicrophone + " 3?", possibleCamera + " 3?"]),
        Code(
            "condition",
            """
            import AVFoundation
            func ask(_ given: AVMediaType?) {
                let kind = if given == nil { AVMediaType.video } else { AVMediaType.audio }
                AVCaptureDevice.requestAccess(for: kind) { _ in }
            }
            """, needs: [microphone + " 4", camera + " 4"]),
    ]

    static let calls = [
        Code(
            "awaited",
            """
            import AVFoundation
            func ask() async -> Bool { await AVCaptureDevice.requestAccess(for: .video) }
            """, needs: [camera + " 2"]),
        Code(
            "over several lines",
            """
            import AVFoundation
            func ask() {
                AVCaptureDevice
                    .requestAccess(
                        for: .audio
                    ) { _ in }
            }
            """, needs: [microphone + " 4"]),
        Code(
            "with the module's name",
            """
            import AVFoundation
            func ask() { AVFoundation.AVCaptureDevice.requestAccess(for: .audio) { _ in } }
            """, needs: [microphone + " 2"]),
        Code(
            "unapplied",
            """
            import AVFoundation
            let ask = AVAudioApplication.requestRecordPermission
            """, needs: [microphone + " 2"]),
        Code(
            "alias of the type",
            """
            import AVFoundation
            typealias Device = AVCaptureDevice
            func ask() { Device.requestAccess(for: .video) { _ in } }
            """, needs: [camera + " 3"]),
        Code(
            "photo levels",
            """
            import Photos
            func add() { PHPhotoLibrary.requestAuthorization(for: .addOnly) { _ in } }
            func all() { PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in } }
            func old() { PHPhotoLibrary.requestAuthorization { _ in } }
            """,
            needs: [
                "NSPhotoLibraryUsageDescription request terminates certain 3 4",
                "NSPhotoLibraryUsageDescription|NSPhotoLibraryAddUsageDescription reference upload-refused possible 2? 3? 4?",
                "NSPhotoLibraryAddUsageDescription request terminates certain 2",
            ]),
        Code(
            "entity types",
            """
            import Contacts
            func ask(_ store: CNContactStore) { store.requestAccess(for: .contacts) { _, _ in } }
            """, needs: ["NSContactsUsageDescription request terminates certain 2 2"]),
    ]
}
