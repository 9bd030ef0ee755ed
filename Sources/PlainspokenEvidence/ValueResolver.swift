import PlainspokenModel

/// Finds what an argument may be: literals, constants, the values that callers hand to a parameter.
struct ValueResolver {
    let types: TypeResolver
    private let memory = Memory()
    var base: CodeBase { types.base }

    /// The values found, each as the names it is known by, and whether there can be no others.
    struct Candidates {
        var values: [[String]] = []
        var isComplete = true

        static let unknown = Candidates(values: [], isComplete: false)

        static func += (left: inout Candidates, right: Candidates) {
            left.values += right.values
            left.isComplete = left.isComplete && right.isComplete
        }
    }

    enum Fit {
        case yes, no, unknown
    }

    /// What was found for declarations that a question begins with; the same for as long as the code is.
    private final class Memory {
        var known: [CodeBase.Reference: Candidates] = [:]
    }

    /// What one question has looked at: circular code adds nothing twice, and hostile code is given up.
    private struct Search {
        var seen: Set<CodeBase.Reference> = []
        var steps = 0
        var depth = 0

        /// Whether to go on.
        mutating func step() -> Bool {
            steps += 1
            return depth < 24 && steps <= 2_000
        }
    }

    func fit(_ value: Value, _ pattern: UsePattern.ValuePattern, file: Int) -> Fit {
        switch pattern {
        case .absent: return .no
        case .anything: return .yes
        case .oneOf(let wanted):
            let found = candidates(value, file: file)
            if found.values.contains(where: { Self.isAny(of: wanted, $0) }) { return .yes }
            return found.isComplete && !found.values.isEmpty ? .no : .unknown
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

    func candidates(_ value: Value, file: Int) -> Candidates {
        var search = Search()
        return candidates(value, file: file, &search)
    }

    private func candidates(_ value: Value, file: Int, _ search: inout Search) -> Candidates {
        guard search.step() else { return .unknown }
        search.depth += 1
        defer { search.depth -= 1 }
        switch value {
        case .implicitMember(let name): return Candidates(values: [[name]])
        case .string(let text), .number(let text): return Candidates(values: [[text]])
        case .boolean(let flag): return Candidates(values: [flag ? ["true", "YES"] : ["false", "NO"]])
        case .null: return Candidates(values: [["nil"]])
        case .array(let items):
            return items.isEmpty ? Candidates(values: [["[]"]]) : union(of: items, file: file, &search)
        case .either(let values): return union(of: values, file: file, &search)
        case .expression(let index): return chain(index, file: file, &search)
        case .dictionary, .closure, .other: return .unknown
        }
    }

    private func union(of values: [Value], file: Int, _ search: inout Search) -> Candidates {
        var result = Candidates()
        for value in values { result += candidates(value, file: file, &search) }
        return result
    }

    private func chain(_ index: Int, file: Int, _ search: inout Search) -> Candidates {
        let facts = base.files[file].facts
        guard facts.expressions.indices.contains(index) else { return .unknown }
        let expression = facts.expressions[index]
        let names = expression.components.map(\.name)
        let isCalled = expression.components.contains { $0.arguments != nil }
        guard case .name(let first) = expression.base else {
            return isCalled || names.isEmpty ? .unknown : Candidates(values: [names])
        }
        if isCalled { return call(expression, first: first, file: file, &search) }
        if let found = constant(index, first: first, file: file) { return values(of: found, &search) }
        if names.isEmpty, !Self.isConstantName(first) { return .unknown }
        return Candidates(values: [[first] + names])
    }

    /// `AVMediaTypeVideo`, `kUTTypeMovie`.
    private static func isConstantName(_ name: String) -> Bool {
        let bare = name.first == "k" ? name.dropFirst() : name[...]
        return bare.first?.isUppercase == true
    }

    /// `Set()` and `Set<X>()` are empty; `Type.name(…)`, `X(.name)` are values of their own.
    private func call(_ expression: Expression, first: String, file: Int, _ search: inout Search) -> Candidates {
        let last = expression.components.last
        if first == "Set" || first == "Array" || first == "NSSet", expression.components.count == 1 {
            guard let argument = last?.arguments?.first else { return Candidates(values: [["[]"]]) }
            return candidates(argument.value, file: file, &search)
        }
        var result = Candidates(values: [[first] + expression.components.map(\.name)], isComplete: false)
        for argument in last?.arguments ?? [] {
            result.values += candidates(argument.value, file: file, &search).values
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

    private func values(of reference: CodeBase.Reference, _ search: inout Search) -> Candidates {
        guard search.seen.insert(reference).inserted else { return Candidates() }
        guard search.seen.count == 1 else { return explored(reference, &search) }
        if let known = memory.known[reference] { return known }
        var result = explored(reference, &search)
        var distinct: Set<[String]> = []
        result.values.removeAll { !distinct.insert($0).inserted }
        memory.known[reference] = result
        return result
    }

    private func explored(_ reference: CodeBase.Reference, _ search: inout Search) -> Candidates {
        let declaration = base.declaration(reference)
        if declaration.kind == .parameter { return arguments(for: reference, &search) }
        guard let value = declaration.initialValue else { return .unknown }
        var result = candidates(value, file: reference.file, &search)
        if declaration.keyword == "var", !declaration.modifiers.contains("static") { result.isComplete = false }
        return result
    }

    /// What callers in the target hand to a parameter.
    private func arguments(for parameter: CodeBase.Reference, _ search: inout Search) -> Candidates {
        let file = base.files[parameter.file]
        let declaration = base.declaration(parameter)
        guard case .function(let owner)? = file.facts.blocks[safe: declaration.block]?.kind else { return .unknown }
        let function = file.facts.declarations[owner]
        let names = file.parameters[declaration.block, default: []].map { file.facts.declarations[$0].name }
        guard let position = names.firstIndex(of: declaration.name), position < function.labels.count else {
            return .unknown
        }
        var result = Candidates()
        if let value = declaration.initialValue { result += candidates(value, file: parameter.file, &search) }
        for call in base.calls[function.name, default: []] {
            guard let argument = Self.argument(base.arguments(of: call), for: position, of: function.labels)
            else { continue }
            result += candidates(argument.value, file: call.file, &search)
        }
        return result.values.isEmpty ? .unknown : result
    }

    /// The argument for a parameter: the first, second, … of those with its label.
    private static func argument(_ arguments: [Argument], for position: Int, of labels: [String]) -> Argument? {
        let label = labels[position]
        let rank = labels[..<position].count { $0 == label }
        let labelled = arguments.filter { ($0.label ?? "_") == label }
        return labelled[safe: rank] ?? arguments[safe: position]
    }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
