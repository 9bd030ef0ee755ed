import PlainspokenModel
import PlainspokenReading

/// Finds what languages a target speaks, and under what names people know it.
struct LanguageGathering {
    let tree: FileTree
    let description: TargetDescription

    /// A resource with its locale, where it holds texts of an interface; nil for any other file.
    static func localized(_ path: String, locale: String?) -> (path: String, locale: String)? {
        let name = Path.name(path)
        switch Path.fileExtension(path) {
        case "xcstrings": return name == "InfoPlist.xcstrings" ? nil : (path, "")
        case "strings", "stringsdict", "xib", "storyboard":
            guard name != "InfoPlist.strings", let locale, locale != "Base" else { return nil }
            return (path, locale)
        default: return nil
        }
    }

    /// Sets languages, development language and names from the description and the target's own plist.
    func add(to target: inout Target) {
        let region = target.properties.first { $0.key == "CFBundleDevelopmentRegion" }?.value.string
        if let region, !region.contains("$"), region.count < 12 {
            target.developmentLanguage = region
        } else if let language = description.developmentLanguage {
            target.developmentLanguage = language
        }
        var languages: Set<String> = []
        for file in description.localizedFiles {
            if file.locale.isEmpty {
                languages.formUnion(catalogLanguages(file.path))
            } else if hasTexts(file.path) {
                languages.insert(file.locale)
            }
        }
        for table in description.tables where !table.locale.isEmpty && table.locale != "Base" && hasTexts(table.path) {
            languages.insert(table.locale)
        }
        for declared in target.properties where declared.key == "CFBundleLocalizations" {
            languages.formUnion(declared.value.items.compactMap(\.string))
        }
        target.languages = languages.sorted()
        target.names += Self.names(
            description, properties: target.properties, configuration: description.configuration
        ).filter { $0 != target.name }
    }

    /// Product, bundle and display name in a configuration, without variables that nothing defines.
    static func names(
        _ description: TargetDescription, properties: [PropertyEntry], configuration: String
    ) -> [String] {
        let settings = description.settings[configuration]
        var names: [String] = []
        for setting in ["PRODUCT_NAME", "INFOPLIST_KEY_CFBundleDisplayName"] {
            if let name = settings?.value(setting)?.text { names.append(name) }
        }
        for key in ["CFBundleName", "CFBundleDisplayName"] {
            guard let text = properties.last(where: { $0.key == key })?.value.string else { continue }
            names.append(settings.map { $0.expand(text).text } ?? text)
        }
        return names.filter { !$0.isEmpty && !$0.contains("$") }
    }

    /// A table of comments only speaks no language.
    private func hasTexts(_ path: String) -> Bool {
        guard Path.fileExtension(path) == "strings", let bytes = try? tree.read(path) else { return true }
        return !StringsTable.read(bytes, path: path).entries.isEmpty
    }

    /// Languages in which at least a quarter of a catalogue's texts are translated.
    private func catalogLanguages(_ path: String) -> Set<String> {
        guard let bytes = try? tree.read(path), let document = try? YamlDocument.read(bytes, path: path) else {
            return []
        }
        let strings = document["strings"]?.entries ?? []
        var counts: [String: Int] = [:]
        for entry in strings {
            for localization in entry.value["localizations"]?.entries ?? [] {
                counts[localization.key, default: 0] += 1
            }
        }
        return Set(counts.filter { $0.value * 4 >= strings.count }.keys)
    }
}
