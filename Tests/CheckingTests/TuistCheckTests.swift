import PlainspokenChecking
import PlainspokenModel
import Testing

/// What the manifests of Tuist projects come to, which are computed and never run.
@Suite struct TuistCheckTests {
    private static let text = "Takes pictures for your diary."
    private static let plist = XcodeApp.plist(XcodeApp.entry("NSCameraUsageDescription", text))
    private static let head = "import ProjectDescription\nimport ProjectDescriptionHelpers\n"

    private static func target(_ list: String, _ more: String = "") -> String {
        ".target(name: \"App\", destinations: .iOS, product: .app, bundleId: \"a.b\", deploymentTargets: .iOS(\"16.0\"), "
            + "infoPlist: \(list), sources: [\"App/**\"]\(more))"
    }

    private static func project(_ targets: String, _ before: String = "") -> String {
        head + before + "\nlet project = Project(name: \"App\", targets: [\(targets)])\n"
    }

    private func report(_ files: [String: String]) -> Report {
        Checks.report(files.merging(["App/Main.swift": XcodeApp.code]) { first, _ in first })
    }

    /// A manifest, other files, and what the sentence is.
    private static let sentences: [(name: String, files: [String: String])] = [
        (
            "literal",
            ["Project.swift": project(target(".extendingDefault(with: [\"NSCameraUsageDescription\": \"\(text)\"])"))]
        ),
        (
            "wrapped",
            ["Project.swift": project(target(".dictionary([\"NSCameraUsageDescription\": .string(\"\(text)\")])"))]
        ),
        (
            "interpolated constant",
            [
                "Project.swift": project(
                    target(".extendingDefault(with: plist)"),
                    "let name = \"diary\"\nlet plist: [String: Plist.Value] = [\n\"NSCameraUsageDescription\": \"Takes pictures for your \\(name).\",\n]"
                )
            ]
        ),
        (
            "function that merges",
            [
                "Project.swift": project(
                    target(".extendingDefault(with: plist(for: \"diary\"))"),
                    """
                    func plist(for name: String) -> [String: Plist.Value] {
                        let base: [String: Plist.Value] = ["A": "b", "NSCameraUsageDescription": "old"]
                        return base.merging(["NSCameraUsageDescription": "Takes pictures for your \\(name)."]) { _, new in new }
                    }
                    """)
            ]
        ),
        (
            "template of a helper",
            [
                "Tuist/ProjectDescriptionHelpers/Project+App.swift": """
                import ProjectDescription
                extension Project {
                    public static func app(name: String, purpose: String) -> Project {
                        Project(name: name, organizationName: "x", targets: makeTargets(name: name, purpose: purpose))
                    }
                    private static func makeTargets(name: String, purpose: String) -> [Target] {
                        let list: [String: Plist.Value] = ["NSCameraUsageDescription": "Takes pictures for your \\(purpose)."]
                        let main = Target.target(name: name, destinations: .iOS, product: .app, bundleId: "x.\\(name)",
                            infoPlist: .extendingDefault(with: list), sources: ["\\(name)/**"])
                        return [main]
                    }
                }
                """, "Project.swift": head + "let project = Project.app(name: \"App\", purpose: \"diary\")\n",
            ]
        ),
        (
            "path made from a raw value",
            [
                "Tuist/ProjectDescriptionHelpers/Module.swift": """
                public enum Module: String {
                    case diary = "App"
                    case other
                    public var plist: InfoPlist { .file(path: "\\(rawValue)/Info.plist") }
                }
                """, "App/Info.plist": plist, "Project.swift": project(target("Module.diary.plist")),
            ]
        ),
        (
            "path from the root",
            [
                "Apps/One/App/Main.swift": XcodeApp.code, "Tuist/Config.swift": "", "Config/Info.plist": plist,
                "Apps/One/Project.swift": project(target(".file(path: .relativeToRoot(\"Config/Info.plist\"))")),
            ]
        ),
        (
            "switch by the environment",
            [
                "Project.swift": project(
                    target(".file(path: isStore ? \"Store.plist\" : \"Dev.plist\")"),
                    "let isStore = Environment.store.getBoolean(default: true)"), "Store.plist": plist,
                "Dev.plist": XcodeApp.plist(),
            ]
        ),
        (
            "xcconfig of a configuration",
            [
                "Project.swift": project(
                    target(
                        "\"Info.plist\"",
                        ", settings: .settings(configurations: [.debug(name: \"Debug\", xcconfig: \"a.xcconfig\"), .release(name: \"Release\", xcconfig: .relativeToManifest(\"a.xcconfig\"))])"
                    )), "a.xcconfig": "TEXT = \(text)",
                "Info.plist": XcodeApp.plist(XcodeApp.entry("NSCameraUsageDescription", "$(TEXT)")),
            ]
        ),
        (
            "build setting",
            [
                "Project.swift": project(
                    target(
                        ".default",
                        ", settings: .settings(base: [\"GENERATE_INFOPLIST_FILE\": \"YES\", \"INFOPLIST_KEY_NSCameraUsageDescription\": \"\(text)\"])"
                    ))
            ]
        ),
        (
            "lists that grow",
            [
                "Project.swift": head + """
                    var targets: [Target] = []
                    var plist: [String: Plist.Value] = [:]
                    plist["NSCameraUsageDescription"] = "\(text)"
                    targets.append(\(target(".extendingDefault(with: plist)")))
                    let project = Project(name: "App", targets: targets)
                    """
            ]
        ),
        (
            "targets from a list of names",
            [
                "Project.swift": head + """
                    let project = Project(name: "App", targets: ["App", "Other"].map { name in
                        .target(name: name, destinations: .iOS, product: .app, bundleId: "x.\\(name)",
                            infoPlist: .extendingDefault(with: ["NSCameraUsageDescription": "\(text)"]), sources: ["\\(name)/**"])
                    })
                    """
            ]
        ),
        (
            "switch over an own case",
            [
                "Project.swift": project(
                    target(".extendingDefault(with: [\"NSCameraUsageDescription\": .string(text(for: .second))])"),
                    "enum Kind { case first, second }\nfunc text(for kind: Kind) -> String {\n    switch kind {\n    case .first: return \"x\"\n    case .second: \"\(text)\"\n    }\n}"
                )
            ]
        ),
        (
            "older spelling",
            [
                "Project.swift": head
                    + "let project = Project(name: \"App\", targets: [Target(name: \"App\", platform: .iOS, product: .app, bundleId: \"b\", deploymentTarget: .iOS(targetVersion: \"15.0\", devices: [.iphone]), infoPlist: \"Info.plist\", sources: \"App/**\")])\n",
                "Info.plist": plist,
            ]
        ),
        (
            "closure that is called at once",
            [
                "Project.swift": project(
                    target(".extendingDefault(with: plist)"),
                    "let plist: [String: Plist.Value] = {\n    var result: [String: Plist.Value] = [:]\n    if true { result[\"NSCameraUsageDescription\"] = .string(\"\(text)\") }\n    return result\n}()"
                )
            ]
        ),
        (
            "own type, and a member of InfoPlist whose name another type has too",
            [
                "Tuist/ProjectDescriptionHelpers/Constants.swift": """
                public enum Constants {
                    public static let app = "diary"
                    public static let camera = "Takes pictures for your \\(app)."
                }
                public extension InfoPlist {
                    static var app: InfoPlist { .extendingDefault(with: common) }
                    private static let common: [String: Plist.Value] = ["NSCameraUsageDescription": .string(Constants.camera)]
                }
                """, "Project.swift": project(target(".app")),
            ]
        ),
    ]

    @Test(arguments: sentences.indices)
    func theSentenceIsComputed(_ index: Int) {
        let report = report(Self.sentences[index].files)
        let target = report.apps.first?.targets.first { $0.name == "App" }
        #expect(target?.base("NSCameraUsageDescription")?.value.string == Self.text, "\(Self.sentences[index].name)")
        #expect(Checks.lines(report) == [], "\(Self.sentences[index].name)")
        #expect(report.failures.isEmpty, "\(Self.sentences[index].name)")
    }

    @Test func whatCannotBeComputedIsAProblemAndNoFinding() {
        let list = ".extendingDefault(with: [\"NSCameraUsageDescription\": .string(readText(\"x\"))])"
        let report = report(["Project.swift": Self.project(Self.target(list))])
        #expect(Checks.lines(report) == [])
        #expect(report.problems.map(\.problem.message).contains { $0.contains("put together by code") })
    }

    /// One sentence that is not understood hides no other.
    @Test func whatElseIsMissingIsFound() {
        let list =
            ".extendingDefault(with: [\"NSMicrophoneUsageDescription\": .string(readText(\"x\")), \"CFBundleVersion\": .string(version())])"
        let report = report(["Project.swift": Self.project(Self.target(list))])
        #expect(Checks.lines(report) == ["error missing-usage-string NSCameraUsageDescription App App/Main.swift:3"])
        #expect(
            report.problems.map(\.problem.message) == [
                "the sentence of NSMicrophoneUsageDescription in target App is put together by code that cannot be read here; write it as a literal or a constant"
            ])
    }

    @Test(arguments: [
        "makeList()", ".extendingDefault(with: [key(): \"x\"])",
        ".extendingDefault(with: [\"A\": \"b\"].merging(load()) { $1 })",
    ])
    func keysThatCannotBeComputedMayBeAny(_ list: String) {
        let report = report(["Project.swift": Self.project(Self.target(list))])
        #expect(Checks.lines(report) == [])
        #expect(report.problems.count == 1)
    }

    /// Entitlements that a manifest puts together by code that is not understood are not missing.
    @Test(arguments: [("makeEntitlements()", true), (".dictionary([\"com.apple.security.app-sandbox\": true])", false)])
    func entitlements(_ entitlements: String, _ isUnread: Bool) {
        let list = ".extendingDefault(with: [\"NSCameraUsageDescription\": \"\(Self.text)\"])"
        let more = ", entitlements: \(entitlements), settings: .settings(base: [\"ENABLE_HARDENED_RUNTIME\": \"YES\"])"
        let target = Self.target(list, more).replacing("destinations: .iOS", with: "destinations: .macOS")
        let report = report(["Project.swift": Self.project(target)])
        let missing = "error missing-entitlement com.apple.security.device.camera App App/Main.swift:3"
        #expect(Checks.lines(report) == (isUnread ? [] : [missing]))
        #expect(report.problems.count == (isUnread ? 1 : 0))
    }

    /// Types that hold nothing but other types, sources as `.init(stringLiteral:)`, and what cannot be read of the links.
    @Test func dependenciesInNestedTypes() {
        let helper =
            "import ProjectDescription\nextension TargetDependency {\n    enum Own { enum UI { static let kit = TargetDependency.target(name: \"Kit\") } }\n}\n"
        let kit =
            ".target(name: \"Kit\", destinations: .iOS, product: .framework, bundleId: \"k\", infoPlist: .default, sources: sources)"
        let list = ".extendingDefault(with: [\"NSMicrophoneUsageDescription\": \"Records the sound of your day.\"])"
        let app = Self.target(list, ", dependencies: [.Own.UI.kit, other()]").replacing("App/**", with: "None/**")
        let report = report([
            "Tuist/ProjectDescriptionHelpers/Own.swift": helper,
            "Project.swift": Self.project(
                app + ", " + kit, "let sources: SourceFilesList = [.init(stringLiteral: \"App/**\")]"),
        ])
        #expect(Checks.lines(report) == ["error missing-usage-string NSCameraUsageDescription App App/Main.swift:3"])
        #expect(report.apps.first?.targets.first?.unreadCode.count == 1)
    }

    /// `.app` of a product is no list, whatever the manifests call theirs.
    @Test func aListNamedLikeAProduct() {
        let helper =
            "import ProjectDescription\npublic extension InfoPlist {\n    static let app: Self = .extendingDefault(with: [\"NSCameraUsageDescription\": \"\(Self.text)\"])\n}\n"
        let report = report([
            "Tuist/ProjectDescriptionHelpers/Lists.swift": helper, "Project.swift": Self.project(Self.target(".app")),
        ])
        #expect(report.apps.first?.targets.first?.base("NSCameraUsageDescription")?.value.string == Self.text)
        #expect(Checks.lines(report) == [])
    }

    @Test func linkedTargetsFoldersAndTables() {
        let kit =
            "let kit: Target = .target(name: \"Kit\", destinations: .iOS, product: .framework, bundleId: \"k\", sources: [\"Kit/**\"])"
        let list = ".extendingDefault(with: [\"NSMicrophoneUsageDescription\": \"Records the sound of your day.\"])"
        let report = report([
            "Project.swift": Self.head + kit
                + "\nlet project = Project(name: \"App\", targets: [kit, .target(name: \"App\", destinations: .iOS, product: .app, bundleId: \"a\", infoPlist: \(list), buildableFolders: [\"App\"], dependencies: [.target(kit)])])\n",
            "Kit/Sound.swift":
                "import AVFoundation\nfunc ask() async {\n    await AVCaptureDevice.requestAccess(for: .audio)\n}\n",
            "App/de.lproj/InfoPlist.strings": "NSMicrophoneUsageDescription = \"Nimmt den Ton deines Tages auf.\";",
        ])
        let target = report.apps.first?.targets.first
        #expect(target?.declarations.map(\.locale) == [nil, "de"])
        #expect(Checks.lines(report) == ["error missing-usage-string NSCameraUsageDescription App App/Main.swift:3"])
    }

    @Test func theArchiveConfigurationOfAScheme() {
        let configurations =
            ".settings(configurations: [.debug(name: \"Debug\", settings: [\"LIST\": \"Dev\"]), .release(name: \"Store\", settings: [\"LIST\": \"Store\"])])"
        let report = report([
            "Project.swift": Self.head
                + "let project = Project(name: \"App\", settings: \(configurations), targets: [\(Self.target("\"$(LIST).plist\""))], "
                + "schemes: [.scheme(name: \"App\", archiveAction: .archiveAction(configuration: \"Store\"))])",
            "Store.plist": Self.plist, "Dev.plist": Self.plist,
        ])
        #expect(report.apps.first?.targets.map(\.configuration) == ["Store"])
        #expect(Checks.lines(report) == [])
    }

    // MARK: Hostile manifests

    @Test(arguments: [
        "func f() -> String { f() }\nlet project = Project(name: f(), targets: [])",
        "let a = b\nlet b = a\nlet project = Project(name: a, targets: [])",
        "let project = Project(name: \"x\", targets: " + String(repeating: "[", count: 5_000),
        "let project = " + String(repeating: "(", count: 5_000),
        String(repeating: "if x { ", count: 3_000), String(repeating: "\"\\(", count: 3_000),
        "let project = Project(name: " + String(repeating: "a + ", count: 5_000) + "a, targets: [])",
        "let project = Project(name: a" + String(repeating: ".b", count: 20_000) + ", targets: [])",
        "let project = Project(name: a" + String(repeating: "()", count: 20_000) + ", targets: [])",
        "let project = Project(name: " + String(repeating: "a ?? ", count: 5_000) + "a, targets: [])",
        String(repeating: "if x { } else ", count: 3_000) + "{ }",
        "let l = [1, 2]\nfunc g(_ x: [Int]) -> [Int] { g(x.map { _ in 1 }) + g(x) }\nlet project = Project(name: \"x\", targets: g(l))",
        "enum", "extension A {", "func", "let", "switch", "case", "struct X { init(", "}", "\"\\(x", "{ in", "#if",
        "let x =",
    ])
    func everyManifestEnds(_ text: String) {
        let report = report(["Project.swift": "import ProjectDescription\n" + text])
        #expect(report.apps.count == 1)
    }

    @Test func everyBeginningOfAManifestEnds() {
        let bytes = Array(Self.sentences[4].files.values.joined(separator: "\n").utf8)
        for end in stride(from: 0, to: bytes.count, by: 7) {
            let text = String(decoding: bytes[..<end], as: UTF8.self)
            #expect(report(["Project.swift": "import ProjectDescription\n" + text]).apps.count == 1)
        }
    }
}
