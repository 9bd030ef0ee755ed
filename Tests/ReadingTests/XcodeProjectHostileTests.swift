import PlainspokenModel
import Testing

@testable import PlainspokenReading

private typealias Sample = XcodeSample

@Suite struct XcodeProjectHostileTests {
    /// Touches all that can be asked of a project.
    private func exercise(_ project: XcodeProject) {
        for target in project.targets {
            _ = (target.sourceOutline, target.linkOutline)
            for configuration in project.configurations {
                _ = target.plistOutline(configuration)
                for platform in Platform.allCases {
                    let stack = target.settings(configuration: configuration, platform: platform)
                    for name in stack?.names ?? [] { _ = stack?.value(name) }
                }
            }
        }
    }

    private static let seed = Sample.text(
        [
            "P":
                "isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T, U); knownRegions = (en, Base); "
                + "projectReferences = ({ProjectRef = SUB;});",
            "G": "isa = PBXGroup; children = (A, V, Y, SUB, G); sourceTree = \"<group>\"; path = x;",
            "A": Sample.file("a.swift"), "SUB": Sample.file("Sub.xcodeproj", tree: "SOURCE_ROOT"),
            "V": "isa = PBXVariantGroup; children = (V1, V); name = InfoPlist.strings;",
            "V1": Sample.file("ko.lproj/InfoPlist.strings"),
            "Y": "isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E1, E3); explicitFolders = (W);",
            "E1":
                "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U; membershipExceptions = (a.swift, /, ..);",
            "E3":
                "isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = S; membershipExceptions = (b);",
            "S": Sample.phase("Sources", "b1", "b2", "b3"), "b1": Sample.build("A", "platformFilters = (ios, x);"),
            "b2": Sample.build("V"), "b3": "isa = PBXBuildFile; productRef = d;",
            "d": "isa = XCSwiftPackageProductDependency; productName = K; package = LP;",
            "LP": "isa = XCLocalSwiftPackageReference; relativePath = K;",
            "U": "isa = PBXNativeTarget; name = U; buildConfigurationList = TL; dependencies = (D); buildPhases = (S);",
            "D": "isa = PBXTargetDependency; target = T;",
            "TR": Sample.configuration(
                "Release", "INFOPLIST_FILE = \"$(A)/$(A:dir)\"; A = \"$(A) $(inherited)\"; SUPPORTS_MACCATALYST = YES;",
                more: "baseConfigurationReference = A;"),
        ], target: "buildPhases = (S, S, T); dependencies = (D); fileSystemSynchronizedGroups = (Y, Y);")

    @Test func anyProjectIsReadOrRefused() {
        let seed = Array(Self.seed.utf8)
        var random = SeededGenerator(seed: 41)
        let marks = Array("{}()=;\"\\/*$<>, PGTAVYSUD".utf8)
        for _ in 0..<800 {
            var bytes = seed
            for _ in 0..<(1 + random.next() % 6) {
                let at = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 3 {
                case 0: bytes[at] = marks[Int(random.next() % UInt64(marks.count))]
                case 1: bytes.removeSubrange(at..<min(bytes.count, at + 9))
                default: bytes.insert(contentsOf: bytes[at...].prefix(30), at: Int(random.next() % UInt64(at + 1)))
                }
                if bytes.isEmpty { bytes = [0x7B] }
            }
            let tree = FileTree.bytes([
                "/p/App.xcodeproj/project.pbxproj": bytes, "/p/x/App/a.swift": [], "/p/x/a.swift": [],
                "/p/x/App/W/b": [], "/p/App.xcodeproj/xcshareddata/xcschemes/A.xcscheme": bytes,
            ])
            exercise(.read(path: "/p/App.xcodeproj", tree: tree, root: "/p"))
            _ = XcodeProjectOutline.read(path: "/p/App.xcodeproj", tree: tree)
        }
    }

    @Test func schemesAndWorkspacesOfAnyBytes() {
        var random = SeededGenerator(seed: 42)
        let marks = Array("<>/=\"'!-?&; aGFroupileRefBdActonEy:".utf8)
        for _ in 0..<2_000 {
            let bytes = (0..<Int(random.next() % 200)).map { _ in marks[Int(random.next() % UInt64(marks.count))] }
            _ = XcodeScheme.read(bytes, name: "x")
            let tree = FileTree.bytes(["/p/W.xcworkspace/contents.xcworkspacedata": bytes])
            _ = XcodeWorkspace.read(path: "/p/W.xcworkspace", tree: tree)
        }
    }

    @Test(
        arguments: [
            "", "{}", "not a list", "{ objects = {}; rootObject = P; }",
            "{ objects = {P = {isa = PBXGroup;};}; rootObject = P; }",
            "<<<<<<< HEAD",
        ])
    func whatIsNoProject(_ text: String) {
        let project = XcodeProject.read(text)
        #expect(project.targets.isEmpty)
        #expect(project.fatal?.message.hasPrefix("is no Xcode project: ") == true)
    }

    @Test func aProjectThatIsNotThere() {
        let project = XcodeProject.read(path: "/p/App.xcodeproj", tree: .memory([:]), root: "/p")
        #expect(project.faults == ["fatal App.xcodeproj/project.pbxproj:whole: does not exist"])
    }

    @Test func sharedListsCannotMultiplyWithoutBound() {
        let configurations = (0..<300).map { ("C\($0)", Sample.configuration("C\($0)", "A = 1;")) }
        var objects = Dictionary(uniqueKeysWithValues: configurations)
        let ids = configurations.map(\.0).joined(separator: ", ")
        objects["PL"] = "isa = XCConfigurationList; buildConfigurations = (\(ids));"
        let targets = (0..<300).map { "T\($0)" }
        for target in targets { objects[target] = "isa = PBXNativeTarget; name = A; buildConfigurationList = PL;" }
        objects["P"] = "isa = PBXProject; buildConfigurationList = PL; targets = (\(targets.joined(separator: ", ")));"
        let text = Sample.text(objects)
        let reader = ProjectReader(
            path: "/p/App.xcodeproj", tree: .memory(["/p/App.xcodeproj/project.pbxproj": text]), variables: [:],
            displayPath: { Path.relative($0, to: "/p") }, stackBudget: 1_000)
        let project = reader.read(schemes: [])
        #expect(project.targets.reduce(0) { $0 + $1.stacks.count } == 1_000)
        #expect(
            project.faults == [
                "App.xcodeproj/project.pbxproj:whole: the targets have more configurations than are read"
            ])
    }

    @Test func deepGroupsEnd() {
        var objects = ["G": "isa = PBXGroup; children = (G0);"]
        for index in 0..<2_000 {
            objects["G\(index)"] = "isa = PBXGroup; children = (G\(index + 1)); path = aaaaaaaaaaaaaaaaaaaa;"
        }
        objects["S"] = Sample.phase("Sources", "b")
        objects["b"] = Sample.build("G1999")
        exercise(.read(Sample.text(objects, target: "buildPhases = (S);")))
    }
}

@Suite struct XcodeProjectFormTests {
    @Test func anXMLProject() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>rootObject</key><string>P</string>
            <key>objects</key><dict>
            <key>P</key><dict><key>isa</key><string>PBXProject</string><key>targets</key><array><string>T</string></array>
            <key>buildConfigurationList</key><string>L</string></dict>
            <key>L</key><dict><key>isa</key><string>XCConfigurationList</string>
            <key>buildConfigurations</key><array><string>R</string></array></dict>
            <key>R</key><dict><key>isa</key><string>XCBuildConfiguration</string><key>name</key><string>Release</string>
            <key>buildSettings</key><dict><key>SDKROOT</key><string>iphoneos</string></dict></dict>
            <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>App</string>
            <key>buildConfigurationList</key><string>L</string></dict>
            </dict></dict></plist>
            """
        let target = try #require(XcodeProject.read(text).targets.first)
        #expect(target.name == "App")
        #expect(target.setting("SDKROOT") == "iphoneos of target")
    }

    @Test func placesAreThoseOfTheProjectFile() throws {
        let target = try #require(XcodeProject.read(Sample.text(settings: "\n  K = v;\n")).targets.first)
        let setting = try #require(target.settings(configuration: "Release")?.value("K"))
        #expect(setting.assignment.place == Place(path: "App.xcodeproj/project.pbxproj", line: 14, column: 3))
        #expect(target.place == Place(path: "App.xcodeproj/project.pbxproj", line: 8, column: 1))
    }
}
