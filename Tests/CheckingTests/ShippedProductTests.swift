import Foundation
import PlainspokenChecking
import PlainspokenFiles
import PlainspokenModel
import Testing

/// Whole products as Xcode leaves them: archives and packages with compiled lists, tables of all forms, parts and frameworks.
@Suite struct ShippedProductTests {
    private let app: [String: Any] = [
        "CFBundleExecutable": "Journal", "CFBundleIdentifier": "dev.example.Journal", "CFBundleName": "Journal",
        "CFBundleDevelopmentRegion": "en", "CFBundleSupportedPlatforms": ["iPhoneOS"], "MinimumOSVersion": "17.0",
        "NSCameraUsageDescription": "Films your video notes.",
        "NSMicrophoneUsageDescription":
            "Records the sound of your video notes and turns what you say into text.",
        "NSSpeechRecognitionUsageDescription":
            "Turns what you say into the text of an entry. Nothing is sent to Apple.",
    ]

    private func list(_ entries: [String: Any], _ format: PropertyListSerialization.PropertyListFormat = .binary) throws
        -> [UInt8]
    {
        Array(try PropertyListSerialization.data(fromPropertyList: entries, format: format, options: 0))
    }

    private func program(
        _ classes: [String], _ sends: [String] = [], _ functions: [String] = [], platform: UInt32 = 2
    ) -> [UInt8] {
        var writer = MachOWriter.image(classes: classes, sends: sends, functions: functions)
        writer.fileType = 2
        writer.platform = platform
        writer.tables = [.fixups]
        writer.pointers = .chained(6)
        writer.entitlements = "<plist version=\"1.0\"><dict></dict></plist>"
        return writer.bytes
    }

    /// What lies in `Journal.app`: the tables of the languages are compiled, of all forms that ship.
    private func bundle() throws -> [String: [UInt8]] {
        let german = "\"NSCameraUsageDescription\" = \"Takes the pictures of your notes and keeps them.\";\n"
        let code = program(
            ["AVCaptureDevice", "AVAudioEngine", "SFSpeechRecognizer", "SFSpeechAudioBufferRecognitionRequest"],
            [
                "requestAccessForMediaType:completionHandler:", "requestAuthorization:", "inputNode",
                "installTapOnBus:bufferSize:format:block:",
            ], ["_AVMediaTypeVideo"])
        return [
            "Info.plist": try list(app), "PkgInfo": Array("APPL????".utf8), "Journal": code,
            "_CodeSignature/CodeResources": try list(["files": [:] as [String: Any]], .xml),
            "embedded.mobileprovision": [0x30, 0x82],
            "InfoPlist.loctable": try list([
                "fr": [
                    "NSMicrophoneUsageDescription":
                        "Enregistre le son de vos notes vidéo. Rien de ce que vous dites n’est transcrit."
                ], "LocProvenance": [:] as [String: Any],
            ]),
            "en.lproj/InfoPlist.strings": try list(["NSCameraUsageDescription": "TODO"]),
            "de.lproj/InfoPlist.strings": [0xFF, 0xFE]
                + german.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
            "Frameworks/Map.framework/Info.plist": try list(["CFBundleExecutable": "Map"]),
            "Frameworks/Map.framework/Map": program(["CLLocationManager"]),
            "PlugIns/Widget.appex/Info.plist": try list([
                "CFBundleExecutable": "Widget", "CFBundleIdentifier": "dev.example.Journal.widget",
                "NSContactsUsageDescription": "$(WHY)",
            ]),
            "PlugIns/Widget.appex/Widget": program(["CNContactStore"]),
            "Watch/Watch.app/Info.plist": try list([
                "CFBundleExecutable": "Watch", "CFBundleIdentifier": "dev.example.Journal.watch",
            ]),
            "Watch/Watch.app/Watch": program(["CMPedometer"], platform: 4),
        ]
    }

    private func report(
        _ files: [String: [UInt8]], _ path: String, built: String? = nil, only: [String] = []
    ) -> Report {
        var request = CheckRequest(workingDirectory: "/app")
        request.paths = [path]
        request.built = built
        request.only = Set(only)
        return Checker.run(
            request, tree: .memory(Dictionary(uniqueKeysWithValues: files.map { ("/app/" + $0.key, $0.value) })))
    }

    private func archive() throws -> [String: [UInt8]] {
        var files = try bundle().reduce(into: [:]) {
            $0["Journal.xcarchive/Products/Applications/Journal.app/" + $1.key] = $1.value
        }
        files["Journal.xcarchive/Info.plist"] = try list(
            ["ApplicationProperties": ["ApplicationPath": "Applications/Journal.app"], "ArchiveVersion": 2], .xml)
        var symbols = MachOWriter.image(classes: ["CNContactStore"])
        symbols.fileType = 10
        files["Journal.xcarchive/dSYMs/Journal.app.dSYM/Contents/Resources/DWARF/Journal"] = symbols.bytes
        return files
    }

    private static let findings = [
        "warning missing-localization NSMicrophoneUsageDescription Journal Info.plist",
        "error contradicted-by-system NSSpeechRecognitionUsageDescription Journal Info.plist",
        "warning missing-localization NSSpeechRecognitionUsageDescription Journal Info.plist",
        "error contradicted-by-code NSMicrophoneUsageDescription Journal InfoPlist.loctable",
        "warning translation-drift NSMicrophoneUsageDescription Journal InfoPlist.loctable",
        "warning missing-for-upload NSLocationWhenInUseUsageDescription Journal Frameworks/Map.framework/Map",
        "error unresolved-variable NSContactsUsageDescription Widget PlugIns/Widget.appex/Info.plist",
        "warning missing-for-upload NSMotionUsageDescription Watch Watch/Watch.app/Watch",
        "warning wrong-language NSCameraUsageDescription Journal de.lproj/InfoPlist.strings:1",
        "error placeholder-text NSCameraUsageDescription Journal en.lproj/InfoPlist.strings",
    ]

    /// Words, truth and presence, each at the place in the product.
    @Test func anArchiveOfXcode() throws {
        let report = report(try archive(), "Journal.xcarchive")
        let folder = "Journal.xcarchive/Products/Applications/Journal.app/"
        #expect(report.failures == [])
        #expect(report.problems.map(\.problem.message) == [])
        #expect(Checks.lines(report).map { $0.replacing(folder, with: "") }.sorted() == Self.findings.sorted())
        #expect(report.apps.map(\.kind) == [.archive])
        #expect(report.apps.first?.targets.map(\.product) == [.application, .watchApplication, .appExtension])
    }

    @Test func aPackage() throws {
        let entries = try bundle().sorted { $0.key < $1.key }.map {
            ZipWriter.Entry("Payload/Journal.app/" + $0.key, $0.value)
        }
        let report = report(["Journal.ipa": ZipWriter(entries).bytes], "Journal.ipa")
        let folder = "Journal.ipa/Payload/Journal.app/"
        #expect(Checks.lines(report).map { $0.replacing(folder, with: "") }.sorted() == Self.findings.sorted())
        // A table of two-byte characters is shown as people read it.
        let shown = Checks.text(report).split(separator: "\n").filter { $0.contains("Takes the pictures") }
        #expect(
            shown == ["1 | \"NSCameraUsageDescription\" = \"Takes the pictures of your notes and keeps them.\";"])
    }

    /// The sentences that ship are held against the code of the source, wherever they come from.
    @Test func aSourceAndItsPackage() throws {
        let spec = """
            name: Journal
            targets:
              Journal:
                type: application
                platform: iOS
                deploymentTarget: "17.0"
                sources: [App]
                info:
                  path: Info.plist
                  properties:
                    NSCameraUsageDescription: Films your video notes.
                    NSMicrophoneUsageDescription: Records the sound of your video notes and turns what you say into text.
                    NSSpeechRecognitionUsageDescription: Turns what you say into the text of an entry.
                settings: {base: {PRODUCT_BUNDLE_IDENTIFIER: dev.example.Journal}}
            """
        let code = """
            import AVFoundation
            import Speech
            func dictate(_ engine: AVAudioEngine) async {
                _ = await AVCaptureDevice.requestAccess(for: .video)
                let request = SFSpeechAudioBufferRecognitionRequest()
                request.requiresOnDeviceRecognition = true
                engine.inputNode.installTap(onBus: 0, bufferSize: 1_024, format: nil) { buffer, _ in request.append(buffer) }
                SFSpeechRecognizer()?.recognitionTask(with: request) { _, _ in }
            }
            """
        let entries = try bundle().sorted { $0.key < $1.key }.map {
            ZipWriter.Entry("Payload/Journal.app/" + $0.key, $0.value)
        }
        let report = report(
            [
                "src/project.yml": Array(spec.utf8), "src/App/Dictation.swift": Array(code.utf8),
                "Journal.ipa": ZipWriter(entries).bytes,
            ], "src", built: "Journal.ipa",
            only: [
                "stale-plist", "contradicted-by-code", "contradicted-by-system", "placeholder-text", "wrong-language",
            ])
        #expect(report.failures == [])
        #expect(
            Checks.lines(report).map { $0.replacing("../Journal.ipa", with: "Journal.ipa") }.sorted() == [
                "error contradicted-by-code NSMicrophoneUsageDescription Journal Journal.ipa/Payload/Journal.app/InfoPlist.loctable",
                "error contradicted-by-system NSSpeechRecognitionUsageDescription Journal Journal.ipa/Payload/Journal.app/Info.plist",
                "error placeholder-text NSCameraUsageDescription Journal Journal.ipa/Payload/Journal.app/en.lproj/InfoPlist.strings",
                "error stale-plist NSCameraUsageDescription Journal Journal.ipa/Payload/Journal.app/de.lproj/InfoPlist.strings:1",
                "error stale-plist NSCameraUsageDescription Journal Journal.ipa/Payload/Journal.app/en.lproj/InfoPlist.strings",
                "error stale-plist NSMicrophoneUsageDescription Journal Journal.ipa/Payload/Journal.app/InfoPlist.loctable",
                "error stale-plist NSSpeechRecognitionUsageDescription Journal Journal.ipa/Payload/Journal.app/Info.plist",
                "warning wrong-language NSCameraUsageDescription Journal Journal.ipa/Payload/Journal.app/de.lproj/InfoPlist.strings:1",
            ])
        let contradicted = report.findings.first { $0.finding.rule == "contradicted-by-code" }?.finding
        #expect(contradicted?.place.position == .keyPath("fr.NSMicrophoneUsageDescription"))
        #expect(contradicted?.related.map { Path.name($0.place.path) } == ["Dictation.swift"])
        #expect(report.problems.map(\.problem.message).contains { $0.hasPrefix("comes from no target of the project") })
    }
}
