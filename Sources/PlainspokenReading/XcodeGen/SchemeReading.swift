import PlainspokenModel

/// Which configuration is archived.
enum SchemeReading {
    static func scheme(
        _ item: SpecItem, in configurations: [XcodeGenProject.Configuration]
    ) -> XcodeGenProject.Scheme {
        let targets = item.entries["build"]?["targets"]?.entries.map(\.key) ?? []
        let archive = item.entries["archive"]?["config"]?.scalar ?? release(of: configurations)
        return .init(name: item.name, targets: targets, archiveConfiguration: archive, place: item.place)
    }

    /// XcodeGen's default: `Release` where it is of that kind, else the first of that kind; Xcode's: the last one.
    static func release(of configurations: [XcodeGenProject.Configuration]) -> String {
        if configurations.contains(.init(name: "Release", kind: .release)) { return "Release" }
        return configurations.first { $0.kind == .release }?.name ?? configurations.last?.name ?? "Release"
    }

    static func chooseArchiveConfigurations(of project: inout XcodeGenProject, items: [SpecItem]) {
        let known = Set(project.configurations.map(\.name))
        let own = Dictionary(
            items.compactMap { item in ownChoice(item, project.configurations).map { (item.name, $0) } },
            uniquingKeysWith: { first, _ in first })
        let hosts = Self.hosts(of: project.targets)
        for index in project.targets.indices {
            let name = project.targets[index].name
            var choice = own[name] ?? schemeChoice(for: name, project.schemes)
            // What is embedded is archived with the app that embeds it.
            var visited: Set<String> = [name]
            var open = hosts[name] ?? []
            while choice == nil, let host = open.popLast() {
                guard visited.insert(host).inserted else { continue }
                choice = own[host] ?? schemeChoice(for: host, project.schemes)
                open += hosts[host] ?? []
            }
            let fallback = release(of: project.configurations)
            project.targets[index].archiveConfiguration = choice.flatMap { known.contains($0) ? $0 : nil } ?? fallback
        }
    }

    /// The names of the targets that depend on a target.
    private static func hosts(of targets: [XcodeGenTarget]) -> [String: [String]] {
        var hosts: [String: [String]] = [:]
        for target in targets where target.productType?.isTest != true {
            for dependency in target.dependencies where dependency.kind == .target {
                hosts[dependency.reference, default: []].append(target.name)
            }
        }
        return hosts
    }

    private static func schemeChoice(for target: String, _ schemes: [XcodeGenProject.Scheme]) -> String? {
        let building = schemes.filter { $0.targets.contains(target) }
        let chosen = building.first { $0.name == target } ?? building.first
        return chosen?.archiveConfiguration
    }

    /// The release configuration of a target's own `scheme:`, of its first variant where it lists some.
    private static func ownChoice(
        _ item: SpecItem, _ configurations: [XcodeGenProject.Configuration]
    ) -> String? {
        guard let scheme = item.entries["scheme"], scheme.dictionary != nil else { return nil }
        guard let variant = scheme["configVariants"]?.list?.first?.scalar else { return release(of: configurations) }
        let match = configurations.first { configuration in
            guard configuration.kind == .release else { return false }
            let name = configuration.name.lowercased()
            guard let range = name.firstRange(of: "release") else { return name == variant.lowercased() }
            let rest = (name[..<range.lowerBound] + name[range.upperBound...]).split { " -_()".contains($0) }
            return rest.joined(separator: " ") == variant.lowercased()
        }
        return match?.name ?? release(of: configurations)
    }
}
