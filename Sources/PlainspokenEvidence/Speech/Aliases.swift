import PlainspokenModel

/// The variables and parameters that hold one request, and the functions that make or configure it.
struct Aliases {
    let cells: Cells
    var base: CodeBase { cells.base }

    struct Found {
        var cells: Set<Cell> = []
        /// Functions and computed variables whose result is the request.
        var makers: Set<CodeBase.Reference> = []
        /// Methods called on the request itself: `request.keepOnDevice()`.
        var methods: Set<CodeBase.Reference> = []

        /// Whether a chain is a call of a function that makes the request.
        func isMade(by reference: ExpressionReference, _ cells: Cells) -> Bool {
            let chain = cells.facts(reference.file).expressions[reference.index]
            for end in (0...chain.components.count).reversed() {
                if case .declared(let found)? = cells.cell(reference, upTo: end) {
                    return makers.contains(found) && chain.components[end...].allSatisfy { $0.name.isEmpty }
                }
            }
            return false
        }
    }

    func of(_ creation: SpeechRequests.Creation) -> Found {
        var found = Found()
        let seed = ExpressionReference(file: creation.file, index: creation.expression)
        for _ in 0..<6 {
            let before = (found.cells.count, found.makers.count, found.methods.count)
            for file in base.files.indices { extend(&found, file: file, seed: seed) }
            if before == (found.cells.count, found.makers.count, found.methods.count) { break }
        }
        return found
    }

    private func extend(_ found: inout Found, file: Int, seed: ExpressionReference) {
        let indexed = base.files[file]
        for (index, declaration) in indexed.facts.declarations.enumerated() {
            guard let value = declaration.initialValue, holds(value, file: file, found, seed) else { continue }
            found.cells.insert(.declared(CodeBase.Reference(file: file, declaration: index)))
        }
        for assignment in indexed.facts.assignments {
            guard assignment.operation == "=", let target = assignment.target else { continue }
            let reference = ExpressionReference(file: file, index: target)
            guard let cell = cells.cell(reference) else { continue }
            if holds(assignment.value, file: file, found, seed) { found.cells.insert(cell) }
        }
        for (index, chain) in indexed.facts.expressions.enumerated() {
            let reference = ExpressionReference(file: file, index: index)
            if returns(chain, reference, found, seed), let maker = maker(of: chain.block, file: file) {
                found.makers.insert(maker)
            }
            passes(chain, reference, &found, seed)
        }
    }

    /// Whether a value is the request: the creation, a variable that holds it, a call that makes it.
    private func holds(_ value: Value, file: Int, _ found: Found, _ seed: ExpressionReference) -> Bool {
        switch value {
        case .expression(let index):
            let reference = ExpressionReference(file: file, index: index)
            if reference == seed { return true }
            if let cell = cells.cell(of: value, file: file), found.cells.contains(cell) { return true }
            return found.isMade(by: reference, cells) || isClosureResult(index, file: file, seed)
        case .either(let values): return values.contains { holds($0, file: file, found, seed) }
        default: return false
        }
    }

    /// `{ let request = …; return request }()`.
    private func isClosureResult(_ index: Int, file: Int, _ seed: ExpressionReference) -> Bool {
        guard file == seed.file else { return false }
        let indexed = base.files[file]
        let chain = indexed.facts.expressions[index]
        let made = indexed.facts.expressions[seed.index]
        guard case .other = chain.base, (chain.offset..<chain.end).contains(made.offset) else { return false }
        return chain.components.first.map { $0.name.isEmpty && $0.arguments?.isEmpty == true } ?? false
    }

    /// Whether a chain stands behind `return`, or is the only thing in a function.
    private func returns(
        _ chain: Expression, _ reference: ExpressionReference, _ found: Found, _ seed: ExpressionReference
    ) -> Bool {
        let isIt =
            reference == seed
            || chain.components.isEmpty && cells.cell(reference).map(found.cells.contains) ?? false
        guard isIt else { return false }
        let bytes = base.files[reference.file].facts.text.bytes
        var end = chain.offset
        while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
        if end >= 6, bytes[(end - 6)..<end].elementsEqual("return".utf8) { return true }
        let body = base.files[reference.file].facts.blocks[chain.block].range
        return bytes[min(body.lowerBound, chain.offset)..<chain.offset].allSatisfy { $0 <= 0x20 }
    }

    private func maker(of block: Int, file: Int) -> CodeBase.Reference? {
        for index in base.files[file].ancestors(of: block) {
            switch base.files[file].facts.blocks[index].kind {
            case .function(let declaration), .accessor(let declaration):
                return CodeBase.Reference(file: file, declaration: declaration)
            case .closure, .type: return nil
            default: continue
            }
        }
        return nil
    }

    /// Arguments of own functions, and own methods called on the request.
    private func passes(
        _ chain: Expression, _ reference: ExpressionReference, _ found: inout Found, _ seed: ExpressionReference
    ) {
        for (position, component) in chain.components.enumerated() {
            guard let arguments = component.arguments else { continue }
            if !component.name.isEmpty, position > 0 || chain.base != .implicitMember,
                let owner = cells.cell(reference, upTo: position), found.cells.contains(owner)
            {
                found.methods.formUnion(base.ownFunctions[component.name, default: []])
            }
            for (index, argument) in arguments.enumerated()
            where holds(argument.value, file: reference.file, found, seed) {
                for parameter in Calls(cells: cells).parameters(at: index, of: component, in: chain) {
                    found.cells.insert(parameter)
                }
            }
        }
    }
}
