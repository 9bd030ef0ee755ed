/// Which Unicode scalars may stand in Swift identifiers and operators.
///
/// The ranges are those of the Swift language reference, "Lexical Structure" (after WG14 document N1518).
enum SwiftScalars {
    static func continuesIdentifier(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return isWordByte(UInt8(scalar)) }
        if scalar >= 0x10000 { return scalar <= 0xEFFFD && scalar & 0xFFFF <= 0xFFFD }
        return contains(identifierRanges, scalar)
    }

    static func startsIdentifier(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return isWordByte(UInt8(scalar)) && !isDigit(UInt8(scalar)) && scalar != 0x24 }
        return continuesIdentifier(scalar) && !isCombining(scalar)
    }

    static func startsOperator(_ scalar: UInt32) -> Bool {
        scalar < 0x80 ? isOperatorByte(UInt8(scalar)) : contains(operatorRanges, scalar)
    }

    static func continuesOperator(_ scalar: UInt32) -> Bool {
        startsOperator(scalar) || isCombining(scalar) || (0xFE00...0xFE0F).contains(scalar)
            || (0xE0100...0xE01EF).contains(scalar)
    }

    private static func isCombining(_ scalar: UInt32) -> Bool {
        (0x0300...0x036F).contains(scalar) || (0x1DC0...0x1DFF).contains(scalar)
            || (0x20D0...0x20FF).contains(scalar) || (0xFE20...0xFE2F).contains(scalar)
    }

    private static func contains(_ ranges: [ClosedRange<UInt32>], _ scalar: UInt32) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(scalar)
    }

    /// Letters, digits, `_` and `$`.
    @inline(__always)
    static func isWordByte(_ byte: UInt8) -> Bool {
        let mask: UInt64 = byte & 0x40 == 0 ? 0x03FF_0010_0000_0000 : 0x07FF_FFFE_87FF_FFFE
        return byte < 0x80 && mask >> UInt64(byte & 0x3F) & 1 != 0
    }

    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    @inline(__always)
    static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }

    /// `/ = - + * % < > ! & | ^ ~ . ?`.
    @inline(__always)
    static func isOperatorByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2E, 0x2F, 0x3C, 0x3D, 0x3E, 0x3F, 0x5E, 0x7C, 0x7E: true
        default: false
        }
    }

    private static let identifierRanges: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
        0xD8...0xF6, 0xF8...0xFF, 0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
        0x203F...0x2040, 0x2054...0x2054, 0x2060...0x206F, 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
        0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF,
        0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8,
    ]

    private static let operatorRanges: [ClosedRange<UInt32>] = [
        0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
        0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
        0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
        0x3008...0x3030,
    ]
}
