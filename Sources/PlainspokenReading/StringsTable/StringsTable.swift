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
}
