import PlainspokenModel

/// What the parts of one file name: what is needed to follow by names which of them a program may run.
///
/// Names are kept as hashes (`NameHash`): two may share one, so that more may seem to be named than is.
package struct NamedCode: Sendable {
    /// Code that is reached as one: a function with its closures, a variable's closure, or what else a type or file
    /// holds.
    struct Part: Sendable {
        /// The type around it, for a function or variable of a type.
        var type: UInt32?
        /// Names by which a function or variable is called; empty for the rest of a type or file.
        var names: [UInt32] = []
        /// Whether the system calls it where it knows the type: an override, a delegate's method, `body`.
        var isEntry = false
        /// The conditions of the clauses of `#if` that it stands in.
        var conditions: [BuildCondition] = []
        /// What it names, rising.
        var mentions: [UInt32] = []

        var isFunction: Bool { !names.isEmpty }

        func isCompiled(in context: CompilationContext) -> Bool {
            conditions.allSatisfy { context.evaluate($0) != .no }
        }
    }

    private(set) var parts: [Part] = [Part()]
    /// The part of each block.
    private(set) var partOfBlock: [Int] = []
    /// Types that the file declares.
    private(set) var types: Set<UInt32> = []
    /// Types of the file, or extended there, that have a superclass or protocol whose functions others may call.
    private(set) var heirs: Set<UInt32> = []
    /// Variables at file level, whose values are made when somebody names them.
    private(set) var globals: Set<UInt32> = []

    /// `words` are the byte ranges of all words of the file, in source order.
    package init(_ facts: SourceFacts, words: [Range<Int>]) {
        var spans: [Span] = []
        var variables: [Int: [Int]] = [:]
        for (index, declaration) in facts.declarations.enumerated() where declaration.kind == .variable {
            variables[declaration.block, default: []].append(index)
        }
        for index in facts.blocks.indices { addBlock(index, facts, variables, &spans) }
        for declaration in facts.declarations {
            if declaration.kind == .type { types.insert(NameHash.of(CodeBase.lastName(declaration.name))) }
            if [.type, .typeExtension].contains(declaration.kind), !Self.plain.isSuperset(of: declaration.inherited) {
                heirs.insert(NameHash.of(CodeBase.lastName(declaration.name)))
            }
            if declaration.kind == .variable, declaration.block == 0 { globals.insert(NameHash.of(declaration.name)) }
        }
        collect(words, facts, spans.sorted())
    }

    /// What a type is made from without getting functions that the system calls.
    private static let plain: Set<String> = [
        "NSObject", "Any", "AnyObject", "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable",
        "Encodable", "Decodable", "CaseIterable", "RawRepresentable", "Error", "LocalizedError", "String", "Int",
        "ObservableObject", "CustomStringConvertible",
    ]

    // MARK: Parts

    /// The bytes of a part with what stands between its name and its braces.
    private struct Span: Comparable {
        var range: Range<Int>
        var part: Int

        static func < (left: Span, right: Span) -> Bool {
            (left.range.lowerBound, right.range.upperBound, left.part)
                < (right.range.lowerBound, left.range.upperBound, right.part)
        }
    }

    private mutating func addBlock(
        _ index: Int, _ facts: SourceFacts, _ variables: [Int: [Int]], _ spans: inout [Span]
    ) {
        let block = facts.blocks[index]
        guard let parent = block.parent else { return partOfBlock.append(0) }
        let outer = partOfBlock[parent]
        guard let part = part(of: index, in: outer, facts, variables) else { return partOfBlock.append(outer) }
        parts.append(part)
        partOfBlock.append(parts.count - 1)
        var start = block.range.lowerBound
        switch block.kind {
        case .type(let number), .function(let number): start = min(start, facts.declarations[number].offset)
        default: break
        }
        spans.append(Span(range: start..<block.range.upperBound, part: parts.count - 1))
    }

    /// A new part for a block; nil where it belongs to the part around it.
    private func part(of index: Int, in outer: Int, _ facts: SourceFacts, _ variables: [Int: [Int]]) -> Part? {
        var part = parts[outer]
        switch facts.blocks[index].kind {
        case .conditional(let condition):
            guard part.conditions.count < Self.maximumConditions else { return nil }
            part.conditions.append(condition)
        case .type(let number):
            part.type = NameHash.of(CodeBase.lastName(facts.declarations[number].name))
            part.names = []
        case .function(let number), .accessor(let number):
            let declaration = facts.declarations[number]
            guard !part.isFunction, let names = FunctionNames(declaration) else { return nil }
            part.names = names.hashes
            part.isEntry = names.isEntry
        case .closure:
            guard !part.isFunction, let name = Self.variable(of: index, facts, variables) else { return nil }
            part.names = [NameHash.of(name)]
        default: return nil
        }
        return part
    }

    /// Clauses of `#if` within each other that are told apart.
    private static let maximumConditions = 16

    /// The variable whose value a closure is; nil where the closure is called at once.
    private static func variable(of index: Int, _ facts: SourceFacts, _ variables: [Int: [Int]]) -> String? {
        let block = facts.blocks[index]
        let beside = variables[block.parent ?? 0, default: []]
        // The last one before the closure.
        var low = 0
        var high = beside.count
        while low < high {
            let middle = (low + high) / 2
            if facts.declarations[beside[middle]].offset < block.range.lowerBound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low > 0 else { return nil }
        let found = facts.declarations[beside[low - 1]]
        let after = facts.text.bytes.dropFirst(block.range.upperBound + 1).first
        return after == UInt8(ascii: "(") && !found.modifiers.contains("lazy") ? nil : found.name
    }

    // MARK: Mentions

    private mutating func collect(_ words: [Range<Int>], _ facts: SourceFacts, _ spans: [Span]) {
        let declared = Set(facts.declarations.map(\.offset))
        let isObjectiveC = facts.language == .objectiveC
        var open: [Span] = []
        var next = 0
        var overriding: [Int: Set<UInt32>] = [:]
        var previous: UInt32 = 0
        facts.text.bytes.withUnsafeBufferPointer { bytes in
            for word in words {
                while next < spans.count, spans[next].range.lowerBound <= word.lowerBound {
                    open.append(spans[next])
                    next += 1
                }
                while let last = open.last, last.range.upperBound <= word.lowerBound { open.removeLast() }
                let part = open.last?.part ?? 0
                let hash = NameHash.of(bytes[word])
                defer { previous = hash }
                guard !declared.contains(word.lowerBound) else { continue }
                if previous == NameHash.superWord { overriding[part, default: []].insert(hash) }
                parts[part].mentions.append(hash)
                if isObjectiveC { parts[part].mentions += NameHash.swiftNames(bytes[word]) }
            }
        }
        for index in parts.indices {
            // What calls its own name on `super` is an override, whom the superclass calls.
            if let called = overriding[index], parts[index].names.contains(where: called.contains) {
                parts[index].isEntry = true
            }
            parts[index].mentions = Set(parts[index].mentions).sorted()
        }
    }
}

/// By which names a function is called, and whether the system does.
private struct FunctionNames {
    var hashes: [UInt32]
    var isEntry: Bool

    /// Nil for what runs with its type: initialisers and what the runtime calls.
    init?(_ declaration: Declaration) {
        let isSelector = declaration.keyword == "-" || declaration.keyword == "+"
        let first = String(declaration.name.prefix { $0 != ":" })
        switch declaration.kind {
        case .function where isSelector && (first.hasPrefix("init") || Self.runtime.contains(first)): return nil
        case .function, .variable: break
        default: return nil
        }
        hashes = [NameHash.of(first)]
        if isSelector { hashes += NameHash.swiftNames(Array(first.utf8)[...], atEveryWord: true) }
        let parts = isSelector ? declaration.name.split(separator: ":").map(String.init) : [first] + declaration.labels
        isEntry =
            !Self.entryWords.isDisjoint(with: declaration.modifiers) || Self.requirements.contains(first)
            || parts.contains(where: Self.isTold)
    }

    private static let runtime: Set<String> = ["load", "initialize", "dealloc", "new", "main"]
    private static let entryWords: Set<String> = ["override", "@IBAction", "@main"]
    /// Requirements of the system's protocols that code names for other things too.
    private static let requirements: Set<String> = [
        "body", "makeBody", "makeUIView", "makeUIViewController", "makeNSView", "makeNSViewController",
        "makeCoordinator",
        "updateUIView", "updateUIViewController", "updateNSView", "updateNSViewController", "perform", "main", "run",
        "application", "snapshot", "timeline", "getSnapshot", "getTimeline", "placeholder", "handler", "resolve",
    ]

    /// Whether a delegate is told or asked something: `locationManagerDidChangeAuthorization`, `didReceive`.
    private static func isTold(_ name: String) -> Bool {
        for verb in ["did", "will", "should"] {
            if name.hasPrefix(verb), name.dropFirst(verb.count).first?.isUppercase ?? true { return true }
        }
        return ["Did", "Will", "Should"].contains { verb in
            guard let found = name.firstRange(of: verb) else { return false }
            return name[found.upperBound...].first?.isUppercase ?? true
        }
    }
}

/// Hashes of names without the `_` and `$` before them.
package enum NameHash {
    static let superWord = of("super")

    static func of(_ name: String) -> UInt32 { of(name.utf8) }

    package static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
        var hash: UInt32 = 2_166_136_261
        var isStarted = false
        for byte in bytes {
            if !isStarted, byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") { continue }
            isStarted = true
            hash = (hash ^ UInt32(byte)) &* 16_777_619
        }
        return hash
    }

    /// The hashes of the names by which Swift may call the first word of a selector: `requestAccess` for
    /// `requestAccessForCall`.
    ///
    /// Swift cuts a name before a word that says what follows; `atEveryWord` takes any word for one, as it does with the
    /// name of a type.
    static func swiftNames(_ name: some RandomAccessCollection<UInt8>, atEveryWord: Bool = false) -> [UInt32] {
        let bytes = Array(name)
        return bytes.indices.dropFirst(2).compactMap { index in
            guard isUppercase(bytes[index]), !isUppercase(bytes[index - 1]),
                atEveryWord || prepositions.contains(where: { bytes[index...].starts(with: $0) })
            else { return nil }
            return of(bytes[..<index])
        }
    }

    private static func isUppercase(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

    private static let prepositions = [
        "With", "For", "From", "At", "In", "On", "To", "By", "Of", "As", "And", "Using",
    ].map { Array($0.utf8) }
}
