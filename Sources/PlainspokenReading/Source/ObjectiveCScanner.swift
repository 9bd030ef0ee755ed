import PlainspokenModel

/// Reads Objective-C, C and Objective-C++ source into facts.
///
/// Any bytes give facts and problems; time and memory are linear in their number. Macros are not expanded.
package enum ObjectiveCScanner {
    package static func scan(_ text: SourceText) -> SourceFacts {
        var output = ObjectiveCLexer.lex(text.bytes)
        let isCPlusPlus = isCPlusPlus(text.path, output.tokens)
        if !isCPlusPlus { forgetCPlusPlus(&output.tokens) }
        let tree = SourceTokenTree(output.tokens, definitions: output.definitions)
        var facts = SourceFacts(text: text, language: .objectiveC)
        for note in output.notes {
            facts.problems.append(Problem(note.message, at: text.place(at: note.offset)))
        }
        facts.markers = SwiftScanner.markers(output.markers, in: text)
        return tree.read(text.bytes) { input in
            var parser = ObjectiveCParser(input, facts: facts, isCPlusPlus: isCPlusPlus)
            parser.parseFile()
            return parser.facts
        }
    }

    /// Whether a file is C++ by its name, or a header by its `::`.
    private static func isCPlusPlus(_ path: String, _ tokens: [ObjectiveCToken]) -> Bool {
        if [".mm", ".hpp", ".cpp", ".cc", ".hh"].contains(where: path.hasSuffix) { return true }
        return path.hasSuffix(".h") && tokens.contains { $0.kind == .doubleColon }
    }

    /// Makes plain names of `new`, `class` and the like, except after the `@` of Objective-C.
    private static func forgetCPlusPlus(_ tokens: inout [ObjectiveCToken]) {
        var isAfterAt = false
        for index in tokens.indices {
            if tokens[index].word.isCPlusPlus, !isAfterAt { tokens[index].word = .other }
            isAfterAt = tokens[index].kind == .at
        }
    }
}
