import PlainspokenModel

/// Reads tokens into facts by recursive descent, every bracket parsed within its own bounds.
///
/// What it cannot parse it steps over, one token at a time, so that each token is looked at a bounded number of
/// times. The methods stand in extensions: statements, declarations, types, expressions, chains, closures.
struct SwiftParser: SourceParser {
    /// Nesting of brackets, expressions and types together: real code stays below 70, and 150 need less than 256 KB of
    /// stack in a release build.
    static let depthLimit = 150

    let bytes: UnsafeBufferPointer<UInt8>
    let tokens: UnsafeBufferPointer<SwiftToken>
    let match: UnsafeMutableBufferPointer<Int32>
    let fragments: [SourceFragment]
    var facts: SourceFacts
    var nextFragment = 0
    var position = 0
    var limit: Int
    var block = 0
    var depth = 0
    var context: ParserContext = []
    var isTooDeep = false
    /// The type of an `as` at the end of the expression that was read last.
    var castType: String?
    /// The value of the statements that were read last, where they are a single expression.
    var singleValue: Value?

    init(_ input: SourceParserInput<SwiftWord>, facts: SourceFacts) {
        bytes = input.bytes
        tokens = input.tokens
        match = input.match
        fragments = input.fragments
        limit = input.end
        self.facts = facts
    }

    mutating func parseFile() {
        // About what real code has; a little room costs less than copying when a list grows.
        facts.expressions.reserveCapacity(tokens.count / 6)
        if kind == .shebang { advance() }
        parseStatements(inSwitch: false)
        parseFragments(before: Int.max)
    }

    /// Swift has no macros of the preprocessor's kind.
    mutating func parseDefinition() {}
}
