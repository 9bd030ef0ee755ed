import PlainspokenModel
import PlainspokenReading

/// Finds the projects at a path.
struct ProjectFinder {
    let tree: FileTree
    let skipped: [String]

    struct Found {
        /// Absolute paths of XcodeGen specs, sorted.
        var specs: [String]
        /// What to say where there is none.
        var failure: Problem
    }

    private static let unread: Set<String> = [
        "build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "checkouts", "vendor",
    ]

    /// Whether a folder holds other people's projects or build outputs.
    static func isUnread(_ name: String) -> Bool { unread.contains(name) }

    func find(at path: String) -> Found {
        switch tree.kind(path) {
        case nil:
            return Found(
                specs: [],
                failure: Problem("does not exist; name a project’s folder or its project.yml", at: Place(path: path)))
        case .file:
            let isSpec = ["yml", "yaml"].contains(Path.fileExtension(path))
            let message = "is no project that can be read; name a folder with a project.yml, or the spec itself"
            return Found(specs: isSpec ? [path] : [], failure: Problem(message, at: Place(path: path)))
        case .directory:
            var specs: [String] = []
            let own = Path.join(path, "project.yml")
            if isSpec(own) {
                specs = [own]
            } else {
                var budget = Self.folderLimit
                collect(path, depth: 0, budget: &budget, into: &specs)
            }
            let message = "holds nothing to check: looked for an XcodeGen project.yml in it and in its folders"
            return Found(specs: withoutIncluded(specs), failure: Problem(message, at: Place(path: path)))
        }
    }

    /// Links may lead back to a folder above, so that there is no end of folders.
    private static let folderLimit = 20_000

    private func collect(_ folder: String, depth: Int, budget: inout Int, into specs: inout [String]) {
        guard depth < 8, budget > 0 else { return }
        budget -= 1
        let entries = tree.list(folder)
        if entries.contains(where: { $0.name == "project.yml" && $0.kind == .file }) {
            let spec = Path.join(folder, "project.yml")
            if isSpec(spec) { specs.append(spec) }
        }
        for entry in entries where entry.kind == .directory && !entry.isLink {
            guard !entry.name.hasPrefix("."), !Self.unread.contains(entry.name), !entry.name.contains(".xc") else {
                continue
            }
            collect(Path.join(folder, entry.name), depth: depth + 1, budget: &budget, into: &specs)
        }
    }

    /// Whether a file named project.yml is XcodeGen's: it has targets or includes, or nobody can tell.
    private func isSpec(_ path: String) -> Bool {
        guard tree.kind(path) == .file else { return false }
        guard let bytes = try? tree.read(path) else { return true }
        guard let document = try? YamlDocument.read(bytes, path: path) else { return true }
        return ["targets", "include", "targetTemplates", "packages", "options"].contains { document[$0] != nil }
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
        return result
    }

    private func isRead(_ path: String) -> Bool {
        let relative = Path.relative(path, to: folder)
        return !patterns.contains { $0.matchesPathOrParent(relative) }
    }
}
