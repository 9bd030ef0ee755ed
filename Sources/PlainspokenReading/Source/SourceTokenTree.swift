/// Tokens that were moved out of the way, behind the end of the file.
package struct SourceFragment: Sendable {
    /// The byte offset at which they stood.
    package var offset: Int
    /// A directive and what follows it, an `.endOfFile` after them.
    package var tokens: Range<Int>
    /// Offset of the first directive of the `#if` of a clause.
    var statement = 0
    /// Position among the clauses.
    var ordinal = 0
    /// Whether this is a macro's definition rather than a clause.
    package var isDefinition = false
}

/// Tokens with the partner of every bracket and of every `#if` clause, found before parsing.
///
/// A parser that knows where each bracket ends cannot be led astray by what stands inside: garbage stays in its
/// brackets. Where the clauses of an `#if` are not balanced by themselves, the first clause is taken as the code,
/// and the others are moved behind the end of the file as fragments.
struct SourceTokenTree<Word: SourceWord> {
    /// The file's tokens up to `.endOfFile`, then those of fragments, each with an `.endOfFile`.
    private(set) var tokens: [SourceToken<Word>]
    /// For an opening bracket the token that ends it, its own closing bracket or whatever cut it off.
    ///
    /// For `#if`, `#elseif` and `#else` the next directive of the same group; for a closing bracket or directive the
    /// opening one, -1 for a stray one; 0 for all others.
    private(set) var match: [Int32]
    private(set) var fragments: [SourceFragment]
    /// Offsets of the `#if` by the index of the directive that ends its first clause; empty after `init`.
    private var statements: [Int: Int] = [:]

    /// Pairs the brackets of a file's tokens; definitions stand behind its `.endOfFile` already.
    init(_ tokens: [SourceToken<Word>], definitions: [SourceFragment] = []) {
        self.tokens = tokens
        fragments = definitions
        match = [Int32](repeating: 0, count: tokens.count)
        var matcher = Matcher()
        matcher.run(tokens, &match)
        guard !matcher.unbalanced.isEmpty else { return }
        moveClauses(of: matcher.unbalanced)
        match = [Int32](repeating: 0, count: self.tokens.count)
        matcher = Matcher()
        matcher.run(self.tokens, &match)
    }

    /// Gives a parser what it reads.
    func read<Result>(_ bytes: [UInt8], _ body: (SourceParserInput<Word>) -> Result) -> Result {
        var match = match
        return bytes.withUnsafeBufferPointer { bytes in
            tokens.withUnsafeBufferPointer { tokens in
                match.withUnsafeMutableBufferPointer { match in
                    body(
                        SourceParserInput(
                            bytes: bytes, tokens: tokens, match: match, fragments: fragments, end: end(tokens)))
                }
            }
        }
    }

    /// The first `.endOfFile`.
    private func end(_ tokens: UnsafeBufferPointer<SourceToken<Word>>) -> Int {
        var end = 0
        while end < tokens.count, tokens[end].kind != .endOfFile { end += 1 }
        return end
    }

    /// Takes the clauses after the first out of unbalanced groups.
    private mutating func moveClauses(of groups: Set<Int32>) {
        let end = tokens.withUnsafeBufferPointer { self.end($0) }
        var kept: [SourceToken<Word>] = []
        var moved: [SourceFragment] = []
        var ends: [Int] = []
        var index = 0
        while index < end {
            while let end = ends.last, end < index { ends.removeLast() }
            if let end = ends.last, index == end {
                ends.removeLast()
                index = collect(from: end, into: &moved)
                continue
            }
            if tokens[index].kind == .poundIf, groups.contains(Int32(index)) {
                let end = Int(match[index])
                statements[end] = Int(tokens[index].start)
                ends.append(end)
                index = min(lineEnd(index), end)
                continue
            }
            kept.append(tokens[index])
            index += 1
        }
        let source = tokens
        statements = [:]
        tokens = kept
        for index in fragments.indices {
            let start = tokens.count + 1
            append(source[fragments[index].tokens], from: source)
            fragments[index].tokens = start..<start + fragments[index].tokens.count
        }
        for var fragment in moved {
            let start = tokens.count + 1
            append(source[fragment.tokens], from: source)
            fragment.tokens = start..<start + fragment.tokens.count
            fragments.append(fragment)
        }
        append([], from: source)
        fragments.sort { $0.offset < $1.offset }
    }

    /// Ends what stands there already and appends tokens.
    private mutating func append(_ part: ArraySlice<SourceToken<Word>>, from source: [SourceToken<Word>]) {
        guard var end = tokens.last ?? source.last else { return }
        end.start = end.end
        end.kind = .endOfFile
        end.word = .other
        tokens.append(end)
        tokens += part
    }

    private func collect(from directive: Int, into moved: inout [SourceFragment]) -> Int {
        let statement = statements[directive] ?? 0
        var index = directive
        var ordinal = 1
        while index < tokens.count, tokens[index].kind == .poundElseif || tokens[index].kind == .poundElse {
            let next = min(max(Int(match[index]), index + 1), tokens.count)
            moved.append(
                SourceFragment(
                    offset: Int(tokens[index].start), tokens: index..<next, statement: statement, ordinal: ordinal))
            ordinal += 1
            index = next
        }
        return index < tokens.count && tokens[index].kind == .poundEndif ? index + 1 : index
    }

    /// The first token after a directive that stands on another line.
    private func lineEnd(_ directive: Int) -> Int {
        var index = directive + 1
        while index < tokens.count - 1, !tokens[index].flags.contains(.atLineStart) { index += 1 }
        return index
    }
}

extension SourceTokenTree {
    /// One pass over the tokens with a stack of what is open.
    private struct Matcher {
        /// Something open, with the number of each bracket that is open above the nearest barrier.
        struct Entry {
            var index: Int32
            var kind: SourceTokenKind
            var parens: Int32
            var squares: Int32
            var braces: Int32
            /// The nearest `#if`, -1 where there is none above the nearest literal.
            var directive: Int32
        }

        var stack: [Entry] = []
        /// `#if` groups whose clauses do not close what they open.
        var unbalanced: Set<Int32> = []

        mutating func run(_ tokens: [SourceToken<Word>], _ match: inout [Int32]) {
            for index in tokens.indices {
                let kind = tokens[index].kind
                switch kind {
                case .leftParen, .leftSquare, .leftBrace, .interpolationStart, .stringStart: open(index, kind)
                case .poundIf: open(index, kind)
                case .rightParen: close(index, .leftParen, &match)
                case .rightSquare: close(index, .leftSquare, &match)
                case .rightBrace: close(index, .leftBrace, &match)
                case .interpolationEnd: close(index, .interpolationStart, &match)
                case .stringEnd: close(index, .stringStart, &match)
                case .poundElseif, .poundElse, .poundEndif: closeClause(index, kind, &match)
                case .endOfFile:
                    while let entry = stack.popLast() {
                        match[Int(entry.index)] = Int32(index)
                        if entry.kind == .poundIf { unbalanced.insert(group(entry)) }
                    }
                default: break
                }
            }
        }

        private var groups: [Int32: Int32] = [:]

        /// The `#if` of a directive on the stack.
        private func group(_ entry: Entry) -> Int32 { groups[entry.index] ?? entry.index }

        private mutating func open(_ index: Int, _ kind: SourceTokenKind) {
            var entry =
                stack.last ?? Entry(index: 0, kind: kind, parens: 0, squares: 0, braces: 0, directive: -1)
            entry.index = Int32(index)
            entry.kind = kind
            switch kind {
            case .leftParen: entry.parens += 1
            case .leftSquare: entry.squares += 1
            case .leftBrace:
                (entry.parens, entry.squares) = (0, 0)
                entry.braces += 1
            case .poundIf:
                (entry.parens, entry.squares, entry.braces) = (0, 0, 0)
                entry.directive = groups[entry.index] ?? entry.index
            default:
                (entry.parens, entry.squares, entry.braces, entry.directive) = (0, 0, 0, -1)
            }
            stack.append(entry)
        }

        private mutating func close(_ index: Int, _ kind: SourceTokenKind, _ match: inout [Int32]) {
            match[index] = -1
            guard let top = stack.last else { return }
            let isOpen =
                switch kind {
                case .leftParen: top.parens > 0
                case .leftSquare: top.squares > 0
                case .leftBrace: top.braces > 0
                default: true
                }
            guard isOpen else {
                if top.directive >= 0, kind == .leftBrace || top.kind == .poundIf { unbalanced.insert(top.directive) }
                return
            }
            while let entry = stack.popLast() {
                match[Int(entry.index)] = Int32(index)
                if entry.kind == kind {
                    match[index] = entry.index
                    return
                }
                if entry.kind == .poundIf { unbalanced.insert(group(entry)) }
            }
        }

        private mutating func closeClause(_ index: Int, _ kind: SourceTokenKind, _ match: inout [Int32]) {
            match[index] = -1
            guard let top = stack.last, top.directive >= 0 else { return }
            var isUnbalanced = false
            while let entry = stack.popLast() {
                match[Int(entry.index)] = Int32(index)
                guard entry.kind == .poundIf else {
                    isUnbalanced = true
                    continue
                }
                if isUnbalanced { unbalanced.insert(group(entry)) }
                let group = group(entry)
                match[index] = group
                if kind != .poundEndif {
                    groups[Int32(index)] = group
                    open(index, .poundIf)
                }
                return
            }
        }
    }
}
