#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Writes files whole or not at all.
package enum FileWriter {
    /// Writes beside the file and renames; gives the reason where that failed.
    package static func write(_ text: String, to path: String) -> String? {
        let temporary = path + ".plainspoken-\(getpid())"
        guard let file = fopen(temporary, "w") else { return reason() }
        let bytes = Array(text.utf8)
        let written = fwrite(bytes, 1, bytes.count, file)
        guard fclose(file) == 0, written == bytes.count, rename(temporary, path) == 0 else {
            let failure = reason()
            unlink(temporary)
            return failure
        }
        return nil
    }

    private static func reason() -> String {
        "cannot be written: " + String(cString: strerror(errno))
    }
}
