extension ManifestInterpreter {
    mutating func call(
        _ function: ManifestExpression, _ arguments: [ManifestArgument], at place: ManifestPlace,
        _ scope: inout ManifestScope
    ) -> ManifestValue {
        switch function.kind {
        case .name(let name): return call(named: name, arguments, at: place, &scope)
        case .implicitMember(let name):
            let given = fields(arguments, &scope)
            return callMethod(name, given, of: owners(of: name), own: nil, at: place)
                ?? ManifestValue(.made(.init(name: name == "init" ? "" : name, arguments: given)), at: place)
        case .member(let base, let name): return call(name, on: evaluate(base, &scope), arguments, at: place, &scope)
        // `[String]()` and `[String: X]()`.
        case .array where arguments.isEmpty: return ManifestValue(.array([]), at: place)
        case .dictionary where arguments.isEmpty: return ManifestValue(.dictionary([]), at: place)
        case .closure(let closure):
            var inner = scope
            return result(of: closure.body, &inner)
        default: return ManifestValue(.unknown, at: place)
        }
    }

    private func owners(of method: String) -> [String] {
        methods.keys.sorted().filter { type in methods[type]?.contains { $0.item.name == method } ?? false }
    }

    private mutating func call(
        named name: String, _ arguments: [ManifestArgument], at place: ManifestPlace, _ scope: inout ManifestScope
    ) -> ManifestValue {
        let given = fields(arguments, &scope)
        if case .closure(let closure, let outer)? = scope.values[name]?.content {
            return run(closure, outer, given.map(\.value))
        }
        if let owner = scope.owner, let value = callMethod(name, given, of: [owner], own: scope.own.last, at: place) {
            return value
        }
        for found in functions where found.item.name == name {
            if let value = call(found, given, own: nil, at: place) { return value }
        }
        let type = name == "Self" ? scope.owner ?? name : name
        switch type {
        case "String", "Set", "Array":
            return given.count == 1 ? given[0].value : ManifestValue(.unknown, at: place)
        default:
            // Types begin with a capital; any other name is a function that is not here.
            guard isType(type) || type.first?.isUppercase == true else { return ManifestValue(.unknown, at: place) }
            return create(type, given, at: place)
        }
    }

    /// The first method of some types that the arguments fit, called.
    mutating func callMethod(
        _ name: String, _ given: [ManifestValue.Field], of types: [String], own: ManifestValue?, at place: ManifestPlace
    ) -> ManifestValue? {
        for type in types {
            for found in methods[type] ?? [] where found.item.name == name {
                // `.init` may be any type's; only a named one is meant.
                if name == "init" { continue }
                if let value = call(found, given, own: found.item.isStatic ? nil : own, at: place) { return value }
            }
        }
        return nil
    }

    /// An instance of a type: what an own initialiser sets, else what it was given, with the standard values.
    private mutating func create(_ type: String, _ given: [ManifestValue.Field], at place: ManifestPlace)
        -> ManifestValue
    {
        for found in methods[type] ?? [] where found.item.name == "init" {
            guard var scope = bind(found, given, own: nil), depth < Self.maximumDepth else { continue }
            depth += 1
            defer { depth -= 1 }
            _ = run(found.item.body, &scope)
            let set = scope.values.sorted { $0.key < $1.key }
            return ManifestValue(
                .made(.init(name: "", type: type, arguments: set.map { .init(label: $0.key, value: $0.value) })),
                at: place)
        }
        return ManifestValue(.made(.init(name: "", type: type, arguments: given)), at: place)
    }

    private mutating func run(
        _ closure: ManifestClosure, _ outer: ManifestScope, _ given: [ManifestValue]
    ) -> ManifestValue {
        var scope = outer
        for (index, value) in given.enumerated() {
            scope.values["$\(index)"] = value
            if closure.parameters.indices.contains(index) { scope.values[closure.parameters[index]] = value }
        }
        let place = ManifestPlace(file: outer.file, offset: closure.body.first?.offset ?? 0)
        guard depth < Self.maximumDepth else { return ManifestValue(.unknown, at: place) }
        depth += 1
        defer { depth -= 1 }
        return result(of: closure.body, &scope)
    }

    // MARK: Methods

    private mutating func call(
        _ name: String, on base: ManifestValue, _ arguments: [ManifestArgument], at place: ManifestPlace,
        _ scope: inout ManifestScope
    ) -> ManifestValue {
        let given = fields(arguments, &scope)
        switch base.content {
        case .type(let type):
            if name == "init" { return create(type, given, at: place) }
            if let value = callMethod(name, given, of: [type], own: nil, at: place) { return value }
            if isType(name) { return create(name, given, at: place) }
            return ManifestValue(.made(.init(name: name, type: type, arguments: given)), at: place)
        case .array(let items): return list(name, items, given, at: place) ?? own(name, base, given, at: place)
        case .dictionary(let entries):
            return dictionary(name, entries, given, at: place) ?? own(name, base, given, at: place)
        case .text(let text): return string(name, text, given, at: place) ?? own(name, base, given, at: place)
        case .made(let made):
            if made.type == "Environment" { return environment(name, made, given, at: place) }
            return own(name, base, given, at: place)
        default: return own(name, base, given, at: place)
        }
    }

    /// A method that the manifests themselves add to a type.
    private mutating func own(
        _ name: String, _ base: ManifestValue, _ given: [ManifestValue.Field], at place: ManifestPlace
    ) -> ManifestValue {
        let types = base.made?.type.map { [$0] } ?? owners(of: name)
        if let value = callMethod(name, given, of: types, own: base, at: place) { return value }
        return ManifestValue(.unknown, at: place)
    }

    /// `Environment.flavor.getString(default: "store")`: Tuist reads the variable `TUIST_FLAVOR`.
    private func environment(
        _ name: String, _ made: ManifestValue.Made, _ given: [ManifestValue.Field], at place: ManifestPlace
    ) -> ManifestValue {
        let word = made.name.reduce(into: "") { result, letter in
            if letter.isUppercase, !result.isEmpty { result += "_" }
            result += letter.uppercased()
        }
        let text = variables["TUIST_" + word] ?? variables[word] ?? variables[made.name]
        switch (name, text) {
        case ("getString", let text?): return ManifestValue(.text(text), at: place)
        case ("getBoolean", let text?):
            return ManifestValue(.boolean(["1", "true", "TRUE", "yes", "YES"].contains(text)), at: place)
        default: return given.first { $0.label == "default" }?.value ?? ManifestValue(.unknown, at: place)
        }
    }

    private mutating func list(
        _ name: String, _ items: [ManifestValue], _ given: [ManifestValue.Field], at place: ManifestPlace
    ) -> ManifestValue? {
        func value(_ content: ManifestValue.Content) -> ManifestValue { ManifestValue(content, at: place) }
        let closure = given.last.flatMap { field -> (ManifestClosure, ManifestScope)? in
            if case .closure(let closure, let scope) = field.value.content { return (closure, scope) }
            return nil
        }
        switch name {
        case "joined":
            let texts = items.compactMap { description($0) }
            guard texts.count == items.count else { return value(.unknown) }
            return value(.text(texts.joined(separator: given.first?.value.text ?? "")))
        case "contains":
            guard let wanted = given.first?.value, closure == nil else { return value(.unknown) }
            let answers = items.map { $0.equals(wanted) }
            if answers.contains(true) { return value(.boolean(true)) }
            return answers.contains(nil) ? value(.unknown) : value(.boolean(false))
        case "sorted", "reversed", "shuffled": return value(.array(items))
        case "map", "flatMap", "compactMap":
            guard let closure else { return value(.unknown) }
            var results: [ManifestValue] = []
            for item in items {
                let result = run(closure.0, closure.1, [item])
                if name == "flatMap", case .array(let inner) = result.content {
                    results += inner
                } else {
                    results.append(result)
                }
            }
            return value(.array(name == "compactMap" ? results.filter { !$0.isNull } : results))
        case "filter":
            guard let closure else { return value(.unknown) }
            return value(
                .array(
                    items.filter { item in
                        if case .boolean(false) = run(closure.0, closure.1, [item]).content { return false }
                        return true
                    }))
        default: return nil
        }
    }

    private mutating func dictionary(
        _ name: String, _ entries: [ManifestValue.Entry], _ given: [ManifestValue.Field], at place: ManifestPlace
    ) -> ManifestValue? {
        switch name {
        case "merging":
            guard let other = given.first?.value, case .dictionary(let more) = other.content else {
                return ManifestValue(.unknown, at: place)
            }
            return ManifestValue(
                .dictionary(keepsFirst(given) ? Self.merged(more, entries) : Self.merged(entries, more)), at: place)
        case "swiftActiveCompilationConditions":
            return set("SWIFT_ACTIVE_COMPILATION_CONDITIONS", entries, given, place)
        case "otherSwiftFlags": return set("OTHER_SWIFT_FLAGS", entries, given, place)
        case "marketingVersion": return set("MARKETING_VERSION", entries, given, place)
        case "appleGenericVersioningSystem", "automaticCodeSigning", "manualCodeSigning", "codeSignIdentity",
            "currentProjectVersion", "swiftVersion", "bitcodeEnabled", "debugInformationFormat", "swiftCompilationMode",
            "swiftOptimizationLevel", "otherLinkerFlags", "otherCFlags":
            return owners(of: name).isEmpty ? ManifestValue(.dictionary(entries), at: place) : nil
        default: return nil
        }
    }

    /// Whether the closure of `merging(_:uniquingKeysWith:)` keeps the first of two values.
    private mutating func keepsFirst(_ given: [ManifestValue.Field]) -> Bool {
        guard given.count > 1, case .closure(let closure, let scope)? = given.last?.value.content else { return false }
        let place = ManifestPlace(file: 0, offset: 0)
        let answer = run(
            closure, scope, [ManifestValue(.text("first"), at: place), ManifestValue(.text("second"), at: place)])
        return answer.text == "first"
    }

    private func set(
        _ name: String, _ entries: [ManifestValue.Entry], _ given: [ManifestValue.Field], _ place: ManifestPlace
    ) -> ManifestValue? {
        guard let first = given.first?.value, owners(of: name).isEmpty else { return nil }
        let entry = ManifestValue.Entry(key: ManifestValue(.text(name), at: place), value: first)
        return ManifestValue(.dictionary(Self.merged(entries, [entry])), at: place)
    }

    private func string(
        _ name: String, _ text: String, _ given: [ManifestValue.Field], at place: ManifestPlace
    ) -> ManifestValue? {
        func value(_ content: ManifestValue.Content) -> ManifestValue { ManifestValue(content, at: place) }
        switch name {
        case "lowercased": return value(.text(text.lowercased()))
        case "uppercased": return value(.text(text.uppercased()))
        case "hasPrefix": return given.first?.value.text.map { value(.boolean(text.hasPrefix($0))) }
        case "hasSuffix": return given.first?.value.text.map { value(.boolean(text.hasSuffix($0))) }
        case "appending": return given.first?.value.text.map { value(.text(text + $0)) }
        case "replacingOccurrences":
            guard given.count == 2, let old = given[0].value.text, let new = given[1].value.text, !old.isEmpty else {
                return nil
            }
            return value(.text(text.replacing(old, with: new)))
        default: return nil
        }
    }
}
