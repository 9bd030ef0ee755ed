import CZlib

/// Writes zip archives, honest ones and such as lie.
struct ZipWriter {
    struct Entry {
        var name: String
        var bytes: [UInt8]
        var isPacked = true
        /// The upper half of the attributes, as Unix has them.
        var mode: UInt32 = 0o100644
        var flags: UInt16 = 0
        /// Stated instead of the true ones.
        var size: Int?
        var packedSize: Int?
        var checksum: UInt32?
        var method: UInt16?
        var offset: Int?
        /// The name in the entry's own header, where it is another.
        var ownName: String?
        var isWide = false

        init(_ name: String, _ bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }

        init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }

        static func link(_ name: String, to target: String) -> Entry {
            var entry = Entry(name, target)
            entry.mode = 0o120777
            entry.isPacked = false
            return entry
        }
    }

    var entries: [Entry]
    /// Stated instead of the true number.
    var count: Int?
    var comment = ""
    var isWide = false

    init(_ entries: [Entry]) {
        self.entries = entries
    }

    var bytes: [UInt8] {
        var result: [UInt8] = []
        var directory: [UInt8] = []
        for entry in entries {
            let packed = entry.isPacked ? Self.deflated(entry.bytes) : entry.bytes
            let sum = entry.bytes.withUnsafeBufferPointer { UInt32(crc32(0, $0.baseAddress, UInt32($0.count))) }
            let method = entry.method ?? (entry.isPacked ? 8 : 0)
            let size = entry.size ?? entry.bytes.count
            let packedSize = entry.packedSize ?? packed.count
            let offset = entry.offset ?? result.count
            let head =
                half(20) + half(entry.flags) + half(method) + word(0) + word(entry.checksum ?? sum)
                + (entry.isWide
                    ? word(.max) + word(.max)
                    : word(UInt32(truncatingIfNeeded: packedSize)) + word(UInt32(truncatingIfNeeded: size)))
            let own = Array((entry.ownName ?? entry.name).utf8)
            result += word(0x0403_4B50) + head + half(UInt16(own.count)) + half(0) + own + packed
            let wide = entry.isWide ? half(1) + half(24) + long(size) + long(packedSize) + long(offset) : []
            let name = Array(entry.name.utf8)
            directory += word(0x0201_4B50) + half(3 << 8 | 20) + head + half(UInt16(name.count))
            directory += half(UInt16(wide.count)) + half(0) + half(0) + half(0) + word(entry.mode << 16)
            directory += (entry.isWide ? word(.max) : word(UInt32(truncatingIfNeeded: offset))) + name + wide
        }
        let start = result.count
        let number = count ?? entries.count
        result += directory
        if isWide {
            let place = result.count
            result +=
                word(0x0606_4B50) + long(44) + half(45) + half(45) + word(0) + word(0) + long(number) + long(number)
            result += long(directory.count) + long(start) + word(0x0706_4B50) + word(0) + long(place) + word(1)
        }
        let short = isWide ? UInt16.max : UInt16(truncatingIfNeeded: number)
        result += word(0x0605_4B50) + half(0) + half(0) + half(short) + half(short)
        result += isWide ? word(.max) + word(.max) : word(UInt32(directory.count)) + word(UInt32(start))
        return result + half(UInt16(comment.utf8.count)) + Array(comment.utf8)
    }

    static func deflated(_ bytes: [UInt8]) -> [UInt8] {
        var stream = z_stream()
        deflateInit2_(
            &stream, 6, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        var input = bytes
        let bound = Int(deflateBound(&stream, UInt(bytes.count)))
        let result = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            input.withUnsafeMutableBufferPointer { source in
                stream.next_in = source.baseAddress
                stream.avail_in = UInt32(source.count)
                stream.next_out = buffer.baseAddress
                stream.avail_out = UInt32(bound)
                deflate(&stream, Z_FINISH)
                count = bound - Int(stream.avail_out)
            }
        }
        deflateEnd(&stream)
        return result
    }

    private func half(_ number: UInt16) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8)] }
    private func word(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    private func long(_ number: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
}
