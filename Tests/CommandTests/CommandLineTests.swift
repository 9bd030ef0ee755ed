import Foundation
import PlainspokenModel
import PlainspokenRules
import Testing

@testable import PlainspokenCommand

/// The command from words to exit code: wrong usage, nothing to check, formats.
@Suite struct CommandLineTests {
    private static let found = """
        error[missing-usage-string]: NSMicrophoneUsageDescription is missing from target Journal: iOS ends the app when \
        this line runs
          --> Sources/Note.swift:3:11
          |
        3 |     await AVAudioApplication.requestRecordPermission()
          |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: add NSMicrophoneUsageDescription to info.properties of target Journal in project.yml, with a sentence \
        that says what it is for

        """

    private func complains(_ outcome: Scratch.Outcome, _ message: String) {
        #expect(outcome == Scratch.Outcome(code: 2, error: "plainspoken: " + message + "\n"))
    }

    // MARK: Usage

    @Test func helpAndVersion() throws {
        let scratch = try Scratch([:])
        #expect(scratch.run("--version") == .init(code: 0, output: "plainspoken \(Main.version)\n"))
        #expect(scratch.run() == .init(code: 0, output: Main.overview))
        #expect(scratch.run("--help") == scratch.run("help"))
        for subcommand in Main.subcommands {
            let help = scratch.run("help", subcommand.name)
            #expect(help == .init(code: 0, output: Main.help(for: subcommand)))
            #expect(scratch.run(subcommand.name, "--help") == help)
            let usage = help.output.split(separator: "\n").first { $0.hasPrefix("usage: ") } ?? ""
            #expect(usage.last != " " && usage.contains("[options]") != subcommand.options.isEmpty)
            for option in subcommand.options { #expect(help.output.contains("  " + option.synopsis)) }
            #expect(Main.overview.contains("  \(subcommand.name) "))
        }
    }

    @Test func wrongUsage() throws {
        let scratch = try Scratch()
        complains(scratch.run("chek"), "unknown subcommand “chek”; “plainspoken --help” lists them")
        complains(scratch.run("help", "chek"), "unknown subcommand “chek”; “plainspoken --help” lists them")
        complains(scratch.run("check", "--only", "no"), "unknown rule “no”; “plainspoken rules” lists them")
        complains(scratch.run("check", "--skip", "no"), "unknown rule “no”; “plainspoken rules” lists them")
        complains(scratch.run("check", "--define", "=1"), "--define takes NAME=VALUE, not “=1”")
        complains(scratch.run("check", ""), "a path is empty; name a folder or a project.yml")
        complains(scratch.run("explain"), "explain takes one name: of a rule, key, resource or API")
        complains(
            scratch.run("explain", "nothing"),
            "nothing is known of “nothing”; “plainspoken rules” and “plainspoken keys” list names")
        for (name, nearest) in [
            ("missing-usage-strings", "missing-usage-string"), ("speach-recognition", "speech-recognition"),
            ("NSMicrophoneUsageDescripton", "NSMicrophoneUsageDescription"), ("CNContactStor", "CNContactStore"),
            ("privacy - camera usage descripton", "Privacy - Camera Usage Description"),
        ] {
            complains(scratch.run("explain", name), "nothing is known of “\(name)”; did you mean “\(nearest)”?")
        }
        complains(scratch.run("rules", "--format", "xml"), "--format is one of text, json, not “xml”")
        complains(
            scratch.run("check", "--output", "none/report"), "none/report: cannot be written: No such file or directory"
        )
    }

    // MARK: Nothing to check

    private func fails(_ outcome: Scratch.Outcome, _ message: String) {
        #expect(outcome.code == 2)
        #expect(!outcome.output.contains("nothing found") || outcome.output.contains("1 file"))
        #expect(outcome.error == "plainspoken: " + message + "\n")
    }

    @Test func nothingToCheck() throws {
        let scratch = try Scratch(["empty/x": "", "file.txt": "", "library/project.yml": Self.library])
        fails(
            scratch.run("check", "empty"),
            """
            empty: holds nothing to check; looked in it and its folders for projects of Xcode, XcodeGen, Tuist, Expo, Cordova, \
            CMake, Tauri, Electron, .NET, Unity, Qt and Swift Playgrounds, and for tools with an embedded Info.plist
            """
        )
        fails(
            scratch.run("check", "none"),
            "none: does not exist; name a project’s folder, its .xcodeproj or its project.yml")
        fails(
            scratch.run("check", "file.txt"),
            "file.txt: is no project that can be read; name a project’s folder, its .xcodeproj or its project.yml")
        fails(scratch.run("check", "library"), "library: has no target that is an app or an extension")
    }

    /// Where nothing was judged, nothing is said to be in order.
    @Test func aTargetThatThereIsNot() throws {
        let scratch = try Scratch([
            "project.yml": "name: A\ntargets: {A: {type: application, platform: iOS, sources: []}}\n"
        ])
        let outcome = scratch.run("check", "--target", "Nope")
        #expect(
            outcome == .init(code: 2, output: "", error: "plainspoken: .: has no app or extension “Nope”; it has A\n"))
    }

    private static let library = """
        name: Kit
        targets: {Kit: {type: framework, platform: iOS, sources: []}}

        """

    @Test func aFrameworkBesideAnAppIsNoFailure() throws {
        let scratch = try Scratch(["kit/project.yml": Self.library].merging(inFolder("app")) { $1 })
        #expect(scratch.run("check").code == 1)
    }

    private func inFolder(_ folder: String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: Scratch.app.map { (folder + "/" + $0.key, $0.value) })
    }

    @Test func namesThatAreNotThere() throws {
        let scratch = try Scratch()
        fails(scratch.run("check", "--target", "Jornal"), ".: has no app or extension “Jornal”; it has Journal")
        fails(
            scratch.run("check", "--configuration", "Beta"),
            "project.yml: has no configuration “Beta”; it has Debug, Release")
        fails(scratch.run("check", "--config", "none.yml"), "none.yml: does not exist")
    }

    @Test func brokenSpecs() throws {
        let scratch = try Scratch(
            [
                "bad/project.yml": "name: [\n", "missing/project.yml": "include: none.yml\ntargets: {}\n",
                "cycle/project.yml": "include: other.yml\n", "cycle/other.yml": "include: project.yml\n",
                "list/project.yml": "- a\n", "plist/project.yml": Self.plist, "plist/Info.plist": "<plist><dict>",
                "folder/project.yml/x": "",
            ])
        let outcomes = ["bad", "missing", "list", "plist", "folder", "list/project.yml"].map {
            scratch.run("check", $0)
        }
        #expect(outcomes.map(\.code) == [2, 2, 2, 2, 2, 2])
        #expect(outcomes.allSatisfy { $0.error.split(separator: "\n").count == 1 })
        #expect(outcomes.map { $0.error.prefix { $0 != " " } } == Array(repeating: "plainspoken:", count: 6))
        #expect(outcomes[0].error.hasPrefix("plainspoken: bad/project.yml:"))
        #expect(outcomes[1].error.contains("none.yml"))
        #expect(outcomes[3].error.hasPrefix("plainspoken: plist/Info.plist:"))
        #expect(scratch.run("check", "cycle").code == 2)
    }

    private static let plist = """
        name: A
        targets: {A: {type: application, platform: iOS, sources: [], settings: {INFOPLIST_FILE: Info.plist}}}

        """

    // MARK: Reports

    @Test func formatsAndWhereTheyGo() throws {
        let scratch = try Scratch()
        let summary = "\nfound 1 error in 1 app, 2 files\n"
        #expect(scratch.run("check") == .init(code: 1, output: Self.found + summary))
        #expect(scratch.run(".") == .init(code: 1, output: Self.found + summary))
        #expect(scratch.run("check", "--quiet") == .init(code: 1, output: Self.found))
        #expect(scratch.run("check", "--skip", "missing-usage-string").code == 0)
        #expect(
            scratch.run("check", "--format", "xcode").output
                == "\(scratch.root)/Sources/Note.swift:3:11: error: NSMicrophoneUsageDescription is missing from target "
                + "Journal: iOS ends the app when this line runs; add NSMicrophoneUsageDescription to info.properties of "
                + "target Journal in project.yml, with a sentence that says what it is for [missing-usage-string]\n")
        #expect(scratch.run("check", "--output", "report.txt") == .init(code: 1))
        #expect(
            try String(contentsOf: scratch.url.appending(path: "report.txt"), encoding: .utf8) == Self.found + summary)
        #expect(scratch.run("check", "--color", "always").output.contains("\u{1B}[1;31m"))
    }

    /// However the path is written, the app and its findings are the same.
    @Test func waysToNameAFolder() throws {
        let scratch = try Scratch(inFolder("Apps/Journal"))
        try scratch.write("", to: "Apps/Other/x")
        let report = scratch.run("check", "Apps/Journal").output
        #expect(report.contains("--> Apps/Journal/Sources/Note.swift:3:11"))
        let others = [
            "Apps/Journal/", "./Apps/Journal", "Apps/Other/../Journal", "Apps//Journal", scratch.root + "/Apps/Journal",
            "Apps/Journal/project.yml",
        ]
        for path in others { #expect(scratch.run("check", path).output == report, "\(path)") }
        #expect(scratch.run("check", "Apps/Journal", "Apps/Journal/").output == report)
        #expect(scratch.run("Apps").output.contains("--> Apps/Journal/Sources/Note.swift:3:11"))
        #expect(scratch.run("check", "..", in: "Apps/Other").output.contains("--> ../Journal/Sources/Note.swift:3:11"))
    }

    @Test func strictCountsWarningsAndProblems() throws {
        var files = Scratch.app
        files["Sources/Note.swift"] = "import CoreBluetooth\nlet radio: CBCentralManager? = nil\n"
        let scratch = try Scratch(files)
        #expect(scratch.run("check").code == 0)
        #expect(scratch.run("check", "--strict").code == 1)
    }

    @Test func familiesThatNameThemselvesEnd() throws {
        var files = inFolder("a").merging(inFolder("b")) { $1 }
        files[".plainspoken.yml"] = "family: [a, b, ., ./a]\n"
        files["b/.plainspoken.yml"] = "family: [../b, ..]\n"
        #expect(try Scratch(files).run("check").output.contains("a/Sources/Note.swift"))
    }

    // MARK: Lists

    @Test func explanations() throws {
        let scratch = try Scratch([:])
        for name in [
            "missing-usage-string", "NSCameraUsageDescription", "camera", "Privacy - Camera Usage Description",
            "CNContactStore", "requestWhenInUseAuthorization()", "com.apple.security.device.camera", "Face ID",
            "SFSpeechRecognizer.requestAuthorization", "requestWhenInUseAuthorization",
        ] {
            let outcome = scratch.run("explain", name)
            #expect(outcome.code == 0 && outcome.output.hasPrefix("# ") && outcome.output.hasSuffix("\n"), "\(name)")
        }
    }

    /// Every resource and key of the catalogue, every rule.
    @Test func everyNameHasAPage() throws {
        let scratch = try Scratch([:])
        for resource in Catalog.resources {
            for name in [resource.id, resource.name] + resource.keys.map(\.name) {
                let page = scratch.run("explain", name)
                #expect(page.code == 0 && page.output.contains("(`\(resource.id)`)"), "\(name)")
                #expect(page.output.contains("## Sources"), "\(name)")
            }
        }
        for id in RuleCatalog.rules.map(\.id) { #expect(scratch.run("explain", id).code == 0, "\(id)") }
    }

    @Test func listsAsJSON() throws {
        let scratch = try Scratch([:])
        for (name, keys) in [
            ("rules", ["group", "id", "level", "summary"]),
            ("keys", ["content", "displayName", "introduced", "isPurpose", "key", "resource", "supersededBy"]),
        ] {
            let text = scratch.run(name, "--format", "json").output
            let list = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
            #expect(Set(list.map { $0.keys.sorted() }) == [keys])
            #expect(scratch.run(name).output.split(separator: "\n").count == list.count)
        }
    }
}
