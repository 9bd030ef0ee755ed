import PlainspokenChecking
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
}
