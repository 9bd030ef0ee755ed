import PlainspokenModel
import PlainspokenReading

/// The project of another framework around an Xcode project: what it depends on, and where its own code is.
struct AppHost {
    enum Kind: Hashable {
        case flutter
        /// React Native, Expo, Capacitor, Cordova.
        case node
        /// The Rust part of a Tauri app.
        case cargo
        /// C# of .NET MAUI and Xamarin.
        case dotnet
    }

    var kind: Kind
    /// Absolute.
    var folder: String
    /// The path of the list of packages, as places carry it.
    var manifest: String
    var packages: [ListedPackage]

    var ecosystem: PlugIn.Ecosystem {
        switch kind {
        case .flutter: .flutter
        case .node: .node
        case .cargo: .cargo
        case .dotnet: .dotnet
        }
    }
}

/// Finds the host of an Xcode project, and the files of package managers beside it.
struct AppHosts {
    let tree: FileTree
    /// Absolute folder of the app, to which places are relative.
    let root: String

    /// The packages by which a `package.json` is that of an app rather than of somebody's tools.
    private static let nodeHosts: Set<String> = [
        "react-native", "expo", "@capacitor/core", "@capacitor/ios", "cordova-ios", "cordova", "react-native-macos",
        "nativescript", "@nativescript/core",
    ]

    /// The host of a project in an absolute folder: `ios` or `macos` inside it, or deeper as Capacitor and Cordova do.
    func host(of folder: String) -> AppHost? {
        var inner = folder
        for _ in 0..<3 {
            let outer = Path.parent(inner)
            guard outer != inner, outer != "." else { return nil }
            if ["ios", "macos", "darwin"].contains(Path.name(inner)) {
                if let host = flutter(outer) ?? node(outer) { return host }
                if Path.name(outer) == "platforms", let host = node(Path.parent(outer)) { return host }
            }
            inner = outer
        }
        return nil
    }

    /// The app of Flutter in a folder; nil where there is none.
    func flutter(_ folder: String) -> AppHost? {
        let path = Path.join(folder, "pubspec.yaml")
        guard let document = yaml(path), document["dependencies"]?["flutter"] != nil else { return nil }
        var packages = PackageList.pubspec(document).filter { $0.name != "flutter" }
        let locked = yaml(Path.join(folder, "pubspec.lock")).map(PackageList.pubspecLock) ?? []
        for index in packages.indices {
            guard let exact = locked.first(where: { $0.name == packages[index].name }) else { continue }
            packages[index].version = exact.version ?? packages[index].version
        }
        let named = Set(packages.map(\.name))
        packages += locked.filter { !named.contains($0.name) }
        return AppHost(kind: .flutter, folder: folder, manifest: Path.relative(path, to: root), packages: packages)
    }

    /// The app of React Native, Expo, Capacitor or Cordova in a folder; nil where there is none.
    func node(_ folder: String) -> AppHost? {
        let path = Path.join(folder, "package.json")
        let widget = CordovaInputs(tree: tree, root: root).config(in: folder)
        let document = (try? tree.read(path)).flatMap {
            try? JSONDocument.read($0, path: Path.relative(path, to: root))
        }
        guard let document = document ?? widget.map({ PropertyValue(.dictionary([]), at: $0.place) }) else {
            return nil
        }
        var packages = PackageList.node(document)
        let cordova =
            (document["cordova"]?["plugins"]?.entries ?? []).map { ListedPackage(name: $0.key, place: $0.place) }
            + (widget?.plugIns ?? []).map { ListedPackage(name: $0.id, place: $0.place) }
        for plugIn in cordova where !packages.contains(where: { $0.name == plugIn.name }) { packages.append(plugIn) }
        let isHost =
            widget != nil || document["cordova"] != nil || packages.contains { Self.nodeHosts.contains($0.name) }
            || (document["devDependencies"]?.entries ?? []).contains { Self.nodeHosts.contains($0.key) }
        guard isHost else { return nil }
        return AppHost(kind: .node, folder: folder, manifest: Path.relative(path, to: root), packages: packages)
    }

    /// The Rust part of a Tauri app in a folder: the crates of its `Cargo.toml`.
    func cargo(_ folder: String) -> AppHost? {
        let path = Path.join(folder, "Cargo.toml")
        guard let bytes = try? tree.read(path) else { return nil }
        let text = SourceText(path: Path.relative(path, to: root), bytes: bytes)
        return AppHost(kind: .cargo, folder: folder, manifest: text.path, packages: PackageList.cargo(text))
    }

    /// The Podfile of a project in an absolute folder.
    func podfile(near folder: String) -> Podfile? {
        for place in [folder, Path.parent(folder)] {
            let path = Path.join(place, "Podfile")
            if tree.kind(path) == .file, let bytes = try? tree.read(path) {
                return Podfile.read(bytes, path: Path.relative(path, to: root))
            }
        }
        return nil
    }

    /// Pods that are installed, or else asked for.
    func pods(near folder: String) -> [ListedPackage] {
        for place in [folder, Path.parent(folder)] {
            if let lock = yaml(Path.join(place, "Podfile.lock")) { return PackageList.podfileLock(lock) }
        }
        return podfile(near: folder)?.pods ?? []
    }

    /// Packages that Carthage brings.
    func carthage(near folder: String) -> [ListedPackage] {
        for name in ["Cartfile.resolved", "Cartfile"] {
            let path = Path.join(folder, name)
            guard tree.kind(path) == .file, let bytes = try? tree.read(path) else { continue }
            return PackageList.cartfile(SourceText(path: Path.relative(path, to: root), bytes: bytes))
        }
        return []
    }

    private func yaml(_ path: String) -> PropertyValue? {
        guard tree.kind(path) == .file, let bytes = try? tree.read(path) else { return nil }
        return try? YamlDocument.read(bytes, path: Path.relative(path, to: root))
    }
}
