import PlainspokenModel

/// What a Cordova `config.xml` or `plugin.xml` writes into the Info.plist.
package struct CordovaConfig: Sendable {
    /// The name of the app or the plug-in's id.
    package var name: String
    package var place: Place
    /// Entries for the Info.plist, by `edit-config` and `config-file`, in the order of the file.
    package var entries: [PropertyEntry] = []
    /// Variables with their values: preferences of a plug-in with a default, or what the app gives them.
    package var variables: [String: String] = [:]
    /// What the app gives the variables of its plug-ins, by the plug-in's id.
    package var plugInVariables: [String: [String: String]] = [:]
    /// Ids of the plug-ins that the app names, with their places.
    package var plugIns: [(id: String, place: Place)] = []
    /// Locales of `resource-file` elements are not read; languages that the app says it speaks.
    package var defaultLocale: String?

    /// Reads a file; nil where it is no widget and no plug-in.
    package static func read(_ bytes: [UInt8], path: String) -> CordovaConfig? {
        guard let root = MarkupElement.read(bytes, path: path), root.name == "widget" || root.name == "plugin" else {
            return nil
        }
        let name = root.name == "widget" ? root.first("name")?.text : root.attributes["id"]
        var config = CordovaConfig(name: name ?? Path.name(Path.parent(path)), place: root.place)
        config.defaultLocale = root.attributes["defaultlocale"]
        config.collect(root)
        for platform in root.children where platform.name == "platform" && platform.attributes["name"] == "ios" {
            config.collect(platform)
        }
        return config
    }

    private mutating func collect(_ parent: MarkupElement) {
        for child in parent.children {
            switch child.name {
            case "edit-config": addEntry(child, key: child.attributes["target"], file: child.attributes["file"])
            case "config-file":
                addEntry(child, key: child.attributes["parent"], file: child.attributes["target"])
            case "preference":
                if let name = child.attributes["name"], let value = child.attributes["default"] {
                    variables[name] = value
                }
            case "plugin": addPlugIn(child)
            default: continue
            }
        }
    }

    private mutating func addEntry(_ element: MarkupElement, key: String?, file: String?) {
        guard let key, let file, file.hasSuffix("Info.plist"), let value = element.children.first else { return }
        guard let content = Self.content(value) else { return }
        let property = PropertyValue(content, at: value.place)
        entries.append(PropertyEntry(key: key, place: element.place, value: property))
    }

    private static func content(_ element: MarkupElement) -> PropertyValue.Content? {
        switch element.name {
        case "string": .string(element.text)
        case "true": .boolean(true)
        case "false": .boolean(false)
        case "array":
            .array(element.children.map { PropertyValue(.string($0.text), at: $0.place) })
        default: nil
        }
    }

    private mutating func addPlugIn(_ element: MarkupElement) {
        guard let id = element.attributes["name"] ?? element.attributes["id"] else { return }
        plugIns.append((id, element.place))
        for variable in element.children where variable.name == "variable" {
            guard let name = variable.attributes["name"], let value = variable.attributes["value"] else { continue }
            plugInVariables[id, default: [:]][name] = value
        }
    }

    /// The entries with variables `$NAME` replaced; what nobody gives a value stays as it stands.
    package func expanded(with given: [String: String]) -> [PropertyEntry] {
        let values = variables.merging(given) { $1 }.sorted { $0.key.count > $1.key.count }
        return entries.map { entry in
            guard case .string(var text) = entry.value.content, text.contains("$") else { return entry }
            for (name, value) in values { text = text.replacing("$" + name, with: value) }
            var result = entry
            result.value.content = .string(text)
            return result
        }
    }
}
