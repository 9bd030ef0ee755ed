import PlainspokenModel

/// Turns byte offsets that mostly grow into places without counting each line from its beginning.
///
/// Lists without line breaks would take the square of their size otherwise.
struct PlaceFinder {
    let text: SourceText
    private var offset = 0
    private var line = 1
    private var column = 1

    init(_ text: SourceText) {
        self.text = text
    }

    mutating func place(at wanted: Int) -> Place {
        let target = min(max(wanted, 0), text.bytes.count)
        if target < text.lineStarts[line - 1] || lineEnd(line) <= target { moveToLine(of: target) }
        if target < offset {
            for byte in text.bytes[target..<offset] where byte & 0xC0 != 0x80 { column -= 1 }
        } else {
            for byte in text.bytes[offset..<target] where byte & 0xC0 != 0x80 { column += 1 }
        }
        offset = target
        return Place(path: text.path, line: line, column: column)
    }

    private mutating func moveToLine(of target: Int) {
        let starts = text.lineStarts
        var low = 0
        var high = starts.count
        // Most places lie on this line or the one after it.
        if line < starts.count, starts[line] <= target, lineEnd(line + 1) > target { (low, high) = (line, line + 1) }
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= target { low = middle } else { high = middle }
        }
        line = low + 1
        column = 1
        offset = starts[low]
    }

    private func lineEnd(_ line: Int) -> Int {
        line < text.lineStarts.count ? text.lineStarts[line] : Int.max
    }
}
