import PlainspokenModel
import PlainspokenReading

/// Finds the file with the code in a framework, a bundle of frameworks or a library.
struct BinaryFinder {
    let tree: FileTree

    /// The absolute path of the binary for a platform; nil where there is none.
    func binary(at path: String, for platform: Platform) -> String? {
        switch (tree.kind(path), Path.fileExtension(path)) {
        case (.file, _): path
        case (.directory, "xcframework"): library(in: path, for: platform).flatMap { binary(at: $0, for: platform) }
        case (.directory, "framework"): executable(of: path)
        default: nil
        }
    }

    /// The executable of a framework, which may lie in a folder of versions.
    func executable(of framework: String) -> String? {
        let folders = [framework] + ["Versions/Current", "Versions/A"].map { Path.join(framework, $0) }
        let name = String(Path.name(framework).dropLast(".framework".count))
        let places = folders.flatMap { [Path.join($0, "Info.plist"), Path.join($0, "Resources/Info.plist")] }
        let listed = places.lazy.compactMap { list($0)?["CFBundleExecutable"]?.string }.first
        return [listed, name].compactMap { $0 }.lazy.flatMap { name in folders.map { Path.join($0, name) } }
            .first { tree.kind($0) == .file }
    }

    // MARK: Bundles of frameworks

    /// The binaries of all libraries that an `.xcframework` holds.
    func binaries(in path: String) -> [String] {
        variants(of: path).compactMap { variant in
            let library = Path.join(path, variant.path)
            return tree.kind(library) == .directory ? executable(of: library) : library
        }
    }

    private struct Variant {
        var path: String
        var platform: String
        var variant: String?
    }

    private func library(in path: String, for platform: Platform) -> String? {
        let wanted = Self.words[platform]
        let fitting = variants(of: path).filter { $0.platform == wanted?.platform && $0.variant == wanted?.variant }
        return fitting.first.map { Path.join(path, $0.path) }
    }

    private static let words: [Platform: (platform: String, variant: String?)] = [
        .iOS: ("ios", nil), .macCatalyst: ("ios", "maccatalyst"), .macOS: ("macos", nil), .tvOS: ("tvos", nil),
        .visionOS: ("xros", nil), .watchOS: ("watchos", nil),
    ]

    private func variants(of path: String) -> [Variant] {
        let listed = list(Path.join(path, "Info.plist"))?["AvailableLibraries"]?.items ?? []
        let variants = listed.prefix(256).compactMap { entry -> Variant? in
            guard let folder = entry["LibraryIdentifier"]?.string, let library = entry["LibraryPath"]?.string,
                let platform = entry["SupportedPlatform"]?.string
            else { return nil }
            // `BinaryPath` says which file it is; older lists have the framework's or library's path alone.
            let file = [entry["BinaryPath"]?.string, library].compactMap { $0 }.map {
                Path.normalized(folder + "/" + $0)
            }
            .first { tree.kind(Path.join(path, $0)) != nil && !$0.hasPrefix("..") }
            return file.map {
                Variant(path: $0, platform: platform, variant: entry["SupportedPlatformVariant"]?.string)
            }
        }
        return variants.isEmpty ? folders(of: path) : variants
    }

    /// The variants by the names of their folders, such as `ios-arm64_x86_64-simulator`.
    private func folders(of path: String) -> [Variant] {
        tree.list(path).filter { $0.kind == .directory }.compactMap { folder in
            let words = folder.name.split(separator: "-").map(String.init)
            guard words.count >= 2, let platform = words.first else { return nil }
            let library = tree.list(Path.join(path, folder.name)).first {
                ["framework", "a", "dylib"].contains(Path.fileExtension($0.name))
            }
            return library.map {
                Variant(
                    path: folder.name + "/" + $0.name, platform: platform, variant: words.count > 2 ? words[2] : nil)
            }
        }
    }

    private func list(_ path: String) -> PropertyValue? { PropertyLists(tree: tree).dictionary(path) }
}
