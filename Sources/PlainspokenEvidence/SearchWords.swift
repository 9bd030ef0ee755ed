import PlainspokenModel

/// The words that a file must hold for a pattern of an index to fit anything in it.
package struct SearchWords: Sendable {
    /// Words that are enough by themselves.
    package private(set) var strong: Set<String> = []
    /// Common words such as `save`, by the type of the receiver that some file of the project must name.
    package private(set) var weak: [String: Set<String>] = [:]

    package init(_ index: PatternIndex) {
        for use in index.uses {
            for pattern in use.use.swift.compactMap(UsePattern.init) { add(pattern) }
            for pattern in use.use.objectiveC.compactMap(SelectorPattern.init) { add(pattern) }
            strong.formUnion(use.use.functions)
        }
    }

    private mutating func add(_ pattern: UsePattern) {
        switch pattern.shape {
        case .mention, .staticMember: strong.insert(Self.root(pattern))
        case .creation:
            // `Map(showsUserLocation: true)` is told by its label, as half of all files hold “Map”.
            let root = Self.root(pattern)
            let label = pattern.arguments.first { $0.label != "_" }?.label
            strong.insert(root.count > 4 ? root : label ?? root)
        case .anyMember(let name), .function(let name): strong.insert(name)
        case .instanceMember(let name):
            if pattern.isDistinctive { strong.insert(name) } else { weak[Self.root(pattern), default: []].insert(name) }
        }
    }

    private mutating func add(_ pattern: SelectorPattern) {
        guard let selector = pattern.selector, !pattern.isClassMessage else {
            strong.insert(pattern.type)
            return
        }
        let first = selector.split(separator: ":").first.map(String.init) ?? selector
        let words = [first] + (PatternIndex.property(setBy: selector).map { [$0] } ?? [])
        if pattern.isDistinctive { strong.formUnion(words) } else { weak[pattern.type, default: []].formUnion(words) }
    }

    private static func root(_ pattern: UsePattern) -> String {
        String((pattern.type ?? pattern.trigger).prefix { $0 != "." })
    }
}
