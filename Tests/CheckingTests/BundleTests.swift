import Foundation
import PlainspokenChecking
import PlainspokenFiles
import PlainspokenModel
import Testing

/// Built products in memory, checked as the command does.
@Suite struct BundleTests {
    private func report(_ files: [String: [UInt8]], _ path: String) -> Report {
        var request = CheckRequest(workingDirectory: "/app")
        request.paths = [path]
        let tree = FileTree.memory(Dictionary(uniqueKeysWithValues: files.map { ("/app/" + $0.key, $0.value) }))
        return Checker.run(request, tree: tree)
    }

    private func plist(_ executable: String, _ keys: [String: String] = [:]) -> [UInt8] {
        let all = keys.merging(["CFBundleExecutable": executable, "CFBundleIdentifier": "dev.example.x"]) { $1 }
        let entries = all.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }
        return Array("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>".utf8)
    }

    private func image(_ classes: [String], _ sends: [String] = [], isProgram: Bool = true) -> [UInt8] {
        var writer = MachOWriter.image(classes: classes, sends: sends)
        writer.fileType = isProgram ? 2 : 6
        return writer.bytes
    }

    private let empty = MachOWriter.image(classes: ["UIView"]).bytes

    @Test func theBinaryThatBringsTheSymbolIsNamed() {
        let files = [
            "A.app/Info.plist": plist("A"), "A.app/A": image(["UIView"]),
            "A.app/Frameworks/Map.framework/Map": image(["CLLocationManager"], isProgram: false),
            "A.app/Frameworks/Other.framework/Other": empty, "A.app/Frameworks/libswiftCore.dylib": [1, 2, 3],
        ]
        let report = report(files, "A.app")
        #expect(
            Checks.lines(report) == [
                "warning missing-for-upload NSLocationWhenInUseUsageDescription A A.app/Frameworks/Map.framework/Map"
            ])
        #expect(report.apps.map(\.kind) == [.bundle])
        #expect(report.apps.first?.targets.map(\.platform) == [.iOS])
        #expect(report.findings.first?.finding.consequence == .uploadRefused)
        #expect(report.failures == [])
        #expect(report.problems == [])
    }

    /// What a library asks for may never be asked; what the app itself asks for is.
    @Test func ownCodeIsTakenAtItsWord() {
        let request = image(["SFSpeechRecognizer"], ["requestAuthorization:"])
        let own = report(["A.app/Info.plist": plist("A"), "A.app/A": request], "A.app")
        #expect(Checks.lines(own) == ["error missing-usage-string NSSpeechRecognitionUsageDescription A A.app/A"])
        let library = report(
            ["A.app/Info.plist": plist("A"), "A.app/A": empty, "A.app/Frameworks/B.framework/B": request], "A.app")
        #expect(
            Checks.lines(library) == [
                "warning missing-for-upload NSSpeechRecognitionUsageDescription A A.app/Frameworks/B.framework/B"
            ])
        // In builds for debugging the app's code lies beside its executable.
        let debug = report(
            ["A.app/Info.plist": plist("A"), "A.app/A": empty, "A.app/A.debug.dylib": request], "A.app")
        #expect(
            Checks.lines(debug) == [
                "error missing-usage-string NSSpeechRecognitionUsageDescription A A.app/A.debug.dylib"
            ])
    }

    @Test func aSelectorAloneIsAnybodys() {
        let files = ["A.app/Info.plist": plist("A"), "A.app/A": image(["UIView"], ["requestLocation"])]
        #expect(Checks.lines(report(files, "A.app")) == [])
    }

    /// `requestAuthorization:` is a method of four classes: the one that is asked is not known.
    @Test func sharedSelectors() {
        let both = image(["SFSpeechRecognizer", "PHPhotoLibrary"], ["requestAuthorization:"])
        let report = report(["A.app/Info.plist": plist("A"), "A.app/A": both], "A.app")
        #expect(report.findings.map(\.finding.rule) == ["missing-for-upload", "missing-for-upload"])
    }

    /// A media type that is named alone is the one that is asked for; of two either may be meant for something else.
    @Test(
        arguments: [
            (["_AVMediaTypeVideo"], [], ["NSCameraUsageDescription"]),
            (["_AVMediaTypeAudio"], [], ["NSMicrophoneUsageDescription"]),
            (
                ["_AVMediaTypeAudio", "_AVMediaTypeVideo"], [],
                ["NSCameraUsageDescription", "NSMicrophoneUsageDescription"]
            ),
            (["_AVMediaTypeAudio", "_AVMediaTypeVideo"], ["tracksWithMediaType:"], []), ([], [], []),
        ] as [([String], [String], [String])])
    func mediaTypes(constants: [String], sends: [String], keys: [String]) {
        let writer = MachOWriter.image(
            classes: ["AVCaptureDevice"], sends: ["requestAccessForMediaType:completionHandler:"] + sends,
            functions: constants)
        let files = [
            "A.app/Info.plist": plist("A"), "A.app/A": empty, "A.app/Frameworks/B.framework/B": writer.bytes,
        ]
        #expect(report(files, "A.app").findings.compactMap(\.finding.key).sorted() == keys)
    }

    /// What is left of a damaged binary is no clean bill.
    @Test(arguments: [0.3, 0.8]) func aDamagedBinaryFails(_ part: Double) {
        let whole = image(["CLLocationManager"])
        let cut = Array(whole.prefix(Int(Double(whole.count) * part)))
        for (files, path) in [(["Tool": cut], "Tool"), (["A.app/Info.plist": plist("A"), "A.app/A": cut], "A.app")] {
            let report = report(files, path)
            #expect(report.failures.count == 1)
            #expect(report.problems == [])
        }
        #expect(report(["A.app/Info.plist": plist("A"), "A.app/A": whole], "A.app").failures == [])
    }

    /// A number that is handed over cannot be seen: one of the keys is needed.
    @Test func numbersAreOneOfSeveral() {
        let request = image(["PHPhotoLibrary"], ["requestAuthorizationForAccessLevel:handler:"])
        let bare = report(["A.app/Info.plist": plist("A"), "A.app/A": request], "A.app")
        #expect(Checks.lines(bare) == ["error missing-usage-string NSPhotoLibraryUsageDescription A A.app/A"])
        #expect(
            bare.findings.map(\.finding.message) == [
                "one of NSPhotoLibraryUsageDescription and NSPhotoLibraryAddUsageDescription is missing from target A, and A refers to +[PHPhotoLibrary requestAuthorizationForAccessLevel:handler:]: iOS ends the app when this call runs"
            ])
        for key in ["NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription"] {
            let list = plist("A", [key: "Keeps the pictures that you take beside your notes."])
            #expect(Checks.lines(report(["A.app/Info.plist": list, "A.app/A": request], "A.app")) == [])
        }
    }

    @Test func partsAnswerForThemselves() {
        let files = [
            "A.app/Info.plist": plist("A"), "A.app/A": empty,
            "A.app/PlugIns/W.appex/Info.plist": plist("W"),
            "A.app/PlugIns/W.appex/W": image(["CNContactStore"]),
            "A.app/AppClips/C.app/Info.plist": plist("C"), "A.app/AppClips/C.app/C": image(["CMPedometer"]),
            "A.app/Watch/T.app/Info.plist": plist("T"), "A.app/Watch/T.app/T": empty,
        ]
        let report = report(files, "A.app")
        #expect(
            Checks.lines(report) == [
                "warning missing-for-upload NSMotionUsageDescription C A.app/AppClips/C.app/C",
                "warning missing-for-upload NSContactsUsageDescription W A.app/PlugIns/W.appex/W",
            ])
        #expect(
            report.apps.first?.targets.map(\.product.rawValue) == [
                "application", "app-clip", "application", "app-extension",
            ])
    }

    @Test func bundlesOfTheMac() {
        var program = MachOWriter.image(classes: ["AVAudioRecorder"], sends: ["recordForDuration:"])
        program.fileType = 2
        program.platform = 1
        program.minimum = 14 << 16
        program.isHardened = true
        program.entitlements = "<plist version=\"1.0\"><dict></dict></plist>"
        let files = [
            "A.app/Contents/Info.plist": plist(
                "A", ["NSMicrophoneUsageDescription": "Records the notes that you speak."]),
            "A.app/Contents/MacOS/A": program.bytes,
        ]
        let report = report(files, "A.app")
        #expect(
            Checks.lines(report) == [
                "error missing-entitlement com.apple.security.device.audio-input A A.app/Contents/MacOS/A"
            ])
        #expect(report.apps.first?.targets.first?.platform == .macOS)
        #expect(report.apps.first?.targets.first?.deploymentTarget == Version(14))
    }

    /// Nothing expands a variable after the build.
    @Test func stringsAsTheyStand() {
        let list = plist("A", ["NSContactsUsageDescription": "$(PRODUCT_NAME) finds your friends among your contacts."])
        let files = [
            "A.app/Info.plist": list, "A.app/A": image(["CNContactStore"]),
            "A.app/de.lproj/InfoPlist.strings": Array("\"NSContactsUsageDescription\" = \"\";".utf8),
            "A.app/en.lproj/InfoPlist.strings": Array("\"NSCameraUsageDescription\" = \"Takes a picture.\";".utf8),
        ]
        #expect(
            report(files, "A.app").findings.map { "\($0.finding.rule) \($0.finding.locale ?? "-")" } == [
                "unresolved-variable -", "empty-usage-string de", "only-localized -",
            ])
    }

    @Test func archives() {
        let folder = "A.xcarchive/Products/Applications/A.app/"
        let report = report(
            [folder + "Info.plist": plist("A"), folder + "A": image(["CMPedometer"])], "A.xcarchive")
        #expect(Checks.lines(report) == ["warning missing-for-upload NSMotionUsageDescription A \(folder)A"])
        #expect(report.apps.map(\.kind) == [.archive])
    }

    /// The languages that ship are those that the prompts must speak.
    @Test func languagesThatShip() {
        let sentence = "Finds the friends in your contacts who may read a note."
        let texts = (0..<20).map { "\"a\($0)\" = \"b\";\n" }.joined()
        var files: [String: [UInt8]] = [
            "A.app/Info.plist": plist(
                "A", ["NSContactsUsageDescription": sentence, "CFBundleDevelopmentRegion": "en"]),
            "A.app/A": image(["CNContactStore"]),
        ]
        for locale in ["en", "ko", "ja"] { files["A.app/\(locale).lproj/Localizable.strings"] = Array(texts.utf8) }
        files["A.app/ko.lproj/InfoPlist.strings"] = Array("\"NSContactsUsageDescription\" = \"연락처에서 친구를 찾습니다.\";".utf8)
        let judged = report(files, "A.app")
        #expect(
            Checks.lines(judged) == ["warning missing-localization NSContactsUsageDescription A A.app/Info.plist:1"])
        #expect(judged.apps.first?.targets.first?.languages == ["en", "ja", "ko"])
    }

    /// Tables and lists as the build compiles them.
    @Test func compiledTables() throws {
        func compiled(_ list: [String: Any]) throws -> [UInt8] {
            Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
        }
        let key = "NSContactsUsageDescription"
        let files = [
            "A.app/Info.plist": try compiled(["CFBundleExecutable": "A", key: "Finds your friends in your contacts."]),
            "A.app/A": image(["CNContactStore"]),
            "A.app/de.lproj/InfoPlist.strings": try compiled([key: ""]),
            "A.app/InfoPlist.loctable": try compiled(["fr": [key: " "], "LocProvenance": [:]]),
        ]
        let findings = report(files, "A.app").findings.map(\.finding)
        #expect(findings.map(\.rule) == ["empty-usage-string", "empty-usage-string"])
        #expect(findings.map(\.locale) == ["fr", "de"])
        #expect(findings.map(\.place.position) == [.keyPath("fr." + key), .keyPath(key)])
    }

    @Test func packagesAreReadInPlace() {
        let folder = "Payload/A.app/"
        let entries = [
            ZipWriter.Entry(folder + "Info.plist", plist("A")), ZipWriter.Entry(folder + "A", image(["CMPedometer"])),
            ZipWriter.Entry(folder + "de.lproj/InfoPlist.strings", "\"NSCameraUsageDescription\" = \"\";\n"),
        ]
        let judged = report(["A.ipa": ZipWriter(entries).bytes], "A.ipa")
        #expect(
            Checks.lines(judged) == [
                "warning missing-for-upload NSMotionUsageDescription A A.ipa/\(folder)A",
                "error empty-usage-string NSCameraUsageDescription A A.ipa/\(folder)de.lproj/InfoPlist.strings:1",
                "note only-localized NSCameraUsageDescription A A.ipa/\(folder)de.lproj/InfoPlist.strings:1",
            ])
        #expect(judged.apps.map(\.kind) == [.archive])
        #expect(judged.excerpts.values.contains("\"NSCameraUsageDescription\" = \"\";"))
        let bytes = ZipWriter(entries).bytes
        let damaged = report(["A.ipa": Array(bytes.dropLast(30))], "A.ipa")
        #expect(
            damaged.failures.map(\.problem.message) == [
                "is cut off or no zip archive: its directory is not at its end; build or download it again"
            ])
        #expect(report(["A.ipa": ZipWriter([entries[0]]).bytes], "A.ipa").failures == [])
        let empty = report(["A.ipa": ZipWriter([.init("x", "x")]).bytes], "A.ipa")
        #expect(empty.failures.map(\.problem.message) == ["holds no app in Payload; name an archive of an app"])
    }

    /// A library has no strings of its own; what it needs is told.
    @Test func libraries() {
        var member = MachOWriter.image(classes: ["CMPedometer"])
        member.fileType = 1
        let report = report(["libGait.a": MachOWriter.archive([("a.o", member.bytes)])], "libGait.a")
        #expect(Checks.lines(report) == [])
        #expect(report.failures == [])
        #expect(report.apps.first?.targets.map(\.name) == ["libGait"])
        #expect(report.apps.first?.targets.first?.needs.map(\.key) == ["NSMotionUsageDescription"])
    }

    /// A program with a list of its own answers for itself; another one is charged to whatever starts it.
    @Test func programsWithAnEmbeddedList() {
        var program = MachOWriter.image(classes: ["SFSpeechRecognizer"], sends: ["requestAuthorization:"])
        program.fileType = 2
        program.platform = 1
        #expect(Checks.lines(report(["dictate": program.bytes], "dictate")) == [])
        program.infoPlist = String(decoding: plist("dictate"), as: UTF8.self)
        let bare = report(["dictate": program.bytes], "dictate")
        #expect(
            Checks.lines(bare) == ["error missing-usage-string NSSpeechRecognitionUsageDescription dictate dictate"])
        #expect(
            bare.findings.first?.finding.remedy
                == "add NSSpeechRecognitionUsageDescription to the embedded Info.plist in dictate, with a sentence that says what it is for"
        )
        program.infoPlist = String(
            decoding: plist("dictate", ["NSSpeechRecognitionUsageDescription": "TODO"]), as: UTF8.self)
        let written = report(["dictate": program.bytes], "dictate")
        #expect(written.findings.map(\.finding.rule) == ["placeholder-text"])
        #expect(
            written.findings.map(\.finding.place.position) == [.keyPath("NSSpeechRecognitionUsageDescription")])
        program.infoPlist = "<plist><dict><key>NS"
        #expect(report(["dictate": program.bytes], "dictate").failures.count == 1)
    }

    /// A class that is looked up by name: the name and a telling selector together are a call.
    @Test func classesThatAreLookedUp() {
        var writer = MachOWriter.image(classes: ["UIView"], functions: ["_NSClassFromString"])
        writer.fileType = 2
        writer.texts = ["ATTrackingManager"]
        func lines(_ keys: [String: String] = [:]) -> [String] {
            Checks.lines(report(["A.app/Info.plist": plist("A", keys), "A.app/A": writer.bytes], "A.app"))
        }
        let sentence = ["NSUserTrackingUsageDescription": "Lets shops that you came from know that you bought a book."]
        #expect(lines() == [])
        #expect(lines(sentence) == [])
        writer.sends = ["requestTrackingAuthorizationWithCompletionHandler:"]
        #expect(lines() == ["error missing-usage-string NSUserTrackingUsageDescription A A.app/A"])
        writer.texts = []
        #expect(lines() == [])
    }

    /// A script tells another app something where the words for it are in the program.
    @Test func scriptsInLiterals() {
        var writer = MachOWriter.image(classes: ["NSAppleScript"], sends: ["executeAndReturnError:"])
        writer.fileType = 2
        writer.platform = 1
        func rules() -> [String] {
            let files = ["A.app/Contents/Info.plist": plist("A"), "A.app/Contents/MacOS/A": writer.bytes]
            return report(files, "A.app").findings.compactMap(\.finding.key)
        }
        #expect(rules() == [])
        writer.texts = ["tell application \"Finder\" to activate"]
        #expect(rules() == ["NSAppleEventsUsageDescription"])
    }

    /// A service's code is charged to the app that holds it; by itself it is shown and misses nothing.
    @Test func servicesOfTheMac() {
        var service = MachOWriter.image(classes: ["CNContactStore"])
        service.fileType = 2
        service.platform = 1
        var app = MachOWriter.image(classes: ["NSView"])
        app.fileType = 2
        app.platform = 1
        let part = "A.app/Contents/XPCServices/S.xpc"
        let files = [
            "A.app/Contents/Info.plist": plist("A", ["NSContactsUsageDescription": "Finds friends to write to."]),
            "A.app/Contents/MacOS/A": app.bytes, part + "/Contents/Info.plist": plist("S"),
            part + "/Contents/MacOS/S": service.bytes,
        ]
        #expect(Checks.lines(report(files, "A.app")) == [])
        let alone = report(files, part)
        #expect(Checks.lines(alone) == [])
        #expect(alone.apps.first?.targets.map(\.product) == [.xpcService])
        #expect(alone.apps.first?.targets.first?.needs.map(\.key) == ["NSContactsUsageDescription"])
    }

    @Test func encryptedAppsSaySo() {
        var program = MachOWriter.image(classes: ["CNContactStore"], sends: ["x"])
        program.fileType = 2
        program.isEncrypted = true
        let report = report(["A.app/Info.plist": plist("A"), "A.app/A": program.bytes], "A.app")
        #expect(report.problems.map(\.problem.message).first?.hasPrefix("is encrypted by the store") == true)
        #expect(report.findings.map(\.finding.key) == ["NSContactsUsageDescription"])
    }

    @Test func appsThatCannotBeJudged() {
        #expect(report(["A.app/A": empty], "A.app").failures.map(\.problem.message) == ["does not exist"])
        #expect(report(["A.xcarchive/x": [1]], "A.xcarchive").failures.count == 1)
        let damaged = report(["A.app/Info.plist": plist("A"), "A.app/A": [1, 2, 3, 4, 5]], "A.app")
        #expect(damaged.failures.map(\.problem.message) == ["is no binary of Apple’s systems"])
    }

    @Test func aFolderOfProducts() {
        let report = report(["out/A.app/Info.plist": plist("A"), "out/A.app/A": image(["CMPedometer"])], "out")
        #expect(report.apps.map(\.path) == ["out/A.app"])
        #expect(Checks.lines(report) == ["warning missing-for-upload NSMotionUsageDescription A A.app/A"])
    }
}
