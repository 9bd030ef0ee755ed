import PlainspokenModel
import Testing

/// Code that a target links or shares, and that its own code may never run.
@Suite struct BorrowedCodeTests {
    private static let spec = """
        name: App
        targets:
          App: {type: application, platform: iOS, deploymentTarget: "17.0", sources: [App], dependencies: [{target: Kit}], settings: {GENERATE_INFOPLIST_FILE: YES, INFOPLIST_KEY_NSContactsUsageDescription: Finds the people you write letters to.}}
          Share: {type: app-extension, platform: iOS, deploymentTarget: "17.0", sources: [Share], dependencies: [{target: Kit}], settings: {GENERATE_INFOPLIST_FILE: YES}}
          Kit: {type: framework, platform: iOS, deploymentTarget: "17.0", sources: [Kit]}
        """

    private func lines(_ files: [String: String], spec: String = spec) -> [String] {
        Checks.lines(Checks.report(["project.yml": spec].merging(files) { $1 }))
    }

    // MARK: Extensions

    private static let people = """
        import Contacts
        public final class People {
            public init() {}
            public func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
            public func askAndCount() { ask() }
            public var count: Int { 1 }
            public lazy var list: [CNContact] = { read() }()
            private func read() -> [CNContact] { [] }
        }
        """
    private static let missing = "error missing-usage-string NSContactsUsageDescription Share Kit/People.swift:4"

    @Test(arguments: ["ask()", "askAndCount()"])
    func functionsThatAnExtensionCalls(_ call: String) {
        #expect(
            lines([
                "App/Main.swift": "import Kit\nlet people = People()", "Kit/People.swift": Self.people,
                "Share/Share.swift": "import Kit\nfunc share() { People().\(call) }",
            ]) == [Self.missing])
    }

    @Test func functionsThatOnlyTheAppCalls() {
        #expect(
            lines([
                "App/Main.swift": "import Kit\nfunc go() { People().ask() }", "Kit/People.swift": Self.people,
                "Share/Share.swift": "import Kit\nfunc share() { print(People().count) }",
            ]) == [])
    }

    @Test func typesThatAnExtensionDoesNotName() {
        #expect(
            lines([
                "App/Main.swift": "import Kit\nfunc go() { Desk().open() }", "Kit/People.swift": Self.people,
                "Kit/Desk.swift":
                    "public final class Desk { public init() {}\n public func open() { People().ask() } }",
                "Share/Share.swift": "import Kit\nfunc share() { Desk().open() }",
            ]) == [])
    }

    @Test(arguments: [
        "public override func viewDidLoad() { ask() }",
        "public func pickerDidOpen(_ picker: Picker) { ask() }",
        "public func picker(_ picker: Picker, didOpen page: Int) { ask() }",
        "@IBAction func tapped() { ask() }",
        "public lazy var store: CNContactStore = { ask(); return CNContactStore() }()\n public func open() { _ = store }",
    ])
    func functionsThatTheSystemCalls(_ function: String) {
        let kit = """
            import Contacts
            public final class Picker: UIViewController {
                func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
                \(function)
            }
            """
        #expect(
            lines([
                "App/Main.swift": "import Kit\nfunc go() { Picker().ask(); Picker().viewDidLoad() }",
                "Kit/Picker.swift": kit, "Share/Share.swift": "import Kit\nfunc share() { let open = Picker().open() }",
            ]) == ["error missing-usage-string NSContactsUsageDescription Share Kit/Picker.swift:3"])
    }

    @Test func callsThatAreNotCompiledForTheExtension() {
        let kit =
            Self.people + "\npublic enum Tools { public static func run() {\n#if os(macOS)\nPeople().ask()\n#endif\n} }"
        #expect(
            lines([
                "App/Main.swift": "import Kit\nfunc go() { People().ask() }", "Kit/People.swift": kit,
                "Share/Share.swift": "import Kit\nfunc share() { Tools.run(); _ = People().count }",
            ]) == [])
    }

    @Test func selectorsThatSwiftCallsByTheirNames() {
        let kit = """
            #import <Contacts/Contacts.h>
            @implementation People
            - (void)askForName:(NSString *)name { [[CNContactStore new] requestAccessForEntityType:CNEntityTypeContacts completionHandler:^(BOOL granted, NSError *error) {}]; }
            - (void)count {}
            @end
            """
        func lines(_ call: String) -> [String] {
            self.lines([
                "App/Main.swift": "import Kit\nfunc go() { People().ask(forName: \"x\") }", "Kit/People.m": kit,
                "Share/Share.swift": "import Kit\nfunc share() { People().\(call) }",
            ])
        }
        #expect(
            lines("ask(forName: \"x\")") == [
                "error missing-usage-string NSContactsUsageDescription Share Kit/People.m:3"
            ])
        #expect(lines("count()") == [])
    }

    @Test func serviceTypesThatAnExtensionDoesNotBrowse() {
        let spec = Self.spec.replacing(
            "sources: [Share], dependencies: [{target: Kit}], settings: {GENERATE_INFOPLIST_FILE: YES}",
            with:
                "sources: [Share], dependencies: [{target: Kit}], settings: {GENERATE_INFOPLIST_FILE: YES, INFOPLIST_KEY_NSLocalNetworkUsageDescription: Shows the pictures of the camera in your house.}"
        )
        func found(_ call: String) -> [String] {
            lines(
                [
                    "App/Main.swift": "import Kit",
                    "Kit/Search.swift":
                        "import Network\npublic final class Search { public init() {}\n public func go() { _ = NWBrowser(for: .bonjour(type: \"_desk._tcp\", domain: nil), using: .tcp) } }",
                    "Share/Share.swift":
                        "import Kit\nimport Network\nfunc share() { \(call)\n_ = NWConnection(host: \"10.0.0.2\", port: 80, using: .tcp) }",
                ], spec: spec
            ).filter { $0.contains("Share") && $0.contains("paired") }
        }
        #expect(found("") == [])
        #expect(found("Search().go()").count == 1)
    }

    @Test func sharedCodeThatFilmsDoesNotRunInAnExtension() {
        let code =
            "import AVFoundation\npublic enum Film { public static func ask() { AVCaptureDevice.requestAccess(for: .video) { _ in } } }"
        func lines(_ share: String) -> [String] {
            self.lines(["App/Main.swift": "", "Kit/Film.swift": code, "Share/Share.swift": share]).filter {
                $0.contains(" Share ")
            }
        }
        #expect(lines("import Kit\nfunc share() { Film.ask() }") == [])
        #expect(lines(code) == ["error missing-usage-string NSCameraUsageDescription Share Share/Share.swift:2"])
    }

    @Test func anExtensionWhoseFilesAreAllTheAppsToo() {
        let spec = Self.spec.replacing("sources: [App]", with: "sources: [App, Share]")
        func found(_ code: String) -> [String] {
            lines(["App/Main.swift": "", "Kit/Kit.swift": "", "Share/Share.swift": code], spec: spec).filter {
                $0.contains("missing-usage-string") && $0.contains(" Share ")
            }
        }
        #expect(found("import AVFoundation\nfunc ask() { AVCaptureDevice.requestAccess(for: .video) { _ in } }") == [])
        #expect(
            found("import Contacts\nfunc ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }").count
                == 1)
    }

    // MARK: Watches

    @Test func watchAppsAnswerForWhatTheyNameThemselves() {
        let spec = """
            name: App
            targets:
              App: {type: application, platform: iOS, deploymentTarget: "17.0", sources: [App], settings: {GENERATE_INFOPLIST_FILE: YES}}
              Watch: {type: application, platform: watchOS, deploymentTarget: "10.0", sources: [Watch], dependencies: [{target: Kit}], settings: {GENERATE_INFOPLIST_FILE: YES}}
              Kit: {type: framework, platform: watchOS, deploymentTarget: "10.0", sources: [Kit]}
            """
        func found(_ call: String) -> [String] {
            lines(
                [
                    "App/Main.swift": "", "Kit/People.swift": Self.people,
                    "Kit/World.swift":
                        "public var world = World()\npublic final class World { public let people = People()\n public func start() { people.ask() } }",
                    "Watch/Main.swift": "import Kit\nfunc go() { \(call) }",
                ], spec: spec)
        }
        #expect(found("world.start()") == [])
        #expect(
            found("People().ask()") == [
                "error missing-usage-string NSContactsUsageDescription Watch Kit/People.swift:4"
            ])
    }

    // MARK: Apps

    private static let linking = """
        name: App
        packages: {Desk: {path: Desk}}
        targets:
          App: {type: application, platform: iOS, deploymentTarget: "17.0", sources: [App], dependencies: [{package: Desk}], settings: {GENERATE_INFOPLIST_FILE: YES}}
        """
    private static let package = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Desk", products: [.library(name: "Desk", targets: ["Desk"])], targets: [.target(name: "Desk")])
        """

    private func linked(_ code: String) -> [Finding] {
        Checks.report([
            "project.yml": Self.linking, "Desk/Package.swift": Self.package,
            "Desk/Sources/Desk/People.swift": Self.people,
            "Desk/Sources/Desk/Desk.swift":
                "public final class Desk { public init() {}\n public func open() { People().ask() }\n public func close() {} }",
            "App/Main.swift": "import Desk\nfunc go() { \(code) }",
        ]).findings.filter { $0.level != .note }.map(\.finding)
    }

    /// What an app links is its own.
    @Test(arguments: ["People().ask()", "Desk().open()", "Desk().close()"])
    func codeOfAPackageIsTheAppsOwn(_ call: String) {
        let found = linked(call)
        #expect(found.map(\.rule) == ["missing-usage-string"])
        #expect(found.first?.confidence == .certain)
    }

    // MARK: Selectors

    @Test(arguments: ["collections", "inputNode"]) func propertiesOfOnesOwnAreNotTheSystems(_ name: String) {
        let spec = """
            name: App
            targets:
              App: {type: application, platform: macOS, deploymentTarget: "13.0", sources: [App], settings: {GENERATE_INFOPLIST_FILE: YES}}
            """
        #expect(
            lines(
                [
                    "App/Menu.m":
                        "#import \"Menu.h\"\n@implementation Menu\n- (id)lists { return self.database.\(name); }\n@end",
                    "App/Base.swift": "final class Base { var \(name): [Int] = [] }",
                ], spec: spec) == [])
    }
}
