import PlainspokenModel
import PlainspokenReading

/// Finds the source files of products of local Swift packages.
struct PackageSources {
    let tree: FileTree

    /// Absolute paths of the source files of a product's targets and of the local targets they depend on.
    ///
    /// Targets of the package that the product does not reach are left out: they never ship in an app that links it.
    func sources(of product: String, in package: String) -> [String] {
        var walk = Walk(tree: tree)
        walk.add(product: product, of: package)
        return walk.files
    }

    /// A product that a project links.
    struct Product {
        var name: String
        /// The absolute path of its package; nil where only the name is known.
        var package: String?
    }

    /// Whether a package is where the project says.
    func isPackage(_ path: String) -> Bool { tree.kind(Path.join(path, "Package.swift")) == .file }

    /// The source files of products, and the names of those whose sources are not here.
    ///
    /// Products of no known package are looked for by name in `siblings`, absolute paths of local packages.
    func contents(of products: [Product], siblings: [String]) -> (files: [String], unread: [String]) {
        var walk = Walk(tree: tree)
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
        var files: [String] = []
        /// Products of other packages, and binaries.
        var unread: [String] = []
        var siblings: [String] = []
        private var manifests: [String: SwiftPackageManifest] = [:]
        private var seen: Set<String> = []
        /// Links may lead back to a folder above, so that there is no end of folders.
        private var folderBudget = 20_000

        init(tree: FileTree) {
            self.tree = tree
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
            for dependency in target.dependencies {
                switch dependency {
                case .named(let other) where manifest.targets.contains { $0.name == other }:
                    add(target: other, of: package)
                case .named(let product), .product(let product, _):
                    let paths = manifest.localPackages.map { Path.join(package, $0) }
                    if let other = paths.first(where: { offers($0, product) }) {
                        add(product: product, of: other)
                    } else {
                        add(productOfUnknownPackage: product)
                    }
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
