import PlainspokenModel

/// Names the types that are asked of Health, to read and to write.
struct HealthTypes {
    let cells: Cells
    let context: CompilationContext
    private var base: CodeBase { cells.base }

    func practices() -> [Practice] {
        base.files.indices.flatMap { file -> [Practice] in
            let indexed = base.files[file]
            guard indexed.modules.contains("HealthKit") else { return [] }
            return indexed.facts.expressions.flatMap { chain in
                chain.components.flatMap { asked($0, chain, file) }
            } + activities(file)
        }
    }

    private static let reads: Set<String> = ["read", "readTypes", "typesToRead"]
    private static let writes: Set<String> = [
        "toShare", "share", "requestAuthorizationToShareTypes", "typesToShare",
    ]

    private func asked(_ component: Expression.Component, _ chain: Expression, _ file: Int) -> [Practice] {
        let indexed = base.files[file]
        guard component.name.hasPrefix("requestAuthorization") || component.name == "healthDataAccessRequest",
            context.reach(block: chain.block, offset: component.offset, in: indexed).answer != .no
        else { return [] }
        return (component.arguments ?? []).enumerated().flatMap { number, argument -> [Practice] in
            let label = argument.label ?? ""
            let kind: Practice.Kind? = Self.reads.contains(label) ? .reads : Self.writes.contains(label) ? .writes : nil
            guard let kind else { return [] }
            let range = Statement(file: indexed).value(of: number, in: component, of: chain)
            var seen: Set<String> = []
            return types(argument.value, range, chain.block, file, depth: 0).filter { seen.insert($0.name).inserted }
                .map {
                    Practice(
                        kind, of: kind == .reads ? "health-read" : "health-write",
                        at: base.files[$0.file].facts.text.place(at: $0.offset), confidence: .likely,
                        api: "HKHealthStore.requestAuthorization(toShare:read:)",
                        feature: indexed.feature(of: chain.block),
                        subject: $0.name)
                }
        }
    }

    private struct Found {
        var name: String
        var file: Int
        var offset: Int
    }

    /// The identifiers in a value, followed through variables: `.heartRate`, `HKQuantityTypeIdentifierHeartRate`, `workout`.
    private func types(_ value: Value, _ range: Range<Int>, _ block: Int, _ file: Int, depth: Int) -> [Found] {
        guard depth < 5 else { return [] }
        let indexed = base.files[file]
        return indexed.expressions(in: range).flatMap { index -> [Found] in
            let chain = indexed.facts.expressions[index]
            if let name = identifier(chain) { return [Found(name: name, file: file, offset: chain.offset)] }
            guard let cell = cells.cell(ExpressionReference(file: file, index: index)) ?? called(file, index),
                case .declared(let reference) = cell
            else { return members(chain, file) }
            return declared(reference, depth: depth + 1)
        } + members(value, file, range)
    }

    private func called(_ file: Int, _ index: Int) -> Cell? {
        let chain = base.files[file].facts.expressions[index]
        return chain.components.isEmpty
            ? nil : cells.cell(ExpressionReference(file: file, index: index), upTo: chain.components.count)
    }

    private func declared(_ reference: CodeBase.Reference, depth: Int) -> [Found] {
        let declaration = base.declaration(reference)
        let other = base.files[reference.file]
        if let body = declaration.body {
            return types(.other, other.facts.blocks[body].range, body, reference.file, depth: depth)
        }
        guard let value = declaration.initialValue else { return [] }
        let range = Statement(file: other).value(of: declaration)
        return types(value, range, declaration.block, reference.file, depth: depth)
    }

    /// `HKQuantityType(.heartRate)`: the implicit member is an argument and no chain of its own.
    private func members(_ chain: Expression, _ file: Int) -> [Found] {
        guard case .name(let name) = chain.base, name.hasPrefix("HK") else { return [] }
        return chain.components.flatMap { component in
            (component.arguments ?? []).compactMap { argument -> Found? in
                guard case .implicitMember(let member) = argument.value else { return nil }
                return Found(name: member, file: file, offset: argument.offset)
            }
        }
    }

    private func members(_ value: Value, _ file: Int, _ range: Range<Int>) -> [Found] {
        guard case .array(let items) = value else { return [] }
        return items.compactMap { item in
            guard case .implicitMember(let name) = item else { return nil }
            return Found(name: name, file: file, offset: range.lowerBound)
        }
    }

    private func identifier(_ chain: Expression) -> String? {
        guard case .name(let name) = chain.base else { return nil }
        for prefix in ["HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier", "HKCharacteristicTypeIdentifier"]
        where name.hasPrefix(prefix) {
            if name.count > prefix.count { return Self.lowercased(String(name.dropFirst(prefix.count))) }
            return chain.components.first?.name
        }
        if name.hasPrefix("HK"), chain.components.contains(where: { $0.name == "workoutType" }) { return "workout" }
        return nil
    }

    private static func lowercased(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

    // MARK: Kinds of workouts

    /// `let kinds: [HKWorkoutActivityType] = [.running]`, `configuration.activityType = .running`.
    private func activities(_ file: Int) -> [Practice] {
        let indexed = base.files[file]
        var found: [(name: String, offset: Int, block: Int)] = []
        for declaration in indexed.facts.declarations
        where declaration.type?.contains("HKWorkoutActivityType") ?? false {
            found += names(declaration.initialValue).map { ($0, declaration.offset, declaration.block) }
        }
        for assignment in indexed.facts.assignments {
            guard let target = assignment.target,
                indexed.facts.expressions[target].components.last?.name == "activityType"
            else { continue }
            found += names(assignment.value).map { ($0, assignment.offset, assignment.block) }
        }
        return found.map { name, offset, block in
            Practice(
                .writes, of: "health-write", at: indexed.facts.text.place(at: offset), confidence: .likely,
                api: "HKWorkoutActivityType", feature: indexed.feature(of: block), subject: name)
        }
    }

    private func names(_ value: Value?) -> [String] {
        switch value {
        case .implicitMember(let name): [name]
        case .array(let items): items.flatMap(names)
        case .either(let values): values.flatMap(names)
        default: []
        }
    }
}
