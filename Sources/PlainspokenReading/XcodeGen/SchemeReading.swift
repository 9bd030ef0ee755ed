import PlainspokenModel

/// Which configurations are archived.
struct SchemeReading {
    private let configurations: [XcodeGenProject.Configuration]
    private let schemes: [XcodeGenProject.Scheme]
    /// By target, what its own `scheme:` archives.
    private let own: [String: [String]]
    /// By target, the targets that depend on it.
    private var hosts: [String: [String]] = [:]

    init(project: XcodeGenProject, items: [SpecItem]) {
        configurations = project.configurations
        schemes = project.schemes
        own = Dictionary(
            items.map { ($0.name, Self.ownConfigurations($0, project.configurations)) },
            uniquingKeysWith: { first, _ in first })
        for target in project.targets where target.productType?.isTest != true {
            for dependency in target.dependencies where dependency.kind == .target {
                hosts[dependency.reference, default: []].append(target.name)
            }
        }
    }

    static func scheme(
        _ item: SpecItem, in configurations: [XcodeGenProject.Configuration]
    ) -> XcodeGenProject.Scheme {
        let targets = item.entries["build"]?["targets"]?.entries.map(\.key) ?? []
        let archive = item.entries["archive"]?["config"]?.scalar ?? release(of: configurations)
        return .init(name: item.name, targets: targets, archiveConfiguration: archive, place: item.place)
    }

    /// The configurations of a target, or of the targets it is embedded in, the likeliest to be published first.
    func archiveConfigurations(of target: String) -> [String] {
        var visited: Set<String> = [target]
        var open = [target]
        var index = 0
        while index < open.count {
            let found = configurations(of: open[index])
            if !found.isEmpty { return found }
            for host in hosts[open[index]] ?? [] where visited.insert(host).inserted { open.append(host) }
            index += 1
        }
        return [Self.release(of: configurations)]
    }

    private func configurations(of target: String) -> [String] {
        let building = schemes.filter { $0.targets.contains(target) }.compactMap(\.archiveConfiguration)
        let known = Set(configurations.map(\.name))
        let named = ((own[target] ?? []) + building).uniqued.filter { known.contains($0) }
        // A stable order: ties stay as the spec has them.
        return named.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
            .map(\.element)
    }

    /// Release before debug; among those the ones that are named after the store.
    private func rank(_ name: String) -> Int {
        let isRelease = configurations.contains { $0.name == name && $0.kind != .debug }
        let lower = name.lowercased().filter { $0.isLetter || $0.isNumber }
        let words = ["appstore", "distribution", "production", "prod"]
        let word = words.firstIndex { lower.contains($0) } ?? words.count
        return (isRelease ? 0 : 100) + (lower == "release" ? 0 : word + 1)
    }

    /// XcodeGen's default: `Release` where it is of that kind, else the first of that kind; Xcode's: the last one.
    static func release(of configurations: [XcodeGenProject.Configuration]) -> String {
        if configurations.contains(.init(name: "Release", kind: .release)) { return "Release" }
        return configurations.first { $0.kind == .release }?.name ?? configurations.last?.name ?? "Release"
    }

    /// The release configurations of a target's own `scheme:`, one for each variant it lists.
    private static func ownConfigurations(
        _ item: SpecItem, _ configurations: [XcodeGenProject.Configuration]
    ) -> [String] {
        guard let scheme = item.entries["scheme"], scheme.dictionary != nil else { return [] }
        let variants = (scheme["configVariants"]?.list ?? []).compactMap(\.scalar)
        if variants.isEmpty { return [release(of: configurations)] }
        return variants.compactMap { variant in
            configurations.first { $0.kind == .release && variantName(of: $0.name) == variant.lowercased() }?.name
        }
    }

    /// A configuration's name without the word release: `Beta` of `Beta (Release)`, in lower case.
    private static func variantName(of name: String) -> String {
        let lower = name.lowercased()
        guard let range = lower.firstRange(of: "release") else { return lower }
        let rest = lower[..<range.lowerBound] + lower[range.upperBound...]
        return rest.split { " -_()".contains($0) }.joined(separator: " ")
    }
}
