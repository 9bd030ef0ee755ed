import PlainspokenModel

/// The `Info.plist` files that lie in a target's sources.
struct InfoPlistSearch {
    /// Absolute paths in the order in which XcodeGen comes upon them; it takes the first one.
    ///
    /// It looks into every source folder whole, also where `excludes` leaves files out.
    private(set) var paths: [String] = []

    /// Searches as long as `remaining` lasts, the number of entries of folders that all targets may still look at.
    init(sources: [SpecSource], tree: FileTree, folder: String, remaining: inout Int) {
        for source in sources {
            guard let disk = DiskPath.resolve(Path.join(folder, source.path), in: tree) else { continue }
            if tree.kind(disk.path) == .file {
                if Path.name(disk.path) == "Info.plist" { paths.append(disk.path) }
                continue
            }
            search(disk.path, tree, depth: 0, &remaining)
        }
        paths = paths.uniqued
    }

    private mutating func search(_ folder: String, _ tree: FileTree, depth: Int, _ remaining: inout Int) {
        guard depth < SourceWalk.maximumDepth else { return }
        for entry in tree.list(folder) {
            remaining -= 1
            if remaining < 0 { return }
            let path = folder + "/" + entry.name
            if entry.kind == .directory {
                search(path, tree, depth: depth + 1, &remaining)
            } else if entry.name == "Info.plist" {
                paths.append(path)
            }
        }
    }

    /// What Xcode makes of the choice, conditional settings and lower levels included.
    static func effective(
        _ choice: InfoPlistChoice?, info: XcodeGenTarget.PropertyList?, stack: BuildSettingStack, folder: String,
        tree: FileTree
    ) -> InfoPlistChoice? {
        guard let setting = stack.value("INFOPLIST_FILE"), !setting.text.isEmpty else { return nil }
        var result: InfoPlistChoice
        if let choice, choice.place == setting.place, choice.written == setting.assignment.text {
            result = choice
        } else {
            result = InfoPlistChoice(
                path: "", written: setting.assignment.text, place: setting.place,
                reason: .setting(level: setting.level))
        }
        let path = Path.join(folder, setting.text)
        let disk = setting.expanded.unknown.isEmpty ? DiskPath.resolve(path, in: tree) : nil
        result.path = disk?.path ?? path
        result.exists = disk != nil
        result.isGenerated = info?.absolutePath == path
        result.differsInCase = disk?.differsInCase ?? false
        result.undefined = setting.expanded.undefined
        result.unknown = setting.expanded.unknown
        return result
    }
}
