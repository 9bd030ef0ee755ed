import PlainspokenModel

/// Reads Swift source into facts.
///
/// Any bytes give facts and problems; time and memory are linear in their number.
package enum SwiftScanner {
    package static func scan(_ text: SourceText) -> SourceFacts {
        let output = SwiftLexer.lex(text.bytes)
        let tree = SourceTokenTree(output.tokens)
        var facts = SourceFacts(text: text, language: .swift)
        for note in output.notes {
            facts.problems.append(Problem(note.message, at: text.place(at: note.offset)))
        }
        facts.markers = markers(output.markers, in: text)
        return tree.read(text.bytes) { input in
            var parser = SwiftParser(input, facts: facts)
            parser.parseFile()
            return parser.facts
        }
    }

    /// Comments that speak to the tool, with their lines.
    static func markers(_ ranges: [Range<Int>], in text: SourceText) -> [CommentMarker] {
        var line = 0
        return ranges.map { range in
            while line + 1 < text.lineStarts.count, text.lineStarts[line + 1] <= range.lowerBound { line += 1 }
            let content = String(decoding: text.bytes[range], as: UTF8.self)
            return CommentMarker(text: content.trimmingBlanks, line: line + 1)
        }
    }
}

extension String {
    /// The text without spaces and tabs at its ends.
    var trimmingBlanks: String {
        var part = self[...]
        while let last = part.last, last == " " || last == "\t" { part.removeLast() }
        while let first = part.first, first == " " || first == "\t" { part.removeFirst() }
        return String(part)
    }
}
