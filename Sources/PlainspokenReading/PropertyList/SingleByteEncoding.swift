/// Encodings of one byte a character that old lists declare or use in escapes.
enum SingleByteEncoding: CaseIterable {
    case latin1, windows1252, macRoman
    /// What octal escapes of OpenStep lists mean.
    case nextStep

    /// The encoding an XML declaration names, in lower case.
    init?(declared name: String) {
        switch name {
        case "iso-8859-1", "iso_8859-1", "latin1", "latin-1", "l1": self = .latin1
        case "windows-1252", "cp1252": self = .windows1252
        case "macintosh", "x-mac-roman", "macroman", "mac": self = .macRoman
        default: return nil
        }
    }

    /// The scalar of a byte; U+FFFD where the encoding has none.
    func scalar(of byte: UInt8) -> Unicode.Scalar {
        guard byte >= 0x80 else { return Unicode.Scalar(byte) }
        let index = Int(byte) - 0x80
        let table =
            switch self {
            case .latin1: [Unicode.Scalar]()
            case .windows1252: Self.windows1252Table
            case .macRoman: Self.macRomanTable
            case .nextStep: Self.nextStepTable
            }
        return index < table.count ? table[index] : self == .nextStep ? "\u{FFFD}" : Unicode.Scalar(byte)
    }

    func utf8(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        for byte in bytes { result.append(scalar(of: byte)) }
        return result
    }

    // From 0x80 on; Windows-1252 is Latin-1 again from 0xA0.
    private static let windows1252Table = Array(
        "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars)

    private static let macRomanTable = Array(
        """
        ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\
        \u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
        """.unicodeScalars)

    private static let nextStepTable = Array(
        """
        \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõö\
        æùúûıüýłøœßþÿ
        """.unicodeScalars)
}
