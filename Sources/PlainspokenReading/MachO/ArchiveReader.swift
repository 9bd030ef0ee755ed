import PlainspokenModel

/// Walks the members of a static library (`.a`), with names as BSD's and GNU's tools write them.
struct ArchiveReader {
    struct Member {
        var name: String
        var contents: ByteSource
    }

    private var source: ByteSource
    private var offset = 8
    /// Long names of GNU's form.
    private var names: ByteSource?
    private(set) var fault: String?

    static func isArchive(_ source: inout ByteSource) -> Bool {
        source.bytes(0, 8) == Array("!<arch>\n".utf8)
    }

    init(_ source: ByteSource) {
        self.source = source
    }

    /// The next member that is no index; nil at the end or at a fault.
    mutating func next() -> Member? {
        while offset < source.count, fault == nil {
            guard let header = source.bytes(offset, 60), header[58] == 0x60, header[59] == 0x0A,
                let size = Self.number(header[48..<58]), source.holds(offset + 60, size)
            else {
                fault = "is cut off or damaged between two members"
                return nil
            }
            let start = offset + 60
            // Members begin at even offsets; the step is never smaller than the header.
            offset = start + size + size % 2
            if let member = member(Self.text(header[0..<16]), start, size) { return member }
        }
        return nil
    }

    private mutating func member(_ field: String, _ start: Int, _ size: Int) -> Member? {
        if field == "//" {
            names = source.part(start, size)
            return nil
        }
        if field == "/" || field == "/SYM64/" || field.hasPrefix("__.SYMDEF") { return nil }
        if field.hasPrefix("#1/"), let length = Int(field.dropFirst(3)), length >= 0, length <= size {
            let name = source.fixedText(start, min(length, 1_024)) ?? ""
            guard !name.hasPrefix("__.SYMDEF"), let part = source.part(start + length, size - length) else {
                return nil
            }
            return Member(name: name, contents: part)
        }
        guard let part = source.part(start, size) else { return nil }
        if field.hasPrefix("/"), let place = Int(field.dropFirst()), place >= 0, var list = names {
            let line = list.bytes(place, min(1_024, max(0, list.count - place))) ?? []
            return Member(
                name: String(decoding: line.prefix { $0 != 0x2F && $0 != 0x0A }, as: UTF8.self), contents: part)
        }
        return Member(name: field.hasSuffix("/") ? String(field.dropLast()) : field, contents: part)
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        var end = bytes.endIndex
        while end > bytes.startIndex, bytes[end - 1] == 0x20 || bytes[end - 1] == 0 { end -= 1 }
        return String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self)
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        let text = text(bytes)
        return text.allSatisfy(\.isASCII) && text.first != "-" && text.first != "+" ? Int(text) : nil
    }
}
