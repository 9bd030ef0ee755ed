import PlainspokenModel
import PlainspokenReading

/// Finds Info.plist files of a project's folder that no shipped target is built with.
struct StrayPlists {
    let tree: FileTree
    let root: String

    /// Their usage keys; `used` are the absolute paths of the lists of targets that ship.
    func declarations(except used: Set<String>) -> [UsageDeclaration] {
        var paths: [String] = []
        collect(root, depth: 0, into: &paths)
        return paths.filter { !used.contains($0) }.flatMap { path -> [UsageDeclaration] in
            guard let bytes = try? tree.read(path) else { return [] }
            let document = PropertyListDocument.read(bytes, path: Path.relative(path, to: root))
            // Only what describes a bundle is somebody's Info.plist.
            guard let list = document.root, list["CFBundleIdentifier"] != nil || list["CFBundlePackageType"] != nil
            else {
                return []
            }
            return list.entries.filter { Catalog.keys[$0.key]?.key.isPurpose == true }.map {
                UsageDeclaration(key: $0.key, value: $0.value, source: .infoPlist, place: $0.place)
            }
        }
    }

    private func collect(_ folder: String, depth: Int, into paths: inout [String]) {
        guard depth < 8, paths.count < 512 else { return }
        for entry in tree.list(folder) {
            let path = Path.join(folder, entry.name)
            switch entry.kind {
            case .file: if entry.name.hasSuffix(".plist"), entry.name.contains("Info") { paths.append(path) }
            case .directory:
                guard !entry.name.hasPrefix("."), !ProjectFinder.isUnread(entry.name), !entry.name.contains(".xc"),
                    !entry.name.hasSuffix(".framework"), !entry.name.hasSuffix(".app")
                else { continue }
                collect(path, depth: depth + 1, into: &paths)
            }
        }
    }
}
