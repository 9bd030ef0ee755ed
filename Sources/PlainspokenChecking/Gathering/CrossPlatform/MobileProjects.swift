import PlainspokenModel
import PlainspokenReading

extension PlainProjectGathering {
    // MARK: .NET

    /// Where an app of .NET MAUI or Xamarin has its lists.
    static let dotnetLists: [(Platform, String)] = [
        (.iOS, "Platforms/iOS/Info.plist"), (.macCatalyst, "Platforms/MacCatalyst/Info.plist"),
        (.macOS, "Platforms/macOS/Info.plist"), (.iOS, "Info.plist"),
    ]

    func dotnet(_ path: String) throws(Problem) -> ProjectDescription {
        let folder = Path.parent(path)
        guard let root = MarkupElement.read(try tree.read(path), path: shown(path)) else {
            throw Problem("is no project of MSBuild", at: Place(path: path))
        }
        let name = String(Path.name(path).dropLast(".csproj".count))
        let found = Self.dotnetLists.filter { tree.kind(Path.join(folder, $0.1)) == .file }
        let targets = found.filter { $0.1 != "Info.plist" || found.count == 1 }.map { platform, list in
            let plist = Path.join(folder, list)
            let isMac = root.all("TargetFrameworkIdentifier").contains { $0.text.hasPrefix("Xamarin.Mac") }
            var target = PlainTarget(
                name: name, platform: isMac ? .macOS : platform, place: Place(path: shown(path)), folder: folder,
                plist: PlainTarget.file(plist, tree: tree, at: Place(path: shown(path))))
            let entitlements = Path.join(Path.parent(plist), "Entitlements.plist")
            if tree.kind(entitlements) == .file { target.entitlements = entitlements }
            var description = target.description()
            description.expansion = .nothing
            description.unreadCode = ["the app’s C# code"]
            description.supplies = calls(in: folder)
            return description
        }
        guard !targets.isEmpty else {
            throw Problem(
                "has no Info.plist: looked for Platforms/iOS/Info.plist, Platforms/MacCatalyst/Info.plist and Info.plist",
                at: Place(path: path))
        }
        return ProjectDescription(name: name, targets: targets, problems: [], fileCount: 1)
    }

    /// What the C# code asks of .NET MAUI.
    private func calls(in folder: String) -> [Supply] {
        let package = ListedPackage(name: "Microsoft.Maui.Essentials", place: Place(path: shown(folder)))
        guard let plugIn = Catalog.plugIn(package.name, in: .dotnet) else { return [] }
        let host = AppHost(kind: .dotnet, folder: folder, manifest: "", packages: [package])
        let scripts = AppScripts(host, tree: tree, root: root)
        return PlugInUse(plugIn: plugIn, package: package, podfile: nil, scripts: scripts).supplies()
            .filter { $0.evidence.strength == .request }
    }

    // MARK: Unity

    /// Unity writes the texts of its player settings into the Info.plist of the project that it exports.
    func unity(_ path: String) throws(Problem) -> ProjectDescription {
        let text = SourceText(path: shown(path), bytes: try tree.read(path))
        let folder = Path.parent(Path.parent(path))
        let settings = UnitySettings.read(text)
        var target = PlainTarget(
            name: settings.productName ?? Path.name(folder), platform: .iOS, place: Place(path: shown(path)),
            folder: folder)
        target.plist = PlainTarget.entries(
            settings.entries, to: "Build/Info.plist", folder: folder, at: Place(path: shown(path)),
            generator: "Unity’s iOS build")
        target.sources = SourceWalk(tree).sources(in: Path.join(folder, "Assets")).filter { $0.contains("/Plugins/") }
        var description = target.description()
        description.expansion = .nothing
        description.carrier = .part("the player settings")
        description.unreadCode = ["the game’s C# code"]
        return project(description, name: target.name)
    }

    // MARK: Swift Playgrounds and tools

    func playground(_ path: String) throws(Problem) -> ProjectDescription {
        let folder = Path.parent(path)
        let app = PlaygroundApp.read(try tree.read(path), path: shown(path))
        var target = PlainTarget(
            name: app.name ?? Path.name(folder), platform: .iOS, place: app.place, folder: folder)
        var entries = app.purposes
        if let extra = app.infoPlist {
            let full = Path.join(folder, extra)
            entries += PropertyListDocument.read(try tree.read(full), path: shown(full)).root?.entries ?? []
        }
        target.plist = PlainTarget.entries(
            entries, to: ".build/Info.plist", folder: folder, at: app.place, generator: "Swift Playgrounds")
        target.deploymentTarget = app.deploymentTarget
        let contents = contents(of: app.targets, in: folder, on: .iOS)
        target.sources = app.targets.isEmpty ? SourceWalk(tree).sources(in: folder) : contents.files
        var description = target.description()
        description.unreadCode = contents.unread
        description.carrier = .part("the capabilities of .iOSApplication")
        return project(description, name: target.name)
    }

    /// A command-line tool with its Info.plist in the binary: `-sectcreate __TEXT __info_plist FILE`.
    func tool(_ path: String) throws(Problem) -> ProjectDescription {
        let folder = Path.parent(path)
        let bytes = try tree.read(path)
        let manifest = SwiftPackageManifest.read(bytes, path: shown(path))
        let targets = EmbeddedPlists.read(bytes, path: shown(path)).map { embedded in
            let names = embedded.target.map { [$0] } ?? manifest.targets.map(\.name)
            let contents = contents(of: names, in: folder, on: .macOS)
            let target = PlainTarget(
                name: embedded.target ?? manifest.targets.first?.name ?? Path.name(folder), platform: .macOS,
                product: .commandLineTool, place: embedded.place, folder: folder,
                sources: contents.files,
                plist: PlainTarget.file(Path.join(folder, embedded.path), tree: tree, at: embedded.place))
            var description = target.description()
            description.expansion = .nothing
            description.embedsPlist = true
            description.unreadCode = contents.unread
            return description
        }
        return ProjectDescription(name: Path.name(folder), targets: targets, problems: [], fileCount: 1)
    }

    private func contents(
        of targets: [String], in package: String, on platform: Platform
    ) -> (files: [String], unread: [String]) {
        PackageSources(tree: tree).contents(of: targets.map { .init(name: $0, package: package) }, on: platform)
    }
}
