import PlainspokenChecking
import PlainspokenFiles
import PlainspokenModel
import Testing

/// Sources held against what was built from them.
@Suite struct BuiltComparisonTests {
    private static let sentence = "Scans the barcode of a book."

    private let spec = """
        name: Shelf
        options: {bundleIdPrefix: dev.example}
        targets:
          Shelf:
            type: application
            platform: iOS
            deploymentTarget: "17.0"
            sources: [App]
            settings: {base: {FLAVOR: store}}
            info:
              path: App/Info.plist
              properties:
                NSCameraUsageDescription: Scans the barcode of a book.
                NSContactsUsageDescription: Lends a book to a friend of the $(FLAVOR) and $(UNKNOWN_NAME) kind.
          ShelfShare:
            type: app-extension
            platform: iOS
            deploymentTarget: "17.0"
            sources: [Share]
            info: {path: Share/Info.plist, properties: {NSPhotoLibraryAddUsageDescription: Keeps the cover of a book.}}
        """
    private let code = """
        import AVFoundation
        import Contacts
        func f() async { _ = await AVCaptureDevice.requestAccess(for: .video) }
        func g() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        """

    private func list(_ identifier: String, _ keys: [String: String]) -> String {
        let all = keys.merging(["CFBundleIdentifier": identifier]) { $1 }
        let entries = all.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }
        return "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>"
    }

    private func appKeys(_ changes: [String: String] = [:], without lost: String = "") -> [String: String] {
        [
            "NSCameraUsageDescription": Self.sentence,
            "NSContactsUsageDescription": "Lends a book to a friend of the store and best kind.",
        ].merging(changes) { $1 }.filter { $0.key != lost }
    }

    private func report(
        _ product: [String: String], sources: [String: String] = [:], built: String = "out/Shelf.app"
    ) -> Report {
        var files = ["project.yml": spec, "App/Code.swift": code, "Share/S.swift": "import Photos\n"]
        files.merge(sources) { $1 }
        for (path, text) in product { files[built + "/" + path] = text }
        return Checks.report(files) { request in
            request.built = built
            request.only = ["stale-plist", "vague-purpose", "contradicted-by-code", "missing-usage-string"]
        }
    }

    private func lines(_ product: [String: String], sources: [String: String] = [:]) -> [String] {
        let report = report(product, sources: sources)
        #expect(report.failures == [])
        return report.findings.map {
            let place = $0.finding.place
            return "\($0.finding.rule) \($0.finding.key ?? "-") \($0.finding.locale ?? "-") \(place.path)"
        }
    }

    @Test func whatWasBuiltFromItIsSilent() {
        #expect(lines(["Info.plist": list("dev.example.Shelf", appKeys())]) == [])
        let report = report(["Info.plist": list("dev.example.Shelf", appKeys())])
        #expect(report.apps.map(\.kind) == [.source, .bundle])
    }

    @Test func lostChangedAndAddedStrings() {
        let keys = appKeys(
            [
                "NSContactsUsageDescription": "Finds readers.",
                "NSMotionUsageDescription": "Counts the steps between two shelves.",
            ], without: "NSCameraUsageDescription")
        let report = report(["Info.plist": list("dev.example.Shelf", keys)])
        #expect(
            Checks.lines(report) == [
                "error stale-plist NSCameraUsageDescription Shelf out/Shelf.app/Info.plist",
                "error stale-plist NSContactsUsageDescription Shelf out/Shelf.app/Info.plist:1",
                "error stale-plist NSMotionUsageDescription Shelf out/Shelf.app/Info.plist:1",
            ])
        let findings = report.findings.map(\.finding)
        #expect(findings.map(\.consequence) == [.terminates, nil, nil])
        #expect(findings.map { $0.related.map(\.place.path) } == [["project.yml"], ["project.yml"], ["project.yml"]])
        #expect(findings.map { $0.related.first?.place.line } == [13, 14, 11])
    }

    @Test func tablesThatNeverArrived() {
        let sources = [
            "App/ko.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"책의 바코드를 스캔합니다.\";\n",
            "App/de.lproj/InfoPlist.strings":
                "\"NSCameraUsageDescription\" = \"Scannt den Strichcode eines Buches.\";\n\"NSContactsUsageDescription\" = \"Leiht ein Buch aus.\";\n",
        ]
        let product = [
            "Info.plist": list("dev.example.Shelf", appKeys()),
            "de.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"Liest den Strichcode eines Buches.\";\n",
            "fr.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"Lit le code-barres d’un livre.\";\n",
        ]
        #expect(
            lines(product, sources: sources) == [
                "stale-plist - ko out/Shelf.app/Info.plist",
                "stale-plist NSContactsUsageDescription de out/Shelf.app/Info.plist",
                "stale-plist NSCameraUsageDescription de out/Shelf.app/de.lproj/InfoPlist.strings",
                "stale-plist NSCameraUsageDescription fr out/Shelf.app/fr.lproj/InfoPlist.strings",
            ])
    }

    /// One table of all languages, and a table as the build compiles it.
    @Test func tablesInOneFile() {
        let sources = ["App/ko.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"책의 바코드를 스캔합니다.\";\n"]
        let table =
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>ko</key><dict><key>NSCameraUsageDescription</key><string>책의 바코드를 스캔합니다.</string></dict></dict></plist>"
        let product = ["Info.plist": list("dev.example.Shelf", appKeys()), "InfoPlist.loctable": table]
        #expect(lines(product, sources: sources) == [])
    }

    @Test func extensionsAreComparedByThemselves() {
        let product = [
            "Info.plist": list("dev.example.Shelf", appKeys()),
            "PlugIns/ShelfShare.appex/Info.plist": list("dev.example.ShelfShare", [:]),
        ]
        #expect(
            lines(product) == [
                "stale-plist NSPhotoLibraryAddUsageDescription - out/Shelf.app/PlugIns/ShelfShare.appex/Info.plist"
            ])
    }

    /// Words and truth of what ships, once: the same sentence was judged in the source.
    @Test func shippedSentencesAreJudged() {
        let vague = appKeys(["NSContactsUsageDescription": "This app needs access to your contacts."])
        #expect(
            lines(["Info.plist": list("dev.example.Shelf", vague)]) == [
                "stale-plist NSContactsUsageDescription - out/Shelf.app/Info.plist",
                "vague-purpose NSContactsUsageDescription - Shelf.app/Info.plist",
            ])
        let source = spec.replacing("Scans the barcode of a book.", with: "Uses the camera.")
        let both = lines(
            ["Info.plist": list("dev.example.Shelf", appKeys(["NSCameraUsageDescription": "Uses the camera."]))],
            sources: ["project.yml": source])
        #expect(both == ["vague-purpose NSCameraUsageDescription - project.yml"])
    }

    @Test func theConfigurationThatWasBuiltIsNamed() {
        let source = """
            name: Shelf
            targets:
              Shelf:
                type: application
                platform: iOS
                deploymentTarget: "17.0"
                sources: [App]
                settings:
                  base: {GENERATE_INFOPLIST_FILE: YES, PRODUCT_BUNDLE_IDENTIFIER: dev.example.Shelf}
                  configs:
                    Debug: {INFOPLIST_KEY_NSCameraUsageDescription: Tests the scanner., INFOPLIST_KEY_NSContactsUsageDescription: Lends a book.}
                    Release: {INFOPLIST_KEY_NSCameraUsageDescription: Scans a book., INFOPLIST_KEY_NSContactsUsageDescription: Lends a book.}
            """
        let keys = ["NSCameraUsageDescription": "Tests the scanner.", "NSContactsUsageDescription": "Lends a book."]
        let report = report(
            ["Info.plist": list("dev.example.Shelf", keys)], sources: ["project.yml": source])
        #expect(
            report.findings.map(\.finding.message) == [
                "NSCameraUsageDescription ships in Shelf.app as “Tests the scanner.”, and the source says “Scans a book.”: it is the text of configuration Debug"
            ])
    }

    /// A bundle with another identifier and the name of a target is that target's.
    @Test func namesStandInForIdentifiers() {
        #expect(lines(["Info.plist": list("dev.example.shelf.beta", appKeys())]) == [])
    }

    @Test func productsOfOtherProjectsAreRefused() {
        let report = report(
            ["Info.plist": list("dev.example.Other", appKeys())], built: "out/Other.app")
        #expect(
            report.failures.map(\.problem.message) == [
                "was not built from this project: it holds dev.example.Other, and the project builds dev.example.Shelf, dev.example.ShelfShare; name the product of this project"
            ])
        let missing = self.report([:])
        #expect(missing.failures.map(\.problem.message).first?.hasPrefix("does not exist") == true)
        // The source is judged all the same.
        #expect(missing.apps.map(\.kind) == [.source, .bundle])
        #expect(missing.apps.first?.targets.isEmpty == false)
    }

    @Test func bundlesThatNoTargetBuilds() {
        let product = [
            "Info.plist": list("dev.example.Shelf", appKeys()),
            "PlugIns/Ads.appex/Info.plist": list("com.vendor.ads", ["NSContactsUsageDescription": "Knows you."]),
        ]
        #expect(
            report(product).problems.map(\.problem.message).contains(
                "comes from no target of the project (com.vendor.ads), so that its usage strings have no source"))
    }

    @Test func archivesAreReadInPlace() {
        let product = ZipWriter([
            ZipWriter.Entry(
                "Payload/Shelf.app/Info.plist", list("dev.example.Shelf", appKeys(["NSCameraUsageDescription": "Old."]))
            )
        ])
        var request = CheckRequest(workingDirectory: "/app")
        request.built = "Shelf.ipa"
        request.only = ["stale-plist"]
        let files = ["project.yml": Array(spec.utf8), "App/Code.swift": Array(code.utf8), "Shelf.ipa": product.bytes]
        let tree = FileTree.memory(Dictionary(uniqueKeysWithValues: files.map { ("/app/" + $0.key, $0.value) }))
        let report = Checker.run(request, tree: tree)
        #expect(report.failures == [])
        #expect(
            Checks.lines(report) == [
                "error stale-plist NSCameraUsageDescription Shelf Shelf.ipa/Payload/Shelf.app/Info.plist:1"
            ])
        #expect(report.apps.map(\.kind) == [.source, .archive])
        // The line is shown though only the archive holds it.
        #expect(Checks.text(report).contains("<string>Old.</string>"))
    }
}
