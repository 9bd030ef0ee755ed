import PlainspokenModel
import PlainspokenReading

/// A target that no Xcode project describes: an Info.plist or what it is made from, and code.
struct PlainTarget {
    /// The one configuration of such projects.
    static let configuration = "Release"

    var name: String
    var platform: Platform
    var product: ProductKind = .application
    var place: Place
    /// Absolute folder of the project.
    var folder: String
    /// Absolute paths.
    var sources: [String] = []
    var plist: TargetDescription.PlistSource?
    /// Relative to the folder, or absolute.
    var entitlements: String?
    var isHardened = false
    var deploymentTarget: String?
    var settings: [(name: String, value: PropertyValue)] = []

    /// The description in which the target is judged.
    func description() -> TargetDescription {
        let stack = BuildSettingStack(
            levels: [
                .init(
                    "default",
                    WellKnownSettings.defaults(
                        target: name, project: name, projectFolder: folder, configuration: Self.configuration,
                        sdk: platform.sdkName, developmentLanguage: "en", at: place)),
                .init("target", BuildSettings(own)),
            ], sdk: platform.sdkName, configuration: Self.configuration)
        return TargetDescription(
            name: name, platform: platform, product: product, place: place, configuration: Self.configuration,
            otherConfigurations: [], sources: sources, linkedSources: [], unreadCode: [], tables: [],
            settings: [Self.configuration: stack], plists: plist.map { [Self.configuration: $0] } ?? [:],
            entitlements: nil)
    }

    private var own: [BuildSettingAssignment] {
        var list = settings
        func add(_ name: String, _ text: String) { list.append((name, PropertyValue(.string(text), at: place))) }
        if let deploymentTarget { add(platform.deploymentTargetSetting, deploymentTarget) }
        if let entitlements { add("CODE_SIGN_ENTITLEMENTS", entitlements) }
        if isHardened { add("ENABLE_HARDENED_RUNTIME", "YES") }
        return list.map { BuildSettingAssignment(name: $0.name, value: $0.value, place: $0.value.place) }
    }

    /// The plist in a file at an absolute path, which may not be there.
    static func file(_ path: String, tree: FileTree, at place: Place) -> TargetDescription.PlistSource {
        var choice = InfoPlistChoice(path: path, written: path, place: place, reason: .info)
        choice.exists = tree.kind(path) == .file
        return .file(choice)
    }

    /// A plist that a generator writes from entries.
    static func entries(
        _ entries: [PropertyEntry], to path: String, folder: String, at place: Place, generator: String
    ) -> TargetDescription.PlistSource {
        .spec(
            XcodeGenTarget.PropertyList(
                path: path, absolutePath: Path.join(folder, path), pathPlace: place,
                properties: PropertyValue(.dictionary(entries), at: place)), generator: generator)
    }
}

/// The files below a folder, for projects that compile whatever stands in one.
struct SourceWalk {
    let tree: FileTree
    private static let maximumCount = 20_000

    init(_ tree: FileTree) { self.tree = tree }

    /// Absolute paths of Swift, Objective-C and C files, without hidden folders and build outputs.
    func sources(in folder: String, except skipped: Set<String> = []) -> [String] {
        files(in: folder, except: skipped).filter { SourceStore.language(of: $0) != nil }
    }

    func files(in folder: String, except skipped: Set<String> = []) -> [String] {
        var paths: [String] = []
        var pending = [(path: folder, depth: 0)]
        while let next = pending.popLast(), paths.count < Self.maximumCount {
            for entry in tree.list(next.path) where !skipped.contains(entry.name) {
                let path = Path.join(next.path, entry.name)
                switch entry.kind {
                case .file: paths.append(path)
                case .directory:
                    guard next.depth < 16, !entry.isLink, !entry.name.hasPrefix("."),
                        !ProjectFinder.isUnread(entry.name)
                    else { continue }
                    pending.append((path, next.depth + 1))
                }
            }
        }
        return paths.sorted()
    }
}
