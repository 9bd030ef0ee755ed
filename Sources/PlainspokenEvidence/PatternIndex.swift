import PlainspokenModel

/// The catalogue's patterns by the word that code must hold for them to fit.
package struct PatternIndex: Sendable {
    struct SwiftEntry: Sendable {
        var pattern: UsePattern
        var use: Int
    }

    struct SelectorEntry: Sendable {
        var pattern: SelectorPattern
        var use: Int
    }

    /// A use of the catalogue with its resource, or a pattern that another use wants beside it.
    package struct IndexedUse: Sendable {
        package var resource: Resource
        package var use: ResourceUse
        /// The use's patterns taken apart, once for all files and binaries.
        var swiftPatterns: [UsePattern]
        var selectorPatterns: [SelectorPattern]
        /// Uses that are fitted only to satisfy `beside`; indices of uses of which one must fit.
        var beside: [Int]
        var isAuxiliary: Bool

        init(_ resource: Resource, _ use: ResourceUse, beside: [Int] = [], isAuxiliary: Bool = false) {
            self.resource = resource
            self.use = use
            swiftPatterns = use.swift.compactMap { UsePattern($0) }
            selectorPatterns = use.objectiveC.compactMap { SelectorPattern($0) }
            self.beside = beside
            self.isAuxiliary = isAuxiliary
        }
    }

    package private(set) var uses: [IndexedUse] = []
    /// Members, functions and types of Swift patterns.
    private(set) var swift: [String: [SwiftEntry]] = [:]
    /// Selectors, and property names of setters.
    private(set) var selectors: [String: [SelectorEntry]] = [:]
    /// Types of mentions in Objective-C.
    private(set) var mentions: [String: [SelectorEntry]] = [:]
    private(set) var functions: [String: [Int]] = [:]
    /// Hashes of all these words, rising.
    private(set) var words: [UInt32] = []

    /// The index of the whole catalogue.
    package static let catalog = {
        var index = PatternIndex(Catalog.resources)
        index.isCatalog = true
        return index
    }()

    /// Whether it is the catalogue's own index, without additions of a configuration.
    package private(set) var isCatalog = false

    package init(_ resources: [Resource]) {
        for resource in resources {
            for use in resource.uses {
                let beside = use.beside.map { addAuxiliary($0, of: resource, like: use) }
                add(IndexedUse(resource, use, beside: beside))
            }
        }
        words = ChainNames.hashes(Array(swift.keys) + selectors.keys + mentions.keys + functions.keys)
    }

    private mutating func addAuxiliary(_ text: String, of resource: Resource, like use: ResourceUse) -> Int {
        var auxiliary = use
        auxiliary.beside = []
        auxiliary.functions = text.hasPrefix("func ") ? [String(text.dropFirst(5).prefix { $0 != "(" })] : []
        let isSelector = text.first == "+" || text.first == "-"
        auxiliary.swift = isSelector || !auxiliary.functions.isEmpty ? [] : [text]
        auxiliary.objectiveC = isSelector ? [text] : []
        return add(IndexedUse(resource, auxiliary, isAuxiliary: true))
    }

    @discardableResult
    private mutating func add(_ indexed: IndexedUse) -> Int {
        let index = uses.count
        uses.append(indexed)
        for pattern in indexed.swiftPatterns {
            swift[pattern.trigger, default: []].append(SwiftEntry(pattern: pattern, use: index))
        }
        for pattern in indexed.selectorPatterns {
            let entry = SelectorEntry(pattern: pattern, use: index)
            guard let selector = pattern.selector else {
                mentions[pattern.type, default: []].append(entry)
                continue
            }
            selectors[selector, default: []].append(entry)
            if let property = Self.property(setBy: selector) { selectors[property, default: []].append(entry) }
        }
        for name in indexed.use.functions { functions[name, default: []].append(index) }
        return index
    }

    /// `setMicrophoneEnabled:` sets `microphoneEnabled`.
    static func property(setBy selector: String) -> String? {
        guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.dropLast().allSatisfy({ $0 != ":" }),
            let first = selector.dropFirst(3).first
        else { return nil }
        return first.lowercased() + selector.dropFirst(4).dropLast()
    }
}
