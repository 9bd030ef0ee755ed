import PlainspokenModel

/// A project as Xcode keeps it in `X.xcodeproj`.
package struct XcodeProject: Sendable {
    /// A Swift package that the project names.
    package struct Package: Hashable, Sendable {
        /// The absolute path of a local package.
        package var path: String?
        /// The address of a remote package.
        package var url: String?
        package var place: Place

        package init(path: String?, url: String?, place: Place) {
            self.path = path
            self.url = url
            self.place = place
        }
    }

    /// The absolute path of the `.xcodeproj`.
    package var path: String
    /// The absolute path of the folder that build settings call `SRCROOT`.
    package var folder: String
    package var name: String
    package var developmentRegion: String
    package var knownRegions: [String]
    /// The names of the project's configurations in their order.
    package var configurations: [String]
    package var defaultConfiguration: String?
    /// Those that Xcode builds itself, in the order of the project; aggregate and legacy targets are left out.
    package var targets: [XcodeTarget]
    package var packages: [Package]
    /// Absolute paths of the projects inside this one.
    package var subprojects: [String]
    package var schemes: [XcodeScheme]
    /// Absolute paths of all files that describe the project.
    package var files: [String]
    /// What is wrong and does not keep the rest from being read, sorted by place.
    package var problems: [Problem]
    /// Why nothing could be read; there are no targets then.
    package var fatal: Problem?

    package init(path: String) {
        self.path = path
        folder = Path.parent(path)
        let file = Path.name(path)
        name = file.hasSuffix(".xcodeproj") ? String(file.dropLast(".xcodeproj".count)) : file
        developmentRegion = "en"
        knownRegions = []
        configurations = []
        targets = []
        packages = []
        subprojects = []
        schemes = []
        files = []
        problems = []
    }

    /// The first target of a name.
    package func target(_ name: String) -> XcodeTarget? {
        targets.first { $0.name == name }
    }
}

/// What can be told of a project at a glance: which others it holds, and what it builds.
package struct XcodeProjectOutline: Sendable {
    /// Absolute paths.
    package var subprojects: [String]
    package var productTypes: [ProductType]
    /// Whether the file could be read as a project.
    package var isReadable: Bool

    /// Reads the project at the absolute path of an `.xcodeproj`.
    package static func read(path: String, tree: FileTree) -> XcodeProjectOutline {
        let bytes = (try? tree.read(Path.join(path, "project.pbxproj"))) ?? []
        let objects = ProjectObjects(PropertyListDocument.read(bytes, path: path).root)
        guard let project = objects.project else {
            return XcodeProjectOutline(subprojects: [], productTypes: [], isReadable: false)
        }
        let folder = Path.join(Path.parent(path), project.text("projectDirPath") ?? "")
        let paths = ProjectPaths(objects, folder: folder)
        let types = objects.objects("targets", of: project).compactMap { $0.text("productType") }
        return XcodeProjectOutline(
            subprojects: subprojects(of: project, paths), productTypes: types.compactMap(ProductType.init(spelling:)),
            isReadable: true)
    }

    static func subprojects(of project: ProjectObjects.Object, _ paths: ProjectPaths) -> [String] {
        (project["projectReferences"]?.items ?? []).compactMap { $0["ProjectRef"]?.scalar }.compactMap(paths.path)
    }
}
