import PlainspokenModel

/// Computes what Swift manifests say, without running them: constants, interpolation, own types and functions.
///
/// Whatever needs the machine, the network or a library that is not here has the value `.unknown`. Every evaluation ends:
/// steps and nested calls are counted.
struct ManifestInterpreter {
    let files: [ManifestFile]
    /// What environment variables are said to hold.
    let variables: [String: String]
    private(set) var types: [String: ManifestType] = [:]
    /// In which file a type's member stands is told by its owner's declaration; functions and variables keep it here.
    var functions: [Located<ManifestFunction>] = []
    var globals: [String: Located<ManifestVariable>] = [:]
    private var known: [String: ManifestValue] = [:]
    private var open: Set<String> = []
    var remainingSteps = 400_000
    var depth = 0

    /// Calls nested deeper than this are not followed.
    static let maximumDepth = 40

    struct Located<Item> {
        var item: Item
        var file: Int
    }

    /// Members of types by type, with their files.
    var members: [String: [Located<ManifestVariable>]] = [:]
    var methods: [String: [Located<ManifestFunction>]] = [:]

    init(files: [ManifestFile], variables: [String: String] = [:]) {
        self.files = files
        self.variables = variables
        for (number, file) in files.enumerated() {
            for (name, type) in file.types {
                types[name, default: ManifestType()].cases += type.cases
                members[name, default: []] += type.variables.map { Located(item: $0, file: number) }
                methods[name, default: []] += type.functions.map { Located(item: $0, file: number) }
            }
            for statement in file.statements {
                switch statement.kind {
                case .variable(let variable) where globals[variable.name] == nil:
                    globals[variable.name] = Located(item: variable, file: number)
                case .function(let function): functions.append(Located(item: function, file: number))
                default: continue
                }
            }
        }
    }

    /// The value of a constant at the outermost level of the manifests.
    mutating func global(_ name: String) -> ManifestValue? {
        if let value = known[name] { return value }
        guard let found = globals[name], open.insert(name).inserted else { return nil }
        defer { open.remove(name) }
        var scope = ManifestScope(file: found.file)
        let value = self.value(of: found.item, &scope)
        known[name] = value
        return value
    }

    /// Runs the statements at the outermost level of a file, for what they change: `targets.append(…)`.
    mutating func runStatements(of file: Int) {
        var scope = ManifestScope(file: file)
        for statement in files[file].statements {
            switch statement.kind {
            case .variable(let variable):
                scope.values[variable.name] = global(variable.name)
            case .function, .skip: continue
            default:
                _ = run([statement], &scope)
                known.merge(scope.values) { $1 }
            }
        }
    }

    mutating func value(of variable: ManifestVariable, _ scope: inout ManifestScope) -> ManifestValue {
        if let value = variable.value { return evaluate(value, expecting: variable.type, &scope) }
        guard let body = variable.body else { return ManifestValue(.unknown, at: .init(file: scope.file, offset: 0)) }
        var inner = scope
        return typed(result(of: body, &inner), variable.type)
    }

    /// A value whose type the context tells.
    func typed(_ value: ManifestValue, _ type: String?) -> ManifestValue {
        guard let type, !type.isEmpty, case .made(var made) = value.content, made.type == nil else { return value }
        made.type = type
        return ManifestValue(.made(made), at: value.place)
    }

    func isType(_ name: String) -> Bool {
        types[name] != nil || members[name] != nil || methods[name] != nil
    }

    // MARK: Calls

    /// Calls a function with arguments; nil where they do not fit its parameters.
    mutating func call(
        _ function: Located<ManifestFunction>, _ arguments: [ManifestValue.Field], own: ManifestValue?,
        at place: ManifestPlace
    ) -> ManifestValue? {
        guard let bound = bind(function, arguments, own: own) else { return nil }
        guard depth < Self.maximumDepth, remainingSteps > 0 else { return ManifestValue(.unknown, at: place) }
        depth += 1
        defer { depth -= 1 }
        var scope = bound
        return result(of: function.item.body, &scope)
    }

    /// The scope of a function's body; nil where the arguments do not fit.
    mutating func bind(
        _ function: Located<ManifestFunction>, _ arguments: [ManifestValue.Field], own: ManifestValue?
    ) -> ManifestScope? {
        var scope = ManifestScope(file: function.file)
        scope.owner = function.item.owner
        scope.own = own.map { [$0] } ?? []
        var rest = arguments[...]
        for parameter in function.item.parameters {
            if let next = rest.first, next.label == parameter.label {
                rest.removeFirst()
                scope.values[parameter.name] = typed(next.value, parameter.type)
            } else if let next = rest.first, next.label == nil, case .closure = next.value.content {
                rest.removeFirst()
                scope.values[parameter.name] = next.value
            } else if let standard = parameter.standard {
                var outer = ManifestScope(file: function.file)
                outer.owner = function.item.owner
                scope.values[parameter.name] = evaluate(standard, expecting: parameter.type, &outer)
            } else {
                return nil
            }
        }
        return rest.isEmpty ? scope : nil
    }

    /// What a body gives: its `return`, or its only expression.
    mutating func result(of body: [ManifestStatement], _ scope: inout ManifestScope) -> ManifestValue {
        let place = ManifestPlace(file: scope.file, offset: body.first?.offset ?? 0)
        switch run(body, &scope) {
        case .result(let value): return value
        case .unknown: return ManifestValue(.unknown, at: place)
        case .done:
            guard body.count == 1, let only = body.first else { return ManifestValue(.null, at: place) }
            return lone(only, &scope) ?? ManifestValue(.null, at: place)
        }
    }

    /// The value of a body's only statement.
    private mutating func lone(_ statement: ManifestStatement, _ scope: inout ManifestScope) -> ManifestValue? {
        switch statement.kind {
        case .expression(let expression): return evaluate(expression, &scope)
        case .branch, .choice: return chosen(statement, &scope)
        default: return nil
        }
    }

    /// The value of `if` or `switch` used as an expression.
    mutating func chosen(_ statement: ManifestStatement, _ scope: inout ManifestScope) -> ManifestValue? {
        guard let body = selected(statement, &scope) else { return nil }
        return result(of: body, &scope)
    }
}
