extension ManifestInterpreter {
    enum Outcome {
        case done
        case result(ManifestValue)
        /// A decision could not be made, and what it leaves behind is not known.
        case unknown
    }

    mutating func run(_ statements: [ManifestStatement], _ scope: inout ManifestScope) -> Outcome {
        for statement in statements {
            remainingSteps -= 1
            guard remainingSteps > 0 else { return .unknown }
            let outcome = run(statement, &scope)
            if case .done = outcome { continue }
            return outcome
        }
        return .done
    }

    private mutating func run(_ statement: ManifestStatement, _ scope: inout ManifestScope) -> Outcome {
        switch statement.kind {
        case .skip, .function: return .done
        case .result(let expression):
            let place = ManifestPlace(file: scope.file, offset: statement.offset)
            return .result(expression.map { evaluate($0, &scope) } ?? ManifestValue(.null, at: place))
        case .variable(let variable):
            let place = ManifestPlace(file: scope.file, offset: statement.offset)
            scope.values[variable.name] =
                variable.value == nil && variable.body == nil
                ? ManifestValue(.null, at: place) : value(of: variable, &scope)
            return .done
        case .assignment(let target, let sign, let value):
            assign(target, sign, evaluate(value, &scope), &scope)
            return .done
        case .expression(let expression):
            change(expression, &scope)
            return .done
        case .branch, .choice: return runChosen(statement, &scope)
        case .demand(let conditions, let other):
            switch holds(conditions, &scope) {
            case true?: return .done
            case false?:
                let outcome = run(other, &scope)
                if case .done = outcome { return .unknown }
                return outcome
            case nil: return .unknown
            }
        case .loop(let name, let items, let body):
            let list = evaluate(items, &scope)
            guard case .array(let values) = list.content else { return list.isUnknown ? .unknown : .done }
            for value in values {
                scope.values[name] = value
                let outcome = run(body, &scope)
                if case .done = outcome { continue }
                return outcome
            }
            return .done
        }
    }

    private mutating func runChosen(_ statement: ManifestStatement, _ scope: inout ManifestScope) -> Outcome {
        guard let body = selected(statement, &scope) else {
            spoil(statement, &scope)
            return returns(statement) ? .unknown : .done
        }
        return run(body, &scope)
    }

    /// The statements that a decision leads to; nil where it depends on what is not known.
    mutating func selected(_ statement: ManifestStatement, _ scope: inout ManifestScope) -> [ManifestStatement]? {
        switch statement.kind {
        case .branch(let conditions, let body, let other):
            return holds(conditions, &scope).map { $0 ? body : other }
        case .choice(let subject, let cases):
            let value = evaluate(subject, &scope)
            for item in cases {
                if item.patterns.isEmpty { return item.body }
                for pattern in item.patterns {
                    guard let fits = matches(pattern, value, &scope) else { return nil }
                    if fits { return item.body }
                }
            }
            return []
        default: return nil
        }
    }

    private mutating func holds(_ conditions: [ManifestCondition], _ scope: inout ManifestScope) -> Bool? {
        for condition in conditions {
            let answer: Bool?
            switch condition {
            case .isTrue(let expression):
                if case .boolean(let flag) = evaluate(expression, &scope).content {
                    answer = flag
                } else {
                    answer = nil
                }
            case .binding(let name, let expression):
                let value = evaluate(expression, &scope)
                scope.values[name] = value
                answer = value.isUnknown ? nil : !value.isNull
            case .pattern(let pattern, let expression):
                answer = matches(pattern, evaluate(expression, &scope), &scope)
            }
            guard answer == true else { return answer }
        }
        return true
    }

    private mutating func matches(
        _ pattern: ManifestPattern, _ value: ManifestValue, _ scope: inout ManifestScope
    ) -> Bool? {
        switch pattern.kind {
        case .anything: return true
        case .value(let expression): return value.equals(evaluate(expression, &scope))
        case .member(let name, let bindings):
            guard let made = value.made else { return value.isUnknown ? nil : false }
            guard made.name == name else { return false }
            for (name, argument) in zip(bindings, made.arguments) {
                if let name { scope.values[name] = argument.value }
            }
            return true
        }
    }

    // MARK: Changes

    private mutating func assign(
        _ target: ManifestExpression, _ sign: String, _ value: ManifestValue, _ scope: inout ManifestScope
    ) {
        switch target.kind {
        case .name(let name):
            guard sign == "+=" else {
                scope.values[name] = value
                return
            }
            let before = lookUp(name, &scope) ?? ManifestValue(.unknown, at: value.place)
            scope.values[name] = sum(before, value)
        case .element(let base, let key):
            guard case .name(let name) = base.kind, let before = lookUp(name, &scope),
                case .dictionary(let entries) = before.content
            else { return }
            let entry = ManifestValue.Entry(key: evaluate(key, &scope), value: value)
            scope.values[name] = ManifestValue(.dictionary(Self.merged(entries, [entry])), at: before.place)
        case .member(let base, let label):
            // `self.name = name` in an initialiser.
            if case .name("self") = base.kind { scope.values[label] = value }
        default: return
        }
    }

    /// A call whose effect is on its receiver: `targets.append(x)`, `settings.merge(other)`.
    private mutating func change(_ expression: ManifestExpression, _ scope: inout ManifestScope) {
        guard case .call(let function, let arguments) = expression.kind,
            case .member(let base, let method) = function.kind, case .name(let name) = base.kind,
            scope.values[name] != nil, let first = arguments.first
        else { return }
        switch method {
        case "append":
            let added = evaluate(first.value, &scope)
            let list =
                first.label == "contentsOf" ? added : ManifestValue(.array([added]), at: added.place)
            scope.values[name] = sum(scope.values[name] ?? list, list)
        case "merge":
            let other = evaluate(first.value, &scope)
            guard case .dictionary(let before)? = scope.values[name]?.content,
                case .dictionary(let more) = other.content
            else { return }
            scope.values[name] = ManifestValue(.dictionary(Self.merged(before, more)), at: other.place)
        default: return
        }
    }

    /// Entries with others laid over them, in the order of the first.
    static func merged(_ first: [ManifestValue.Entry], _ second: [ManifestValue.Entry]) -> [ManifestValue.Entry] {
        let names = Set(second.compactMap { $0.key.text })
        return first.filter { !names.contains($0.key.text ?? "") } + second
    }

    /// Marks what a decision that could not be made may have changed.
    private func spoil(_ statement: ManifestStatement, _ scope: inout ManifestScope) {
        for inner in Self.bodies(of: statement).joined() {
            switch inner.kind {
            case .assignment(let target, _, _):
                if case .name(let name) = target.kind { spoil(name, &scope) }
                if case .element(let base, _) = target.kind, case .name(let name) = base.kind { spoil(name, &scope) }
            case .branch, .choice, .loop: spoil(inner, &scope)
            default: continue
            }
        }
    }

    private func spoil(_ name: String, _ scope: inout ManifestScope) {
        guard let before = scope.values[name] else { return }
        scope.values[name] = ManifestValue(.unknown, at: before.place)
    }

    private func returns(_ statement: ManifestStatement) -> Bool {
        Self.bodies(of: statement).joined().contains { inner in
            switch inner.kind {
            case .result: true
            case .branch, .choice, .loop: returns(inner)
            default: false
            }
        }
    }

    private static func bodies(of statement: ManifestStatement) -> [[ManifestStatement]] {
        switch statement.kind {
        case .branch(_, let body, let other): [body, other]
        case .choice(_, let cases): cases.map(\.body)
        case .loop(_, _, let body): [body]
        default: []
        }
    }
}
