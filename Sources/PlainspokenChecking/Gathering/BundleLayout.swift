import PlainspokenModel
import PlainspokenReading

/// Where the parts of a bundle stand; macOS puts them into `Contents`, the other systems beside each other.
struct BundleLayout {
    let tree: FileTree
    /// The bundle's own absolute path.
    let path: String
    /// The folder that holds the Info.plist of an app or extension.
    let contents: String
    private let isDeep: Bool

    init(_ path: String, tree: FileTree) {
        self.tree = tree
        self.path = path
        let deep = Path.join(path, "Contents")
        isDeep = tree.kind(deep) == .directory
        contents = isDeep ? deep : path
    }

    var infoPlist: String { Path.join(contents, "Info.plist") }

    /// The executable of a name, or of the bundle's own; nil where there is none.
    func executable(named name: String?) -> String? {
        let file = Path.name(path)
        let own = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        let folder = isDeep ? Path.join(contents, "MacOS") : path
        return [name, own].compactMap { $0 }.map { Path.join(folder, $0) }
            .first { $0.hasPrefix(folder + "/") && tree.kind($0) == .file }
    }

    /// Code that Xcode puts beside an executable in builds for debugging: the app itself is in it.
    func debugLibraries(of executable: String) -> [String] {
        [executable + ".debug.dylib"].filter { tree.kind($0) == .file }
    }

    /// The tables of Info.plist keys, by language.
    var tables: [(path: String, locale: String)] {
        let folder = isDeep ? Path.join(contents, "Resources") : path
        return tree.list(folder).compactMap { entry in
            let path = Path.join(folder, entry.name)
            if entry.name == "InfoPlist.loctable" { return (path, "") }
            guard entry.kind == .directory, let locale = LocaleFolder.locale(of: entry.name) else { return nil }
            let table = Path.join(path, "InfoPlist.strings")
            return tree.kind(table) == .file ? (table, locale) : nil
        }
    }

    /// The other localised tables that it speaks from, by language.
    var texts: [(path: String, locale: String)] {
        let folder = isDeep ? Path.join(contents, "Resources") : path
        return tree.list(folder).prefix(2_000).flatMap { entry -> [(path: String, locale: String)] in
            guard entry.kind == .directory, let locale = LocaleFolder.locale(of: entry.name) else { return [] }
            return tree.list(Path.join(folder, entry.name)).prefix(256).compactMap { file in
                LanguageGathering.localized(Path.join(folder, entry.name + "/" + file.name), locale: locale)
            }
        }
    }

    // MARK: Code that ships with it

    /// Extensions of bundles whose code another program loads.
    static let loadable: Set<String> = [
        "bundle", "component", "mdimporter", "plugin", "prefPane", "qlgenerator", "saver",
    ]

    /// Frameworks and libraries that its process loads, those inside frameworks too, by their binaries.
    func libraries(_ finder: BinaryFinder) -> [String] {
        var found: [String] = []
        var budget = 2_000
        let folders = [
            Path.join(contents, "Frameworks"), Path.join(contents, "PlugIns"), Path.join(contents, "XPCServices"),
            isDeep ? "" : path, isDeep ? Path.join(contents, "MacOS") : "",
        ]
        for folder in folders where !folder.isEmpty {
            collect(folder, depth: 0, finder, &budget, into: &found)
        }
        return found
    }

    private func collect(
        _ folder: String, depth: Int, _ finder: BinaryFinder, _ budget: inout Int, into found: inout [String]
    ) {
        guard depth < 6 else { return }
        for entry in tree.list(folder) where budget > 0 && !entry.isLink {
            budget -= 1
            let path = Path.join(folder, entry.name)
            switch (entry.kind, Path.fileExtension(entry.name)) {
            case (.file, "dylib"):
                // Swift's own libraries serve all apps alike, and the preview is no part of what ships.
                let isToolchains = entry.name.hasPrefix("libswift") || entry.name.hasPrefix("__preview")
                if !isToolchains, !entry.name.hasSuffix(".debug.dylib") { found.append(path) }
            case (.directory, "framework"):
                if let binary = finder.executable(of: path) { found.append(binary) }
                for inner in ["Frameworks", "Versions/Current/Frameworks"] {
                    collect(Path.join(path, inner), depth: depth + 1, finder, &budget, into: &found)
                }
            // A service is charged to the app that starts it.
            case (.directory, let kind) where kind == "xpc" || Self.loadable.contains(kind):
                let layout = BundleLayout(path, tree: tree)
                let name = PropertyLists(tree: tree).dictionary(layout.infoPlist)?["CFBundleExecutable"]?.string
                if let binary = layout.executable(named: name) { found.append(binary) }
            default: continue
            }
        }
    }

    /// Bundles with an Info.plist of their own that people meet: extensions, App Clips, watch apps.
    var parts: [(path: String, isClip: Bool)] {
        let places: [(folder: String, suffix: String, isClip: Bool)] = [
            ("PlugIns", "appex", false), ("Extensions", "appex", false), ("Watch", "app", false),
            ("AppClips", "app", true), ("Library/LoginItems", "app", false),
        ]
        return places.flatMap { place -> [(path: String, isClip: Bool)] in
            let folder = Path.join(contents, place.folder)
            return tree.list(folder).filter { $0.kind == .directory && Path.fileExtension($0.name) == place.suffix }
                .map { (Path.join(folder, $0.name), place.isClip) }
        }
    }
}

/// Reads property lists of bundles.
struct PropertyLists {
    let tree: FileTree

    /// The dictionary in a file; nil where there is none that can be read.
    func dictionary(_ path: String) -> PropertyValue? {
        guard tree.kind(path) == .file, let bytes = try? tree.read(path) else { return nil }
        return PropertyListDocument.read(bytes, path: path).root
    }
}
