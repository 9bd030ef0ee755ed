import PlainspokenEvidence
import PlainspokenModel
import PlainspokenReading

/// Finds native code of plug-ins that lies beside the app: in the repository, or where a package manager put it.
struct PlugInSources {
    let tree: FileTree
    let root: String
    /// Absolute folder of the Xcode project.
    let folder: String
    let host: AppHost?
    let podfile: Podfile?

    struct Found {
        /// Absolute paths.
        var files: [String] = []
        var folders: [SuppliedCode.Folder] = []
        /// Names that are defined for them.
        var definitions: Set<String> = []
        /// Absolute folders of plug-ins for Flutter, whose `ios` and `macos` are for one system each.
        var flutter: [String] = []

        /// The files that are compiled for a platform.
        func files(for platform: Platform) -> [String] {
            let other = platform == .macOS ? "/ios/" : "/macos/"
            return files.filter { path in !flutter.contains { path.hasPrefix($0 + other) } }
        }
    }

    private static let maximumFiles = 20_000

    func gather() -> Found {
        var found = Found()
        for plugIn in local() + installed() where found.files.count < Self.maximumFiles {
            add(plugIn, to: &found)
        }
        return found
    }

    private struct Local {
        var name: String
        /// Absolute.
        var folder: String
        var isForeign: Bool
    }

    /// Plug-ins and pods that are named by their paths.
    private func local() -> [Local] {
        var result: [Local] = []
        var seen: Set<String> = []
        if let host {
            for package in host.packages {
                guard let path = package.path, !isKnown(package.name) else { continue }
                let folder = Path.join(host.folder, path)
                guard seen.insert(folder).inserted else { continue }
                result.append(Local(name: package.name, folder: folder, isForeign: isForeign(path)))
            }
        }
        let base = podfile.map { Path.parent(Path.join(root, $0.path)) } ?? folder
        for pod in podfile?.pods ?? [] {
            guard let path = pod.path, !path.contains("#{"), !isKnown(pod.name) else { continue }
            let folder = Path.join(base, path)
            guard !seen.contains(where: { folder == $0 || folder.hasPrefix($0 + "/") }), seen.insert(folder).inserted
            else { continue }
            result.append(Local(name: pod.name, folder: folder, isForeign: isForeign(path)))
        }
        return result
    }

    /// Packages of npm that are there, with a Podspec, and of which the catalogue knows nothing.
    private func installed() -> [Local] {
        guard let host, host.kind == .node else { return [] }
        return host.packages.compactMap { package in
            guard package.path == nil, !isKnown(package.name), !HarmlessPackages.contains(package.name) else {
                return nil
            }
            let folder = Path.join(host.folder, "node_modules/" + package.name)
            guard tree.list(folder).contains(where: { $0.name.hasSuffix(".podspec") }) else { return nil }
            return Local(name: package.name, folder: folder, isForeign: true)
        }
    }

    private func isKnown(_ name: String) -> Bool {
        Catalog.plugIn(name, in: .flutter) != nil || Catalog.plugIn(name, in: .node) != nil
    }

    private func isForeign(_ path: String) -> Bool {
        path.split(separator: "/").contains { ["node_modules", ".symlinks", "Pods", "vendor"].contains($0) }
    }

    // MARK: Files

    private func add(_ plugIn: Local, to found: inout Found) {
        let files = files(of: plugIn.folder)
        guard !files.isEmpty else { return }
        var switches: [String: Bool] = [:]
        for path in files where ["h", "hpp", "m", "mm"].contains(Path.fileExtension(path)) {
            guard let bytes = try? tree.read(path) else { continue }
            switches.merge(CompilerSwitches.defaults(in: bytes)) { first, _ in first }
        }
        for (name, isOn) in switches where podfile?.definitions[name]?.isOn ?? isOn { found.definitions.insert(name) }
        found.files += files
        if host?.kind == .flutter { found.flutter.append(plugIn.folder) }
        found.folders.append(
            SuppliedCode.Folder(
                path: Path.relative(plugIn.folder, to: root), name: plugIn.name, isForeign: plugIn.isForeign,
                switches: Set(switches.keys), setIn: podfile?.path ?? "the Podfile"))
    }

    /// What a Podspec compiles, or the native folders of a plug-in; nothing of its example and its tests.
    private func files(of folder: String) -> [String] {
        let native = ["ios", "darwin", "macos"].map { Path.join(folder, $0) }.filter { tree.kind($0) == .directory }
        let specified = ([folder] + native).flatMap { place -> [String] in
            guard let spec = tree.list(place).first(where: { $0.name.hasSuffix(".podspec") }),
                let bytes = try? tree.read(Path.join(place, spec.name))
            else { return [] }
            let patterns = Podfile.sourcePatterns(ofPodspec: bytes, path: spec.name).map { GlobPattern($0) }
            return walk(place).filter { path in patterns.contains { $0.matches(Path.relative(path, to: place)) } }
        }
        let files = specified.isEmpty ? native.flatMap(walk) : specified
        return files.filter { SourceStore.language(of: $0) != nil }
    }

    private func walk(_ folder: String) -> [String] {
        var paths: [String] = []
        var pending = [(path: folder, depth: 0)]
        while let next = pending.popLast(), paths.count < Self.maximumFiles {
            for entry in tree.list(next.path) {
                let path = Path.join(next.path, entry.name)
                switch entry.kind {
                case .file: paths.append(path)
                case .directory:
                    let isOther = ["example", "Tests", "node_modules", "Pods", "build", ".git"].contains(entry.name)
                    if !isOther, !entry.isLink, next.depth < 12 { pending.append((path, next.depth + 1)) }
                }
            }
        }
        return paths.sorted()
    }
}
