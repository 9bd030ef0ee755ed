import PlainspokenModel

/// Finds what comments say to the tool.
enum CommentMarkers {
    static let word: StaticString = "plainspoken:"

    /// One marker for each line of a comment that holds `plainspoken:`.
    ///
    /// - Parameters:
    ///   - range: The comment's text without its delimiters.
    ///   - scanner: The text the range lies in.
    ///   - places: Tells the lines.
    /// - Returns: The markers in the order they stand in.
    static func find(in range: Range<Int>, of scanner: ByteScanner, places: inout PlaceFinder) -> [CommentMarker] {
        var markers: [CommentMarker] = []
        var cursor = scanner
        cursor.offset = range.lowerBound
        while cursor.offset < range.upperBound {
            guard cursor.current == 0x70, cursor.stands(word) else {
                cursor.offset += 1
                continue
            }
            let start = cursor.offset
            while cursor.offset < range.upperBound, cursor.current?.isLineBreak == false { cursor.offset += 1 }
            let text = scanner.text(start..<max(start, cursor.offset))
            let line = places.place(at: start).line ?? 1
            markers.append(CommentMarker(text: trimmed(text), line: line))
        }
        return markers
    }

    private static func trimmed(_ text: String) -> String {
        var end = text.unicodeScalars.endIndex
        let scalars = text.unicodeScalars
        while end > scalars.startIndex, scalars[scalars.index(before: end)].properties.isWhitespace {
            end = scalars.index(before: end)
        }
        return String(scalars[..<end])
    }
}
