import PlainspokenModel

/// A `.strings` table: texts by key, in the order they stand in.
package struct StringsTable: Sendable {
    package var entries: [PropertyEntry] = []
    /// The later entry of every key that stands twice.
    package var duplicates: [PropertyEntry] = []
    /// Comments that hold `plainspoken:`; all others are dropped.
    package var comments: [CommentMarker] = []
    package var problems: [Problem] = []

    /// Reads a table; any bytes give one, the faults as problems.
    ///
    /// A table may also be an XML or a binary list, as built products hold it. One without entries is a good table.
    ///
    /// - Parameters:
    ///   - bytes: The file as it is on disk, in UTF-8 or UTF-16 with or without byte-order marks.
    ///   - path: The path for the places.
    /// - Returns: What could be read.
    package static func read(_ bytes: [UInt8], path: String) -> StringsTable {
        let document = PropertyListDocument.read(bytes, path: path)
        var table = StringsTable()
        table.duplicates = document.duplicates
        table.comments = document.comments
        table.problems = document.problems
        switch document.root?.content {
        case .dictionary(let entries): table.entries = entries
        case .none: if document.isEmpty { table.problems = [] }
        default:
            table.problems.append(
                Problem("this is no table of texts; write it as \"key\" = \"text\";", at: Place(path: path)))
        }
        return table
    }

    /// About how many texts a table holds, without reading it: a hundred times as fast.
    ///
    /// - Parameter bytes: The file in UTF-8 or UTF-16; in an XML or binary list only keys are guessed at.
    /// - Returns: Semicolons outside comments and quotation marks; 0 for a table of comments only.
    package static func count(_ bytes: [UInt8]) -> Int {
        // The upper halves of UTF-16 are left out; what remains is ASCII where it matters.
        let bytes = bytes.contains(0) ? bytes.filter { $0 != 0 } : bytes
        if bytes.starts(with: "bplist".utf8) || bytes.prefix(64).contains(UInt8(ascii: "<")) {
            return max(1, bytes.count / 80)
        }
        var count = 0
        var index = 0
        var isQuoted = false
        while index < bytes.count {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            switch bytes[index] {
            case UInt8(ascii: "\\") where isQuoted: index += 1
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: ";") where !isQuoted: count += 1
            case UInt8(ascii: "/") where !isQuoted && (next == UInt8(ascii: "*") || next == UInt8(ascii: "/")):
                index = endOfComment(bytes, from: index)
            default: break
            }
            index += 1
        }
        return count
    }

    /// The index of the last byte of a comment.
    private static func endOfComment(_ bytes: [UInt8], from start: Int) -> Int {
        let isBlock = bytes[start + 1] == UInt8(ascii: "*")
        var index = start + 2
        while index < bytes.count {
            if !isBlock, bytes[index] == 0x0A { return index }
            if isBlock, bytes[index] == UInt8(ascii: "/"), index > start + 2, bytes[index - 1] == UInt8(ascii: "*") {
                return index
            }
            index += 1
        }
        return index
    }
}
