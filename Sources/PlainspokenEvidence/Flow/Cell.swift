import PlainspokenModel

/// Something that holds a value while code runs: a variable, a parameter, a member, a function's result.
enum Cell: Hashable, Sendable {
    case declared(CodeBase.Reference)
    /// A parameter of a closure by its position.
    case closureParameter(file: Int, closure: Int, position: Int)
}

/// An expression of one file.
struct ExpressionReference: Hashable, Sendable {
    var file: Int
    var index: Int
}

/// Finds what names and chains stand for, parameters of closures included.
struct Cells {
    let base: CodeBase
    let types: TypeResolver
    /// Own types that declare a variable, by the variable's name.
    private let owners: [String: [CodeBase.Reference]]
    /// What has been asked before: the same chains are looked at in every round.
    private let memory = Memory()

    private final class Memory {
        struct Key: Hashable {
            var file: Int
            var index: Int
            var end: Int
        }

        var cells: [Key: Cell?] = [:]
        var types: [Key: String?] = [:]
        /// Names of closures' parameters by file and block.
        var closureNames: [[Int: [String]]] = []
    }

    init(_ base: CodeBase) {
        self.base = base
        types = TypeResolver(base: base)
        memory.closureNames = Array(repeating: [:], count: base.files.count)
        var owners: [String: [CodeBase.Reference]] = [:]
        for (_, members) in base.members.sorted(by: { $0.key < $1.key }) {
            for (name, reference) in members where base.declaration(reference).kind == .variable {
                owners[name, default: []].append(reference)
            }
        }
        self.owners = owners
    }

    func facts(_ file: Int) -> SourceFacts { base.files[file].facts }

    /// The names of a closure's parameters as they are written.
    func closureNames(_ closure: Int, in file: Int) -> [String] {
        if let known = memory.closureNames[file][closure] { return known }
        let indexed = base.files[file]
        let names =
            indexed.facts.language == .swift
            ? ClosureHeader.names(in: indexed.facts.text.bytes, indexed.facts.blocks[closure].range)
            : indexed.parameters[closure, default: []].map { indexed.facts.declarations[$0].name }
        memory.closureNames[file][closure] = names
        return names
    }

    // MARK: Names

    /// What a bare name stands for at an offset of a block.
    func cell(named written: String, file: Int, block: Int, offset: Int) -> Cell? {
        let name = written.first == "$" && written.dropFirst().first?.isNumber != true ? dropped(written) : written
        let indexed = base.files[file]
        for ancestor in indexed.ancestors(of: block) {
            let kind = indexed.facts.blocks[ancestor].kind
            if case .type(let declaration) = kind {
                let type = CodeBase.lastName(indexed.facts.declarations[declaration].name)
                if let found = member(name, of: type) { return .declared(found) }
                continue
            }
            if kind == .file { break }
            // A block of Objective-C declares its parameters in itself.
            let parameters = kind == .closure ? indexed.parameters[ancestor, default: []] : []
            if let local = local(name, in: ancestor, of: indexed, before: offset), !parameters.contains(local) {
                return .declared(CodeBase.Reference(file: file, declaration: local))
            }
            guard kind == .closure else { continue }
            if let position = closureNames(ancestor, in: file).firstIndex(of: name) {
                return .closureParameter(file: file, closure: ancestor, position: position)
            }
            if name.first == "$", let position = Int(name.dropFirst()) {
                return .closureParameter(file: file, closure: ancestor, position: position)
            }
        }
        return base.globals[name].map(Cell.declared)
    }

    /// A member of an own type; Objective-C's `_draft` is the storage of `draft`.
    func member(_ name: String, of type: String) -> CodeBase.Reference? {
        base.member(name, of: type) ?? (name.hasPrefix("_") ? base.member(dropped(name), of: type) : nil)
    }

    private func dropped(_ name: String) -> String { String(name.dropFirst()) }

    private func local(_ name: String, in block: Int, of indexed: IndexedFile, before offset: Int) -> Int? {
        indexed.variables(name, in: block).last { index in
            let declaration = indexed.facts.declarations[index]
            guard declaration.offset <= offset else { return false }
            guard case .expression(let value)? = declaration.initialValue,
                let chain = indexed.facts.expressions[safe: value]
            else { return true }
            // In `guard let text = text` the second one is another variable.
            return !(chain.offset <= offset && offset < chain.end)
        }
    }

    // MARK: Chains

    /// What a chain stands for before the component at `end`; nil where it is no variable or function.
    func cell(_ reference: ExpressionReference, upTo end: Int? = nil) -> Cell? {
        let count = end ?? base.files[reference.file].facts.expressions[reference.index].components.count
        let key = Memory.Key(file: reference.file, index: reference.index, end: count)
        if let known = memory.cells[key] { return known }
        let found = findCell(reference, upTo: count)
        memory.cells[key] = .some(found)
        return found
    }

    private func findCell(_ reference: ExpressionReference, upTo count: Int) -> Cell? {
        let expression = base.files[reference.file].facts.expressions[reference.index]
        guard case .name(let name) = expression.base else { return nil }
        guard count > 0 else {
            guard name != "self", name != "super" else { return nil }
            return cell(named: name, file: reference.file, block: expression.block, offset: expression.offset)
        }
        guard let last = expression.components[safe: count - 1] else { return nil }
        // `heard?(text)` is a call on what `heard` names.
        if last.name.isEmpty { return last.isSubscript ? nil : cell(reference, upTo: count - 1) }
        let member = last.name.first == "$" ? dropped(last.name) : last.name
        if let type = type(reference, upTo: count - 1), let found = self.member(member, of: CodeBase.lastName(type)) {
            return .declared(found)
        }
        return unresolvedMember(member, reference, count)
    }

    /// A member of a receiver whose type does not stand in the text: the one own member of that name.
    private func unresolvedMember(_ name: String, _ reference: ExpressionReference, _ count: Int) -> Cell? {
        guard type(reference, upTo: count - 1) == nil, let known = owners[name], known.count == 1 else { return nil }
        return .declared(known[0])
    }

    /// The type of a chain before the component at `end`.
    func type(_ reference: ExpressionReference, upTo end: Int) -> String? {
        let key = Memory.Key(file: reference.file, index: reference.index, end: end)
        if let known = memory.types[key] { return known }
        let found = findType(reference, upTo: end)
        memory.types[key] = .some(found)
        return found
    }

    private func findType(_ reference: ExpressionReference, upTo end: Int) -> String? {
        let expression = facts(reference.file).expressions[reference.index]
        if case .name(let name) = expression.base, name.first == "$" || expression.castType == nil,
            name != "self", name != "super", end == 0,
            let cell = cell(named: name, file: reference.file, block: expression.block, offset: expression.offset)
        {
            return type(of: cell)
        }
        if end > 0, let cell = cell(reference, upTo: end), let type = type(of: cell) { return type }
        return types.resolve(file: reference.file, expression: reference.index, upTo: end).typeName
    }

    func type(of cell: Cell) -> String? {
        switch cell {
        case .declared(let reference):
            let declaration = base.declaration(reference)
            if declaration.kind == .function { return nil }
            if let written = declaration.type { return base.canonical(written) }
            return declaration.initialValue.flatMap { types.type(of: $0, file: reference.file, depth: 2) }
        case .closureParameter(let file, let closure, let position):
            guard let name = closureNames(closure, in: file)[safe: position] else { return nil }
            return base.files[file].parameters[closure, default: []].lazy
                .map { base.files[file].facts.declarations[$0] }.first { $0.name == name }?.type
        }
    }

    /// The cell of a value that is nothing but a variable or function.
    func cell(of value: Value, file: Int) -> Cell? {
        guard case .expression(let index) = value else { return nil }
        let chain = facts(file).expressions[index]
        guard chain.components.allSatisfy({ $0.arguments == nil }) else { return nil }
        return cell(ExpressionReference(file: file, index: index))
    }

    func declaration(_ cell: Cell) -> Declaration? {
        if case .declared(let reference) = cell { base.declaration(reference) } else { nil }
    }

    /// Whether a cell outlives the function that it stands in: a member or a global.
    func isMember(_ cell: Cell) -> Bool {
        guard case .declared(let reference) = cell else { return false }
        let file = base.files[reference.file]
        for block in file.ancestors(of: base.declaration(reference).block) {
            switch file.facts.blocks[block].kind {
            case .conditional: continue
            case .type, .file: return true
            default: return false
            }
        }
        return false
    }
}
