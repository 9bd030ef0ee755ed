import PlainspokenModel

/// Reads Objective-C, C and Objective-C++ source into facts.
///
/// Any bytes give facts and problems; time and memory are linear in their number. Macros are not expanded.
package enum ObjectiveCScanner {
    package static func scan(_ text: SourceText) -> SourceFacts {
        let output = ObjectiveCLexer.lex(text.bytes)
        let tree = SourceTokenTree(output.tokens, definitions: output.definitions)
        var facts = SourceFacts(text: text, language: .objectiveC)
        for note in output.notes {
            facts.problems.append(Problem(note.message, at: text.place(at: note.offset)))
        }
        facts.markers = SwiftScanner.markers(output.markers, in: text)
        let isCPlusPlus = [".mm", ".hpp", ".cpp", ".cc", ".hh"].contains { text.path.hasSuffix($0) }
        return tree.read(text.bytes) { input in
            var parser = ObjectiveCParser(input, facts: facts, isCPlusPlus: isCPlusPlus)
            parser.parseFile()
            return parser.facts
        }
    }
}
