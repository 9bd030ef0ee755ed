/// Access to files by path, as a value: the live disk, a folder in memory, a commit.
///
/// Paths are absolute with `/`, without `.` or `..` components; `PlainspokenFiles` makes the values.
package struct FileTree: Sendable {
    package enum Kind: Sendable, Hashable {
        case file, directory
    }

    package struct Entry: Sendable, Hashable {
        package var name: String
        package var kind: Kind
        /// Whether it is a symbolic link, whose destination `kind` tells.
        package var isLink: Bool

        package init(name: String, kind: Kind, isLink: Bool = false) {
            self.name = name
            self.kind = kind
            self.isLink = isLink
        }
    }

    /// The bytes of a file; throws `Problem` where it does not exist, cannot be read or is too large.
    package var read: @Sendable (_ path: String) throws(Problem) -> [UInt8]
    /// The entries of a folder sorted by name; empty where there is none.
    package var list: @Sendable (_ path: String) -> [Entry]
    /// What stands at a path, links followed; nil where nothing does.
    package var kind: @Sendable (_ path: String) -> Kind?
    /// A file to be read in pieces, of any size; throws `Problem` where it does not exist or cannot be read.
    package var open: @Sendable (_ path: String) throws(Problem) -> FileWindow

    package init(
        read: @escaping @Sendable (_ path: String) throws(Problem) -> [UInt8],
        list: @escaping @Sendable (_ path: String) -> [Entry],
        kind: @escaping @Sendable (_ path: String) -> Kind?,
        open: (@Sendable (_ path: String) throws(Problem) -> FileWindow)? = nil
    ) {
        self.read = read
        self.list = list
        self.kind = kind
        if let open {
            self.open = open
        } else {
            self.open = { path throws(Problem) in FileWindow(try read(path)) }
        }
    }
}

/// Path arithmetic on text alone.
package enum Path {
    /// Joins a path to a folder and removes `.`, `..` and doubled slashes; an absolute `path` stands alone.
    package static func join(_ folder: String, _ path: String) -> String {
        normalized(path.hasPrefix("/") ? path : folder + "/" + path)
    }

    /// Removes `.`, inner `..` and doubled slashes.
    package static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        let isAbsolute = path.hasPrefix("/")
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        let joined = parts.joined(separator: "/")
        return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
    }

    /// All but the last component.
    package static func parent(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last component.
    package static func name(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// What follows the last dot of the last component, in lower case; empty where there is none.
    package static func fileExtension(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// `path` as seen from `folder`, both absolute and normalized, with `../` where it lies outside.
    package static func relative(_ path: String, to folder: String) -> String {
        let target = path.split(separator: "/")
        let base = folder.split(separator: "/")
        var common = 0
        while common < min(target.count, base.count), target[common] == base[common] { common += 1 }
        let parts = Array(repeating: "..", count: base.count - common) + target[common...].map(String.init)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
