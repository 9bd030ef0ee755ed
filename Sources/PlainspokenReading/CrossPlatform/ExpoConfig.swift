import PlainspokenModel

/// An Expo app as `app.json` or a static `app.config.js` describes it; nothing is run.
package struct ExpoConfig: Sendable {
    /// A config plug-in with the options that the app gives it.
    package struct PlugIn: Sendable {
        package var name: String
        package var options: PropertyValue?
        package var place: Place
    }

    /// The sentence that a key gets, and those that it loses to.
    package struct Sentence: Sendable {
        package enum Origin: Sendable, Hashable {
            /// `ios.infoPlist`.
            case infoPlist
            /// An option of the named plug-in.
            case option(String)
            /// What the named plug-in writes where nobody says anything.
            case standard(String)
        }

        package var key: String
        /// `.null` where only running tells.
        package var value: PropertyValue
        package var place: Place
        package var origin: Origin
    }

    package var name: String
    /// The absolute path of the file.
    package var file: String
    /// The place of the app's description.
    package var place: Place
    /// The place of `ios.infoPlist`, or else of the description.
    package var infoPlistPlace: Place
    package var infoPlist: [PropertyEntry]
    package var plugIns: [PlugIn]
    package var entitlements: PropertyValue?
    /// Absolute paths of tables by locale.
    package var locales: [(locale: String, path: String)]
    package var deploymentTarget: String?
    /// Whether a part of it is made when it is run.
    package var isComputed: Bool

    /// Reads the description of the app in an absolute folder; nil where there is none that can be read.
    package static func read(folder: String, tree: FileTree, root: String) throws(Problem) -> ExpoConfig? {
        let json = Path.join(folder, "app.json")
        var base: PropertyValue?
        if tree.kind(json) == .file {
            let value = try JSONDocument.read(try tree.read(json), path: Path.relative(json, to: root))
            base = value["expo"] ?? (value["ios"] != nil || value["plugins"] != nil ? value : nil)
        }
        for name in ["app.config.ts", "app.config.js", "app.config.mjs", "app.config.cjs", "app.config.json"] {
            let path = Path.join(folder, name)
            guard tree.kind(path) == .file, let bytes = try? tree.read(path) else { continue }
            let script = ScriptDocument(bytes, path: Path.relative(path, to: root))
            guard let object = script.object(with: ["expo", "slug", "ios", "plugins"]) else { continue }
            let value = object["expo"] ?? object
            return ExpoConfig(over: base, value, file: path, folder: folder, isComputed: true)
        }
        guard let base else { return nil }
        return ExpoConfig(over: nil, base, file: json, folder: folder, isComputed: false)
    }

    private init(over base: PropertyValue?, _ value: PropertyValue, file: String, folder: String, isComputed: Bool) {
        func part(_ key: String) -> PropertyValue? { value[key] ?? base?[key] }
        name = part("name")?.string ?? Path.name(folder)
        self.file = file
        place = value.place
        let list = value["ios"]?["infoPlist"] ?? base?["ios"]?["infoPlist"]
        infoPlistPlace = list?.place ?? place
        infoPlist = list?.entries ?? []
        plugIns = (part("plugins")?.items ?? []).compactMap(Self.plugIn)
        entitlements = part("ios")?["entitlements"]
        locales = (part("locales")?.entries ?? []).compactMap { entry in
            entry.value.string.map { (entry.key, Path.join(folder, $0)) }
        }
        let properties = plugIns.first { $0.name == "expo-build-properties" }
        deploymentTarget = properties?.options?["ios"]?["deploymentTarget"]?.string
        self.isComputed = isComputed
    }

    /// `"name"` or `["name", {options}]`.
    private static func plugIn(_ item: PropertyValue) -> PlugIn? {
        if let name = item.string { return PlugIn(name: name, options: nil, place: item.place) }
        guard let first = item.items.first, let name = first.string else { return nil }
        return PlugIn(name: name, options: item.items.dropFirst().first, place: first.place)
    }

    // MARK: Which sentence wins

    /// Packages whose plug-ins `prebuild` applies although nobody lists them (`withDefaultPlugins` in expo/expo).
    private static let applied: Set<String> = [
        "expo-av", "expo-barcode-scanner", "expo-calendar", "expo-camera", "expo-contacts", "expo-image-picker",
        "expo-location", "expo-media-library", "expo-sensors", "expo-local-authentication",
    ]

    /// The usage keys that `prebuild` writes, each with its sentence, and the sentences that lose.
    ///
    /// An option wins over `ios.infoPlist`, that over a plug-in's standard sentence; `false` as an option deletes the key.
    ///
    /// - Parameter installed: The packages of the app, whose plug-ins may be applied without being listed.
    /// - Returns: What ships, and what it outranks.
    package func sentences(installed: [ListedPackage]) -> (winners: [Sentence], losers: [Sentence]) {
        var table = infoPlist.filter { Catalog.keys[$0.key] != nil }.map {
            Sentence(key: $0.key, value: $0.value, place: $0.place, origin: .infoPlist)
        }
        var losers: [Sentence] = []
        let listed = Set(plugIns.map(\.name))
        let unlisted = installed.filter { Self.applied.contains($0.name) && !listed.contains($0.name) }.map {
            PlugIn(name: $0.name, options: nil, place: $0.place)
        }
        for plugIn in plugIns + unlisted {
            for part in Catalog.plugIn(plugIn.name, in: .node)?.parts ?? [] {
                guard let sentence = part.sentence, let key = part.keys.first else { continue }
                apply(sentence, key: key, of: plugIn, to: &table, &losers)
            }
        }
        return (table, losers)
    }

    /// Keys that the app tells a plug-in to leave out, by `false` as an option.
    package var declined: Set<String> {
        var keys: Set<String> = []
        for plugIn in plugIns {
            for part in Catalog.plugIn(plugIn.name, in: .node)?.parts ?? [] {
                guard let sentence = part.sentence,
                    case .boolean(false)? = plugIn.options?[sentence.option]?.content
                else { continue }
                keys.formUnion(part.keys)
            }
        }
        return keys
    }

    private func apply(
        _ sentence: PlainspokenModel.PlugIn.Sentence, key: String, of plugIn: PlugIn, to table: inout [Sentence],
        _ losers: inout [Sentence]
    ) {
        let known = table.lastIndex { $0.key == key }
        let option = plugIn.options?.entries.last { $0.key == sentence.option }
        switch option?.value.content {
        case .boolean(false):
            losers += table.filter { $0.key == key }
            table.removeAll { $0.key == key }
        case .string, .null:
            guard let option else { return }
            let winner = Sentence(key: key, value: option.value, place: option.place, origin: .option(plugIn.name))
            guard let known else { return table.append(winner) }
            losers.append(table[known])
            table[known] = winner
        default:
            guard known == nil, !sentence.isOptional else { return }
            let value = PropertyValue(.string(sentence.standard), at: plugIn.place)
            table.append(
                Sentence(key: key, value: value, place: plugIn.place, origin: .standard(plugIn.name)))
        }
    }
}
