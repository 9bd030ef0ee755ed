import PlainspokenModel

/// Repositories inside a repository, as `.gitmodules` lists them.
struct Submodules {
    let tree: FileTree

    init(_ tree: FileTree) { self.tree = tree }

    /// Folders of the repository around a folder, or in it, that should hold another repository and are empty.
    ///
    /// - Parameter folder: An absolute path; the file is looked for there and in up to five folders above.
    /// - Returns: The paths as the file has them, sorted.
    func missing(from folder: String) -> [String] {
        var root = folder
        for _ in 0..<6 {
            if let text = read(Path.join(root, ".gitmodules")) {
                return Self.paths(text).filter { tree.list(Path.join(root, $0)).isEmpty }.sorted()
            }
            // Nothing above a repository's own folder belongs to it.
            guard tree.kind(Path.join(root, ".git")) == nil, root != "/", !root.isEmpty else { return [] }
            root = Path.parent(root)
        }
        return []
    }

    private func read(_ path: String) -> String? {
        guard tree.kind(path) == .file else { return nil }
        return (try? tree.read(path)).map { String(decoding: $0.prefix(1 << 20), as: UTF8.self) }
    }

    /// The values of `path = …`.
    private static func paths(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "path" else { return nil }
            let path = parts[1].drop { $0.isWhitespace }
            return String(path.prefix { !"\r\t".contains($0) })
        }
    }
}
