import PlainspokenModel

/// Reads `InfoPlist.xcstrings` from its JSON.
enum StringCatalogTable {
    /// The usage keys with their values by language; the source language counts as a table too.
    ///
    /// A text in state `new` is a copy of the source that nobody has translated yet: it is left out.
    static func declarations(_ document: PropertyValue) -> [UsageDeclaration] {
        let source = document["sourceLanguage"]?.string
        return (document["strings"]?.entries ?? []).filter { Catalog.keys[$0.key] != nil }.flatMap { entry in
            (entry.value["localizations"]?.entries ?? []).compactMap { localization in
                guard let unit = unit(of: localization.value), let value = unit["value"],
                    unit["state"]?.string != "new" || localization.key == source
                else { return nil }
                return UsageDeclaration(
                    key: entry.key, locale: localization.key, value: value, source: .table, place: localization.place)
            }
        }
    }

    /// The text, or the one of several for different devices that is for all others.
    private static func unit(of localization: PropertyValue) -> PropertyValue? {
        if let unit = localization["stringUnit"] { return unit }
        let devices = localization["variations"]?["device"]
        return (devices?["other"] ?? devices?.entries.first?.value)?["stringUnit"]
    }

    /// Entries that are no key of the Info.plist.
    static func others(_ document: PropertyValue) -> [PropertyEntry] {
        (document["strings"]?.entries ?? []).filter { Catalog.keys[$0.key] == nil }
    }

    /// All texts with their languages; a key without a text of its own language is one.
    static func texts(_ document: PropertyValue) -> [LocalizedText] {
        (document["strings"]?.entries ?? []).flatMap { entry in
            (entry.value["localizations"]?.entries ?? []).compactMap { localization in
                guard case .string(let text)? = localization.value["stringUnit"]?["value"]?.content else { return nil }
                return LocalizedText(key: entry.key, locale: localization.key, text: text, place: localization.place)
            }
        }
    }
}
