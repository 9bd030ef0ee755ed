import PlainspokenModel

/// The words of a source file, without comments and the texts of strings.
package enum SourceNames {
    /// Byte ranges of all identifiers and keywords, in source order.
    package static func ranges(in bytes: [UInt8], _ language: SourceLanguage) -> [Range<Int>] {
        switch language {
        case .swift: ranges(SwiftLexer.lex(bytes).tokens)
        case .objectiveC: ranges(ObjectiveCLexer.lex(bytes).tokens).sorted { $0.lowerBound < $1.lowerBound }
        }
    }

    private static func ranges<Word>(_ tokens: [SourceToken<Word>]) -> [Range<Int>] {
        tokens.filter { $0.kind == .identifier }.map(\.range)
    }
}
