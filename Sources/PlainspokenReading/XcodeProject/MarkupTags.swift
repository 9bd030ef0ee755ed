/// The tags of a small XML file with their attributes; schemes and workspaces hold nothing else.
struct MarkupTags: Sequence, IteratorProtocol {
    struct Tag {
        var name: String
        var attributes: [String: String]
        /// `</name>`.
        var isEnd: Bool
        /// `<name/>`.
        var isEmpty: Bool
        /// The offset of its `<` in the decoded bytes.
        var start: Int
        /// The offset behind its `>`.
        var end = 0
    }

    private var scanner: ByteScanner

    init(_ bytes: [UInt8]) {
        self.init(decoded: DecodedText(bytes).bytes)
    }

    /// For bytes that are UTF-8 without a byte-order mark, so that the offsets of tags fit them.
    init(decoded bytes: [UInt8]) {
        scanner = ByteScanner(bytes)
    }

    mutating func next() -> Tag? {
        while !scanner.isAtEnd {
            scanner.skip { $0 != 0x3C }
            if scanner.skip("<!--") {
                _ = scanner.skipPast("-->")
            } else if scanner.stands("<?") || scanner.stands("<!") {
                _ = scanner.skipPast(">")
            } else if scanner.skip("<") {
                var tag = tag(at: scanner.offset - 1)
                _ = scanner.skip(">")
                tag.end = scanner.offset
                return tag
            }
        }
        return nil
    }

    private mutating func tag(at start: Int) -> Tag {
        let isEnd = scanner.skip("/")
        var tag = Tag(name: word(), attributes: [:], isEnd: isEnd, isEmpty: false, start: start)
        while let byte = scanner.current, byte != 0x3E, byte != 0x3C {
            if byte == 0x2F {
                tag.isEmpty = true
                scanner.offset += 1
            } else if byte.isXMLSpace {
                scanner.offset += 1
            } else if let attribute = attribute() {
                tag.attributes[attribute.name] = attribute.value
            }
        }
        return tag
    }

    private mutating func attribute() -> (name: String, value: String)? {
        let name = word()
        scanner.skip { $0.isXMLSpace }
        guard scanner.skip("=") else {
            // Something that is no attribute: one byte on at least.
            if name.isEmpty { scanner.offset += 1 }
            return nil
        }
        scanner.skip { $0.isXMLSpace }
        guard let quote = scanner.current, quote == 0x22 || quote == 0x27 else { return nil }
        scanner.offset += 1
        let start = scanner.offset
        scanner.skip { $0 != quote }
        let value = scanner.text(start..<scanner.offset)
        scanner.offset = Swift.min(scanner.offset + 1, scanner.bytes.count)
        return (name, Self.unescaped(value))
    }

    private mutating func word() -> String {
        let start = scanner.offset
        // = / > < " ' end a word.
        scanner.skip { !$0.isXMLSpace && ![0x3D, 0x2F, 0x3E, 0x3C, 0x22, 0x27].contains($0) }
        return scanner.text(start..<scanner.offset)
    }

    static func unescaped(_ text: String) -> String {
        guard text.utf8.contains(0x26) else { return text }
        let named = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
        return named.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
}
