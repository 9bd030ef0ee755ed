import PlainspokenModel

/// Reading of YAML through libyaml, with the place of every key and value.
///
/// Words are typed as Yams types them, because that is what XcodeGen and most tools of the field see: `yes`, `no`,
/// `on` and `off` are booleans, `1_000` and `0x1F` are integers, `15.0` is a float; a quoted or block scalar is
/// always text. A key that stands twice stands twice in the result.
package enum YamlDocument {
    /// Values nested deeper than this are refused, so that no reader of the result runs out of stack.
    package static let maximumDepth = 128

    /// Reads one document; an empty file, or one of comments only, is `.null`.
    ///
    /// Aliases are expanded within a budget that grows with the file, merge keys `<<` are resolved. UTF-8 and
    /// UTF-16, with or without byte-order mark, are recognised by libyaml.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - path: The path that places carry.
    ///   - nullAsText: Whether `~`, `null` and nothing at all are the texts `~`, `null` and ``, as XcodeGen sees them.
    /// - Returns: The value at the root.
    /// - Throws: `Problem` with line, column and libyaml's reason where the text is no YAML, holds a second
    ///   document, is nested too deeply or unfolds its aliases beyond the budget.
    package static func read(
        _ bytes: [UInt8], path: String, nullAsText: Bool = false
    ) throws(Problem) -> PropertyValue {
        let parser = YamlParser(bytes: bytes, path: path)
        var builder = YamlBuilder(path: path, byteCount: bytes.count, nullAsText: nullAsText)
        while let event = try parser.next() {
            try builder.take(event)
        }
        return builder.root ?? PropertyValue(.null, at: Place(path: path))
    }
}
