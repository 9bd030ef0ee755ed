import Dispatch
import PlainspokenModel

/// The contents of objects, asked for one at a time over one `cat-file --batch`.
final class GitObjects: @unchecked Sendable {
    private let process: GitProcess
    private let queue = DispatchQueue(label: "plainspoken.git")
    private var isBroken = false
    private var lacksObjects = false

    init(_ process: GitProcess) {
        self.process = process
    }

    /// Whether an object was asked for that is not there.
    var isIncomplete: Bool { queue.sync { lacksObjects } }

    /// The bytes of a blob; nil where it is missing, an empty array and true where it is larger than `limit`.
    func read(_ id: String, limit: Int) -> (bytes: [UInt8], isTooLarge: Bool)? {
        queue.sync {
            let answer = isBroken ? nil : ask(id, limit)
            if answer == nil { lacksObjects = true }
            return answer
        }
    }

    /// `<id> SP <type> SP <size> LF <contents> LF`, or `<id> SP missing LF`.
    private func ask(_ id: String, _ limit: Int) -> (bytes: [UInt8], isTooLarge: Bool)? {
        guard process.send(Array((id + "\n").utf8)), let line = process.line() else {
            isBroken = true
            return nil
        }
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count == 3, let size = Int(words[2]), size >= 0 else { return nil }
        let isTooLarge = size > limit
        let bytes = isTooLarge ? (process.skip(size) ? [] : nil) : process.bytes(size)
        guard let bytes, process.skip(1) else {
            isBroken = true
            return nil
        }
        return (bytes, isTooLarge)
    }
}

/// A commit as a tree of files, in place of the folder that holds its repository.
///
/// Folders of other repositories (submodules) are empty. What lies outside the repository is read from the disk.
package struct GitCommit: Sendable {
    package let id: String
    package let revision: String
    private let root: String
    private let entries: [String: Entry]
    private let folders: [String: [String]]
    private let objects: GitObjects
    private let gap: Problem

    private struct Entry: Sendable {
        enum Kind { case file, folder, link, other }
        var kind: Kind
        var id: String
    }

    init(id: String, revision: String, root: String, listing: [UInt8], objects: GitObjects, gap: Problem) {
        self.id = id
        self.revision = revision
        self.root = root
        self.objects = objects
        self.gap = gap
        var entries: [String: Entry] = ["": Entry(kind: .folder, id: "")]
        var folders: [String: [String]] = [:]
        for record in listing.split(separator: 0) {
            guard let (path, entry) = Self.entry(record), entries.updateValue(entry, forKey: path) == nil else {
                continue
            }
            let slash = path.lastIndex(of: "/")
            folders[slash.map { String(path[..<$0]) } ?? "", default: []].append(Path.name(path))
        }
        self.entries = entries
        self.folders = folders
    }

    /// `<mode> SP <type> SP <id> TAB <path>`; nil for names that a well-meant commit does not hold.
    private static func entry(_ record: ArraySlice<UInt8>) -> (path: String, entry: Entry)? {
        guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        let words = record[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        let path = String(decoding: record[(tab + 1)...], as: UTF8.self)
        guard words.count == 3, Path.normalized(path) == path, !path.hasPrefix("/"), !path.hasPrefix(".."),
            path != "."
        else { return nil }
        let kind: Entry.Kind =
            switch (words[0], words[1]) {
            case ("120000", _): .link
            case (_, "blob"): .file
            case (_, "tree"): .folder
            default: .other
            }
        return (path, Entry(kind: kind, id: words[2]))
    }

    /// What to say where files of the commit were asked for that the clone does not hold; nil where all were there.
    package var failure: Problem? { objects.isIncomplete ? gap : nil }

    /// The files of the commit, of which one larger than `limit` bytes is not read.
    package func tree(limit: Int = 256 << 20, around disk: FileTree = .live()) -> FileTree {
        FileTree(
            read: { path throws(Problem) in
                guard let inner = inner(path) else { return try disk.read(path) }
                return try read(inner, at: path, limit: limit)
            },
            list: { path in inner(path).map(list) ?? disk.list(path) },
            kind: { path in inner(path).map(kind) ?? disk.kind(path) },
            open: { path throws(Problem) in
                guard let inner = inner(path) else { return try disk.open(path) }
                return FileWindow(try read(inner, at: path, limit: limit))
            })
    }

    /// The path in the repository; nil outside.
    private func inner(_ path: String) -> String? {
        if path == root { return "" }
        let start = root == "/" ? root : root + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
    }

    private func read(_ inner: String, at path: String, limit: Int) throws(Problem) -> [UInt8] {
        let place = Place(path: path)
        guard let found = resolve(inner), let entry = entries[found] else { throw Problem("does not exist", at: place) }
        guard entry.kind == .file else { throw Problem("is a folder", at: place) }
        guard let (bytes, isTooLarge) = objects.read(entry.id, limit: limit) else {
            throw Problem("is not in this clone", at: place)
        }
        if isTooLarge { throw Problem("is larger than \(limit >> 20) MB and is not read", at: place) }
        return bytes
    }

    private func kind(_ inner: String) -> FileTree.Kind? {
        guard let found = resolve(inner), let entry = entries[found] else { return nil }
        return entry.kind == .file ? .file : .directory
    }

    private func list(_ inner: String) -> [FileTree.Entry] {
        guard let folder = resolve(inner) else { return [] }
        return folders[folder, default: []].sorted().compactMap { name in
            let path = folder.isEmpty ? name : folder + "/" + name
            guard let kind = kind(path) else { return nil }
            let isLink = entries[path]?.kind == .link
            if isLink, kind == .directory, let destination = resolve(path),
                LinkLoop.leadsBack(destination, from: inner, resolve: { $0 == "." ? "" : resolve($0) })
            {
                return nil
            }
            return FileTree.Entry(name: name, kind: kind, isLink: isLink)
        }
    }

    /// The path without symbolic links; nil where nothing stands there, or a link leads out or in a circle.
    private func resolve(_ inner: String) -> String? {
        if let entry = entries[inner], entry.kind != .link { return inner }
        var done = ""
        var rest = inner.split(separator: "/").reversed().map(String.init)
        var hops = 0
        while let part = rest.popLast() {
            if part == "." { continue }
            if part == ".." {
                guard !done.isEmpty else { return nil }
                done = done.contains("/") ? Path.parent(done) : ""
                continue
            }
            let next = done.isEmpty ? part : done + "/" + part
            guard let entry = entries[next] else { return nil }
            if entry.kind == .link {
                hops += 1
                guard hops <= 40, let target = target(of: entry), !target.hasPrefix("/") else { return nil }
                rest += target.split(separator: "/").reversed().map(String.init)
                guard rest.count <= 4_096 else { return nil }
            } else {
                done = next
            }
        }
        return done
    }

    private func target(of link: Entry) -> String? {
        guard let (bytes, isTooLarge) = objects.read(link.id, limit: 4_096), !isTooLarge else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
