import Foundation

/// A bundle on disk in one of its layouts, with the bundles inside it.
struct BundleFolder {
    enum Kind: String, Hashable, Sendable {
        case appExtension = "app extension"
        case watchApp = "watch app"
        case appClip = "App Clip"

        /// Folders that hold such bundles, and how the bundles' names end.
        var homes: [String] {
            switch self {
            case .appExtension: ["PlugIns", "Extensions"]
            case .watchApp: ["Watch"]
            case .appClip: ["AppClips"]
            }
        }

        var nameExtension: String { self == .appExtension ? "appex" : "app" }
    }

    let url: URL
    /// For people: the path from the outermost bundle on, `Spark.app/PlugIns/SparkShare.appex`.
    let shown: String

    init(_ url: URL, shown: String? = nil) {
        self.url = url.standardizedFileURL
        self.shown = shown ?? url.lastPathComponent
    }

    /// The folder of the Info.plist, relative to the bundle; the first that has one, or that of iOS.
    private var infoFolder: String {
        ["Contents", "", "Resources", "Versions/Current/Resources"].first { folder in
            BundleFiles.exists(Self.join(url, folder, "Info.plist"))
        } ?? ""
    }

    /// The layout of macOS: everything lies in `Contents`.
    private var isDeep: Bool { BundleFiles.exists(url.appendingPathComponent("Contents")) }

    var infoPlist: (url: URL, shown: String) {
        let folder = infoFolder
        return (Self.join(url, folder, "Info.plist"), Self.join(shown, folder, "Info.plist"))
    }

    /// The folder of the languages' folders, absolute and for people.
    var resources: (url: URL, shown: String) {
        let folder = isDeep ? "Contents/Resources" : infoFolder
        return (Self.join(url, folder), Self.join(shown, folder))
    }

    func children(_ kind: Kind) -> [BundleFolder] {
        kind.homes.flatMap { home in
            let path = isDeep ? "Contents/" + home : home
            return BundleFiles.names(in: Self.join(url, path)).filter { $0.hasSuffix("." + kind.nameExtension) }.map {
                BundleFolder(Self.join(url, path, $0), shown: Self.join(shown, path, $0))
            }
        }
    }

    /// The bundle and all bundles inside; an app, its watch app and that one's extensions are three levels.
    func everyPart(depth: Int = 0) -> [BundleFolder] {
        guard depth < 8 else { return [] }
        return [self]
            + [Kind.appExtension, .watchApp, .appClip].flatMap(children).flatMap { $0.everyPart(depth: depth + 1) }
    }

    /// Whether a person who writes the name means this bundle.
    func isNamed(_ name: String) -> Bool {
        if url.deletingPathExtension().lastPathComponent == name || url.lastPathComponent == name { return true }
        guard let data = try? BundleFiles.read(infoPlist.url), let info = PropertyListText.dictionary(data) else {
            return false
        }
        return info["CFBundleIdentifier"] as? String == name
    }

    private static func join(_ url: URL, _ parts: String...) -> URL {
        parts.filter { !$0.isEmpty }.reduce(url) { $0.appendingPathComponent($1) }
    }

    private static func join(_ path: String, _ parts: String...) -> String {
        ([path] + parts).filter { !$0.isEmpty }.joined(separator: "/")
    }
}
