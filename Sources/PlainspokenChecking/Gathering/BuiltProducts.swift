import PlainspokenModel
import PlainspokenReading

/// Something that Xcode built: an app, an archive, a library.
struct BuiltProduct {
    enum Kind {
        case app, appExtension, framework, frameworkBundle, archive, binary
    }

    var kind: Kind
    /// Absolute.
    var path: String
    /// Where its files are read from.
    var tree: FileTree
}

/// Tells built products from projects.
struct BuiltProducts {
    let tree: FileTree

    /// What was built at a path; nil where something else stands there, or nothing.
    func product(at path: String) -> BuiltProduct? {
        switch tree.kind(path) {
        case .directory: Self.kinds[Path.fileExtension(path)].map { BuiltProduct(kind: $0, path: path, tree: tree) }
        case .file: isBinary(path) ? BuiltProduct(kind: .binary, path: path, tree: tree) : nil
        case nil: nil
        }
    }

    /// Apps and archives that lie in a folder which holds no project.
    func products(in folder: String) -> [BuiltProduct] {
        tree.list(folder).compactMap { entry in
            guard ["app", "xcarchive"].contains(Path.fileExtension(entry.name)) else { return nil }
            return product(at: Path.join(folder, entry.name))
        }
    }

    private static let kinds: [String: BuiltProduct.Kind] = [
        "app": .app, "appex": .appExtension, "framework": .framework, "xcframework": .frameworkBundle,
        "xcarchive": .archive,
    ]

    private func isBinary(_ path: String) -> Bool {
        guard !["yml", "yaml", "swift", "plist"].contains(Path.fileExtension(path)),
            let window = try? tree.open(path)
        else { return false }
        return BinaryReader.isBinary(window)
    }
}
