#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The system calls of writing, as values, so that a test can let each of them fail.
///
/// Each gives 0 or an error number.
package struct WritingDisk: Sendable {
    /// Makes a new file and gives its descriptor; fails where something stands there.
    package var create: @Sendable (_ path: String) -> (descriptor: Int32, failure: Int32)
    package var write: @Sendable (_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int32
    package var sync: @Sendable (_ descriptor: Int32) -> Int32
    package var rename: @Sendable (_ old: String, _ new: String) -> Int32

    package static let live = WritingDisk(
        create: { path in
            unlink(path)
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
            return (descriptor, descriptor < 0 ? errno : 0)
        },
        write: { descriptor, bytes in FileWriter.write(bytes, to: descriptor) },
        sync: { fsync($0) == 0 ? 0 : errno },
        rename: { old, new in systemRename(old, new) == 0 ? 0 : errno })

    private static func systemRename(_ old: String, _ new: String) -> Int32 {
        #if canImport(Darwin)
            Darwin.rename(old, new)
        #elseif canImport(Musl)
            Musl.rename(old, new)
        #else
            Glibc.rename(old, new)
        #endif
    }
}

/// Writes files whole or not at all.
package enum FileWriter {
    /// What stands in the name of a file that is being written, before the process's number.
    package static let mark = ".plainspoken-"

    /// Writes beside the file, has the disk keep it, and renames; gives the reason where that failed.
    ///
    /// Whatever fails, and whenever the process ends, the path holds the old contents or the new.
    package static func write(_ text: String, to path: String, disk: WritingDisk = .live) -> String? {
        if isDevice(path) {
            let error = writeThrough(text, to: path)
            return error == 0 ? nil : reason(error)
        }
        let temporary = path + mark + "\(getpid())"
        let (descriptor, failure) = disk.create(temporary)
        guard failure == 0 else { return reason(failure) }
        var error = disk.write(descriptor, Array(text.utf8)[...])
        if error == 0 { error = disk.sync(descriptor) }
        if close(descriptor) != 0, error == 0 { error = errno }
        if error == 0 { error = disk.rename(temporary, path) }
        guard error == 0 else {
            unlink(temporary)
            return reason(error)
        }
        syncFolder(of: path)
        return nil
    }

    /// Whether a terminal, a pipe or another device stands at a path.
    private static func isDevice(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    /// Writes to what stands there, without replacing it; gives 0 or an error number.
    private static func writeThrough(_ text: String, to path: String) -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { return errno }
        defer { close(descriptor) }
        return write(Array(text.utf8)[...], to: descriptor)
    }

    /// Makes the folders of a relative path below a folder that is there.
    ///
    /// A link among them is refused: it would lead the writing out of the project.
    package static func makeFolders(_ path: String, below root: String) -> String? {
        var folder = root
        for part in path.split(separator: "/") {
            folder += "/" + part
            var status = stat()
            if lstat(folder, &status) == 0 {
                guard status.st_mode & S_IFMT == S_IFDIR else { return "\(part) is no folder, or a link to one" }
            } else if mkdir(folder, 0o755) != 0 {
                return reason(errno)
            }
        }
        return nil
    }

    /// Removes a file, and its folder where that is empty then; gives the reason where it failed.
    package static func remove(_ path: String) -> String? {
        guard unlink(path) == 0 else { return "cannot be removed: " + String(cString: strerror(errno)) }
        if let slash = path.lastIndex(of: "/") { rmdir(String(path[..<slash])) }
        return nil
    }

    fileprivate static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int32 {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count < 0 ? errno : EIO }
            rest = rest.dropFirst(count)
        }
        return 0
    }

    private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }

    /// The new name too must outlive a power cut; where a folder cannot be synced, it is kept soon anyway.
    private static func syncFolder(of path: String) {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private static func reason(_ code: Int32) -> String {
        "cannot be written: " + String(cString: strerror(code))
    }
}
