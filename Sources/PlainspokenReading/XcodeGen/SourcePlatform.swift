import PlainspokenModel

/// What `inferDestinationFiltersByPath` reads from a path.
enum SourcePlatform {
    private static let order: [Platform] = [.iOS, .tvOS, .macOS, .macCatalyst, .watchOS, .visionOS]

    /// The first platform that a folder is named after, or the end of a Swift file's name.
    static func inferred(from path: String) -> Platform? {
        let lower = path.lowercased()
        return order.first { platform in
            let name = platform.rawValue.lowercased()
            return lower.hasSuffix("_\(name).swift") || lower.split(separator: "/").dropLast().contains { $0 == name }
        }
    }
}

/// A path as the disk spells it.
package struct DiskPath {
    package var path: String
    package var differsInCase: Bool

    /// Finds an absolute path, in any mixture of upper and lower case if it does not exist as spelled.
    package static func resolve(_ path: String, in tree: FileTree) -> DiskPath? {
        if tree.kind(path) != nil { return DiskPath(path: path, differsInCase: false) }
        var found = ""
        for part in path.split(separator: "/") {
            let exact = found + "/" + part
            if tree.kind(exact) != nil {
                found = exact
                continue
            }
            let lower = part.lowercased()
            let entries = tree.list(found.isEmpty ? "/" : found)
            guard let entry = entries.first(where: { $0.name.lowercased() == lower }) else { return nil }
            found += "/" + entry.name
        }
        return found.isEmpty ? nil : DiskPath(path: found, differsInCase: true)
    }
}
