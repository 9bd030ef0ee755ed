import PlainspokenModel

/// Makes the paths of an included spec relative to the project's folder.
enum SpecPaths {
    /// Which keys hold paths, as far as anything here reads them.
    private indirect enum Shape {
        /// A path, a list of paths or a dictionary of paths.
        case path
        /// A dictionary, or a list of dictionaries, with these keys; strings in a list are left alone.
        case object([String: Shape])
        /// A dictionary of objects by name.
        case named([String: Shape])
        /// `sources`: a path, or a list of paths and objects.
        case sources
    }

    private static let target: [String: Shape] = [
        "sources": .sources, "configFiles": .path, "dependencies": .object(["framework": .path]),
        "info": .object(["path": .path]), "entitlements": .object(["path": .path]),
    ]

    private static let project: [String: Shape] = [
        "configFiles": .path, "targets": .named(target), "targetTemplates": .named(target),
        "packages": .named(["path": .path]), "projectReferences": .named(["path": .path]), "localPackages": .path,
    ]

    /// - Parameters:
    ///   - entries: The included spec.
    ///   - folder: The folder its paths are relative to, relative to the project's folder.
    /// - Returns: The same entries with paths relative to the project's folder.
    static func resolved(_ entries: [PropertyEntry], relativeTo folder: String) -> [PropertyEntry] {
        apply(project, to: entries, folder)
    }

    private static func apply(
        _ shapes: [String: Shape], to entries: [PropertyEntry], _ folder: String
    ) -> [PropertyEntry] {
        entries.map { entry in
            let key = entry.key.hasSuffix(":REPLACE") ? String(entry.key.dropLast(":REPLACE".count)) : entry.key
            guard let shape = shapes[key] else { return entry }
            var entry = entry
            entry.value = apply(shape, to: entry.value, folder)
            return entry
        }
    }

    private static func apply(_ shape: Shape, to value: PropertyValue, _ folder: String) -> PropertyValue {
        var result = value
        switch (shape, value.content) {
        case (.path, .string(let text)), (.sources, .string(let text)):
            result.content = .string(join(folder, text))
        case (.path, .array(let items)):
            result.content = .array(items.map { apply(.path, to: $0, folder) })
        case (.path, .dictionary(let entries)):
            result.content = .dictionary(
                entries.map { PropertyEntry(key: $0.key, place: $0.place, value: apply(.path, to: $0.value, folder)) })
        case (.sources, .array(let items)):
            result.content = .array(items.map { apply(.sources, to: $0, folder) })
        case (.sources, .dictionary(let entries)):
            result.content = .dictionary(apply(["path": .path], to: entries, folder))
        case (.object(let shapes), .dictionary(let entries)):
            result.content = .dictionary(apply(shapes, to: entries, folder))
        case (.object(let shapes), .array(let items)):
            result.content = .array(items.map { $0.dictionary == nil ? $0 : apply(.object(shapes), to: $0, folder) })
        case (.named(let shapes), .dictionary(let entries)):
            result.content = .dictionary(
                entries.map { entry in
                    let value = apply(.object(shapes), to: entry.value, folder)
                    return PropertyEntry(key: entry.key, place: entry.place, value: value)
                })
        default:
            break
        }
        return result
    }

    private static func join(_ folder: String, _ path: String) -> String {
        // A path that begins with a setting or a variable is resolved by Xcode, not here.
        path.hasPrefix("/") || path.hasPrefix("$") ? path : Path.normalized(folder + "/" + path)
    }
}
