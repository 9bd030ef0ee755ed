import PlainspokenModel
import PlainspokenReading

/// Kinds of projects that have no Xcode project of their own in the repository.
enum PlainProject: String, Hashable, CaseIterable {
    case expo, cordova, cmake, tauri, electron, dotnet, unity, qmake, playground, tool, plist

    /// The kinds of projects that are looked for, in words.
    static let sought =
        "Xcode, XcodeGen, Tuist, Expo, Cordova, CMake, Tauri, Electron, .NET, Unity, Qt and Swift Playgrounds, and for tools with an embedded Info.plist"

    /// Whether its tool writes an Xcode project, so that one that is here is the one to judge.
    var generates: Bool { self == .expo || self == .cordova || self == .unity }

    private static let names: Set<String> = [
        "app.json", "app.config.js", "app.config.ts", "config.xml", "CMakeLists.txt", "tauri.conf.json",
        "tauri.conf.json5", "electron-builder.yml", "electron-builder.yaml", "electron-builder.json",
        "electron-builder.json5", "package.json", "ProjectSettings.asset", "Package.swift",
    ]

    /// Whether a file's name is one of those that describe an app.
    static func isNamed(_ name: String) -> Bool {
        names.contains(name) || name.hasSuffix(".csproj") || name.hasSuffix(".pro")
    }

    /// What a file describes, by its name and, where that is not enough, by its text.
    static func kind(of path: String, tree: FileTree) -> PlainProject? {
        let name = Path.name(path)
        func holds(_ words: String...) -> Bool {
            guard let bytes = try? tree.read(path) else { return false }
            let text = SourceText(path: path, bytes: bytes)
            return words.contains { text.holds($0) }
        }
        switch name {
        case "app.json", "app.config.js", "app.config.ts":
            return isExpo(Path.parent(path), tree) ? .expo : nil
        case "config.xml":
            // Capacitor writes files of this name into the projects that it makes.
            let isCopy = path.split(separator: "/").contains { ["android", "ios", "platforms", "res"].contains($0) }
            return !isCopy && holds("<widget") ? .cordova : nil
        case "CMakeLists.txt": return holds("MACOSX_BUNDLE") ? .cmake : nil
        case "tauri.conf.json", "tauri.conf.json5": return .tauri
        case "electron-builder.yml", "electron-builder.yaml", "electron-builder.json", "electron-builder.json5":
            return holds("extendInfo") ? .electron : nil
        case "package.json":
            guard holds("\"extendInfo\""), let bytes = try? tree.read(path),
                let document = try? JSONDocument.read(bytes, path: path)
            else { return nil }
            return ElectronPackaging(document, isPackage: true) == nil ? nil : .electron
        case "ProjectSettings.asset": return holds("UsageDescription:") ? .unity : nil
        case "Package.swift":
            if holds(".iOSApplication(") { return .playground }
            return holds("__info_plist") ? .tool : nil
        default: break
        }
        switch Path.fileExtension(name) {
        case "csproj":
            let lists = PlainProjectGathering.dotnetLists.map { Path.join(Path.parent(path), $0.1) }
            let isApple = holds("-ios", "-maccatalyst", "-macos", "Xamarin.iOS", "Xamarin.Mac", "xamarin.ios")
            return isApple && lists.contains { tree.kind($0) == .file } ? .dotnet : nil
        case "pro": return holds("QMAKE_INFO_PLIST") ? .qmake : nil
        default: return nil
        }
    }

    private static func isExpo(_ folder: String, _ tree: FileTree) -> Bool {
        let path = Path.join(folder, "package.json")
        guard let bytes = try? tree.read(path), let document = try? JSONDocument.read(bytes, path: path) else {
            return false
        }
        return ["dependencies", "devDependencies"].contains { document[$0]?["expo"] != nil }
    }

    /// The folder of the app that a file describes.
    func folder(of path: String) -> String {
        let folder = Path.parent(path)
        switch self {
        case .tauri, .unity: return Path.parent(folder)
        default: return folder
        }
    }
}

/// Describes projects without an Xcode project.
struct PlainProjectGathering {
    let tree: FileTree
    /// Absolute folder of the app, to which places are relative.
    let root: String

    func describe(_ kind: PlainProject, _ path: String) throws(Problem) -> ProjectDescription {
        switch kind {
        case .expo: try expo(path)
        case .cordova: try cordova(path)
        case .cmake: try cmake(path)
        case .tauri: try tauri(path)
        case .electron: try electron(path)
        case .dotnet: try dotnet(path)
        case .unity: try unity(path)
        case .qmake: try qmake(path)
        case .playground: try playground(path)
        case .tool: try tool(path)
        case .plist: plist(path)
        }
    }

    func shown(_ path: String) -> String { Path.relative(path, to: root) }

    /// A description of one target, with what its plug-ins bring.
    func project(_ target: TargetDescription, name: String, files: Int = 1, pluggedInto folder: String? = nil)
        -> ProjectDescription
    {
        var description = ProjectDescription(name: name, targets: [target], problems: [], fileCount: files)
        if let folder {
            PlugInGathering(tree: tree, root: root, folder: folder, packages: []).add(to: &description)
        }
        return description
    }

    // MARK: An Info.plist alone

    private func plist(_ path: String) -> ProjectDescription {
        let place = Place(path: shown(path))
        let list = PropertyLists(tree: tree).dictionary(path)
        let name =
            [list?["CFBundleDisplayName"], list?["CFBundleName"]].compactMap { $0?.string }
            .first { !$0.contains("$") } ?? Path.name(Path.parent(path))
        let isMac = list?["LSMinimumSystemVersion"] != nil || list?["NSPrincipalClass"] != nil
        let target = PlainTarget(
            name: name, platform: isMac ? .macOS : .iOS, place: place, folder: Path.parent(path),
            plist: PlainTarget.file(path, tree: tree, at: place))
        var description = target.description()
        description.unreadCode = ["the app’s code"]
        // Whoever builds with the list defines what it refers to.
        description.expansion = .template([:], isOpen: true)
        return project(description, name: name)
    }
}
