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
        let place = Place(path: "-")
        var bytes: [UInt8] = []
        var window = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = systemRead(&window)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Problem("cannot be read: " + String(cString: strerror(errno)), at: place) }
            if count == 0 { return bytes }
            bytes += window[..<count]
            guard bytes.count <= limit else {
                throw Problem("is larger than \(limit >> 20) MB and is not read", at: place)
            }
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
