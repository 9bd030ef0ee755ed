import PlainspokenModel
import PlainspokenReading
import Testing

@Suite struct XcodeGenSpecTests {
    @Test func theSmallestSpec() {
        let project = XcodeGenProject.read(spec: "name: App\ntargets:\n  App: {type: application, platform: iOS}\n")
        #expect(project.faults == [])
        #expect(project.name == "App")
        #expect(project.developmentLanguage == "en")
        #expect(project.configurations == [.init(name: "Debug", kind: .debug), .init(name: "Release", kind: .release)])
        #expect(project.files == ["/p/project.yml"])
        let target = project.target("App")
        #expect(target?.baseName == "App")
        #expect(target?.place == Place(path: "project.yml", line: 3, column: 3))
        #expect(target?.productType == .application)
        #expect(target?.platforms == [.iOS])
        #expect(target?.archiveConfiguration == "Release")
        #expect(target?.deploymentTarget() == nil)
        #expect(target?.plistOutline() == nil)
    }

    @Test func includesMergeInOrderBeneathTheFile() {
        let project = XcodeGenProject.read([
            "/p/project.yml": """
            name: App
            include: [a.yml, {path: b.yml}, {path: off.yml, enable: false}, {path: off.yml, enable: "NO"}]
            targets:
              App:
                info: {path: I.plist, properties: {A: root, "L:REPLACE": [root]}}
                platform: iOS
            """,
            "/p/a.yml": "targets: {App: {type: tool, info: {properties: {A: a, B: a, L: [a], M: [a]}}}}",
            "/p/b.yml": "targets: {App: {type: application, info: {properties: {B: b, L: [b], M: [b]}}}}",
        ])
        #expect(project.faults == [])
        #expect(
            project.target("App")?.infoOutline == [
                #"A="root"@project.yml:5:43"#, #"B="b"@b.yml:1:59"#, #"L=["root"]@project.yml:5:62"#,
                #"M=["a", "b"]@b.yml:1:73"#,
            ])
        #expect(project.target("App")?.productType == .application)
        #expect(project.files == ["/p/project.yml", "/p/a.yml", "/p/b.yml"])
    }

    @Test func pathsOfIncludedSpecsAreRelativeToThem() {
        let project = XcodeGenProject.read([
            "/p/project.yml": "include: sub/a.yml\nname: App",
            "/p/sub/a.yml": """
            include: [{path: deep/b.yml}, {path: root.yml, relativePaths: false}]
            configFiles: {Debug: D.xcconfig}
            packages: {Local: {path: Kit}}
            projectReferences: {Other: {path: Other.xcodeproj}}
            targets:
              App:
                type: application
                platform: iOS
                sources: [Code, {path: ../More}]
                info: {path: Info.plist}
            """,
            "/p/sub/deep/b.yml": "targets: {App: {sources: [Deep], entitlements: {path: App.entitlements}}}",
            "/p/root.yml": "targets: {App: {sources: Root}}",
            "/p/sub/D.xcconfig": "X = d", "/p/sub/Code/A.swift": "", "/p/More/B.swift": "",
            "/p/sub/deep/Deep/C.swift": "", "/p/sub/Kit/Package.swift": "",
        ])
        let target = project.target("App")
        #expect(project.faults == [])
        #expect(
            target?.sourceOutline == ["compile sub/Code/A.swift", "compile More/B.swift"])
        #expect(target?.info?.absolutePath == "/p/sub/Info.plist")
        #expect(target?.entitlements?.absolutePath == "/p/sub/deep/App.entitlements")
        #expect(target?.setting("X", "Debug") == "d")
        #expect(project.packages.map(\.path) == ["/p/sub/Kit"])
        #expect(project.projectReferences.map(\.path) == ["/p/sub/Other.xcodeproj"])
    }

    @Test func packagePathsOfOlderVersionsAreFound() {
        let project = XcodeGenProject.read([
            "/p/project.yml": "include: Project/packages.yml\nname: App",
            "/p/Project/packages.yml": "packages: {Kit: {path: Modules/Kit}}\nlocalPackages: [Modules/Old]",
            "/p/Modules/Kit/Package.swift": "",
        ])
        #expect(project.packages.map(\.name) == ["Kit", "Old"])
        #expect(project.packages.map(\.path) == ["/p/Modules/Kit", "/p/Project/Modules/Old"])
    }

    @Test func aFileIncludedTwiceCountsOnce() {
        let project = XcodeGenProject.read([
            "/p/project.yml": "include: [a.yml, b.yml]\nname: App",
            "/p/a.yml": "include: c.yml\n", "/p/b.yml": "include: c.yml\n",
            "/p/c.yml": "targets: {App: {type: application, platform: iOS, info: {path: I, properties: {L: [c]}}}}",
        ])
        #expect(project.target("App")?.infoOutline == [#"L=["c"]@c.yml:1:83"#])
    }

    @Test func includesFromTheProjectRoot() {
        let files = [
            "/p/apps/ios/project.yml": "include: [apps/shared.yml]\nname: App",
            "/p/apps/shared.yml": "targets: {App: {type: application, platform: iOS, sources: [ios/Code]}}",
            "/p/apps/ios/Code/A.swift": "",
        ]
        let project = XcodeGenProject.read(files, spec: "/p/apps/ios/project.yml")
        #expect(project.faults == [])
        #expect(project.folder == "/p")
        #expect(project.target("App")?.sourceOutline == ["compile apps/ios/Code/A.swift"])
        let alone = XcodeGenProject.read(files, spec: "/p/apps/ios/project.yml", root: nil)
        #expect(
            alone.faults == [
                "fatal project.yml:1:11: the included spec \"apps/shared.yml\" is missing"
                    + " (looked for at apps/shared.yml); add the file, or give the include `enable: false`"
            ])
    }

    @Test func sourcesFromTheProjectRoot() {
        let project = XcodeGenProject.read(
            [
                "/p/spec/project.yml": "name: App\ntargets: {App: {type: application, platform: iOS, sources: [Code]}}",
                "/p/Code/A.swift": "",
            ], spec: "/p/spec/project.yml")
        #expect(project.faults == [])
        #expect(project.folder == "/p")
        #expect(project.target("App")?.place.path == "spec/project.yml")
    }

    @Test func fatalProblems() {
        func faults(_ files: [String: String]) -> [String] { XcodeGenProject.read(files).faults }
        #expect(faults([:]) == ["fatal project.yml:whole: does not exist"])
        #expect(
            faults(["/p/project.yml": "include: a.yml", "/p/a.yml": "x: 1\ninclude:\n  - project.yml"])
                == ["fatal a.yml:3:5: \"project.yml\" includes this file again; take one of the includes out"])
        #expect(
            faults(["/p/project.yml": "include: a.yml", "/p/a.yml": "x: [1"])
                == [
                    "fatal a.yml:1:4: not valid YAML: did not find expected ',' or ']' while parsing a flow sequence"
                ])
        #expect(
            faults(["/p/project.yml": "include:\n  - path: local.yml\n"])
                == [
                    "fatal project.yml:2:11: the included spec \"local.yml\" is missing (looked for at local.yml)"
                        + "; add the file, or give the include `enable: false`"
                ])
    }

    @Test func variablesOfTheEnvironment() {
        let spec = """
            name: ${APP}
            targets:
              ${APP}:
                type: application
                platform: iOS
                info: {path: "${DIR}/Info.plist", properties: {A: "For ${APP}, ${NONE} and ${B", C: $(D)}}
            """
        let project = XcodeGenProject.read(
            ["/p/project.yml": spec], environment: ["APP": "Kiln", "DIR": "Res", "B": "x"])
        #expect(project.faults == [])
        #expect(project.name == "Kiln")
        #expect(
            project.target("Kiln")?.infoOutline
                == [#"A="For Kiln, ${NONE} and ${B"@project.yml:6:55"#, #"C="$(D)"@project.yml:6:89"#])
        #expect(project.target("Kiln")?.info?.absolutePath == "/p/Res/Info.plist")
        #expect(
            project.unexpandedVariables
                == [.init(name: "NONE", place: Place(path: "project.yml", line: 6, column: 55))])
    }

    @Test func templatesFillTargets() {
        let project = XcodeGenProject.read(
            spec: """
                name: App
                targetTemplates:
                  Base:
                    type: application
                    platform: iOS
                    info: {path: "${target_name}/Info.plist", properties: {L: [base], A: base}}
                  Camera:
                    templates: [Base]
                    templateAttributes: {what: codes}
                    info:
                      properties:
                        NSCameraUsageDescription: "${target_name} scans ${what} ${other}"
                        L: [camera]
                targets:
                  One: {templates: [Camera, None]}
                  Two:
                    templates: [Camera]
                    templateAttributes: {what: faces}
                    info: {properties: {A: two}}
                  Plain: {type: tool, platform: macOS, info: {path: "${target_name}"}}
                """)
        #expect(project.faults == [#"project.yml:15:29: there is no template "None", so XcodeGen ignores it"#])
        #expect(
            project.target("One")?.infoOutline == [
                #"L=["base", "camera"]@project.yml:13:12"#, #"A="base"@project.yml:6:74"#,
                #"NSCameraUsageDescription="One scans codes ${other}"@project.yml:12:35"#,
            ])
        #expect(
            project.target("Two")?.infoOutline == [
                #"L=["base", "camera"]@project.yml:13:12"#, #"A="two"@project.yml:19:28"#,
                #"NSCameraUsageDescription="Two scans faces ${other}"@project.yml:12:35"#,
            ])
        #expect(project.target("One")?.info?.absolutePath == "/p/One/Info.plist")
        #expect(project.unexpandedVariables.map(\.name) == ["other", "target_name"])
    }

    @Test func templateAttributesMustBeTexts() {
        let project = XcodeGenProject.read(
            spec: """
                name: A
                targetTemplates: {T: {type: tool, platform: macOS}}
                targets:
                  A: {templates: [T], templateAttributes: {a: x, b: 1}, info: {path: "${a}"}}
                """)
        #expect(project.target("A")?.info?.path == "${a}")
        #expect(
            project.faults == [
                "project.yml:4:53: XcodeGen ignores all templateAttributes unless every one is a text; quote this one"
            ])
    }

    @Test func oneTargetForSeveralPlatforms() {
        let project = XcodeGenProject.read(
            spec: """
                name: App
                targetTemplates: {Both: {platform: [iOS, tvOS]}}
                targets:
                  App:
                    type: application
                    platform: [iOS, macOS]
                    deploymentTarget: {iOS: 16, macOS: "13.1"}
                    info: {path: "${platform}.plist"}
                    settings: {base: {A: "${platform}"}}
                  Kit: {type: framework, templates: [Both], platformSuffix: " ${platform}", platformPrefix: My}
                """)
        #expect(project.faults == [])
        #expect(project.targets.map(\.name) == ["App_iOS", "App_macOS", "MyKit iOS", "MyKit tvOS"])
        #expect(project.targets.map(\.baseName) == ["App", "App", "Kit", "Kit"])
        #expect(project.targets.map(\.platforms) == [[.iOS], [.macOS], [.iOS], [.tvOS]])
        #expect(project.targets.map { $0.setting("PRODUCT_NAME") } == ["App", "App", "Kit", "Kit"])
        #expect(project.target("App_macOS")?.info?.path == "macOS.plist")
        #expect(project.target("App_macOS")?.setting("A") == "macOS")
        #expect(project.target("App_iOS")?.deploymentTarget() == Version(16))
        #expect(project.target("App_macOS")?.deploymentTarget() == Version(13, 1))
    }

    @Test func supportedDestinations() {
        let project = XcodeGenProject.read(
            spec: """
                name: App
                options: {deploymentTarget: {iOS: 17.5, macOS: 14}}
                targets:
                  App: {type: application, supportedDestinations: [macOS, iOS]}
                  Cat: {type: application, platform: auto, supportedDestinations: [macCatalyst]}
                  Bad: {type: application, platform: [iOS], supportedDestinations: [iOS]}
                """)
        #expect(
            project.faults == [
                "project.yml:6:68: platform: with a list and supportedDestinations: exclude each other;"
                    + " XcodeGen refuses both"
            ])
        let app = project.target("App")
        #expect(app?.platforms == [.iOS, .macOS])
        #expect(app?.deploymentTarget(.iOS) == Version(17, 5))
        #expect(app?.deploymentTarget(.macOS) == Version(14))
        #expect(app?.setting("SDKROOT") == "auto")
        #expect(project.target("Cat")?.platforms == [.iOS, .macCatalyst])
    }

    @Test func whatXcodeGenRefusesIsSaid() {
        let project = XcodeGenProject.read(
            spec: """
                targets:
                  A: {type: banana, platform: iOS}
                  B: {platform: Symbian, type: tool}
                  C: {type: tool, info: {properties: {}}, dependencies: [{nothing: x}]}
                  D: {type: tool, platform: macOS, settings: {A: 1, A: 2}}
                """)
        #expect(
            project.faults == [
                "project.yml:whole: the spec has no name:, so XcodeGen refuses it",
                "project.yml:2:13: the target A has the unknown type \"banana\", so XcodeGen refuses the spec",
                "project.yml:3:17: the target B has the unknown platform \"Symbian\", so XcodeGen refuses the spec",
                "project.yml:4:3: the target C has no platform, so XcodeGen refuses the spec",
                "project.yml:4:25: a path: is missing here, so XcodeGen refuses the spec",
                "project.yml:4:58: this dependency is of no kind that XcodeGen knows",
                "project.yml:5:53: \"A\" stands twice in one mapping; the last one counts",
            ])
        #expect(project.name == "p")
    }
}
