import PlainspokenEvidence
import PlainspokenFiles
import PlainspokenModel
import PlainspokenReading

/// Reads and scans source files once, however many targets compile them.
struct SourceStore {
    let tree: FileTree
    /// Absolute folder of the app, to which places are relative.
    let root: String
    let search: WordSearch
    private(set) var facts: [String: SourceFacts] = [:]
    /// What each file hints at, by absolute path.
    private(set) var hints: [String: Set<CodeHint>] = [:]
    private(set) var problems: [Problem] = []
    private(set) var fileCount = 0

    init(tree: FileTree, root: String, index: PatternIndex) {
        self.tree = tree
        self.root = root
        search = index.isCatalog ? Self.catalogSearch : Self.search(for: index)
    }

    private static let catalogSearch = search(for: .catalog)

    private static func search(for index: PatternIndex) -> WordSearch {
        WordSearch(groups: [index.triggers.sorted()] + CodeHint.allCases.map(\.words))
    }

    private enum Outcome: Sendable {
        case read(SourceFacts?, hints: Set<CodeHint>)
        case unreadable(Problem)
    }

    /// Reads files that are not known yet; those without any word of the catalogue are not scanned.
    mutating func load(_ paths: [String]) {
        let tree = tree
        let root = root
        let search = search
        let wanted = Array(Set(paths)).sorted().filter { facts[$0] == nil && Self.language(of: $0) != nil }
        fileCount += wanted.count
        let outcomes = Parallel.map(wanted) { path -> Outcome in
            do throws(Problem) {
                let bytes = try tree.read(path)
                let groups = search.groups(in: bytes)
                let hints = Self.hints(groups)
                guard groups & 1 != 0, let language = Self.language(of: path) else { return .read(nil, hints: hints) }
                let text = SourceText(path: Path.relative(path, to: root), bytes: bytes)
                return .read(language == .swift ? SwiftScanner.scan(text) : ObjectiveCScanner.scan(text), hints: hints)
            } catch {
                return .unreadable(Problem(error.message, at: Place(path: Path.relative(path, to: root))))
            }
        }
        for (path, outcome) in zip(wanted, outcomes) {
            switch outcome {
            case .read(let scanned, let found):
                facts[path] = scanned
                if !found.isEmpty { hints[path] = found }
            case .unreadable(let problem): problems.append(problem)
            }
        }
    }

    /// The first group of the search is the catalogue's, the others are the hints in their order.
    private static func hints(_ groups: UInt64) -> Set<CodeHint> {
        guard groups > 1 else { return [] }
        return Set(CodeHint.allCases.enumerated().filter { groups & (2 << UInt64($0.offset)) != 0 }.map(\.element))
    }

    /// The scanned files of a target.
    func codeBase(own: [String], linked: [String]) -> CodeBase {
        CodeBase(
            own.compactMap { facts[$0].map { IndexedFile($0) } }
                + linked.compactMap { facts[$0].map { IndexedFile($0, isLinked: true) } })
    }

    static func language(of path: String) -> SourceLanguage? {
        switch Path.fileExtension(path) {
        case "swift": .swift
        case "m", "mm", "c", "cpp", "cc", "h", "hpp": .objectiveC
        default: nil
        }
    }
}
