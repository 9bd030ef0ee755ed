import PlainspokenModel

/// A Tuist project, computed from the text of its manifest without running it.
package struct TuistProject: Sendable {
    package enum InfoPlist: Sendable {
        /// Tuist writes it from nothing.
        case standard
        /// A file, by its path, with the place that names it.
        case file(String, Place)
        /// Entries that Tuist writes into a list of its own; null where a value is put together by code that is not
        /// understood.
        case entries(PropertyValue)
        /// Put together by code that is not understood, here.
        case unknown(Place)
    }

    package struct Target: Sendable {
        package var name: String
        package var platforms: [Platform]
        package var product: String
        package var place: Place
        package var deploymentTargets: [Platform: String] = [:]
        package var infoPlist: InfoPlist = .standard
        /// Absolute path of an entitlements file, or entries.
        package var entitlementsPath: String?
        package var entitlements: PropertyValue?
        /// Where they are put together by code that is not understood.
        package var unreadEntitlements: Place?
        package var productName: String?
        package var bundleIdentifier: String?
        package var sources = Files()
        package var resources = Files()
        /// Absolute paths of folders that are compiled and copied whole, but for what is excluded.
        package var folders = Files()
        package var dependencies: [Dependency] = []
        package var settings = Settings()
    }

    /// Absolute patterns.
    package struct Files: Sendable {
        package var included: [String] = []
        package var excluded: [String] = []
    }

    /// The settings of a project or target.
    package struct Settings: Sendable {
        package struct Configuration: Sendable {
            package var name: String
            package var isDebug: Bool
            package var entries: [PropertyEntry]
            /// The absolute path of an xcconfig file.
            package var xcconfig: String?
        }

        package var base: [PropertyEntry] = []
        package var configurations: [Configuration] = []
    }

    package struct Dependency: Sendable, Hashable {
        package enum Kind: Sendable, Hashable {
            case target(String)
            /// A target of the project in another folder, by its absolute path.
            case project(target: String, folder: String)
            /// A product of a package.
            case package(String)
            /// A built framework or library, by its absolute path.
            case binary(String)
            /// What the manifest computes in a way that is not understood, as it is written.
            case unread(String)
        }

        package var kind: Kind
        /// The platforms it is used on, where a condition names them.
        package var platforms: [Platform]?
    }

    package struct Scheme: Sendable {
        package var name: String
        package var targets: [String]
        package var archiveConfiguration: String?
    }

    package var path: String
    package var folder: String
    package var name: String
    package var developmentLanguage = "en"
    package var targets: [Target] = []
    package var settings = Settings()
    package var schemes: [Scheme] = []
    /// Absolute paths of local packages.
    package var packages: [String] = []
    /// How many files were read.
    package var fileCount = 0

    /// Reads `Project.swift` with the helpers around it.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the manifest.
    ///   - tree: The files.
    ///   - root: The absolute path of the app's folder, to which places are relative.
    ///   - variables: What environment variables hold, which the manifest may ask for.
    /// - Returns: The project as far as it can be told from the text.
    /// - Throws: A problem where the manifest cannot be read.
    package static func read(
        path: String, tree: FileTree, root: String, variables: [String: String] = [:]
    ) throws(Problem) -> TuistProject {
        let layout = TuistLayout(manifest: path, tree: tree)
        var paths = [path]
        var texts = [SourceText(path: Path.relative(path, to: root), bytes: try tree.read(path))]
        for helper in layout.helpers {
            guard let bytes = try? tree.read(helper) else { continue }
            paths.append(helper)
            texts.append(SourceText(path: Path.relative(helper, to: root), bytes: bytes))
        }
        var project = TuistProject(path: path, folder: Path.parent(path), name: Path.name(Path.parent(path)))
        project.fileCount = texts.count
        project.packages = layout.packages
        let interpreter = ManifestInterpreter(
            files: texts.map { ManifestParser.parse($0.bytes) }, variables: variables)
        var reader = TuistReader(
            interpreter: interpreter, texts: texts, paths: paths, top: layout.root)
        reader.fill(&project)
        return project
    }

    /// The configuration that is archived: a scheme's, else `Release`, else the last one.
    package func archiveConfiguration(of target: String) -> String {
        let names = configurations
        let own = schemes.filter { $0.targets.contains(target) || $0.name == target }
        if let named = own.lazy.compactMap(\.archiveConfiguration).first(where: names.contains) { return named }
        if names.contains("Release") { return "Release" }
        return settings.configurations.last { !$0.isDebug }?.name ?? names.last ?? "Release"
    }

    /// The names of the configurations, in their order.
    package var configurations: [String] {
        let all = settings.configurations + targets.flatMap(\.settings.configurations)
        let named = all.map(\.name).uniqued
        return named.isEmpty ? ["Debug", "Release"] : named
    }
}

/// Where Tuist looks for what a manifest shares with others.
private struct TuistLayout {
    /// The folder that `.relativeToRoot` means.
    let root: String
    /// Absolute paths of the Swift files of `ProjectDescriptionHelpers`, those of local plug-ins included.
    let helpers: [String]
    /// Absolute paths of the local packages that the dependencies' manifest names.
    let packages: [String]

    init(manifest: String, tree: FileTree) {
        let root = Self.root(above: Path.parent(manifest), tree: tree)
        self.root = root
        let settings = DiskPath.resolve(Path.join(root, "Tuist"), in: tree)?.path ?? Path.join(root, "Tuist")
        var folders = [Path.join(settings, "ProjectDescriptionHelpers")]
        for plugins in [root, Path.join(root, "Plugins"), Path.join(root, "Plugin"), Path.join(settings, "Plugins")] {
            folders += tree.list(plugins).filter { $0.kind == .directory && !$0.name.hasPrefix(".") }
                .map { Path.join(plugins, $0.name + "/ProjectDescriptionHelpers") }
        }
        helpers = folders.uniqued.flatMap { Self.swiftFiles(in: $0, tree: tree, depth: 0) }
        packages = [Path.join(settings, "Package.swift"), Path.join(root, "Package.swift")].flatMap { path in
            let manifest = (try? tree.read(path)).map { SwiftPackageManifest.read($0, path: path) }
            return manifest?.localPackages.map { Path.join(Path.parent(path), $0) } ?? []
        }
    }

    /// The nearest folder above with a `Tuist` folder or file, or a repository; the manifest's own folder otherwise.
    private static func root(above folder: String, tree: FileTree) -> String {
        var current = folder
        for _ in 0..<64 {
            let isRoot = tree.list(current).contains {
                ["tuist", "tuist.swift", ".git"].contains($0.name.lowercased())
            }
            if isRoot { return current }
            let parent = Path.parent(current)
            guard parent != current, parent != "." else { break }
            current = parent
        }
        return folder
    }

    private static func swiftFiles(in folder: String, tree: FileTree, depth: Int) -> [String] {
        guard depth < 6 else { return [] }
        return tree.list(folder).flatMap { entry -> [String] in
            let path = Path.join(folder, entry.name)
            switch entry.kind {
            case .file: return entry.name.hasSuffix(".swift") ? [path] : []
            case .directory: return swiftFiles(in: path, tree: tree, depth: depth + 1)
            }
        }
    }
}
