import PlainspokenModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension FileTree {
    /// The disk, read with `pread` in windows: a mapped file that is cut while it is read would end the process.
    ///
    /// Files of more than `limit` bytes are not read.
    package static func live(limit: Int = 256 << 20) -> FileTree {
        FileTree(
            read: { path throws(Problem) in try LiveFile.read(path, limit: limit) },
            list: { LiveFile.list($0) },
            kind: { LiveFile.kind($0) },
            open: { path throws(Problem) in try LiveWindow(path).window })
    }
}

/// Plain system calls with their errors in words.
enum LiveFile {
    static func read(_ path: String, limit: Int) throws(Problem) -> [UInt8] {
        let file = try LiveWindow(path)
        guard file.size <= limit else {
            throw Problem("is larger than \(limit >> 20) MB and is not read", at: Place(path: path))
        }
        return try contents(file, place: Place(path: path))
    }

    private static func contents(_ file: LiveWindow, place: Place) throws(Problem) -> [UInt8] {
        let (bytes, failure) = file.read(at: 0, count: file.size)
        guard failure == 0 else { throw Problem(reason(failure), at: place) }
        return bytes
    }

    static func list(_ path: String) -> [FileTree.Entry] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var entries: [FileTree.Entry] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            guard let kind = entryKind(entry.pointee.d_type, path: path + "/" + name) else { continue }
            let isLink = Int32(entry.pointee.d_type) == Int32(DT_LNK)
            if isLink, kind == .directory, leadsBack(name, in: path) { continue }
            entries.append(FileTree.Entry(name: name, kind: kind, isLink: isLink))
        }
        return entries.sorted { $0.name < $1.name }
    }

    private static func leadsBack(_ name: String, in folder: String) -> Bool {
        guard let destination = resolved(folder + "/" + name) else { return false }
        return LinkLoop.leadsBack(destination, from: folder) { $0.isEmpty ? nil : resolved($0) }
    }

    /// A path without links; nil where nothing stands there.
    private static func resolved(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    private static func entryKind(_ type: UInt8, path: String) -> FileTree.Kind? {
        switch Int32(type) {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .directory
        case Int32(DT_LNK), Int32(DT_UNKNOWN): kind(path)
        default: nil
        }
    }

    static func kind(_ path: String) -> FileTree.Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .directory
        default: return nil
        }
    }

    static func reason(_ code: Int32) -> String {
        switch code {
        case ENOENT: "does not exist"
        case EACCES, EPERM: "may not be read; check its permissions"
        case EISDIR: "is a folder"
        case ELOOP: "is a link that leads to itself"
        default: "cannot be read: " + String(cString: strerror(code))
        }
    }
}

/// An open file; a class because it closes its descriptor when the last reader lets go of it.
final class LiveWindow: Sendable {
    let size: Int
    private let descriptor: Int32

    init(_ path: String) throws(Problem) {
        let place = Place(path: path)
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Problem(LiveFile.reason(errno), at: place) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let reason = LiveFile.reason(errno)
            close(descriptor)
            throw Problem(reason, at: place)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw Problem("is no regular file", at: place)
        }
        size = Int(status.st_size)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// The bytes that are there, and the error that ended the reading, or 0.
    func read(at offset: Int, count wanted: Int) -> (bytes: [UInt8], failure: Int32) {
        guard offset >= 0, wanted > 0 else { return ([], 0) }
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
            count = 0
            while count < wanted, let base = buffer.baseAddress {
                let got = pread(descriptor, base + count, min(wanted - count, 1 << 20), off_t(offset + count))
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = errno }
                if got <= 0 { break }
                count += got
            }
        }
        return (bytes, failure)
    }

    var window: FileWindow {
        FileWindow(size: size) { offset, count in
            guard offset >= 0, offset < self.size else { return [] }
            return self.read(at: offset, count: min(count, self.size - offset)).bytes
        }
    }
}
