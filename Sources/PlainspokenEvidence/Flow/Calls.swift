import PlainspokenModel

/// Finds the own functions that a call may mean.
struct Calls {
    let cells: Cells
    var base: CodeBase { cells.base }

    /// The own functions of a call's name and labels; none where too many fit.
    func functions(of component: Expression.Component, in chain: Expression) -> [CodeBase.Reference] {
        var name = component.name
        if name.isEmpty, case .name(let first) = chain.base, chain.components.first?.offset == component.offset {
            name = first
        }
        guard !name.isEmpty, let arguments = component.arguments else { return [] }
        let labels = arguments.map { $0.isTrailing ? nil : $0.label ?? "_" }
        let found = base.ownFunctions[name, default: []].filter { fits(base.declaration($0), labels) }
        return found.count <= 12 ? found : []
    }

    /// Labels of a call without those of parameters that have a default.
    private func fits(_ function: Declaration, _ labels: [String?]) -> Bool {
        if function.name.contains(":") { return true }
        var next = 0
        for label in labels {
            guard let label else { continue }
            guard let found = function.labels[next...].firstIndex(of: label) else { return false }
            next = found + 1
        }
        return labels.count <= function.labels.count
    }

    /// The parameter of each function that the argument at `index` becomes.
    func parameters(at index: Int, of component: Expression.Component, in chain: Expression) -> [Cell] {
        functions(of: component, in: chain).compactMap { parameter(at: index, of: component, function: $0) }
    }

    func parameter(at index: Int, of component: Expression.Component, function: CodeBase.Reference) -> Cell? {
        let declaration = base.declaration(function)
        let indexed = base.files[function.file]
        guard let body = declaration.body, let argument = component.arguments?[safe: index] else { return nil }
        let parameters = indexed.parameters[body, default: []]
        var position = index
        if indexed.facts.language == .swift {
            let label = argument.label ?? "_"
            let trailing = declaration.labels.indices.last
            let isUnlabelled = argument.isTrailing && argument.label == nil
            position = isUnlabelled ? trailing ?? index : place(of: label, index, component, in: declaration) ?? index
        }
        return parameters[safe: position].map { .declared(CodeBase.Reference(file: function.file, declaration: $0)) }
    }

    /// The position among the function's labels of an argument, counted past defaults.
    private func place(
        of label: String, _ index: Int, _ component: Expression.Component, in function: Declaration
    ) -> Int? {
        var next = 0
        for (number, argument) in (component.arguments ?? []).enumerated() {
            guard let found = function.labels[min(next, function.labels.count)...].firstIndex(of: argument.label ?? "_")
            else { return nil }
            if number == index { return found }
            next = found + 1
        }
        return nil
    }
}
