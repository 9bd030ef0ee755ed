import PlainspokenModel

/// Folders whose files belong to targets without being listed, since Xcode 16.
struct SynchronizedFolders {
    typealias SourceFile = XcodeTarget.SourceFile

    /// What the project says of a folder for one target.
    struct Exceptions {
        var paths: Set<String> = []
        /// Places of localised files, without the `.lproj`: `/Localized: Views/Main.strings`.
        var localized: Set<String> = []
        var phases: [String: SourceFile.Phase] = [:]
        var platforms: [String: [Platform]] = [:]

        /// Whether a path, or a folder it lies in, is named.
        func name(_ path: String) -> Bool {
            if paths.isEmpty, localized.isEmpty { return false }
            var current = path
            while current != "." {
                if paths.contains(current) { return true }
                current = Path.parent(current)
            }
            return localized.contains(Self.unlocalized(path))
        }

        static func unlocalized(_ path: String) -> String {
            path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
        }
    }

    private let objects: ProjectObjects
    private let paths: ProjectPaths
    private let tree: FileTree
    private let kinds = SourceKinds()
    /// How many more entries of folders are looked at, over the whole project.
    private var remaining = 400_000
    /// How many more files are looked at, over all targets: folders may be shared.
    private var remainingFiles = 2_000_000
    private var walks: [String: FolderWalk] = [:]
    /// By target, the groups with exceptions for it.
    private var groups: [String: [String]] = [:]
    private var sets: [SetKey: [ProjectObjects.Object]] = [:]

    /// A group and the target or build phase that an exception set is for.
    private struct SetKey: Hashable {
        var group: String
        var owner: String
    }

    init(_ objects: ProjectObjects, _ paths: ProjectPaths, tree: FileTree) {
        self.objects = objects
        self.paths = paths
        self.tree = tree
        for group in objects.all where group.isa == Self.groupClass {
            for set in objects.objects("exceptions", of: group) {
                if let target = set.text("target") { groups[target, default: []].append(group.id) }
                guard let owner = set.text("target") ?? set.text("buildPhase") else { continue }
                sets[SetKey(group: group.id, owner: owner), default: []].append(set)
            }
        }
    }

    private static let groupClass = "PBXFileSystemSynchronizedRootGroup"

    /// The files that a target takes from folders.
    mutating func files(of target: ProjectObjects.Object) -> [SourceFile] {
        let owned = target.texts("fileSystemSynchronizedGroups").uniqued
        let isOwned = Set(owned)
        let others = (groups[target.id] ?? []).uniqued.filter { !isOwned.contains($0) }
        let phases = target.texts("buildPhases").uniqued
        var files: [SourceFile] = []
        for (id, isOwned) in owned.map({ ($0, true) }) + others.map({ ($0, false) }) {
            guard let group = objects[id], group.isa == Self.groupClass else { continue }
            let exceptions = exceptions(of: group, target: target.id, phases: phases)
            let walk = walk(group)
            for found in walk.files where remainingFiles > 0 {
                remainingFiles -= 1
                // What a target names of a folder that it has is left out; of another's folder it is taken.
                let phase = exceptions.phases[found.path]
                guard phase != nil || exceptions.name(found.path) != isOwned else { continue }
                files.append(
                    SourceFile(
                        path: Path.join(walk.folder, found.path),
                        phase: phase ?? (found.isExplicit ? .resource : kinds.phase(of: found.path)),
                        locale: found.locale, isFolder: found.isFolder, platforms: exceptions.platforms[found.path],
                        place: group.place))
            }
        }
        return files
    }

    /// The absolute paths of Swift packages that lie in such folders.
    mutating func packages() -> [(path: String, place: Place)] {
        objects.all.filter { $0.isa == Self.groupClass }.flatMap { group in
            let walk = walk(group)
            return walk.packages.map { (Path.join(walk.folder, $0), group.place) }
        }
    }

    private func exceptions(of group: ProjectObjects.Object, target: String, phases: [String]) -> Exceptions {
        var result = Exceptions()
        for set in sets[SetKey(group: group.id, owner: target)] ?? [] {
            for member in set.texts("membershipExceptions") { result.add(member) }
            for entry in set["platformFiltersByRelativePath"]?.entries ?? [] {
                let names = entry.value.items.compactMap(\.scalar) + [entry.value.scalar].compactMap { $0 }
                result.platforms[entry.key] = PlatformFilter.platforms(names)
            }
        }
        for id in phases {
            guard let phase = objects[id], let kind = BuildPhases.kind(of: phase) else { continue }
            for set in sets[SetKey(group: group.id, owner: id)] ?? [] {
                for member in set.texts("membershipExceptions") { result.phases[member] = kind }
            }
        }
        return result
    }

    private mutating func walk(_ group: ProjectObjects.Object) -> FolderWalk {
        if let known = walks[group.id] { return known }
        var walk = FolderWalk(
            folder: paths.path(of: group.id) ?? "", explicit: Set(group.texts("explicitFolders")), kinds: kinds)
        if let disk = walk.folder.isEmpty ? nil : DiskPath.resolve(walk.folder, in: tree) {
            walk.folder = disk.path
            walk.run(tree, remaining: &remaining)
        }
        walks[group.id] = walk
        return walk
    }
}

extension SynchronizedFolders.Exceptions {
    fileprivate mutating func add(_ member: String) {
        let mark = "/Localized: "
        if member.hasPrefix(mark) {
            localized.insert(Self.unlocalized(String(member.dropFirst(mark.count))))
        } else {
            paths.insert(Path.normalized(member))
        }
    }
}

/// The files of one folder, as Xcode takes them for a synchronised group.
struct FolderWalk {
    struct Found {
        /// Relative to the folder.
        var path: String
        var locale: String?
        var isFolder: Bool
        /// Whether the project says that the folder is copied as it is.
        var isExplicit = false
    }

    var folder: String
    let explicit: Set<String>
    let kinds: SourceKinds
    private(set) var files: [Found] = []
    /// Folders with a `Package.swift`, relative; their files are the package's.
    private(set) var packages: [String] = []

    init(folder: String, explicit: Set<String>, kinds: SourceKinds) {
        self.folder = folder
        self.explicit = explicit
        self.kinds = kinds
    }

    mutating func run(_ tree: FileTree, remaining: inout Int) {
        if tree.kind(Path.join(folder, "Package.swift")) == .file {
            packages = ["."]
            return
        }
        walk("", locale: nil, depth: 0, tree, &remaining)
    }

    private mutating func walk(
        _ relative: String, locale: String?, depth: Int, _ tree: FileTree, _ remaining: inout Int
    ) {
        guard depth < SourceWalk.maximumDepth, remaining > 0 else { return }
        let entries = tree.list(relative.isEmpty ? folder : folder + "/" + relative)
        remaining -= entries.count + 1
        if !relative.isEmpty, entries.contains(where: { $0.name == "Package.swift" && $0.kind == .file }) {
            packages.append(relative)
            return
        }
        for entry in entries where !entry.name.hasPrefix(".") {
            let path = relative.isEmpty ? entry.name : relative + "/" + entry.name
            if entry.kind == .file {
                files.append(Found(path: path, locale: locale, isFolder: false))
            } else if explicit.contains(path) {
                files.append(Found(path: path, locale: nil, isFolder: true, isExplicit: true))
            } else if kinds.isFile(folder: path), !path.hasSuffix(".lproj") {
                files.append(Found(path: path, locale: nil, isFolder: true))
            } else if !entry.isLink {
                walk(path, locale: LocaleFolder.locale(of: entry.name) ?? locale, depth: depth + 1, tree, &remaining)
            }
        }
    }
}

/// What `.lproj` folders are called.
package enum LocaleFolder {
    /// Names from before language codes, which Xcode and the system still take.
    private static let olderNames = [
        "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
        "Dutch": "nl", "Korean": "ko", "Portuguese": "pt", "Russian": "ru", "Swedish": "sv",
    ]

    /// The locale of a folder such as `pt-BR.lproj`; nil where it is of another kind.
    package static func locale(of name: String) -> String? {
        guard name.hasSuffix(".lproj") else { return nil }
        return code(of: String(name.dropLast(".lproj".count)))
    }

    /// The locale of the folder that a file lies in.
    static func locale(around path: String) -> String? {
        locale(of: Path.name(Path.parent(path)))
    }

    /// A language code for its older name; anything else stays.
    package static func code(of name: String) -> String { olderNames[name] ?? name }
}
