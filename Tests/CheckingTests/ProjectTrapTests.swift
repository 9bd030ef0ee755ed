import PlainspokenChecking
import PlainspokenModel
import Testing

private typealias App = XcodeApp

/// Ways in which real projects say what ships, that fool who reads them line by line.
///
/// Each is a project of one app that asks for the camera.
@Suite struct ProjectTrapTests {
    private static let key = "NSCameraUsageDescription"
    private static let text = "Scans the code on a parcel to follow it."
    private static let entry = App.entry(key, text)
    private static let list = "App/Info.plist"
    private static let file = "INFOPLIST_FILE = App/Info.plist;"
    private static let generated = "GENERATE_INFOPLIST_FILE = YES;"
    private static let mac = "SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 14.0;"
    private static let missing = "error missing-usage-string \(key) App App/Main.swift:3"

    /// A project with what differs from the plain one.
    private struct Trap: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var settings: String
        var files: [String: String] = [:]
        var more: [String] = []
        var sdk = "SDKROOT = iphoneos;"
        var expected: [String] = []
        /// The sentence that ships; nil where it is not asked for.
        var ships: String?
    }

    private static func configurations(_ settings: String) -> [String] {
        [("TD", "Debug"), ("TR", "Release")].map {
            "\($0) = {isa = XCBuildConfiguration; name = \($1); baseConfigurationReference = X; buildSettings = {\(settings)};};"
        }
    }

    private static let anchored = [("TD", "Debug"), ("TR", "Release")].map {
        "\($0) = {isa = XCBuildConfiguration; name = \($1); baseConfigurationReferenceAnchor = Y; baseConfigurationReferenceRelativePath = Config/App.xcconfig; buildSettings = {\(file)};};"
    }

    private static let traps = [
        // Values that stand in build settings.
        Trap(
            testDescription: "text in an xcconfig, and an optional include that is not there", settings: "",
            files: [
                list: App.plist(App.entry(key, "${CAMERA}")),
                "Base.xcconfig": "#include? \"Own.xcconfig\"\nCAMERA = \(text)\n",
            ], more: configurations(file), ships: text),
        Trap(
            testDescription: "an optional include that is there", settings: "",
            files: [
                list: App.plist(App.entry(key, "$(CAMERA)")),
                "Base.xcconfig": "CAMERA = TODO\n#include? \"Own.xcconfig\"\n", "Own.xcconfig": "CAMERA = \(text)",
            ], more: configurations(file), ships: text),
        Trap(
            testDescription: "xcconfig inside a synchronised folder, by anchor and path", settings: "",
            files: [
                list: App.plist(App.entry(key, "$(CAMERA) follow it.")),
                "App/Config/App.xcconfig": "#include \"More.xcconfig\"\n",
                "App/Config/More.xcconfig": "CAMERA = Scans the code on a parcel to",
            ], more: anchored, ships: text),
        Trap(
            testDescription: "the product's name inside", settings: file + "PRODUCT_NAME = Parcel;",
            files: [list: App.plist(App.entry(key, "${PRODUCT_NAME} scans the code to follow it."))],
            ships: "Parcel scans the code to follow it."),
        Trap(
            testDescription: "an operator", settings: file,
            files: [list: App.plist(App.entry(key, "$(CAMERA:default=\(text))"))], ships: text),
        Trap(
            testDescription: "a condition of the configuration", settings: "",
            files: [
                "Base.xcconfig":
                    "GENERATE_INFOPLIST_FILE = YES\nINFOPLIST_KEY_\(key) = \(text)\nINFOPLIST_KEY_\(key)[config=Debug] = \(text)\n"
            ], more: configurations(""), ships: text),
        Trap(
            testDescription: "a condition of an SDK that is not archived",
            settings: generated + "\"INFOPLIST_KEY_\(key)[sdk=iphonesimulator*]\" = \"\(text)\";", expected: [missing]),
        Trap(
            testDescription: "quotes of the project file inside the value",
            settings: generated + "INFOPLIST_KEY_\(key) = \"\\\"\(text)\\\"\";",
            expected: ["warning garbled-text \(key) App App.xcodeproj/project.pbxproj:12"], ships: "\"\(text)\""),
        Trap(
            testDescription: "the key as a build setting of its own", settings: generated + "\(key) = \"\(text)\";",
            expected: [missing]),
        Trap(
            testDescription: "a key that has no build setting",
            settings: generated + "INFOPLIST_KEY_NSAlarmKitUsageDescription = \"Rings when a parcel comes.\";",
            expected: [
                "warning unknown-key INFOPLIST_KEY_NSAlarmKitUsageDescription App App.xcodeproj/project.pbxproj:12",
                missing,
            ]),
        // Two sources.
        Trap(
            testDescription: "file and build setting with different texts",
            settings: file + generated + "INFOPLIST_KEY_\(key) = \"\(text)\";",
            files: [list: App.plist(App.entry(key, "Reads the label of a parcel."))],
            expected: ["warning conflicting-sources \(key) App App/Info.plist:2"], ships: text),
        Trap(
            testDescription: "a setting that is dead because nothing is generated",
            settings: file + "INFOPLIST_KEY_\(key) = \"\(text)\";", files: [list: App.plist()], expected: [missing]),
        Trap(
            testDescription: "the same key twice in one file", settings: file,
            files: [list: App.plist(App.entry(key, "Reads the label of a parcel."), entry)],
            expected: ["error duplicate-key \(key) App App/Info.plist:3"]),
        // Which file it is.
        Trap(
            testDescription: "the case of the path differs from the disk", settings: "INFOPLIST_FILE = app/info.plist;",
            files: [list: App.plist(entry)], ships: text),
        Trap(
            testDescription: "the real list lies in Base.lproj",
            settings: "INFOPLIST_FILE = App/Base.lproj/Info.plist;",
            files: ["App/Base.lproj/Info.plist": App.plist(entry)], ships: text),
        Trap(
            testDescription: "a list in a language's folder is a resource and no list", settings: file,
            files: [
                list: App.plist(entry),
                "App/de.lproj/Info.plist": App.plist(App.entry(key, "Liest den Code auf einem Paket.")),
            ], ships: text),
        Trap(
            testDescription: "a byte order mark twice", settings: file,
            files: [list: "\u{FEFF}\u{FEFF}" + App.plist(entry)], ships: text),
        // What the preprocessor leaves.
        Trap(
            testDescription: "definitions of the preprocessor",
            settings: file + "INFOPLIST_PREPROCESS = YES; INFOPLIST_PREPROCESSOR_DEFINITIONS = \"WITH_CAMERA=1\";",
            files: [list: App.plist("#if WITH_CAMERA", entry, "#endif")], ships: text),
        Trap(
            testDescription: "other flags of the preprocessor",
            settings: file
                + "INFOPLIST_PREPROCESS = YES; INFOPLIST_OTHER_PREPROCESSOR_FLAGS = \"-traditional -DWITH_CAMERA\";",
            files: [list: App.plist("#ifdef WITH_CAMERA", entry, "#endif")], ships: text),
        Trap(
            testDescription: "a name that nobody defines", settings: file + "INFOPLIST_PREPROCESS = YES;",
            files: [list: App.plist("#ifdef WITH_CAMERA", entry, "#endif")], expected: [missing]),
        // Entitlements.
        Trap(
            testDescription: "a resource access of the hardened runtime as a setting",
            settings: generated
                + "INFOPLIST_KEY_\(key) = \"\(text)\"; ENABLE_HARDENED_RUNTIME = YES; ENABLE_RESOURCE_ACCESS_CAMERA = YES;",
            sdk: mac),
        Trap(
            testDescription: "a hardened runtime without it",
            settings: generated + "INFOPLIST_KEY_\(key) = \"\(text)\"; ENABLE_HARDENED_RUNTIME = YES;", sdk: mac,
            expected: ["error missing-entitlement com.apple.security.device.camera App App/Main.swift:3"]),
        Trap(
            testDescription: "a sandbox as a setting, without it",
            settings: generated + "INFOPLIST_KEY_\(key) = \"\(text)\"; ENABLE_APP_SANDBOX = YES;", sdk: mac,
            expected: ["error missing-entitlement com.apple.security.device.camera App App/Main.swift:3"]),
    ]

    @Test(arguments: traps) private func trap(_ trap: Trap) {
        let project = App.project(settings: trap.settings, more: trap.more, sdk: trap.sdk)
        let report = Checks.report(
            trap.files.merging(["App.xcodeproj/project.pbxproj": project, "App/Main.swift": App.code]) { first, _ in
                first
            })
        #expect(Checks.lines(report) == trap.expected)
        #expect(report.failures.isEmpty)
        guard let ships = trap.ships else { return }
        #expect(report.apps.first?.targets.first?.base(Self.key)?.value.string == ships)
    }

    @Test func aDictionaryGivenAsAString() {
        let settings =
            Self.generated
            + "INFOPLIST_KEY_NSLocationTemporaryUsageDescriptionDictionary = \"Finds the parcel.\"; INFOPLIST_KEY_NSLocationWhenInUseUsageDescription = \"Shows parcels near you.\";"
        let code =
            "import CoreLocation\nfunc ask(_ m: CLLocationManager) {\n    m.requestTemporaryFullAccuracyAuthorization(withPurposeKey: \"Parcel\")\n}\n"
        let lines = App.lines([
            "App.xcodeproj/project.pbxproj": App.project(settings: settings), "App/Main.swift": code,
        ])
        #expect(lines.map { $0.split(separator: " ")[1] } == ["wrong-value-type"])
    }

    /// A table is copied under the name that the project gives it, whatever the case on the disk.
    @Test func theCaseOfATableDiffersFromTheDisk() {
        let table = [
            "RB = {isa = PBXResourcesBuildPhase; files = (BV);};", "BV = {isa = PBXBuildFile; fileRef = V;};",
            "V = {isa = PBXVariantGroup; name = InfoPlist.strings; children = (V1); sourceTree = SOURCE_ROOT;};",
            "V1 = {isa = PBXFileReference; name = de; path = Text/de.lproj/InfoPlist.strings; sourceTree = SOURCE_ROOT;};",
        ]
        let project = App.project(settings: Self.file, target: "buildPhases = (RB);", more: table)
        let report = Checks.report([
            "App.xcodeproj/project.pbxproj": project, "App/Main.swift": App.code, Self.list: App.plist(Self.entry),
            "text/de.lproj/infoPlist.strings": "\(Self.key) = \"Liest den Code auf einem Paket, um ihm zu folgen.\";\n",
        ])
        #expect(report.apps.first?.targets.first?.declarations.map(\.locale) == [nil, "de"])
        #expect(Checks.lines(report) == [])
    }

    // MARK: Keys that look like entitlements

    private static let multicast = "com.apple.developer.networking.multicast"
    private static let select = "com.apple.developer.nfc.readersession.iso7816.select-identifiers"
    private static let codes = "com.apple.developer.nfc.readersession.felica.systemcodes"

    /// Two keys of the Info.plist have names like entitlements; an entitlement that the target has is only left over.
    @Test func entitlementsInTheList() {
        func lines(_ key: String, entitlements: String? = nil) -> [String] {
            let settings = entitlements == nil ? "" : " CODE_SIGN_ENTITLEMENTS = App/App.entitlements;"
            return App.lines([
                "App.xcodeproj/project.pbxproj": App.project(settings: Self.file + settings), "App/Main.swift": "",
                Self.list: App.plist("<key>\(key)</key><true/>"),
                "App/App.entitlements": App.plist("<key>\(entitlements ?? "")</key><true/>"),
            ])
        }
        #expect(lines(Self.select) == [])
        #expect(lines(Self.codes) == [])
        #expect(lines(Self.multicast) == ["error unknown-key \(Self.multicast) App App/Info.plist:2"])
        #expect(
            lines(Self.multicast, entitlements: "com.apple.developer.nfc.readersession.formats")
                == ["error unknown-key \(Self.multicast) App App/Info.plist:2"])
        #expect(
            lines(Self.multicast, entitlements: Self.multicast)
                == ["note unknown-key \(Self.multicast) App App/Info.plist:2"])
    }

    // MARK: Keys that stand for others

    /// macOS has a key of its own for the location, and honours the others.
    @Test(arguments: [
        "NSLocationUsageDescription", "NSLocationWhenInUseUsageDescription",
        "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription", "NSMotionUsageDescription",
    ])
    func locationOnMacOS(_ key: String) {
        let code =
            "import CoreLocation\nfunc ask(_ manager: CLLocationManager) {\n    manager.startUpdatingLocation()\n}\n"
        let settings = Self.generated + "INFOPLIST_KEY_\(key) = \"Shows the parcels that lie near you.\";"
        let lines = App.lines([
            "App.xcodeproj/project.pbxproj": App.project(settings: settings, sdk: Self.mac), "App/Main.swift": code,
        ])
        #expect(lines.contains { $0.contains("missing") || $0.contains("unused") } == key.contains("Motion"))
    }

    /// The key of systems before iOS 11 is none of Catalyst's, which came later.
    @Test(arguments: ["", "IPHONEOS_DEPLOYMENT_TARGET = 10.0;"]) func oldKeysOnCatalyst(_ system: String) {
        let sentence = "Shows where your parcel is now."
        let settings =
            Self.generated
            + "INFOPLIST_KEY_NSLocationWhenInUseUsageDescription = \"\(sentence)\"; INFOPLIST_KEY_NSLocationAlwaysAndWhenInUseUsageDescription = \"\(sentence)\";"
        let code = "import CoreLocation\nfunc ask(_ m: CLLocationManager) { m.requestAlwaysAuthorization() }\n"
        let report = Checks.report([
            "App.xcodeproj/project.pbxproj": App.project(
                settings: settings, sdk: "SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES; " + system),
            "App/Main.swift": code,
        ])
        let catalyst = report.apps.first?.targets.last
        #expect(catalyst?.platform == .macCatalyst)
        #expect(catalyst?.needs.map(\.key).contains("NSLocationAlwaysUsageDescription") == false)
    }

    /// The key for reading and adding does for adding where the app asks for the library anyway, so that nothing else
    /// is asked.
    @Test func savingWithTheKeyForTheWholeLibrary() {
        let key = "NSPhotoLibraryUsageDescription"
        let save =
            "import Photos\nfunc save(_ image: UIImage) {\n    PHPhotoLibrary.shared().performChanges {\n        PHAssetChangeRequest.creationRequestForAsset(from: image)\n    }\n}\n"
        let read = "import Photos\nfunc pictures() -> PHFetchResult<PHAsset> {\n    PHAsset.fetchAssets(with: nil)\n}\n"
        func lines(_ more: [String: String]) -> [String] {
            let settings = Self.generated + "INFOPLIST_KEY_\(key) = \"Shows the pictures of a parcel.\";"
            return App.lines(
                more.merging([
                    "App.xcodeproj/project.pbxproj": App.project(settings: settings), "App/Main.swift": save,
                ]) { $1 })
        }
        #expect(lines(["App/Read.swift": read]) == [])
        #expect(lines([:]) == ["error missing-usage-string NSPhotoLibraryAddUsageDescription App App/Main.swift:4"])
    }

    /// The question for all Bonjour types is no type that could be listed.
    @Test(arguments: [("_parcel._tcp", 1), ("_services._dns-sd._udp.", 0)])
    func bonjourTypes(_ type: String, _ count: Int) {
        let code =
            "import Foundation\nfunc look(_ browser: NetServiceBrowser) {\n    browser.searchForServices(ofType: \"\(type)\", inDomain: \"\")\n}\n"
        let list = App.plist(
            App.entry("NSLocalNetworkUsageDescription", "Finds the scales in your house that weigh a parcel."),
            "<key>NSBonjourServices</key><array><string>_scale._tcp</string></array>")
        let lines = App.lines([
            "App.xcodeproj/project.pbxproj": App.project(settings: Self.file), "App/Main.swift": code, Self.list: list,
        ])
        #expect(lines.count == count)
    }

    // MARK: Products

    @Test func anAppClipHasAListOfItsOwn() {
        let clip =
            "K = {isa = PBXNativeTarget; name = Clip; productType = \"com.apple.product-type.application.on-demand-install-capable\"; "
            + "buildConfigurationList = PL; fileSystemSynchronizedGroups = (KY);};"
        let folder = "KY = {isa = PBXFileSystemSynchronizedRootGroup; path = Clip; sourceTree = SOURCE_ROOT;};"
        let project = App.project(
            settings: Self.generated + "INFOPLIST_KEY_\(Self.key) = \"\(Self.text)\";", targets: "T, K",
            more: [clip, folder], sdk: "SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;")
        let lines = App.lines([
            "App.xcodeproj/project.pbxproj": project, "App/Main.swift": App.code, "Clip/Ask.swift": App.code,
        ])
        #expect(lines == ["error missing-usage-string \(Self.key) Clip Clip/Ask.swift:3"])
    }

    /// The list of a tool is in its binary by Xcode's own setting or by the linker's.
    @Test(arguments: [
        "INFOPLIST_FILE = App/Info.plist; CREATE_INFOPLIST_SECTION_IN_BINARY = YES;",
        "GENERATE_INFOPLIST_FILE = YES; CREATE_INFOPLIST_SECTION_IN_BINARY = YES;",
        "OTHER_LDFLAGS = \"-sectcreate __TEXT __info_plist \\\"$(SRCROOT)/App/Info.plist\\\"\";",
        "OTHER_LDFLAGS = (\"-Wl,-sectcreate,__TEXT,__info_plist,App/Info.plist\");",
        "OTHER_LDFLAGS = (\"-Xlinker\", \"-sectcreate\", \"-Xlinker\", __TEXT, \"-Xlinker\", __info_plist, \"-Xlinker\", App/Info.plist);",
    ])
    func theListOfATool(_ settings: String) {
        let project = App.project(settings: settings, sdk: Self.mac)
            .replacing("product-type.application", with: "product-type.tool")
        let files = [
            "App.xcodeproj/project.pbxproj": project, "App/main.swift": App.code, Self.list: App.plist(),
        ]
        #expect(App.lines(files) == ["error missing-usage-string \(Self.key) App App/main.swift:3"])
    }

    @Test func aToolWithoutAListIsChargedToWhoStartsIt() {
        let project = App.project(settings: Self.file, sdk: Self.mac)
            .replacing("product-type.application", with: "product-type.tool")
        let report = Checks.report([
            "App.xcodeproj/project.pbxproj": project, "App/main.swift": App.code, Self.list: App.plist(),
        ])
        #expect(report.findings.isEmpty)
        #expect(report.failures.map(\.problem.message) == ["has no target that is an app or an extension"])
    }

    // MARK: Packages

    private static func package(_ near: String) -> [String: String] {
        let project = App.project(
            settings: generated, target: "packageProductDependencies = (D);",
            more: [
                "LP = {isa = XCLocalSwiftPackageReference; relativePath = Near;};",
                "D = {isa = XCSwiftPackageProductDependency; productName = NearKit;};",
            ])
        let manifest = """
            let package = Package(name: "Near", products: [.library(name: "NearKit", targets: ["Near"])],
                targets: [\(near), .target(name: "Other")])
            """
        return [
            "App.xcodeproj/project.pbxproj": project.replacing(
                "mainGroup = G;", with: "mainGroup = G; packageReferences = (LP);"),
            "App/Main.swift": "func begin() async { await ask() }\n",
            "Near/Package.swift": manifest, "Near/Sources/Near/Near.swift": "",
            "Near/Sources/Other/Ask.swift": App.code,
        ]
    }

    @Test(arguments: [
        (".target(name: \"Near\", dependencies: [\"Other\"])", true), (".target(name: \"Near\")", false),
        (
            ".target(name: \"Near\", dependencies: [.target(name: \"Other\", condition: .when(platforms: [.iOS, .tvOS]))])",
            true
        ),
        (
            ".target(name: \"Near\", dependencies: [.target(name: \"Other\", condition: .when(platforms: [.macOS]))])",
            false
        ),
        (
            ".target(name: \"Near\", dependencies: [.byName(name: \"Other\", condition: .when(platforms: [.linux]))])",
            false
        ),
        (".target(name: \"Near\", path: \"Sources\", exclude: [\"Other\"])", false),
        (".target(name: \"Near\", path: \"Sources\", sources: [\"Near\"])", false),
        (".target(name: \"Near\", path: \"Sources\", sources: [\"Other\"])", true),
    ])
    func codeOfAPackageShipsWhereItIsLinked(_ target: String, _ ships: Bool) {
        let expected = "error missing-usage-string \(Self.key) App Near/Sources/Other/Ask.swift:3"
        #expect(App.lines(Self.package(target)) == (ships ? [expected] : []))
    }

    /// What a local package of a spec links from elsewhere may need the key.
    @Test func aPackageOfASpecWithCodeFromElsewhere() {
        let spec = """
            name: App
            packages: {Near: {path: Near}}
            targets:
              App:
                type: application
                platform: iOS
                sources: [App]
                dependencies: [{package: Near}]
                info: {path: Info.plist, properties: {\(Self.key): \(Self.text)}}
            """
        let manifest =
            "let package = Package(name: \"Near\", products: [.library(name: \"Near\", targets: [\"Near\"])], targets: [.target(name: \"Near\", dependencies: [.product(name: \"Far\", package: \"far\")])])"
        let report = Checks.report([
            "project.yml": spec, "App/Main.swift": "", "Near/Package.swift": manifest,
            "Near/Sources/Near/Near.swift": "",
        ])
        #expect(report.apps.first?.targets.first?.unreadCode == ["Far"])
        #expect(Checks.lines(report) == [])
    }

    // MARK: Specs

    /// Of two sentences in a spec or in a table only the last is shown.
    @Test func keysThatStandTwice() {
        let spec = """
            name: App
            targets:
              App:
                type: application
                platform: iOS
                sources: [App]
                info:
                  path: Info.plist
                  properties:
                    \(Self.key): Reads the label of a parcel.
                    \(Self.key): \(Self.text)
            """
        func lines(_ table: String) -> [String] {
            App.lines([
                "project.yml": spec, "App/Main.swift": App.code, "App/de.lproj/InfoPlist.strings": table,
            ])
        }
        let twice = "error duplicate-key \(Self.key) App project.yml:11"
        let text = "\(Self.key) = \"Liest den Code auf einem Paket, um ihm zu folgen.\";\n"
        #expect(lines(text) == [twice])
        #expect(lines(text + text) == [twice])
        let other = "\(Self.key) = \"Liest das Schild auf einem Paket.\";\n"
        #expect(
            lines(other + text) == ["error duplicate-key \(Self.key) App App/de.lproj/InfoPlist.strings:1", twice])
    }

    /// A variable that nobody defines switches an include off, as XcodeGen has it.
    @Test func anIncludeThatAVariableSwitches() {
        let spec = """
            include: [{path: local.yml, enable: "${LOCAL}"}]
            name: App
            targets: {App: {type: application, platform: iOS, sources: [App]}}
            """
        let files = ["project.yml": spec, "App/Main.swift": App.code]
        let report = Checks.report(files)
        #expect(report.failures.isEmpty)
        #expect(Checks.lines(report) == [Self.missing])
        let local =
            "targets: {App: {info: {path: Info.plist, properties: {\(Self.key): \(Self.text)}}}}\n"
        let switched = Checks.report(files.merging(["local.yml": local]) { $1 }) { $0.variables = ["LOCAL": "YES"] }
        #expect(Checks.lines(switched) == [])
    }
}
