/// Which characters ask for no space beside them.
enum Script {
    /// Han, Kana, Thai, Lao, Khmer, Burmese and full-width forms; Hangul is not among them.
    ///
    /// Blocks of Unicode 16; the first scalar of a character decides, what follows only modifies it.
    private static let unspaced: [ClosedRange<UInt32>] = [
        0x0E00...0x0EFF,  // Thai, Lao
        0x1000...0x109F,  // Myanmar
        0x1780...0x17FF,  // Khmer
        0x19E0...0x19FF,  // Khmer symbols
        0x2E80...0x2FDF,  // radicals
        0x3000...0x312F,  // CJK punctuation, Hiragana, Katakana, Bopomofo
        0x3190...0x31FF,  // Kanbun, strokes, Katakana extensions
        0x3220...0x325F,  // enclosed ideographs and numbers
        0x3280...0x4DBF,  // enclosed ideographs and Katakana, extension A
        0x4E00...0x9FFF,  // unified ideographs
        0xA9E0...0xA9FF,  // Myanmar extended B
        0xAA60...0xAA7F,  // Myanmar extended A
        0xF900...0xFAFF,  // compatibility ideographs
        0xFE30...0xFE4F,  // compatibility forms
        0xFF01...0xFF9F,  // full-width forms, half-width Katakana
        0xFFE0...0xFFE6,  // full-width signs
        0x1AFF0...0x1B16F,  // Kana extensions
        0x20000...0x3FFFF,  // ideographs of the later planes
    ]

    static func isUnspaced(_ character: Character) -> Bool {
        guard let value = character.unicodeScalars.first?.value, value >= 0x0E00 else { return false }
        return unspaced.contains { $0.contains(value) }
    }

    static func isPunctuation(_ character: Character) -> Bool {
        switch category(character) {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            true
        default: false
        }
    }

    static func isOpeningBracket(_ character: Character) -> Bool { category(character) == .openPunctuation }

    static func isClosingBracket(_ character: Character) -> Bool { category(character) == .closePunctuation }

    private static func category(_ character: Character) -> Unicode.GeneralCategory? {
        character.unicodeScalars.first?.properties.generalCategory
    }
}
