import PlainspokenModel

/// Finds names in code of JavaScript, TypeScript and Dart, outside comments and texts.
package enum ScriptWords {
    /// The offsets at which words stand, in the order of the file.
    ///
    /// A word is found whole: nothing that continues a name stands before or after it. One that ends in `*` may go on.
    ///
    /// - Parameters:
    ///   - words: What to look for: `ImageSource.camera`, `Gal.put*`.
    ///   - bytes: The file in UTF-8.
    /// - Returns: Each word with the offset of its first byte.
    package static func find(_ words: [String], in bytes: [UInt8]) -> [(word: String, offset: Int)] {
        let wanted = words.map { word in
            (word: word, bytes: Array(word.utf8.filter { $0 != UInt8(ascii: "*") }), isOpen: word.hasSuffix("*"))
        }.filter { !$0.bytes.isEmpty }
        var byFirst: [UInt8: [Int]] = [:]
        for (index, word) in wanted.enumerated() { byFirst[word.bytes[0], default: []].append(index) }
        var found: [(word: String, offset: Int)] = []
        var scanner = ByteScanner(bytes)
        var isInName = false
        while let byte = scanner.current {
            if scanner.skip("//") {
                scanner.skip { !$0.isLineBreak }
            } else if scanner.skip("/*") {
                _ = scanner.skipPast("*/")
            } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                skipText(byte, &scanner)
            } else {
                if !isInName {
                    for index in byFirst[byte] ?? [] where stands(wanted[index].bytes, wanted[index].isOpen, scanner) {
                        found.append((wanted[index].word, scanner.offset))
                    }
                }
                isInName = isPartOfName(byte)
                scanner.offset += 1
                continue
            }
            isInName = false
        }
        return found
    }

    private static func stands(_ word: [UInt8], _ isOpen: Bool, _ scanner: ByteScanner) -> Bool {
        let end = scanner.offset + word.count
        guard end <= scanner.bytes.count, scanner.bytes[scanner.offset..<end].elementsEqual(word) else { return false }
        guard !isOpen, let last = word.last, isPartOfName(last), let next = scanner.byte(at: end) else { return true }
        return !isPartOfName(next)
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// A text ends on its line at the latest, so that a quotation mark in a regular expression spoils no more.
    private static func skipText(_ quote: UInt8, _ scanner: inout ByteScanner) {
        scanner.offset += 1
        while let byte = scanner.current, byte != quote, !byte.isLineBreak {
            scanner.offset += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        scanner.offset = min(scanner.offset + 1, scanner.bytes.count)
    }
}
