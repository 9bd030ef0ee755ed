/// Little-endian numbers in bytes that are held; every access is checked.
struct LittleEndian {
    private let held: [UInt8]

    init(_ bytes: [UInt8]) {
        held = bytes
    }

    var count: Int { held.count }

    func byte(_ offset: Int) -> UInt8? { value(offset, 1).map(UInt8.init) }
    func half(_ offset: Int) -> Int? { value(offset, 2).map(Int.init) }
    func word(_ offset: Int) -> UInt32? { value(offset, 4).map(UInt32.init) }
    func longWord(_ offset: Int) -> UInt64? { value(offset, 8) }

    /// A number of eight bytes that a file may have as an offset or a count.
    func number(_ offset: Int) -> Int? { longWord(offset).flatMap { Int(exactly: $0) } }

    func bytes(_ offset: Int, _ length: Int) -> [UInt8]? {
        guard offset >= 0, length >= 0, offset <= held.count, length <= held.count - offset else { return nil }
        return Array(held[offset..<(offset + length)])
    }

    private func value(_ offset: Int, _ length: Int) -> UInt64? {
        guard offset >= 0, offset <= held.count, length <= held.count - offset else { return nil }
        var result: UInt64 = 0
        for index in 0..<length { result |= UInt64(held[offset + index]) << UInt64(8 * index) }
        return result
    }
}
