import PlainspokenModel

/// The levels of settings that configurations of a project give its targets.
struct ConfigurationLevels {
    /// What one configuration of the project or of a target holds.
    struct Level {
        var xcconfig: BuildSettings
        var own: BuildSettings
    }

    /// A list of configurations by name.
    private struct List {
        var byName: [String: String]
        /// The configuration that stands in for a name that the list does not have.
        var fallback: String?
    }

    private let objects: ProjectObjects
    private let paths: ProjectPaths
    private let tree: FileTree
    private let displayPath: (String) -> String
    private var levels: [String: Level] = [:]
    private var lists: [String: List] = [:]
    /// How many more settings all xcconfig files may have; they may include each other's.
    private var remaining = 500_000
    private var xcconfigs: [String: BuildSettings] = [:]
    private(set) var problems: [Problem] = []
    private(set) var files: [String] = []

    init(
        _ objects: ProjectObjects, _ paths: ProjectPaths, tree: FileTree, displayPath: @escaping (String) -> String
    ) {
        self.objects = objects
        self.paths = paths
        self.tree = tree
        self.displayPath = displayPath
    }

    /// The configurations of a list with their names, in their order.
    func configurations(of list: String?) -> [(name: String, id: String)] {
        guard let list = objects[list] else { return [] }
        return objects.objects("buildConfigurations", of: list).map { ($0.text("name") ?? "", $0.id) }
    }

    /// The level that a list gives in a configuration: of that name, else the list's default, else its first.
    mutating func level(of list: String?, named name: String) -> Level {
        guard let list, let id = self.list(list).byName[name] ?? self.list(list).fallback, let object = objects[id]
        else {
            return Level(xcconfig: BuildSettings(), own: BuildSettings())
        }
        if let known = levels[object.id] { return known }
        let level = Level(
            xcconfig: xcconfig(of: object),
            own: BuildSettings(dictionary: object["buildSettings"]?.entries ?? []))
        levels[object.id] = level
        return level
    }

    private mutating func list(_ id: String) -> List {
        if let known = lists[id] { return known }
        let all = configurations(of: id)
        let byName = Dictionary(all.map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first })
        let named = objects[id]?.text("defaultConfigurationName").flatMap { byName[$0] }
        let list = List(byName: byName, fallback: named ?? all.first?.id)
        lists[id] = list
        return list
    }

    private mutating func xcconfig(of object: ProjectObjects.Object) -> BuildSettings {
        guard let (path, place) = xcconfigPath(of: object) else { return BuildSettings() }
        if let known = xcconfigs[path] { return known }
        var settings = BuildSettings()
        if remaining <= 0 {
            problems.append(Problem("the xcconfig files have more settings than are read", at: place))
        } else if let disk = DiskPath.resolve(path, in: tree) {
            let file = XcconfigFile.read(disk.path, tree: tree, displayPath: displayPath)
            settings = file.settings
            problems += file.problems
            files += file.files
            remaining -= file.settings.assignments.count + 1
        } else if !path.contains("Target Support Files/") {
            // What CocoaPods writes is made anew by "pod install" and holds no sentence.
            problems.append(Problem("the configuration file \(quoted(displayPath(path))) does not exist", at: place))
        }
        xcconfigs[path] = settings
        return settings
    }

    private func xcconfigPath(of object: ProjectObjects.Object) -> (path: String, place: Place)? {
        if let reference = object["baseConfigurationReference"], let id = reference.scalar {
            return paths.path(of: id).flatMap { objects[id] == nil ? nil : ($0, reference.place) }
        }
        // A file of a synchronised folder has no reference of its own.
        guard let anchor = object["baseConfigurationReferenceAnchor"], let id = anchor.scalar,
            let relative = object.text("baseConfigurationReferenceRelativePath"), let folder = paths.path(of: id)
        else { return nil }
        return (Path.join(folder, relative), anchor.place)
    }
}
