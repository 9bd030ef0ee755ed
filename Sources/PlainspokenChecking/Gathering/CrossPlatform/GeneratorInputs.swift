import PlainspokenModel
import PlainspokenReading

/// Adds what Expo's or Cordova's own files say of the Info.plist that their tools write, and that ships as it stands.
struct GeneratorInputs {
    let tree: FileTree
    let root: String
    /// Absolute folder of the Xcode project.
    let folder: String

    func add(to description: inout ProjectDescription) {
        guard let host = AppHosts(tree: tree, root: root).host(of: folder), host.kind == .node else { return }
        let inputs =
            Path.name(Path.parent(folder)) == "platforms"
            ? CordovaInputs(tree: tree, root: root).specified(in: host.folder).map { ($0, []) } : expo(host)
        guard let (specified, outranked) = inputs else { return }
        for index in description.targets.indices where description.targets[index].product == .application {
            description.targets[index].specified = specified
            description.targets[index].outranked += outranked
        }
    }

    private func expo(_ host: AppHost) -> (SpecifiedKeys, [UsageDeclaration])? {
        guard let config = try? ExpoConfig.read(folder: host.folder, tree: tree, root: root) else { return nil }
        let (winners, losers) = config.sentences(installed: host.packages)
        let wanted = winners.filter { sentence in
            if case .standard = sentence.origin { return false }
            return sentence.value.string != nil
        }
        return (
            SpecifiedKeys(
                generator: "npx expo prebuild", path: Path.relative(config.file, to: root),
                declarations: wanted.map(Self.declaration)), losers.map(Self.declaration)
        )
    }

    static func declaration(_ sentence: ExpoConfig.Sentence) -> UsageDeclaration {
        let source: UsageDeclaration.Source =
            switch sentence.origin {
            case .infoPlist: .spec
            case .option(let name), .standard(let name): .plugIn(name)
            }
        return UsageDeclaration(key: sentence.key, value: sentence.value, source: source, place: sentence.place)
    }
}

/// What `config.xml` and the plug-ins of a Cordova app say of the Info.plist.
struct CordovaInputs {
    let tree: FileTree
    let root: String

    func config(in folder: String) -> CordovaConfig? { read(Path.join(folder, "config.xml")) }

    /// The keys of the app's own file, and of its plug-ins.
    func specified(in folder: String) -> SpecifiedKeys? {
        guard let config = config(in: folder) else { return nil }
        let own = config.expanded(with: [:]).filter { Catalog.keys[$0.key] != nil }
        let plugIns = plugIns(of: config, in: folder)
        let path = Path.relative(Path.join(folder, "config.xml"), to: root)
        return SpecifiedKeys(
            generator: "cordova prepare ios", path: path,
            declarations: own.map { UsageDeclaration(key: $0.key, value: $0.value, source: .spec, place: $0.place) },
            plugIns: plugIns)
    }

    /// The sentences of installed plug-ins, with the variables that the app gives them.
    func plugIns(of config: CordovaConfig, in folder: String) -> [UsageDeclaration] {
        let listed = ids(of: config, in: folder)
        return listed.sorted { $0.key < $1.key }.flatMap { id, given -> [UsageDeclaration] in
            let places = ["plugins/\(id)/plugin.xml", "node_modules/\(id)/plugin.xml"]
            guard let manifest = places.lazy.compactMap({ read(Path.join(folder, $0)) }).first else { return [] }
            return manifest.expanded(with: given).filter { Catalog.keys[$0.key] != nil }.map {
                UsageDeclaration(key: $0.key, value: $0.value, source: .plugIn(id), place: $0.place)
            }
        }
    }

    /// Plug-ins with the variables that `config.xml` and `package.json` give them.
    private func ids(of config: CordovaConfig, in folder: String) -> [String: [String: String]] {
        var ids = config.plugInVariables
        for plugIn in config.plugIns { ids[plugIn.id, default: [:]].merge([:]) { first, _ in first } }
        let path = Path.join(folder, "package.json")
        if let bytes = try? tree.read(path), let document = try? JSONDocument.read(bytes, path: path) {
            for entry in document["cordova"]?["plugins"]?.entries ?? [] {
                let values = entry.value.entries.compactMap { entry in entry.value.string.map { (entry.key, $0) } }
                ids[entry.key, default: [:]].merge(values) { first, _ in first }
            }
        }
        for entry in tree.list(Path.join(folder, "plugins")) where entry.kind == .directory {
            ids[entry.name, default: [:]].merge([:]) { first, _ in first }
        }
        return ids
    }

    private func read(_ path: String) -> CordovaConfig? {
        guard tree.kind(path) == .file, let bytes = try? tree.read(path) else { return nil }
        return CordovaConfig.read(bytes, path: Path.relative(path, to: root))
    }
}
