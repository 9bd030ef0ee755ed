import PlainspokenEvidence
import PlainspokenFiles
import PlainspokenModel

/// Decides how much a use counts for a target, by where it is compiled.
///
/// For an app everything counts. In an extension, code of a linked framework or package counts only where the
/// extension's own sources name the type or function that holds it: most shared code is never run there. Likewise a
/// file that the extension shares with an app and that none of its other files names is only `possible`.
struct ExtensionReach {
    private let base: CodeBase
    private let isExtension: Bool
    /// Outermost types and functions that hold uses, with the own files that name them, as indices into `own`.
    private var namedIn: [String: Set<String>] = [:]
    private let shared: Set<String>

    /// `shared` holds the paths, relative to the app's folder, of files that an app of the project compiles too.
    init(_ description: TargetDescription, base: CodeBase, matches: [UseMatch], shared: Set<String>, files: FileNames) {
        self.base = base
        self.shared = shared
        isExtension = description.product == .appExtension
        guard isExtension else { return }
        let owners = Set(matches.compactMap { Self.owner($0, base) })
        guard !owners.isEmpty else { return }
        let words = owners.sorted().map { (name: $0, search: WordSearch([$0])) }
        for path in description.sources {
            guard let bytes = try? files.tree.read(path) else { continue }
            for word in words where word.search.matches(bytes) {
                namedIn[word.name, default: []].insert(files.relative(path))
            }
        }
    }

    /// Paths as facts hold them.
    struct FileNames {
        var tree: FileTree
        var root: String

        func relative(_ path: String) -> String { Path.relative(path, to: root) }
    }

    /// The most that a use's confidence may be; nil where it does not count at all.
    func limit(_ match: UseMatch) -> Confidence? {
        guard isExtension else { return .certain }
        let file = base.files[match.file]
        let path = file.facts.text.path
        let others = Self.owner(match, base).map { namedIn[$0, default: []].subtracting([path]) } ?? []
        if file.isLinked { return others.isEmpty ? nil : .certain }
        return shared.contains(path) && others.isEmpty ? .possible : .certain
    }

    /// The outermost type or function around a use.
    private static func owner(_ match: UseMatch, _ base: CodeBase) -> String? {
        base.files[match.file].feature(of: match.block)?.prefix { $0 != "." && $0 != "(" }.description
    }
}
