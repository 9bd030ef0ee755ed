import PlainspokenModel
import PlainspokenReading

/// Turns a Tuist project into target descriptions.
struct TuistGathering {
    let project: TuistProject
    let tree: FileTree
    let root: String

    static let configuration = "Release"

    func describe() -> ProjectDescription {
        ProjectDescription(
            name: project.name,
            targets: project.targets.flatMap { target in target.platforms.map { describe(target, $0) } },
            problems: [], fileCount: project.fileCount)
    }

    private func describe(_ target: TuistProject.Target, _ platform: Platform) -> TargetDescription {
        let settings = stack(target, platform)
        var visited: Set<String> = [project.folder + "#" + target.name]
        var linked: [String] = []
        var unread: [String] = []
        follow(target, of: project, &visited, &linked, &unread)
        return TargetDescription(
            name: target.name, platform: platform, product: Self.product(target.product), place: target.place,
            configuration: Self.configuration, otherConfigurations: [], sources: sources(of: target),
            linkedSources: linked, unreadCode: unread, tables: tables(target),
            settings: [Self.configuration: settings],
            plists: plist(target, settings).map { [Self.configuration: $0] } ?? [:],
            entitlements: entitlements(target))
    }

    // MARK: Settings and property lists

    private func stack(_ target: TuistProject.Target, _ platform: Platform) -> BuildSettingStack {
        let place = target.place
        var own: [BuildSettingAssignment] = []
        if let version = target.deploymentTargets[platform] {
            let value = PropertyValue(.string(version), at: place)
            own.append(BuildSettingAssignment(name: platform.deploymentTargetSetting, value: value, place: place))
        }
        if let path = target.entitlementsPath {
            own.append(
                BuildSettingAssignment(
                    name: "CODE_SIGN_ENTITLEMENTS", value: PropertyValue(.string(path), at: place), place: place))
        }
        let defaults = WellKnownSettings.defaults(
            target: target.name, project: project.name, projectFolder: project.folder,
            configuration: Self.configuration, sdk: platform.sdkName, developmentLanguage: project.developmentLanguage,
            at: place)
        return BuildSettingStack(
            levels: [
                .init("default", defaults), .init("project", BuildSettings(dictionary: project.settings)),
                .init("target", BuildSettings(own)),
                .init("target settings", BuildSettings(dictionary: target.settings)),
            ], sdk: platform.sdkName, configuration: Self.configuration)
    }

    private func plist(_ target: TuistProject.Target, _ settings: BuildSettingStack) -> TargetDescription.PlistSource? {
        let derived = "Derived/InfoPlists/\(target.name)-Info.plist"
        switch target.infoPlist {
        case .file(let path, let place):
            let expanded = settings.expand(path)
            var choice = InfoPlistChoice(path: expanded.text, written: path, place: place, reason: .info)
            choice.exists = tree.kind(expanded.text) == .file
            choice.undefined = expanded.undefined
            choice.unknown = expanded.unknown
            return .file(choice)
        case .entries(let entries):
            return .spec(
                XcodeGenTarget.PropertyList(
                    path: derived, absolutePath: Path.join(project.folder, derived), pathPlace: entries.place,
                    properties: entries), generator: "tuist generate")
        case .standard:
            return .spec(
                XcodeGenTarget.PropertyList(
                    path: derived, absolutePath: Path.join(project.folder, derived), pathPlace: target.place,
                    properties: PropertyValue(.dictionary([]), at: target.place)), generator: "tuist generate")
        case .unknown: return nil
        }
    }

    private func entitlements(_ target: TuistProject.Target) -> XcodeGenTarget.PropertyList? {
        guard let entries = target.entitlements, case .dictionary = entries.content else { return nil }
        let path = "Derived/Entitlements/\(target.name).entitlements"
        return XcodeGenTarget.PropertyList(
            path: path, absolutePath: Path.join(project.folder, path), pathPlace: entries.place, properties: entries)
    }

    // MARK: Files

    private func sources(of target: TuistProject.Target) -> [String] {
        let excluded = Set(target.sourceExcludes.flatMap(files))
        return target.sources.flatMap(files).filter { SourceStore.language(of: $0) != nil && !excluded.contains($0) }
    }

    private func tables(_ target: TuistProject.Target) -> [(path: String, locale: String)] {
        (target.resources + target.sources).flatMap(files).compactMap { path in
            switch Path.name(path) {
            case "InfoPlist.strings":
                let folder = Path.name(Path.parent(path))
                return folder.hasSuffix(".lproj") ? (path, String(folder.dropLast(6))) : nil
            case "InfoPlist.xcstrings": return (path, "")
            default: return nil
            }
        }
    }

    /// The files that an absolute pattern fits.
    private func files(_ pattern: String) -> [String] {
        let parts = pattern.split(separator: "/")
        let fixed = parts.prefix { !$0.contains { "*?[{".contains($0) } }
        let start = "/" + fixed.joined(separator: "/")
        guard fixed.count < parts.count else { return tree.kind(start) == .file ? [start] : walk(start, depth: 0) }
        let glob = GlobPattern(parts[fixed.count...].joined(separator: "/"))
        return walk(start, depth: 0).filter { glob.matches(Path.relative($0, to: start)) || parts.last == "**" }
    }

    private func walk(_ folder: String, depth: Int) -> [String] {
        guard depth < 32 else { return [] }
        return tree.list(folder).flatMap { entry -> [String] in
            let path = Path.join(folder, entry.name)
            return entry.kind == .file ? [path] : walk(path, depth: depth + 1)
        }
    }

    // MARK: Dependencies

    private func follow(
        _ target: TuistProject.Target, of project: TuistProject, _ visited: inout Set<String>,
        _ linked: inout [String], _ unread: inout [String]
    ) {
        for dependency in target.dependencies {
            switch dependency {
            case .target(let name): link(name, of: project, &visited, &linked, &unread)
            case .project(let name, let folder):
                let path = Path.join(folder, "Project.swift")
                guard let other = try? TuistProject.read(path: path, tree: tree, root: root) else { continue }
                link(name, of: other, &visited, &linked, &unread)
            case .outside(let name): unread.append(name)
            }
        }
    }

    private func link(
        _ name: String, of project: TuistProject, _ visited: inout Set<String>, _ linked: inout [String],
        _ unread: inout [String]
    ) {
        guard visited.count < 512, let other = project.targets.first(where: { $0.name == name }),
            visited.insert(project.folder + "#" + name).inserted
        else { return }
        let kind = Self.product(other.product)
        guard kind == .framework || kind == .library else { return }
        linked += TuistGathering(project: project, tree: tree, root: root).sources(of: other)
        follow(other, of: project, &visited, &linked, &unread)
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
