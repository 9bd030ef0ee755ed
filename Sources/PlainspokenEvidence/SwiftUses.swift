import PlainspokenModel

/// Fits patterns to one Swift file.
struct SwiftUses {
    let matcher: UseMatcher
    let file: Int
    /// Kept beside, because a way through the matcher copies it for every expression.
    let facts: SourceFacts

    var base: CodeBase { matcher.base }

    init(matcher: UseMatcher, file: Int) {
        self.matcher = matcher
        self.file = file
        facts = matcher.base.files[file].facts
    }

    func collect(into found: inout [UseMatch]) {
        for position in matcher.candidates(file) { collect(expression: position, into: &found) }
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
            collectCreation(of: name, expression, into: &found)
            for use in matcher.index.functions[name, default: []] where isFreeCall(expression, name) {
                add(use, expression, component: 0, fit: .yes, api: name + "()", into: &found)
            }
        }
        if case .implicitMember = expression.base { collectReturned(position, into: &found) }
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
    func isType(_ name: String, _ expression: Expression) -> Bool {
        matcher.types.variable(name, file: file, block: expression.block, offset: expression.offset) == nil
    }

    /// The call that creates a value of the type that ends before a component: `T(…)` or `T.init(…)`.
    func creationCall(_ expression: Expression, from start: Int) -> Expression.Component? {
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
    func unqualified(_ name: String) -> String {
        guard let dot = name.firstIndex(of: "."), base.files[file].modules.contains(String(name[..<dot])) else {
            return name
        }
        return String(name[name.index(after: dot)...])
    }

    func isReceiver(
        _ type: String, component: Int, of position: Int, _ entry: PatternIndex.SwiftEntry
    ) -> Bool {
        // `.inputNode` alone is a static member.
        if component == 0, case .implicitMember = facts.expressions[position].base { return false }
        switch matcher.types.resolve(file: file, expression: position, upTo: component) {
        case .instance(let name):
            // A class of one's own may do something else under the name; what it calls is seen there.
            if base.overrides(entry.pattern.trigger, in: unqualified(name)) { return false }
            return matcher.means(unqualified(name), type) || matcher.conforms(type, to: unqualified(name))
        case .metatype: return false
        case .unknown:
            guard entry.pattern.isDistinctive, !base.declares(entry.pattern.trigger) else { return false }
            return matcher.imports(entry.use, in: file)
        }
    }

    // MARK: Results

    func fit(
        _ pattern: UsePattern, _ member: Expression.Component?, mayBeReference: Bool = false
    ) -> ValueResolver.Fit? {
        matcher.fit(pattern, member, file: file, mayBeReference: mayBeReference)
    }

    func add(
        _ use: Int, _ expression: Expression, component: Int, fit: ValueResolver.Fit, api: String,
        into found: inout [UseMatch]
    ) {
        found.append(
            UseMatch(
                use: use, file: file, block: expression.block,
                offset: matcher.offset(of: expression, component: component, in: file), api: api,
                confidence: matcher.confidence(use, fit)))
    }

    func add(
        _ use: Int, _ declaration: Declaration, fit: ValueResolver.Fit, api: String, into found: inout [UseMatch]
    ) {
        found.append(
            UseMatch(
                use: use, file: file, block: declaration.block, offset: declaration.offset, api: api,
                confidence: matcher.confidence(use, fit)))
    }
}
