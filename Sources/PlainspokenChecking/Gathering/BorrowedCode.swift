import PlainspokenEvidence
import PlainspokenFiles
import PlainspokenModel

/// Decides how much a use counts for a target, by whether the target's own code reaches it.
///
/// What an app compiles and links is its own, whether anything calls it or not. An extension borrows: the frameworks and
/// packages that it links, and files that an app of the project compiles too. Most of that is never run there. A watch
/// app and an App Clip borrow what they link, and what they do not reach is only `possible`.
///
/// Only uses whose key is missing are asked about: where the key is there, nothing hangs on it.
struct BorrowedCode {
    private let base: CodeBase
    private let index: PatternIndex
    private let declared: Set<String>
    private let isExtension: Bool
    /// Whether it is one that iOS gives neither camera nor microphone, as any but those of Messages (App Extension
    /// Programming Guide, "Some APIs Are Unavailable to App Extensions").
    private let isDeaf: Bool
    /// Paths, relative to the app's folder, of an extension's files that an app compiles too.
    private let shared: Set<String>
    /// Nil where nothing hangs on it.
    private var reach: CodeReach?

    /// `declared` holds the keys that are there.
    init(
        _ description: TargetDescription, base: CodeBase, matches: [UseMatch], index: PatternIndex,
        context: CompilationContext, declared: Set<String>, names: NamedCodeStore, root: String
    ) {
        self.base = base
        self.index = index
        self.declared = declared
        let shared = names.appFiles
        let isPart =
            [.appExtension, .appClip, .watchApplication].contains(description.product)
            || description.platform == .watchOS && !shared.isEmpty
        let isExtension = description.product == .appExtension
        self.isExtension = isExtension
        isDeaf = isExtension && description.platform == .iOS
        let relative = { (path: String) in Path.relative(path, to: root) }
        let own = Set(description.sources.filter { !isExtension || !shared.contains($0) }.map(relative))
        self.shared = Set(description.sources.map(relative)).subtracting(own)
        guard isPart, !own.isEmpty, matches.contains(where: { isBorrowed($0.file) && lacksKey($0) }) else { return }
        let supplied = description.supplied.map { $0.path + "/" }
        let linked = description.linkedSources.map(relative).filter { path in supplied.contains(where: path.hasPrefix) }
        let given = (description.interfaces + description.plists.values.map(\.path)).reduce(into: Set<UInt32>()) {
            $0.formUnion(names.words(of: $1))
        }
        reach = CodeReach(
            names.code(of: description.sources + description.linkedSources), roots: own.union(linked), given: given,
            elsewhere: names.namesInApps(), context: context)
    }

    private func isBorrowed(_ file: Int) -> Bool {
        base.files[file].isLinked || shared.contains(base.files[file].facts.text.path)
    }

    private func lacksKey(_ match: UseMatch) -> Bool {
        index.uses[match.use].use.keys.contains { $0.alternatives.allSatisfy { !declared.contains($0) } }
    }

    func weight(_ match: UseMatch) -> UseWeight {
        guard isBorrowed(match.file), lacksKey(match) else { return .full }
        if isDeaf, ["camera", "microphone"].contains(index.uses[match.use].resource.id) { return .possible }
        guard let reach else { return .full }
        guard isReached(match.block, match.file, reach) else {
            return isExtension && base.files[match.file].isLinked ? .nothing : .possible
        }
        return isExtension && index.uses[match.use].use.strength <= .reference ? .possible : .full
    }

    /// A part must name the type or function itself: what shared code names is mostly run by the app alone.
    private func isReached(_ block: Int, _ number: Int, _ reach: CodeReach) -> Bool {
        let file = base.files[number]
        return isNamed(block, number, reach) && reach.reaches(block: block, in: file.facts.text.path)
    }

    /// Whether the target's own code names the outermost type or function around a block.
    private func isNamed(_ block: Int, _ file: Int, _ reach: CodeReach) -> Bool {
        base.files[file].feature(of: block).map { reach.names($0.prefix { $0 != "." && $0 != "(" }) } ?? true
    }

    /// Whether the target may run a block of a file, as far as that was asked.
    func runs(_ block: Int, _ file: Int) -> Bool {
        guard let reach, isBorrowed(file) else { return true }
        return isReached(block, file, reach)
    }
}
