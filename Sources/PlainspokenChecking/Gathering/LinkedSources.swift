import PlainspokenModel
import PlainspokenReading

/// Follows what a target links: libraries of its project and of others, and local packages.
struct LinkedSources {
    let project: XcodeProject
    let others: [XcodeProject]
    /// Absolute paths of Swift packages beside the project.
    let packages: [String]
    let sources: TargetSources
    let tree: FileTree
    /// Absolute paths of source files, each once.
    private(set) var files: [String] = []
    /// Absolute paths of built libraries that no target makes.
    private(set) var binaries: [String] = []
    /// Linked code whose sources are not here, by name.
    private(set) var unread: [String] = []
    private var seen: Set<String> = []
    private var products: [PackageSources.Product] = []

    init(project: XcodeProject, others: [XcodeProject], packages: [String], sources: TargetSources, tree: FileTree) {
        self.project = project
        self.others = others
        self.packages = packages
        self.sources = sources
        self.tree = tree
    }

    private typealias Found = (target: XcodeTarget, project: XcodeProject)

    /// Follows the links of a target to their own links.
    mutating func follow(_ target: XcodeTarget) {
        seen.insert(project.path + "#" + target.id)
        var pending: [Found] = [(target, project)]
        while let next = pending.popLast() {
            unread += next.target.missingSources.map(Path.name)
            for found in libraries(of: next.target, in: next.project)
            where seen.insert(found.project.path + "#" + found.target.id).inserted {
                files += sources.compiled(found.target, in: found.project)
                pending.append(found)
            }
        }
        let siblings = packages + ([project] + others).flatMap { $0.packages.compactMap(\.path) }
        let contents = PackageSources(tree: tree).contents(
            of: products, siblings: siblings, on: self.sources.platform)
        files += contents.files
        unread += contents.unread
        unread = Set(unread).sorted()
        binaries = Set(binaries).sorted()
        var known: Set<String> = []
        files = files.filter { known.insert($0).inserted }
    }

    /// The libraries that a target links or waits for; Swift links what it imports and finds built.
    private mutating func libraries(of target: XcodeTarget, in project: XcodeProject) -> [Found] {
        var found: [Found] = []
        for link in target.links where isUsed(link.platforms) {
            switch link.kind {
            case .target(let id):
                if let other = project.targets.first(where: { $0.id == id }) { found.append((other, project)) }
            case .product(let id, let path):
                guard let owner = owner(path), let other = owner.targets.first(where: { $0.productReference == id })
                else { continue }
                found.append((other, owner))
            case .binary(let path):
                if let built = self.target(building: Path.name(path)) { found.append(built) } else { addUnread(path) }
            case .package(let product, let package): add(product, of: package)
            }
        }
        for dependency in target.dependencies where isUsed(dependency.platforms) {
            guard let owner = dependency.project == nil ? project : owner(dependency.project),
                let other = owner.targets.first(where: { $0.id == dependency.target })
            else { continue }
            found.append((other, owner))
        }
        return found.filter { Self.isLibrary($0.target.productType) }
    }

    private func isUsed(_ platforms: [Platform]?) -> Bool {
        platforms?.contains(sources.platform) ?? true
    }

    private func owner(_ path: String?) -> XcodeProject? {
        path == project.path ? project : others.first { $0.path == path }
    }

    /// The target of any project around that makes a product of a name, as Xcode finds implicit dependencies.
    private func target(building name: String) -> Found? {
        var first: Found?
        for project in [project] + others {
            for target in project.targets where target.productName == name {
                if target.platforms.contains(sources.platform) { return (target, project) }
                first = first ?? (target, project)
            }
        }
        return first
    }

    private mutating func addUnread(_ path: String) {
        guard tree.kind(path) == nil else { return binaries.append(path) }
        let file = Path.name(path)
        unread.append(file.hasSuffix(".framework") ? String(file.dropLast(".framework".count)) : file)
    }

    private mutating func add(_ product: String, of package: XcodeProject.Package?) {
        if let path = package?.path, tree.kind(path) != nil {
            products.append(.init(name: product, package: path))
        } else {
            // A local package of the same name stands in for a remote one.
            products.append(.init(name: product, package: nil))
        }
    }

    private static func isLibrary(_ type: ProductType?) -> Bool {
        switch type {
        case .framework, .staticFramework, .dynamicLibrary, .staticLibrary: true
        default: false
        }
    }
}
