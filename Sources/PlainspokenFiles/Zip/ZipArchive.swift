import PlainspokenModel

/// A zip archive, such as an `.ipa`, as a tree of files that are read in place: nothing is unpacked to disk.
///
/// Names that lead elsewhere, encrypted and damaged entries are problems; an archive that is damaged or built to
/// mislead as a whole is not read at all.
package struct ZipArchive: Sendable {
    private let contents: ZipContents

    /// Whether a file begins as a zip archive with entries does.
    package static func isArchive(_ window: FileWindow) -> Bool {
        LittleEndian(window.read(0, 4)).word(0) == 0x0403_4B50
    }

    /// - Parameters:
    ///   - window: The archive.
    ///   - path: Its absolute path; its entries stand below it, as if it were a folder.
    /// - Throws: What is wrong with the archive as a whole.
    package init(_ window: FileWindow, path: String) throws(Problem) {
        contents = try ZipContents(window, path: path)
    }

    /// The entries as files and folders.
    package var tree: FileTree {
        let contents = contents
        return FileTree(
            read: { path throws(Problem) in try contents.read(path) },
            list: { contents.list($0) },
            kind: { contents.kind($0) },
            open: { path throws(Problem) in try contents.open(path) })
    }

    /// What could not be read so far, with absolute places, sorted.
    package var problems: [Problem] { contents.faults.problems }
}

/// Problems that readers meet after the fact; unchecked because the lock guards them.
final class ZipFaults: @unchecked Sendable {
    private let lock = PlainLock()
    private var found: Set<Problem> = []

    init(_ problems: [Problem]) {
        found = Set(problems)
    }

    func add(_ problem: Problem) {
        lock.locked { if found.count < 64 { found.insert(problem) } }
    }

    var problems: [Problem] { lock.locked { found.sorted() } }
}

/// The entries of an archive by path.
struct ZipContents {
    private enum Node {
        case folder
        case file(Int)
        case link(Int)
    }

    private let window: FileWindow
    private let root: String
    private let entries: [ZipEntry]
    private var nodes: [String: Node] = ["": .folder]
    private var names: [String: [String]] = [:]
    private let budget = UnpackingBudget(Self.unpackingLimit)
    let faults: ZipFaults

    /// Apple takes no app of more than 4 GB; reading it twice is enough.
    private static let unpackingLimit = 8 << 30
    private static let entryLimit = 4 << 30
    /// The most of an entry that is held in memory: property lists and tables, never executables.
    private static let readLimit = 64 << 20
    /// More bytes in names of folders than any app has.
    private static let folderLimit = 32 << 20
    /// Machine code is packed to a third; large entries that unpack to far more are there to cost time.
    private static let ratioLimit = 200

    init(_ window: FileWindow, path: String) throws(Problem) {
        let directory = try ZipDirectory(window, path: path)
        self.window = window
        root = path
        entries = directory.entries
        faults = ZipFaults(directory.problems)
        var folderBytes = 0
        for (index, entry) in entries.enumerated() where !entry.path.isEmpty {
            add(entry, index, &folderBytes)
            guard folderBytes <= Self.folderLimit else {
                throw Problem("has more folders than are read", at: Place(path: path))
            }
        }
        names = names.mapValues { $0.sorted() }
    }

    private mutating func add(_ entry: ZipEntry, _ index: Int, _ folderBytes: inout Int) {
        let node: Node = entry.kind == .folder ? .folder : entry.kind == .link ? .link(index) : .file(index)
        switch (nodes[entry.path], node) {
        case (nil, _):
            names[Self.parent(entry.path), default: []].append(Path.name(entry.path))
        case (.folder?, .folder): break
        default: faults.add(Problem("stands twice in the archive; the last one counts", at: place(entry.path)))
        }
        nodes[entry.path] = node
        var folder = Self.parent(entry.path)
        while !folder.isEmpty, nodes[folder] == nil {
            folderBytes += folder.utf8.count
            nodes[folder] = .folder
            names[Self.parent(folder), default: []].append(Path.name(folder))
            folder = Self.parent(folder)
        }
    }

    private static func parent(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    private func place(_ path: String) -> Place { Place(path: path.isEmpty ? root : root + "/" + path) }

    // MARK: Finding

    /// An absolute path as one within the archive.
    private func inner(_ path: String) -> String? {
        if path == root { return "" }
        return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
    }

    /// What stands at a path and where, links followed as long as they stay within the archive.
    private func resolved(_ path: String) -> (path: String, node: Node)? {
        guard var path = inner(path) else { return nil }
        for _ in 0..<32 {
            switch nodes[path] {
            case .link(let index)?:
                guard let next = destination(of: index) else { return nil }
                path = next
            case let node?: return (path, node)
            case nil:
                guard let next = throughLink(path) else { return nil }
                path = next
            }
        }
        faults.add(Problem("is a link that leads to itself", at: place(path)))
        return nil
    }

    /// The path with the first of its folders that is a link replaced by where it leads.
    private func throughLink(_ path: String) -> String? {
        var end = path.startIndex
        while let slash = path[end...].firstIndex(of: "/") {
            if case .link(let index)? = nodes[String(path[..<slash])] {
                return destination(of: index).map { Path.normalized($0 + String(path[slash...])) }
            }
            end = path.index(after: slash)
        }
        return nil
    }

    private func destination(of index: Int) -> String? {
        let entry = entries[index]
        guard entry.size <= 1_024, let bytes = try? read(entry) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        let path = Path.normalized(Self.parent(entry.path) + "/" + text)
        let isInside = !text.hasPrefix("/") && Self.staysInside(text, from: entry.path)
        if !isInside { faults.add(Problem("is a link that leads out of the archive", at: place(entry.path))) }
        return isInside ? String(path.drop { $0 == "/" }) : nil
    }

    private static func staysInside(_ link: String, from path: String) -> Bool {
        var depth = path.split(separator: "/").count - 1
        for part in link.split(separator: "/") where part != "." {
            depth += part == ".." ? -1 : 1
            if depth < 0 { return false }
        }
        return true
    }

    func kind(_ path: String) -> FileTree.Kind? {
        switch resolved(path)?.node {
        case .folder?: .directory
        case .file?: .file
        case .link?, nil: nil
        }
    }

    func list(_ path: String) -> [FileTree.Entry] {
        guard let folder = resolved(path)?.path, let names = names[folder] else { return [] }
        return names.compactMap { name in
            let path = folder.isEmpty ? name : folder + "/" + name
            switch nodes[path] {
            case .folder?: return FileTree.Entry(name: name, kind: .directory)
            case .file?: return FileTree.Entry(name: name, kind: .file)
            case .link?: return kind(root + "/" + path).map { FileTree.Entry(name: name, kind: $0, isLink: true) }
            case nil: return nil
            }
        }
    }

    // MARK: Reading

    private func entry(_ path: String) throws(Problem) -> ZipEntry {
        switch resolved(path)?.node {
        case .file(let index)?: return entries[index]
        case .folder?: throw Problem("is a folder", at: Place(path: path))
        default: throw Problem("does not exist", at: Place(path: path))
        }
    }

    func open(_ path: String) throws(Problem) -> FileWindow { try open(try entry(path)) }

    func read(_ path: String) throws(Problem) -> [UInt8] { try read(try entry(path)) }

    private func read(_ entry: ZipEntry) throws(Problem) -> [UInt8] {
        guard entry.size <= Self.readLimit else {
            throw Problem("unpacks to more than \(Self.readLimit >> 20) MB and is not read", at: place(entry.path))
        }
        let bytes = try open(entry).read(0, entry.size)
        guard bytes.count == entry.size, Checksum.crc32(bytes) == entry.checksum else {
            throw Problem("is damaged: it unpacks to something else than the archive states", at: place(entry.path))
        }
        return bytes
    }

    private func open(_ entry: ZipEntry) throws(Problem) -> FileWindow {
        let place = place(entry.path)
        guard !entry.isEncrypted else { throw Problem("is encrypted and cannot be read", at: place) }
        let packed = try packed(entry)
        switch entry.method {
        case 0:
            guard entry.size == entry.packedSize else {
                throw Problem("is damaged: it is not packed and states two sizes", at: place)
            }
            return packed
        case 8:
            // No deflate stream unpacks to more than 1032 times its size.
            let isLarge = entry.size > Self.entryLimit || entry.packedSize < entry.size / 1_032
            let isBomb = entry.size > Self.readLimit && entry.packedSize < entry.size / Self.ratioLimit
            guard !isLarge, !isBomb else {
                throw Problem("states that it unpacks to \(entry.size) bytes, and is not read", at: place)
            }
            let faults = faults
            return PackedEntry(packed, size: entry.size, budget: budget) { faults.add(Problem($0, at: place)) }.window
        default: throw Problem("is packed by method \(entry.method), which is not read", at: place)
        }
    }

    /// The bytes of an entry as they stand in the archive.
    private func packed(_ entry: ZipEntry) throws(Problem) -> FileWindow {
        let header = LittleEndian(window.read(entry.offset, 30 + entry.name.count))
        guard header.word(0) == 0x0403_4B50, let nameLength = header.half(26), let extraLength = header.half(28),
            nameLength == entry.name.count, header.bytes(30, nameLength) == entry.name
        else { throw Problem("is damaged: its own header and the directory disagree", at: place(entry.path)) }
        let start = entry.offset + 30 + nameLength + extraLength
        guard start <= entry.end, entry.packedSize <= entry.end - start else {
            throw Problem("is damaged: it reaches into the next entry", at: place(entry.path))
        }
        let window = window
        let size = entry.packedSize
        return FileWindow(size: size) { offset, count in
            guard offset >= 0, count > 0, offset < size else { return [] }
            return window.read(start + offset, min(count, size - offset))
        }
    }
}
