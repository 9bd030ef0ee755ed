import PlainspokenModel

/// What an `.xcworkspace` holds.
package struct XcodeWorkspace: Hashable, Sendable {
    /// The absolute path of the `.xcworkspace`.
    package var path: String
    /// Absolute paths of the projects, in the order of the workspace.
    package var projects: [String]
    /// Absolute paths of the other files and folders, Swift packages among them.
    package var others: [String]
    package var problems: [Problem]

    /// Groups nested deeper than this lie in the folder of the last one.
    private static let maximumDepth = 64

    /// Reads the workspace at an absolute path.
    package static func read(path: String, tree: FileTree, root: String? = nil) -> XcodeWorkspace {
        var workspace = XcodeWorkspace(path: path, projects: [], others: [], problems: [])
        let file = Path.join(path, "contents.xcworkspacedata")
        do throws(Problem) {
            workspace.fill(MarkupTags(try tree.read(file)))
        } catch {
            let shown = root.map { Path.relative(file, to: $0) } ?? file
            workspace.problems.append(Problem(error.message, at: Place(path: shown)))
        }
        return workspace
    }

    private mutating func fill(_ tags: MarkupTags) {
        let container = Path.parent(path)
        var groups = [container]
        for tag in tags {
            if tag.name == "Group", tag.isEnd {
                if groups.count > 1 { groups.removeLast() }
                continue
            }
            guard !tag.isEnd, tag.name == "Group" || tag.name == "FileRef" else { continue }
            let place = place(tag.attributes["location"] ?? "", group: groups.last ?? container, container: container)
            if tag.name == "Group" {
                guard !tag.isEmpty else { continue }
                groups.append(groups.count < Self.maximumDepth ? place ?? container : groups.last ?? container)
            } else if let place {
                if place.hasSuffix(".xcodeproj") { projects.append(place) } else { others.append(place) }
            }
        }
        projects = projects.uniqued
    }

    private func place(_ location: String, group: String, container: String) -> String? {
        guard let colon = location.firstIndex(of: ":") else { return nil }
        let rest = String(location[location.index(after: colon)...])
        guard rest.utf8.count <= 4_096, group.utf8.count <= 4_096 else { return nil }
        switch location[..<colon] {
        case "group": return Path.join(group, rest)
        case "container": return Path.join(container, rest)
        case "absolute": return Path.join("/", rest)
        // The workspace inside an `.xcodeproj` means that project.
        case "self": return Path.parent(path).hasSuffix(".xcodeproj") ? Path.parent(path) : nil
        default: return nil
        }
    }

    /// The schemes that the workspace keeps itself.
    package func schemes(tree: FileTree) -> [XcodeScheme] {
        XcodeScheme.files(in: path, tree: tree).compactMap { file in
            guard let bytes = try? tree.read(file) else { return nil }
            return XcodeScheme.read(bytes, name: String(Path.name(file).dropLast(".xcscheme".count)))
        }
    }
}
