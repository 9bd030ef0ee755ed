import PlainspokenModel
import Testing

@testable import PlainspokenReading

private typealias Sample = XcodeSample

@Suite struct XcodeProjectSettingsTests {
    @Test func levelsLieOverEachOther() throws {
        let text = Sample.text(
            [
                "G": "isa = PBXGroup; children = (X, Y); sourceTree = \"<group>\";",
                "X": Sample.file("Project.xcconfig"), "Y": Sample.file("Target.xcconfig"),
                "PR": Sample.configuration(
                    "Release", "SDKROOT = iphoneos; B = 2; C = 2; D = 2;", more: "baseConfigurationReference = X;"),
                "TR": Sample.configuration(
                    "Release", "D = \"$(inherited) 4\"; \"E[sdk=macosx*]\" = mac; E = \"\\\"quoted\\\"\";",
                    more: "baseConfigurationReference = Y;"),
            ], project: "developmentRegion = English;")
        let project = XcodeProject.read(
            text,
            files: [
                "/p/Project.xcconfig": "A = 1\nB = 1", "/p/Target.xcconfig": "C = 3\n#include \"Deep/More\"",
                "/p/Deep/More.xcconfig":
                    "F = $(TARGET_NAME) $(DEVELOPMENT_LANGUAGE) $(SRCROOT)\n#include \"Root.xcconfig\"",
                "/p/Root.xcconfig": "G = 7",
            ], variables: ["V": "v"])
        let target = try #require(project.targets.first)
        let names = ["A", "B", "C", "D", "E", "F", "G", "V"]
        #expect(
            names.map { target.setting($0) } == [
                "1 of project xcconfig", "2 of project", "3 of target xcconfig", "2 4 of target",
                "\"quoted\" of target", "App en /p of target xcconfig", "7 of target xcconfig", "v of command line",
            ])
        #expect(project.faults == [])
    }

    @Test func aMissingXcconfigIsAProblemUnlessPodsMakeIt() {
        let text = Sample.text([
            "G": "isa = PBXGroup; children = (X, Y); sourceTree = \"<group>\";", "X": Sample.file("Local.xcconfig"),
            "Y": Sample.file("Pods/Target Support Files/Pods-App/Pods-App.release.xcconfig"),
            "PR": Sample.configuration("Release", "", more: "baseConfigurationReference = X;"),
            "TR": Sample.configuration("Release", "", more: "baseConfigurationReference = Y;"),
        ])
        #expect(
            XcodeProject.read(text).faults == [
                "App.xcodeproj/project.pbxproj:7:80: the configuration file \"Local.xcconfig\" does not exist"
            ])
    }

    @Test(
        arguments: [
            ("INFOPLIST_FILE = App/Info.plist;", "/p/App/Info.plist"),
            ("INFOPLIST_FILE = app/info.plist;", "/p/App/Info.plist, case"),
            ("INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";", "/p/App/Info.plist"),
            ("INFOPLIST_FILE = \"${TARGET_NAME}/Info.plist\";", "/p/App/Info.plist"),
            ("INFOPLIST_FILE = \"$(NOWHERE)/Info.plist\";", "/Info.plist, missing, undefined NOWHERE"),
            (
                "INFOPLIST_FILE = \"$(DERIVED_FILE_DIR)/Info.plist\";",
                "/p/$(DERIVED_FILE_DIR)/Info.plist, missing, unknown DERIVED_FILE_DIR"
            ),
            ("INFOPLIST_FILE = Moved/Info.plist;", "/p/Moved/Info.plist, missing"),
            ("INFOPLIST_FILE = \"\";", nil), ("", nil),
        ] as [(String, String?)])
    func infoPlist(_ setting: String, _ outline: String?) throws {
        let project = XcodeProject.read(Sample.text(settings: setting), files: ["/p/App/Info.plist": ""])
        #expect(try #require(project.targets.first).plistOutline() == outline)
    }

    @Test func onePlistAConfiguration() throws {
        let text = Sample.text([
            "TD": Sample.configuration("Debug", "INFOPLIST_FILE = Info-Debug.plist;"),
            "TR": Sample.configuration("Release", "INFOPLIST_FILE = \"Info-$(CONFIGURATION).plist\";"),
        ])
        let target = try #require(XcodeProject.read(text).targets.first)
        #expect(target.plistOutline("Debug") == "/p/Info-Debug.plist, missing")
        #expect(target.plistOutline("Release") == "/p/Info-Release.plist, missing")
    }

    @Test(
        arguments: [
            ("SDKROOT = iphoneos;", "", "iOS"), ("SDKROOT = \"iphoneos17.0\";", "", "iOS"),
            ("SDKROOT = macosx;", "", "macOS"), ("", "", "macOS"), ("IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "", "iOS"),
            ("SDKROOT = iphoneos;", "SUPPORTS_MACCATALYST = YES;", "iOS macCatalyst"),
            (
                "SDKROOT = auto;", "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx xros xrsimulator\";",
                "iOS macOS visionOS"
            ),
            ("SDKROOT = auto;", "SUPPORTED_PLATFORMS = \"iphoneos macosx\"; SUPPORTS_MACCATALYST = YES;", "iOS macOS"),
            ("SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\";", "SDKROOT = watchos;", "watchOS"),
            ("SDKROOT = iphoneos; SUPPORTED_PLATFORMS = (iphoneos, appletvos);", "", "iOS tvOS"),
        ])
    func platforms(_ projectSettings: String, _ settings: String, _ expected: String) throws {
        let text = Sample.text(settings: settings, projectSettings: projectSettings)
        let target = try #require(XcodeProject.read(text).targets.first)
        #expect(target.platforms.map(\.rawValue).joined(separator: " ") == expected)
    }

    @Test func productTypesAndOtherTargets() {
        let text = Sample.text(
            [
                "P": "isa = PBXProject; buildConfigurationList = PL; targets = (T, W, A, L, T);",
                "W":
                    "isa = PBXNativeTarget; name = Watch; productType = \"com.apple.product-type.watchkit2-extension\"; "
                    + "buildConfigurationList = TL;",
                "A": "isa = PBXAggregateTarget; name = All;", "L": "isa = PBXLegacyTarget; name = Make;",
            ])
        let project = XcodeProject.read(text)
        #expect(project.targets.map(\.name) == ["App", "Watch"])
        #expect(project.targets.map(\.productType) == [.application, .watchExtension2])
        #expect(project.target("Watch")?.platforms == [.watchOS])
    }
}

@Suite struct XcodeSchemeTests {
    private static func scheme(_ configuration: String, target: String = "T", archive: String = "YES") -> String {
        """
        <?xml version="1.0"?><!-- <ArchiveAction buildConfiguration = "Wrong"> -->
        <Scheme><BuildAction><BuildActionEntries>
          <BuildActionEntry buildForTesting = "YES" buildForArchiving = "\(archive)">
            <BuildableReference BuildableIdentifier = 'primary' BlueprintIdentifier = "\(target)"
              BlueprintName = "A &amp; B" ReferencedContainer = "container:App.xcodeproj"></BuildableReference>
          </BuildActionEntry></BuildActionEntries></BuildAction>
          <LaunchAction buildConfiguration = "Debug"/>
          <ArchiveAction buildConfiguration = "\(configuration)" revealArchiveInOrganizer = "YES"></ArchiveAction>
        </Scheme>
        """
    }

    private static let configurations = [
        "PL": Sample.list("PD", "PB", "PS", "PR"), "PB": Sample.configuration("Beta", ""),
        "PS": Sample.configuration("AppStore", ""),
    ]

    private func archived(_ schemes: [String: String], _ objects: [String: String] = [:], target: String = "App")
        -> String?
    {
        let text = Sample.text(Self.configurations.merging(objects) { $1 })
        let files = schemes.map { ("/p/App.xcodeproj/\($0.key).xcscheme", $0.value) }
        return XcodeProject.read(text, files: Dictionary(uniqueKeysWithValues: files)).target(target)?
            .archiveConfiguration
    }

    @Test func theSchemeDecides() {
        let shared = "xcshareddata/xcschemes/"
        #expect(archived([:]) == "Release")
        #expect(archived([shared + "App": Self.scheme("AppStore")]) == "AppStore")
        #expect(archived(["xcuserdata/me.xcuserdatad/xcschemes/App": Self.scheme("AppStore")]) == "AppStore")
        #expect(archived(["project.xcworkspace/" + shared + "App": Self.scheme("Debug")]) == "Debug")
        #expect(archived([shared + "App": Self.scheme("AppStore", archive: "NO")]) == "Release")
        #expect(archived([shared + "App": Self.scheme("Unheard")]) == "Release")
        #expect(archived([shared + "App": Self.scheme("AppStore", target: "X")]) == "Release")
        #expect(
            archived([shared + "A Beta": Self.scheme("Beta"), shared + "App": Self.scheme("AppStore")]) == "AppStore")
    }

    @Test func anExtensionFollowsItsApp() {
        let objects = [
            "P": "isa = PBXProject; buildConfigurationList = PL; targets = (T, E);",
            "T": "isa = PBXNativeTarget; name = App; buildConfigurationList = TL; dependencies = (D);",
            "D": "isa = PBXTargetDependency; target = E;",
            "E": "isa = PBXNativeTarget; name = Share; buildConfigurationList = TL;",
        ]
        #expect(
            archived(["xcshareddata/xcschemes/App": Self.scheme("AppStore")], objects, target: "Share") == "AppStore")
    }

    @Test func withoutReleaseTheDefaultOrTheLast() {
        let lists = [
            "PL": "isa = XCConfigurationList; buildConfigurations = (PD, PS, PB); defaultConfigurationName = AppStore;"
        ]
        #expect(archived([:], lists) == "AppStore")
        let debug = [
            "PL": "isa = XCConfigurationList; buildConfigurations = (PD, PS, PB); defaultConfigurationName = Debug;"
        ]
        #expect(archived([:], debug) == "Beta")
    }

    @Test func workspaces() {
        let contents = """
            <Workspace version = "1.0">
              <FileRef location = "group:App.xcodeproj"></FileRef>
              <Group location = "group:Libraries" name = "L">
                <Group location = "container:" name = "M"><FileRef location = "group:Core/Core.xcodeproj"/></Group>
                <FileRef location = "group:Kit"/>
              </Group>
              <FileRef location = "absolute:/else/E.xcodeproj"/> <FileRef location = "developer:x"/>
            </Workspace>
            """
        let tree = FileTree.memory(["/p/W.xcworkspace/contents.xcworkspacedata": contents])
        let workspace = XcodeWorkspace.read(path: "/p/W.xcworkspace", tree: tree)
        #expect(workspace.projects == ["/p/App.xcodeproj", "/p/Core/Core.xcodeproj", "/else/E.xcodeproj"])
        #expect(workspace.others == ["/p/Libraries/Kit"])
    }
}
