import PlainspokenModel
import PlainspokenReading

/// Finds the source files of products of local Swift packages.
struct PackageSources {
    let tree: FileTree

    /// A product that a project links.
    struct Product {
        var name: String
        /// The absolute path of its package; nil where only the name is known.
        var package: String?
    }

    /// Whether a package is where the project says.
    func isPackage(_ path: String) -> Bool { tree.kind(Path.join(path, "Package.swift")) == .file }

    /// Absolute paths of the source files of products with the targets they depend on, and the names of those whose
    /// sources are not here.
    ///
    /// Products of no known package are looked for by name in `siblings`, absolute paths of local packages. Targets
    /// that no product reaches on the platform are left out: they never ship in an app that links it.
    func contents(
        of products: [Product], siblings: [String] = [], on platform: Platform
    ) -> (files: [String], unread: [String]) {
        var walk = Walk(tree: tree, platform: platform)
        walk.siblings = siblings
        for product in products {
            if let package = product.package {
                walk.add(product: product.name, of: package)
            } else {
                walk.add(productOfUnknownPackage: product.name)
            }
        }
        return (walk.files, walk.unread)
    }

    private struct Walk {
        let tree: FileTree
        let platform: Platform
        var files: [String] = []
        /// Products of other packages, and binaries.
        var unread: [String] = []
        var siblings: [String] = []
        private var manifests: [String: SwiftPackageManifest] = [:]
        private var seen: Set<String> = []
        /// Links may lead back to a folder above, so that there is no end of folders.
        private var folderBudget = 20_000

        init(tree: FileTree, platform: Platform) {
            self.tree = tree
            self.platform = platform
        }

        mutating func add(product name: String, of package: String) {
            let manifest = manifest(package)
            let product = manifest.products.first { $0.name == name }
            for target in product?.targets ?? [name] { add(target: target, of: package) }
        }

        mutating func add(productOfUnknownPackage name: String) {
            guard let package = siblings.first(where: { offers($0, name) }) else { return unread.append(name) }
            add(product: name, of: package)
        }

        private mutating func offers(_ package: String, _ product: String) -> Bool {
            manifest(package).products.contains { $0.name == product }
        }

        private mutating func add(target name: String, of package: String) {
            guard seen.insert(package + "#" + name).inserted, seen.count < 4_096 else { return }
            let manifest = manifest(package)
            guard let target = manifest.targets.first(where: { $0.name == name }) else { return unread.append(name) }
            if folder(of: target, in: package, isOnly: manifest.targets.count == 1) == nil { unread.append(name) }
            files += sources(of: target, in: package, isOnly: manifest.targets.count == 1)
            for dependency in target.dependencies where dependency.platforms?.contains(platform) ?? true {
                let name = dependency.name
                if !dependency.isProduct, manifest.targets.contains(where: { $0.name == name }) {
                    add(target: name, of: package)
                    continue
                }
                let paths = manifest.localPackages.map { Path.join(package, $0) }
                if let other = paths.first(where: { offers($0, name) }) {
                    add(product: name, of: other)
                } else {
                    add(productOfUnknownPackage: name)
                }
            }
        }

        private mutating func manifest(_ package: String) -> SwiftPackageManifest {
            if let known = manifests[package] { return known }
            let path = Path.join(package, "Package.swift")
            let read =
                (try? tree.read(path)).map { SwiftPackageManifest.read($0, path: path) } ?? SwiftPackageManifest()
            manifests[package] = read
            return read
        }

        private mutating func sources(
            of target: SwiftPackageManifest.Target, in package: String, isOnly: Bool
        ) -> [String] {
            guard let folder = folder(of: target, in: package, isOnly: isOnly) else { return [] }
            let excluded = target.exclude.map { Path.join(folder, $0) }
            let included = target.sources?.map { Path.join(folder, $0) }
            var found: [String] = []
            collect(folder, depth: 0, into: &found) { path in
                let isExcluded = excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
                let isIncluded =
                    included?.contains { path == $0 || path.hasPrefix($0 + "/") || $0.hasPrefix(path + "/") } ?? true
                return !isExcluded && isIncluded
            }
            return found
        }

        private func folder(of target: SwiftPackageManifest.Target, in package: String, isOnly: Bool) -> String? {
            if let path = target.path { return Path.join(package, path) }
            let parents = ["Sources", "Source", "src", "srcs"].map { Path.join(package, $0) }
            let own = parents.map { Path.join($0, target.name) }.first { tree.kind($0) == .directory }
            return own ?? (isOnly ? parents.first { tree.kind($0) == .directory } : nil)
        }

        private mutating func collect(
            _ folder: String, depth: Int, into found: inout [String], where isWanted: (String) -> Bool
        ) {
            guard depth < 32, folderBudget > 0 else { return }
            folderBudget -= 1
            for entry in tree.list(folder) {
                let path = Path.join(folder, entry.name)
                guard isWanted(path) else { continue }
                switch entry.kind {
                case .file: if SourceStore.language(of: path) != nil { found.append(path) }
                case .directory: collect(path, depth: depth + 1, into: &found, where: isWanted)
                }
            }
        }
    }
}
