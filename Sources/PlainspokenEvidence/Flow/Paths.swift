import PlainspokenModel

/// Answers whether something has happened on every path to a place in a function.
struct Paths {
    let file: IndexedFile
    let context: CompilationContext
    /// Offsets at which it happens, by block.
    let events: [Int: [Int]]
    /// Whether a branch is always taken, beyond what its availability tells.
    let isTaken: (Int) -> Bool

    init(
        file: IndexedFile, context: CompilationContext, events: [Int: [Int]],
        isTaken: @escaping (Int) -> Bool = { _ in false }
    ) {
        self.file = file
        self.context = context
        self.events = events
        self.isTaken = isTaken
        var children: [Int: [Int]] = [:]
        for (index, block) in file.facts.blocks.enumerated() {
            if let parent = block.parent { children[parent, default: []].append(index) }
        }
        self.children = children
    }

    private let children: [Int: [Int]]

    /// Whether it has happened on every path that reaches an offset of a block, within the function around it.
    func isCertain(at offset: Int, in block: Int, from start: Int = 0) -> Bool {
        var end = offset
        for ancestor in file.ancestors(of: block) {
            if happens(in: ancestor, before: end, from: start) { return true }
            switch file.facts.blocks[ancestor].kind {
            case .function, .accessor, .type, .file: return false
            default: end = file.facts.blocks[ancestor].range.lowerBound
            }
        }
        return false
    }

    /// Whether it happens on every way through a block up to an offset.
    func happens(in block: Int, before end: Int, from start: Int = 0) -> Bool {
        if events[block, default: []].contains(where: { $0 < end && $0 >= start }) { return true }
        var groups: [Int: [Int]] = [:]
        for child in children[block, default: []] where file.facts.blocks[child].range.upperBound < end {
            groups[file.facts.blocks[child].statement, default: []].append(child)
        }
        return groups.values.contains { happensInAll($0, from: start) }
    }

    /// One statement: every branch does it or leaves, and some branch is always taken.
    private func happensInAll(_ branches: [Int], from start: Int) -> Bool {
        let blocks = file.facts.blocks
        let does = branches.map { happens(in: $0, before: blocks[$0].range.upperBound + 1, from: start) }
        guard does.contains(true) else { return false }
        switch blocks[branches[0]].kind {
        case .scope, .switchBody: return does[0]
        case .branch, .conditional:
            for (branch, doesIt) in zip(branches, does) where doesIt {
                if isAlwaysTaken(branch) { return true }
            }
            return branches.contains { blocks[$0].isElse } && zip(branches, does).allSatisfy { $1 || leaves($0) }
        case .switchCase, .doBody, .catchBody: return zip(branches, does).allSatisfy { $1 || leaves($0) }
        default: return false
        }
    }

    /// Whether the condition holds on every system and build that is judged.
    private func isAlwaysTaken(_ branch: Int) -> Bool {
        let block = file.facts.blocks[branch]
        if case .conditional(let condition) = block.kind { return context.evaluate(condition) == .yes }
        if isTaken(branch) { return true }
        guard !block.availability.isEmpty, block.ordinal == 0, let oldest = context.deploymentTarget else {
            return false
        }
        let condition = file.condition(of: branch).filter { !$0.isWhitespace }
        guard condition.hasPrefix("#available(") || condition.hasPrefix("@available("), condition.hasSuffix(")"),
            condition.count(where: { $0 == ")" }) == 1
        else { return false }
        let bounds = block.availability.filter { $0.platform == context.platform }
        return bounds.allSatisfy { !$0.isBelow && $0.version <= oldest }
    }

    /// Whether a block always leaves the function, the loop or the program.
    func leaves(_ block: Int) -> Bool {
        let inner = children[block, default: []].map { file.facts.blocks[$0].range }
        let range = file.facts.blocks[block].range
        // In a `case` it ends the case alone.
        let exits = file.facts.blocks[block].kind == .switchCase ? Self.exits.filter { $0 != Self.end } : Self.exits
        if Words.stand(exits, in: file.facts.text.bytes, range, except: inner) { return true }
        var groups: [Int: [Int]] = [:]
        for child in children[block, default: []] where file.facts.blocks[child].kind == .branch {
            groups[file.facts.blocks[child].statement, default: []].append(child)
        }
        return groups.values.contains { branches in
            branches.contains { file.facts.blocks[$0].isElse } && branches.allSatisfy(leaves)
        }
    }

    private static let end = Array("break".utf8)

    private static let exits = [
        "return", "throw", "continue", "break", "fatalError", "preconditionFailure", "abort", "exit",
    ].map { Array($0.utf8) }
}

/// Finds whole words in a range of text.
enum Words {
    static func stand(_ words: [[UInt8]], in bytes: [UInt8], _ range: Range<Int>, except: [Range<Int>]) -> Bool {
        let end = min(range.upperBound, bytes.count)
        var position = range.lowerBound
        while position < end {
            if let skipped = except.first(where: { $0.contains(position) }) {
                position = skipped.upperBound
                continue
            }
            let isStart = position == 0 || !isWord(bytes[position - 1])
            if isStart, isWord(bytes[position]) {
                var stop = position
                while stop < end, isWord(bytes[stop]) { stop += 1 }
                if words.contains(where: { bytes[position..<stop].elementsEqual($0) }) { return true }
                position = stop
            } else {
                position += 1
            }
        }
        return false
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte)
    }
}
