import PlainspokenModel

/// Builds the levels of settings of targets as XcodeGen writes them and Xcode reads them.
struct SettingLevels {
    private let reader: SpecReader
    private let project: XcodeGenProject
    private let spec: [PropertyEntry]
    private let settings: SpecSettings
    private let presets: SettingPresets
    private let place: Place
    /// `SDKROOT` of the project, which XcodeGen sets where all targets have one platform.
    private let commonPlatform: Platform?
    private var xcconfigs: [String: BuildSettings] = [:]
    /// By configuration.
    private var projectLevels: [String: BuildSettings] = [:]
    private var problems: [Problem] = []
    /// How many more entries of folders the searches for `Info.plist` look at, over all targets.
    private var remainingEntries = 400_000
    private var remainingSettings: Int

    init(reader: SpecReader, spec: [PropertyEntry], project: XcodeGenProject, items: [SpecItem]) {
        self.reader = reader
        remainingSettings = reader.settingBudget
        self.project = project
        self.spec = spec
        place = Place(path: reader.displayPath(reader.specPath))
        settings = SpecSettings(groups: spec["settingGroups"], configurations: project.configurations)
        presets = SettingPresets(options: spec["options"], place: place)
        let written = Set(items.map { TargetPlatforms($0).written })
        commonPlatform = written.count == 1 ? written.first.flatMap { Platform(rawValue: $0) } : nil
    }

    mutating func takeProblems() -> [Problem] {
        defer { problems = [] }
        return problems
    }

    /// Gives a target its stacks, its `Info.plist` and the phase of that file.
    mutating func fill(
        _ target: inout XcodeGenTarget, item: SpecItem, destinations: TargetPlatforms, sources: [SpecSource]
    ) {
        var search: InfoPlistSearch?
        for configuration in project.configurations {
            guard remainingSettings > 0 else {
                problems.append(Problem("the targets have more settings than are read", at: place))
                return
            }
            let projectFile = xcconfig(spec["configFiles"], configuration.name)
            let targetFile = xcconfig(item.entries["configFiles"], configuration.name)
            let projectLevel = projectSettings(configuration, xcconfig: projectFile)
            var targetLevel = targetEntries(
                target, item, destinations, configuration, xcconfigs: [projectFile, targetFile])
            let plist = choosePlist(target, targetLevel, sources, &search)
            if let plist {
                let written = PropertyValue(.string(plist.written), at: plist.place)
                targetLevel.set("INFOPLIST_FILE", written, place: plist.place)
            }
            let below: [BuildSettingStack.Level] = [
                .init("project xcconfig", projectFile), .init("project", projectLevel),
                .init("target xcconfig", targetFile),
            ]
            addBundleIdentifier(to: &targetLevel, below: below, target: target)
            remainingSettings -= targetLevel.entries.count + 1
            let own = BuildSettingStack.Level("target", BuildSettings(dictionary: targetLevel.entries))
            addStacks(below + [own], plist, to: &target, configuration.name)
            if let plist { silence(Path.join(reader.folder, plist.written), in: &target) }
        }
    }

    private func addStacks(
        _ levels: [BuildSettingStack.Level], _ plist: InfoPlistChoice?, to target: inout XcodeGenTarget,
        _ configuration: String
    ) {
        for platform in target.platforms {
            let defaults = WellKnownSettings.defaults(
                target: target.name, project: project.name, projectFolder: reader.folder,
                configuration: configuration, sdk: platform.sdkName,
                developmentLanguage: project.developmentLanguage, at: place)
            let stack = BuildSettingStack(
                levels: [.init("default", defaults)] + levels, sdk: platform.sdkName, configuration: configuration)
            target.stacks[configuration, default: [:]][platform] = stack
            target.infoPlists[configuration, default: [:]][platform] = InfoPlistSearch.effective(
                plist, info: target.info, stack: stack, folder: reader.folder, tree: reader.tree)
        }
    }

    /// The `Info.plist` is processed by Xcode and copied by nobody.
    private func silence(_ path: String, in target: inout XcodeGenTarget) {
        for index in target.sources.indices where target.sources[index].path == path {
            target.sources[index].phase = .none
        }
    }

    private mutating func choosePlist(
        _ target: XcodeGenTarget, _ level: SettingList, _ sources: [SpecSource], _ search: inout InfoPlistSearch?
    ) -> InfoPlistChoice? {
        if let written = level["INFOPLIST_FILE"], let text = written.scalar {
            return InfoPlistChoice(
                path: "", written: text, place: written.place, reason: .setting(level: "target"))
        }
        if let info = target.info {
            return InfoPlistChoice(path: "", written: info.path, place: info.pathPlace, reason: .info)
        }
        let found =
            search
            ?? InfoPlistSearch(
                sources: sources, tree: reader.tree, folder: reader.folder, remaining: &remainingEntries)
        search = found
        guard let first = found.paths.first else { return nil }
        let others = Array(found.paths.dropFirst())
        let written = Path.relative(first, to: reader.folder)
        return InfoPlistChoice(
            path: "", written: written, place: target.place, reason: .firstInSources(others: others))
    }

    private mutating func xcconfig(_ files: PropertyValue?, _ configuration: String) -> BuildSettings {
        guard let value = files?[configuration], let name = value.string else { return BuildSettings() }
        let path = Path.join(reader.folder, name)
        if let known = xcconfigs[path] { return known }
        var settings = BuildSettings()
        if let disk = DiskPath.resolve(path, in: reader.tree) {
            let file = XcconfigFile.read(
                disk.path, in: reader.folder, tree: reader.tree, displayPath: reader.displayPath)
            settings = file.settings
            problems += file.problems
        } else if !name.contains("Pods/Target Support Files/") {
            // What CocoaPods writes is made anew by "pod install" and holds no sentence.
            problems.append(Problem("the configuration file \"\(name)\" does not exist", at: value.place))
        }
        xcconfigs[path] = settings
        return settings
    }

    private mutating func projectSettings(
        _ configuration: XcodeGenProject.Configuration, xcconfig: BuildSettings
    ) -> BuildSettings {
        if let known = projectLevels[configuration.name] { return known }
        var entries = SettingList()
        if let commonPlatform { entries.add(presets.entries(["SDKROOT": commonPlatform.sdkName])) }
        entries.add(presets.project(kind: configuration.kind))
        for version in spec["options"]?["deploymentTarget"]?.entries ?? [] {
            guard let platform = Platform(rawValue: version.key) else { continue }
            entries.set(platform.deploymentTargetSetting, Self.version(version.value), place: version.place)
        }
        entries.remove(definedIn: [xcconfig])
        entries.add(settings.entries(of: spec["settings"], configuration: configuration.name))
        let level = BuildSettings(dictionary: entries.entries)
        projectLevels[configuration.name] = level
        return level
    }

    private func targetEntries(
        _ target: XcodeGenTarget, _ item: SpecItem, _ destinations: TargetPlatforms,
        _ configuration: XcodeGenProject.Configuration, xcconfigs: [BuildSettings]
    ) -> SettingList {
        var entries = SettingList(
            presets.target(target.productType, platforms: target.platforms, isAuto: destinations.isAuto))
        if let version = item.entries["deploymentTarget"], version.scalar != nil {
            for platform in target.platforms {
                entries.set(platform.deploymentTargetSetting, Self.version(version), place: version.place)
            }
        }
        entries.remove(definedIn: xcconfigs)
        entries.add(settings.entries(of: item.entries["settings"], configuration: configuration.name))
        if let list = target.entitlements {
            let path = PropertyValue(.string(list.path), at: list.pathPlace)
            entries.set("CODE_SIGN_ENTITLEMENTS", path, place: list.pathPlace)
        }
        return entries
    }

    private func addBundleIdentifier(
        to level: inout SettingList, below: [BuildSettingStack.Level], target: XcodeGenTarget
    ) {
        let name = "PRODUCT_BUNDLE_IDENTIFIER"
        guard let prefix = spec["options"]?["bundleIdPrefix"], let text = prefix.scalar, level[name] == nil,
            !below.contains(where: { $0.settings.plain(name) != nil })
        else { return }
        let suffix = target.name.map { $0 == "_" ? "-" : $0 }.filter { $0.isLetter || $0.isNumber || "-.".contains($0) }
        level.set(name, PropertyValue(.string(text + "." + String(suffix)), at: prefix.place), place: prefix.place)
    }

    /// `15` is written `15.0`, as XcodeGen does.
    private static func version(_ value: PropertyValue) -> PropertyValue {
        guard let text = value.scalar else { return value }
        return PropertyValue(.string(Version(text)?.description ?? text), at: value.place)
    }
}
