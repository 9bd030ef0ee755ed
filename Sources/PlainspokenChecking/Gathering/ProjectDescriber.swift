import PlainspokenModel
import PlainspokenReading

/// Reads a project of any format and describes its targets.
struct ProjectDescriber {
    let tree: FileTree
    let variables: [String: String]
    let configurationName: String?
    /// Workspaces that may hold the project beside others, and their projects, read once.
    var workspaces: XcodeWorkspaces

    /// Why a project cannot be judged.
    struct Failure: Error {
        /// The name of the project.
        var name: String
        /// With an absolute path.
        var problem: Problem
    }

    mutating func describe(_ file: ProjectFile, root: String) throws(Failure) -> ProjectDescription {
        switch file {
        case .spec(let path): try describeSpec(path, root: root)
        case .xcode(let path): try describeXcode(path, root: root)
        case .tuist(let path): try describeTuist(path, root: root)
        case .plain(let kind, let path): try describePlain(kind, path, root: root)
        }
    }

    private func describePlain(
        _ kind: PlainProject, _ path: String, root: String
    ) throws(Failure) -> ProjectDescription {
        do throws(Problem) {
            return try PlainProjectGathering(tree: tree, root: root).describe(kind, path)
        } catch {
            let place = Place(path: Path.join(root, error.place.path), position: error.place.position)
            throw Failure(name: Path.name(kind.folder(of: path)), problem: Problem(error.message, at: place))
        }
    }

    private func describeTuist(_ path: String, root: String) throws(Failure) -> ProjectDescription {
        do throws(Problem) {
            let project = try TuistProject.read(path: path, tree: tree, root: root)
            return TuistGathering(project: project, tree: tree, root: root).describe()
        } catch {
            throw Failure(name: Path.name(Path.parent(path)), problem: error)
        }
    }

    private func describeSpec(_ path: String, root: String) throws(Failure) -> ProjectDescription {
        let project = XcodeGenProject.read(specPath: path, tree: tree, environment: variables, root: root)
        try check(project.fatal, project.configurations.map(\.name), named: project.name, at: path, root: root)
        let packages = PackageSources(tree: tree)
        return XcodeGenGathering(project: project, configurationName: configurationName, packages: packages).describe()
    }

    private mutating func describeXcode(_ path: String, root: String) throws(Failure) -> ProjectDescription {
        let project = XcodeProject.read(
            path: path, tree: tree, environment: variables, root: root, schemes: workspaces.schemes(of: path))
        try check(project.fatal, project.configurations, named: project.name, at: path, root: root)
        let gathering = XcodeProjectGathering(
            project: project, others: workspaces.neighbours(of: project),
            packages: workspaces.packages(of: path), configurationName: configurationName, tree: tree)
        var description = gathering.describe()
        PlugInGathering(tree: tree, root: root, folder: Path.parent(path), packages: project.packages)
            .add(to: &description)
        GeneratorInputs(tree: tree, root: root, folder: Path.parent(path)).add(to: &description)
        return description
    }

    private func check(
        _ fatal: Problem?, _ configurations: [String], named name: String, at path: String, root: String
    ) throws(Failure) {
        if let fatal {
            let place = Place(path: Path.join(root, fatal.place.path), position: fatal.place.position)
            throw Failure(name: name, problem: Problem(fatal.message, at: place))
        }
        guard let wanted = configurationName, !configurations.contains(wanted) else { return }
        let message = "has no configuration “\(wanted)”; it has \(configurations.joined(separator: ", "))"
        throw Failure(name: name, problem: Problem(message, at: Place(path: path)))
    }
}
