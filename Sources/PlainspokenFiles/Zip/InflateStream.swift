import CZlib
import PlainspokenModel

/// A deflate stream part-way through; it can be copied to come back to this place.
///
/// A class because zlib's state holds its own address and must be freed once.
final class InflateStream {
    private let stream: UnsafeMutablePointer<z_stream>
    /// Where the next packed byte stands in the stream.
    private var input: Int
    /// How many bytes came out so far.
    private(set) var output: Int
    private(set) var isAtEnd = false
    private(set) var isDamaged = false
    private var held: [UInt8] = []
    private var used = 0

    private static let pieceSize = 1 << 16

    init?() {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        (input, output) = (0, 0)
        // Negative window bits: no header of zlib's own.
        guard inflateInit2_(stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            stream.deallocate()
            return nil
        }
    }

    /// The same place of the same stream, with 40 KB of state.
    private init?(copying other: InflateStream) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        input = other.input - (other.held.count - other.used)
        output = other.output
        isAtEnd = other.isAtEnd
        isDamaged = other.isDamaged
        guard inflateCopy(stream, other.stream) == Z_OK else {
            stream.deallocate()
            return nil
        }
        stream.pointee.avail_in = 0
    }

    func copy() -> InflateStream? { InflateStream(copying: self) }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Unpacks from the whole packed stream into `target` until it is full, the stream ends or is damaged; gives how
    /// many bytes came.
    func read(into target: UnsafeMutableBufferPointer<UInt8>, from packed: FileWindow) -> Int {
        var count = 0
        while count < target.count, !isAtEnd, !isDamaged {
            if used == held.count {
                held = packed.read(input, min(Self.pieceSize, max(0, packed.size - input)))
                used = 0
                input += held.count
            }
            // Without input zlib may still hold output; where nothing comes, the stream is cut off.
            let got = step(into: UnsafeMutableBufferPointer(rebasing: target[count...]))
            count += got
            output += got
        }
        return count
    }

    private func step(into target: UnsafeMutableBufferPointer<UInt8>) -> Int {
        held.withUnsafeMutableBufferPointer { bytes in
            let most = min(target.count, 1 << 30)
            stream.pointee.next_in = bytes.baseAddress.map { $0 + used }
            stream.pointee.avail_in = UInt32(bytes.count - used)
            stream.pointee.next_out = target.baseAddress
            stream.pointee.avail_out = UInt32(most)
            let code = inflate(stream, Z_NO_FLUSH)
            used = bytes.count - Int(stream.pointee.avail_in)
            let got = most - Int(stream.pointee.avail_out)
            isAtEnd = code == Z_STREAM_END
            isDamaged = code != Z_OK && code != Z_STREAM_END && !(code == Z_BUF_ERROR && got > 0)
            return got
        }
    }
}
