import PlainspokenModel

/// The values that an option of the target is ever given: where it begins, what is assigned, what callers hand in.
struct OptionValues {
    let requests: SpeechRequests
    private var cells: Cells { requests.cells }
    private var base: CodeBase { requests.base }

    /// On or off where every value is known and the same; off where one value is.
    func value(of cell: Cell) -> SpeechRequests.FlagValue {
        var seen: Set<Cell> = []
        return value(of: cell, &seen)
    }

    private func value(of cell: Cell, _ seen: inout Set<Cell>) -> SpeechRequests.FlagValue {
        guard case .declared(let reference) = cell, seen.insert(cell).inserted, seen.count < 16 else { return .unknown }
        let declaration = base.declaration(reference)
        // `@AppStorage`, `@Published` and the like are people's to change.
        if declaration.modifiers.contains(where: { $0.hasPrefix("@") && $0 != "@objc" }) { return .unknown }
        var given: [(value: Value, file: Int)] = declaration.initialValue.map { [($0, reference.file)] } ?? []
        given += assigned(to: cell)
        switch declaration.kind {
        case .parameter: given += handed(to: reference, declaration)
        case .variable: given += memberwise(reference, declaration)
        default: return .unknown
        }
        return union(given, &seen)
    }

    private func union(_ given: [(value: Value, file: Int)], _ seen: inout Set<Cell>) -> SpeechRequests.FlagValue {
        var found: [SpeechRequests.FlagValue] = []
        for (value, file) in given {
            if let inner = cells.cell(of: value, file: file), cells.declaration(inner)?.kind != .function {
                // A parameter of the same name that was looked at already adds nothing.
                if seen.contains(inner) { continue }
                found.append(self.value(of: inner, &seen))
            } else {
                found.append(direct(value, file: file))
            }
        }
        if found.isEmpty { return .unknown }
        if found.contains(.off) { return .off }
        guard let first = found.first, found.allSatisfy({ $0 == first }) else { return .unknown }
        return first
    }

    private func direct(_ value: Value, file: Int) -> SpeechRequests.FlagValue {
        switch value {
        case .boolean(let flag): return flag ? .on : .off
        case .expression(let index):
            let chain = base.files[file].facts.expressions[index]
            if chain.components.last?.name == SpeechNames.support { return .supported }
            guard chain.components.isEmpty, case .name(let name) = chain.base else { return .unknown }
            return name == "YES" ? .on : name == "NO" ? .off : .unknown
        default: return .unknown
        }
    }

    private func assigned(to cell: Cell) -> [(value: Value, file: Int)] {
        base.files.enumerated().flatMap { file, indexed in
            indexed.facts.assignments.filter { assignment in
                assignment.target.flatMap { cells.cell(ExpressionReference(file: file, index: $0)) } == cell
            }.map { ($0.value, file) }
        }
    }

    /// What callers hand to a parameter.
    private func handed(to reference: CodeBase.Reference, _ parameter: Declaration) -> [(value: Value, file: Int)] {
        let indexed = base.files[reference.file]
        guard case .function(let owner)? = indexed.facts.blocks[safe: parameter.block]?.kind else { return [] }
        let function = indexed.facts.declarations[owner]
        let names = indexed.parameters[parameter.block, default: []].map { indexed.facts.declarations[$0].name }
        guard let position = names.firstIndex(of: parameter.name), let label = function.labels[safe: position] else {
            return []
        }
        if function.kind == .initializer {
            return indexed.enclosingType(of: function.block).map { created($0, label: label) } ?? []
        }
        return base.calls[function.name, default: []].compactMap { call in
            let arguments = base.arguments(of: call)
            let found =
                arguments.first { ($0.label ?? "_") == label } ?? (label == "_" ? arguments[safe: position] : nil)
            return found.map { ($0.value, call.file) }
        }
    }

    /// Values of a label wherever the target makes a value of the type.
    private func created(_ type: String, label: String) -> [(value: Value, file: Int)] {
        base.files.enumerated().flatMap { file, indexed in
            indexed.facts.expressions.compactMap { chain -> (value: Value, file: Int)? in
                guard let made = chain.creation, made.type == type || made.type == "Self" else { return nil }
                let arguments = chain.components[made.component].arguments ?? []
                return arguments.first { $0.label == label }.map { ($0.value, file) }
            }
        }
    }

    private func memberwise(_ reference: CodeBase.Reference, _ declaration: Declaration) -> [(value: Value, file: Int)]
    {
        guard cells.isMember(.declared(reference)),
            let type = base.files[reference.file].enclosingType(of: declaration.block),
            let owner = base.types[type].map(base.declaration), owner.keyword == "struct"
        else { return [] }
        return created(type, label: declaration.name)
    }
}
