import PlainspokenModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What another program hands in.
package enum StandardInput {
    /// All bytes of standard input, where there are no more than `limit`.
    package static func read(limit: Int) throws(Problem) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let next = try next(1 << 16)
            if next.isEmpty { return bytes }
            bytes += next
            guard bytes.count <= limit else {
                throw Problem("is larger than \(limit >> 20) MB and is not read", at: Place(path: "-"))
            }
        }
    }

    /// The bytes that have arrived, `limit` at most; waits for the first one, and gives none at the end.
    static func next(_ limit: Int) throws(Problem) -> [UInt8] {
        var window = [UInt8](repeating: 0, count: limit)
        while true {
            let count = systemRead(&window)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                throw Problem("cannot be read: " + String(cString: strerror(errno)), at: Place(path: "-"))
            }
            return Array(window[..<count])
        }
    }

    private static func systemRead(_ window: inout [UInt8]) -> Int {
        window.withUnsafeMutableBytes { buffer in
            #if canImport(Darwin)
                Darwin.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
            #elseif canImport(Musl)
                Musl.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
            #else
                Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
            #endif
        }
    }
}
