import PlainspokenModel

/// A Tuist project, read from the text of its manifest without running it.
package struct TuistProject: Sendable {
    package enum InfoPlist: Sendable {
        /// Tuist writes it from nothing.
        case standard
        /// A file, by its absolute path, with the place that names it.
        case file(String, Place)
        /// Entries that Tuist writes into a list of its own.
        case entries(PropertyValue)
        /// Put together at run time.
        case unknown
    }

    package struct Target: Sendable {
        package var name: String
        package var platforms: [Platform]
        package var product: String
        package var place: Place
        package var deploymentTargets: [Platform: String]
        package var infoPlist: InfoPlist
        /// Absolute path of an entitlements file, or entries.
        package var entitlementsPath: String?
        package var entitlements: PropertyValue?
        package var sources: [String]
        package var sourceExcludes: [String]
        package var resources: [String]
        package var dependencies: [Dependency]
        package var settings: [PropertyEntry]
    }

    package enum Dependency: Sendable, Hashable {
        case target(String)
        /// A target of the project in another folder, by its absolute path.
        case project(target: String, folder: String)
        /// A package, framework or library whose sources are elsewhere.
        case outside(String)
    }

    package var path: String
    package var folder: String
    package var name: String
    package var developmentLanguage = "en"
    package var targets: [Target] = []
    package var settings: [PropertyEntry] = []
    /// How many files were read.
    package var fileCount = 0

    /// Reads `Project.swift` with the helpers of the nearest `Tuist` folder.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the manifest.
    ///   - tree: The files.
    ///   - root: The absolute path of the app's folder, to which places are relative.
    /// - Returns: The project as far as it can be read off the text.
    /// - Throws: A problem where the manifest cannot be read.
    package static func read(path: String, tree: FileTree, root: String) throws(Problem) -> TuistProject {
        var files = [scan(try tree.read(path), path: path, root: root)]
        for helper in helpers(from: Path.parent(path), tree: tree) {
            if let bytes = try? tree.read(helper) { files.append(scan(bytes, path: helper, root: root)) }
        }
        var project = TuistProject(path: path, folder: Path.parent(path), name: Path.name(Path.parent(path)))
        project.fileCount = files.count
        TuistReader(evaluator: ManifestEvaluator(files: files), folder: project.folder).fill(&project)
        return project
    }

    private static func scan(_ bytes: [UInt8], path: String, root: String) -> SourceFacts {
        SwiftScanner.scan(SourceText(path: Path.relative(path, to: root), bytes: bytes))
    }

    /// Swift files of `Tuist/ProjectDescriptionHelpers` in the folder or one above it.
    private static func helpers(from folder: String, tree: FileTree) -> [String] {
        var current = folder
        while true {
            let helpers = Path.join(current, "Tuist/ProjectDescriptionHelpers")
            if tree.kind(helpers) == .directory { return swiftFiles(in: helpers, tree: tree, depth: 0) }
            let parent = Path.parent(current)
            guard parent != current, parent != "." else { return [] }
            current = parent
        }
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
