import PlainspokenModel

/// One entry of `sources:`.
struct SpecSource {
    enum Kind: String {
        case group, file, folder, syncedFolder
    }

    var path: String
    var place: Place
    var excludes: [GlobPattern] = []
    var includes: [GlobPattern]?
    var isOptional = false
    var phase: XcodeGenTarget.SourceFile.Phase?
    var kind: Kind?
    var platforms: [Platform]?
    var infersPlatforms = false

    /// Nil where the value is neither a path nor an object with one.
    init?(_ value: PropertyValue) {
        if let path = value.string {
            self.init(path: path, place: value.place)
            return
        }
        guard let path = value["path"]?.string else { return nil }
        self.init(path: path, place: value["path"]?.place ?? value.place)
        excludes = (value["excludes"]?.list ?? []).compactMap(\.string).map(GlobPattern.init)
        let included = (value["includes"]?.list ?? []).compactMap(\.string)
        includes = included.isEmpty ? nil : included.map(GlobPattern.init)
        isOptional = value["optional"]?.flag ?? false
        phase = value["buildPhase"].flatMap(SourceKinds.phase)
        kind = value["type"]?.string.flatMap(Kind.init)
        platforms = value["destinationFilters"]?.texts?.compactMap { Platform(rawValue: $0) }
        if platforms?.isEmpty == true { platforms = nil }
        infersPlatforms = value["inferDestinationFiltersByPath"]?.flag ?? false
    }

    private init(path: String, place: Place) {
        self.path = path
        self.place = place
    }
}

/// Turns entries of `sources:` into the files they stand for.
struct SourceWalk {
    typealias SourceFile = XcodeGenTarget.SourceFile

    /// Folders nested deeper than this are not entered.
    static let maximumDepth = 64

    let tree: FileTree
    let folder: String
    let kinds: SourceKinds
    let defaultKind: SpecSource.Kind
    /// How many more entries of folders are looked at, over the whole project.
    var remaining = 400_000
    private var problems: [Problem] = []
    private var source: SpecSource?
    private var root = ""
    private var included: Set<String>?
    private var found: [SourceFile] = []

    init(tree: FileTree, folder: String, kinds: SourceKinds, defaultKind: SpecSource.Kind) {
        self.tree = tree
        self.folder = folder
        self.kinds = kinds
        self.defaultKind = defaultKind
    }

    /// The problems since the last call.
    mutating func takeProblems() -> [Problem] {
        defer { problems = [] }
        return problems
    }

    /// The files of all entries, each once; a file that is built by one entry is not undone by another.
    mutating func files(of sources: [SpecSource]) -> [SourceFile] {
        var result: [SourceFile] = []
        var positions: [String: Int] = [:]
        for source in sources {
            for file in files(of: source) {
                guard let position = positions[file.path] else {
                    positions[file.path] = result.count
                    result.append(file)
                    continue
                }
                if result[position].phase == .none { result[position] = file }
            }
        }
        return result
    }

    private mutating func files(of source: SpecSource) -> [SourceFile] {
        guard let disk = DiskPath.resolve(Path.join(folder, source.path), in: tree) else {
            if !source.isOptional {
                problems.append(Problem("the source path \"\(source.path)\" does not exist", at: source.place))
            }
            return []
        }
        self.source = source
        root = disk.path
        found = []
        let isFolder = tree.kind(root) == .directory
        switch source.kind ?? (isFolder && SourceKinds.suffix(of: root).isEmpty ? defaultKind : .file) {
        case .group where isFolder, .syncedFolder where isFolder:
            included = source.includes.map { includedPaths($0) }
            walk("", depth: 0)
        case .folder:
            add(root, phase: source.phase ?? .resource, isFolder: isFolder)
        default:
            add(root, phase: phase(of: root), isFolder: isFolder)
        }
        return found
    }

    private mutating func walk(_ relative: String, depth: Int) {
        guard depth < Self.maximumDepth else { return }
        let entries = list(relative)
        let prefix = relative.isEmpty ? "" : relative + "/"
        var folders: [String] = []
        for entry in entries {
            let path = prefix + entry.name
            guard entry.kind == .directory else {
                if isIncluded(path) { add(root + "/" + path, phase: phase(of: path), isFolder: false) }
                continue
            }
            guard list(path).contains(where: { isIncluded(path + "/" + $0.name) }) else { continue }
            if entry.name.hasSuffix(".lproj") {
                addLocalized(path)
            } else if kinds.isFile(folder: path) {
                add(root + "/" + path, phase: phase(of: path), isFolder: true)
            } else {
                folders.append(path)
            }
        }
        for folder in folders { walk(folder, depth: depth + 1) }
    }

    private mutating func addLocalized(_ relative: String) {
        for entry in list(relative) where isIncluded(relative + "/" + entry.name) {
            let path = root + "/" + relative + "/" + entry.name
            add(path, phase: phase(of: path), isFolder: entry.kind == .directory)
        }
    }

    private mutating func add(_ path: String, phase: SourceFile.Phase, isFolder: Bool) {
        guard let source else { return }
        let parent = Path.name(Path.parent(path))
        let locale = parent.hasSuffix(".lproj") ? String(parent.dropLast(".lproj".count)) : nil
        var platforms = source.platforms
        if platforms == nil, source.infersPlatforms { platforms = SourcePlatform.inferred(from: path).map { [$0] } }
        found.append(
            SourceFile(
                path: path, phase: phase, locale: locale, isFolder: isFolder, platforms: platforms,
                place: source.place))
    }

    private func phase(of path: String) -> SourceFile.Phase {
        source?.phase ?? kinds.phase(of: path)
    }

    private func isIncluded(_ relative: String) -> Bool {
        let name = Path.name(relative)
        if name == ".DS_Store" || SourceKinds.suffix(of: name) == "orig" { return false }
        if let included, !included.contains(relative) { return false }
        return source?.excludes.contains { $0.matchesPathOrParent(relative) } != true
    }

    /// Every path that a pattern names, with the folders it lies in.
    private mutating func includedPaths(_ patterns: [GlobPattern]) -> Set<String> {
        var result: Set<String> = []
        var open = [("", 0)]
        while let (folder, depth) = open.popLast() {
            for entry in list(folder) {
                let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
                if entry.kind == .directory, depth < Self.maximumDepth { open.append((path, depth + 1)) }
                guard patterns.contains(where: { $0.matchesPathOrParent(path) }) else { continue }
                var parent = path
                while parent != ".", result.insert(parent).inserted { parent = Path.parent(parent) }
            }
        }
        return result
    }

    private mutating func list(_ relative: String) -> [FileTree.Entry] {
        guard remaining > 0 else { return [] }
        let entries = tree.list(relative.isEmpty ? root : root + "/" + relative)
        remaining -= entries.count + 1
        return entries
    }
}
