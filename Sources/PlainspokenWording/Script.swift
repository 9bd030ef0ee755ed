/// A writing system, as far as it tells languages apart.
package enum Script: Int, Sendable, Hashable, CaseIterable {
    case latin, cyrillic, greek, han, kana, hangul, arabic, hebrew, thai, devanagari
    /// A script with one major language of its own, or several that are not told apart.
    case georgian, armenian, bengali, tamil, telugu, kannada, malayalam, gujarati, gurmukhi, sinhala, khmer, lao,
        burmese
    case amharic

    /// The script of a letter; nil for digits, marks, punctuation and rare scripts.
    init?(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        if value < 0x80 {
            guard (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) else { return nil }
            self = .latin
            return
        }
        guard let match = Self.ranges.first(where: { $0.0.contains(value) }), scalar.properties.isAlphabetic else {
            return nil
        }
        self = match.1
    }

    private static let ranges: [(ClosedRange<UInt32>, Script)] = [
        (0xAA...0x24F, .latin), (0x1E00...0x1EFF, .latin), (0x400...0x52F, .cyrillic), (0x4E00...0x9FFF, .han),
        (0x3041...0x30FF, .kana), (0xAC00...0xD7A3, .hangul), (0x370...0x3FF, .greek), (0x1F00...0x1FFF, .greek),
        (0x590...0x5FF, .hebrew), (0x600...0x77F, .arabic), (0xFB50...0xFDFF, .arabic), (0xFE70...0xFEFC, .arabic),
        (0xE00...0xE7F, .thai), (0xE80...0xEFF, .lao), (0x900...0x97F, .devanagari), (0x980...0x9FF, .bengali),
        (0xA00...0xA7F, .gurmukhi), (0xA80...0xAFF, .gujarati), (0xB80...0xBFF, .tamil), (0xC00...0xC7F, .telugu),
        (0xC80...0xCFF, .kannada), (0xD00...0xD7F, .malayalam), (0xD80...0xDFF, .sinhala), (0x1000...0x109F, .burmese),
        (0x10A0...0x10FF, .georgian), (0x1200...0x137F, .amharic), (0x1780...0x17FF, .khmer),
        (0x530...0x58F, .armenian), (0x3400...0x4DBF, .han), (0xF900...0xFAFF, .han), (0x3005...0x3007, .han),
        (0x1100...0x11FF, .hangul), (0x3130...0x318F, .hangul), (0xFF66...0xFF9F, .kana), (0x1C90...0x1CBF, .georgian),
        (0x250...0x2AF, .latin),
    ]

    /// What it is called in a message.
    package var name: String { String(describing: self) }

    /// Whether words are written without spaces, or as syllables that are matched one by one.
    var isCounted: Bool {
        switch self {
        case .han, .kana, .hangul, .thai, .lao, .khmer, .burmese: true
        default: false
        }
    }
}
