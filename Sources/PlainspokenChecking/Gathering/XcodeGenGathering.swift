import PlainspokenModel
import PlainspokenReading

/// Turns an XcodeGen spec into target descriptions.
struct XcodeGenGathering {
    let project: XcodeGenProject
    let configurationName: String?
    let packages: PackageSources

    func describe() -> ProjectDescription {
        ProjectDescription(
            name: project.name,
            targets: project.targets.flatMap { target in target.platforms.map { describe(target, $0) } },
            problems: project.problems, fileCount: project.files.count)
    }

    private func describe(_ target: XcodeGenTarget, _ platform: Platform) -> TargetDescription {
        let names = project.configurations.map(\.name)
        let wanted = configurationName.flatMap { names.contains($0) ? $0 : nil } ?? target.archiveConfiguration
        var settings: [String: BuildSettingStack] = [:]
        var plists: [String: TargetDescription.PlistSource] = [:]
        for name in names {
            settings[name] = target.settings(configuration: name, platform: platform)
            plists[name] = plist(of: target, configuration: name, platform: platform)
        }
        let links = links(target, platform)
        var description = TargetDescription(
            name: target.name, platform: platform, product: Self.product(target.productType, platform),
            place: target.place, configuration: wanted, otherConfigurations: names.filter { $0 != wanted },
            sources: compiled(target, platform), linkedSources: links.files,
            unreadCode: Set(unread(target, platform) + links.unread).sorted(), binaries: links.binaries,
            tables: tables(target), texts: LocalizedResources.texts(target.sources),
            interfaces: LocalizedResources.interfaces(target.sources), settings: settings,
            plists: plists, entitlements: target.entitlements, developmentLanguage: project.developmentLanguage,
            localizedFiles: LocalizedResources.files(target.sources))
        description.repeated = project.repeated
        return description
    }

    private func plist(
        of target: XcodeGenTarget, configuration: String, platform: Platform
    ) -> TargetDescription.PlistSource? {
        let choice = target.infoPlistPath(configuration: configuration, platform: platform)
        if let info = target.info, choice?.isGenerated ?? true {
            return .spec(info, generator: "xcodegen")
        }
        return choice.map(TargetDescription.PlistSource.file)
    }

    /// What the target compiles, with the headers beside it, which declare what Objective-C code uses.
    private func compiled(_ target: XcodeGenTarget, _ platform: Platform) -> [String] {
        target.sources.filter { file in
            guard !file.isFolder, file.platforms?.contains(platform) ?? true else { return false }
            return file.phase == .compile || ["h", "hpp"].contains(Path.fileExtension(file.path))
        }.map(\.path)
    }

    /// Sources of framework and library targets and of local packages, followed to their own dependencies, the paths
    /// of built libraries, and the names of linked code whose sources are not in the project.
    private func links(
        _ target: XcodeGenTarget, _ platform: Platform
    ) -> (files: [String], binaries: [String], unread: [String]) {
        var files: [String] = []
        var products: [PackageSources.Product] = []
        var binaries = listedBinaries(target, platform)
        var seen: Set<String> = [target.name]
        var pending = target.dependencies
        while let dependency = pending.popLast() {
            guard dependency.link != false, dependency.platforms?.contains(platform) ?? true else { continue }
            switch dependency.kind {
            case .framework: binaries.append(Path.join(project.folder, dependency.reference))
            case .target:
                guard let other = self.target(dependency.reference, platform), Self.isLibrary(other.productType),
                    seen.insert(other.name).inserted
                else { continue }
                files += compiled(other, platform)
                binaries += listedBinaries(other, platform)
                pending += other.dependencies
            case .package:
                guard let path = project.packages.first(where: { $0.name == dependency.reference })?.path else {
                    continue
                }
                products += dependency.products.map { .init(name: $0, package: path) }
            default: continue
            }
        }
        let siblings = project.packages.compactMap(\.path)
        let contents = packages.contents(of: products, siblings: siblings, on: platform)
        return (files + contents.files, binaries, contents.unread)
    }

    /// Built libraries among the files that a target lists.
    private func listedBinaries(_ target: XcodeGenTarget, _ platform: Platform) -> [String] {
        target.sources.filter { file in
            file.phase == .framework && file.platforms?.contains(platform) ?? true
        }.map(\.path)
    }

    /// Linked code whose sources are not in the project; of built libraries it is told once they are read.
    private func unread(_ target: XcodeGenTarget, _ platform: Platform) -> [String] {
        target.dependencies.compactMap { dependency in
            switch dependency.kind {
            case .carthage: dependency.reference
            case .package:
                project.packages.first { $0.name == dependency.reference }?.path.map(packages.isPackage) == true
                    ? nil : dependency.reference
            case .target, .sdk, .bundle, .framework: nil
            }
        }
    }

    /// A target by the name that a dependency gives; a multi-platform target has one for each.
    private func target(_ name: String, _ platform: Platform) -> XcodeGenTarget? {
        project.target(name) ?? project.targets.first { $0.baseName == name && $0.platforms.contains(platform) }
    }

    private static func isLibrary(_ type: ProductType?) -> Bool {
        switch type {
        case .framework, .staticFramework, .dynamicLibrary, .staticLibrary: true
        default: false
        }
    }

    private func tables(_ target: XcodeGenTarget) -> [(path: String, locale: String)] {
        target.sources.compactMap { file in
            guard file.phase == .resource || file.phase == .none else { return nil }
            switch Path.name(file.path) {
            case "InfoPlist.strings": return file.locale.map { (file.path, $0) }
            case "InfoPlist.xcstrings": return (file.path, "")
            default: return nil
            }
        }
    }

    static func product(_ type: ProductType?, _ platform: Platform) -> ProductKind {
        switch type {
        case .application, .messagesApplication: .application
        case .watchApp, .watchApp2, .watchAppContainer: .watchApplication
        case .appClip: .appClip
        case .appExtension, .intentsExtension, .messagesExtension, .extensionKitExtension, .tvExtension,
            .watchExtension, .watchExtension2, .xcodeExtension:
            .appExtension
        case .systemExtension: .systemExtension
        case .driverExtension: .driverExtension
        case .xpcService: .xpcService
        case .tool, .hostTool: .commandLineTool
        case .framework, .staticFramework, .xcframework: .framework
        case .dynamicLibrary, .staticLibrary: .library
        case .bundle, .stickerPack: .bundle
        case .unitTests, .uiTests, .octests: .test
        case .instrumentsPackage, .metalLibrary, nil: .other
        }
    }
}
