import PlainspokenChecking
import PlainspokenFiles
import PlainspokenModel
import Testing

/// Inputs made to break the check: it ends, says something sensible, and says the same again.
@Suite struct HostileTests {
    private static let spec = """
        name: A
        targets:
          A:
            type: application
            platform: iOS
            deploymentTarget: "17.0"
            sources: [S]
            settings: {INFOPLIST_FILE: Info.plist}

        """
    private static let plist = "<plist version=\"1.0\"><dict></dict></plist>"

    private func lines(_ source: String) -> [String] {
        Checks.lines(Checks.report(["project.yml": Self.spec, "Info.plist": Self.plist, "S/a.swift": source]))
    }

    private static let location = "error missing-usage-string NSLocationWhenInUseUsageDescription A S/a.swift"
    private static let camera = "error missing-usage-string NSCameraUsageDescription A S/a.swift"

    @Test func circularCodeEnds() {
        let ask = "AVCaptureDevice.requestAccess(for: k)\n"
        #expect(
            lines(
                "import AVFoundation\nfunc f(_ k: AVMediaType) { " + ask + String(repeating: "f(k)\n", count: 400) + "}"
            ) == [])
        #expect(
            lines(
                "import AVFoundation\nfunc f(_ k: AVMediaType) { " + ask + String(repeating: "f(k)\n", count: 400)
                    + "}\nlet a = f(.video)") == [Self.camera + ":2"])
        let ternaries = (0..<60).map { "let a\($0) = c ? a\($0 + 1) : a\($0 + 1)\n" }.joined()
        #expect(
            lines("import CoreLocation\n" + ternaries + "let z: () = a0.requestLocation()") == [Self.location + ":62"])
        let aliases = (0..<50).map { "typealias A\($0) = A\(($0 + 1) % 50)\n" }.joined()
        #expect(lines("import CoreLocation\n" + aliases + "func f(_ a: A0) { a.requestLocation() }") == [])
    }

    @Test func manyUsesAreOneFinding() {
        let uses = (0..<2_000).map { "let a\($0) = CLLocationManager(); a\($0).requestLocation()\n" }.joined()
        #expect(lines("import CoreLocation\nfunc f() {\n" + uses + "}") == [Self.location + ":3"])
        let guards = String(
            repeating: "guard #available(iOS 18, *) else { return }\nm.requestLocation()\n", count: 1_000)
        #expect(
            lines("import CoreLocation\nfunc f(_ m: CLLocationManager) {\n" + guards + "}") == [Self.location + ":4"])
    }

    @Test func nestingIsBounded() {
        let depth = 3_000
        let report = Checks.report([
            "project.yml": Self.spec, "Info.plist": Self.plist,
            "S/a.swift": "import CoreLocation\n" + String(repeating: "func f() {", count: depth)
                + "CLLocationManager().requestLocation()" + String(repeating: "}", count: depth),
        ])
        #expect(report.findings.count + report.problems.count == 1)
        let yaml = Checks.report(["project.yml": "targets: " + String(repeating: "[", count: 50_000)])
        #expect(yaml.failures.count == 1 && yaml.findings.isEmpty)
    }

    @Test(arguments: ["bplist00", "bplist00\u{1}\u{2}\u{3}", "<plist><dict><key>a", "{ a = ", "\u{0}\u{0}", ""])
    func faultyPlistsAreFailures(_ text: String) {
        let report = Checks.report([
            "project.yml": Self.spec, "Info.plist": text,
            "S/a.swift": "import CoreLocation\nlet m: () = CLLocationManager().requestLocation()",
        ])
        #expect(report.failures.map(\.problem.place.path) == ["/app/Info.plist"])
        #expect(report.findings.isEmpty)
    }

    /// A source that cannot be read is a problem; the others are still judged.
    @Test func unreadableSource() {
        let files = [
            "/app/project.yml": Self.spec, "/app/Info.plist": Self.plist, "/app/S/a.swift": "",
            "/app/S/b.swift": "import CoreLocation\nlet m: () = CLLocationManager().requestLocation()",
        ]
        var tree = FileTree.memory(files)
        let read = tree.read
        tree.read = { path throws(Problem) in
            if path.hasSuffix("a.swift") {
                throw Problem("may not be read; check its permissions", at: Place(path: path))
            }
            return try read(path)
        }
        let report = Checker.run(CheckRequest(workingDirectory: "/app"), tree: tree)
        #expect(
            Checks.lines(report) == ["error missing-usage-string NSLocationWhenInUseUsageDescription A S/b.swift:2"])
        #expect(
            report.problems.map(\.problem) == [
                Problem("may not be read; check its permissions", at: Place(path: "S/a.swift"))
            ])
        #expect(report.failures.isEmpty)
    }

    /// A spec that cannot be read is not taken for none.
    @Test func unreadableSpec() {
        var tree = FileTree.memory(["/app/project.yml": Self.spec])
        tree.read = { path throws(Problem) in
            throw Problem("may not be read; check its permissions", at: Place(path: path))
        }
        let report = Checker.run(CheckRequest(workingDirectory: "/app"), tree: tree)
        #expect(report.failures.map(\.problem.message) == ["may not be read; check its permissions"])
    }

    @Test func lineEndsOfWindows() {
        #expect(
            lines("import CoreLocation\r\n\r\nlet m: () = CLLocationManager().requestLocation()\r\n") == [
                Self.location + ":3"
            ])
    }

    /// Escape sequences of a hostile file do not reach the terminal.
    @Test func noEscapes() {
        let report = Checks.report([
            "project.yml": """
            name: A
            targets:
              "A\\e[31m":
                type: application
                platform: iOS
                sources: []
                info: {path: I.plist, properties: {"NSCa\\e[31mmeraUsageDescription": x}}

            """
        ])
        let text = Checks.text(report)
        #expect(report.findings.count == 1)
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }

    @Test func sameInputSameReportOnManyThreads() async {
        var files = ["project.yml": Self.spec, "Info.plist": Self.plist]
        for number in 0..<40 {
            files["S/\(number).swift"] =
                "import CoreLocation\nimport AVFoundation\nlet a\(number): () = CLLocationManager().requestLocation()\n"
                + "func f\(number)(_ k: AVMediaType) { AVCaptureDevice.requestAccess(for: k) }\nlet b = f\(number)(.video)"
        }
        let input = files
        let expected = Checks.text(Checks.report(input))
        let texts = await withTaskGroup(of: String.self) { group in
            for _ in 0..<8 { group.addTask { Checks.text(Checks.report(input)) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(texts == Array(repeating: expected, count: 8))
    }
}
