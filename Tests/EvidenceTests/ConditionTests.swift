import PlainspokenModel
import Testing

/// `#if` and the platform: whether code is compiled into what ships.
@Suite struct ConditionTests {
    @Test(arguments: conditions) func condition(_ code: Code) { #expect(code.lines() == code.expected) }
    @Test(arguments: platforms) func platform(_ code: Code) { #expect(code.lines() == code.expected) }

    private static func need(_ confidence: Confidence) -> [String] {
        let sign = confidence == .certain ? "" : confidence == .likely ? "~" : "?"
        return ["NSBluetoothAlwaysUsageDescription request terminates \(confidence.rawValue) 3\(sign)"]
    }

    private static func on(
        _ condition: String, _ confidence: Confidence?, _ platform: Platform = .iOS, flags: Set<String> = []
    ) -> Code {
        Code(
            condition + " on " + platform.rawValue,
            "import CoreBluetooth\n#if \(condition)\nlet a = CBCentralManager()\n#endif", on: platform, flags: flags,
            needs: confidence.map(need) ?? [])
    }

    private static func after(_ clauses: String, _ confidence: Confidence?, flags: Set<String> = []) -> Code {
        Code(
            clauses, "import CoreBluetooth\n\(clauses)\nlet a = CBCentralManager()\n#endif", flags: flags,
            needs: confidence.map(need) ?? [])
    }

    static let conditions: [Code] = [
        on("os(iOS)", .certain), on("os(macOS)", nil), on("os(iOS) || os(macOS)", .certain, .macOS),
        on("os(iOS)", .certain, .macCatalyst), on("os(macOS)", nil, .macCatalyst),
        on("os(visionOS)", .certain, .visionOS),
        on("!os(watchOS)", .certain), on("!os(iOS)", nil), on("os(Linux)", nil),
        on("DEBUG", .possible), on("DEBUG", .certain, flags: ["DEBUG"]), on("!DEBUG", .certain),
        on("!DEBUG", nil, flags: ["DEBUG"]), on("DEBUG && os(iOS)", .possible), on("DEBUG && os(macOS)", nil),
        on("DEBUG || os(iOS)", .certain), on("DEBUG || os(macOS)", .possible), on("!(!DEBUG)", .possible),
        on("!(DEBUG || PRO)", .certain),
        on("targetEnvironment(simulator)", nil), on("!targetEnvironment(simulator)", .certain),
        on("targetEnvironment(macCatalyst)", nil), on("targetEnvironment(macCatalyst)", .certain, .macCatalyst),
        on("canImport(UIKit)", .certain), on("canImport(UIKit)", nil, .macOS), on("canImport(AppKit)", nil),
        on("canImport(OwnKit)", .likely), on("swift(>=5.9)", .certain), on("swift(>=6)", .likely),
        on("arch(arm64)", .likely), on("compiler(>=6.2)", .certain), on("compiler(<6)", nil),
        on("compiler(>=99)", .possible),
        on("compiler(>=6) && DEBUG", .possible), on("true", .certain), on("false", nil),
        after("#if !DEBUG\nlet b = 1\n#else", .possible).at(5), after("#if DEBUG\nlet b = 1\n#else", .certain).at(5),
        after("#if os(iOS)\nlet b = 1\n#else", nil), after("#if compiler(>=5.9)\nlet b = 1\n#else", nil),
        after("#if swift(<5)\nlet b = 1\n#else", .certain).at(5),
        after("#if os(macOS)\nlet b = 1\n#elseif os(iOS)", .certain).at(5),
        after("#if os(iOS)\nlet b = 1\n#elseif DEBUG", nil), after("#if PRO\nlet b = 1\n#else", nil, flags: ["PRO"]),
        after("#if arch(arm64)\nlet b = 1\n#else", .likely).at(5),
        Code(
            "nested",
            """
            import CoreBluetooth
            #if os(iOS)
            #if DEBUG
            let a = CBCentralManager()
            #else
            let b = CBPeripheralManager()
            #endif
            #endif
            """, needs: ["NSBluetoothAlwaysUsageDescription request terminates certain 6 4?"]),
        Code(
            "inside a function and around a statement",
            """
            import CoreBluetooth
            func f() {
                #if os(macOS)
                    let a = CBCentralManager()
                #endif
                let b = CBPeripheralManager()
            }
            """, needs: ["NSBluetoothAlwaysUsageDescription request terminates certain 6"]),
        Code(
            "around a member of a chain",
            """
            import ContactsUI
            let view = Text("")
                #if os(iOS)
                .contactAccessPicker(isPresented: $a) { _ in }
                #endif
            let other = Text("")
                #if os(macOS)
                .contactAccessPicker(isPresented: $a) { _ in }
                #endif
            """, needs: ["NSContactsUsageDescription access terminates likely 4~"]),
    ]

    static let platforms: [Code] = [
        Code(
            "Face ID on the Mac",
            "import LocalAuthentication\nlet ok = try await LAContext().evaluatePolicy(.deviceOwnerAuthentication)",
            on: .macOS, from: Version(14), needs: []),
        Code(
            "Face ID on the phone",
            "import LocalAuthentication\nlet ok = try await LAContext().evaluatePolicy(.deviceOwnerAuthentication)",
            needs: ["NSFaceIDUsageDescription request terminates certain 2"]),
        Code(
            "location on the phone", "import CoreLocation\nCLLocationManager().requestWhenInUseAuthorization()",
            needs: ["NSLocationWhenInUseUsageDescription request silent certain 2"]),
        Code(
            "always",
            "import CoreLocation\nCLLocationManager().requestAlwaysAuthorization()",
            needs: [
                "NSLocationAlwaysAndWhenInUseUsageDescription request silent certain 2",
                "NSLocationWhenInUseUsageDescription request silent certain 2",
            ]),
        Code(
            "a camera on the watch", "import AVFoundation\nAVCaptureDevice.requestAccess(for: .video) { _ in }",
            on: .watchOS, from: Version(10), needs: []),
        Code(
            "Catalyst follows iOS",
            "import UIKit\nlet picker = UIImagePickerController()\npicker.sourceType = .camera", on: .macCatalyst,
            needs: [
                "NSCameraUsageDescription access terminates certain 3",
                "NSPhotoLibraryUsageDescription reference upload-refused possible 2?",
            ]),
        Code(
            "references on the Mac", "import CoreBluetooth\nvar radio: CBCentralManager?", on: .macOS,
            from: Version(14), needs: ["NSBluetoothAlwaysUsageDescription reference none certain 2"]),
        Code(
            "photos on the Mac", "import Photos\nPHPhotoLibrary.requestAuthorization(for: .addOnly) { _ in }",
            on: .macOS, from: Version(14),
            needs: [
                "NSPhotoLibraryUsageDescription request terminates certain 2"
            ]),
    ]
}

extension Code {
    /// The same with its need at another line.
    func at(_ line: Int) -> Code {
        needing(expected.map { $0.replacing(/\ 3([~?]?)$/) { " \(line)\($0.1)" } })
    }
}
