import PlainspokenChecking
import PlainspokenModel
import Testing

/// Damaged and strange input around a project that is otherwise sound.
@Suite struct DamagedInputTests {
    private static func spec(_ sentence: String) -> String {
        """
        name: App
        options: {developmentLanguage: en}
        targets:
          App:
            type: application
            platform: iOS
            deploymentTarget: "17.0"
            sources: [App]
            info:
              path: Info.plist
              properties:
                NSCameraUsageDescription: \(sentence)
        """
    }

    private static let code = "import AVFoundation\nfunc film() { AVCaptureDevice.requestAccess(for: .video) { _ in } }"

    private func report(_ sentence: String, _ files: [String: String] = [:]) -> Report {
        Checks.report(["project.yml": Self.spec(sentence), "App/Main.swift": Self.code].merging(files) { $1 })
    }

    @Test(arguments: [("iOS", "17.0", "note"), ("iOS", "10.0", "error"), ("visionOS", "1.0", "note")])
    func aBlankUnderAKeyThatNoSystemReads(_ platform: String, _ version: String, _ level: String) {
        let spec = Self.spec("Scans receipts to file them.").replacing("platform: iOS", with: "platform: \(platform)")
            .replacing("\"17.0\"", with: "\"\(version)\"")
        let report = Checks.report([
            "project.yml": spec, "App/Main.swift": "",
            "App/en.lproj/InfoPlist.strings": "\"NSLocationAlwaysUsageDescription\" = \"\";",
        ])
        #expect(report.findings.filter { $0.finding.rule == "empty-usage-string" }.map(\.level.rawValue) == [level])
    }

    @Test func aManifestOfSomethingElse() {
        let report = Checks.report(["Project.swift": "let project = 1"])
        #expect(
            report.failures.map { "\($0.problem.place.path): \($0.problem.message)" }
                == ["/app/Project.swift: is no manifest of Tuist: it does not import ProjectDescription"])
    }

    @Test func aDamagedListIsNotAStaleOne() {
        let report = report(
            "Scans receipts to file them.", ["Info.plist": "<?xml version=\"1.0\"?><plist><dict><key>a"])
        #expect(report.findings == [])
        #expect(report.problems.map(\.problem.place.path) == ["Info.plist"])
    }

    @Test func onlyTheBeginningOfAnEndlessSentenceIsRead() {
        let report = report("Scans receipts to file them. " + String(repeating: "We never ", count: 20_000))
        #expect(Checks.lines(report) == [])
    }

    @Test func theBaseLanguageOfTheConfiguration() {
        func language(_ files: [String: String]) -> String? {
            report("Scans receipts to file them.", files).apps.first?.targets.first?.developmentLanguage
        }
        #expect(language([:]) == "en")
        #expect(language([".plainspoken.yml": "baseLanguage: de"]) == "de")
    }
}
