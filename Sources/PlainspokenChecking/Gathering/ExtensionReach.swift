import PlainspokenEvidence
import PlainspokenFiles
import PlainspokenModel

/// Decides whether code of a linked framework or package counts for a target.
///
/// For an app it always does. For an extension only where the extension's own sources name the type or function that
/// holds it: most shared code is never run there.
struct ExtensionReach {
    private let base: CodeBase
    private let named: Set<String>?

    init(_ description: TargetDescription, base: CodeBase, matches: [UseMatch], tree: FileTree) {
        self.base = base
        guard description.product == .appExtension else {
            named = nil
            return
        }
        var names = Set(matches.compactMap { Self.owner($0, base) })
        guard !names.isEmpty else {
            named = []
            return
        }
        let own = description.sources.compactMap { try? tree.read($0) }
        names = names.filter { name in
            let search = WordSearch([name])
            return own.contains { search.matches($0) }
        }
        named = names
    }

    func counts(_ match: UseMatch) -> Bool {
        guard let named, base.files[match.file].isLinked else { return true }
        return Self.owner(match, base).map(named.contains) ?? false
    }

    /// The outermost type or function around a use in a linked file.
    private static func owner(_ match: UseMatch, _ base: CodeBase) -> String? {
        let file = base.files[match.file]
        guard file.isLinked else { return nil }
        return file.feature(of: match.block)?.prefix { $0 != "." && $0 != "(" }.description
    }
}
