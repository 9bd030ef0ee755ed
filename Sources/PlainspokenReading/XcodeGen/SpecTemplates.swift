import PlainspokenModel

/// A target or scheme of a spec before it is read: a name, the key it was written under, and a dictionary.
struct SpecItem {
    var name: String
    /// The name in the spec, without the suffix of a platform.
    var baseName: String
    var place: Place
    var entries: [PropertyEntry]
    /// Whether it is one of several that `platform: [iOS, macOS]` makes.
    var isMultiPlatform = false
}

/// Resolution of templates and of targets for several platforms, in XcodeGen's order.
struct SpecTemplates {
    private(set) var problems: [Problem] = []
    var expansion: SpecExpansion

    init(expansion: SpecExpansion) {
        self.expansion = expansion
    }

    /// The targets of a merged spec.
    mutating func targets(of spec: [PropertyEntry]) -> [SpecItem] {
        let written = (spec["targets"]?.entries ?? []).map(Self.item)
        // Twice, since the list of platforms may stand in the target or in its template.
        let first = written.flatMap { splitByPlatform($0) }
        let filled = first.map { applyTemplates(of: spec["targetTemplates"], to: $0, nameVariable: "target_name") }
        return filled.flatMap { splitByPlatform($0) }
    }

    /// The schemes of a merged spec.
    mutating func schemes(of spec: [PropertyEntry]) -> [SpecItem] {
        (spec["schemes"]?.entries ?? []).map(Self.item).map {
            applyTemplates(of: spec["schemeTemplates"], to: $0, nameVariable: "scheme_name")
        }
    }

    private static func item(_ entry: PropertyEntry) -> SpecItem {
        SpecItem(name: entry.key, baseName: entry.key, place: entry.place, entries: entry.value.entries)
    }

    private mutating func splitByPlatform(_ item: SpecItem) -> [SpecItem] {
        guard let platforms = item.entries["platform"]?.texts, let place = item.entries["platform"]?.place else {
            return [item]
        }
        return platforms.map { platform in
            var split = item
            split.isMultiPlatform = true
            split.entries = expansion.expand(item.entries, ["platform": platform])
            split.entries.set("platform", PropertyValue(.string(platform), at: place), place: place)
            let suffix = split.entries["platformSuffix"]?.string ?? "_\(platform)"
            split.name = (split.entries["platformPrefix"]?.string ?? "") + item.name + suffix
            setProductName(of: &split, to: item.name)
            if let versions = item.entries["deploymentTarget"], versions.dictionary != nil {
                split.entries.removeAll { $0.key == "deploymentTarget" }
                if let version = versions[platform] {
                    split.entries.set("deploymentTarget", version, place: version.place)
                }
            }
            return split
        }
    }

    /// All the targets that one entry makes build products of the same name.
    private func setProductName(of item: inout SpecItem, to name: String) {
        let written = item.entries["settings"]
        var settings = written?.entries ?? []
        let product = PropertyValue(.string(name), at: item.place)
        if settings.contains(where: { ["configs", "groups", "base"].contains($0.key) }) {
            var base = settings["base"]?.entries ?? []
            if base["PRODUCT_NAME"] == nil { base.set("PRODUCT_NAME", product, place: item.place) }
            let place = settings["base"]?.place ?? item.place
            settings.set("base", PropertyValue(.dictionary(base), at: place), place: place)
        } else if settings["PRODUCT_NAME"] == nil {
            settings.set("PRODUCT_NAME", product, place: item.place)
        }
        let place = written?.place ?? item.place
        item.entries.set("settings", PropertyValue(.dictionary(settings), at: place), place: place)
    }

    private mutating func applyTemplates(
        of templates: PropertyValue?, to item: SpecItem, nameVariable: String
    ) -> SpecItem {
        var order: [String] = []
        var position = 0
        collect(item.entries, templates, into: &order, at: &position, depth: 0)
        guard !order.isEmpty else { return item }
        var below: [PropertyEntry] = []
        for name in order { below = SpecDictionary.merged(templates?[name]?.entries ?? [], onto: below) }
        var result = item
        result.entries = expansion.expand(
            SpecDictionary.merged(item.entries, onto: below), [nameVariable: item.name])
        guard let attributes = result.entries["templateAttributes"] else { return result }
        var values: [String: String] = [:]
        for entry in attributes.entries {
            guard let text = entry.value.string else {
                let message = "XcodeGen ignores all templateAttributes unless every one is a text; quote this one"
                problems.append(Problem(message, at: entry.value.place))
                return result
            }
            values[entry.key] = text
        }
        result.entries = expansion.expand(result.entries, values)
        return result
    }

    /// Templates in the order of merging: those that a template names come before it.
    private mutating func collect(
        _ entries: [PropertyEntry], _ templates: PropertyValue?, into order: inout [String], at position: inout Int,
        depth: Int
    ) {
        guard depth < 32, let list = entries["templates"]?.list, let names = entries["templates"]?.texts else { return }
        for (name, value) in zip(names, list) where !order.contains(name) {
            guard let template = templates?[name] else {
                let problem = Problem("there is no template \"\(name)\", so XcodeGen ignores it", at: value.place)
                if !problems.contains(problem) { problems.append(problem) }
                continue
            }
            order.insert(name, at: min(position, order.count))
            collect(template.entries, templates, into: &order, at: &position, depth: depth + 1)
            position += 1
        }
    }
}
