import PlainspokenModel

/// Fits patterns to one Objective-C file.
struct ObjectiveCUses {
    let matcher: UseMatcher
    let file: Int
    /// Kept beside, because a way through the matcher copies it for every expression.
    private let facts: SourceFacts

    init(matcher: UseMatcher, file: Int) {
        self.matcher = matcher
        self.file = file
        facts = matcher.base.files[file].facts
    }

    func collect(into found: inout [UseMatch]) {
        for position in matcher.candidates(file) { collect(expression: position, into: &found) }
        for assignment in facts.assignments { collect(assignment, into: &found) }
        for declaration in facts.declarations {
            for written in (declaration.type.map { [$0] } ?? []) + declaration.inherited {
                for entry in matcher.index.mentions[written, default: []]
                where matcher.means(written, entry.pattern.type) {
                    add(entry, block: declaration.block, offset: declaration.offset, fit: .yes, into: &found)
                }
            }
        }
    }

    private func collect(expression position: Int, into found: inout [UseMatch]) {
        let expression = facts.expressions[position]
        if case .name(let name) = expression.base {
            for use in matcher.index.functions[name, default: []] {
                guard expression.components.first?.name.isEmpty == true, matcher.base.ownFunctions[name] == nil else {
                    continue
                }
                found.append(
                    UseMatch(
                        use: use, file: file, block: expression.block, offset: expression.offset, api: name + "()",
                        confidence: matcher.confidence(use, .yes)))
            }
            for entry in matcher.index.mentions[name, default: []] where matcher.means(name, entry.pattern.type) {
                add(entry, block: expression.block, offset: expression.offset, fit: .yes, into: &found)
            }
        }
        for (component, member) in expression.components.enumerated() {
            for entry in matcher.index.selectors[member.name, default: []] where entry.pattern.selector == member.name {
                guard isReceiver(of: entry, component: component, position) else { continue }
                guard let fit = fit(entry.pattern, member) else { continue }
                let offset = matcher.offset(of: expression, component: component, in: file)
                add(entry, block: expression.block, offset: offset, fit: fit, into: &found)
            }
        }
    }

    private func collect(_ assignment: Assignment, into found: inout [UseMatch]) {
        guard let target = assignment.target, let expression = facts.expressions[safe: target],
            let last = expression.components.last
        else { return }
        for entry in matcher.index.selectors[last.name, default: []] {
            guard entry.pattern.selector.flatMap(PatternIndex.property) == last.name,
                let wanted = entry.pattern.values.first,
                isReceiver(of: entry, component: expression.components.count - 1, target)
            else { continue }
            let fit = matcher.values.fit(assignment.value, wanted, file: file)
            if fit != .no { add(entry, block: expression.block, offset: expression.offset, fit: fit, into: &found) }
        }
    }

    private func isReceiver(of entry: PatternIndex.SelectorEntry, component: Int, _ position: Int) -> Bool {
        let pattern = entry.pattern
        switch matcher.types.resolve(file: file, expression: position, upTo: component) {
        case .metatype(let name): return pattern.isClassMessage && matcher.means(name, pattern.type)
        case .instance(let name): return !pattern.isClassMessage && matcher.means(name, pattern.type)
        case .unknown:
            return pattern.isDistinctive && !matcher.base.declares(pattern.selector ?? "")
        }
    }

    private func fit(_ pattern: SelectorPattern, _ member: Expression.Component) -> ValueResolver.Fit? {
        var result = ValueResolver.Fit.yes
        for (position, wanted) in pattern.values.enumerated() where wanted != .anything {
            guard let argument = member.arguments?[safe: position] else { return nil }
            switch matcher.values.fit(argument.value, wanted, file: file) {
            case .yes: continue
            case .no: return nil
            case .unknown: result = .unknown
            }
        }
        return result
    }

    private func add(
        _ entry: PatternIndex.SelectorEntry, block: Int, offset: Int, fit: ValueResolver.Fit,
        into found: inout [UseMatch]
    ) {
        found.append(
            UseMatch(
                use: entry.use, file: file, block: block, offset: offset, api: entry.pattern.text,
                confidence: matcher.confidence(entry.use, fit)))
    }
}
