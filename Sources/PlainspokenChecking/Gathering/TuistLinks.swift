import PlainspokenModel
import PlainspokenReading

/// The files that a Tuist target names by patterns and folders.
struct TuistFiles {
    let tree: FileTree

    func sources(of target: TuistProject.Target) -> [String] {
        (matched(target.sources) + walked(target.folders)).uniqued.filter { SourceStore.language(of: $0) != nil }
    }

    func resources(of target: TuistProject.Target) -> [XcodeTarget.SourceFile] {
        (matched(target.resources) + matched(target.sources) + walked(target.folders)).uniqued.map { path in
            let folder = Path.name(Path.parent(path))
            return XcodeTarget.SourceFile(
                path: path, phase: .resource, locale: LocaleFolder.locale(of: folder), platforms: nil,
                place: target.place)
        }
    }

    private func matched(_ files: TuistProject.Files) -> [String] {
        let excluded = Set(files.excluded.flatMap(self.files))
        return files.included.flatMap(self.files).filter { !excluded.contains($0) }
    }

    private func walked(_ folders: TuistProject.Files) -> [String] {
        folders.included.flatMap { walk($0, depth: 0) }.filter { path in
            !folders.excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
    }

    /// The files that an absolute pattern fits.
    private func files(_ pattern: String) -> [String] {
        let parts = pattern.split(separator: "/")
        let fixed = parts.prefix { !$0.contains { "*?[{".contains($0) } }
        let start = "/" + fixed.joined(separator: "/")
        guard fixed.count < parts.count else { return tree.kind(start) == .file ? [start] : walk(start, depth: 0) }
        let glob = GlobPattern(parts[fixed.count...].joined(separator: "/"))
        return walk(start, depth: 0).filter { glob.matches(Path.relative($0, to: start)) || parts.last == "**" }
    }

    private func walk(_ folder: String, depth: Int) -> [String] {
        guard depth < 32 else { return [] }
        return tree.list(folder).flatMap { entry -> [String] in
            let path = Path.join(folder, entry.name)
            if entry.kind == .file { return [path] }
            return entry.isLink ? [] : walk(path, depth: depth + 1)
        }
    }
}

/// Follows what a Tuist target links: targets of its project and of others, local packages, built frameworks.
struct TuistLinks {
    let tree: FileTree
    let root: String
    let platform: Platform
    let variables: [String: String]
    /// Absolute paths of source files, each once.
    private(set) var files: [String] = []
    /// Absolute paths of built frameworks and libraries.
    private(set) var binaries: [String] = []
    /// Linked code whose sources are not here, by name.
    private(set) var unread: [String] = []
    private var seen: Set<String> = []
    private var projects: [String: TuistProject] = [:]

    init(tree: FileTree, root: String, platform: Platform, variables: [String: String]) {
        self.tree = tree
        self.root = root
        self.platform = platform
        self.variables = variables
    }

    mutating func follow(_ target: TuistProject.Target, of project: TuistProject) {
        seen.insert(project.folder + "#" + target.name)
        projects[project.folder] = project
        var open = [(target, project)]
        var products: [PackageSources.Product] = []
        while let (target, project) = open.popLast(), seen.count < 1_024 {
            for dependency in target.dependencies where dependency.platforms?.contains(platform) ?? true {
                switch dependency.kind {
                case .target(let name): link(name, of: project, &open)
                case .project(let name, let folder): link(name, of: self.project(in: folder), &open)
                case .package(let name): products.append(.init(name: name, package: nil))
                case .binary(let path): add(path)
                case .unread(let text): unread.append(String(text.filter { !$0.isWhitespace }.prefix(40)))
                }
            }
        }
        let packages = projects.values.flatMap(\.packages).uniqued.sorted()
        let contents = PackageSources(tree: tree).contents(of: products, siblings: packages, on: platform)
        files = (files + contents.files).uniqued
        unread = Set(unread + contents.unread).sorted()
        binaries = Set(binaries).sorted()
    }

    private mutating func link(
        _ name: String, of project: TuistProject?, _ open: inout [(TuistProject.Target, TuistProject)]
    ) {
        guard let project, let other = project.targets.first(where: { $0.name == name }) else {
            return unread.append(name)
        }
        let kind = TuistGathering.product(other.product)
        guard kind == .framework || kind == .library, seen.insert(project.folder + "#" + name).inserted else { return }
        files += TuistFiles(tree: tree).sources(of: other)
        open.append((other, project))
    }

    private mutating func project(in folder: String) -> TuistProject? {
        if let known = projects[folder] { return known }
        let read = try? TuistProject.read(
            path: Path.join(folder, "Project.swift"), tree: tree, root: root, variables: variables)
        projects[folder] = read
        return read
    }

    private mutating func add(_ path: String) {
        if tree.kind(path) == nil { unread.append(Path.name(path)) } else { binaries.append(path) }
    }
}
