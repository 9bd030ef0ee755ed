import PlainspokenModel

/// Uses that run only after a look at the authorization, in code that nowhere asks for it.
///
/// What nobody asks for is never granted, so the code behind the look never runs, with the key or without.
package struct StatusGuards {
    private let base: CodeBase
    /// Resources that the code asks for.
    private let requested: Set<String>
    private let index: PatternIndex
    /// Own properties and functions that look at an authorization.
    private let looks: Set<String>

    package init(_ base: CodeBase, matches: [UseMatch], index: PatternIndex) {
        self.base = base
        self.index = index
        requested = Set(
            matches.filter { index.uses[$0.use].use.strength == .request }.map { index.uses[$0.use].resource.id })
        looks = Self.looks(in: base)
    }

    /// Whether a use is reached only behind a look at an authorization that nothing asks for.
    package func holds(back match: UseMatch) -> Bool {
        let use = index.uses[match.use]
        guard use.use.strength == .access, !requested.contains(use.resource.id) else { return false }
        return isBehindLook(match.offset, match.block, in: match.file, depth: 0)
    }

    private static let statusWords = [
        "authorizationStatus", "recordPermission", "trackingAuthorizationStatus", "authorizationStatusForMediaType:",
        "authorizationStatusForEntityType:", "authorizationStatusForAccessLevel:",
    ]

    /// Own names whose body, or whose first value, looks at an authorization.
    private static func looks(in base: CodeBase) -> Set<String> {
        var names: Set<String> = []
        for file in base.files {
            for expression in file.facts.expressions where expression.names.contains(where: { isStatus($0.text) }) {
                for block in file.ancestors(of: expression.block) {
                    switch file.facts.blocks[block].kind {
                    case .accessor(let declaration), .function(let declaration):
                        let found = file.facts.declarations[declaration]
                        if found.type == "Bool" || found.type == "BOOL" { names.insert(found.name) }
                    default: continue
                    }
                    break
                }
            }
        }
        return names
    }

    private static func isStatus(_ name: String) -> Bool { statusWords.contains(name) }

    private func isBehindLook(_ offset: Int, _ block: Int, in file: Int, depth: Int) -> Bool {
        let facts = base.files[file].facts
        let around = base.files[file].ancestors(of: block)
        for index in around {
            if case .function(let position) = facts.blocks[index].kind {
                return holds(conditions: conditions(before: offset, around: around, within: index, facts), facts, index)
                    || callersLook(facts.declarations[position], depth: depth)
            }
            if case .type = facts.blocks[index].kind { return false }
        }
        return false
    }

    /// The ranges of the conditions that were passed to reach an offset.
    private func conditions(
        before offset: Int, around: [Int], within function: Int, _ facts: SourceFacts
    ) -> [Range<Int>] {
        let inside = around.prefix { $0 != function }
        var ranges = inside.compactMap { index -> Range<Int>? in
            let block = facts.blocks[index]
            switch block.kind {
            case .branch: return block.condition
            case .switchBody: return min(block.statement, block.range.lowerBound)..<block.range.lowerBound
            default: return nil
            }
        }
        let reached = Set(around)
        for block in facts.blocks where block.kind == .guardElse || block.kind == .branch {
            guard let parent = block.parent, reached.contains(parent), block.range.upperBound <= offset,
                facts.blocks[function].range.contains(block.range.lowerBound), leaves(block, facts)
            else { continue }
            ranges.append(block.condition)
        }
        return ranges.filter { !$0.isEmpty }
    }

    /// Whether a block leaves the function: a guard's always does, an `if` where it ends in `return`.
    private func leaves(_ block: Block, _ facts: SourceFacts) -> Bool {
        guard block.kind == .branch else { return true }
        let text = facts.text.bytes[block.range.clamped(to: 0..<facts.text.bytes.count)]
        return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).contains {
            $0.hasPrefix("return")
        }
    }

    private func holds(conditions: [Range<Int>], _ facts: SourceFacts, _ function: Int) -> Bool {
        guard !conditions.isEmpty else { return false }
        let body = facts.blocks[function].range
        let variables = Set(
            facts.declarations.filter {
                $0.kind == .variable && body.contains($0.offset) && isLook($0.initialValue, facts)
            }
            .map(\.name))
        return facts.expressions.contains { expression in
            conditions.contains { $0.contains(expression.offset) }
                && expression.names.contains {
                    Self.isStatus($0.text) || looks.contains($0.text) || variables.contains($0.text)
                }
        }
    }

    private func isLook(_ value: Value?, _ facts: SourceFacts) -> Bool {
        guard case .expression(let index)? = value, facts.expressions.indices.contains(index) else { return false }
        return facts.expressions[index].names.contains { Self.isStatus($0.text) || looks.contains($0.text) }
    }

    /// Whether every call of a function stands behind a look.
    private func callersLook(_ function: Declaration, depth: Int) -> Bool {
        guard depth < 3, function.kind == .function else { return false }
        let isOpen = !Set(function.modifiers).isDisjoint(with: ["override", "open", "@objc", "@IBAction"])
        let calls = base.calls[function.name, default: []]
        guard !isOpen, !calls.isEmpty, calls.count < 32 else { return false }
        return calls.allSatisfy { call in
            let expression = base.files[call.file].facts.expressions[call.expression]
            return isBehindLook(expression.offset, expression.block, in: call.file, depth: depth + 1)
        }
    }
}
