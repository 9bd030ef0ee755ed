import PlainspokenModel

/// Finds the type of a receiver from what stands in the target's own files: no overloads, no inference across calls.
struct TypeResolver {
    let base: CodeBase

    /// What a chain stands for up to some component.
    enum Resolved: Equatable {
        /// A value of the type.
        case instance(String)
        /// The type itself.
        case metatype(String)
        case unknown

        var typeName: String? {
            switch self {
            case .instance(let name), .metatype(let name): name
            case .unknown: nil
            }
        }
    }

    /// Members of Apple's types that lead from one type of the catalogue to another.
    private static let knownMembers = [
        "AVAudioEngine.inputNode": "AVAudioInputNode",
        "ARView.session": "ARSession", "ARSCNView.session": "ARSession", "ARSKView.session": "ARSession",
    ]

    /// The type of an expression up to, not including, the component at `end`.
    func resolve(file: Int, expression index: Int, upTo end: Int, depth: Int = 0) -> Resolved {
        let facts = base.files[file].facts
        guard depth < 12, facts.expressions.indices.contains(index) else { return .unknown }
        let expression = facts.expressions[index]
        var start = 0
        var current: Resolved
        switch expression.base {
        case .implicitMember, .other: return .unknown
        case .name(let name):
            if end > 0, let first = expression.components.first, first.name.isEmpty, first.arguments != nil {
                current = call(
                    of: name, file: file, expression: expression, isSubscript: first.isSubscript, depth: depth)
                start = 1
            } else {
                current = self.name(name, file: file, block: expression.block, offset: expression.offset, depth: depth)
            }
        }
        for component in expression.components[min(start, end)..<min(end, expression.components.count)] {
            current = step(from: current, component: component, file: file, depth: depth)
            if current == .unknown { return .unknown }
        }
        return current
    }

    /// What a bare name stands for at an offset.
    func name(_ name: String, file: Int, block: Int, offset: Int, depth: Int) -> Resolved {
        if name == "self" || name == "Self" || name == "super" {
            guard let type = base.files[file].enclosingType(of: block) else { return .unknown }
            return name == "Self" ? .metatype(type) : .instance(type)
        }
        if let found = variable(name, file: file, block: block, offset: offset) {
            return type(of: found, depth: depth + 1).map(Resolved.instance) ?? .unknown
        }
        return name.first?.isUppercase == true ? .metatype(base.canonical(name)) : .unknown
    }

    /// The nearest declaration of a variable: local ones before the offset, members, globals.
    func variable(_ name: String, file: Int, block: Int, offset: Int) -> CodeBase.Reference? {
        let indexed = base.files[file]
        for ancestor in indexed.ancestors(of: block) {
            if let found = local(name, in: ancestor, of: indexed, before: offset) {
                return CodeBase.Reference(file: file, declaration: found)
            }
            if case .type(let declaration) = indexed.facts.blocks[ancestor].kind {
                let type = CodeBase.lastName(indexed.facts.declarations[declaration].name)
                if let found = base.member(name, of: type) ?? underscored(name, of: type), isVariable(found) {
                    return found
                }
            }
        }
        return base.globals[name].flatMap { isVariable($0) ? $0 : nil }
    }

    private func local(_ name: String, in block: Int, of indexed: IndexedFile, before offset: Int) -> Int? {
        switch indexed.facts.blocks[block].kind {
        case .type, .file: return nil
        default: break
        }
        return indexed.variables(name, in: block).last { index in
            let declaration = indexed.facts.declarations[index]
            return declaration.offset <= offset && !isInside(offset, declaration.initialValue, of: indexed)
        }
    }

    /// In `guard let store = store` the second one is another variable.
    private func isInside(_ offset: Int, _ value: Value?, of indexed: IndexedFile) -> Bool {
        switch value {
        case .expression(let index):
            indexed.facts.expressions[safe: index].map { $0.offset <= offset && offset < $0.end } ?? false
        case .either(let values): values.contains { isInside(offset, $0, of: indexed) }
        default: false
        }
    }

    /// Objective-C's `_manager` is the storage of `manager`.
    private func underscored(_ name: String, of type: String) -> CodeBase.Reference? {
        name.hasPrefix("_") ? base.member(String(name.dropFirst()), of: type) : nil
    }

    private func isVariable(_ reference: CodeBase.Reference) -> Bool {
        base.declaration(reference).kind == .variable
    }

    private func type(of reference: CodeBase.Reference, depth: Int) -> String? {
        let declaration = base.declaration(reference)
        if let written = declaration.type { return base.canonical(written) }
        guard depth < 12, let value = declaration.initialValue else { return nil }
        return type(of: value, file: reference.file, depth: depth)
    }

    func type(of value: Value, file: Int, depth: Int) -> String? {
        switch value {
        case .expression(let index):
            let count = base.files[file].facts.expressions[index].components.count
            if case .instance(let name) = resolve(file: file, expression: index, upTo: count, depth: depth + 1) {
                return name
            }
            return nil
        case .either(let values):
            return values.lazy.compactMap { type(of: $0, file: file, depth: depth + 1) }.first
        default: return nil
        }
    }

    private func call(
        of name: String, file: Int, expression: Expression, isSubscript: Bool, depth: Int
    ) -> Resolved {
        if isSubscript { return .unknown }
        if name.first?.isUppercase == true, base.ownFunctions[name] == nil {
            return .instance(base.canonical(name))
        }
        let member = base.files[file].enclosingType(of: expression.block).flatMap { base.member(name, of: $0) }
        if let found = member ?? base.globals[name] {
            return base.declaration(found).type.map { .instance(base.canonical($0)) } ?? .unknown
        }
        return .unknown
    }

    private func step(from current: Resolved, component: Expression.Component, file: Int, depth: Int) -> Resolved {
        switch current {
        case .unknown: .unknown
        case .metatype(let type): staticStep(type, component, depth: depth)
        case .instance(let type): instanceStep(type, component, depth: depth)
        }
    }

    private func staticStep(_ type: String, _ component: Expression.Component, depth: Int) -> Resolved {
        let name = component.name
        let isCalled = component.arguments != nil
        if name == "self" { return .metatype(type) }
        if name.isEmpty || name == "init" || name == "alloc" || name == "new" { return .instance(type) }
        if name.first?.isUppercase == true {
            return isCalled ? .instance(type + "." + name) : .metatype(type + "." + name)
        }
        if let own = base.member(name, of: CodeBase.lastName(type)) {
            return self.type(of: own, depth: depth + 1).map(Resolved.instance) ?? .unknown
        }
        return Self.givesOwnType(name) ? .instance(type) : .unknown
    }

    private func instanceStep(_ type: String, _ component: Expression.Component, depth: Int) -> Resolved {
        let name = component.name
        if let known = Self.knownMembers[type + "." + name] { return .instance(known) }
        if name == "self" || name.hasPrefix("init") && component.arguments != nil { return .instance(type) }
        if let own = base.member(name, of: CodeBase.lastName(type)) {
            return self.type(of: own, depth: depth + 1).map(Resolved.instance) ?? .unknown
        }
        return .unknown
    }

    /// Static members of Apple's types that by custom give a value of the type: `shared`, `default(for:)`.
    private static func givesOwnType(_ name: String) -> Bool {
        ["shared", "default", "main", "current", "standard", "local"].contains(name)
            || name.hasPrefix("shared") || name.hasPrefix("default") || name.hasPrefix("initWith")
    }
}
