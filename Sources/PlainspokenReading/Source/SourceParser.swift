import PlainspokenModel

/// What the place in the source forbids or allows.
struct ParserContext: OptionSet {
    let rawValue: UInt8

    /// A `{` is the body of a statement rather than a trailing closure, unless what follows it says otherwise.
    static let condition = ParserContext(rawValue: 1)
    /// `let` and `var` declare, `=` assigns nothing.
    static let pattern = ParserContext(rawValue: 2)
    /// `case` declares.
    static let enumBody = ParserContext(rawValue: 4)
}

/// What a parser restores when it leaves a bracket.
struct ParserBracket {
    var end: Int
    var isClosed: Bool
    var limit: Int
    var context: ParserContext
}

/// More problems than this say nothing new about a file.
let sourceProblemLimit = 20

/// What a parser reads, without copies.
struct SourceParserInput<Word: SourceWord> {
    let bytes: UnsafeBufferPointer<UInt8>
    let tokens: UnsafeBufferPointer<SourceToken<Word>>
    let match: UnsafeMutableBufferPointer<Int32>
    let fragments: [SourceFragment]
    /// The token that ends the file; fragments stand behind it.
    let end: Int
}

/// What the parsers of both languages share: the cursor, the brackets and the blocks.
///
/// Every bracket is parsed within its own bounds, and what cannot be parsed is stepped over.
protocol SourceParser {
    associatedtype Word: SourceWord

    var bytes: UnsafeBufferPointer<UInt8> { get }
    var tokens: UnsafeBufferPointer<SourceToken<Word>> { get }
    /// The partners of brackets; the slots of `<` remember the end of generic arguments.
    var match: UnsafeMutableBufferPointer<Int32> { get }
    var fragments: [SourceFragment] { get }
    var facts: SourceFacts { get set }
    var nextFragment: Int { get set }
    /// The token to be read.
    var position: Int { get set }
    /// Tokens from here on stand outside the bracket being read.
    var limit: Int { get set }
    var block: Int { get set }
    /// Nesting of brackets, expressions and types.
    var depth: Int { get set }
    var context: ParserContext { get set }
    var isTooDeep: Bool { get set }
    static var depthLimit: Int { get }

    /// Reads statements to the end of the bracket, or to the next `case` of a `switch`.
    mutating func parseStatements(inSwitch: Bool)
    /// Reads the condition after `#if` or `#elseif`; the cursor stands after the directive.
    mutating func parseBuildCondition() -> BuildCondition
    /// Reads a macro's definition, moved out from where it stood.
    mutating func parseDefinition()
}

// MARK: The cursor

extension SourceParser {
    /// The kind of the token to be read; `.endOfFile` at the end of the bracket.
    @inline(__always)
    var kind: SourceTokenKind { position < limit ? tokens[position].kind : .endOfFile }

    /// The known word to be read.
    @inline(__always)
    var word: Word { position < limit ? tokens[position].word : .other }

    @inline(__always)
    func kind(_ ahead: Int) -> SourceTokenKind {
        position + ahead < limit ? tokens[position + ahead].kind : .endOfFile
    }

    @inline(__always)
    func word(_ ahead: Int) -> Word { position + ahead < limit ? tokens[position + ahead].word : .other }

    func kind(at index: Int) -> SourceTokenKind { index < limit && index >= 0 ? tokens[index].kind : .endOfFile }

    func word(at index: Int) -> Word { index < limit && index >= 0 ? tokens[index].word : .other }

    @inline(__always)
    mutating func advance(_ count: Int = 1) { position = min(position + count, limit) }

    func isAtLineStart(_ index: Int) -> Bool { index < tokens.count && tokens[index].flags.contains(.atLineStart) }

    var atLineStart: Bool { isAtLineStart(position) }

    /// The byte offset at which a token begins.
    func offset(_ index: Int) -> Int { index < tokens.count ? Int(tokens[index].start) : bytes.count }

    var offset: Int { offset(position) }

    /// The byte offset after the last token that was read.
    var previousEnd: Int { position > 0 ? Int(tokens[position - 1].end) : 0 }

    /// The bytes from an offset to the end of the last token that was read; empty where that ends before it.
    func range(from start: Int) -> Range<Int> { start..<max(start, previousEnd) }

    /// A token's text, a name without its backticks.
    func text(_ index: Int) -> String {
        guard index < tokens.count else { return "" }
        var range = tokens[index].range
        if range.count > 2, bytes[range.lowerBound] == 0x60 { range = range.lowerBound + 1..<range.upperBound - 1 }
        return text(range)
    }

    func text(_ range: Range<Int>) -> String {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return "" }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    /// Whether a token is one character, as operators and punctuation are.
    func isCharacter(_ index: Int, _ character: UInt8) -> Bool {
        index < limit && tokens[index].range.count == 1 && bytes[Int(tokens[index].start)] == character
    }

    func isText(_ index: Int, _ text: StaticString) -> Bool {
        guard index < limit, tokens[index].range.count == text.utf8CodeUnitCount else { return false }
        let start = Int(tokens[index].start)
        for position in 0..<text.utf8CodeUnitCount where text.utf8Start[position] != bytes[start + position] {
            return false
        }
        return true
    }

    /// The token after the bracket that begins at an index, or the end of the enclosing bracket.
    func afterBracket(_ index: Int) -> Int {
        let end = min(max(Int(match[index]), index + 1), limit)
        return end < limit && Int(match[end]) == index ? end + 1 : end
    }

    /// Confines the cursor to what stands between the bracket to be read and its partner.
    mutating func enter() -> ParserBracket {
        let end = min(max(Int(match[position]), position + 1), limit)
        let isClosed = end < limit && Int(match[end]) == position
        let bracket = ParserBracket(end: end, isClosed: isClosed, limit: limit, context: context)
        if !isClosed, tokens[position].range.count == 1 { problem("a bracket is not closed", offset) }
        limit = end
        context = []
        advance()
        depth += 1
        if depth > Self.depthLimit { giveUp() }
        return bracket
    }

    /// Moves past a bracket and restores what `enter` changed.
    mutating func leave(_ bracket: ParserBracket) {
        position = bracket.end
        limit = bracket.limit
        context = bracket.context
        depth -= 1
        if bracket.isClosed { advance() }
    }

    /// Skips the rest of a bracket because it is nested too deeply.
    mutating func giveUp() {
        if !isTooDeep { problem("the code is nested too deeply to be read here", offset) }
        isTooDeep = true
        position = limit
    }

    mutating func problem(_ message: String, _ offset: Int) {
        guard facts.problems.count < sourceProblemLimit else { return }
        facts.problems.append(Problem(message, at: facts.text.place(at: offset)))
    }
}

// MARK: Blocks

extension SourceParser {
    /// Adds a block that spans what stands between the brace to be read and its partner.
    mutating func addBlock(_ kind: Block.Kind, statement: Int? = nil) -> Int {
        let end = min(max(Int(match[position]), position + 1), limit)
        let start = Int(tokens[position].end)
        facts.blocks.append(
            Block(
                kind: kind, parent: block, range: start..<max(start, offset(end)), statement: statement ?? offset))
        return facts.blocks.count - 1
    }

    /// Reads the statements in braces as a block; the cursor stands at the `{`.
    @discardableResult
    mutating func parseBlock(_ kind: Block.Kind, statement: Int? = nil) -> Int {
        let index = addBlock(kind, statement: statement)
        parseBody(of: index)
        return index
    }

    /// Reads the statements in braces into a block that was added before.
    mutating func parseBody(of index: Int) {
        let outer = block
        let bracket = enter()
        block = index
        parseStatements(inSwitch: false)
        block = outer
        leave(bracket)
    }

    /// Moves declarations made in the current block into another one: bindings belong to the body they are for.
    mutating func moveDeclarations(from first: Int, to target: Int) {
        for index in first..<max(first, facts.declarations.count) where facts.declarations[index].block == block {
            facts.declarations[index].block = target
        }
    }
}
