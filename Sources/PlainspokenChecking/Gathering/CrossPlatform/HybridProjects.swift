import PlainspokenModel
import PlainspokenReading

extension PlainProjectGathering {
    // MARK: Expo without an ios folder

    func expo(_ path: String) throws(Problem) -> ProjectDescription {
        let folder = Path.parent(path)
        guard let config = try ExpoConfig.read(folder: folder, tree: tree, root: root) else {
            throw Problem("describes no app: looked for expo.ios and expo.plugins", at: Place(path: path))
        }
        let packages = AppHosts(tree: tree, root: root).node(folder)?.packages ?? []
        let (winners, losers) = config.sentences(installed: packages)
        var entries = config.infoPlist.filter { Catalog.keys[$0.key] == nil }
        entries += winners.map { PropertyEntry(key: $0.key, place: $0.place, value: $0.value) }
        let name = config.name
        let target = PlainTarget(
            name: name, platform: .iOS, place: config.place, folder: folder,
            plist: PlainTarget.entries(
                entries.filter(\.value.isKnown), to: "ios/\(name.filter { $0.isLetter || $0.isNumber })/Info.plist",
                folder: folder, at: config.infoPlistPlace, generator: "npx expo prebuild"),
            deploymentTarget: config.deploymentTarget ?? "15.1")
        var description = target.description()
        description.carrier = .part("expo.ios.infoPlist")
        description.outranked = losers.map(GeneratorInputs.declaration)
        description.tables = config.locales.map { (path: $0.path, locale: $0.locale) }
        description.unreadCode = config.isComputed ? [Path.name(config.file)] : []
        description.openEntries = entries.filter { !$0.value.isKnown }
        return project(description, name: name, files: 2, pluggedInto: Path.join(folder, "ios"))
    }

    // MARK: Cordova without a platform

    func cordova(_ path: String) throws(Problem) -> ProjectDescription {
        let folder = Path.parent(path)
        let inputs = CordovaInputs(tree: tree, root: root)
        guard let config = inputs.config(in: folder) else {
            throw Problem("is no widget of Cordova", at: Place(path: path))
        }
        let own = config.expanded(with: [:])
        let keys = Set(own.map(\.key))
        let plugIns = inputs.plugIns(of: config, in: folder)
        var seen = keys
        let added = plugIns.filter { seen.insert($0.key).inserted }.map {
            PropertyEntry(key: $0.key, place: $0.place, value: $0.value)
        }
        let name = config.name
        let target = PlainTarget(
            name: name, platform: .iOS, place: config.place, folder: folder,
            sources: SourceWalk(tree).sources(in: Path.join(folder, "plugins")).filter { $0.contains("/ios/") },
            plist: PlainTarget.entries(
                own + added, to: "platforms/ios/\(name)/\(name)-Info.plist", folder: folder, at: config.place,
                generator: "cordova prepare ios"))
        var description = target.description()
        description.carrier = .part("an edit-config for *-Info.plist")
        description.hints = [.webView]
        description.outranked = plugIns.filter { keys.contains($0.key) }
        description.unreadCode = config.plugIns.map(\.id)
        return project(description, name: name, files: 2, pluggedInto: Path.join(folder, "platforms/ios"))
    }
}

extension PropertyValue {
    /// Whether the value can be told without running anything.
    var isKnown: Bool {
        if case .null = content { false } else { true }
    }
}
