import PlainspokenModel

/// Finds where a statement's value ends and which chains stand in it, for values made of several.
struct Statement {
    let file: IndexedFile

    private var bytes: [UInt8] { file.facts.text.bytes }

    /// The text from an offset to the end of the statement or of the bracket that it stands in.
    func rest(from start: Int) -> Range<Int> {
        var depth = 0
        var position = start
        var last: UInt8 = 0
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                position = afterString(position)
                last = byte
                continue
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 { return start..<position }
                depth -= 1
            case UInt8(ascii: ";") where depth == 0: return start..<position
            case UInt8(ascii: "\n") where depth == 0 && file.facts.language == .swift:
                if position > start, !Self.joins.contains(last), !continues(after: position) { return start..<position }
            default: break
            }
            if byte > 0x20 { last = byte }
            position += 1
        }
        return start..<position
    }

    private static let joins: Set<UInt8> = Set("+-*/=,?:&|.(".utf8)

    /// Whether the next line begins with an operator or a member.
    private func continues(after newline: Int) -> Bool {
        var position = newline
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
        return position < bytes.count && Set("+*?:&|.".utf8).contains(bytes[position])
    }

    private func afterString(_ start: Int) -> Int {
        let isLong = start + 2 < bytes.count && bytes[start + 1] == 0x22 && bytes[start + 2] == 0x22
        var position = start + (isLong ? 3 : 1)
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "\\") {
                position += 2
                continue
            }
            if bytes[position] == 0x22 {
                guard isLong else { return position + 1 }
                if position + 2 < bytes.count, bytes[position + 1] == 0x22, bytes[position + 2] == 0x22 {
                    return position + 3
                }
            }
            if !isLong, bytes[position] == 0x0A { return position }
            position += 1
        }
        return position
    }

    /// The range of an assignment's value.
    func value(of assignment: Assignment) -> Range<Int> {
        let chain = assignment.target.flatMap { file.facts.expressions[safe: $0] }
        let wanted = Array(assignment.operation.utf8)
        var start = max(chain?.end ?? assignment.offset, assignment.offset)
        while start + wanted.count <= bytes.count, !bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
            start += 1
        }
        return rest(from: min(start + wanted.count, bytes.count))
    }

    /// The range of a variable's initial value.
    func value(of declaration: Declaration) -> Range<Int> { rest(from: declaration.offset) }

    /// The range of an argument of a call.
    func value(of argument: Int, in component: Expression.Component, of chain: Expression) -> Range<Int> {
        let arguments = component.arguments ?? []
        let start = arguments[argument].offset
        return start..<max(start, arguments[safe: argument + 1]?.offset ?? chain.end)
    }

    /// The chains in a range that stand in `block` itself and in no other chain of the range.
    func outermost(in range: Range<Int>, block: Int) -> [Int] {
        var result: [Int] = []
        var end = range.lowerBound
        for index in file.expressions(in: range) {
            let chain = file.facts.expressions[index]
            guard chain.block == block, chain.offset >= end else { continue }
            result.append(index)
            end = max(end, chain.end)
        }
        return result
    }
}

extension IndexedFile {
    /// The chains that begin in a range of the text.
    func expressions(in range: Range<Int>) -> Range<Int> {
        first(at: range.lowerBound)..<max(first(at: range.lowerBound), first(at: range.upperBound))
    }

    /// A chain and those that begin in it.
    func inside(_ index: Int) -> Range<Int> {
        index..<max(index + 1, first(at: facts.expressions[index].end))
    }

    private func first(at offset: Int) -> Int {
        var low = 0
        var high = facts.expressions.count
        while low < high {
            let middle = (low + high) / 2
            if facts.expressions[middle].offset < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The text of a condition or pattern.
    func condition(of block: Int) -> String {
        let range = facts.blocks[block].condition
        guard !range.isEmpty, range.upperBound <= facts.text.bytes.count else { return "" }
        return String(decoding: facts.text.bytes[range], as: UTF8.self)
    }

    /// The innermost function, initialiser, accessor or closure around a block; the file where there is none.
    func root(of block: Int, throughClosures: Bool) -> Int {
        for index in ancestors(of: block) {
            switch facts.blocks[index].kind {
            case .function, .accessor: return index
            case .closure where !throughClosures: return index
            case .type: return index
            default: continue
            }
        }
        return 0
    }

    /// The function around a block.
    func function(of block: Int) -> Int? {
        for index in ancestors(of: block) {
            switch facts.blocks[index].kind {
            case .function(let declaration): return declaration
            case .type: return nil
            default: continue
            }
        }
        return nil
    }
}
