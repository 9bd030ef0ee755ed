/// The layout of a binary property list: the trailer, the table of offsets and the objects.
///
/// Source: CFBinaryPList.c in swift-corelibs-foundation. Everything is big-endian; all offsets are checked.
struct BinaryList {
    static let trailerSize = 32

    struct Fault: Error {
        var message: String
    }

    /// An object without its children.
    enum Object {
        case null
        case boolean(Bool)
        case integer(String)
        case real(Double)
        case date(Double)
        case data(Range<Int>)
        case ascii(Range<Int>)
        case utf16(Range<Int>)
        case utf8(Range<Int>)
        case reference
        /// Offset of the references and their number.
        case array(at: Int, count: Int)
        /// Offset of the references to the keys, which those to the values follow.
        case dictionary(at: Int, count: Int)
    }

    let bytes: [UInt8]
    let objectCount: Int
    let topObject: Int
    let referenceSize: Int
    private let offsetSize: Int
    /// Objects end where the table of offsets begins.
    private let tableOffset: Int

    init(_ bytes: [UInt8]) throws(Fault) {
        self.bytes = bytes
        guard bytes.count >= 8 + Self.trailerSize + 2 else { throw Fault(message: "the binary list is cut off") }
        guard bytes[6] == 0x30 else {
            let version = quoted(String(decoding: bytes[6..<8], as: UTF8.self))
            throw Fault(message: "the binary list has the unknown version \(version)")
        }
        let trailer = bytes.count - Self.trailerSize
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard let objects = Self.integer(in: bytes, at: trailer + 8, size: 8),
            let top = Self.integer(in: bytes, at: trailer + 16, size: 8),
            let table = Self.integer(in: bytes, at: trailer + 24, size: 8),
            (1...8).contains(offsetSize), (1...8).contains(referenceSize)
        else { throw Fault(message: "the trailer of the binary list is damaged or cut off") }
        guard objects > 0, top < objects, table >= 9, table < trailer,
            objects <= (trailer - table) / offsetSize
        else { throw Fault(message: "the trailer of the binary list points outside the file") }
        (objectCount, topObject, tableOffset) = (objects, top, table)
    }

    /// A big-endian integer that fits `Int`; nil outside the bytes or for more than 63 bits.
    static func integer(in bytes: [UInt8], at offset: Int, size: Int) -> Int? {
        guard offset >= 0, size > 0, size <= 8, offset <= bytes.count - size else { return nil }
        let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: value)
    }

    /// The object number that the reference at an offset holds.
    func reference(at offset: Int) throws(Fault) -> Int {
        guard let number = Self.integer(in: bytes, at: offset, size: referenceSize), number < objectCount else {
            throw Fault(message: "it refers to an object that does not exist")
        }
        return number
    }

    func object(_ number: Int) throws(Fault) -> Object {
        guard number >= 0, number < objectCount,
            let offset = Self.integer(in: bytes, at: tableOffset + number * offsetSize, size: offsetSize),
            offset >= 8, offset < tableOffset
        else { throw Fault(message: "its offset lies outside the objects") }
        let marker = bytes[offset]
        let low = Int(marker & 0x0F)
        switch marker >> 4 {
        case 0x0: return try simple(marker)
        case 0x1: return .integer(try integerText(at: offset + 1, exponent: low))
        case 0x2: return .real(try real(at: offset + 1, exponent: low))
        case 0x3 where low == 3: return .date(try real(at: offset + 1, exponent: 3))
        case 0x4: return .data(try payload(at: offset, width: 1))
        case 0x5: return .ascii(try payload(at: offset, width: 1))
        case 0x6: return .utf16(try payload(at: offset, width: 2))
        case 0x7: return .utf8(try payload(at: offset, width: 1))
        case 0x8: return .reference
        case 0xA:
            let range = try payload(at: offset, width: referenceSize)
            return .array(at: range.lowerBound, count: range.count / referenceSize)
        case 0xD:
            let range = try payload(at: offset, width: 2 * referenceSize)
            return .dictionary(at: range.lowerBound, count: range.count / (2 * referenceSize))
        default: throw unknown(marker)
        }
    }

    private func simple(_ marker: UInt8) throws(Fault) -> Object {
        switch marker {
        case 0x00: return .null
        case 0x08: return .boolean(false)
        case 0x09: return .boolean(true)
        default: throw unknown(marker)
        }
    }

    private func unknown(_ marker: UInt8) -> Fault {
        Fault(message: "it has the unknown type 0x\(String(marker, radix: 16))")
    }

    /// The bytes of an object whose length stands in its marker or in the integer after it.
    private func payload(at offset: Int, width: Int) throws(Fault) -> Range<Int> {
        let cutOff = Fault(message: "it reaches past the end of the objects")
        var start = offset + 1
        var count = Int(bytes[offset] & 0x0F)
        if count == 0x0F {
            guard start < tableOffset, bytes[start] >> 4 == 1, bytes[start] & 0x0F <= 3 else { throw cutOff }
            let size = 1 << Int(bytes[start] & 0x0F)
            guard let long = Self.integer(in: bytes, at: start + 1, size: size) else { throw cutOff }
            count = long
            start += 1 + size
        }
        guard start <= tableOffset, count <= (tableOffset - start) / width else { throw cutOff }
        return start..<start + count * width
    }

    /// Integers of 1, 2 and 4 bytes have no sign, those of 8 have; 16 bytes hold what is larger.
    private func integerText(at start: Int, exponent: Int) throws(Fault) -> String {
        let cutOff = Fault(message: "it is an integer of a size that does not exist or is cut off")
        guard exponent <= 4, start + (1 << exponent) <= tableOffset else { throw cutOff }
        let end = start + (1 << exponent)
        let low = bytes[max(start, end - 8)..<end].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard exponent == 4 else { return exponent == 3 ? String(Int64(bitPattern: low)) : String(low) }
        let high = bytes[start..<end - 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        if high == 0 { return String(low) }
        guard high == .max, low >> 63 == 1 else { throw Fault(message: "it is an integer of more than 64 bits") }
        return String(Int64(bitPattern: low))
    }

    private func real(at start: Int, exponent: Int) throws(Fault) -> Double {
        guard exponent == 2 || exponent == 3, start + (1 << exponent) <= tableOffset else {
            throw Fault(message: "it is a number of a size that does not exist or is cut off")
        }
        let bits = bytes[start..<start + (1 << exponent)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return exponent == 3
            ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    }
}
