import PlainspokenModel

/// Reads the targets of a resolved spec.
struct TargetReader {
    private let reader: SpecReader
    private let spec: [PropertyEntry]
    private let project: XcodeGenProject
    private var walk: SourceWalk
    private var levels: SettingLevels
    private(set) var problems: [Problem] = []
    private var ownUnexpanded: [XcodeGenProject.UnexpandedVariable] = []

    init(reader: SpecReader, spec: [PropertyEntry], project: XcodeGenProject, items: [SpecItem]) {
        self.reader = reader
        self.spec = spec
        self.project = project
        let options = spec["options"]
        let kind = options?["defaultSourceDirectoryType"]?.string.flatMap(SpecSource.Kind.init) ?? .group
        let kinds = SourceKinds(fileTypes: options?["fileTypes"])
        walk = SourceWalk(tree: reader.tree, folder: reader.folder, kinds: kinds, defaultKind: kind)
        levels = SettingLevels(reader: reader, spec: spec, project: project, items: items)
        collectUnexpanded(spec["settings"])
        collectUnexpanded(spec["settingGroups"])
        collectUnexpanded(spec["configFiles"])
    }

    var unexpanded: [XcodeGenProject.UnexpandedVariable] { ownUnexpanded }

    mutating func read(_ item: SpecItem) -> XcodeGenTarget {
        let entries = item.entries
        var target = XcodeGenTarget(
            name: entries["name"]?.scalar ?? item.name, baseName: item.baseName, place: item.place,
            rawType: entries["type"]?.scalar ?? "", projectFolder: reader.folder)
        if target.productType == nil {
            let place = entries["type"]?.place ?? item.place
            let type = target.rawType.isEmpty ? "no type" : "the unknown type \"\(target.rawType)\""
            problems.append(Problem("the target \(target.name) has \(type), so XcodeGen refuses the spec", at: place))
        }
        let destinations = TargetPlatforms(item)
        target.platforms = destinations.platforms
        problems += destinations.problems
        target.info = propertyList(entries["info"])
        target.entitlements = propertyList(entries["entitlements"])
        target.dependencies = dependencies(entries["dependencies"], of: destinations)

        let sources = sources(entries["sources"])
        target.sources = walk.files(of: sources)
        problems += walk.takeProblems()
        levels.fill(&target, item: item, destinations: destinations, sources: sources)
        problems += levels.takeProblems()
        for key in ["info", "entitlements", "settings", "sources", "configFiles", "dependencies"] {
            collectUnexpanded(entries[key])
        }
        return target
    }

    private func sources(_ value: PropertyValue?) -> [SpecSource] {
        guard let value else { return [] }
        return (value.list ?? [value]).compactMap(SpecSource.init)
    }

    private mutating func propertyList(_ value: PropertyValue?) -> XcodeGenTarget.PropertyList? {
        guard let value else { return nil }
        guard let path = value["path"], let text = path.string else {
            problems.append(Problem("a path: is missing here, so XcodeGen refuses the spec", at: value.place))
            return nil
        }
        let properties = value["properties"] ?? PropertyValue(.dictionary([]), at: value.place)
        return XcodeGenTarget.PropertyList(
            path: text, absolutePath: Path.join(reader.folder, text), pathPlace: path.place, properties: properties)
    }

    private mutating func dependencies(
        _ value: PropertyValue?, of destinations: TargetPlatforms
    ) -> [XcodeGenTarget.Dependency] {
        var result: [XcodeGenTarget.Dependency] = []
        for item in value?.list ?? [] {
            guard let dependency = XcodeGenTarget.Dependency(item) else {
                problems.append(Problem("this dependency is of no kind that XcodeGen knows", at: item.place))
                continue
            }
            let filter = item["platforms"]?.texts
            if let filter, !filter.contains(destinations.written) { continue }
            result.append(dependency)
        }
        return result
    }

    private mutating func collectUnexpanded(_ value: PropertyValue?) {
        var open = value.map { [$0] } ?? []
        while let value = open.popLast() {
            switch value.content {
            case .array(let items): open += items
            case .dictionary(let entries): open += entries.map(\.value)
            case .string(let text) where text.utf8.contains(UInt8(ascii: "$")):
                for case .variable(let name, _) in SpecExpansion.pieces(of: text) {
                    ownUnexpanded.append(.init(name: name, place: value.place))
                }
            default: break
            }
        }
    }
}

extension XcodeGenTarget.Dependency {
    init?(_ value: PropertyValue) {
        let kinds: [Kind] = [.target, .framework, .carthage, .sdk, .package, .bundle]
        guard let kind = kinds.first(where: { value[$0.rawValue]?.scalar != nil }),
            let reference = value[kind.rawValue]
        else { return nil }
        self.init(kind: kind, reference: reference.scalar ?? "", place: reference.place)
        embed = value["embed"]?.flag
        link = value["link"]?.flag
        isImplicit = value["implicit"]?.flag ?? false
        isWeak = value["weak"]?.flag ?? false
        platforms = value["destinationFilters"]?.texts?.compactMap { Platform(rawValue: $0) }
        if platforms?.isEmpty == true { platforms = nil }
        if platforms == nil, let filter = value["platformFilter"]?.string {
            platforms = ["iOS": [.iOS], "macOS": [.macCatalyst]][filter]
        }
        guard kind == .package else { return }
        products = value["products"]?.texts ?? value["product"]?.scalar.map { [$0] } ?? [self.reference]
    }
}

/// The platforms of a target, from `platform` and `supportedDestinations`.
struct TargetPlatforms {
    /// In XcodeGen's order of priority.
    private static let order: [Platform] = [.iOS, .tvOS, .watchOS, .visionOS, .macOS, .macCatalyst]

    var platforms: [Platform] = []
    /// The platform as the target has it, `auto` included.
    var written: String
    var isAuto: Bool
    var problems: [Problem] = []

    init(_ item: SpecItem) {
        let supported = item.entries["supportedDestinations"]
        var destinations = supported?.texts?.compactMap { Platform(rawValue: $0) } ?? []
        written = item.entries["platform"]?.string ?? ""
        if written.isEmpty, supported != nil { written = "auto" }
        isAuto = written == "auto"
        if item.isMultiPlatform, let supported {
            let message = "platform: with a list and supportedDestinations: exclude each other; XcodeGen refuses both"
            problems.append(Problem(message, at: supported.place))
        }
        if destinations.contains(.macCatalyst), !destinations.contains(.iOS) { destinations.append(.iOS) }
        if !destinations.isEmpty {
            platforms = Self.order.filter { destinations.contains($0) }
        } else if let platform = Platform(rawValue: written), platform != .macCatalyst {
            platforms = [platform]
        } else {
            let place = item.entries["platform"]?.place ?? item.place
            let fault = written.isEmpty ? "has no platform" : "has the unknown platform \"\(written)\""
            problems.append(Problem("the target \(item.name) \(fault), so XcodeGen refuses the spec", at: place))
        }
    }
}
