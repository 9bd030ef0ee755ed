import PlainspokenModel

/// Reads the build phases of targets: what is compiled, copied and linked.
struct BuildPhases {
    typealias SourceFile = XcodeTarget.SourceFile

    private let objects: ProjectObjects
    private let paths: ProjectPaths
    private let tree: FileTree
    private let packages: PackageReferences
    /// Targets of this project by the reference of their product.
    private let products: [String: String]
    /// How many more files all targets may list together; phases may be shared.
    private var remaining = 400_000
    /// How many more missing files are looked for in other upper and lower case.
    private var remainingSearches = 500
    /// Paths as the disk spells them; nil for what is not there.
    private var disk: [String: String?] = [:]
    private(set) var problems: [Problem] = []
    /// The package products of the target that is read.
    private var known: Set<XcodeTarget.Link.Kind> = []

    init(_ objects: ProjectObjects, _ paths: ProjectPaths, tree: FileTree, packages: PackageReferences) {
        self.objects = objects
        self.paths = paths
        self.tree = tree
        self.packages = packages
        var products: [String: String] = [:]
        for target in objects.all where target.isa == "PBXNativeTarget" {
            if let product = target.text("productReference") { products[product] = target.id }
        }
        self.products = products
    }

    static func kind(of phase: ProjectObjects.Object) -> SourceFile.Phase? {
        switch phase.isa {
        case "PBXSourcesBuildPhase": .compile
        case "PBXResourcesBuildPhase": .resource
        case "PBXHeadersBuildPhase": .header
        case "PBXFrameworksBuildPhase": .framework
        case "PBXCopyFilesBuildPhase": .copyFiles
        default: nil
        }
    }

    /// Fills in the files, links and dependencies of a target.
    mutating func read(_ object: ProjectObjects.Object, into target: inout XcodeTarget) {
        known = []
        for phase in objects.objects("buildPhases", of: object) {
            guard let kind = Self.kind(of: phase) else { continue }
            for item in objects.objects("files", of: phase) where remaining > 0 {
                remaining -= 1
                read(item, kind, into: &target)
            }
        }
        for product in objects.objects("packageProductDependencies", of: object) {
            addPackage(product, platforms: nil, at: product.place, to: &target)
        }
        target.dependencies = objects.objects("dependencies", of: object).compactMap(dependency)
        target.links = target.links.uniqued
        reportMissing(in: target)
    }

    private mutating func read(
        _ item: ProjectObjects.Object, _ kind: SourceFile.Phase, into target: inout XcodeTarget
    ) {
        let platforms = PlatformFilter.platforms(of: item)
        if let product = objects[item.text("productRef")] {
            return addPackage(product, platforms: platforms, at: item.place, to: &target)
        }
        guard let reference = objects[item.text("fileRef")] else { return }
        if kind == .framework || kind == .copyFiles, let link = link(reference) {
            target.links.append(.init(kind: link, platforms: platforms, place: item.place))
            return
        }
        addFile(reference, kind, platforms, at: item.place, depth: 0, to: &target)
    }

    // MARK: Files

    private mutating func addFile(
        _ reference: ProjectObjects.Object, _ kind: SourceFile.Phase, _ platforms: [Platform]?, at place: Place,
        depth: Int, to target: inout XcodeTarget
    ) {
        // Localised files are groups of one file a language.
        if reference.isa == "PBXVariantGroup" || reference.isa == "PBXGroup" {
            guard depth < 4 else { return }
            for child in objects.objects("children", of: reference) where remaining > 0 {
                remaining -= 1
                addFile(child, kind, platforms, at: place, depth: depth + 1, to: &target)
            }
            return
        }
        guard let written = paths.path(of: reference.id) else { return }
        guard let path = diskPath(written) else {
            if kind == .compile { target.missingSources.append(written) }
            return
        }
        if path.hasSuffix(".lproj"), depth < 4 {
            return addLocalized(in: path, kind, platforms, at: place, to: &target)
        }
        let type = reference.text("lastKnownFileType") ?? reference.text("explicitFileType") ?? ""
        let isFolder = type.hasPrefix("folder") || type.hasPrefix("wrapper") || SourceKinds.suffix(of: path).isEmpty
        target.sources.append(
            SourceFile(
                path: path, name: Path.name(written), phase: kind, locale: LocaleFolder.locale(around: written),
                isFolder: isFolder && tree.kind(path) == .directory, platforms: platforms, place: place))
    }

    /// A folder of one language that is copied whole.
    private mutating func addLocalized(
        in folder: String, _ kind: SourceFile.Phase, _ platforms: [Platform]?, at place: Place,
        to target: inout XcodeTarget
    ) {
        for entry in tree.list(folder) where entry.kind == .file && remaining > 0 {
            remaining -= 1
            target.sources.append(
                SourceFile(
                    path: Path.join(folder, entry.name), phase: kind,
                    locale: LocaleFolder.locale(of: Path.name(folder)),
                    platforms: platforms, place: place))
        }
    }

    private mutating func diskPath(_ path: String) -> String? {
        if let known = disk[path] { return known }
        var found = tree.kind(path) == nil ? nil : path
        if found == nil, remainingSearches > 0 {
            remainingSearches -= 1
            found = DiskPath.resolve(path, in: tree)?.path
        }
        disk[path] = .some(found)
        return found
    }

    private mutating func reportMissing(in target: XcodeTarget) {
        let missing = target.missingSources
        guard let first = missing.first, target.productType?.isTest != true else { return }
        let name = Path.name(first)
        let message =
            missing.count == 1
            ? "the source file \(name) of target \(target.name) does not exist"
            : "\(missing.count) source files of target \(target.name) do not exist, \(name) among them"
        problems.append(Problem(message, at: target.place))
    }

    // MARK: Links

    /// What a file reference of a frameworks or copy phase stands for; nil where it is a plain file or comes with Xcode.
    private func link(_ reference: ProjectObjects.Object) -> XcodeTarget.Link.Kind? {
        if let target = products[reference.id] { return .target(target) }
        if let proxy = objects[reference.text("remoteRef")] { return product(behind: proxy) }
        let path = reference.text("path") ?? reference.text("name") ?? ""
        guard ["framework", "xcframework", "a", "dylib"].contains(Path.fileExtension(path)) else { return nil }
        switch reference.text("sourceTree") {
        case "SDKROOT", "DEVELOPER_DIR", "PLATFORM_DIR": return nil
        default: break
        }
        if path.hasPrefix("System/Library/") || path.hasPrefix("usr/lib/") || path.contains("/SDKs/") { return nil }
        return .binary(paths.path(of: reference.id) ?? path)
    }

    private func product(behind proxy: ProjectObjects.Object) -> XcodeTarget.Link.Kind? {
        guard let product = proxy.text("remoteGlobalIDString"),
            let project = paths.path(of: proxy.text("containerPortal") ?? ""),
            project.hasSuffix(".xcodeproj")
        else { return nil }
        return .product(product, project: project)
    }

    private mutating func addPackage(
        _ product: ProjectObjects.Object, platforms: [Platform]?, at place: Place, to target: inout XcodeTarget
    ) {
        // Plug-ins run while the app is built and are no part of it.
        guard let name = product.text("productName"), !name.hasPrefix("plugin:") else { return }
        let kind = XcodeTarget.Link.Kind.package(product: name, packages.package(product.text("package")))
        // The target's own list repeats what its frameworks phase has.
        guard known.insert(kind).inserted else { return }
        target.links.append(.init(kind: kind, platforms: platforms, place: place))
    }

    // MARK: Dependencies

    private func dependency(_ object: ProjectObjects.Object) -> XcodeTarget.Dependency? {
        let platforms = PlatformFilter.platforms(of: object)
        if let target = object.text("target") {
            return .init(target: target, project: nil, platforms: platforms)
        }
        guard let proxy = objects[object.text("targetProxy")], let target = proxy.text("remoteGlobalIDString") else {
            return nil
        }
        if proxy.text("containerPortal") == objects.project?.id {
            return .init(target: target, project: nil, platforms: platforms)
        }
        guard let project = paths.path(of: proxy.text("containerPortal") ?? "") else { return nil }
        return .init(target: target, project: project, platforms: platforms)
    }
}

/// The Swift packages that a project names.
struct PackageReferences {
    private(set) var all: [XcodeProject.Package] = []
    private var byID: [String: XcodeProject.Package] = [:]

    /// How many file references are looked at for a `Package.swift`.
    private static let maximumSearches = 2_000

    init(_ objects: ProjectObjects, _ paths: ProjectPaths, tree: FileTree) {
        var searches = 0
        for object in objects.all {
            switch object.isa {
            case "XCLocalSwiftPackageReference":
                let path = object.text("relativePath") ?? object.text("path") ?? ""
                add(.init(path: Path.join(paths.folder, path), url: nil, place: object.place), id: object.id)
            case "XCRemoteSwiftPackageReference":
                add(.init(path: nil, url: object.text("repositoryURL") ?? "", place: object.place), id: object.id)
            case "PBXFileReference":
                // A package dragged into the project is a folder in it and nothing else.
                let type = object.text("lastKnownFileType") ?? "folder"
                guard type == "folder" || type == "wrapper" || type == "text", searches < Self.maximumSearches,
                    let path = paths.path(of: object.id)
                else { continue }
                searches += 1
                guard tree.kind(Path.join(path, "Package.swift")) == .file else { continue }
                add(.init(path: path, url: nil, place: object.place), id: object.id)
            default: continue
            }
        }
    }

    func package(_ id: String?) -> XcodeProject.Package? {
        id.flatMap { byID[$0] }
    }

    private mutating func add(_ package: XcodeProject.Package, id: String) {
        byID[id] = package
        all.append(package)
    }
}
