import PlainspokenModel

/// Code of plug-ins and libraries that is compiled into a target and that the target's own code may never call.
///
/// What it asks for is a reference only: the upload check sees it, and nothing more is known.
package struct SuppliedCode: Sendable {
    /// A folder of such code.
    package struct Folder: Sendable {
        /// Relative to the app's folder.
        package var path: String
        package var name: String
        /// Whether it is somebody else's; the repository's own counts like the target's, but for what a switch governs.
        package var isForeign: Bool
        /// Definitions that its headers give a value, so that a build may leave code out.
        package var switches: Set<String>
        /// The Podfile or manifest in which such a definition is set.
        package var setIn: String

        package init(path: String, name: String, isForeign: Bool, switches: Set<String>, setIn: String) {
            self.path = path
            self.name = name
            self.isForeign = isForeign
            self.switches = switches
            self.setIn = setIn
        }
    }

    private let folders: [Folder]

    package init(_ folders: [Folder] = []) {
        self.folders = folders
    }

    /// Whose code a use stands in; nil for the target's own.
    func supplier(of match: UseMatch, in file: IndexedFile, _ context: CompilationContext) -> Supplier? {
        let path = file.facts.text.path
        guard let folder = folders.first(where: { path.hasPrefix($0.path + "/") }) else { return nil }
        let flags = context.flags(block: match.block, offset: match.offset, in: file)
        if let flag = flags.first(where: folder.switches.contains) {
            return Supplier(
                folder.name, removal: "set \(flag)=0 in GCC_PREPROCESSOR_DEFINITIONS in \(folder.setIn)")
        }
        return folder.isForeign ? Supplier(folder.name) : nil
    }
}

extension CompilationContext {
    /// The names that the conditions around a line want defined.
    func flags(block: Int, offset: Int, in file: IndexedFile) -> [String] {
        file.ancestors(of: file.innermostBlock(at: offset, in: block)).flatMap { index -> [String] in
            guard case .conditional(let condition) = file.facts.blocks[index].kind else { return [] }
            return Self.flags(condition)
        }
    }

    private static func flags(_ condition: BuildCondition) -> [String] {
        switch condition {
        case .flag(let name): [name]
        case .all(let parts): parts.flatMap(flags)
        default: []
        }
    }
}
