extension SwiftLexer {
    /// A number in any base, with the malformed forms that the compiler takes as one token.
    mutating func lexNumber() {
        let start = index
        if bytes[index] == 0x30 {
            switch byte(index + 1) {
            case 0x78:
                lexHexNumber()
                return emit(.number, from: start)
            case 0x6F, 0x62:
                index += 2
                skipWordBytes()
                return emit(.number, from: start)
            default: break
            }
        }
        lexDecimalNumber()
        emit(.number, from: start)
    }

    private mutating func lexDecimalNumber() {
        skipDigits()
        if byte(index) == 0x2E {
            // `x.0.1` are two tuple elements, and `1.max` is a member.
            guard SwiftScalars.isDigit(byte(index + 1)), lastKind != .period else { return }
            index += 1
            skipDigits()
        } else if byte(index) | 0x20 != 0x65 {
            return skipWordBytes()
        }
        guard byte(index) | 0x20 == 0x65 else { return }
        index += 1
        if byte(index) == 0x2B || byte(index) == 0x2D { index += 1 }
        skipWordBytes()
    }

    private mutating func lexHexNumber() {
        index += 2
        guard SwiftScalars.isHexDigit(byte(index)) else { return skipWordBytes() }
        skipHexDigits()
        let dot = index
        if byte(index) == 0x2E {
            guard SwiftScalars.isHexDigit(byte(index + 1)) else { return }
            index += 1
            skipHexDigits()
            guard byte(index) | 0x20 == 0x70 else {
                index = dot
                return
            }
        } else if byte(index) | 0x20 != 0x70 {
            return skipWordBytes()
        }
        index += 1
        let isSigned = byte(index) == 0x2B || byte(index) == 0x2D
        if isSigned { index += 1 }
        if !SwiftScalars.isDigit(byte(index)), !isSigned, byte(dot) == 0x2E, !SwiftScalars.isDigit(byte(dot + 1)) {
            // `0x1.fp` is a member of a number.
            index = dot
            return
        }
        skipWordBytes()
    }

    private mutating func skipDigits() {
        while SwiftScalars.isDigit(byte(index)) || byte(index) == 0x5F { index += 1 }
    }

    private mutating func skipHexDigits() {
        while SwiftScalars.isHexDigit(byte(index)) || byte(index) == 0x5F { index += 1 }
    }
}
