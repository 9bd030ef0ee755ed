import PlainspokenModel

/// The chains of a file by the names in them.
///
/// Names are kept as hashes, eight bytes a name: two names may share one, so what is found holds all that is looked for
/// and may hold more.
struct ChainNames: Sendable {
    private struct Entry {
        var hash: UInt32
        var chain: UInt32
    }

    /// In rising order of hashes.
    private let entries: [Entry]

    init(_ facts: SourceFacts) {
        var entries: [Entry] = []
        entries.reserveCapacity(facts.expressions.count * 2)
        for (index, chain) in facts.expressions.enumerated() {
            guard let chainNumber = UInt32(exactly: index) else { break }
            if case .name(let name) = chain.base { entries.append(Entry(hash: Self.hash(name), chain: chainNumber)) }
            for component in chain.components where !component.name.isEmpty {
                entries.append(Entry(hash: Self.hash(component.name), chain: chainNumber))
            }
        }
        entries.sort { ($0.hash, $0.chain) < ($1.hash, $1.chain) }
        self.entries = entries
    }

    /// The hash of a name without the `_` and `$` before it, which name the storage and the projection of a variable.
    static func hash(_ name: String) -> UInt32 { NameHash.of(name) }

    /// The chains that hold a name of one of some hashes, which must rise; in source order, each once.
    func chains(anyOf hashes: [UInt32]) -> [Int] {
        var found: [Int] = []
        var next = 0
        for entry in entries {
            while next < hashes.count, hashes[next] < entry.hash { next += 1 }
            guard next < hashes.count else { break }
            if hashes[next] == entry.hash { found.append(Int(entry.chain)) }
        }
        found.sort()
        return found.enumerated().compactMap { $0.offset > 0 && found[$0.offset - 1] == $0.element ? nil : $0.element }
    }

    /// The hashes of some names as `chains(anyOf:)` wants them.
    static func hashes(_ names: some Sequence<String>) -> [UInt32] { Set(names.map(hash)).sorted() }

    /// The chains that hold a name of this hash, in source order; one that holds it twice comes twice.
    func chains(_ hash: UInt32) -> some Sequence<Int> {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].hash < hash { low = middle + 1 } else { high = middle }
        }
        return entries[low...].lazy.prefix { $0.hash == hash }.map { Int($0.chain) }
    }
}
