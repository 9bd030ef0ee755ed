import PlainspokenEvidence
import PlainspokenModel
import PlainspokenReading

/// Reads built libraries once, however many targets link them.
struct BinaryStore {
    private let index: PatternIndex
    /// What was read, by platform and path as the project gives it.
    private var binaries: [Key: LinkedBinary] = [:]
    private(set) var problems: [Problem] = []
    private(set) var fileCount = 0

    private struct Key: Hashable {
        var path: String
        var platform: Platform
    }

    /// Reads everything that the targets link, for their platforms; places are relative to `root`.
    init(_ targets: [TargetDescription], tree: FileTree, root: String, index: PatternIndex) {
        self.index = index
        let finder = BinaryFinder(tree: tree)
        let names = NamesToFind(index)
        var read: [String: BinaryFacts] = [:]
        for target in targets {
            for path in target.binaries {
                let key = Key(path: path, platform: target.platform)
                guard binaries[key] == nil, let file = finder.binary(at: path, for: target.platform) else { continue }
                let shown = Path.relative(file, to: root)
                if read[file] == nil {
                    fileCount += 1
                    read[file] = Self.read(file, shown, tree, names)
                }
                guard let facts = read[file] else { continue }
                problems += facts.problems
                binaries[key] = LinkedBinary(facts, platform: target.platform, isOwn: false)
            }
        }
    }

    /// What a reader of binaries need keep.
    struct NamesToFind {
        var selectors: Set<String>
        var classes: Set<String>
        var phrases: Set<String>

        init(_ index: PatternIndex) {
            selectors = BinaryUses.selectors(of: index)
            classes = BinaryUses.classes(of: index)
            phrases = BinaryUses.phrases(of: index)
        }
    }

    static func read(_ path: String, _ shown: String, _ tree: FileTree, _ names: NamesToFind) -> BinaryFacts {
        do throws(Problem) {
            return BinaryReader.read(
                try tree.open(path), path: shown, selectors: names.selectors, classes: names.classes,
                phrases: names.phrases)
        } catch {
            return BinaryFacts(path: shown, problems: [Problem(error.message, at: Place(path: shown))])
        }
    }

    /// What the libraries of a target refer to.
    func matches(of target: TargetDescription) -> [BinaryMatch] {
        linked(target).flatMap { BinaryUses($0, index: index).matches() }
    }

    func hints(of target: TargetDescription) -> Set<CodeHint> {
        linked(target).reduce(into: []) { $0.formUnion($1.hints) }
    }

    /// Libraries that are not there or tell nothing, by name.
    func unread(by target: TargetDescription) -> [String] {
        target.binaries.filter { path in
            binaries[Key(path: path, platform: target.platform)]?.isUnread ?? true
        }.map(Path.name)
    }

    /// The code of a dynamic library is charged to the app that holds it, of a static one to whatever links it.
    private func linked(_ target: TargetDescription) -> [LinkedBinary] {
        target.binaries.compactMap { binaries[Key(path: $0, platform: target.platform)] }
            .filter { target.product != .appExtension || $0.isStatic }
    }
}
