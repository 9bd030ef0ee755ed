import PlainspokenModel
import Testing

@testable import PlainspokenReading

private typealias Sample = XcodeSample

@Suite struct XcodeProjectFilesTests {
    @Test func everySourceTree() throws {
        let text = Sample.text(
            [
                "G": "isa = PBXGroup; children = (A, B, C, D, E); sourceTree = \"<group>\";",
                "A": "isa = PBXGroup; path = Sub; children = (A1, A2, A3); sourceTree = \"<group>\";",
                "A1": Sample.file("one.swift"), "A2": Sample.file("two.swift", tree: "SOURCE_ROOT"),
                "A3": Sample.file("/p/three.swift", tree: "\"<absolute>\""),
                "B": Sample.file("four.swift", tree: "BUILT_PRODUCTS_DIR"),
                "C": Sample.file("../up.swift"), "D": Sample.file("LOUD.swift"), "E": Sample.file("gone.swift"),
                "S": Sample.phase("Sources", "b1", "b2", "b3", "b4", "b5", "b6", "b7"),
                "b1": Sample.build("A1"), "b2": Sample.build("A2"), "b3": Sample.build("A3"), "b4": Sample.build("B"),
                "b5": Sample.build("C"), "b6": Sample.build("D"), "b7": Sample.build("E"),
            ], target: "buildPhases = (S);")
        let files = ["/p/Sub/one.swift", "/p/two.swift", "/p/three.swift", "/up.swift", "/p/loud.swift"]
        let project = XcodeProject.read(text, files: Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        let target = try #require(project.targets.first)
        #expect(
            target.sourceOutline == [
                "compile Sub/one.swift", "compile two.swift", "compile three.swift", "compile ../up.swift",
                "compile loud.swift",
            ])
        #expect(target.missingSources == ["/p/gone.swift"])
        #expect(
            project.faults == [
                "App.xcodeproj/project.pbxproj:17:1: the source file gone.swift of target App does not exist"
            ])
    }

    @Test func projectDirectoryMovesEverything() throws {
        let text = Sample.text(
            [
                "G": "isa = PBXGroup; children = (A);", "A": Sample.file("a.swift"),
                "S": Sample.phase("Sources", "b"), "b": Sample.build("A"),
            ],
            target: "buildPhases = (S);", project: "projectDirPath = ..;", settings: "INFOPLIST_FILE = Info.plist;")
        let project = XcodeProject.read(text, files: ["/a.swift": "", "/Info.plist": ""])
        let target = try #require(project.targets.first)
        #expect(project.folder == "/")
        #expect(target.sourceOutline == ["compile ../a.swift"])
        #expect(target.plistOutline() == "/Info.plist")
    }

    @Test func localisedResources() throws {
        let text = Sample.text(
            [
                "G": "isa = PBXGroup; children = (V, X, L, F); sourceTree = \"<group>\";",
                "V": "isa = PBXVariantGroup; name = InfoPlist.strings; children = (V1, V2); sourceTree = \"<group>\";",
                "V1": Sample.file("English.lproj/InfoPlist.strings", more: "name = English;"),
                "V2": Sample.file("zh_CN.lproj/InfoPlist.strings", more: "name = zh_CN;"),
                "X": Sample.file("InfoPlist.xcstrings"),
                "L": Sample.file("ko.lproj", more: "lastKnownFileType = folder;"),
                "F": Sample.file("Web", more: "lastKnownFileType = folder;"),
                "R": Sample.phase("Resources", "b1", "b2", "b3", "b4"),
                "b1": Sample.build("V"), "b2": Sample.build("X"), "b3": Sample.build("L"), "b4": Sample.build("F"),
            ], target: "buildPhases = (R);")
        let files = [
            "English.lproj/InfoPlist.strings", "zh_CN.lproj/InfoPlist.strings", "InfoPlist.xcstrings",
            "ko.lproj/InfoPlist.strings", "Web/index.html",
        ]
        let project = XcodeProject.read(text, files: Dictionary(uniqueKeysWithValues: files.map { ("/p/" + $0, "") }))
        #expect(
            try #require(project.targets.first).sourceOutline == [
                "resource English.lproj/InfoPlist.strings locale=en",
                "resource zh_CN.lproj/InfoPlist.strings locale=zh_CN", "resource InfoPlist.xcstrings",
                "resource ko.lproj/InfoPlist.strings locale=ko", "resource Web folder",
            ])
    }

    @Test func platformFilters() throws {
        let text = Sample.text(
            [
                "G": "isa = PBXGroup; children = (A, B); sourceTree = \"<group>\";",
                "A": Sample.file("a.swift"), "B": Sample.file("b.swift"), "S": Sample.phase("Sources", "b1", "b2"),
                "b1": Sample.build("A", "platformFilter = maccatalyst;"),
                "b2": Sample.build("B", "platformFilters = (ios, xros);"),
            ], target: "buildPhases = (S);")
        let project = XcodeProject.read(text, files: ["/p/a.swift": "", "/p/b.swift": ""])
        #expect(
            try #require(project.targets.first).sourceOutline == [
                "compile a.swift for=macCatalyst", "compile b.swift for=iOS,visionOS",
            ])
    }

    @Test func links() throws {
        let text = Sample.text(
            [
                "G": "isa = PBXGroup; children = (K, C, S1, SUB, D); sourceTree = \"<group>\";",
                "K": Sample.file("Kit.framework", tree: "BUILT_PRODUCTS_DIR"),
                "KT": "isa = PBXNativeTarget; name = Kit; productReference = K; buildConfigurationList = TL;",
                "C": Sample.file("Carthage/Build/Closed.xcframework"),
                "S1": Sample.file("System/Library/Frameworks/Photos.framework", tree: "SDKROOT"),
                "SUB": Sample.file("Sub/Sub.xcodeproj"),
                "RP": "isa = PBXReferenceProxy; path = Sub.framework; remoteRef = CP; sourceTree = BUILT_PRODUCTS_DIR;",
                "CP": "isa = PBXContainerItemProxy; containerPortal = SUB; remoteGlobalIDString = XYZ; proxyType = 2;",
                "D": Sample.file("Core", more: "lastKnownFileType = wrapper;"),
                "LP": "isa = XCLocalSwiftPackageReference; relativePath = ../Shared;",
                "RE": "isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.com/remote\";",
                "d1": "isa = XCSwiftPackageProductDependency; productName = Near; package = LP;",
                "d2": "isa = XCSwiftPackageProductDependency; productName = Far; package = RE;",
                "d3": "isa = XCSwiftPackageProductDependency; productName = Core;",
                "d4": "isa = XCSwiftPackageProductDependency; productName = \"plugin:Lint\"; package = RE;",
                "F": Sample.phase("Frameworks", "b1", "b2", "b3", "b4", "b5"),
                "b1": Sample.build("K", "platformFilter = ios;"), "b2": Sample.build("C"), "b3": Sample.build("S1"),
                "b4": Sample.build("RP"), "b5": "isa = PBXBuildFile; productRef = d1;",
                "TDEP": "isa = PBXTargetDependency; target = KT;",
                "SDEP": "isa = PBXTargetDependency; targetProxy = SP;",
                "SP": "isa = PBXContainerItemProxy; containerPortal = SUB; remoteGlobalIDString = ABC;",
            ],
            target: "buildPhases = (F); packageProductDependencies = (d1, d2, d3, d4); dependencies = (TDEP, SDEP);",
            project: "projectReferences = ({ProjectRef = SUB; ProductGroup = x;});")
        let project = XcodeProject.read(text, files: ["/p/Core/Package.swift": ""])
        let target = try #require(project.targets.first)
        #expect(
            target.linkOutline == [
                "target KT for=iOS", "binary /p/Carthage/Build/Closed.xcframework",
                "product XYZ of /p/Sub/Sub.xcodeproj", "package Near /Shared", "package Far https://example.com/remote",
                "package Core ?",
            ])
        #expect(
            target.dependencies.map { "\($0.project ?? "-") \($0.target)" } == ["- KT", "/p/Sub/Sub.xcodeproj ABC"])
        #expect(project.subprojects == ["/p/Sub/Sub.xcodeproj"])
        #expect(project.packages.map { $0.path ?? $0.url } == ["/p/Core", "/Shared", "https://example.com/remote"])
    }

    @Test func circlesOfGroupsLieNowhere() throws {
        let text = Sample.text(
            [
                "G": "isa = PBXGroup; children = (A); path = x;", "A": "isa = PBXGroup; children = (G, F); path = y;",
                "F": Sample.file("f.swift"), "V": "isa = PBXVariantGroup; children = (V);",
                "S": Sample.phase("Sources", "b", "v"), "b": Sample.build("F"), "v": Sample.build("V"),
            ], target: "buildPhases = (S, S);")
        #expect(try #require(XcodeProject.read(text).targets.first).sourceOutline == [])
    }
}

@Suite struct XcodeProjectFolderTests {
    private static let files = [
        "/p/App/Main.swift": "", "/p/App/Info.plist": "<plist/>", "/p/App/Views/Row.swift": "",
        "/p/App/Views/Row.md": "", "/p/App/en.lproj/InfoPlist.strings": "", "/p/App/Art.xcassets/Contents.json": "",
        "/p/App/Base.xcconfig": "A = 1", "/p/App/.hidden.swift": "", "/p/App/Web/index.html": "",
        "/p/App/Kit/Package.swift": "", "/p/App/Kit/Sources/Kit/Kit.swift": "", "/p/App/Helper.m": "",
    ]

    private func project(_ objects: [String: String], target: String, settings: String = "") -> XcodeProject {
        var all = [
            "G": "isa = PBXGroup; children = (Y); sourceTree = \"<group>\";",
            "Y":
                "isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E1, E2, E3); explicitFolders = (Web); "
                + "sourceTree = \"<group>\";",
        ]
        all.merge(objects) { $1 }
        return .read(Sample.text(all, target: target, settings: settings), files: Self.files)
    }

    private static let exceptions = [
        "E1":
            "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, Views, "
            + "\"/Localized: InfoPlist.strings\"); platformFiltersByRelativePath = {Main.swift = (ios, );};",
        "E2":
            "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U; membershipExceptions = (Views/Row.swift);",
        "E3":
            "isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = CP; "
            + "membershipExceptions = (Helper.m);",
        "CP": Sample.phase("CopyFiles"),
        "U": "isa = PBXNativeTarget; name = Other; buildConfigurationList = TL;",
    ]

    @Test func aFolderBelongsToItsTarget() throws {
        let project = project(
            [:], target: "fileSystemSynchronizedGroups = (Y);", settings: "INFOPLIST_FILE = App/Info.plist;")
        let outline = try #require(project.targets.first).sourceOutline
        #expect(
            outline == [
                "resource App/Art.xcassets folder", "none App/Base.xcconfig", "compile App/Helper.m",
                "none App/Info.plist", "compile App/Main.swift", "resource App/Views/Row.md",
                "compile App/Views/Row.swift", "resource App/Web folder",
                "resource App/en.lproj/InfoPlist.strings locale=en",
            ])
        #expect(project.packages.map(\.path) == ["/p/App/Kit"])
    }

    @Test func exceptionsLeaveOutAndLend() throws {
        let project = project(
            Self.exceptions.merging([
                "P": "isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T, U);"
            ]) { $1 },
            target: "fileSystemSynchronizedGroups = (Y); buildPhases = (CP);")
        let outline = try #require(project.target("App")).sourceOutline
        #expect(
            outline == [
                "resource App/Art.xcassets folder", "none App/Base.xcconfig", "copyFiles App/Helper.m",
                "compile App/Main.swift for=iOS", "resource App/Web folder",
            ])
        #expect(try #require(project.target("Other")).sourceOutline == ["compile App/Views/Row.swift"])
    }

    @Test func anXcconfigInAFolder() throws {
        let project = project(
            [
                "TR": Sample.configuration(
                    "Release", "",
                    more:
                        "baseConfigurationReferenceAnchor = Y; baseConfigurationReferenceRelativePath = Base.xcconfig;")
            ], target: "")
        #expect(try #require(project.targets.first).setting("A") == "1 of target xcconfig")
    }
}
