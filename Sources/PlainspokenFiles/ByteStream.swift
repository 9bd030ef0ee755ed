import PlainspokenModel

/// A file or standard input, read piece by piece: what comes through a pipe is there as soon as it was written.
package struct ByteStream {
    private enum Source {
        case file(LiveWindow, path: String)
        case standardInput
    }

    private static let piece = 1 << 16
    private let source: Source
    private var offset = 0

    /// Opens a file; `-` is standard input.
    package init(_ path: String) throws(Problem) {
        source = path == "-" ? .standardInput : .file(try LiveWindow(path), path: path)
    }

    /// The next bytes; none at the end.
    package mutating func next() throws(Problem) -> [UInt8] {
        switch source {
        case .standardInput: return try StandardInput.next(Self.piece)
        case .file(let file, let path):
            let (bytes, failure) = file.read(at: offset, count: Self.piece)
            guard failure == 0 else { throw Problem(LiveFile.reason(failure), at: Place(path: path)) }
            offset += bytes.count
            return bytes
        }
    }
}
