import PlainspokenChecking
import PlainspokenFiles
import PlainspokenModel
import Testing

/// Every setting of `.plainspoken.yml`, and every way to get one wrong.
@Suite struct ConfigurationTests {
    private func read(_ text: String) -> Result<Configuration, Problem> {
        let tree = FileTree.memory(["/app/.plainspoken.yml": text])
        do throws(Problem) {
            return .success(try Configuration.read("/app/.plainspoken.yml", tree: tree))
        } catch {
            return .failure(error)
        }
    }

    @Test func allSettings() throws {
        let configuration = try read(
            """
            levels: {unknown-key: note, stale-plist: off, empty-usage-string: warning, only-localized: error}
            skip: [Vendor, "**/Generated/*.swift"]
            variables: {NAME: Journal, BUILD: 12, PRO: true, EMPTY: ""}
            family: [Journal, ../Other]
            allow:
              - {rule: unknown-key, key: NSOwnUsageDescription, target: Journal, locale: ko, reason: the sister app}
              - {rule: stale-plist, reason: generated on the server}
            apis:
              - {api: "ScanKit.open()", keys: [NSCameraUsageDescription], modules: [ScanKit]}
              - {api: "-[Scanner open]", keys: [NSCameraUsageDescription, NSMicrophoneUsageDescription]}
            """
        ).get()
        #expect(
            configuration.levels == [
                "unknown-key": .note, "stale-plist": nil, "empty-usage-string": .warning,
                "only-localized": .error,
            ])
        #expect(configuration.skipped == ["Vendor", "**/Generated/*.swift"])
        #expect(configuration.variables == ["NAME": "Journal", "BUILD": "12", "PRO": "YES", "EMPTY": ""])
        #expect(configuration.family == ["Journal", "../Other"])
        #expect(configuration.folder == "/app")
        #expect(
            configuration.allowed.map { [$0.rule, $0.key, $0.target, $0.locale, $0.reason] } == [
                ["unknown-key", "NSOwnUsageDescription", "Journal", "ko", "the sister app"],
                ["stale-plist", nil, nil, nil, "generated on the server"],
            ])
        #expect(
            configuration.apis.map { $0.uses.flatMap { $0.swift + $0.objectiveC } } == [
                ["ScanKit.open()"], ["-[Scanner open]"],
            ])
        #expect(
            configuration.apis.map { $0.uses.flatMap(\.keys).flatMap(\.alternatives) } == [
                ["NSCameraUsageDescription"], ["NSCameraUsageDescription", "NSMicrophoneUsageDescription"],
            ])
    }

    @Test(arguments: ["", "# nothing\n", "---\n"]) func anEmptyFileIsNoMistake(_ text: String) throws {
        #expect(try read(text).get().levels.isEmpty)
    }

    @Test(arguments: mistakes) func mistake(_ text: String, _ line: Int, _ column: Int, _ message: String) throws {
        guard case .failure(let problem) = read(text) else {
            Issue.record("was read: \(text)")
            return
        }
        #expect(problem.message == message)
        #expect(problem.place == Place(path: "/app/.plainspoken.yml", line: line, column: column))
    }

    static let mistakes: [(String, Int, Int, String)] = [
        ("- a", 1, 1, "holds no settings: write one setting a line, such as “skip: [Vendor]”"),
        ("text", 1, 1, "holds no settings: write one setting a line, such as “skip: [Vendor]”"),
        (
            "\nskp: [a]", 2, 1,
            "unknown setting “skp”; known are allow, apis, baseLanguage, family, levels, skip, variables"
        ),
        ("skip: Vendor", 1, 7, "“skip” holds a list"),
        ("skip:\n  - 1\n  - [a]", 2, 5, "“skip” lists texts"),
        ("family: {a: b}", 1, 9, "“family” holds a list"),
        ("levels: [a]", 1, 9, "“levels” holds names with values, one a line"),
        ("levels:\n  no-rule: error", 2, 3, "unknown rule “no-rule”; “plainspoken rules” lists them"),
        ("levels:\n  unknown-key: fatal", 2, 16, "a level is error, warning, note or off"),
        ("levels: {unknown-key: [error]}", 1, 23, "a level is error, warning, note or off"),
        ("variables: [A]", 1, 12, "“variables” holds names with values, one a line"),
        ("variables: {A: [1]}", 1, 16, "“A” is one text"),
        ("allow: {rule: unknown-key}", 1, 8, "“allow” holds a list"),
        ("allow:\n  - reason: a", 2, 5, "an entry of allow names a rule; “plainspoken rules” lists them"),
        ("allow:\n  - text", 2, 5, "an entry of allow names a rule; “plainspoken rules” lists them"),
        ("allow:\n  - {rule: no, reason: a}", 2, 5, "an entry of allow names a rule; “plainspoken rules” lists them"),
        ("allow:\n  - {rule: unknown-key}", 2, 5, "an entry of allow needs a reason"),
        ("allow:\n  - {rule: unknown-key, reason: \"…\"}", 2, 5, "an entry of allow needs a reason"),
        (
            "allow:\n  - {rule: unknown-key, taget: App, reason: a}", 2, 25,
            "unknown “taget” in an entry of allow; known are key, locale, reason, rule, target"
        ),
        ("allow:\n  - {rule: unknown-key, key: [A], reason: a}", 2, 30, "“key” is one text"),
        ("apis: [{keys: [NSCameraUsageDescription]}]", 1, 8, api),
        ("apis: [{api: \"a b\", keys: [NSCameraUsageDescription]}]", 1, 8, api),
        ("apis: [{api: \"A.b()\"}]", 1, 8, keys),
        ("apis: [{api: \"A.b()\", keys: [NSNoUsageDescription]}]", 1, 8, keys),
        (
            "apis: [{api: \"A.b()\", key: NSCameraUsageDescription}]", 1, 23,
            "unknown “key” in an entry of apis; known are api, keys, modules"
        ),
    ]

    private static let api = "an entry of apis has an “api” such as “Scanner.open()” or “-[Scanner open]”"
    private static let keys = "an entry of apis lists its “keys”; “plainspoken keys” lists those that exist"

    @Test func isFoundUpward() {
        let tree = FileTree.memory(["/a/.plainspoken.yml": "", "/a/b/c/x.swift": "", "/d/.plainspoken.yml/x": ""])
        #expect(Configuration.find(from: "/a/b/c", tree: tree) == "/a/.plainspoken.yml")
        #expect(Configuration.find(from: "/a", tree: tree) == "/a/.plainspoken.yml")
        #expect(Configuration.find(from: "/d", tree: tree) == nil)
        #expect(Configuration.find(from: "/", tree: tree) == nil)
    }
}
