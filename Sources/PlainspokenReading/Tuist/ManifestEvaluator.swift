import PlainspokenModel

/// Reads constant values off a manifest: literals, constants, members of own types, arguments of own functions.
struct ManifestEvaluator: Sendable {
    let files: [SourceFacts]

    /// A value with the file that it stands in.
    struct Located {
        var value: Value
        var file: Int
        /// Byte range in which its text stands, to find the places of keys.
        var range: Range<Int>
        /// Arguments of the helper function around it, by parameter.
        var environment: [String: Argument]
        /// The file that the arguments stand in.
        var environmentFile: Int
    }

    /// What a value is as data; nil where it is put together at run time.
    func property(_ located: Located, depth: Int = 0) -> PropertyValue? {
        guard depth < 24 else { return nil }
        let place = files[located.file].text.place(at: located.range.lowerBound)
        switch located.value {
        case .string(let text): return PropertyValue(.string(text), at: place)
        case .number(let text): return PropertyValue(.number(text), at: place)
        case .boolean(let flag): return PropertyValue(.boolean(flag), at: place)
        case .array(let items):
            return PropertyValue(
                .array(items.compactMap { property(with($0, like: located), depth: depth + 1) }), at: place)
        case .dictionary(let entries): return dictionary(entries, located, depth)
        case .expression(let index): return expression(index, located, depth)
        case .either(let values):
            return values.lazy.compactMap { property(with($0, like: located), depth: depth + 1) }.first
        case .implicitMember, .null, .closure, .other: return nil
        }
    }

    func text(_ located: Located) -> String? {
        property(located)?.string
    }

    func texts(_ located: Located) -> [String] {
        guard let value = property(located) else { return [] }
        return value.string.map { [$0] } ?? value.items.compactMap(\.string)
    }

    func with(_ value: Value, like located: Located) -> Located {
        var result = located
        result.value = value
        if case .expression(let index) = value, let expression = files[located.file].expressions[safe: index] {
            result.range = expression.offset..<max(expression.end, expression.offset)
        }
        return result
    }

    private func dictionary(
        _ entries: [(key: Value, value: Value)], _ located: Located, _ depth: Int
    ) -> PropertyValue {
        var result: [PropertyEntry] = []
        var after = located.range.lowerBound
        for entry in entries {
            guard let key = text(with(entry.key, like: located)) else { continue }
            let offset =
                self.offset(of: key, in: located.file, from: after, to: located.range.upperBound)
                ?? located.range.lowerBound
            after = offset + 1
            let place = files[located.file].text.place(at: offset)
            var inner = with(entry.value, like: located)
            if case .expression = entry.value {} else { inner.range = offset..<max(located.range.upperBound, offset) }
            let value = property(inner, depth: depth + 1) ?? PropertyValue(.null, at: place)
            result.append(PropertyEntry(key: key, place: place, value: PropertyValue(value.content, at: place)))
        }
        return PropertyValue(.dictionary(result), at: files[located.file].text.place(at: located.range.lowerBound))
    }

    private func offset(of text: String, in file: Int, from start: Int, to end: Int) -> Int? {
        files[file].strings.first { $0.text == text && $0.offset >= start && $0.offset < max(end, start + 1) }?.offset
    }

    private func expression(_ index: Int, _ located: Located, _ depth: Int) -> PropertyValue? {
        guard let expression = files[located.file].expressions[safe: index] else { return nil }
        let last = expression.components.last
        // `.string("x")`, `.dictionary([…])` and the like hold their only argument.
        if case .implicitMember = expression.base, expression.components.count == 1,
            let argument = last?.arguments?.first
        {
            return property(with(argument, in: expression, like: located), depth: depth + 1)
        }
        if last?.name == "merging", let argument = last?.arguments?.first {
            return merged(expression, argument, located, depth)
        }
        guard let found = constant(expression, located) else { return nil }
        return property(found, depth: depth + 1)
    }

    private func with(_ argument: Argument, in expression: Expression, like located: Located) -> Located {
        var result = with(argument.value, like: located)
        if case .expression = argument.value {
        } else {
            result.range = argument.offset..<max(expression.end, argument.offset)
        }
        return result
    }

    /// `base.merging(other)`: the other's entries win.
    private func merged(_ expression: Expression, _ argument: Argument, _ located: Located, _ depth: Int)
        -> PropertyValue?
    {
        var base = expression
        base.components.removeLast()
        let first = constant(base, located).flatMap { property($0, depth: depth + 1) }
        let second = property(with(argument, in: expression, like: located), depth: depth + 1)
        guard let first, let second else { return first ?? second }
        let names = Set(second.entries.map(\.key))
        return PropertyValue(
            .dictionary(first.entries.filter { !names.contains($0.key) } + second.entries), at: first.place)
    }

    /// The value of the constant or parameter that a chain without calls names.
    private func constant(_ expression: Expression, _ located: Located) -> Located? {
        guard expression.components.allSatisfy({ $0.arguments == nil }) else { return nil }
        var names = expression.components.map(\.name)
        if case .name(let first) = expression.base { names.insert(first, at: 0) }
        guard let name = names.last else { return nil }
        if names.count == 1, let argument = located.environment[name] {
            return Located(
                value: argument.value, file: located.environmentFile, range: argument.offset..<(argument.offset + 1),
                environment: [:], environmentFile: located.environmentFile)
        }
        for (file, facts) in files.enumerated() {
            for declaration in facts.declarations where declaration.kind == .variable && declaration.name == name {
                guard let value = declaration.initialValue else { continue }
                let end = facts.declarations.first { $0.offset > declaration.offset }?.offset ?? facts.text.bytes.count
                return Located(
                    value: value, file: file, range: declaration.offset..<max(end, declaration.offset),
                    environment: [:],
                    environmentFile: file)
            }
        }
        return nil
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
