extension SwiftLexer {
    /// Skips space, comments, conflict markers and characters that no token begins with; notes line breaks.
    @inline(__always)
    mutating func skipTrivia() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09, 0x0B, 0x0C:
                index += 1
                flags.insert(.afterSpace)
            case 0x0A, 0x0D:
                if let last = openStrings.last, !last.isMultiline {
                    cutInterpolation()
                } else {
                    index += 1
                    flags.formUnion([.afterSpace, .atLineStart])
                }
            case 0x2F:
                guard skipComment() else { return }
                flags.insert(.afterSpace)
            case 0x3C, 0x3E:
                guard skipConflict() else { return }
                flags.formUnion([.afterSpace, .atLineStart])
            case 0, 0x01...0x08, 0x0E...0x1F, 0x7F...0xFF:
                guard skipUnknown() else { return }
                flags.insert(.afterSpace)
            default:
                return
            }
        }
    }

    /// Skips a comment at a slash; false where none begins.
    private mutating func skipComment() -> Bool {
        switch byte(index + 1) {
        case 0x2F:
            skipLineComment()
            return true
        case 0x2A:
            skipBlockComment()
            return true
        default:
            return false
        }
    }

    private mutating func skipBlockComment() {
        let start = index
        var marker: Int?
        var depth = 1
        index += 2
        while index < bytes.count {
            switch bytes[index] {
            case 0x2A where byte(index + 1) == 0x2F:
                depth -= 1
                if let begun = marker { markers.append(begun..<index) }
                marker = nil
                index += 2
                if depth == 0 { return }
            case 0x2F where byte(index + 1) == 0x2A:
                depth += 1
                index += 2
            case 0x0A, 0x0D:
                flags.insert(.atLineStart)
                if let begun = marker { markers.append(begun..<index) }
                marker = nil
                index += 1
            case 0x3A:
                if marker == nil, isMarker(index) { marker = index - markerLength }
                index += 1
            default:
                index += 1
            }
        }
        if let marker { markers.append(marker..<index) }
        note("a comment is not closed", start)
    }

    /// Skips a version-control conflict as the compiler does, the whole of it.
    private mutating func skipConflict() -> Bool {
        guard index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D, !conflictIsUnclosed else {
            return false
        }
        let isPerforce = matches(">>>> ", index)
        guard isPerforce || matches("<<<<<<< ", index) else { return false }
        var end = index + 5
        while end < bytes.count {
            let atLineStart = bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D
            if atLineStart, isPerforce ? matches("<<<<\n", end) : matches(">>>>>>> ", end) {
                note("a version-control conflict is not resolved", index)
                index = end + (isPerforce ? 5 : 8)
                skipToLineEnd()
                return true
            }
            end += 1
        }
        conflictIsUnclosed = true
        return false
    }

    /// Skips what cannot begin a token; false where an identifier or operator outside ASCII begins.
    private mutating func skipUnknown() -> Bool {
        guard bytes[index] >= 0x80 else {
            index += 1
            return true
        }
        if byte(index) == 0xEF, byte(index + 1) == 0xBB, byte(index + 2) == 0xBF {
            index += 3
            return true
        }
        guard let (scalar, length) = scalar(at: index) else {
            index += 1
            while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
            return true
        }
        let beginsToken =
            SwiftScalars.continuesIdentifier(scalar) || SwiftScalars.startsOperator(scalar)
            || scalar == 0x201C || scalar == 0x201D
        if !beginsToken { index += length }
        return !beginsToken
    }

    /// A token that begins outside ASCII: an identifier, an operator or a curly quote.
    mutating func lexOther() {
        let start = index
        guard let (scalar, length) = scalar(at: index) else {
            index += 1
            return emit(.unknown, from: start)
        }
        if SwiftScalars.continuesIdentifier(scalar) {
            skipWordBytes()
            return emit(.identifier, from: start)
        }
        if SwiftScalars.startsOperator(scalar) { return lexOperator() }
        index += length
        note("a curly quote stands in code", start)
        guard scalar == 0x201C else { return emit(.unknown, from: start) }
        if let end = curlyQuoteEnd(index) { index = end }
        emit(.identifier, from: start)
    }

    private mutating func curlyQuoteEnd(_ start: Int) -> Int? {
        guard start >= curlyQuoteSearched else { return nil }
        var end = start
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
            if bytes[end] == 0x5C {
                if byte(end + 1) == 0x28 { break }
                end += 1
            } else if bytes[end] == 0x22 {
                return end + 1
            } else if bytes[end] == 0xE2, byte(end + 1) == 0x80, byte(end + 2) == 0x9D {
                return end + 3
            }
            end += 1
        }
        curlyQuoteSearched = end
        return nil
    }

    /// The end of an editor placeholder `<#…#>` on the same line.
    func placeholderEnd(_ start: Int) -> Int? {
        var end = start + 2
        while end < bytes.count, bytes[end] != 0x0A {
            if bytes[end] == 0x3C, byte(end + 1) == 0x23 { return nil }
            if bytes[end] == 0x23, byte(end + 1) == 0x3E { return end + 2 }
            end += 1
        }
        return nil
    }

    mutating func lexPlaceholder() {
        let start = index
        index = placeholderEnd(index) ?? index + 1
        emit(.identifier, from: start)
    }
}
