import PlainspokenEvidence
import PlainspokenFiles
import PlainspokenModel

/// The search for the words of an index and of the hints, in one pass over a file.
struct SourceSearch: Sendable {
    /// What was found in a file, or in several.
    struct Words: Sendable {
        fileprivate var bits: UInt64 = 0

        mutating func formUnion(_ other: Words) { bits |= other.bits }

        /// Whether a word that is enough by itself was found.
        var isTelling: Bool { bits & 1 != 0 }
        /// Whether a common word was found.
        var isCommon: Bool { bits & SourceSearch.commonBits != 0 }

        /// Whether a common word was found that is a member of a type named in `present`.
        ///
        /// Types share bits, so that the answer may be yes where no is meant; the scan decides then.
        func isTelling(beside present: Words) -> Bool {
            (bits & SourceSearch.commonBits) >> UInt64(SourceSearch.typeCount) & present.bits & SourceSearch.typeBits
                != 0
        }

        var hints: Set<CodeHint> {
            let found = bits >> UInt64(1 + 2 * SourceSearch.typeCount)
            guard found != 0 else { return [] }
            return Set(CodeHint.allCases.enumerated().filter { found & (1 << UInt64($0.offset)) != 0 }.map(\.element))
        }
    }

    /// Groups of types with common members: one bit for the types, one for the members.
    private static let typeCount = 24
    private static let typeBits = ((UInt64(1) << UInt64(typeCount)) - 1) << 1
    private static let commonBits = typeBits << UInt64(typeCount)

    static let catalog = SourceSearch(.catalog)

    private let search: WordSearch

    init(_ index: PatternIndex) {
        let words = SearchWords(index)
        var types = [[String]](repeating: [], count: Self.typeCount)
        var members = types
        for (position, entry) in words.weak.sorted(by: { $0.key < $1.key }).enumerated() {
            types[position % Self.typeCount].append(entry.key)
            members[position % Self.typeCount] += entry.value.sorted()
        }
        search = WordSearch(groups: [words.strong.sorted()] + types + members + CodeHint.allCases.map(\.words))
    }

    func words(in bytes: [UInt8]) -> Words {
        Words(bits: search.groups(in: bytes))
    }
}
