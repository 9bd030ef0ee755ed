/// A file that is read in pieces, for files too large to hold.
package struct FileWindow: Sendable {
    /// Its size in bytes.
    package var size: Int
    /// The bytes from an offset on; fewer than asked for where the file ends or cannot be read.
    package var read: @Sendable (_ offset: Int, _ count: Int) -> [UInt8]

    package init(size: Int, read: @escaping @Sendable (_ offset: Int, _ count: Int) -> [UInt8]) {
        self.size = size
        self.read = read
    }
}

extension FileWindow {
    /// Bytes that are held already.
    package init(_ bytes: [UInt8]) {
        self.init(size: bytes.count) { offset, count in
            guard offset >= 0, count > 0, offset < bytes.count else { return [] }
            return Array(bytes[offset..<(offset + min(count, bytes.count - offset))])
        }
    }
}
