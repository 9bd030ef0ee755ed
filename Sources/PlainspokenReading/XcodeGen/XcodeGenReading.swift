import PlainspokenModel

extension XcodeGenProject {
    /// Reads a spec with all that it includes and works out the project that XcodeGen would generate.
    ///
    /// Paths in the spec are relative to its folder. Where an include is not found from there, or none of the source
    /// paths exists, the folders above it are tried up to `root`, since many repositories call
    /// `xcodegen --spec Folder/project.yml --project-root .`.
    ///
    /// - Parameters:
    ///   - specPath: The absolute path of the spec.
    ///   - tree: The files.
    ///   - variables: The environment in which XcodeGen would run; `${NAME}` without one stays and is listed.
    ///   - root: The absolute path of the app's folder, to which places are relative; the spec's folder if nil.
    /// - Returns: The project; `fatal` says why it has no targets.
    package static func read(
        specPath: String, tree: FileTree, environment variables: [String: String] = [:], root: String? = nil
    ) -> XcodeGenProject {
        let specFolder = Path.parent(specPath)
        let top = root ?? specFolder
        var first: XcodeGenProject?
        for folder in folders(from: specFolder, upTo: top) {
            let reader = SpecReader(
                specPath: specPath, folder: folder, tree: tree, variables: variables,
                displayPath: { $0.hasPrefix("/") ? Path.relative($0, to: top) : $0 })
            let attempt = reader.read()
            if attempt.isPlausible { return attempt.project }
            first = first ?? attempt.project
        }
        return first ?? XcodeGenProject(specPath: specPath, folder: specFolder)
    }

    /// The spec's folder and those above it, up to and with the root where it lies inside.
    private static func folders(from folder: String, upTo root: String) -> [String] {
        var folders = [folder]
        guard folder.hasPrefix(root == "/" ? root : root + "/") else { return folders }
        while let last = folders.last, last != root, last != "/" { folders.append(Path.parent(last)) }
        return folders
    }
}

/// Reads one spec with one folder for its paths.
struct SpecReader {
    struct Attempt {
        var project: XcodeGenProject
        /// False where an include is missing or no source path exists: the paths may mean another folder.
        var isPlausible: Bool
    }

    let specPath: String
    let folder: String
    let tree: FileTree
    let variables: [String: String]
    let displayPath: (String) -> String
    /// How many settings all targets may have together; groups could multiply them without bound.
    var settingBudget = 500_000

    func read() -> Attempt {
        var project = XcodeGenProject(specPath: specPath, folder: folder)
        var loader = SpecLoader(tree: tree, variables: variables, displayPath: displayPath)
        var missesInclude = false
        do throws(SpecFailure) {
            let spec = try loader.load(specPath, projectFolder: folder)
            var templates = SpecTemplates(expansion: loader.expansion)
            let targets = templates.targets(of: spec)
            let schemes = templates.schemes(of: spec)
            if templates.expansion.isExhausted { throw loader.tooLarge(specPath) }
            project.problems = loader.problems + templates.problems
            project.repeated = loader.repeated
            fill(&project, spec: spec, targets: targets, schemes: schemes)
        } catch {
            project.fatal = error.problem
            missesInclude = error.missingInclude != nil
        }
        project.files = loader.files
        project.problems = project.problems.uniqued.sorted()
        let declared = project.fatal == nil && hasMissingSourcesOnly(project)
        return Attempt(project: project, isPlausible: !missesInclude && !declared)
    }

    /// Whether there are source paths and not one of them exists.
    private func hasMissingSourcesOnly(_ project: XcodeGenProject) -> Bool {
        project.targets.allSatisfy(\.sources.isEmpty)
            && project.problems.contains { $0.message.hasPrefix("the source path") }
    }

    private func fill(
        _ project: inout XcodeGenProject, spec: [PropertyEntry], targets: [SpecItem], schemes: [SpecItem]
    ) {
        let place = Place(path: displayPath(specPath))
        if let name = spec["name"]?.scalar {
            project.name = name
        } else {
            project.problems.append(Problem("the spec has no name:, so XcodeGen refuses it", at: place))
        }
        project.developmentLanguage = spec["options"]?["developmentLanguage"]?.scalar ?? "en"
        project.configurations = Self.configurations(spec["configs"])
        project.packages = packages(spec)
        project.projectReferences = (spec["projectReferences"]?.entries ?? []).compactMap { entry in
            guard let path = entry.value["path"]?.string else { return nil }
            return .init(name: entry.key, path: Path.join(folder, path), place: entry.place)
        }
        project.schemes = schemes.map { SchemeReading.scheme($0, in: project.configurations) }

        var reader = TargetReader(reader: self, spec: spec, project: project, items: targets)
        project.targets = targets.map { reader.read($0) }.sorted { ($0.name, $0.place) < ($1.name, $1.place) }
        let schemes = SchemeReading(project: project, items: targets)
        for index in project.targets.indices {
            let name = project.targets[index].name
            project.targets[index].archiveConfigurations = schemes.archiveConfigurations(of: name)
        }
        project.problems += reader.problems
        project.unexpandedVariables = reader.unexpanded.uniqued.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
    }

    private static func configurations(_ value: PropertyValue?) -> [XcodeGenProject.Configuration] {
        let entries = value?.entries ?? []
        let isUsable = !entries.isEmpty && entries.allSatisfy { $0.value.string != nil }
        guard isUsable else {
            return [.init(name: "Debug", kind: .debug), .init(name: "Release", kind: .release)]
        }
        return entries.map { entry in
            .init(name: entry.key, kind: entry.value.string.flatMap(XcodeGenProject.Configuration.Kind.init))
        }.sorted { $0.name < $1.name }
    }

    private func packages(_ spec: [PropertyEntry]) -> [XcodeGenProject.Package] {
        var packages: [XcodeGenProject.Package] = (spec["packages"]?.entries ?? []).map { entry in
            let path = entry.value["path"]?.string.map(packagePath)
            let hub = entry.value["github"]?.string.map { "https://github.com/" + $0 }
            let url = path == nil ? hub ?? entry.value["url"]?.string : nil
            return .init(name: entry.key, path: path, url: url, place: entry.place)
        }
        for item in spec["localPackages"]?.list ?? [] {
            guard let path = item.string.map(packagePath) else { continue }
            packages.append(.init(name: Path.name(path), path: path, url: nil, place: item.place))
        }
        return packages.sorted { ($0.name, $0.place) < ($1.name, $1.place) }
    }

    /// The absolute path of a local package.
    ///
    /// Before XcodeGen 2.43 package paths of an included spec were relative to the project's folder, not to that spec's;
    /// where nothing stands at the newer meaning, the folder of the include is taken off again.
    private func packagePath(_ path: String) -> String {
        let newer = Path.join(folder, path)
        var rest = path[...]
        while tree.kind(Path.join(folder, String(rest))) == nil {
            guard !rest.hasPrefix("/"), let slash = rest.firstIndex(of: "/") else { return newer }
            rest = rest[rest.index(after: slash)...]
        }
        return Path.join(folder, String(rest))
    }
}
