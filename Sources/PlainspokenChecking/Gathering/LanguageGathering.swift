import PlainspokenModel
import PlainspokenReading

/// Finds what languages a target speaks, and under what names people know it.
struct LanguageGathering {
    let tree: FileTree
    /// Absolute folder of the app.
    let root: String
    let description: TargetDescription

    /// A resource with its locale, where it holds texts of an interface; nil for any other file.
    static func localized(_ path: String, locale: String?) -> (path: String, locale: String)? {
        let name = Path.name(path)
        switch Path.fileExtension(path) {
        case "xcstrings": return name == "InfoPlist.xcstrings" ? nil : (path, "")
        case "strings", "stringsdict", "xib", "storyboard":
            guard name != "InfoPlist.strings", !name.hasPrefix("Launch"), let locale, locale != "Base" else {
                return nil
            }
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
        var languages = spoken()
        for declared in target.properties where declared.key == "CFBundleLocalizations" {
            languages.formUnion(declared.value.items.compactMap(\.string))
        }
        target.languages = languages.sorted()
        target.names += Self.names(
            description, properties: target.properties, configuration: description.configuration
        ).filter { $0 != target.name }
        target.identifiers = Self.identifiers(description, properties: target.properties)
    }

    /// The bundle identifiers in the judged and the other configurations, without variables that nothing defines.
    static func identifiers(_ description: TargetDescription, properties: [PropertyEntry]) -> [String] {
        let written = properties.last { $0.key == "CFBundleIdentifier" }?.value.string
        var known: Set<String> = []
        return ([description.configuration] + description.otherConfigurations).flatMap { name -> [String] in
            let settings = description.settings[name]
            let expanded = written.map { settings?.expand($0).text ?? $0 }
            return [expanded, settings?.value("PRODUCT_BUNDLE_IDENTIFIER")?.text].compactMap { $0 }
        }.filter { !$0.isEmpty && !$0.contains("$") && known.insert($0).inserted }
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

    /// Languages of the target's own resources, without those that only a component or a handful of texts speaks.
    private func spoken() -> Set<String> {
        let files = description.localizedFiles.filter { !isVendored($0.path) }
        return SpokenLanguages(tree: tree).languages(of: files, tables: description.tables)
    }

    private func isVendored(_ path: String) -> Bool {
        Path.relative(path, to: root).split(separator: "/").contains { Self.vendored.contains($0.lowercased()) }
    }

    private static let vendored: Set<String> = [
        "vendor", "vendors", "pods", "carthage", "thirdparty", "third-party", "third_party", "external", "externals",
        "node_modules", "sourcepackages", "submodules",
    ]
}

/// Weighs localised files by how many texts they hold.
struct SpokenLanguages {
    let tree: FileTree

    /// The languages of localised files and Info.plist tables, with their locales; a catalogue's locale is empty.
    func languages(
        of files: [(path: String, locale: String)], tables: [(path: String, locale: String)]
    ) -> Set<String> {
        var languages: Set<String> = []
        var counts: [String: Int] = [:]
        for file in files {
            if file.locale.isEmpty {
                languages.formUnion(catalogLanguages(file.path))
            } else {
                counts[file.locale, default: 0] += count(file.path)
            }
        }
        let most = counts.values.max() ?? 0
        languages.formUnion(counts.filter { $0.value > 0 && $0.value * 7 >= most }.keys)
        for table in tables where !table.locale.isEmpty && table.locale != "Base" && count(table.path) > 0 {
            languages.insert(table.locale)
        }
        return languages
    }

    /// About how many texts a table holds: semicolons outside comments and quotation marks.
    private func count(_ path: String) -> Int {
        guard Path.fileExtension(path) == "strings" else { return 1 }
        guard let bytes = try? tree.read(path) else { return 0 }
        return StringsTable.count(bytes)
    }

    /// Languages in which at least a quarter of a catalogue's texts are translated.
    private func catalogLanguages(_ path: String) -> Set<String> {
        guard let bytes = try? tree.read(path), let document = try? JSONDocument.read(bytes, path: path) else {
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
