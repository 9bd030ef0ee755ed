import PlainspokenModel
import PlainspokenReading

/// Turns an Xcode project into target descriptions.
struct XcodeProjectGathering {
    let project: XcodeProject
    /// Projects inside this one or beside it in a workspace.
    let others: [XcodeProject]
    /// Absolute paths of Swift packages that stand beside the project in a workspace.
    let packages: [String]
    let configurationName: String?
    let tree: FileTree

    func describe() -> ProjectDescription {
        ProjectDescription(
            name: project.name,
            targets: project.targets.flatMap { target in target.platforms.map { describe(target, $0) } },
            problems: project.problems, fileCount: project.files.count)
    }

    private func describe(_ target: XcodeTarget, _ platform: Platform) -> TargetDescription {
        let names = project.configurations
        let wanted = configurationName.flatMap { names.contains($0) ? $0 : nil } ?? target.archiveConfiguration
        var settings: [String: BuildSettingStack] = [:]
        var plists: [String: TargetDescription.PlistSource] = [:]
        for name in names {
            settings[name] = target.settings(configuration: name, platform: platform)
            let choice = target.infoPlistPath(configuration: name, platform: platform)
            plists[name] = choice.map(TargetDescription.PlistSource.file)
        }
        let product = XcodeGenGathering.product(target.productType, platform)
        var description = TargetDescription(
            name: target.name, platform: platform, product: product, place: target.place, configuration: wanted,
            otherConfigurations: names.filter { $0 != wanted }, sources: [], linkedSources: [], unreadCode: [],
            tables: tables(target, platform), settings: settings, plists: plists, entitlements: nil)
        if product == .commandLineTool { embedPlist(in: &description, settings[wanted]) }
        guard description.isJudged else { return description }
        let resources = target.sources.filter { $0.phase == .resource && ($0.platforms?.contains(platform) ?? true) }
        description.texts = LocalizedResources.texts(resources)
        description.interfaces = LocalizedResources.interfaces(resources)
        description.localizedFiles = LocalizedResources.files(resources)
        description.developmentLanguage = project.developmentRegion
        let sources = TargetSources(tree: tree, platform: platform, configuration: wanted)
        description.sources = sources.compiled(target, in: project)
        var links = LinkedSources(project: project, others: others, packages: packages, sources: sources, tree: tree)
        links.follow(target)
        description.linkedSources = links.files
        description.unreadCode = links.unread
        description.binaries = links.binaries
        return description
    }

    /// A tool has the list in its binary by Xcode's own setting, or by the linker's `-sectcreate`, which changes nothing in it.
    private func embedPlist(in description: inout TargetDescription, _ settings: BuildSettingStack?) {
        if settings?.value("CREATE_INFOPLIST_SECTION_IN_BINARY")?.isYes ?? false {
            let isGenerated = settings?.value("GENERATE_INFOPLIST_FILE")?.isYes ?? false
            description.embedsPlist = isGenerated || description.plists[description.configuration] != nil
            return
        }
        guard let flags = settings?.value("OTHER_LDFLAGS"), let folder = settings?.value("SRCROOT")?.text else {
            return
        }
        let words = flags.text.split { $0 == " " || $0 == "," }.map { $0.filter { $0 != "\"" } }
        guard let index = words.firstIndex(of: "__info_plist"),
            let path = words[(index + 1)...].first(where: { $0 != "-Xlinker" })
        else { return }
        let file = PlainTarget.file(Path.join(folder, path), tree: tree, at: flags.place)
        for name in description.settings.keys { description.plists[name] = file }
        description.expansion = .nothing
        description.embedsPlist = true
    }

    private func tables(_ target: XcodeTarget, _ platform: Platform) -> [(path: String, locale: String)] {
        target.sources.compactMap { file in
            guard file.phase == .resource, file.platforms?.contains(platform) ?? true else { return nil }
            switch file.name {
            case "InfoPlist.strings": return file.locale.map { (file.path, $0) }
            case "InfoPlist.xcstrings": return (file.path, "")
            default: return nil
            }
        }
    }
}

/// The files that targets compile on one platform in one configuration.
struct TargetSources {
    let tree: FileTree
    let platform: Platform
    let configuration: String

    /// What a target compiles, with the headers beside it, which declare what Objective-C code uses.
    func compiled(_ target: XcodeTarget, in project: XcodeProject) -> [String] {
        let exclusions = exclusions(target, in: project)
        let files = target.sources.filter { file in
            file.phase == .compile && !file.isFolder && file.platforms?.contains(platform) ?? true
                && !exclusions.exclude(file.path)
        }.map(\.path)
        return files + headers(beside: files)
    }

    private func headers(beside files: [String]) -> [String] {
        let kinds: Set<String> = ["m", "mm", "c", "cpp", "cc"]
        let folders = Set(files.filter { kinds.contains(Path.fileExtension($0)) }.map(Path.parent)).sorted()
        return folders.flatMap { folder in
            tree.list(folder).filter { $0.kind == .file && ["h", "hpp"].contains(Path.fileExtension($0.name)) }
                .map { Path.join(folder, $0.name) }
        }
    }

    private func exclusions(_ target: XcodeTarget, in project: XcodeProject) -> NamedExclusions {
        let settings =
            target.settings(configuration: configuration, platform: platform)
            ?? target.settings(configuration: target.archiveConfiguration)
        func patterns(_ name: String) -> [String] {
            (settings?.value(name)?.text ?? "").split(separator: " ").map { $0.filter { $0 != "\"" } }
        }
        return NamedExclusions(
            excluded: patterns("EXCLUDED_SOURCE_FILE_NAMES"), included: patterns("INCLUDED_SOURCE_FILE_NAMES"),
            folder: project.folder)
    }
}

/// `EXCLUDED_SOURCE_FILE_NAMES` and the names that are taken all the same.
private struct NamedExclusions {
    let excluded: [String]
    let included: [String]
    let folder: String

    func exclude(_ path: String) -> Bool {
        guard !excluded.isEmpty else { return false }
        return excluded.contains { matches($0, path) } && !included.contains { matches($0, path) }
    }

    /// A pattern with a slash is one of paths; its stars go over slashes too, as `fnmatch` does there.
    private func matches(_ pattern: String, _ path: String) -> Bool {
        guard pattern.contains("/") else { return GlobPattern.matches(pattern, Path.name(path)) }
        let relative = Path.relative(path, to: folder)
        return GlobPattern.matches(pattern, relative) || GlobPattern.matches(pattern, path)
            || GlobPattern.matches(pattern + "/*", relative)
    }
}
