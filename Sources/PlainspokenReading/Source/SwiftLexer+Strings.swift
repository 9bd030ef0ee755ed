extension SwiftLexer {
    /// A literal at its first quote, its pounds before it: one token if it has no interpolation.
    mutating func lexString(start: Int, pounds: Int) {
        if bytes[index] == 0x27 { return lexSingleQuoted(start: start, pounds: pounds) }
        index += 1
        var isMultiline = false
        if byte(index) == 0x22, byte(index + 1) == 0x22, !closesOnLine(index + 1, pounds) {
            isMultiline = true
            index += 2
        }
        let segment = index
        switch scanSegment(pounds: pounds, isMultiline: isMultiline) {
        case .closed:
            emit(.string, from: start)
        case .cut:
            emit(.string, from: start)
            note("a string literal is not closed", start)
        case .interpolation(let open):
            let end = index
            index = segment
            emit(.stringStart, from: start)
            index = end
            openInterpolation(segment: segment, open: open, pounds: pounds, isMultiline: isMultiline)
        }
    }

    private enum SegmentEnd {
        case closed
        /// The line or the file ended.
        case cut
        /// `index` stands at the backslash; the offset after the parenthesis.
        case interpolation(Int)
    }

    /// Moves to the end of the literal or to its next interpolation.
    private mutating func scanSegment(pounds: Int, isMultiline: Bool) -> SegmentEnd {
        while index < bytes.count {
            switch bytes[index] {
            case 0x22:
                if let end = closingEnd(index, pounds, isMultiline) {
                    index = end
                    return .closed
                }
                index += 1
            case 0x5C:
                var end = index + 1
                while end - index <= pounds, byte(end) == 0x23 { end += 1 }
                guard end - index - 1 == pounds else {
                    index += 1
                    continue
                }
                if byte(end) == 0x28 { return .interpolation(end + 1) }
                index = byte(end) == 0x22 || byte(end) == 0x5C ? end + 1 : end
            case 0x0A, 0x0D:
                if !isMultiline { return .cut }
                index += 1
            default:
                index += 1
            }
        }
        return .cut
    }

    /// The end of the closing delimiter that begins at a quote; surplus pounds belong to it.
    private func closingEnd(_ quote: Int, _ pounds: Int, _ isMultiline: Bool) -> Int? {
        var end = quote + 1
        if isMultiline {
            guard byte(end) == 0x22, byte(end + 1) == 0x22 else { return nil }
            end += 2
        }
        guard pounds > 0 else { return end }
        let first = end
        while byte(end) == 0x23 { end += 1 }
        return end - first >= pounds ? end : nil
    }

    /// Whether `#"""` opens a single-line literal because its end stands on the same line.
    private func closesOnLine(_ start: Int, _ pounds: Int) -> Bool {
        guard pounds > 0 else { return false }
        var end = start
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
            if bytes[end] == 0x22 {
                var run = end + 1
                while byte(run) == 0x23, run - end <= pounds { run += 1 }
                if run - end - 1 >= pounds { return true }
            }
            end += 1
        }
        return false
    }

    private mutating func openInterpolation(segment: Int, open: Int, pounds: Int, isMultiline: Bool) {
        if index > segment { emit(.stringSegment, from: segment) }
        let start = index
        index = open
        emit(.interpolationStart, from: start)
        openStrings.append(OpenString(pounds: pounds, isMultiline: isMultiline, depth: 0))
    }

    /// Goes on with a literal after its interpolation.
    mutating func resumeString() {
        guard let string = openStrings.popLast() else { return }
        let segment = index
        switch scanSegment(pounds: string.pounds, isMultiline: string.isMultiline) {
        case .closed:
            closeString(segment: segment, string)
        case .cut:
            if index > segment { emit(.stringSegment, from: segment) }
            note("a string literal is not closed", segment)
            emit(.stringEnd, from: index)
        case .interpolation(let open):
            openInterpolation(
                segment: segment, open: open, pounds: string.pounds, isMultiline: string.isMultiline)
        }
    }

    private mutating func closeString(segment: Int, _ string: OpenString) {
        let end = index
        var quotes = end
        while quotes > segment, bytes[quotes - 1] == 0x23, string.pounds > 0 { quotes -= 1 }
        quotes -= string.isMultiline ? 3 : 1
        index = quotes
        if quotes > segment { emit(.stringSegment, from: segment) }
        index = end
        emit(.stringEnd, from: quotes)
    }

    /// Ends an interpolation, and its literal with it, where the line or the file ends.
    mutating func cutInterpolation() {
        note("an interpolation is not closed", index)
        let outer = flags
        emit(.interpolationEnd, from: index)
        openStrings.removeLast()
        emit(.stringEnd, from: index)
        flags = outer
    }

    private mutating func lexSingleQuoted(start: Int, pounds: Int) {
        index += 1
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
            let byte = bytes[index]
            index += 1
            if byte == 0x27 { break }
            if byte == 0x5C, self.byte(index) == 0x27 || self.byte(index) == 0x5C { index += 1 }
        }
        note("a string literal stands in single quotes", start)
        emit(.string, from: start)
    }
}
