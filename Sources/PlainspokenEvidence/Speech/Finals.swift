import PlainspokenModel

/// Tells whether code runs only once a result is final, as its conditions are worded.
struct Finals {
    let file: IndexedFile

    private static let words = ["final", "iscomplete", "finished", "isdone", "islast"]

    func isFinal(at offset: Int, in block: Int) -> Bool {
        let blocks = file.facts.blocks
        for ancestor in file.ancestors(of: block) {
            if isFinalBranch(ancestor) { return true }
            // `guard result.isFinal else { return }` before it in the same block.
            let isGuarded = blocks.indices.contains { index in
                blocks[index].parent == ancestor && blocks[index].range.upperBound < offset && isFinalExit(index)
            }
            if isGuarded { return true }
            switch blocks[ancestor].kind {
            case .function(let declaration):
                return Self.isFinalFunction(file.facts.declarations[declaration])
            case .type, .file: return false
            default: continue
            }
        }
        return false
    }

    /// `speechRecognitionTask(_:didFinishRecognition:)`, `finalize(_:)`.
    private static func isFinalFunction(_ function: Declaration) -> Bool {
        let written = ([function.name] + function.labels).joined(separator: " ").lowercased()
        return ["didfinish", "final", "didend", "committed"].contains { written.contains($0) }
    }

    private func isFinalBranch(_ index: Int) -> Bool {
        let block = file.facts.blocks[index]
        switch block.kind {
        case .branch:
            if let isNegated = negation(file.condition(of: index)) { return !isNegated }
            guard block.isElse else { return false }
            return file.facts.blocks.indices.contains { other in
                file.facts.blocks[other].statement == block.statement && other != index
                    && file.facts.blocks[other].parent == block.parent
                    && negation(file.condition(of: other)) == true
            }
        case .switchCase: return negation(file.condition(of: index)) == false
        default: return false
        }
    }

    private func isFinalExit(_ index: Int) -> Bool {
        guard let isNegated = negation(file.condition(of: index)) else { return false }
        switch file.facts.blocks[index].kind {
        case .guardElse: return !isNegated
        case .branch:
            let bytes = file.facts.text.bytes
            let leaves = Words.stand([Array("return".utf8)], in: bytes, file.facts.blocks[index].range, except: [])
            return isNegated && leaves
        default: return false
        }
    }

    /// Whether a condition asks that a result is not final; nil where it asks nothing of the kind.
    private func negation(_ condition: String) -> Bool? {
        let text = condition.lowercased().filter { !$0.isWhitespace }
        guard let found = Self.words.lazy.compactMap({ text.firstRange(of: $0) }).first else { return nil }
        let after = text[found.upperBound...]
        if after.hasPrefix("==false") || after.hasPrefix("==no") { return true }
        let chain = text[..<found.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber || "._?".contains($0) }
        return text[..<found.lowerBound].dropLast(chain.count).last == "!"
    }
}
