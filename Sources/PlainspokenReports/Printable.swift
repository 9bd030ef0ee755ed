extension String {
    /// The text on one line for a terminal: line breaks become blanks, and other control characters, which could move
    /// the cursor or recolour the screen, the replacement character.
    package var printable: String {
        guard unicodeScalars.contains(where: { $0.isUnprintable }) else { return self }
        var view = UnicodeScalarView()
        for scalar in unicodeScalars {
            let isBreak =
                ("\n"..."\r").contains(scalar) || scalar == "\t" || scalar == "\u{2028}" || scalar == "\u{2029}"
            view.append(!scalar.isUnprintable ? scalar : isBreak ? " " : "\u{FFFD}")
        }
        return String(view)
    }
}

extension Unicode.Scalar {
    fileprivate var isUnprintable: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        }
    }
}
