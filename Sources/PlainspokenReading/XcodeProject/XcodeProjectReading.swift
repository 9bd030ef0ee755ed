import PlainspokenModel

extension XcodeProject {
    /// Reads the project at the absolute path of an `.xcodeproj`.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the folder that holds `project.pbxproj`.
    ///   - tree: The files.
    ///   - variables: Settings given on the command line, which outrank all others.
    ///   - root: The folder that places are relative to; the project's folder if nil.
    ///   - extra: Schemes that workspaces keep for the project.
    /// - Returns: The project; `fatal` says why it has no targets.
    package static func read(
        path: String, tree: FileTree, environment variables: [String: String] = [:], root: String? = nil,
        schemes extra: [XcodeScheme] = []
    ) -> XcodeProject {
        let top = root ?? Path.parent(path)
        let reader = ProjectReader(
            path: path, tree: tree, variables: variables,
            displayPath: { $0.hasPrefix("/") ? Path.relative($0, to: top) : $0 })
        return reader.read(schemes: extra)
    }
}

/// Reads one `.xcodeproj`.
struct ProjectReader {
    let path: String
    let tree: FileTree
    let variables: [String: String]
    let displayPath: (String) -> String
    /// How many stacks of settings all targets may have together; lists of configurations may be shared.
    var stackBudget = 50_000

    private var file: String { Path.join(path, "project.pbxproj") }

    func read(schemes extra: [XcodeScheme]) -> XcodeProject {
        var project = XcodeProject(path: path)
        do throws(Problem) {
            let document = PropertyListDocument.read(try tree.read(file), path: displayPath(file))
            project.files = [file]
            project.problems = document.problems
            let objects = ProjectObjects(document.root)
            if let main = objects.project {
                fill(&project, objects, main, extra)
            } else {
                let reason = document.problems.first?.message ?? "there is no PBXProject in it"
                throw Problem("is no Xcode project: \(reason)", at: Place(path: displayPath(file)))
            }
        } catch {
            let place = error.place.path.hasPrefix("/") ? Place(path: displayPath(file)) : error.place
            project.fatal = Problem(error.message, at: place)
        }
        project.problems = project.problems.uniqued.sorted()
        return project
    }

    private func fill(
        _ project: inout XcodeProject, _ objects: ProjectObjects, _ main: ProjectObjects.Object,
        _ extra: [XcodeScheme]
    ) {
        project.folder = Path.join(Path.parent(path), main.text("projectDirPath") ?? "")
        project.developmentRegion = LocaleFolder.code(of: main.text("developmentRegion") ?? "en")
        project.knownRegions = main.texts("knownRegions")
        let paths = ProjectPaths(objects, folder: project.folder)
        project.subprojects = XcodeProjectOutline.subprojects(of: main, paths).uniqued
        var levels = ConfigurationLevels(objects, paths, tree: tree, displayPath: displayPath)
        let list = main.text("buildConfigurationList")
        project.configurations = levels.configurations(of: list).map(\.name).uniqued
        project.defaultConfiguration = objects[list]?.text("defaultConfigurationName")
        readSchemes(&project, extra)
        readTargets(&project, objects, main, paths)
        fillSettings(&project, objects, main, &levels)
        project.problems += levels.problems
        project.files += levels.files.uniqued
    }

    private func readSchemes(_ project: inout XcodeProject, _ extra: [XcodeScheme]) {
        let inner = Path.join(path, "project.xcworkspace")
        for file in XcodeScheme.files(in: path, tree: tree) + XcodeScheme.files(in: inner, tree: tree) {
            guard let bytes = try? tree.read(file) else { continue }
            project.files.append(file)
            let name = String(Path.name(file).dropLast(".xcscheme".count))
            project.schemes.append(XcodeScheme.read(bytes, name: name))
        }
        project.schemes += extra
    }

    private func readTargets(
        _ project: inout XcodeProject, _ objects: ProjectObjects, _ main: ProjectObjects.Object, _ paths: ProjectPaths
    ) {
        let packages = PackageReferences(objects, paths, tree: tree)
        var phases = BuildPhases(objects, paths, tree: tree, packages: packages)
        var folders = SynchronizedFolders(objects, paths, tree: tree)
        var seen: Set<String> = []
        for object in objects.objects("targets", of: main) {
            guard object.isa == "PBXNativeTarget", seen.insert(object.id).inserted else { continue }
            var target = XcodeTarget(
                id: object.id, name: object.text("name") ?? object.text("productName") ?? "", place: object.place,
                rawType: object.text("productType") ?? "")
            target.productReference = object.text("productReference")
            target.productName = objects[target.productReference]?.text("path").map { Path.name($0) }
            phases.read(object, into: &target)
            target.sources += folders.files(of: object)
            project.targets.append(target)
        }
        project.packages = packages.all
        project.packages += folders.packages().map { .init(path: $0.path, url: nil, place: $0.place) }
        project.packages = project.packages.uniqued
        let archives = ArchiveChoice(project)
        for index in project.targets.indices {
            let names = archives.configurations(of: project.targets[index].id)
            project.targets[index].archiveConfigurations = names
        }
    }

    // MARK: Settings

    private func fillSettings(
        _ project: inout XcodeProject, _ objects: ProjectObjects, _ main: ProjectObjects.Object,
        _ levels: inout ConfigurationLevels
    ) {
        var remaining = stackBudget
        let projectList = main.text("buildConfigurationList")
        for index in project.targets.indices {
            let list = objects[project.targets[index].id]?.text("buildConfigurationList")
            var built: [String: [BuildSettingStack.Level]] = [:]
            for name in project.configurations where remaining > 0 {
                remaining -= 1
                let outer = levels.level(of: projectList, named: name)
                let inner = levels.level(of: list, named: name)
                built[name] = [
                    .init("project xcconfig", outer.xcconfig), .init("project", outer.own),
                    .init("target xcconfig", inner.xcconfig), .init("target", inner.own),
                ]
            }
            addStacks(built, to: &project.targets[index], of: project)
        }
        if remaining == 0 {
            let place = Place(path: displayPath(file))
            project.problems.append(Problem("the targets have more configurations than are read", at: place))
        }
    }

    private func addStacks(
        _ built: [String: [BuildSettingStack.Level]], to target: inout XcodeTarget, of project: XcodeProject
    ) {
        let archived = built[target.archiveConfiguration] ?? []
        let bare = BuildSettingStack(levels: archived, sdk: "", configuration: target.archiveConfiguration)
        target.platforms = TargetDestinations(bare).platforms(of: target.productType)
        for (name, levels) in built {
            for platform in target.platforms {
                let stack = stack(levels, of: target, in: project, platform: platform, configuration: name)
                target.stacks[name, default: [:]][platform] = stack
                target.infoPlists[name, default: [:]][platform] = InfoPlistSearch.effective(
                    nil, info: nil, stack: stack, folder: project.folder, tree: tree)
            }
        }
        silencePlists(of: &target)
    }

    private func stack(
        _ levels: [BuildSettingStack.Level], of target: XcodeTarget, in project: XcodeProject, platform: Platform,
        configuration: String
    ) -> BuildSettingStack {
        let place = Place(path: displayPath(file))
        let defaults = WellKnownSettings.defaults(
            target: target.name, project: project.name, projectFolder: project.folder, configuration: configuration,
            sdk: platform.sdkName, developmentLanguage: project.developmentRegion, at: place)
        var all = [BuildSettingStack.Level("default", defaults)] + levels
        if !variables.isEmpty {
            let given = variables.sorted { $0.key < $1.key }.map { name, text in
                BuildSettingAssignment(name: name, value: PropertyValue(.string(text), at: place), place: place)
            }
            all.append(.init("command line", BuildSettings(given)))
        }
        return BuildSettingStack(levels: all, sdk: platform.sdkName, configuration: configuration)
    }

    /// The `Info.plist` is processed by Xcode and copied by nobody.
    private func silencePlists(of target: inout XcodeTarget) {
        let paths = Set(target.infoPlists.values.flatMap { $0.values.map(\.path) })
        for index in target.sources.indices where paths.contains(target.sources[index].path) {
            target.sources[index].phase = .none
        }
    }
}
