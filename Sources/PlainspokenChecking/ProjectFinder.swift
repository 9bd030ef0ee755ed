import PlainspokenModel
import PlainspokenReading

/// A file that describes a project, by its absolute path.
enum ProjectFile: Hashable {
    /// An XcodeGen spec.
    case spec(String)
    /// An `.xcodeproj`.
    case xcode(String)
    /// A Tuist manifest.
    case tuist(String)
    /// A file of another kind of project, or of none.
    case plain(PlainProject, String)

    var path: String {
        switch self {
        case .spec(let path), .xcode(let path), .tuist(let path), .plain(_, let path): path
        }
    }

    /// Whether it is one of CMake, which may make an Xcode project that is kept beside it.
    var isCMake: Bool {
        if case .plain(.cmake, _) = self { true } else { false }
    }

    /// The folder of the app.
    var folder: String {
        if case .plain(let kind, let path) = self { kind.folder(of: path) } else { Path.parent(path) }
    }
}

/// Finds the projects at a path.
struct ProjectFinder {
    let tree: FileTree
    let skipped: [String]

    struct Found {
        /// In the order of their paths.
        var projects: [ProjectFile] = []
        /// Absolute paths of the workspaces met on the way.
        var workspaces: [String] = []
        /// What to say where there is no project.
        var failure: Problem
    }

    private static let unread: Set<String> = [
        "build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "checkouts", "vendor",
    ]

    /// Whether a folder holds other people's projects or build outputs.
    static func isUnread(_ name: String) -> Bool {
        unread.contains(name) || foreign.contains(name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " })
    }

    private static let foreign: Set<String> = ["thirdparty", "3rdparty"]

    func find(at path: String) -> Found {
        var found = Found(
            failure: Problem(
                "holds nothing to check; looked in it and its folders for projects of \(PlainProject.sought)",
                at: Place(path: path)))
        switch (tree.kind(path), Path.fileExtension(path)) {
        case (nil, _):
            let message = "does not exist; name a project’s folder, its .xcodeproj or its project.yml"
            found.failure = Problem(message, at: Place(path: path))
        case (.file, let suffix):
            let message = "is no project that can be read; name a project’s folder, its .xcodeproj or its project.yml"
            found.failure = Problem(message, at: Place(path: path))
            if suffix == "yml" || suffix == "yaml" { found.projects = [.spec(path)] }
            if isManifest(path) { found.projects = [.tuist(path)] }
            if found.projects.isEmpty, let kind = PlainProject.kind(of: path, tree: tree) {
                found.projects = [.plain(kind, path)]
            }
            if found.projects.isEmpty, suffix == "plist" { found.projects = [.plain(.plist, path)] }
        case (.directory, "xcodeproj"):
            found.projects = [.xcode(path)]
            found.workspaces = workspaces(in: Path.parent(path))
        case (.directory, "xcworkspace"):
            let projects = XcodeWorkspace.read(path: path, tree: tree).projects
            found.projects = judged(projects.filter { tree.kind($0) == .directory }, from: Path.parent(path))
            found.workspaces = [path]
            found.failure = Problem(
                "names no project that is there; generate the project first, or name an .xcodeproj",
                at: Place(path: path))
        case (.directory, _):
            look(in: path, &found)
        }
        return found
    }

    private func look(in path: String, _ found: inout Found) {
        var walk = Walk()
        let own = Path.join(path, "project.yml")
        if isSpec(own) {
            walk.add(path, tree.list(path), isSpec: true)
        } else {
            collect(path, depth: 0, into: &walk)
        }
        let specs = withoutIncluded(walk.specs)
        let manifests = withApps(walk.manifests.filter(isManifest))
        let isAlone = specs.isEmpty && manifests.isEmpty
        let projects = judged(withoutGenerated(walk.projects, specs: specs), from: path, isAlone: isAlone)
            .filter { project in !manifests.contains { Path.parent($0) == Path.parent(project.path) } }
        let described = specs.map(ProjectFile.spec) + manifests.map(ProjectFile.tuist) + projects
        found.projects = (described + plain(walk.others, beside: described)).sorted { $0.path < $1.path }
        found.workspaces = walk.workspaces
        if found.projects.isEmpty, let manifest = walk.manifests.first {
            found.failure = Problem(
                "is no manifest of Tuist: it does not import ProjectDescription", at: Place(path: manifest))
        }
    }

    /// What a walk through folders came upon.
    private struct Walk {
        var specs: [String] = []
        var manifests: [String] = []
        var projects: [String] = []
        var workspaces: [String] = []
        /// Files that may describe an app of another kind.
        var others: [String] = []
        /// Links may lead back to a folder above, so that there is no end of folders.
        var budget = 20_000

        mutating func add(_ folder: String, _ entries: [FileTree.Entry], isSpec: Bool) {
            if isSpec { specs.append(Path.join(folder, "project.yml")) }
            if entries.contains(where: { $0.name == "Project.swift" && $0.kind == .file }) {
                manifests.append(Path.join(folder, "Project.swift"))
            }
            for entry in entries where entry.kind == .file && PlainProject.isNamed(entry.name) {
                others.append(Path.join(folder, entry.name))
            }
            for entry in entries where entry.kind == .directory {
                let path = Path.join(folder, entry.name)
                switch Path.fileExtension(entry.name) {
                case "xcodeproj": projects.append(path)
                case "xcworkspace": workspaces.append(path)
                default: continue
                }
            }
        }
    }

    private func collect(_ folder: String, depth: Int, into walk: inout Walk) {
        guard depth < 8, walk.budget > 0 else { return }
        walk.budget -= 1
        let entries = tree.list(folder)
        let hasSpec = entries.contains { $0.name == "project.yml" && $0.kind == .file }
        walk.add(folder, entries, isSpec: hasSpec && isSpec(Path.join(folder, "project.yml")))
        for entry in entries where entry.kind == .directory && !entry.isLink {
            guard !entry.name.hasPrefix("."), !Self.isUnread(entry.name), !entry.name.contains(".xc") else {
                continue
            }
            collect(Path.join(folder, entry.name), depth: depth + 1, into: &walk)
        }
    }

    private func workspaces(in folder: String) -> [String] {
        tree.list(folder).filter { $0.kind == .directory && $0.name.hasSuffix(".xcworkspace") }
            .map { Path.join(folder, $0.name) }
    }

    // MARK: Which of them count

    /// Projects of other kinds, of which one that stands inside another, or whose Xcode project is here, is left out.
    private func plain(_ paths: [String], beside described: [ProjectFile]) -> [ProjectFile] {
        var found: [ProjectFile] = []
        for path in paths.sorted(by: { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }) {
            guard let kind = PlainProject.kind(of: path, tree: tree) else { continue }
            let folder = kind.folder(of: path)
            let isKnown = found.contains { other in
                guard case .plain(let known, let file) = other else { return false }
                let outer = known.folder(of: file)
                return known == kind && (folder == outer || folder.hasPrefix(outer + "/"))
            }
            let isGenerated = kind.generates && described.contains { $0.folder.hasPrefix(folder + "/") }
            if !isKnown, !isGenerated { found.append(.plain(kind, path)) }
        }
        return found
    }

    /// Leaves out projects that XcodeGen makes from a spec beside them.
    private func withoutGenerated(_ projects: [String], specs: [String]) -> [String] {
        let generated = specs.map { spec -> String in
            let document = (try? tree.read(spec)).flatMap { try? YamlDocument.read($0, path: spec) }
            let folder = Path.parent(spec)
            return Path.join(folder, (document?["name"]?.scalar ?? Path.name(folder)) + ".xcodeproj")
        }
        return projects.filter { !generated.contains($0) }
    }

    /// Leaves out other people's projects, those that stand inside others, and, beside apps, those without one.
    ///
    /// A project without an app is told of where there is nothing else to check: where `isAlone`.
    private func judged(_ projects: [String], from folder: String, isAlone: Bool = true) -> [ProjectFile] {
        let own = projects.filter { !XcodeWorkspaces.isForeign($0, from: folder) }
        let outlines = own.map { XcodeProjectOutline.read(path: $0, tree: tree) }
        var inner: Set<String> = []
        for (path, outline) in zip(own, outlines) where !inner.contains(path) {
            inner.formUnion(outline.subprojects.filter { $0 != path })
        }
        let outer = zip(own, outlines).filter { !inner.contains($0.0) }
        let withApps = outer.filter { _, outline in
            !outline.isReadable
                || outline.productTypes.contains { XcodeGenGathering.product($0, .iOS).isApp }
        }
        let counted = withApps.isEmpty && isAlone ? outer : withApps
        return counted.map { .xcode($0.0) }.sorted { $0.path < $1.path }
    }

    /// Whether a file named project.yml is XcodeGen's: it has targets or includes, or nobody can tell.
    private func isSpec(_ path: String) -> Bool {
        guard tree.kind(path) == .file else { return false }
        guard let bytes = try? tree.read(path) else { return true }
        guard let document = try? YamlDocument.read(bytes, path: path) else { return true }
        return ["targets", "include", "targetTemplates", "packages", "options"].contains { document[$0] != nil }
    }

    /// Whether a file is a Tuist manifest.
    private func isManifest(_ path: String) -> Bool {
        guard Path.name(path) == "Project.swift", let bytes = try? tree.read(path) else { return false }
        return SourceText(path: path, bytes: bytes).holds("ProjectDescription")
    }

    /// Manifests with an app or an extension; all of them where none has one.
    private func withApps(_ manifests: [String]) -> [String] {
        let apps = manifests.filter { path in
            let project = try? TuistProject.read(path: path, tree: tree, root: Path.parent(path))
            return project?.targets.contains { TuistGathering.product($0.product).isApp } ?? true
        }
        return apps.isEmpty ? manifests : apps
    }

    /// Leaves out specs that another one includes.
    private func withoutIncluded(_ specs: [String]) -> [String] {
        guard specs.count > 1 else { return specs }
        let included = Set(
            specs.flatMap { spec in
                XcodeGenProject.read(specPath: spec, tree: tree).files.filter { $0 != spec }
            })
        return specs.filter { !included.contains($0) }.sorted()
    }
}

/// Source paths that the configuration says not to read.
struct SkippedPaths {
    let patterns: [GlobPattern]
    let folder: String

    init(_ patterns: [String], folder: String) {
        self.patterns = patterns.map { GlobPattern($0) }
        self.folder = folder
    }

    func apply(_ target: TargetDescription) -> TargetDescription {
        guard !patterns.isEmpty else { return target }
        var result = target
        result.sources = target.sources.filter(isRead)
        result.linkedSources = target.linkedSources.filter(isRead)
        // What is skipped may need keys.
        let isWhole =
            (result.sources.count, result.linkedSources.count) == (target.sources.count, target.linkedSources.count)
        if !isWhole { result.unreadCode.append("sources that .plainspoken.yml skips") }
        return result
    }

    private func isRead(_ path: String) -> Bool {
        let relative = Path.relative(path, to: folder)
        return !patterns.contains { $0.matchesPathOrParent(relative) }
    }
}
