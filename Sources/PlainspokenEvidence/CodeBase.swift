import PlainspokenModel

/// The source files of one target with an index of what they declare.
package struct CodeBase: Sendable {
    /// A declaration: the file's index and the declaration's index in it.
    package struct Reference: Sendable, Hashable {
        package var file: Int
        package var declaration: Int
    }

    /// A call: the file's index, the expression's, and the component that holds the arguments.
    struct Call: Sendable {
        var file: Int
        var expression: Int
        var component: Int
    }

    package let files: [IndexedFile]
    /// Types declared here, by name without the enclosing type's: `Recorder`.
    let types: [String: Reference]
    /// Superclass and protocols of the types declared here, extensions included.
    let inherited: [String: [String]]
    /// Members of types declared or extended here: type, then name.
    let members: [String: [String: Reference]]
    let globals: [String: Reference]
    /// Initialisers by the name of their type, in source order.
    let initializers: [String: [Reference]]
    let aliases: [String: String]
    /// Names of functions that own types or files declare, `override` excluded.
    let ownFunctions: [String: [Reference]]
    /// Calls by name of functions that are declared here, in source order.
    let calls: [String: [Call]]
    /// Where functions are called or named of which some call depends on the system; only such as are declared once.
    private let sites: [String: [Site]]

    /// A place in code.
    struct Site: Sendable {
        var file: Int
        var block: Int
        var offset: Int
    }

    /// Declarations under a condition that never holds in `context` are left out; without a context none are.
    package init(_ files: [IndexedFile], context: CompilationContext? = nil) {
        let files = context.map { context in files.map { $0.compiled(in: context) } } ?? files
        self.files = files
        var builder = Builder()
        for (index, file) in files.enumerated() { builder.add(file, at: index) }
        types = builder.types
        inherited = builder.inherited
        members = builder.members
        globals = builder.globals
        initializers = builder.initializers
        aliases = builder.aliases
        ownFunctions = builder.ownFunctions
        calls = Self.calls(in: files, of: builder.functionNames)
        sites = Self.sites(in: files, of: builder.ownFunctions)
    }

    private static func sites(in files: [IndexedFile], of functions: [String: [Reference]]) -> [String: [Site]] {
        var wanted: Set<String> = []
        for file in files where file.dependsOnSystem {
            for name in file.facts.expressions.lazy.flatMap(\.names) where functions[name.text]?.count == 1 {
                wanted.insert(name.text)
            }
        }
        guard !wanted.isEmpty else { return [:] }
        let hashes = ChainNames.hashes(wanted)
        var table: [String: [Site]] = [:]
        for (index, file) in files.enumerated() {
            for chain in file.chainNames.chains(anyOf: hashes) {
                let expression = file.facts.expressions[chain]
                for name in expression.names where wanted.contains(name.text) {
                    table[name.text, default: []].append(
                        Site(file: index, block: expression.block, offset: name.offset))
                }
            }
        }
        return table
    }

    /// The places that call the function around a block; empty where others may call it too.
    func callers(around block: Int, in file: Int) -> [Site] {
        let facts = files[file].facts
        for index in files[file].ancestors(of: block) {
            guard case .function(let position) = facts.blocks[index].kind else { continue }
            let function = facts.declarations[position]
            let isOpen = !Set(function.modifiers).isDisjoint(with: ["override", "open", "@objc", "@IBAction"])
            return isOpen || function.kind != .function ? [] : sites[function.name, default: []]
        }
        return []
    }

    /// The innermost function around a block.
    package func function(around block: Int, in file: Int) -> Declaration? {
        let facts = files[file].facts
        for index in files[file].ancestors(of: block) {
            if case .function(let position) = facts.blocks[index].kind { return facts.declarations[position] }
        }
        return nil
    }

    /// Whether own code declares a function, or a member of a type, of that name.
    func declares(_ name: String) -> Bool {
        ownFunctions[name] != nil || members.values.contains { $0[name] != nil }
    }

    func arguments(of call: Call) -> [Argument] {
        files[call.file].facts.expressions[call.expression].components[call.component].arguments ?? []
    }

    private static func calls(in files: [IndexedFile], of functions: Set<String>) -> [String: [Call]] {
        let hashes = ChainNames.hashes(functions)
        var table: [String: [Call]] = [:]
        for (file, indexed) in files.enumerated() {
            for position in indexed.chainNames.chains(anyOf: hashes) {
                let expression = indexed.facts.expressions[position]
                for (index, component) in expression.components.enumerated() where component.arguments != nil {
                    var name = component.name
                    if name.isEmpty, index == 0, case .name(let base) = expression.base { name = base }
                    guard functions.contains(name) else { continue }
                    table[name, default: []].append(Call(file: file, expression: position, component: index))
                }
            }
        }
        return table
    }

    func declaration(_ reference: Reference) -> Declaration {
        files[reference.file].facts.declarations[reference.declaration]
    }

    /// Follows type aliases of the target; bounded, as aliases may be circular.
    func canonical(_ type: String) -> String {
        var name = type
        for _ in 0..<8 {
            guard let next = aliases[name], next != name else { break }
            name = next
        }
        return name
    }

    /// Types of elsewhere that an own type inherits from or that an alias names; empty for any other name.
    func foreignAncestors(of name: String) -> [String] {
        guard types[name] != nil || aliases[name] != nil else { return [] }
        var pending = [canonical(name)]
        var seen: Set<String> = []
        var found: [String] = []
        while let current = pending.popLast() {
            guard seen.insert(current).inserted, seen.count < 64 else { continue }
            if types[current] == nil { found.append(current) }
            pending += inherited[current, default: []].map(canonical)
        }
        return found.sorted()
    }

    /// Whether `type` is `ancestor` or a class of the target that inherits from it.
    func isKind(_ type: String, of ancestor: String) -> Bool {
        var pending = [canonical(type)]
        var seen: Set<String> = []
        while let name = pending.popLast() {
            if name == ancestor { return true }
            guard seen.insert(name).inserted, seen.count < 64 else { continue }
            pending += inherited[name, default: []].map(canonical)
        }
        return false
    }

    /// Whether an own class has a version of its own of a method that it inherits.
    func overrides(_ name: String, in type: String) -> Bool {
        guard types[type] != nil, let found = member(name, of: type) else { return false }
        return declaration(found).modifiers.contains("override")
    }

    /// A member of an own type, looked up in its superclasses and protocols too.
    func member(_ name: String, of type: String) -> Reference? {
        var pending = [type]
        var seen: Set<String> = []
        while let current = pending.popLast() {
            guard seen.insert(current).inserted, seen.count < 64 else { continue }
            if let found = members[current]?[name] { return found }
            pending += inherited[current, default: []].map(canonical)
        }
        return nil
    }
}

/// A source file with lookups that the matcher asks for often.
package struct IndexedFile: Sendable {
    package let facts: SourceFacts
    /// Whether the file belongs to a package or framework that the target links, rather than to the target itself.
    package private(set) var isLinked = false
    /// Parameters by the block of the body, in source order.
    let parameters: [Int: [Int]]
    /// Variables and parameters by block and name, in source order; those of a clause of `#if` are of its block.
    private var variables: [BlockName: [Int]] = [:]
    /// Blocks that are not compiled.
    private var leftOut: Set<Int> = []
    /// Clauses of `#if` by the block that they stand in, in source order.
    private let clauses: [Int: [Int]]
    /// Branches with `#available` that always leave, by the block that their statement stands in: what follows runs
    /// only where they do not.
    private let availabilityExits: [Int: [Int]]
    let modules: Set<String>
    let chainNames: ChainNames
    /// Whether some block runs on a part of the systems only.
    let dependsOnSystem: Bool

    package init(_ facts: SourceFacts) {
        self.facts = facts
        var parameters: [Int: [Int]] = [:]
        for (index, declaration) in facts.declarations.enumerated() where declaration.kind == .parameter {
            parameters[declaration.block, default: []].append(index)
        }
        self.parameters = parameters
        modules = Set(facts.imports.map(\.module))
        chainNames = ChainNames(facts)
        var exits: [Int: [Int]] = [:]
        var clauses: [Int: [Int]] = [:]
        for (index, block) in facts.blocks.enumerated() {
            guard let parent = block.parent else { continue }
            if case .conditional = block.kind { clauses[parent, default: []].append(index) }
            guard !block.availability.isEmpty else { continue }
            guard block.kind == .guardElse || block.kind == .branch && Self.leaves(index, facts) else { continue }
            // The first of equal exits says it all.
            let earlier = exits[parent, default: []]
            if earlier.count < 64, !earlier.contains(where: { facts.blocks[$0].availability == block.availability }) {
                exits[parent, default: []].append(index)
            }
        }
        self.clauses = clauses
        availabilityExits = exits
        dependsOnSystem = facts.blocks.contains { !$0.availability.isEmpty }
        indexVariables()
    }

    /// The file without what a context does not compile.
    func compiled(in context: CompilationContext) -> IndexedFile {
        guard !clauses.isEmpty else { return self }
        var result = self
        for (index, block) in facts.blocks.enumerated() {
            if let parent = block.parent, result.leftOut.contains(parent) { result.leftOut.insert(index) }
            if case .conditional(let condition) = block.kind, context.evaluate(condition) == .no {
                result.leftOut.insert(index)
            }
        }
        if !result.leftOut.isEmpty { result.indexVariables() }
        return result
    }

    func isLeftOut(_ block: Int) -> Bool { leftOut.contains(block) }

    private mutating func indexVariables() {
        variables = [:]
        for (index, declaration) in facts.declarations.enumerated() {
            guard declaration.kind == .variable || declaration.kind == .parameter, !leftOut.contains(declaration.block)
            else { continue }
            var block = declaration.block
            while case .conditional? = facts.blocks[safe: block]?.kind, let parent = facts.blocks[block].parent {
                block = parent
            }
            variables[BlockName(block: block, name: declaration.name), default: []].append(index)
        }
    }

    /// The same file as part of what the target links.
    package func asLinked() -> IndexedFile {
        var copy = self
        copy.isLinked = true
        return copy
    }

    private struct BlockName: Hashable {
        var block: Int
        var name: String
    }

    func variables(_ name: String, in block: Int) -> [Int] {
        variables[BlockName(block: block, name: name), default: []]
    }

    /// The innermost clause of `#if` around a member of a chain that begins in `block`; the block itself where none is.
    func innermostBlock(at offset: Int, in block: Int) -> Int {
        var current = block
        while let inner = clauses[current]?.lastBeginning(at: offset, { facts.blocks[$0].range.lowerBound }),
            facts.blocks[inner].range.contains(offset)
        {
            current = inner
        }
        return current
    }

    func exits(in block: Int) -> [Int] { availabilityExits[block, default: []] }

    /// Whether a block has a `return` or `throw` of its own, outside nested blocks.
    private static func leaves(_ block: Int, _ facts: SourceFacts) -> Bool {
        let range = facts.blocks[block].range
        let inner = facts.blocks.filter { $0.parent == block }.map(\.range)
        return ["return", "throw"].contains { word in
            let wanted = Array(word.utf8)
            guard range.upperBound <= facts.text.bytes.count, range.count >= wanted.count else { return false }
            return (range.lowerBound...(range.upperBound - wanted.count)).contains { start in
                facts.text.bytes[start..<(start + wanted.count)].elementsEqual(wanted)
                    && !inner.contains { $0.contains(start) }
            }
        }
    }

    /// The blocks around a block, from itself outwards.
    func ancestors(of block: Int) -> [Int] {
        var result: [Int] = []
        var current: Int? = block
        while let index = current, facts.blocks.indices.contains(index), result.count < 4_096 {
            result.append(index)
            current = facts.blocks[index].parent
        }
        return result
    }

    /// The name of the innermost type around a block, without its own enclosing types.
    func enclosingType(of block: Int) -> String? {
        for index in ancestors(of: block) {
            if case .type(let declaration) = facts.blocks[index].kind {
                return CodeBase.lastName(facts.declarations[declaration].name)
            }
        }
        return nil
    }

    /// The enclosing types and functions by name: `VoiceNote.start(at:)`; nil at file level.
    package func feature(of block: Int) -> String? {
        var names: [String] = []
        for index in ancestors(of: block).reversed() {
            switch facts.blocks[index].kind {
            case .type(let declaration), .accessor(let declaration):
                names.append(facts.declarations[declaration].name)
            case .function(let declaration):
                names.append(Self.signature(facts.declarations[declaration]))
            default: break
            }
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }

    private static func signature(_ declaration: Declaration) -> String {
        guard declaration.kind != .deinitializer, !declaration.name.contains(":") else { return declaration.name }
        return declaration.name + "(" + declaration.labels.map { $0 + ":" }.joined() + ")"
    }
}

extension CodeBase {
    static func lastName(_ name: String) -> String {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
        return String(name[name.utf8.index(after: dot)...])
    }

    private struct Builder {
        var types: [String: Reference] = [:]
        var inherited: [String: [String]] = [:]
        var members: [String: [String: Reference]] = [:]
        var globals: [String: Reference] = [:]
        var initializers: [String: [Reference]] = [:]
        var aliases: [String: String] = [:]
        var ownFunctions: [String: [Reference]] = [:]
        /// Those that override too.
        var functionNames: Set<String> = []
        private var methods: Set<Reference> = []

        mutating func add(_ file: IndexedFile, at index: Int) {
            for (position, declaration) in file.facts.declarations.enumerated()
            where !file.isLeftOut(declaration.block) {
                let reference = Reference(file: index, declaration: position)
                switch declaration.kind {
                case .type, .typeExtension: addType(declaration, reference)
                case .typeAlias: aliases[declaration.name] = declaration.type
                case .function, .variable, .enumCase: addMember(declaration, reference, in: file)
                case .initializer:
                    guard let type = file.enclosingType(of: declaration.block) else { break }
                    initializers[type, default: []].append(reference)
                default: break
                }
            }
        }

        private mutating func addType(_ declaration: Declaration, _ reference: Reference) {
            let name = CodeBase.lastName(declaration.name)
            if declaration.kind == .type, types[name] == nil { types[name] = reference }
            inherited[name, default: []] += declaration.inherited
        }

        private mutating func addMember(_ declaration: Declaration, _ reference: Reference, in file: IndexedFile) {
            if declaration.kind == .function { functionNames.insert(declaration.name) }
            if declaration.kind == .function, !declaration.modifiers.contains("override") {
                ownFunctions[declaration.name, default: []].append(reference)
            }
            switch owner(of: declaration.block, in: file) {
            case .type(let name):
                if declaration.kind == .function {
                    // A property wins over a method of its name: `source` over `source(_:failedWith:)`.
                    if let known = members[name]?[declaration.name], !methods.contains(known) { return }
                    methods.insert(reference)
                }
                members[name, default: [:]][declaration.name] = reference
            case .file: if globals[declaration.name] == nil { globals[declaration.name] = reference }
            case .local: break
            }
        }

        private enum Owner { case type(String), file, local }

        /// Conditional blocks are looked through: a member inside `#if` is a member.
        private func owner(of block: Int, in file: IndexedFile) -> Owner {
            for index in file.ancestors(of: block) {
                switch file.facts.blocks[index].kind {
                case .conditional: continue
                case .file: return .file
                case .type(let declaration):
                    return .type(CodeBase.lastName(file.facts.declarations[declaration].name))
                default: return .local
                }
            }
            return .local
        }
    }
}

extension Expression {
    /// The names that a chain holds, with their places.
    var names: [(text: String, offset: Int)] {
        let members = components.lazy.filter { !$0.name.isEmpty }.map { (text: $0.name, offset: $0.offset) }
        if case .name(let name) = base { return [(name, offset)] + members }
        return Array(members)
    }
}

extension Array {
    /// The last element whose beginning is at or before an offset; the beginnings rise.
    fileprivate func lastBeginning(at offset: Int, _ beginning: (Element) -> Int) -> Element? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if beginning(self[middle]) <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? self[low - 1] : nil
    }
}
