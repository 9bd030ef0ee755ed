import PlainspokenEvidence
import PlainspokenFiles
import PlainspokenModel

/// Decides how much a use counts for a target, by where it is compiled.
///
/// For an app everything counts. In an extension, code of a linked framework or package counts only where the
/// extension's own sources name the type or function that holds it: most shared code is never run there. Likewise a
/// file that the extension shares with an app and that none of its other files names is only `possible`, and so is a
/// use in a type's own function (`static`, `+`) that nothing else in the extension calls.
struct ExtensionReach {
    private let base: CodeBase
    private let isExtension: Bool
    /// Outermost types and functions that hold uses, with the own files that name them, as indices into `own`.
    private var namedIn: [String: Set<String>] = [:]
    private let shared: Set<String>
    /// Names of types' own functions that hold uses, with the files that name them.
    private var calledIn: [String: Set<String>] = [:]

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
        findCalls(matches, description.sources + description.linkedSources, files)
    }

    private mutating func findCalls(_ matches: [UseMatch], _ paths: [String], _ files: FileNames) {
        let inner = matches.filter { isBorrowed(base.files[$0.file]) }
        let names = Set(inner.compactMap { Self.ownFunction($0, base) }).sorted().prefix(64)
        guard !names.isEmpty else { return }
        let search = WordSearch(groups: names.map { [$0] })
        for path in paths where !["h", "hpp"].contains(Path.fileExtension(path)) {
            guard let bytes = try? files.tree.read(path) else { continue }
            let found = search.groups(in: bytes)
            for (number, name) in names.enumerated() where found & (1 << UInt64(number)) != 0 {
                calledIn[name, default: []].insert(files.relative(path))
            }
        }
    }

    private func isBorrowed(_ file: IndexedFile) -> Bool {
        file.isLinked || shared.contains(file.facts.text.path)
    }

    /// The first word of a type's own function around a use, which only a call by its name reaches.
    private static func ownFunction(_ match: UseMatch, _ base: CodeBase) -> String? {
        guard let function = base.function(around: match.block, in: match.file), function.kind == .function else {
            return nil
        }
        let isOwn = function.keyword == "+" || !Set(function.modifiers).isDisjoint(with: ["static", "class"])
        let name = String(function.name.prefix { $0 != ":" })
        return isOwn && !["load", "initialize", "main"].contains(name) ? name : nil
    }

    private func isCalled(_ match: UseMatch) -> Bool {
        guard let name = Self.ownFunction(match, base), let places = calledIn[name] else { return true }
        let file = base.files[match.file]
        guard places.subtracting([file.facts.text.path]).isEmpty else { return true }
        return file.facts.expressions.contains { expression in
            expression.components.contains { $0.name == name || $0.name.hasPrefix(name + ":") }
                || expression.base == .name(name)
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
        if file.isLinked {
            guard !others.isEmpty else { return nil }
            // Files of an app that the extension compiles too name much that only the app runs.
            return isCalled(match) && !others.isSubset(of: shared) ? .certain : .possible
        }
        guard shared.contains(path) else { return .certain }
        return others.isEmpty || !isCalled(match) ? .possible : .certain
    }

    /// The outermost type or function around a use.
    private static func owner(_ match: UseMatch, _ base: CodeBase) -> String? {
        base.files[match.file].feature(of: match.block)?.prefix { $0 != "." && $0 != "(" }.description
    }
}
