import PlainspokenModel

/// Which code of a target its own code may run, followed by names alone.
///
/// A function is reached where reached code names it and, for a function of a type that the target declares, its type.
/// What the system calls by itself is reached with its type. Names that mean different things count for all of them, so
/// that what is not reached is not run, but for what is found by names at run time.
package struct CodeReach: Sendable {
    /// Reached parts by the path of their file.
    private var reached: [String: [Bool]] = [:]
    private var files: [String: NamedCode]
    /// What the target's own code names, and what is given.
    private let named: Set<UInt32>

    /// `roots` are the paths of the target's own code; `given` is named from elsewhere: by storyboards, by the
    /// Info.plist; `elsewhere` holds the names that code outside the target uses.
    package init(
        _ files: [String: NamedCode], roots: Set<String>, given: Set<UInt32>, elsewhere: Set<UInt32>,
        context: CompilationContext
    ) {
        self.files = files
        var walk = Walk()
        for (path, file) in files {
            walk.types.formUnion(file.types)
            walk.heirs.formUnion(file.heirs)
            for part in file.parts { walk.named.formUnion(part.mentions) }
            reached[path] = file.parts.map { _ in false }
        }
        walk.named.formUnion(elsewhere)
        named = Self.rootNames(files, roots, context).union(given)
        walk.names = named
        for path in roots { markAll(path, context) }
        follow(&walk, parts(except: roots, context))
    }

    private mutating func markAll(_ path: String, _ context: CompilationContext) {
        guard let file = files[path] else { return }
        reached[path] = file.parts.map { $0.isCompiled(in: context) }
    }

    /// A part of a file that is not reached yet.
    private struct Pending {
        var path: String
        var part: Int
    }

    /// Compiled parts by the names that may lead to them.
    private func parts(except roots: Set<String>, _ context: CompilationContext) -> [UInt32: [Pending]] {
        var waiting: [UInt32: [Pending]] = [:]
        for (path, file) in files where !roots.contains(path) {
            for (index, part) in file.parts.enumerated() where part.isCompiled(in: context) {
                let isLoose = part.type == nil && !part.isFunction
                let names = isLoose ? Array(file.globals) : part.names + (part.type.map { [$0] } ?? [])
                for name in names { waiting[name, default: []].append(Pending(path: path, part: index)) }
            }
        }
        return waiting
    }

    /// Each name is followed once, and each part asked about once a name that leads to it.
    private mutating func follow(_ walk: inout Walk, _ waiting: [UInt32: [Pending]]) {
        var pending = Array(walk.names)
        while let name = pending.popLast() {
            for entry in waiting[name, default: []] {
                guard reached[entry.path]?[entry.part] == false, let file = files[entry.path],
                    walk.reaches(file.parts[entry.part], file)
                else { continue }
                reached[entry.path]?[entry.part] = true
                for mention in file.parts[entry.part].mentions where walk.names.insert(mention).inserted {
                    pending.append(mention)
                }
            }
        }
    }

    /// What the target's own code names.
    private static func rootNames(
        _ files: [String: NamedCode], _ roots: Set<String>, _ context: CompilationContext
    ) -> Set<UInt32> {
        var names: Set<UInt32> = []
        for path in roots {
            for part in files[path]?.parts ?? [] where part.isCompiled(in: context) {
                names.formUnion(part.mentions)
            }
        }
        return names
    }

    private struct Walk {
        /// What reached code names.
        var names: Set<UInt32> = []
        /// What any code names.
        var named: Set<UInt32> = []
        /// Types that the target declares.
        var types: Set<UInt32> = []
        /// Types of which the system may call functions that nobody names.
        var heirs: Set<UInt32> = []

        func reaches(_ part: NamedCode.Part, _ file: NamedCode) -> Bool {
            guard let type = part.type else {
                return part.isFunction
                    ? part.names.contains(where: names.contains) : !file.globals.isDisjoint(with: names)
            }
            let isKnown = names.contains(type)
            guard part.isFunction else { return isKnown }
            let isCalled = part.names.contains(where: names.contains)
            guard types.contains(type) else { return isCalled || isKnown && part.isEntry }
            guard isKnown else { return false }
            return isCalled || part.isEntry || heirs.contains(type) && !part.names.contains(where: named.contains)
        }
    }

    /// Whether the target's own code names a type or function itself.
    package func names(_ name: some StringProtocol) -> Bool { named.contains(NameHash.of(name.utf8)) }

    /// Whether a block of a file may run; a file that is not known may.
    package func reaches(block: Int, in path: String) -> Bool {
        guard let file = files[path], let parts = reached[path], file.partOfBlock.indices.contains(block) else {
            return true
        }
        return parts[file.partOfBlock[block]]
    }
}
