import PlainspokenModel

/// Finds the project and its targets in the values that a manifest computes.
struct TuistReader {
    private(set) var interpreter: ManifestInterpreter
    let texts: [SourceText]
    /// The absolute paths of the texts.
    let paths: [String]
    let folder: String
    /// The folder that `.relativeToRoot` means.
    let top: String

    init(interpreter: ManifestInterpreter, texts: [SourceText], paths: [String], top: String) {
        self.interpreter = interpreter
        self.texts = texts
        self.paths = paths
        folder = Path.parent(paths.first ?? "/")
        self.top = top
    }

    mutating func fill(_ project: inout TuistProject) {
        interpreter.runStatements(of: 0)
        guard let value = self.project() else { return }
        if let name = value["name"]?.text { project.name = name }
        if let language = value["options"]?["developmentRegion"]?.text { project.developmentLanguage = language }
        project.settings = settings(value["settings"])
        var seen: Set<String> = []
        for item in value["targets"]?.items ?? [] {
            guard let target = target(item), seen.insert(target.name).inserted else { continue }
            project.targets.append(target)
        }
        project.schemes = (value["schemes"]?.items ?? []).compactMap(scheme)
        project.packages += (value["packages"]?.items ?? []).compactMap { package in
            (package["path"] ?? package.made?.arguments.first { $0.label == nil }?.value).flatMap(path)
        }
    }

    /// The constant of the manifest that holds a project, by whatever name.
    private mutating func project() -> ManifestValue? {
        let names = interpreter.globals.filter { $0.value.file == 0 }.keys.sorted()
        for name in ["project"] + names {
            if let value = interpreter.global(name), value["targets"] != nil { return value }
        }
        return nil
    }

    func place(_ value: ManifestValue) -> Place {
        texts[value.place.file].place(at: value.place.offset)
    }

    // MARK: Targets

    private mutating func target(_ value: ManifestValue) -> TuistProject.Target? {
        guard let name = value["name"]?.text, let product = value["product"]?.made?.name else { return nil }
        let destinations = words(value["destinations"]) + words(value["platform"])
        var target = TuistProject.Target(
            name: name, platforms: Self.platforms(destinations), product: product, place: place(value))
        target.productName = value["productName"]?.text
        target.bundleIdentifier = value["bundleId"]?.text
        target.deploymentTargets = deployment(value["deploymentTargets"] ?? value["deploymentTarget"])
        target.infoPlist = infoPlist(value["infoPlist"])
        target.sources = files(value["sources"])
        target.resources = files(value["resources"])
        target.folders = files(value["buildableFolders"])
        target.dependencies = (value["dependencies"]?.items ?? []).compactMap(dependency)
        target.settings = settings(value["settings"])
        if let entitlements = value["entitlements"], !entitlements.isNull {
            target.entitlementsPath = path(entitlements)
            if target.entitlementsPath == nil { target.entitlements = contents(entitlements) }
            if target.entitlementsPath == nil, target.entitlements == nil {
                target.unreadEntitlements = place(entitlements)
            }
        }
        return target
    }

    /// The names of cases in a value: `.iOS`, `[.iPhone, .iPad]`, `.app`.
    private func words(_ value: ManifestValue?) -> [String] {
        guard let value else { return [] }
        if let made = value.made { return [made.name] }
        return value.items.flatMap { words($0) }
    }

    private static func platforms(_ words: [String]) -> [Platform] {
        let all = words.compactMap { word -> Platform? in
            switch word {
            case "iOS", "iPhone", "iPad": .iOS
            case "macOS", "mac": .macOS
            case "macCatalyst": .macCatalyst
            case "tvOS", "appleTv": .tvOS
            case "watchOS", "appleWatch": .watchOS
            case "visionOS", "appleVision": .visionOS
            default: nil
            }
        }
        return all.isEmpty ? [.iOS] : all.uniqued
    }

    /// `.iOS("16.0")`, `.iOS(targetVersion: "16.0", devices: .iphone)`, `.multiplatform(iOS: "16.0", macOS: "13.0")`.
    private func deployment(_ value: ManifestValue?) -> [Platform: String] {
        guard let made = value?.made else { return [:] }
        var result: [Platform: String] = [:]
        for field in made.arguments {
            guard let version = field.value.text else { continue }
            let platform = field.label.flatMap(Platform.init(rawValue:)) ?? Platform(rawValue: made.name)
            if let platform, result[platform] == nil { result[platform] = version }
        }
        return result
    }

    private func infoPlist(_ value: ManifestValue?) -> TuistProject.InfoPlist {
        guard let value, !value.isNull else { return .standard }
        if let path = path(value) { return .file(path, place(value)) }
        if let made = value.made, made.name == "default" { return .standard }
        return contents(value).map { .entries($0) } ?? .unknown(place(value))
    }

    /// The dictionary of `.dictionary([…])`, `.extendingDefault(with: […])` or a literal, in which a value that is not
    /// understood is null; nil where the keys are not known.
    private func contents(_ value: ManifestValue) -> PropertyValue? {
        switch value.content {
        case .dictionary(let entries): return entries.allSatisfy { $0.key.text != nil } ? property(value) : nil
        case .made(let made):
            guard let first = made.arguments.first?.value else { return nil }
            return contents(first)
        default: return nil
        }
    }

    // MARK: Paths

    /// The absolute path that a text, `.file(path:)`, `.relativeToRoot(…)` or the like names.
    private func path(_ value: ManifestValue) -> String? {
        switch value.content {
        case .text(let text): return Path.join(folder, text)
        case .made(let made):
            guard let first = made.arguments.first?.value else { return nil }
            switch made.name {
            case "relativeToRoot": return first.text.map { Path.join(top, $0) }
            case "relativeToCurrentFile":
                return first.text.map { Path.join(Path.parent(paths[value.place.file]), $0) }
            case "relativeToManifest", "path", "file", "local", "package", "xcconfig", "glob", "folder":
                return path(first)
            case "": return made.type.map(Self.literalTypes.contains) ?? true ? path(first) : nil
            default: return nil
            }
        default: return nil
        }
    }

    /// Types of `ProjectDescription` that hold one path: `.init(stringLiteral: "Sources/**")`.
    private static let literalTypes: Set = [
        "Path", "SourceFileGlob", "SourceFilesList", "ResourceFileElement", "ResourceFileElements", "FileElement",
        "BuildableFolder",
    ]

    private func files(_ value: ManifestValue?) -> TuistProject.Files {
        var files = TuistProject.Files()
        guard let value, !value.isNull else { return files }
        var items = value.items
        if case .made(let made) = value.content, let inner = made.arguments.first?.value, !inner.items.isEmpty {
            // `.sourceFilesList(globs: […])`, `.resources([…])`.
            items = inner.items
        } else if items.isEmpty {
            items = [value]
        }
        for item in items {
            if let path = path(item) { files.included.append(path) }
            for label in ["excluding", "exceptions"] {
                guard let excluded = item[label] else { continue }
                for part in excluded.text == nil ? excluded.items : [excluded] {
                    if let path = path(part) { files.excluded.append(path) }
                    let base = path(item) ?? folder
                    files.excluded += (part["excluded"]?.items ?? []).compactMap(\.text).map { Path.join(base, $0) }
                }
            }
        }
        return files
    }

    // MARK: Dependencies

    private func dependency(_ value: ManifestValue) -> TuistProject.Dependency? {
        if value.isUnknown { return .init(kind: .unread(texts[value.place.file].line(place(value).line ?? 1))) }
        guard let made = value.made, let kind = kind(made, value) else { return nil }
        let condition = value["condition"]?.made?.arguments.first?.value
        let platforms = condition.map {
            Self.platforms(words($0).map { $0 == "ios" ? "iOS" : $0 == "macos" ? "macOS" : $0 })
        }
        return TuistProject.Dependency(kind: kind, platforms: platforms)
    }

    private func kind(_ made: ManifestValue.Made, _ value: ManifestValue) -> TuistProject.Dependency.Kind? {
        let first = made.arguments.first { $0.label == nil }?.value
        switch made.name {
        case "target":
            let name = value["name"]?.text ?? first?["name"]?.text ?? first?.text
            return name.map { .target($0) }
        case "project":
            guard let target = value["target"]?.text, let folder = value["path"].flatMap(path) else { return nil }
            return .project(target: target, folder: folder)
        case "external": return (value["name"] ?? first)?.text.map { .package($0) }
        case "package":
            if value["type"]?.made?.name == "plugin" || value["type"]?.made?.name == "macro" { return nil }
            return value["product"]?.text.map { .package($0) }
        case "xcframework", "framework", "library": return value["path"].flatMap(path).map { .binary($0) }
        default: return nil
        }
    }

    // MARK: Settings and schemes

    private func settings(_ value: ManifestValue?) -> TuistProject.Settings {
        var settings = TuistProject.Settings()
        guard let value else { return settings }
        settings.base = value["base"].flatMap(property)?.entries ?? []
        for (label, name) in [("debug", "Debug"), ("release", "Release")] {
            guard let entries = value[label].flatMap(property)?.entries, !entries.isEmpty else { continue }
            settings.configurations.append(
                .init(name: name, isDebug: label == "debug", entries: entries, xcconfig: nil))
        }
        for item in value["configurations"]?.items ?? [] {
            guard let made = item.made, let name = name(item["name"]) else { continue }
            settings.configurations.append(
                .init(
                    name: name, isDebug: made.name == "debug",
                    entries: item["settings"].flatMap(property)?.entries ?? [],
                    xcconfig: item["xcconfig"].flatMap(path)))
        }
        return settings
    }

    /// `"Beta"`, `.configuration("Beta")`, `.release`.
    private func name(_ value: ManifestValue?) -> String? {
        if let text = value?.text { return text }
        guard let made = value?.made else { return nil }
        if let text = made.arguments.first?.value.text { return text }
        return made.name == "debug" ? "Debug" : made.name == "release" ? "Release" : nil
    }

    private func scheme(_ value: ManifestValue) -> TuistProject.Scheme? {
        guard let name = value["name"]?.text else { return nil }
        let targets = (value["buildAction"]?["targets"]?.items ?? []).compactMap {
            $0.text ?? $0["target"]?.text ?? $0.made?.arguments.last?.value.text
        }
        return TuistProject.Scheme(
            name: name, targets: targets, archiveConfiguration: self.name(value["archiveAction"]?["configuration"]))
    }

    // MARK: Property lists

    /// A value as a property list has it; what is not known is null.
    private func property(_ value: ManifestValue) -> PropertyValue? {
        PropertyValue(content(value, depth: 0), at: place(value))
    }

    private static let wrappers: Set = ["", "init", "string", "boolean", "integer", "real", "array", "dictionary"]

    private func content(_ value: ManifestValue, depth: Int) -> PropertyValue.Content {
        guard depth < 32 else { return .null }
        switch value.content {
        case .text(let text): return .string(text)
        case .number(let text): return .number(text)
        case .boolean(let flag): return .boolean(flag)
        case .array(let items):
            return .array(items.map { PropertyValue(content($0, depth: depth + 1), at: place($0)) })
        case .dictionary(let entries):
            return .dictionary(
                entries.compactMap { entry in
                    guard let key = entry.key.text else { return nil }
                    let place = place(entry.key)
                    return PropertyEntry(
                        key: key, place: place,
                        value: PropertyValue(content(entry.value, depth: depth + 1), at: place))
                })
        // `.string("x")`, `.boolean(true)`, `.init(stringLiteral: "x")` hold their only argument.
        case .made(let made):
            guard made.arguments.count == 1, let only = made.arguments.first?.value,
                Self.wrappers.contains(made.name)
            else { return .null }
            return content(only, depth: depth + 1)
        default: return .null
        }
    }
}
