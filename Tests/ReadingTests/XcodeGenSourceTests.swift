import PlainspokenModel
import PlainspokenReading
import Testing

@Suite struct XcodeGenSourceTests {
    /// The sources of one target whose `sources:` and other keys are given.
    private func sources(_ yaml: String, options: String = "{}", files: [String]) -> [String] {
        let contents = Dictionary(files.map { ("/p/" + $0, "") }, uniquingKeysWith: { first, _ in first })
        let project = XcodeGenProject.read(
            spec:
                "name: A\noptions: \(options)\ntargets:\n  A:\n    type: application\n    platform: iOS\n    \(yaml)\n",
            files: contents)
        return (project.target("A")?.sourceOutline ?? []) + project.faults
    }

    @Test func phasesByExtension() {
        #expect(
            sources(
                "sources: App",
                files: [
                    "App/A.swift", "App/B.m", "App/C.h", "App/D.strings", "App/E", "App/F.xcconfig", "App/G.json",
                    "App/H.metal", "App/I.entitlements", "App/J.storyboard", "App/K.swift.orig", "App/.DS_Store",
                    "App/L.xcassets/Contents.json", "App/M.xcdatamodeld/M.xcdatamodel/contents", "App/N.framework/N",
                    "App/O.bundle/x.json", "App/P.xcstrings", "App/Q.xcodeproj/project.pbxproj", "App/.hidden",
                    "App/sub/R.swift", "App/My.Folder/S.swift", "App/T.appex/T",
                ]) == [
                    "none App/.hidden", "compile App/A.swift", "compile App/B.m", "header App/C.h",
                    "resource App/D.strings", "none App/E", "none App/F.xcconfig", "resource App/G.json",
                    "compile App/H.metal", "none App/I.entitlements", "resource App/J.storyboard",
                    "resource App/L.xcassets folder", "compile App/M.xcdatamodeld folder",
                    "framework App/N.framework folder", "resource App/O.bundle folder", "resource App/P.xcstrings",
                    "none App/Q.xcodeproj folder", "copyFiles App/T.appex folder", "compile App/My.Folder/S.swift",
                    "compile App/sub/R.swift",
                ])
    }

    @Test func formsOfSources() {
        let files = ["A/a.swift", "B/b.swift", "c.swift", "d.json", "X.xcassets/Contents.json", "R/r.txt", "R/s.swift"]
        #expect(sources("sources: A", files: files) == ["compile A/a.swift"])
        #expect(
            sources("sources: [A, ./B/, c.swift]", files: files)
                == ["compile A/a.swift", "compile B/b.swift", "compile c.swift"])
        #expect(sources("sources: [{path: c.swift, buildPhase: none}]", files: files) == ["none c.swift"])
        #expect(sources("sources: [{path: c.swift, buildPhase: resources}]", files: files) == ["resource c.swift"])
        #expect(
            sources("sources: [{path: A, buildPhase: {copyFiles: {destination: resources}}}]", files: files)
                == ["copyFiles A/a.swift"])
        #expect(sources("sources: [X.xcassets]", files: files) == ["resource X.xcassets folder"])
        #expect(sources("sources: [{path: R, type: folder}]", files: files) == ["resource R folder"])
        #expect(
            sources("sources: [R]", options: "{defaultSourceDirectoryType: folder}", files: files)
                == ["resource R folder"])
        #expect(
            sources("sources: [{path: R, type: syncedFolder}]", files: files) == [
                "resource R/r.txt", "compile R/s.swift",
            ])
        #expect(sources("sources: {path: A}", files: files) == ["compile A/a.swift"])
        #expect(sources("resources: [A]", files: files) == [])
    }

    @Test func excludesAndIncludes() {
        let files = [
            "S/a.swift", "S/b.swift", "S/Tests/c.swift", "S/x/Tests/d.swift", "S/x/e.m", "S/x/f.swift",
            "S/X.xcassets/C.json",
        ]
        #expect(
            sources("sources: [{path: S, excludes: [\"**/Tests\", \"*.xcassets\", \"x/*.{m,mm}\"]}]", files: files)
                == ["compile S/a.swift", "compile S/b.swift", "compile S/x/f.swift"])
        #expect(
            sources("sources: [{path: S, excludes: [\"**/*.swift\", \"X.xcassets/**\"]}]", files: files)
                == ["compile S/x/e.m"])
        #expect(
            sources("sources: [{path: S, includes: [\"x/**\", a.swift], excludes: [x/Tests]}]", files: files)
                == ["compile S/a.swift", "compile S/x/e.m", "compile S/x/f.swift"])
        #expect(
            sources("sources: [{path: S, includes: [\"*.xcassets\"]}]", files: files) == [
                "resource S/X.xcassets folder"
            ])
        #expect(sources("sources: [{path: S, excludes: [\"\"]}]", files: files).count == 7)
    }

    @Test func localizedFoldersAreResources() {
        #expect(
            sources(
                "sources: [App, one/de.lproj, one/fr.lproj/InfoPlist.strings]",
                files: [
                    "App/Base.lproj/Main.storyboard", "App/ko.lproj/Main.strings", "App/ko.lproj/InfoPlist.strings",
                    "App/en.lproj/.DS_Store", "one/de.lproj/InfoPlist.strings", "one/fr.lproj/InfoPlist.strings",
                ]) == [
                    "resource App/Base.lproj/Main.storyboard locale=Base",
                    "resource App/ko.lproj/InfoPlist.strings locale=ko",
                    "resource App/ko.lproj/Main.strings locale=ko", "none one/de.lproj folder",
                    "resource one/fr.lproj/InfoPlist.strings locale=fr",
                ])
    }

    @Test func missingSourcesAreProblems() {
        #expect(
            sources("sources: [A, Nope, {path: Also}, {path: Fine, optional: true}]", files: ["A/a.swift"]) == [
                "compile A/a.swift", "project.yml:7:18: the source path \"Nope\" does not exist",
                "project.yml:7:31: the source path \"Also\" does not exist",
            ])
        #expect(sources("sources: [a/b.SWIFT]", files: ["A/b.swift"]) == ["compile A/b.swift"])
    }

    @Test func whatOneEntryBuildsAnotherDoesNotUndo() {
        let files = ["A/a.swift", "A/b.json"]
        #expect(
            sources("sources: [{path: A/a.swift, buildPhase: none}, A, A]", files: files)
                == ["compile A/a.swift", "resource A/b.json"])
        #expect(
            sources("sources: [A, {path: A/a.swift, buildPhase: none}]", files: files)
                == ["compile A/a.swift", "resource A/b.json"])
    }

    @Test func platformFilters() {
        let files = ["A/a.swift", "A/macOS/b.swift", "A/c_iOS.swift", "B/tvos/d.json"]
        #expect(
            sources("sources: [{path: A, destinationFilters: [iOS, macCatalyst]}]", files: files) == [
                "compile A/a.swift for=iOS,macCatalyst", "compile A/c_iOS.swift for=iOS,macCatalyst",
                "compile A/macOS/b.swift for=iOS,macCatalyst",
            ])
        #expect(
            sources("sources: [{path: A, inferDestinationFiltersByPath: true}, {path: B}]", files: files) == [
                "compile A/a.swift", "compile A/c_iOS.swift for=iOS", "compile A/macOS/b.swift for=macOS",
                "resource B/tvos/d.json",
            ])
    }

    @Test func fileTypesOfTheSpec() {
        #expect(
            sources(
                "sources: A",
                options: "{fileTypes: {json: {buildPhase: none}, pack: {file: true}, bundle: {file: false}}}",
                files: ["A/a.json", "A/b.pack/x.txt", "A/c.bundle/d.swift"])
                == ["none A/a.json", "resource A/b.pack folder", "compile A/c.bundle/d.swift"])
    }
}

@Suite struct XcodeGenInfoPlistTests {
    private let files = [
        "/p/App/Info.plist": "", "/p/App/a.swift": "", "/p/Config/Debug.plist": "",
        "/p/Config/x.xcconfig":
            "INFOPLIST_FILE = Config/Debug.plist\nNAME = Debug",
    ]

    private func target(_ rest: String, more: [String: String] = [:]) -> XcodeGenTarget? {
        XcodeGenProject.read(
            spec: "name: A\nconfigFiles: {Release: Config/x.xcconfig}\ntargets:\n  A:\n    type: application\n"
                + "    platform: iOS\n" + rest,
            files: files.merging(more) { _, last in last }
        ).targets.first
    }

    @Test func settingsComeFirst() {
        let target = target(
            """
                sources: App
                info: {path: Made.plist, properties: {A: b}}
                settings: {INFOPLIST_FILE: Config/$(NAME:lower).plist}
            """)
        #expect(target?.plistOutline() == "/p/Config/Debug.plist, setting of target, at project.yml:9:32, case")
        #expect(
            target?.plistOutline("Debug")
                == "/p/Config/.plist, setting of target, at project.yml:9:32, missing, undefined NAME")
        #expect(target?.sourceOutline == ["resource App/Info.plist", "compile App/a.swift"])
    }

    @Test func thenInfo() {
        let target = target("    sources: App\n    info: {path: App/Info.plist}\n")
        #expect(target?.plistOutline() == "/p/App/Info.plist, info, at project.yml:8:18, generated")
        #expect(target?.sourceOutline == ["none App/Info.plist", "compile App/a.swift"])
    }

    @Test func thenTheFirstInTheSources() {
        let target = target("    sources: [{path: App, excludes: [\"*.plist\"]}]\n", more: ["/p/App/x/Info.plist": ""])
        #expect(target?.plistOutline() == "/p/App/Info.plist, first of 2, at project.yml:4:3")
        #expect(target?.setting("INFOPLIST_FILE") == "App/Info.plist")
    }

    @Test func thenTheXcconfig() {
        let target = target("    sources: Config\n")
        #expect(
            target?.plistOutline() == "/p/Config/Debug.plist, setting of project xcconfig, at Config/x.xcconfig:1:18")
        #expect(target?.plistOutline("Debug") == nil)
    }

    @Test func conditionalSettingsOutrankAll() {
        let spec = """
            name: A
            targets:
              A:
                type: application
                supportedDestinations: [iOS, macOS]
                settings: {INFOPLIST_FILE: App/Info.plist, "INFOPLIST_FILE[sdk=macosx*]": "$(SRCROOT)/Mac.plist"}
            """
        let target = XcodeGenProject.read(spec: spec, files: files).targets.first
        #expect(target?.plistOutline("Release", .iOS) == "/p/App/Info.plist, setting of target, at project.yml:6:32")
        #expect(
            target?.plistOutline("Release", .macOS) == "/p/Mac.plist, setting of target, at project.yml:6:79, missing")
    }

    @Test func pathsThatOnlyABuildKnows() {
        let target = target("    settings: {INFOPLIST_FILE: $(DERIVED_FILE_DIR)/Info.plist}\n")
        #expect(
            target?.plistOutline()
                == "/p/$(DERIVED_FILE_DIR)/Info.plist, setting of target, at project.yml:7:32, missing,"
                + " unknown DERIVED_FILE_DIR")
    }
}
