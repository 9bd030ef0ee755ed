import PlainspokenModel

/// `settings:` of a project or target, resolved for one configuration as XcodeGen does.
struct SpecSettings {
    var groups: PropertyValue?
    var configurations: [XcodeGenProject.Configuration]

    /// Groups first, then `base`, then the `configs` whose names the configuration's name contains.
    ///
    /// Of a name that stands in several of them only the last value remains: `$(inherited)` in it means the level
    /// beneath, not an earlier part.
    func entries(of settings: PropertyValue?, configuration: String) -> [PropertyEntry] {
        var collected = SettingList()
        var remaining = 2_000
        add(settings, configuration, to: &collected, depth: 0, remaining: &remaining)
        return collected.entries
    }

    private func add(
        _ settings: PropertyValue?, _ configuration: String, to result: inout SettingList, depth: Int,
        remaining: inout Int
    ) {
        guard let settings, let entries = settings.dictionary, depth < 16, remaining > 0 else { return }
        remaining -= 1
        guard entries.contains(where: { ["configs", "groups", "base"].contains($0.key) }) else {
            result.add(entries.map(Self.setting))
            return
        }
        for name in entries["groups"]?.texts ?? entries["presets"]?.texts ?? [] {
            add(groups?[name], configuration, to: &result, depth: depth + 1, remaining: &remaining)
        }
        result.add((entries["base"]?.entries ?? []).map(Self.setting))
        for entry in entries["configs"]?.entries ?? [] where applies(entry.key, to: configuration) {
            add(entry.value, configuration, to: &result, depth: depth + 1, remaining: &remaining)
        }
    }

    /// Whether `configs:` of a name counts for a configuration: by containment, unless the name is that of another.
    func applies(_ variant: String, to configuration: String) -> Bool {
        guard variant.isEmpty || configuration.lowercased().contains(variant.lowercased()) else { return false }
        return variant == configuration || !configurations.contains { $0.name == variant }
    }

    /// A number the way XcodeGen writes it into the project: `1.10` becomes `1.1`, and `010` becomes `8`.
    private static func setting(_ entry: PropertyEntry) -> PropertyEntry {
        guard case .number(let text) = entry.value.content else { return entry }
        let value = PropertyValue(.string(projectSpelling(of: text)), at: entry.value.place)
        return PropertyEntry(key: entry.key, place: entry.place, value: value)
    }

    static func projectSpelling(of number: String) -> String {
        let plain = number.filter { $0 != "_" }
        let digits = plain.drop { $0 == "-" || $0 == "+" }
        if digits.count > 1, digits.first == "0", digits.allSatisfy({ "01234567".contains($0) }) {
            return Int(plain, radix: 8).map(String.init) ?? number
        }
        if let integer = Int(plain) { return String(integer) }
        guard digits.first?.isNumber == true, !digits.contains("x"), let value = Double(plain) else { return number }
        return String(value)
    }
}
