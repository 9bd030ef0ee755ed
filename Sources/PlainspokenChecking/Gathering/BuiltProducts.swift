import PlainspokenFiles
import PlainspokenModel
import PlainspokenReading

/// Something that Xcode built: an app, an archive, a library.
struct BuiltProduct {
    enum Kind: Hashable {
        case app, appExtension, framework, frameworkBundle, archive, binary
        /// Code of the Mac that another program loads or starts, and that its own Info.plist does not answer for.
        case bundle(ProductKind)
        /// An `.ipa`: a zip archive.
        case package
    }

    var kind: Kind
    /// Absolute.
    var path: String
    /// Where its files are read from.
    var tree: FileTree
    /// The archive that holds it, once that is open.
    private(set) var archive: ZipArchive?

    init(kind: Kind, path: String, tree: FileTree) {
        self.kind = kind
        self.path = path
        self.tree = tree
    }

    /// Reads the directory of an `.ipa`, whose entries then are the files.
    mutating func open() throws(Problem) {
        guard kind == .package, archive == nil else { return }
        let archive = try ZipArchive(tree.open(path), path: path)
        tree = archive.tree
        self.archive = archive
    }
}

/// Tells built products from projects.
struct BuiltProducts {
    let tree: FileTree

    /// What was built at a path; nil where something else stands there, or nothing.
    func product(at path: String) -> BuiltProduct? {
        switch tree.kind(path) {
        case .directory: folder(at: path)
        case .file where Path.fileExtension(path) == "ipa": BuiltProduct(kind: .package, path: path, tree: tree)
        case .file: isBinary(path) ? BuiltProduct(kind: .binary, path: path, tree: tree) : nil
        case nil: nil
        }
    }

    private func folder(at path: String) -> BuiltProduct? {
        guard let kind = Self.kinds[Path.fileExtension(path)] else { return nil }
        // Folders of sources may be called so too.
        if case .bundle = kind, tree.kind(BundleLayout(path, tree: tree).infoPlist) != .file { return nil }
        return BuiltProduct(kind: kind, path: path, tree: tree)
    }

    /// Apps and archives that lie in a folder which holds no project.
    func products(in folder: String) -> [BuiltProduct] {
        tree.list(folder).compactMap { entry in
            guard ["app", "ipa", "xcarchive"].contains(Path.fileExtension(entry.name)) else { return nil }
            return product(at: Path.join(folder, entry.name))
        }
    }

    private static let kinds: [String: BuiltProduct.Kind] = [
        "app": .app, "appex": .appExtension, "framework": .framework, "xcframework": .frameworkBundle,
        "xcarchive": .archive, "xpc": .bundle(.xpcService), "systemextension": .bundle(.systemExtension),
        "dext": .bundle(.driverExtension),
    ].merging(BundleLayout.loadable.map { ($0, .bundle(.bundle)) }) { $1 }

    private func isBinary(_ path: String) -> Bool {
        guard !["yml", "yaml", "swift", "plist"].contains(Path.fileExtension(path)),
            let window = try? tree.open(path)
        else { return false }
        return BinaryReader.isBinary(window)
    }
}
