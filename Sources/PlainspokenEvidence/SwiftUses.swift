import PlainspokenModel

/// Fits patterns to one Swift file.
struct SwiftUses {
    let matcher: UseMatcher
    let file: Int

    private var base: CodeBase { matcher.base }
    private var facts: SourceFacts { base.files[file].facts }

    func collect(into found: inout [UseMatch]) {
        for position in facts.expressions.indices { collect(expression: position, into: &found) }
        for assignment in facts.assignments { collect(assignment, into: &found) }
        for declaration in facts.declarations { collect(declaration, into: &found) }
    }

    // MARK: Expressions

    private func collect(expression position: Int, into found: inout [UseMatch]) {
        let expression = facts.expressions[position]
        if case .name(let name) = expression.base {
            for entry in matcher.index.swift[name, default: []] {
                fit(entry, name: name, atBaseOf: position, expression, into: &found)
            }
            for use in matcher.index.functions[name, default: []] where isFreeCall(expression, name) {
                add(use, expression, component: 0, fit: .yes, api: name + "()", into: &found)
            }
        }
        for (component, member) in expression.components.enumerated() where !member.name.isEmpty {
            for entry in matcher.index.swift[member.name, default: []] {
                fit(entry, component: component, of: position, expression, into: &found)
            }
        }
    }

    private func isFreeCall(_ expression: Expression, _ name: String) -> Bool {
        guard let first = expression.components.first, first.name.isEmpty, first.arguments != nil else { return false }
        return base.ownFunctions[name] == nil
    }

    /// A pattern whose word is the chain's base: a type's name, or a member of `self` without `self`.
    private func fit(
        _ entry: PatternIndex.SwiftEntry, name: String, atBaseOf position: Int, _ expression: Expression,
        into found: inout [UseMatch]
    ) {
        let pattern = entry.pattern
        switch pattern.shape {
        case .mention:
            guard let type = pattern.type, matcher.means(name, type), isType(name, expression) else { return }
            guard matcher.isVisible(type, entry.use, in: file) else { return }
            add(entry.use, expression, component: 0, fit: .yes, api: pattern.text, into: &found)
        case .creation:
            guard let type = pattern.type, !type.contains("."), matcher.means(name, type) else { return }
            guard matcher.isVisible(type, entry.use, in: file) else { return }
            guard let call = creationCall(expression, from: 0), let fit = fit(pattern, call) else { return }
            add(entry.use, expression, component: 0, fit: fit, api: pattern.text, into: &found)
        case .instanceMember:
            // `inputNode` inside an extension or subclass of AVAudioEngine.
            guard let type = pattern.type, let enclosing = base.files[file].enclosingType(of: expression.block),
                matcher.means(enclosing, type), base.ownFunctions[name] == nil
            else { return }
            let call = expression.components.first.flatMap { $0.name.isEmpty ? $0 : nil }
            guard let fit = fit(pattern, call) else { return }
            add(entry.use, expression, component: 0, fit: fit, api: pattern.text, into: &found)
        case .function:
            guard isFreeCall(expression, name), let fit = fit(pattern, expression.components.first) else { return }
            add(entry.use, expression, component: 0, fit: fit, api: name + "()", into: &found)
        case .staticMember, .anyMember: break
        }
    }

    /// Whether a capitalised base is the type and not a variable or a nested own type of that name.
    private func isType(_ name: String, _ expression: Expression) -> Bool {
        matcher.types.variable(name, file: file, block: expression.block, offset: expression.offset) == nil
    }

    /// The call that creates a value of the type that ends before a component: `T(…)` or `T.init(…)`.
    private func creationCall(_ expression: Expression, from start: Int) -> Expression.Component? {
        guard let first = expression.components[safe: start], first.arguments != nil, !first.isSubscript else {
            return nil
        }
        return first.name.isEmpty || first.name == "init" ? first : nil
    }

    /// A pattern whose word is a member.
    private func fit(
        _ entry: PatternIndex.SwiftEntry, component: Int, of position: Int, _ expression: Expression,
        into found: inout [UseMatch]
    ) {
        let pattern = entry.pattern
        let member = expression.components[component]
        switch pattern.shape {
        case .staticMember:
            guard let type = pattern.type, isStatic(type, component: component, of: position, entry.use) else { return }
            guard let fit = fit(pattern, member, mayBeReference: true) else { return }
            add(entry.use, expression, component: component, fit: fit, api: pattern.text, into: &found)
        case .instanceMember:
            guard let type = pattern.type, let fit = fit(pattern, member) else { return }
            guard isReceiver(type, component: component, of: position, entry) else { return }
            add(entry.use, expression, component: component, fit: fit, api: pattern.text, into: &found)
        case .anyMember:
            guard matcher.imports(entry.use, in: file), base.ownFunctions[member.name] == nil,
                let fit = fit(pattern, member)
            else { return }
            add(entry.use, expression, component: component, fit: fit, api: pattern.text, into: &found)
        case .creation, .mention:
            fitQualified(entry, component: component, expression, into: &found)
        case .function: break
        }
    }

    /// `AVCaptureDevice.DiscoverySession(…)`, and `Module.Type(…)`.
    private func fitQualified(
        _ entry: PatternIndex.SwiftEntry, component: Int, _ expression: Expression, into found: inout [UseMatch]
    ) {
        guard case .name(let first) = expression.base, let type = entry.pattern.type else { return }
        let path = [first] + expression.components[...component].map(\.name)
        let isModule = base.files[file].modules.contains(first)
        let written = (isModule ? Array(path.dropFirst()) : path).joined(separator: ".")
        guard written == type, base.types[first] == nil || isModule else { return }
        guard matcher.isVisible(type, entry.use, in: file) else { return }
        if entry.pattern.shape == .mention {
            add(entry.use, expression, component: component, fit: .yes, api: entry.pattern.text, into: &found)
            return
        }
        let member = expression.components[component]
        let call = member.arguments != nil ? member : creationCall(expression, from: component + 1)
        guard let call, let fit = fit(entry.pattern, call) else { return }
        add(entry.use, expression, component: component, fit: fit, api: entry.pattern.text, into: &found)
    }

    private func isStatic(_ type: String, component: Int, of position: Int, _ use: Int) -> Bool {
        guard matcher.isVisible(type, use, in: file) else { return false }
        let receiver = matcher.types.resolve(file: file, expression: position, upTo: component)
        if case .metatype(let name) = receiver {
            return matcher.means(unqualified(name), type) || matcher.means(name, type)
        }
        return false
    }

    /// `Speech.SFSpeechRecognizer` without the module.
    private func unqualified(_ name: String) -> String {
        guard let dot = name.firstIndex(of: "."), base.files[file].modules.contains(String(name[..<dot])) else {
            return name
        }
        return String(name[name.index(after: dot)...])
    }

    private func isReceiver(
        _ type: String, component: Int, of position: Int, _ entry: PatternIndex.SwiftEntry
    ) -> Bool {
        switch matcher.types.resolve(file: file, expression: position, upTo: component) {
        case .instance(let name): return matcher.means(unqualified(name), type)
        case .metatype: return false
        case .unknown:
            guard entry.pattern.isDistinctive, base.ownFunctions[entry.pattern.trigger] == nil else { return false }
            return matcher.imports(entry.use, in: file)
        }
    }

    // MARK: Assignments and declarations

    private func collect(_ assignment: Assignment, into found: inout [UseMatch]) {
        guard let target = assignment.target, let expression = facts.expressions[safe: target] else { return }
        let member: String
        if let last = expression.components.last {
            member = last.name
        } else if case .name(let name) = expression.base {
            member = name
        } else {
            return
        }
        for entry in matcher.index.swift[member, default: []] {
            guard let assigned = entry.pattern.assigned, let type = entry.pattern.type else { continue }
            let fit = matcher.values.fit(assignment.value, assigned, file: file)
            guard fit != .no, isAssigned(type, expression, target, entry) else { continue }
            let last = max(expression.components.count - 1, 0)
            add(entry.use, expression, component: last, fit: fit, api: entry.pattern.text, into: &found)
        }
    }

    private func isAssigned(
        _ type: String, _ expression: Expression, _ position: Int, _ entry: PatternIndex.SwiftEntry
    ) -> Bool {
        guard expression.components.isEmpty else {
            return isReceiver(type, component: expression.components.count - 1, of: position, entry)
        }
        return base.files[file].enclosingType(of: expression.block).map { matcher.means($0, type) } ?? false
    }

    /// Types named in declarations, and `let central: CBCentralManager = .init(…)`.
    private func collect(_ declaration: Declaration, into found: inout [UseMatch]) {
        let names = (declaration.type.map { [$0] } ?? []) + declaration.inherited
        for written in names {
            for entry in matcher.index.swift[CodeBase.lastName(written), default: []] {
                guard let type = entry.pattern.type, matcher.means(unqualified(written), type),
                    matcher.isVisible(type, entry.use, in: file)
                else { continue }
                switch entry.pattern.shape {
                case .mention: add(entry.use, declaration, fit: .yes, api: entry.pattern.text, into: &found)
                case .creation:
                    guard case .expression(let index)? = declaration.initialValue,
                        let call = implicitCreation(index), let fit = fit(entry.pattern, call)
                    else { continue }
                    add(entry.use, declaration, fit: fit, api: entry.pattern.text, into: &found)
                default: continue
                }
            }
        }
    }

    private func implicitCreation(_ index: Int) -> Expression.Component? {
        guard let value = facts.expressions[safe: index], case .implicitMember = value.base,
            let first = value.components.first, first.name == "init", first.arguments != nil
        else { return nil }
        return first
    }

    private func fit(
        _ pattern: UsePattern, _ member: Expression.Component?, mayBeReference: Bool = false
    ) -> ValueResolver.Fit? {
        matcher.fit(pattern, member, file: file, mayBeReference: mayBeReference)
    }

    private func add(
        _ use: Int, _ expression: Expression, component: Int, fit: ValueResolver.Fit, api: String,
        into found: inout [UseMatch]
    ) {
        found.append(
            UseMatch(
                use: use, file: file, block: expression.block,
                offset: matcher.offset(of: expression, component: component, in: file), api: api,
                confidence: matcher.confidence(use, fit)))
    }

    private func add(
        _ use: Int, _ declaration: Declaration, fit: ValueResolver.Fit, api: String, into found: inout [UseMatch]
    ) {
        found.append(
            UseMatch(
                use: use, file: file, block: declaration.block, offset: declaration.offset, api: api,
                confidence: matcher.confidence(use, fit)))
    }
}
