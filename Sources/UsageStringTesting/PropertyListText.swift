import Foundation

/// Reads dictionaries from property lists and tables of any encoding: binary, XML, and the text of `.strings`.
enum PropertyListText {
    /// The dictionary at the root; nil where the bytes are no property list or hold something else.
    static func dictionary(_ data: Data) -> [String: Any]? {
        parsed(data) ?? unmarkedUTF16(data).flatMap(parsed)
    }

    /// A table, which may be empty or hold comments alone.
    static func table(_ data: Data) -> [String: Any]? {
        data.isEmpty ? [:] : dictionary(data)
    }

    private static func parsed(_ data: Data) -> [String: Any]? {
        guard !data.isEmpty else { return nil }
        return (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: Any]
    }

    /// UTF-16 without a byte order mark, which Foundation does not take; every second byte of its first signs is zero.
    private static func unmarkedUTF16(_ data: Data) -> Data? {
        guard data.count >= 4, data.count.isMultiple(of: 2) else { return nil }
        let head = Array(data.prefix(4))
        if head[1] == 0, head[3] == 0, head[0] != 0 { return Data([0xFF, 0xFE]) + data }
        if head[0] == 0, head[2] == 0, head[1] != 0 { return Data([0xFE, 0xFF]) + data }
        return nil
    }
}
