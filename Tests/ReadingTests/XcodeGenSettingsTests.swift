import PlainspokenModel
import PlainspokenReading
import Testing

@Suite struct XcodeGenSettingsTests {
    @Test func partsOfSettings() {
        let project = XcodeGenProject.read(
            spec: """
                name: App
                configs: {Debug Staging: debug, Release Staging: release, Release: release, Odd: none}
                settings: {FLAT: project, COMMON: project}
                settingGroups:
                  One: {A: one, NESTED: one}
                  Two: {groups: [One], base: {B: two}, configs: {staging: {B: staging two}}}
                  Circle: {groups: [Circle], base: {C: circle}}
                targets:
                  App:
                    type: application
                    platform: iOS
                    settings:
                      groups: [Two, Circle]
                      base: {COMMON: $(inherited) target, NESTED: base, LIST: [a, b c], YES: yes, TEXT: "yes", N: 1.10}
                      configs:
                        release: {D: release}
                        Debug: {D: debug}
                        "": {E: all}
                """)
        #expect(project.faults == [])
        #expect(project.configurations.map(\.name) == ["Debug Staging", "Odd", "Release", "Release Staging"])
        func values(_ configuration: String) -> [String?] {
            ["FLAT", "COMMON", "A", "NESTED", "B", "C", "D", "E"].map {
                project.target("App")?.setting($0, configuration)
            }
        }
        #expect(
            values("Release") == ["project", "project target", "one", "base", "two", "circle", "release", "all"])
        #expect(
            values("Debug Staging")
                == ["project", "project target", "one", "base", "staging two", "circle", "debug", "all"])
        #expect(values("Odd") == ["project", "project target", "one", "base", "two", "circle", nil, "all"])
        #expect(
            ["LIST", "YES", "TEXT", "N"].map { project.target("App")?.setting($0) } == [
                "a \"b c\"", "YES", "yes", "1.1",
            ])
    }

    @Test func aNameOfAnotherConfigurationIsNotAPart() {
        let project = XcodeGenProject.read(
            spec: """
                name: A
                configs: {Beta: release, Beta Debug: debug}
                targets:
                  A: {type: tool, platform: macOS, settings: {configs: {Beta: {X: beta}, beta: {Y: y}}}}
                """)
        let target = project.target("A")
        #expect(target?.setting("X", "Beta") == "beta")
        #expect(target?.setting("X", "Beta Debug") == nil)
        #expect(target?.setting("Y", "Beta Debug") == "y")
    }

    @Test(arguments: [
        ("1.10", "1.1"), ("5.0", "5.0"), ("17", "17"), ("010", "8"), ("1_000", "1000"), ("0x1F", "0x1F"),
        ("1e3", "1000.0"),
        ("+5", "5"), ("-0.50", "-0.5"), ("1:30", "1:30"), ("99999999999999999999", "1e+20"),
    ])
    func numbersAreSpelledAsXcodeGenDoes(number: String, expected: String) {
        let project = XcodeGenProject.read(
            spec: "name: A\ntargets: {A: {type: tool, platform: macOS, settings: {N: \(number)}}}")
        #expect(project.target("A")?.setting("N") == expected)
    }

    @Test func levelsFromXcconfigToTarget() {
        let project = XcodeGenProject.read(
            spec: """
                name: App
                options: {bundleIdPrefix: dev.example, developmentLanguage: ko}
                configFiles: {Debug: P.xcconfig, Release: P.xcconfig}
                settings: {B: $(inherited) project}
                targets:
                  My_App (1):
                    type: application
                    platform: macOS
                    configFiles: {Release: T.xcconfig}
                    settings: {C: "$(inherited) target", "D[sdk=macosx*]": mac, D: other}
                """,
            files: [
                "/p/P.xcconfig": "A = xc\nB = xc\nC = xc\nSDKROOT = mine",
                "/p/T.xcconfig": "C = $(inherited) txc\n#include \"none\"\nPRODUCT_NAME = Named",
            ])
        #expect(project.faults == [#"T.xcconfig:2:10: the included file "none" is missing"#])
        let target = project.targets.first
        #expect(
            ["A", "B", "C", "D", "SDKROOT", "PRODUCT_NAME"].map { target?.setting($0) }
                == ["xc", "xc project", "xc txc target", "mac", "mine", "Named"])
        #expect(target?.setting("C", "Debug") == "xc target")
        #expect(target?.setting("PRODUCT_NAME", "Debug") == "My_App (1)")
        #expect(target?.setting("PRODUCT_BUNDLE_IDENTIFIER") == "dev.example.My-App1")
        #expect(target?.settings(configuration: "Release")?.expand("$(DEVELOPMENT_LANGUAGE)").text == "ko")
        let value = target?.settings(configuration: "Release")?.value("C")
        #expect(value?.level == "target")
        #expect(value?.place == Place(path: "project.yml", line: 10, column: 19))
        #expect(
            target?.settings(configuration: "Release")?.levels.map(\.name)
                == ["default", "project xcconfig", "project", "target xcconfig", "target"])
    }

    @Test func presetsAndTheirAbsence() {
        func target(_ presets: String) -> XcodeGenTarget? {
            XcodeGenProject.read(
                spec: """
                    name: A
                    options: {settingPresets: \(presets)}
                    targets: {A: {type: framework, platform: iOS}, B: {type: tool, platform: macOS}}
                    """
            ).target("A")
        }
        let names = [
            "SDKROOT", "CURRENT_PROJECT_VERSION", "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "TARGETED_DEVICE_FAMILY",
        ]
        #expect(names.map { target("all")?.setting($0, "Debug") } == ["iphoneos", "1", "DEBUG", "1,2"])
        #expect(names.map { target("project")?.setting($0, "Debug") } == ["iphoneos", nil, "DEBUG", nil])
        #expect(names.map { target("targets")?.setting($0, "Debug") } == ["iphoneos", "1", nil, "1,2"])
        #expect(target("all")?.setting("GENERATE_INFOPLIST_FILE") == nil)
    }

    @Test func deploymentTargets() {
        let project = XcodeGenProject.read(
            spec: """
                name: A
                options: {deploymentTarget: {iOS: "15", watchOS: 9.1}}
                targets:
                  A: {type: application, platform: iOS}
                  B: {type: application, platform: iOS, deploymentTarget: 16.4}
                  C: {type: application, platform: iOS, settings: {IPHONEOS_DEPLOYMENT_TARGET: 17.0.1}}
                  D: {type: application.watchapp2, platform: watchOS}
                  E: {type: application, platform: macOS}
                """)
        #expect(
            project.targets.map { $0.deploymentTarget()?.description } == ["15.0", "16.4", "17.0.1", "9.1", nil])
        #expect(project.target("D")?.productType == .watchApp2)
    }

    @Test func archiveConfigurations() {
        let project = XcodeGenProject.read(
            spec: """
                name: A
                configs: {Dev: debug, Beta Release: release, Store Release: release, AppStore: release}
                schemeTemplates: {T: {archive: {config: "${c}"}}}
                schemes:
                  X: {templates: [T], templateAttributes: {c: Dev}, build: {targets: {Several: all}}}
                  Y: {build: {targets: {Several: all, Default: all}}, archive: {config: AppStore}}
                  Z: {build: {targets: {Unknown: all}}, archive: {config: Nowhere}}
                targets:
                  Several: {type: application, platform: iOS, dependencies: [{target: Widget}]}
                  Widget: {type: app-extension, platform: iOS, dependencies: [{target: Kit}]}
                  Kit: {type: framework, platform: iOS}
                  Own: {type: application, platform: iOS, scheme: {configVariants: [Store, Beta]}}
                  Plain: {type: application, platform: iOS, scheme: {testTargets: []}}
                  Unknown: {type: application, platform: iOS}
                """)
        #expect(project.faults == [])
        #expect(
            project.targets.map { "\($0.name): \($0.archiveConfigurations.joined(separator: ", "))" } == [
                "Kit: AppStore, Dev", "Own: Store Release, Beta Release", "Plain: AppStore", "Several: AppStore, Dev",
                "Unknown: AppStore", "Widget: AppStore, Dev",
            ])
        #expect(project.schemes.map(\.name) == ["X", "Y", "Z"])
        #expect(project.schemes.map(\.archiveConfiguration) == ["Dev", "AppStore", "Nowhere"])
    }

    @Test func dependenciesAndPackages() {
        let project = XcodeGenProject.read(
            spec: """
                name: A
                packages:
                  Kit: {path: Packages/Kit}
                  Net: {url: "https://example.org/net", from: 1.0.0}
                  Hub: {github: some/hub, from: 1.0.0}
                targets:
                  A:
                    type: application
                    platform: iOS
                    dependencies:
                      - {target: B, embed: false, link: no, implicit: true, weak: true}
                      - {target: Other/C, destinationFilters: [iOS, macCatalyst]}
                      - {framework: V.framework, platforms: [macOS]}
                      - {package: Kit}
                      - {package: Net, product: NetUI}
                      - {package: Hub, products: [H1, H2], platformFilter: iOS}
                      - {sdk: HealthKit.framework}
                      - {carthage: Lib}
                      - {bundle: B.bundle}
                  B: {type: framework.static, platform: iOS}
                """)
        #expect(project.faults == [])
        let outline = project.target("A")?.dependencies.map { dependency in
            "\(dependency.place.position.short) \(dependency.kind) \(dependency.reference)"
                + dependency.products.map { " " + $0 }.joined()
                + (dependency.platforms.map { " for " + $0.map(\.rawValue).joined(separator: ",") } ?? "")
        }
        #expect(
            outline == [
                "11:18 target B", "12:18 target Other/C for iOS,macCatalyst", "14:19 package Kit Kit",
                "15:19 package Net NetUI", "16:19 package Hub H1 H2 for iOS", "17:15 sdk HealthKit.framework",
                "18:20 carthage Lib", "19:18 bundle B.bundle",
            ])
        let first = project.target("A")?.dependencies.first
        #expect(first?.embed == false && first?.link == false && first?.isImplicit == true && first?.isWeak == true)
        #expect(project.target("B")?.productType?.isStaticallyLinked == true)
        #expect(
            project.packages.map { "\($0.name) \($0.path ?? "-") \($0.url ?? "-") \($0.place.position.short)" } == [
                "Hub - https://github.com/some/hub 5:3", "Kit /p/Packages/Kit - 3:3",
                "Net - https://example.org/net 4:3",
            ])
    }
}
