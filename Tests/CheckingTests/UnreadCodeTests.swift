import PlainspokenChecking
import PlainspokenFiles
import PlainspokenModel
import Testing

/// Code that is not here may need any key.
@Suite struct UnreadCodeTests {
    private static func files(_ dependencies: String) -> [String: String] {
        [
            "project.yml": """
            name: App
            packages:
              Talk: {path: ../Talk}
            targets:
              App:
                type: application
                platform: iOS
                sources: [App]
                dependencies: [\(dependencies)]
                info:
                  path: Info.plist
                  properties:
                    NSMicrophoneUsageDescription: Records voice notes for a page.
            """,
            "App/Main.swift": "struct Main {}\n",
        ]
    }

    private func names(_ files: [String: String]) -> [String] {
        Checks.lines(Checks.report(files)).filter { $0.contains("unused-usage-string") }
    }

    @Test func aSubmoduleThatWasNotFetchedKeepsKeys() {
        var files = Self.files("")
        files[".gitmodules"] = "[submodule \"Talk\"]\n\tpath = Modules/Talk\n\turl = https://example.com/talk.git\n"
        #expect(names(files) == [])
        files["Modules/Talk/Talk.swift"] = "struct Talk {}\n"
        #expect(names(files).count == 1)
    }

    @Test func aPackageThatIsNotThereKeepsKeys() {
        #expect(names(Self.files("{package: Talk}")) == [])
        #expect(names(Self.files("")).count == 1)
    }

    /// Sources that nobody may read, or that the configuration skips, keep keys as well.
    @Test func sourcesThatAreNotReadKeepKeys() {
        let files = Self.files("").merging(["App/Vendor/Talk.swift": ""]) { $1 }
        #expect(names(files).count == 1)
        #expect(names(files.merging([".plainspoken.yml": "skip: [App/Vendor/**]\n"]) { $1 }) == [])
        #expect(names(files.merging([".plainspoken.yml": "skip: [Other/**]\n"]) { $1 }).count == 1)
        var tree = FileTree.memory(Dictionary(uniqueKeysWithValues: files.map { ("/app/" + $0.key, $0.value) }))
        let read = tree.read
        tree.read = { path throws(Problem) in
            if path.hasSuffix("Talk.swift") { throw Problem("may not be read", at: Place(path: path)) }
            return try read(path)
        }
        let report = Checker.run(CheckRequest(workingDirectory: "/app"), tree: tree)
        #expect(report.findings.isEmpty)
        #expect(report.problems.map(\.problem.place.path) == ["App/Vendor/Talk.swift"])
    }
}
