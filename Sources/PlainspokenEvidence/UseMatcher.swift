import PlainspokenModel

/// A place in code where a use of the catalogue fits.
package struct UseMatch: Sendable {
    /// Index into `PatternIndex.uses`.
    package var use: Int
    package var file: Int
    package var block: Int
    package var offset: Int
    package var api: String
    package var confidence: Confidence
}

/// Fits the catalogue's patterns to the code of one target.
package struct UseMatcher {
    let base: CodeBase
    let index: PatternIndex
    let types: TypeResolver
    let values: ValueResolver
    /// Hashes of the names that a chain must hold for a pattern to fit, rising.
    private let words: [UInt32]

    package init(_ base: CodeBase, index: PatternIndex) {
        self.base = base
        self.index = index
        let own = Set(base.types.keys).union(base.aliases.keys).filter { name in
            base.foreignAncestors(of: name).contains { index.swift[CodeBase.lastName($0)] != nil }
        }
        words = Set(index.words).union(ChainNames.hashes(own)).union([ChainNames.hash("init")]).sorted()
        types = TypeResolver(base: base)
        values = ValueResolver(types: types)
    }

    /// The chains of a file that a pattern may fit, in source order.
    func candidates(_ file: Int) -> [Int] { base.files[file].chainNames.chains(anyOf: words) }

    /// All matches in source order; uses that want another beside them are left out where it is missing.
    package func matches() -> [UseMatch] {
        var found: [UseMatch] = []
        for file in base.files.indices {
            switch base.files[file].facts.language {
            case .swift: SwiftUses(matcher: self, file: file).collect(into: &found)
            case .objectiveC: ObjectiveCUses(matcher: self, file: file).collect(into: &found)
            }
        }
        let fitting = Set(found.map(\.use))
        var holding: [[Int]: Bool] = [:]
        return found.compactMap { match in
            let use = index.uses[match.use]
            guard !use.isAuxiliary, use.beside.isEmpty || use.beside.contains(where: fitting.contains) else {
                return nil
            }
            var match = match
            guard !use.use.literals.isEmpty else { return match }
            let known = holding[[match.use, match.file]] ?? holds(use.use.literals, file: match.file)
            holding[[match.use, match.file]] = known
            if !known {
                guard use.use.confidence > .possible else { return nil }
                match.confidence = .possible
            }
            return match
        }
    }

    /// Whether a string literal of the file holds one of the texts, which are in lower case.
    private func holds(_ texts: [String], file: Int) -> Bool {
        base.files[file].facts.strings.contains { literal in
            let lower = literal.text.lowercased()
            return texts.contains { lower.contains($0) }
        }
    }

    /// Whether a call fits a pattern's arguments; nil where it does not.
    func fit(
        _ pattern: UsePattern, _ member: Expression.Component?, file: Int, mayBeReference: Bool = false
    ) -> ValueResolver.Fit? {
        if pattern.assigned != nil { return nil }
        guard pattern.isCall else { return .yes }
        guard let arguments = member?.arguments, member?.isSubscript == false else {
            return mayBeReference && pattern.arguments.isEmpty ? .yes : nil
        }
        var result = ValueResolver.Fit.yes
        for wanted in pattern.arguments {
            switch fit(wanted, arguments, file: file) {
            case .yes: continue
            case .no: return nil
            case .unknown: result = .unknown
            }
        }
        return result
    }

    /// One argument of a pattern; `_` stands for the arguments without a label, trailing closures aside.
    private func fit(
        _ wanted: UsePattern.ArgumentPattern, _ arguments: [Argument], file: Int
    ) -> ValueResolver.Fit {
        let candidates = arguments.filter { argument in
            wanted.label == "_" ? argument.label == nil && !argument.isTrailing : argument.label == wanted.label
        }
        if wanted.value == .absent { return candidates.isEmpty ? .yes : .no }
        let fits = candidates.map { values.fit($0.value, wanted.value, file: file) }
        if case .noneOf = wanted.value { return fits.isEmpty || fits.contains(.no) ? .no : .yes }
        return fits.contains(.yes) ? .yes : fits.contains(.unknown) ? .unknown : .no
    }

    /// Whether a type of the catalogue is meant by a name: an own type of the same name hides it.
    func means(_ written: String, _ type: String) -> Bool {
        let root = type.prefix { $0 != "." }
        return base.types[String(root)] == nil && base.isKind(written, of: type)
    }

    /// Whether a type of the catalogue is extended to fit a protocol of the target, which then stands for it.
    func conforms(_ type: String, to own: String) -> Bool {
        guard let found = base.types[own], base.declaration(found).keyword == "protocol" else { return false }
        return base.isKind(type, of: own)
    }

    /// Names without a framework's prefix may be anybody's: the file must import the module.
    func isVisible(_ type: String?, _ use: Int, in file: Int) -> Bool {
        if let type, type.prefix(2).allSatisfy(\.isUppercase), type.count > 2 { return true }
        return imports(use, in: file)
    }

    func imports(_ use: Int, in file: Int) -> Bool {
        let modules = index.uses[use].use.modules
        return modules.isEmpty || modules.contains { base.files[file].modules.contains($0) }
    }

    /// Where a match shows: the member's own line, the chain's start where both stand on one line.
    func offset(of expression: Expression, component: Int, in file: Int) -> Int {
        guard let member = expression.components[safe: component] else { return expression.offset }
        let text = base.files[file].facts.text
        return text.line(at: expression.offset) == text.line(at: member.offset)
            ? expression.offset : member.offset
    }

    func confidence(_ use: Int, _ fit: ValueResolver.Fit) -> Confidence {
        fit == .unknown ? .possible : index.uses[use].use.confidence
    }
}
