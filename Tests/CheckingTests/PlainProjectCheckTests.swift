import PlainspokenChecking
import PlainspokenModel
import Testing

private typealias App = XcodeApp

@Suite struct PlainProjectCheckTests {
    private static let ask =
        "import AVFoundation\nfunc ask() async { await AVCaptureDevice.requestAccess(for: .audio) }\n"
    private static let askInC =
        "#import <AVFoundation/AVFoundation.h>\nvoid ask(void) { [AVCaptureDevice requestAccessForMediaType:AVMediaTypeAudio completionHandler:^(BOOL g) {}]; }\n"

    private func plist(_ sentence: String, _ key: String = "NSMicrophoneUsageDescription") -> String {
        App.plist(App.entry("CFBundleIdentifier", "a.b"), App.entry(key, sentence))
    }

    // MARK: CMake

    private func cmake(_ plist: String, more: String = "") -> [String] {
        App.lines([
            "CMakeLists.txt":
                "project(Talk)\nset(DEED \"sends your voice to the people in a call\")\nadd_executable(Talk MACOSX_BUNDLE main.mm)\nset_target_properties(Talk PROPERTIES MACOSX_BUNDLE_INFO_PLIST ${CMAKE_SOURCE_DIR}/Info.plist)\n\(more)",
            "Info.plist": plist, "main.mm": Self.askInC,
        ])
    }

    @Test func cmakeReplacesItsOwnVariablesOnly() {
        #expect(cmake(plist("${PROJECT_NAME} @DEED@.")) == [])
        let key = "NSMicrophoneUsageDescription Talk Info.plist:3"
        #expect(
            cmake(plist("$(PRODUCT_NAME) sends your voice to the people in a call.")) == [
                "error unresolved-variable \(key)"
            ])
        #expect(
            cmake(plist("${GONE} sends your voice to the people in a call.")) == ["error unresolved-variable \(key)"])
        #expect(cmake(App.plist()) == ["error missing-usage-string NSMicrophoneUsageDescription Talk main.mm:2"])
    }

    /// An app that CMake and an Xcode project describe is judged once; another app of CMake's stays.
    @Test func cmakeBesideAnXcodeProject() {
        func names(_ target: String) -> [String] {
            Checks.report([
                "CMakeLists.txt":
                    "project(Talk)\nadd_executable(\(target) MACOSX_BUNDLE main.mm)\nset_target_properties(\(target) PROPERTIES MACOSX_BUNDLE_INFO_PLIST ${CMAKE_SOURCE_DIR}/Info.plist)\n",
                "Info.plist": App.plist(), "main.mm": Self.askInC,
                "App.xcodeproj/project.pbxproj": App.project(
                    settings: "INFOPLIST_FILE = Info.plist;", sdk: "SDKROOT = macosx;"),
            ]).apps.flatMap(\.targets).map(\.name)
        }
        #expect(names("App") == ["App"])
        #expect(names("Talk") == ["App", "Talk"])
    }

    // MARK: Desktop

    @Test func tauri() {
        let files = [
            "src-tauri/tauri.conf.json":
                "{\"productName\": \"Handy\", \"bundle\": {\"macOS\": {\"entitlements\": \"E.plist\"}}}",
            "src-tauri/E.plist": "<plist><dict><key>com.apple.security.device.audio-input</key><true/></dict></plist>",
            "src-tauri/Cargo.toml": "[dependencies]\ncpal = \"0.15\"\n",
            "src-tauri/src/main.rs": "fn a() {\n    device.build_input_stream_raw(x);\n}\n",
        ]
        #expect(
            App.lines(files) == [
                "error missing-usage-string NSMicrophoneUsageDescription Handy src-tauri/src/main.rs:2"
            ])
        let good = files.merging(["src-tauri/Info.plist": plist("Handy writes down what you say.")]) { $1 }
        #expect(App.lines(good) == [])
        // The bundler signs with the hardened runtime.
        var bare = good
        bare["src-tauri/E.plist"] = "<plist><dict/></plist>"
        #expect(App.lines(bare).map { $0.split(separator: " ")[1] } == ["missing-entitlement"])
        let raw = files.merging(["src-tauri/Info.plist": plist("$(PRODUCT_NAME) writes down what you say.")]) { $1 }
        #expect(
            App.lines(raw) == ["error unresolved-variable NSMicrophoneUsageDescription Handy src-tauri/Info.plist:3"])
    }

    @Test func electron() {
        let builder =
            "productName: Talk\nmac:\n  hardenedRuntime: false\n  extendInfo:\n    NSMicrophoneUsageDescription: TODO\n"
        #expect(
            App.lines(["electron-builder.yml": builder])
                == ["error placeholder-text NSMicrophoneUsageDescription Talk electron-builder.yml:5"])
    }

    /// Where the packager of a `package.json` looks; elsewhere the word means nothing to it.
    @Test(arguments: [
        ("{\"build\": {\"mac\": {\"hardenedRuntime\": false, \"extendInfo\": #}}}", true),
        ("{\"build\": {\"mac\": {\"hardenedRuntime\": false}, \"mas\": {\"extendInfo\": #}}}", true),
        ("{\"config\": {\"forge\": {\"packagerConfig\": {\"name\": \"Talk\", \"extendInfo\": #}}}}", true),
        ("{\"build\": {\"extendInfo\": #}}", false), ("{\"notes\": {\"extendInfo\": #}}", false),
        ("{\"build\": {\"mac\": {\"extendInfo\": \"Info.plist\"}}}", false),
    ])
    func packagersOfElectron(_ package: String, _ isRead: Bool) {
        let entries = "{\"NSMicrophoneUsageDescription\": \"TODO\"}"
        let report = Checks.report(["app/package.json": package.replacing("#", with: entries)])
        #expect(report.findings.map(\.finding.rule).first == (isRead ? "placeholder-text" : nil))
        #expect(report.failures.isEmpty == isRead)
    }

    @Test func qmake() {
        let files = [
            "Talk.pro": "TARGET = Talk\nQMAKE_INFO_PLIST = mac/Info.plist\n", "mac/Info.plist": plist(""),
            "main.mm": Self.askInC,
        ]
        #expect(App.lines(files) == ["error empty-usage-string NSMicrophoneUsageDescription Talk mac/Info.plist:3"])
    }

    // MARK: .NET and Unity

    @Test func dotnet() {
        let project =
            "<Project><PropertyGroup><TargetFrameworks>net9.0-ios;net9.0-android</TargetFrameworks></PropertyGroup></Project>"
        let code = "class A {\n  async Task B() => await MediaPicker.Default.CapturePhotoAsync();\n}\n"
        let files = ["Trip.csproj": project, "Page.cs": code, "Platforms/iOS/Info.plist": App.plist()]
        #expect(App.lines(files) == ["error missing-usage-string NSCameraUsageDescription Trip Page.cs:2"])
        let good = files.merging([
            "Platforms/iOS/Info.plist": plist("Scans the code on a parcel to follow it.", "NSCameraUsageDescription")
        ]) { $1 }
        #expect(App.lines(good) == [])
    }

    @Test func unity() {
        let settings = "PlayerSettings:\n  productName: Blocks\n  cameraUsageDescription: Required for Apple\n"
        #expect(
            App.lines(["ProjectSettings/ProjectSettings.asset": settings]).map { $0.split(separator: " ").dropFirst() }
                == [
                    [
                        "placeholder-text", "NSCameraUsageDescription", "Blocks",
                        "ProjectSettings/ProjectSettings.asset:3",
                    ]
                ])
    }

    // MARK: Swift packages

    private func playground(_ capability: String) -> [String] {
        App.lines([
            "Recall.swiftpm/Package.swift":
                "import PackageDescription\nimport AppleProductTypes\nlet package = Package(name: \"Recall\", platforms: [.iOS(\"17.0\")], products: [.iOSApplication(name: \"Recall\", targets: [\"AppModule\"], capabilities: [\n\(capability)\n])], targets: [.executableTarget(name: \"AppModule\", path: \".\", exclude: [\"Old\"])])\n",
            "Recall.swiftpm/Ask.swift": Self.ask, "Recall.swiftpm/Old/Camera.swift": App.code,
        ])
    }

    @Test func playgrounds() {
        #expect(playground(".microphone(purposeString: \"Records what you say to write it down.\")") == [])
        #expect(
            playground("") == [
                "error missing-usage-string NSMicrophoneUsageDescription Recall Recall.swiftpm/Ask.swift:2"
            ])
        #expect(
            playground(".microphone(purposeString: \"Microphone\")")
                == ["warning vague-purpose NSMicrophoneUsageDescription Recall Recall.swiftpm/Package.swift:4"])
    }

    @Test func aToolWithItsPlistInTheBinary() {
        let manifest =
            "import PackageDescription\nlet package = Package(name: \"hear\", targets: [.executableTarget(name: \"hear\", linkerSettings: [.unsafeFlags([\"-Xlinker\", \"-sectcreate\", \"-Xlinker\", \"__TEXT\", \"-Xlinker\", \"__info_plist\", \"-Xlinker\", \"Info.plist\"])])])\n"
        func lines(_ plist: String) -> [String] {
            App.lines(["Package.swift": manifest, "Sources/hear/main.swift": Self.ask, "Info.plist": plist])
        }
        #expect(
            lines(App.plist()) == [
                "error missing-usage-string NSMicrophoneUsageDescription hear Sources/hear/main.swift:2"
            ])
        #expect(lines(plist("Hears what you say and prints it.")) == [])
    }

    // MARK: Anything else

    @Test func anInfoPlistAlone() {
        let report = Checks.report(["x/Info.plist": plist("TODO")]) { $0.paths = ["x/Info.plist"] }
        #expect(Checks.lines(report) == ["error placeholder-text NSMicrophoneUsageDescription x Info.plist:3"])
    }

    /// Shared Kotlin code calls the system by itself, and is not read: what it may need is not unused.
    @Test(arguments: [
        ("iosApp", "settings.gradle.kts", "", true), ("apps/phone", "settings.gradle", "gradlew", true),
        ("apps/phone", "settings.gradle", "", false), ("iosApp", "readme.txt", "", false),
    ])
    func kotlinMultiplatform(_ folder: String, _ gradle: String, _ script: String, _ isQuiet: Bool) {
        let phase =
            "S = {isa = PBXShellScriptBuildPhase; shellScript = \"./\(script) :shared:embedAndSignAppleFrameworkForXcode\";};"
        let report = Checks.report([
            gradle: "include(\":shared\")",
            "\(folder)/App.xcodeproj/project.pbxproj": App.project(
                settings: "INFOPLIST_FILE = App/Info.plist;", target: "buildPhases = (S);", more: [phase]),
            "\(folder)/App/Main.swift": "import shared\n",
            "\(folder)/App/Info.plist": plist("Records the memo that you speak."),
        ])
        #expect(report.findings.isEmpty == isQuiet)
    }

    @Test func unknownKindsSayWhatWasLookedFor() {
        let report = Checks.report(["readme.txt": ""]) { $0.paths = ["."] }
        let message = report.failures.first?.problem.message ?? ""
        let expected =
            "holds nothing to check; looked in it and its folders for projects of Xcode, XcodeGen, Tuist, Expo, Cordova, CMake, Tauri, Electron, .NET, Unity, Qt and Swift Playgrounds, and for tools with an embedded Info.plist"
        #expect(message == expected)
    }

    @Test func severalAppsInOneRepository() {
        let files = [
            "b/electron-builder.yml":
                "productName: B\nmac: {hardenedRuntime: false, extendInfo: {NSCameraUsageDescription: TODO}}\n",
            "a/config.xml":
                "<widget><name>A</name><platform name=\"ios\"><edit-config file=\"*-Info.plist\" target=\"NSCameraUsageDescription\"><string>TODO</string></edit-config></platform></widget>",
        ]
        let report = Checks.report(files) { $0.paths = ["."] }
        #expect(report.apps.map(\.path) == ["a", "b"])
        #expect(Checks.lines(report).count == 2)
    }
}
