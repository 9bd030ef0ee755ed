import PlainspokenChecking
import PlainspokenFiles
import PlainspokenModel
import PlainspokenReports
import Testing

/// Projects of one app that asks for the camera, with whatever a test is about.
enum XcodeApp {
    static let code =
        "import AVFoundation\nfunc ask() async {\n    await AVCaptureDevice.requestAccess(for: .video)\n}\n"

    static func plist(_ entries: String...) -> String {
        "<plist version=\"1.0\"><dict>\n" + entries.joined(separator: "\n") + "\n</dict></plist>\n"
    }

    static func entry(_ key: String, _ value: String) -> String { "<key>\(key)</key><string>\(value)</string>" }

    /// A project whose app has the folder `App` whole; `more` holds further objects.
    static func project(
        settings: String = "", target: String = "", targets: String = "T", exceptions: String = "",
        more: [String] = [], sdk: String = "SDKROOT = iphoneos;"
    ) -> String {
        let objects =
            [
                "P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (\(targets));};",
                "G = {isa = PBXGroup; children = (Y, X); sourceTree = \"<group>\";};",
                "X = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = \"<group>\";};",
                "Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (\(exceptions)); sourceTree = \"<group>\";};",
                "PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR);};",
                "PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(sdk)};};",
                "PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(sdk)};};",
                "T = {isa = PBXNativeTarget; name = App; productType = \"com.apple.product-type.application\"; "
                    + "buildConfigurationList = TL; fileSystemSynchronizedGroups = (Y); \(target)};",
                "TL = {isa = XCConfigurationList; buildConfigurations = (TD, TR);};",
                "TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)};};",
                "TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings)};};",
            ] + more
        return "{ objects = {\n\(objects.joined(separator: "\n"))\n}; rootObject = P; }\n"
    }

    /// Rule, key, target and place of every finding.
    static func lines(_ files: [String: String], paths: [String] = ["."]) -> [String] {
        Checks.lines(Checks.report(files) { $0.paths = paths })
    }
}

private typealias App = XcodeApp

@Suite struct XcodeProjectCheckTests {
    private static let purpose = "Scans the code on a parcel to follow it."
    private static let missing = "error missing-usage-string NSCameraUsageDescription App App/Main.swift:3"

    private func lines(_ project: String, _ files: [String: String] = [:]) -> [String] {
        App.lines(
            files.merging(["App.xcodeproj/project.pbxproj": project, "App/Main.swift": App.code]) { first, _ in first })
    }

    // MARK: Which value ships

    @Test func aPlistFile() {
        let settings = "INFOPLIST_FILE = App/Info.plist;"
        let entry = App.entry("NSCameraUsageDescription", Self.purpose)
        #expect(lines(App.project(settings: settings), ["App/Info.plist": App.plist(entry)]) == [])
        #expect(lines(App.project(settings: settings), ["App/Info.plist": App.plist()]) == [Self.missing])
    }

    @Test func aGeneratedPlistAndOneThatIsNot() {
        let key = "INFOPLIST_KEY_NSCameraUsageDescription = \"\(Self.purpose)\";"
        #expect(lines(App.project(settings: "GENERATE_INFOPLIST_FILE = YES; " + key)) == [])
        #expect(lines(App.project(settings: key)) == [Self.missing])
    }

    @Test func aValueInAnXcconfig() {
        let configurations = [("TD", "Debug"), ("TR", "Release")].map {
            "\($0) = {isa = XCBuildConfiguration; name = \($1); baseConfigurationReference = X; buildSettings = {INFOPLIST_FILE = App/Info.plist;};};"
        }
        let files = [
            "App/Info.plist": App.plist(App.entry("NSCameraUsageDescription", "$(CAMERA_TEXT)")),
            "Base.xcconfig": "CAMERA_TEXT = \(Self.purpose)",
        ]
        #expect(lines(App.project(more: configurations), files) == [])
        let undefined = lines(App.project(more: configurations), files.merging(["Base.xcconfig": ""]) { $1 })
        #expect(undefined.contains { $0.hasPrefix("error unresolved-variable NSCameraUsageDescription App") })
    }

    @Test func aConditionalSettingCountsForItsPlatform() {
        let settings =
            "GENERATE_INFOPLIST_FILE = YES; \"INFOPLIST_KEY_NSCameraUsageDescription[sdk=macosx*]\" = \"\(Self.purpose)\";"
        let sdk = "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";"
        let report = Checks.report([
            "App.xcodeproj/project.pbxproj": App.project(settings: settings, sdk: sdk), "App/Main.swift": App.code,
        ])
        #expect(report.apps.first?.targets.map(\.platform) == [.iOS, .macOS])
        #expect(report.findings.map { $0.finding.message.contains("iOS") } == [true])
    }

    @Test func aKeyThatOneConfigurationLacks() {
        let release =
            "TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = Release.plist;};};"
        let debug = "TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = Debug.plist;};};"
        let files = [
            "Release.plist": App.plist(App.entry("NSCameraUsageDescription", Self.purpose)), "Debug.plist": App.plist(),
        ]
        let report = Checks.report(
            files.merging([
                "App.xcodeproj/project.pbxproj": App.project(more: [release, debug]), "App/Main.swift": App.code,
            ]) { $1 })
        #expect(report.apps.first?.targets.first?.configuration == "Release")
        #expect(report.apps.first?.targets.first?.otherConfigurations.map(\.configuration) == ["Debug"])
    }

    @Test func aPlistThatNobodyReferencesIsNotTheTargets() {
        let settings = "GENERATE_INFOPLIST_FILE = YES;"
        let stray = App.plist(
            App.entry("CFBundleIdentifier", "x"), App.entry("NSCameraUsageDescription", Self.purpose))
        let found = lines(App.project(settings: settings), ["Old/Info.plist": stray])
        #expect(found.contains { $0.contains("NSCameraUsageDescription App") })
    }

    @Test func aPlistThatDoesNotExistIsAFailure() {
        let report = Checks.report([
            "App.xcodeproj/project.pbxproj": App.project(settings: "INFOPLIST_FILE = Moved/Info.plist;"),
            "App/Main.swift": App.code,
        ])
        #expect(report.findings.isEmpty)
        #expect(
            report.failures.map(\.problem.message) == [
                "names the Info.plist Moved/Info.plist, which does not exist; correct the path, or make the file first"
            ])
    }

    @Test func aPlistThatOnlyTheBuildKnows() {
        func report(_ path: String) -> Report {
            Checks.report([
                "App.xcodeproj/project.pbxproj": App.project(settings: "INFOPLIST_FILE = \"\(path)\";"),
                "App/Main.swift": App.code,
            ])
        }
        let made = report("$(DERIVED_FILE_DIR)/Info.plist")
        #expect(made.findings.isEmpty && made.failures.isEmpty)
        #expect(
            made.problems.map(\.problem.message) == [
                "the Info.plist $(DERIVED_FILE_DIR)/Info.plist of target App is made by the build and cannot be read here"
            ])
        let undefined = report("$(FLAVOR)/Info.plist")
        #expect(undefined.findings.isEmpty)
        #expect(
            undefined.failures.map(\.problem.message) == [
                "names the Info.plist $(FLAVOR)/Info.plist, and nothing defines FLAVOR; give it with --define FLAVOR=…"
            ])
    }

    @Test func tablesInAFolder() {
        let files = [
            "App/Info.plist": App.plist(App.entry("NSCameraUsageDescription", Self.purpose)),
            "App/ko.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"카메라\";",
            "App/Other.strings": "NSCameraUsageDescription = \"no table\";",
        ]
        let report = Checks.report(
            files.merging([
                "App.xcodeproj/project.pbxproj": App.project(settings: "INFOPLIST_FILE = App/Info.plist;"),
                "App/Main.swift": App.code,
            ]) { $1 })
        #expect(report.apps.first?.targets.first?.declarations.map(\.locale) == [nil, "ko"])
    }

    // MARK: Which code ships

    private static let kit =
        "K = {isa = PBXNativeTarget; name = Kit; productType = \"com.apple.product-type.framework\"; productReference = KR; "
        + "buildConfigurationList = PL; fileSystemSynchronizedGroups = (KY);};"
    private static let kitFolder =
        "KY = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = SOURCE_ROOT;};"
    private static let frameworks = [
        "F = {isa = PBXFrameworksBuildPhase; files = (B);};", "B = {isa = PBXBuildFile; fileRef = KR;};",
        "KR = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR;};",
    ]

    @Test func codeOfAFrameworkOfTheProject() {
        let project = App.project(
            settings: "GENERATE_INFOPLIST_FILE = YES;", target: "buildPhases = (F);", targets: "T, K",
            more: [Self.kit, Self.kitFolder] + Self.frameworks)
        let files = [
            "App.xcodeproj/project.pbxproj": project, "App/Main.swift": "func go() { ask() }",
            "Kit/Ask.swift": App.code,
        ]
        #expect(App.lines(files) == ["error missing-usage-string NSCameraUsageDescription App Kit/Ask.swift:3"])
        let unlinked = project.replacing("buildPhases = (F);", with: "")
        #expect(App.lines(files.merging(["App.xcodeproj/project.pbxproj": unlinked]) { $1 }) == [])
    }

    @Test func codeOfAnotherProjectOfTheWorkspace() {
        let project = App.project(
            settings: "GENERATE_INFOPLIST_FILE = YES;", target: "buildPhases = (F);", more: Self.frameworks)
        let kit = App.project(targets: "K", more: [Self.kit, Self.kitFolder, Self.frameworks[2]])
        let workspace =
            "<Workspace><FileRef location='group:App.xcodeproj'/><FileRef location='group:Kit/Kit.xcodeproj'/></Workspace>"
        let files = [
            "App.xcodeproj/project.pbxproj": project, "App/Main.swift": "func go() { ask() }",
            "Kit/Kit.xcodeproj/project.pbxproj": kit,
            "Kit/Kit/Ask.swift": App.code, "All.xcworkspace/contents.xcworkspacedata": workspace,
        ]
        let expected = ["error missing-usage-string NSCameraUsageDescription App Kit/Kit/Ask.swift:3"]
        #expect(App.lines(files) == expected)
        #expect(App.lines(files, paths: ["All.xcworkspace"]) == expected)
        #expect(App.lines(files, paths: ["App.xcodeproj"]) == expected)
    }

    @Test func placesUnderAWorkspaceAreRelativeToItsFolder() {
        let project = App.project(settings: "GENERATE_INFOPLIST_FILE = YES;")
        var files = [
            "All.xcworkspace/contents.xcworkspacedata":
                "<Workspace><FileRef location='group:A/App.xcodeproj'/></Workspace>",
            "A/App.xcodeproj/project.pbxproj": project, "A/App/Main.swift": App.code,
        ]
        let one = Checks.report(files) { $0.paths = ["All.xcworkspace"] }
        #expect(one.apps.map(\.path) == ["All.xcworkspace"])
        #expect(one.findings.map(\.finding.place.path) == ["A/App/Main.swift"])
        #expect(one.apps.map(\.ledger) == ["A/.plainspoken/reviews"])
        files["All.xcworkspace/contents.xcworkspacedata"] =
            "<Workspace><FileRef location='group:A/App.xcodeproj'/><FileRef location='group:B/App.xcodeproj'/></Workspace>"
        files["B/App.xcodeproj/project.pbxproj"] = project
        files["B/App/Main.swift"] = App.code
        let two = Checks.report(files) { $0.paths = ["All.xcworkspace"] }
        #expect(two.apps.map(\.path) == ["A", "B"])
        #expect(two.findings.map(\.finding.place.path) == ["App/Main.swift", "App/Main.swift"])
    }

    @Test func anOpenMergeIsCalledOne() {
        let project = "<<<<<<< HEAD\n" + App.project(settings: "GENERATE_INFOPLIST_FILE = YES;")
        let report = Checks.report(["App.xcodeproj/project.pbxproj": project, "App/Main.swift": App.code])
        #expect(report.failures.map(\.problem.message) == ["is no Xcode project: holds a merge that git left open"])
        let text = TextReport(report, isColored: false, paths: PathDisplay(roots: ["/app"], relativeTo: "/app"))
            .render()
        #expect(text == "1 app could not be judged\n")
    }

    @Test func sourcesThatNoCompilerReads() {
        let project = App.project(settings: "GENERATE_INFOPLIST_FILE = YES;")
        let code = "\u{FEFF}" + App.code
        let wide = code.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let tree = FileTree.memory([
            "/app/App.xcodeproj/project.pbxproj": Array(project.utf8), "/app/App/Main.swift": wide,
        ])
        let report = Checker.run(CheckRequest(workingDirectory: "/app"), tree: tree)
        #expect(report.findings == [])
        #expect(
            report.problems.map(\.problem.message) == ["is UTF-16, and compilers read UTF-8: save it as UTF-8"])
    }

    @Test func faceIDNeedsNoKeyOnTheMac() {
        let project = App.project(settings: "GENERATE_INFOPLIST_FILE = YES; SUPPORTS_MACCATALYST = YES;")
        let code =
            "import LocalAuthentication\nfunc ask() {\n    LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: \"\") { _, _ in }\n}"
        let report = Checks.report(["App.xcodeproj/project.pbxproj": project, "App/Main.swift": code])
        #expect(report.apps.first?.targets.map(\.platform) == [.iOS, .macCatalyst])
        #expect(report.findings.map { $0.finding.message.contains("iOS ends") } == [true])
    }

    @Test func codeOfLocalPackages() {
        let project = App.project(
            settings: "GENERATE_INFOPLIST_FILE = YES;", target: "packageProductDependencies = (D1, D2, D3);",
            more: [
                "LP = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Near;};",
                "RP = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.com/far\";};",
                "D1 = {isa = XCSwiftPackageProductDependency; productName = Near; package = LP;};",
                "D2 = {isa = XCSwiftPackageProductDependency; productName = Far; package = RP;};",
                "D3 = {isa = XCSwiftPackageProductDependency; productName = Inner;};",
            ])
        let manifest = """
            let package = Package(name: "Near", products: [.library(name: "Near", targets: ["Near"])],
                dependencies: [.package(path: "../Deep"), .package(url: "https://example.com/x", from: "1.0.0")],
                targets: [.target(name: "Near", dependencies: ["Deep", .product(name: "X", package: "x")])])
            """
        let report = Checks.report([
            "App.xcodeproj/project.pbxproj": project, "App/Main.swift": "func go() { ask() }",
            "Packages/Near/Package.swift": manifest, "Packages/Near/Sources/Near/Near.swift": "",
            "Packages/Deep/Package.swift": manifest.replacing("Near", with: "Deep"),
            "Packages/Deep/Sources/Deep/Ask.swift": App.code,
            "App/Inner/Package.swift":
                "let package = Package(name: \"Inner\", products: [.library(name: \"Inner\", targets: [\"Inner\"])], targets: [.target(name: \"Inner\")])",
            "App/Inner/Sources/Inner/Inner.swift": "",
        ])
        #expect(
            Checks.lines(report) == [
                "error missing-usage-string NSCameraUsageDescription App Packages/Deep/Sources/Deep/Ask.swift:3"
            ])
        #expect(report.apps.first?.targets.first?.unreadCode == ["Far", "X"])
    }

    @Test func namesThatSettingsLeaveOut() {
        let settings = "GENERATE_INFOPLIST_FILE = YES; EXCLUDED_SOURCE_FILE_NAMES = \"M*.swift\";"
        #expect(lines(App.project(settings: settings)) == [])
        #expect(lines(App.project(settings: settings + " INCLUDED_SOURCE_FILE_NAMES = Main.swift;")) == [Self.missing])
    }

    // MARK: Which projects count

    private static let generated = App.project(settings: "GENERATE_INFOPLIST_FILE = YES;")

    @Test func aSpecOutranksTheProjectMadeFromIt() {
        let spec = "name: App\ntargets: {App: {type: application, platform: iOS, sources: [App]}}\n"
        let files = [
            "project.yml": spec, "App.xcodeproj/project.pbxproj": Self.generated, "App/Main.swift": "",
            "Other.xcodeproj/project.pbxproj": Self.generated,
        ]
        #expect(Checks.report(files).apps.map(\.name) == ["Other", "App"])
    }

    @Test func severalProjectsAreSeveralApps() {
        let library = App.project(targets: "K", more: [Self.kit, Self.kitFolder])
        let outer = App.project(
            more: ["S = {isa = PBXFileReference; path = Sub/Sub.xcodeproj; sourceTree = SOURCE_ROOT;};"]
        ).replacing("mainGroup = G;", with: "mainGroup = G; projectReferences = ({ProjectRef = S;});")
        let files = [
            "b/B.xcodeproj/project.pbxproj": outer, "a/A.xcodeproj/project.pbxproj": Self.generated,
            "b/Sub/Sub.xcodeproj/project.pbxproj": Self.generated, "c/Kit.xcodeproj/project.pbxproj": library,
            "b/Pods/Pods.xcodeproj/project.pbxproj": Self.generated, "b/Pods.xcodeproj/project.pbxproj": Self.generated,
            "node_modules/x/X.xcodeproj/project.pbxproj": Self.generated,
            "Carthage/Checkouts/x/X.xcodeproj/project.pbxproj": Self.generated,
            "ThirdParty/x/X.xcodeproj/project.pbxproj": Self.generated,
            "b/third_party/X.xcodeproj/project.pbxproj": Self.generated,
            "a/App/Main.swift": App.code,
        ]
        let report = Checks.report(files)
        #expect(report.apps.map { "\($0.name) at \($0.path)" } == ["A at a", "B at b"])
        #expect(Checks.lines(report) == [Self.missing])
        let alone = Checks.report(files) { $0.paths = ["a/A.xcodeproj"] }
        #expect(alone.apps.map(\.path) == ["a/A.xcodeproj"])
        #expect(Checks.lines(alone) == [Self.missing])
        #expect(Checks.report(files) { $0.paths = ["c"] }.apps.map(\.name) == ["Kit"])
    }

    @Test func aFolderNamedLikeAnOutputIsReadWhereItIsGiven() {
        let files = ["build/A.xcodeproj/project.pbxproj": Self.generated, "build/App/Main.swift": App.code]
        #expect(App.lines(files, paths: ["build"]) == [Self.missing])
        #expect(Checks.report(files).failures.count == 1)
    }

    @Test func aProjectThatIsNoneIsAFailure() {
        let report = Checks.report(["App.xcodeproj/project.pbxproj": "<<<<<<< HEAD\n"])
        #expect(report.failures.count == 1)
        #expect(report.failures.first?.problem.place.path == "/app/App.xcodeproj/project.pbxproj")
    }
}
