import PlainspokenModel

/// The object literals of a JavaScript or TypeScript file, read as text and never run.
package struct ScriptDocument: Sendable {
    /// How many times its own length a file is read in search of an object: an attempt may go to its end.
    private static let maximumPasses = 16

    private let text: SourceText
    private let constants: [String: String]

    /// Reads the constants of a file; `bytes` may be in any Unicode encoding.
    package init(_ bytes: [UInt8], path: String) {
        text = SourceText(path: path, bytes: DecodedText(bytes).bytes)
        constants = Self.constants(text)
    }

    /// The first object literal, in the order of the file, that has one of the keys; nil where there is none.
    package func object(with keys: Set<String>) -> PropertyValue? {
        var reader = ScriptReader(text)
        var budget = 4_096 + Self.maximumPasses * text.bytes.count
        while let byte = reader.scanner.current, budget > 0 {
            switch byte {
            case UInt8(ascii: "{"):
                if let found = object(at: reader.scanner.offset, with: keys, &budget) { return found }
                reader.advance()
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
                let start = reader.scanner.offset
                _ = reader.string()
                // A quotation mark that nothing closes is part of a regular expression or a comment.
                if reader.fault != nil { reader = ScriptReader(text, at: start + 1) }
            case UInt8(ascii: "/") where reader.scanner.next == byte || reader.scanner.next == UInt8(ascii: "*"):
                reader.skipTrivia()
            default: reader.advance()
            }
        }
        return nil
    }

    private func object(at offset: Int, with keys: Set<String>, _ budget: inout Int) -> PropertyValue? {
        var reader = ScriptReader(text, at: offset)
        reader.constants = constants
        let value = reader.value()
        budget -= reader.scanner.offset - offset
        guard let value, value.entries.contains(where: { keys.contains($0.key) }) else { return nil }
        return value
    }

    /// Constants of the file that hold a text: `const NAME = "…"`.
    private static func constants(_ text: SourceText) -> [String: String] {
        var found: [String: String] = [:]
        for start in text.lineStarts.prefix(20_000) {
            var scanner = ByteScanner(text.bytes)
            scanner.offset = start
            scanner.skip { $0 == 0x20 || $0 == 0x09 }
            _ = scanner.skip("export ")
            guard scanner.skip("const ") || scanner.skip("let ") || scanner.skip("var ") else { continue }
            let name = scanner.offset
            scanner.skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
            let end = scanner.offset
            scanner.skip { $0 != UInt8(ascii: "=") && !$0.isLineBreak }
            guard end > name, scanner.skip("=") else { continue }
            var reader = ScriptReader(text, at: scanner.offset)
            reader.constants = found
            reader.skipTrivia()
            guard let quote = reader.scanner.current, [0x22, 0x27, 0x60].contains(quote) else { continue }
            if let value = reader.value()?.string { found[scanner.text(name..<end)] = value }
        }
        return found
    }
}
