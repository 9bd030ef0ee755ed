import PlainspokenModel
import PlainspokenReading

/// Turns a Tuist project into target descriptions.
struct TuistGathering {
    let project: TuistProject
    let tree: FileTree
    let root: String
    let variables: [String: String]
    let configurationName: String?
    /// The xcconfig files of the project by their absolute paths.
    private let xcconfigs: [String: XcconfigFile]

    init(
        project: TuistProject, tree: FileTree, root: String, variables: [String: String] = [:],
        configurationName: String? = nil
    ) {
        self.project = project
        self.tree = tree
        self.root = root
        self.variables = variables
        self.configurationName = configurationName
        let all = ([project.settings] + project.targets.map(\.settings)).flatMap(\.configurations)
        xcconfigs = Dictionary(
            Set(all.compactMap(\.xcconfig)).map { path in
                let file = XcconfigFile.read(
                    path, in: project.folder, tree: tree, displayPath: { Path.relative($0, to: root) })
                return (path, file)
            }, uniquingKeysWith: { first, _ in first })
    }

    func describe() -> ProjectDescription {
        ProjectDescription(
            name: project.name,
            targets: project.targets.flatMap { target in target.platforms.map { describe(target, $0) } },
            problems: xcconfigs.values.flatMap(\.problems).uniqued.sorted(), fileCount: project.fileCount)
    }

    private func describe(_ target: TuistProject.Target, _ platform: Platform) -> TargetDescription {
        let names = project.configurations
        let wanted =
            configurationName.flatMap { names.contains($0) ? $0 : nil } ?? project.archiveConfiguration(of: target.name)
        var settings: [String: BuildSettingStack] = [:]
        var plists: [String: TargetDescription.PlistSource] = [:]
        for name in names.contains(wanted) ? names : names + [wanted] {
            let stack = stack(target, platform, name)
            settings[name] = stack
            plists[name] = plist(target, stack)
        }
        var description = TargetDescription(
            name: target.name, platform: platform, product: Self.product(target.product), place: target.place,
            configuration: wanted, otherConfigurations: names.filter { $0 != wanted }, sources: [],
            linkedSources: [], unreadCode: [], tables: [], settings: settings, plists: plists,
            entitlements: entitlements(target))
        if case .entries(let entries) = target.infoPlist {
            description.openEntries = entries.entries.filter { !$0.value.isKnown }
        }
        description.unreadEntitlements = target.unreadEntitlements
        guard description.product.isJudged else { return description }
        var links = TuistLinks(tree: tree, root: root, platform: platform, variables: variables)
        links.follow(target, of: project)
        description.sources = TuistFiles(tree: tree).sources(of: target)
        description.linkedSources = links.files
        description.unreadCode = links.unread
        description.binaries = links.binaries
        description.developmentLanguage = project.developmentLanguage
        let resources = TuistFiles(tree: tree).resources(of: target)
        description.tables = tables(resources)
        description.texts = LocalizedResources.texts(resources)
        description.interfaces = LocalizedResources.interfaces(resources)
        description.localizedFiles = LocalizedResources.files(resources)
        return description
    }

    private func tables(_ resources: [XcodeTarget.SourceFile]) -> [(path: String, locale: String)] {
        resources.compactMap { file in
            switch Path.name(file.path) {
            case "InfoPlist.strings": file.locale.map { (file.path, $0) }
            case "InfoPlist.xcstrings": (file.path, "")
            default: nil
            }
        }
    }

    // MARK: Settings and property lists

    private func stack(
        _ target: TuistProject.Target, _ platform: Platform, _ configuration: String
    ) -> BuildSettingStack {
        let defaults = WellKnownSettings.defaults(
            target: target.name, project: project.name, projectFolder: project.folder, configuration: configuration,
            sdk: platform.sdkName, developmentLanguage: project.developmentLanguage, at: target.place)
        var levels = [BuildSettingStack.Level("default", defaults)]
        levels += self.levels(project.settings, configuration, named: "project")
        levels.append(.init("manifest", own(target, platform)))
        levels += self.levels(target.settings, configuration, named: "target")
        let given = variables.sorted { $0.key < $1.key }.map { assignment($0.key, $0.value, at: target.place) }
        if !given.isEmpty { levels.append(.init("command line", BuildSettings(given))) }
        return BuildSettingStack(levels: levels, sdk: platform.sdkName, configuration: configuration)
    }

    private func levels(
        _ settings: TuistProject.Settings, _ configuration: String, named name: String
    ) -> [BuildSettingStack.Level] {
        let own = settings.configurations.filter { $0.name == configuration }
        let files = own.compactMap(\.xcconfig).compactMap { xcconfigs[$0]?.settings }
        return files.map { .init("\(name) xcconfig", $0) } + [
            .init(name, BuildSettings(dictionary: settings.base + own.flatMap(\.entries)))
        ]
    }

    /// What Tuist sets for a target from its arguments.
    private func own(_ target: TuistProject.Target, _ platform: Platform) -> BuildSettings {
        let values = [
            (
                platform.deploymentTargetSetting,
                target.deploymentTargets[platform == .macCatalyst ? .iOS : platform]
            ),
            ("CODE_SIGN_ENTITLEMENTS", target.entitlementsPath), ("PRODUCT_NAME", target.productName),
            ("PRODUCT_BUNDLE_IDENTIFIER", target.bundleIdentifier),
        ]
        return BuildSettings(values.compactMap { name, text in text.map { assignment(name, $0, at: target.place) } })
    }

    private func assignment(_ name: String, _ text: String, at place: Place) -> BuildSettingAssignment {
        BuildSettingAssignment(name: name, value: PropertyValue(.string(text), at: place), place: place)
    }

    private func plist(_ target: TuistProject.Target, _ settings: BuildSettingStack) -> TargetDescription.PlistSource? {
        switch target.infoPlist {
        case .file(let path, let place):
            let expanded = settings.expand(path)
            var choice = InfoPlistChoice(path: expanded.text, written: path, place: place, reason: .info)
            let disk = expanded.unknown.isEmpty ? DiskPath.resolve(expanded.text, in: tree) : nil
            choice.path = disk?.path ?? expanded.text
            choice.exists = disk != nil
            choice.undefined = expanded.undefined
            choice.unknown = expanded.unknown
            return .file(choice)
        case .entries(let entries):
            let known = PropertyValue(.dictionary(entries.entries.filter(\.value.isKnown)), at: entries.place)
            return written(target, known, at: entries.place)
        case .standard: return written(target, PropertyValue(.dictionary([]), at: target.place), at: target.place)
        case .unknown(let place): return .computed(place)
        }
    }

    private func written(
        _ target: TuistProject.Target, _ entries: PropertyValue, at place: Place
    ) -> TargetDescription.PlistSource {
        let derived = "Derived/InfoPlists/\(target.name)-Info.plist"
        let list = XcodeGenTarget.PropertyList(
            path: derived, absolutePath: Path.join(project.folder, derived), pathPlace: place, properties: entries)
        return .spec(list, generator: "tuist generate")
    }

    private func entitlements(_ target: TuistProject.Target) -> XcodeGenTarget.PropertyList? {
        guard let entries = target.entitlements, case .dictionary = entries.content else { return nil }
        let path = "Derived/Entitlements/\(target.name).entitlements"
        return XcodeGenTarget.PropertyList(
            path: path, absolutePath: Path.join(project.folder, path), pathPlace: entries.place, properties: entries)
    }

    static func product(_ word: String) -> ProductKind {
        switch word {
        case "app": .application
        case "watch2App": .watchApplication
        case "appClip": .appClip
        case "appExtension", "watch2Extension", "messagesExtension", "tvTopShelfExtension", "extensionKitExtension":
            .appExtension
        case "systemExtension": .systemExtension
        case "xpc": .xpcService
        case "commandLineTool": .commandLineTool
        case "framework", "staticFramework": .framework
        case "staticLibrary", "dynamicLibrary": .library
        case "bundle", "stickerPackExtension": .bundle
        case "unitTests", "uiTests": .test
        default: .other
        }
    }
}
