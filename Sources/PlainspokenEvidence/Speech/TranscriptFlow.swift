import PlainspokenModel

/// Follows growing transcripts from the recogniser through callbacks, publishers and streams.
///
/// Only the whole transcript is followed: joined to anything but plain text it is another value.
struct TranscriptFlow {
    let cells: Cells
    /// Variables and parameters that hold a transcript whenever they are read.
    var texts: Set<Cell> = []
    /// Members that are given transcripts; reading one tells nothing unless it was just set.
    var members: Set<Cell> = []
    /// Where a member was just set, or its change is being handled.
    var driven: Set<Driven> = []
    /// Positions of the arguments with which a closure is called.
    var callbacks: [Cell: Set<Int>] = [:]
    /// Publishers, subjects and streams that give transcripts.
    var streams: Set<Cell> = []
    /// Names of notifications that carry transcripts.
    var notes: Set<String> = []
    var noteCells: Set<Cell> = []
    /// Files in which partial results are switched off.
    private let whole: Set<Int>

    struct Driven: Hashable {
        var cell: Cell
        var file: Int
        var block: Int
    }

    var base: CodeBase { cells.base }

    init(_ cells: Cells) {
        self.cells = cells
        whole = Set(
            cells.base.files.indices.filter { file in
                let facts = cells.facts(file)
                return facts.assignments.contains { assignment in
                    guard let target = assignment.target,
                        facts.expressions[target].components.last?.name == "shouldReportPartialResults"
                    else { return false }
                    if case .boolean(false) = assignment.value { return true }
                    if case .expression(let index) = assignment.value {
                        return facts.expressions[index].base == .name("NO")
                    }
                    return false
                }
            })
    }

    private var size: Int {
        texts.count + members.count + driven.count + callbacks.values.reduce(0) { $0 + $1.count } + streams.count
            + notes.count + noteCells.count
    }

    /// Follows until nothing is new.
    mutating func follow() {
        guard hasSource else { return }
        for _ in 0..<12 {
            let before = size
            for file in base.files.indices { TranscriptSteps.run(&self, file: file) }
            if size == before { return }
        }
    }

    private var hasSource: Bool {
        base.files.contains { file in
            file.facts.expressions.contains { chain in
                chain.components.contains { $0.name == "formattedString" || $0.name == "bestTranscription" }
            }
        }
    }

    // MARK: Values

    /// What a value is made of.
    struct Composition {
        var hasTranscript = false
        /// Other variables in it; nil for one that cannot be told.
        var others: [Cell?] = []

        static func += (left: inout Composition, right: Composition) {
            left.hasTranscript = left.hasTranscript || right.hasTranscript
            left.others += right.others
        }
    }

    func isWhole(_ value: Value, file: Int, block: Int, range: Range<Int>?) -> Bool {
        let made = composition(value, file: file, block: block, range: range)
        return made.hasTranscript && made.others.isEmpty
    }

    func composition(_ value: Value, file: Int, block: Int, range: Range<Int>?) -> Composition {
        switch value {
        case .expression(let index): return composition(ExpressionReference(file: file, index: index))
        case .either(let values):
            // `draft.isEmpty ? words : draft + " " + words`: a branch that is put together may join what stood before.
            return values.reduce(into: Composition()) { made, value in
                made += composition(value, file: file, block: block, range: nil)
                if case .other = value { made.others.append(nil) }
            }
        case .array(let values):
            return values.reduce(into: Composition()) { $0 += composition($1, file: file, block: block, range: nil) }
        case .other:
            guard let range else { return Composition() }
            let statement = Statement(file: base.files[file])
            return statement.outermost(in: range, block: block).reduce(into: Composition()) {
                $0 += composition(ExpressionReference(file: file, index: $1))
            }
        default: return Composition()
        }
    }

    private static let joins: Set<String> = [
        "appending", "appendingFormat", "stringByAppendingString:", "stringByAppendingFormat:", "stringWithFormat:",
        "initWithFormat:", "localizedStringWithFormat:", "initWithString:", "attributedStringWithString:",
    ]
    private static let wrappers: Set<String> = [
        "String", "NSString", "NSMutableString", "Substring", "AttributedString", "NSAttributedString",
        "NSMutableAttributedString",
    ]

    private func composition(_ reference: ExpressionReference) -> Composition {
        if isTranscript(reference) { return Composition(hasTranscript: true) }
        let chain = cells.facts(reference.file).expressions[reference.index]
        let join = chain.components.firstIndex { Self.joins.contains($0.name) }
        if let join, let call = chain.components[safe: join] {
            var made = Composition()
            if case .name(let name) = chain.base, !Self.wrappers.contains(name),
                let owner = cells.cell(reference, upTo: join)
            {
                made = texts.contains(owner) ? Composition(hasTranscript: true) : Composition(others: [owner])
            }
            made += arguments(of: call, chain, reference.file)
            return made
        }
        if case .name(let name) = chain.base, Self.wrappers.contains(name), let call = chain.components.first {
            return arguments(of: call, chain, reference.file)
        }
        return Composition(others: [cells.cell(reference)])
    }

    private func arguments(of call: Expression.Component, _ chain: Expression, _ file: Int) -> Composition {
        let statement = Statement(file: base.files[file])
        return (call.arguments ?? []).indices.reduce(into: Composition()) { made, index in
            made += composition(
                (call.arguments ?? [])[index].value, file: file, block: chain.block,
                range: statement.value(of: index, in: call, of: chain))
        }
    }

    // MARK: Chains

    private static let transparent: Set<String> = [
        "trimmingCharacters", "lowercased", "uppercased", "capitalized", "localizedCapitalized", "localizedLowercase",
        "description", "replacingOccurrences", "string", "self", "copy", "mutableCopy", "lowercaseString",
        "stringByTrimmingCharactersInSet:", "stringByReplacingOccurrencesOfString:withString:", "capitalizedString",
    ]

    /// Whether a chain is the whole transcript so far.
    func isTranscript(_ reference: ExpressionReference) -> Bool {
        let chain = cells.facts(reference.file).expressions[reference.index]
        let names = chain.components.map(\.name)
        if let end = names.lastIndex(of: "formattedString") {
            return isSource(chain, reference.file) && isTransparent(chain.components[(end + 1)...])
        }
        if names.contains("bestTranscription"), names.contains("segments"), names.contains("joined") {
            return isSource(chain, reference.file)
        }
        for end in (0...chain.components.count).reversed() {
            guard let cell = cells.cell(reference, upTo: end) else { continue }
            let rest = chain.components[end...]
            if holds(cell, file: reference.file, block: chain.block), isTransparent(rest) { return true }
            if noteCells.contains(cell) { return rest.contains { $0.name == "object" || $0.name == "userInfo" } }
        }
        return false
    }

    private func isTransparent(_ rest: ArraySlice<Expression.Component>) -> Bool {
        rest.allSatisfy { Self.transparent.contains($0.name) }
    }

    /// Whether a recogniser's result is read here while it still grows.
    private func isSource(_ chain: Expression, _ file: Int) -> Bool {
        !whole.contains(file) && !Finals(file: base.files[file]).isFinal(at: chain.offset, in: chain.block)
    }

    /// Whether a variable holds a transcript where it is read.
    func holds(_ cell: Cell, file: Int, block: Int) -> Bool {
        if texts.contains(cell) { return true }
        guard members.contains(cell) else { return false }
        return base.files[file].ancestors(of: block).contains { ancestor in
            if case .accessor(let declaration) = base.files[file].facts.blocks[ancestor].kind,
                cell == .declared(CodeBase.Reference(file: file, declaration: declaration))
            {
                return true
            }
            return driven.contains(Driven(cell: cell, file: file, block: ancestor))
        }
    }

    // MARK: Streams

    private static let summing: Set<String> = [
        "scan", "reduce", "last", "collect", "combineLatest", "withLatestFrom", "zip", "filter", "first", "prefix",
    ]

    /// Whether a chain gives one transcript after another.
    func isStream(_ reference: ExpressionReference, upTo end: Int? = nil) -> Bool {
        let chain = cells.facts(reference.file).expressions[reference.index]
        let count = end ?? chain.components.count
        if chain.components[..<count].contains(where: { Self.summing.contains($0.name) }) { return false }
        if isMapped(chain, upTo: count, reference.file) || isMadeStream(chain, reference.file) { return true }
        for length in 0...count {
            guard let cell = cells.cell(reference, upTo: length) else { continue }
            if streams.contains(cell) { return true }
            if (members.contains(cell) || texts.contains(cell)) && isProjected(chain, length) { return true }
        }
        return false
    }

    private func isProjected(_ chain: Expression, _ length: Int) -> Bool {
        guard length > 0 else {
            if case .name(let name) = chain.base { return name.hasPrefix("$") } else { return false }
        }
        return chain.components[length - 1].name.hasPrefix("$")
    }

    /// `results.map { $0.bestTranscription.formattedString }`.
    private func isMapped(_ chain: Expression, upTo end: Int, _ file: Int) -> Bool {
        let facts = cells.facts(file)
        return chain.components[..<end].contains { component in
            guard component.name == "map" || component.name == "compactMap" else { return false }
            return (component.arguments ?? []).contains { argument in
                guard case .closure(let block) = argument.value else { return false }
                return base.files[file].expressions(in: facts.blocks[block].range).contains {
                    facts.expressions[$0].block == block
                        && isTranscript(ExpressionReference(file: file, index: $0))
                }
            }
        }
    }

    /// `AsyncStream { continuation in … }` whose continuation is given transcripts.
    private func isMadeStream(_ chain: Expression, _ file: Int) -> Bool {
        guard let made = chain.creation, let call = chain.components[safe: made.component] else { return false }
        return (call.arguments ?? []).contains { argument in
            guard case .closure(let block) = argument.value else { return false }
            return streams.contains(.closureParameter(file: file, closure: block, position: 0))
        }
    }
}
