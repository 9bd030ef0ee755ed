import PlainspokenEvidence
import PlainspokenFiles
import PlainspokenModel
import PlainspokenReading

/// Reads and scans source files once, however many targets compile them.
struct SourceStore {
    let tree: FileTree
    /// Absolute folder of the app, to which places are relative.
    let root: String
    private let search: SourceSearch
    /// The scanned files, by absolute path.
    private(set) var facts: [String: IndexedFile] = [:]
    /// Files without a word of the catalogue that data flows through, by absolute path.
    private(set) var beside: [String: IndexedFile] = [:]
    /// What each file hints at, by absolute path.
    private(set) var hints: [String: Set<CodeHint>] = [:]
    private(set) var problems: [Problem] = []
    /// Absolute paths of files that could not be read.
    private(set) var unreadable: Set<String> = []
    private(set) var fileCount = 0

    init(tree: FileTree, root: String, index: PatternIndex) {
        self.tree = tree
        self.root = root
        search = index.isCatalog ? .catalog : SourceSearch(index)
    }

    private enum Outcome: Sendable {
        case read(IndexedFile?, SourceSearch.Words)
        case unreadable(Problem)
    }

    /// Reads files that are not known yet; those without any word of the catalogue are not scanned.
    mutating func load(_ paths: [String]) {
        let wanted = Array(Set(paths)).sorted().filter { facts[$0] == nil && Self.language(of: $0) != nil }
        fileCount += wanted.count
        var present = SourceSearch.Words()
        var common: [(path: String, words: SourceSearch.Words)] = []
        for (path, outcome) in zip(wanted, read(wanted) { $0.isTelling }) {
            switch outcome {
            case .read(let scanned, let words):
                facts[path] = scanned
                problems += scanned?.facts.problems.prefix(1) ?? []
                present.formUnion(words)
                if !words.hints.isEmpty { hints[path] = words.hints }
                if scanned == nil, words.isCommon { common.append((path, words)) }
            case .unreadable(let problem):
                problems.append(problem)
                unreadable.insert(path)
            }
        }
        // A file with nothing but common words is scanned where some file names the type that they are members of.
        let later = common.filter { $0.words.isTelling(beside: present) }.map(\.path)
        for (path, outcome) in zip(later, read(later) { _ in true }) {
            if case .read(let scanned, _) = outcome { facts[path] = scanned }
        }
    }

    /// Reads the files of a target through which data, transcripts and prompts go, although they name no resource.
    ///
    /// A transcript may end in any file; elsewhere those with buttons and connections are enough.
    mutating func widen(_ paths: [String]) {
        guard paths.contains(where: { facts[$0] != nil }) else { return }
        let isSpeech = paths.contains { hints[$0]?.contains(.speechRequest) ?? false }
        let wanted = Set(paths).filter { path in
            guard facts[path] == nil, beside[path] == nil, Self.language(of: path) != nil else { return false }
            return isSpeech || !(hints[path] ?? []).isDisjoint(with: [.buttons, .networking])
        }.sorted()
        for (path, outcome) in zip(wanted, read(wanted) { _ in true }) {
            if case .read(let scanned, _) = outcome { beside[path] = scanned }
        }
    }

    private func read(_ paths: [String], isScanned: @Sendable (SourceSearch.Words) -> Bool) -> [Outcome] {
        let tree = tree
        let root = root
        let search = search
        return Parallel.map(paths) { path -> Outcome in
            do throws(Problem) {
                let bytes = try tree.read(path)
                if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
                    throw Problem("is UTF-16, and compilers read UTF-8: save it as UTF-8", at: Place(path: path))
                }
                let words = search.words(in: bytes)
                guard isScanned(words), let language = Self.language(of: path) else { return .read(nil, words) }
                let text = SourceText(path: Path.relative(path, to: root), bytes: bytes)
                return .read(IndexedFile(Self.scan(text, language)), words)
            } catch {
                return .unreadable(Problem(error.message, at: Place(path: Path.relative(path, to: root))))
            }
        }
    }

    /// What a file says, from memory where it was scanned; nil where it cannot be read.
    func scan(_ path: String) -> SourceFacts? {
        if let known = facts[path] ?? beside[path] { return known.facts }
        guard let language = Self.language(of: path), let bytes = try? tree.read(path) else { return nil }
        return Self.scan(SourceText(path: Path.relative(path, to: root), bytes: bytes), language)
    }

    private static func scan(_ text: SourceText, _ language: SourceLanguage) -> SourceFacts {
        language == .swift ? SwiftScanner.scan(text) : ObjectiveCScanner.scan(text)
    }

    /// The scanned files of a target.
    func codeBase(own: [String], linked: [String], context: CompilationContext) -> CodeBase {
        CodeBase(own.compactMap { facts[$0] } + linked.compactMap { facts[$0]?.asLinked() }, context: context)
    }

    /// The scanned files of a target with those beside them.
    func wideCodeBase(own: [String], linked: [String]) -> CodeBase {
        CodeBase(
            own.compactMap { facts[$0] ?? beside[$0] } + linked.compactMap { (facts[$0] ?? beside[$0])?.asLinked() })
    }

    static func language(of path: String) -> SourceLanguage? {
        switch Path.fileExtension(path) {
        case "swift": .swift
        case "m", "mm", "c", "cpp", "cc", "h", "hpp": .objectiveC
        default: nil
        }
    }
}
