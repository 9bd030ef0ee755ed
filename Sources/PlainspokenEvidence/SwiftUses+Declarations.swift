import PlainspokenModel

/// Uses that stand outside a chain of their own: creations by other names, assignments, types in declarations.
extension SwiftUses {
    /// The creation of an own type that inherits from one of the catalogue, or of an alias.
    func collectCreation(of name: String, _ expression: Expression, into found: inout [UseMatch]) {
        guard let call = creationCall(expression, from: 0), isType(name, expression) else { return }
        for ancestor in base.foreignAncestors(of: name) where ancestor != name {
            for (entry, fit) in creations(of: ancestor, call) {
                add(entry.use, expression, component: 0, fit: fit, api: entry.pattern.text, into: &found)
            }
        }
    }

    /// `.init(…)` as the value of a function or computed variable whose type is written.
    func collectReturned(_ position: Int, into found: inout [UseMatch]) {
        let expression = facts.expressions[position]
        guard expression.parent == nil, let call = implicitCreation(position) else { return }
        switch facts.blocks[safe: expression.block]?.kind {
        case .function(let owner), .accessor(let owner):
            guard let type = facts.declarations[safe: owner]?.type else { return }
            for (entry, fit) in creations(of: unqualified(type), call) {
                add(entry.use, expression, component: 0, fit: fit, api: entry.pattern.text, into: &found)
            }
        default: return
        }
    }

    /// The patterns of creations that a call fits.
    private func creations(
        of type: String, _ call: Expression.Component
    ) -> [(entry: PatternIndex.SwiftEntry, fit: ValueResolver.Fit)] {
        matcher.index.swift[CodeBase.lastName(type), default: []].compactMap { entry in
            guard entry.pattern.shape == .creation, let wanted = entry.pattern.type, matcher.means(type, wanted),
                matcher.isVisible(wanted, entry.use, in: file)
            else { return nil }
            return fit(entry.pattern, call).map { (entry, $0) }
        }
    }

    func collect(_ assignment: Assignment, into found: inout [UseMatch]) {
        guard let target = assignment.target, let expression = facts.expressions[safe: target] else { return }
        if case .expression(let index) = assignment.value, let call = implicitCreation(index),
            case .instance(let type) = matcher.types.resolve(
                file: file, expression: target, upTo: expression.components.count)
        {
            for (entry, fit) in creations(of: unqualified(type), call) {
                add(entry.use, facts.expressions[index], component: 0, fit: fit, api: entry.pattern.text, into: &found)
            }
        }
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
    func collect(_ declaration: Declaration, into found: inout [UseMatch]) {
        for written in (declaration.type.map { [$0] } ?? []) + declaration.inherited {
            for name in written.utf8.split(whereSeparator: { !Self.isPartOfName($0) }) {
                collect(mention: String(Substring(name)), declaration, into: &found)
            }
            guard case .expression(let index)? = declaration.initialValue, let call = implicitCreation(index) else {
                continue
            }
            for (entry, fit) in creations(of: unqualified(base.canonical(written)), call) {
                add(entry.use, declaration, fit: fit, api: entry.pattern.text, into: &found)
            }
        }
    }

    /// Whether a byte may stand in a type's name, with the types around it.
    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }

    private func collect(mention name: String, _ declaration: Declaration, into found: inout [UseMatch]) {
        for entry in matcher.index.swift[CodeBase.lastName(name), default: []] where entry.pattern.shape == .mention {
            guard let type = entry.pattern.type, matcher.means(unqualified(name), type),
                matcher.isVisible(type, entry.use, in: file)
            else { continue }
            add(entry.use, declaration, fit: .yes, api: entry.pattern.text, into: &found)
        }
    }

    private func implicitCreation(_ index: Int) -> Expression.Component? {
        guard let value = facts.expressions[safe: index], case .implicitMember = value.base,
            let first = value.components.first, first.name == "init", first.arguments != nil
        else { return nil }
        return first
    }
}
