import PlainspokenModel

/// Finds what an argument may be: literals, constants, the values that callers hand to a parameter.
struct ValueResolver {
    let types: TypeResolver
    var base: CodeBase { types.base }

    /// The values found, each as the names it is known by, and whether there can be no others.
    struct Candidates {
        var values: [[String]] = []
        var isComplete = true

        static let unknown = Candidates(values: [], isComplete: false)

        static func + (left: Candidates, right: Candidates) -> Candidates {
            Candidates(values: left.values + right.values, isComplete: left.isComplete && right.isComplete)
        }
    }

    enum Fit {
        case yes, no, unknown
    }

    func fit(_ value: Value, _ pattern: UsePattern.ValuePattern, file: Int) -> Fit {
        switch pattern {
        case .absent: return .no
        case .anything: return .yes
        case .oneOf(let wanted):
            let found = candidates(value, file: file)
            if found.values.contains(where: { Self.isAny(of: wanted, $0) }) { return .yes }
            return found.isComplete ? .no : .unknown
        case .noneOf(let unwanted):
            let found = candidates(value, file: file)
            let allUnwanted = !found.values.isEmpty && found.values.allSatisfy { Self.isAny(of: unwanted, $0) }
            return found.isComplete && allUnwanted ? .no : .yes
        }
    }

    /// `.video` fits the end of a chain, `.movie.identifier` its last two parts, any other word the last part.
    private static func isAny(of wanted: [String], _ names: [String]) -> Bool {
        wanted.contains { word in
            guard word.first == "." else { return names.contains(word) && (names.count < 3 || names.last == word) }
            return names.suffix(word.count { $0 == "." }) == word.split(separator: ".").map(String.init)[...]
        }
    }

    func candidates(_ value: Value, file: Int, depth: Int = 0) -> Candidates {
        guard depth < 8 else { return .unknown }
        switch value {
        case .implicitMember(let name): return Candidates(values: [[name]])
        case .string(let text), .number(let text): return Candidates(values: [[text]])
        case .boolean(let flag): return Candidates(values: [flag ? ["true", "YES"] : ["false", "NO"]])
        case .null: return Candidates(values: [["nil"]])
        case .array(let items):
            if items.isEmpty { return Candidates(values: [["[]"]]) }
            return items.reduce(Candidates()) { $0 + candidates($1, file: file, depth: depth + 1) }
        case .either(let values):
            return values.reduce(Candidates()) { $0 + candidates($1, file: file, depth: depth + 1) }
        case .expression(let index): return chain(index, file: file, depth: depth)
        case .dictionary, .closure, .other: return .unknown
        }
    }

    private func chain(_ index: Int, file: Int, depth: Int) -> Candidates {
        let facts = base.files[file].facts
        guard facts.expressions.indices.contains(index) else { return .unknown }
        let expression = facts.expressions[index]
        let names = expression.components.map(\.name)
        let isCalled = expression.components.contains { $0.arguments != nil }
        guard case .name(let first) = expression.base else {
            return isCalled || names.isEmpty ? .unknown : Candidates(values: [names])
        }
        if isCalled { return call(expression, first: first, file: file, depth: depth) }
        if let found = constant(index, first: first, file: file) {
            return values(of: found, depth: depth)
        }
        if names.isEmpty, first.first?.isUppercase != true, !first.hasPrefix("k") { return .unknown }
        return Candidates(values: [[first] + names])
    }

    /// `Set()` and `Set<X>()` are empty; `Type.name(…)`, `X(.name)` are values of their own.
    private func call(_ expression: Expression, first: String, file: Int, depth: Int) -> Candidates {
        let last = expression.components.last
        if first == "Set" || first == "Array" || first == "NSSet", expression.components.count == 1 {
            guard let argument = last?.arguments?.first else { return Candidates(values: [["[]"]]) }
            return candidates(argument.value, file: file, depth: depth + 1)
        }
        var result = Candidates(values: [[first] + expression.components.map(\.name)], isComplete: false)
        for argument in last?.arguments ?? [] {
            result.values += candidates(argument.value, file: file, depth: depth + 1).values
        }
        return result
    }

    /// The variable that a chain names as a whole: `kind`, `self.kind`, `Constants.kind`.
    private func constant(_ index: Int, first: String, file: Int) -> CodeBase.Reference? {
        let expression = base.files[file].facts.expressions[index]
        if expression.components.isEmpty {
            return types.variable(first, file: file, block: expression.block, offset: expression.offset)
        }
        guard let last = expression.components.last else { return nil }
        let owner = types.resolve(file: file, expression: index, upTo: expression.components.count - 1)
        guard let type = owner.typeName else { return nil }
        return base.member(last.name, of: CodeBase.lastName(type)).flatMap {
            base.declaration($0).kind == .variable ? $0 : nil
        }
    }

    private func values(of reference: CodeBase.Reference, depth: Int) -> Candidates {
        let declaration = base.declaration(reference)
        if declaration.kind == .parameter { return arguments(for: reference, depth: depth) }
        guard let value = declaration.initialValue else { return .unknown }
        var result = candidates(value, file: reference.file, depth: depth + 1)
        if declaration.keyword == "var", !declaration.modifiers.contains("static") { result.isComplete = false }
        return result
    }

    /// What callers in the target hand to a parameter.
    private func arguments(for parameter: CodeBase.Reference, depth: Int) -> Candidates {
        let facts = base.files[parameter.file].facts
        let declaration = base.declaration(parameter)
        guard case .function(let owner)? = facts.blocks[safe: declaration.block]?.kind else { return .unknown }
        let function = facts.declarations[owner]
        let names = facts.declarations.filter { $0.kind == .parameter && $0.block == declaration.block }.map(\.name)
        guard let position = names.firstIndex(of: declaration.name), position < function.labels.count else {
            return .unknown
        }
        var result = Candidates()
        if let value = declaration.initialValue {
            result = result + candidates(value, file: parameter.file, depth: depth + 1)
        }
        for (file, arguments) in calls(of: function.name) {
            let label = function.labels[position]
            let argument = arguments.first { ($0.label ?? "_") == label } ?? arguments[safe: position]
            guard let argument else { continue }
            result = result + candidates(argument.value, file: file, depth: depth + 1)
        }
        return result.values.isEmpty ? .unknown : result
    }

    private func calls(of name: String) -> [(file: Int, arguments: [Argument])] {
        var found: [(file: Int, arguments: [Argument])] = []
        for (index, file) in base.files.enumerated() {
            for expression in file.facts.expressions {
                if case .name(name) = expression.base, let first = expression.components.first, first.name.isEmpty,
                    let arguments = first.arguments
                {
                    found.append((index, arguments))
                }
                for component in expression.components where component.name == name {
                    if let arguments = component.arguments { found.append((index, arguments)) }
                }
            }
        }
        return found
    }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
