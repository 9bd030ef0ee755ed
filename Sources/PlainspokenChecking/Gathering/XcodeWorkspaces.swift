import PlainspokenModel
import PlainspokenReading

/// The workspaces around Xcode projects: which projects are built together.
struct XcodeWorkspaces {
    private let tree: FileTree
    private let workspaces: [XcodeWorkspace]
    private var read: [String: XcodeProject] = [:]

    /// A project with more others around it than this goes without the rest.
    private static let maximumCount = 128

    /// Reads the workspaces at absolute paths.
    init(_ paths: [String], tree: FileTree) {
        self.tree = tree
        workspaces = paths.map { XcodeWorkspace.read(path: $0, tree: tree) }
    }

    /// Whether a project is other people's, written by their tools.
    static func isForeign(_ path: String) -> Bool {
        let name = Path.name(path)
        return name == "Pods.xcodeproj" || name == "_Pods.xcodeproj"
            || path.split(separator: "/").contains { ProjectFinder.isUnread(String($0)) && $0 != "vendor" }
    }

    /// The schemes that workspaces keep for a project beside its own.
    func schemes(of project: String) -> [XcodeScheme] {
        around(project).flatMap { $0.schemes(tree: tree) }
    }

    /// Absolute paths of Swift packages that stand in a workspace beside a project.
    func packages(of project: String) -> [String] {
        around(project).flatMap(\.others).filter { tree.kind(Path.join($0, "Package.swift")) == .file }
    }

    /// The projects inside a project and those that stand beside it in a workspace.
    mutating func neighbours(of project: XcodeProject) -> [XcodeProject] {
        var pending = around(project.path).flatMap(\.projects).filter { !Self.isForeign($0) } + project.subprojects
        pending.reverse()
        var seen: Set<String> = [project.path]
        var found: [XcodeProject] = []
        while let path = pending.popLast(), found.count < Self.maximumCount {
            guard seen.insert(path).inserted, tree.kind(path) == .directory else { continue }
            let other = read[path] ?? XcodeProject.read(path: path, tree: tree)
            read[path] = other
            guard other.fatal == nil else { continue }
            found.append(other)
            pending += other.subprojects.reversed()
        }
        return found
    }

    private func around(_ project: String) -> [XcodeWorkspace] {
        workspaces.filter { $0.projects.contains(project) }
    }
}
