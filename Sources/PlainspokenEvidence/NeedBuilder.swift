import PlainspokenModel

/// How much a use counts for a target.
package enum UseWeight: Sendable, Hashable {
    case full
    /// It may run, and nothing shows that it does.
    case possible
    case nothing

    /// The most that its confidence may be.
    fileprivate var limit: Confidence {
        self == .full ? .certain : .possible
    }
}

/// Turns matches into the keys that one target needs on its platform and systems.
package struct NeedBuilder {
    let base: CodeBase
    let index: PatternIndex
    let context: CompilationContext
    let weight: (UseMatch) -> UseWeight
    /// Code of plug-ins and libraries that came with the app's own.
    let suppliers: SuppliedCode
    /// Uses that stand behind a look at an authorization nobody asks for; nil where another program may ask for it.
    let guards: StatusGuards?
    /// Whether all code that may ask is read.
    let isComplete: Bool

    package init(
        _ base: CodeBase, index: PatternIndex, context: CompilationContext, guards: StatusGuards? = nil,
        weight: @escaping (UseMatch) -> UseWeight = { _ in .full }, suppliers: SuppliedCode = SuppliedCode(),
        isComplete: Bool = true
    ) {
        self.isComplete = isComplete
        self.guards = guards
        self.base = base
        self.index = index
        self.context = context
        self.weight = weight
        self.suppliers = suppliers
    }

    /// One need for each key and set of alternatives, in the order of the catalogue.
    package func needs(
        from matches: [UseMatch], and binaries: [BinaryMatch] = [], supplies: [Supply] = []
    ) -> [Need] {
        var table: [[String]: Draft] = [:]
        for match in matches {
            let weight = weight(match)
            guard weight != .nothing else { continue }
            let use = index.uses[match.use]
            guard use.use.platforms.map({ $0.contains(context.platform) || isCatalystFor($0) }) ?? true else {
                continue
            }
            let answer = context.reach(block: match.block, offset: match.offset, in: base.files[match.file]).answer
            let systems = context.systems(block: match.block, offset: match.offset, file: match.file, in: base)
            guard answer != .no, !systems.isEmpty else { continue }
            var evidence = evidence(of: match, answer, weight)
            // Code that never runs is a mention for the upload check and no more.
            if guards?.holds(back: match) ?? false { evidence.strength = .reference }
            for requirement in use.use.keys {
                guard let range = applicable(requirement, systems) else { continue }
                let alternatives = readable(requirement, from: range.from)
                guard !alternatives.isEmpty else { continue }
                merge(alternatives, use.resource, range, evidence, into: &table)
                table[alternatives]?.dependents = requirement.dependents
            }
        }
        for match in binaries { add(match, into: &table) }
        for supply in supplies { add(supply, into: &table) }
        if isComplete { narrow(&table) }
        return table.values.map { sorted($0.need) }.sorted { order($0) < order($1) }
    }

    /// Takes out of the alternatives what does only where other code asks for it, and nothing does.
    private func narrow(_ table: inout [[String]: Draft]) {
        for (alternatives, draft) in table where !draft.dependents.isEmpty {
            let kept = alternatives.filter { key in
                !draft.dependents.contains(key)
                    || table.contains { $0.key.first == key && $0.value.need.strength >= .access }
            }
            guard kept.count < alternatives.count, !kept.isEmpty else { continue }
            table[alternatives] = nil
            for evidence in draft.need.evidence {
                var need = draft.need
                need.alternatives = kept
                need.evidence = []
                table[kept, default: Draft(need: need)].need.grow(evidence, need)
                table[kept, default: Draft(need: need)].add(evidence)
            }
        }
    }

    /// A binary tells nothing of the systems on which its code runs.
    private func add(_ match: BinaryMatch, into table: inout [[String]: Draft]) {
        guard match.platforms.map({ $0.contains(context.platform) || isCatalystFor($0) }) ?? true else { return }
        let systems = SystemRange(from: context.deploymentTarget, below: nil)
        for requirement in match.keys {
            guard let range = applicable(requirement, systems) else { continue }
            let alternatives = readable(requirement, from: range.from)
            guard !alternatives.isEmpty else { continue }
            let evidence = Evidence(
                place: Place(path: match.path, position: .symbol(match.symbol)), api: match.api,
                strength: match.strength, confidence: match.confidence,
                feature: match.holders.isEmpty ? nil : match.holders.prefix(3).joined(separator: ", "),
                isOpen: match.isOpen)
            merge(alternatives, match.resource, range, evidence, into: &table)
        }
    }

    /// What a plug-in brings is known by its name alone.
    private func add(_ supply: Supply, into table: inout [[String]: Draft]) {
        guard supply.platforms.map({ $0.contains(context.platform) || isCatalystFor($0) }) ?? true,
            let first = supply.keys.first, let resource = Catalog.keys[first]?.resource
        else { return }
        let systems = SystemRange(from: context.deploymentTarget, below: nil)
        guard let range = applicable(KeyRequirement(anyOf: supply.keys), systems) else { return }
        let alternatives = supply.keys.filter { isRead($0, from: range.from) }
        guard !alternatives.isEmpty else { return }
        merge(alternatives, resource, range, supply.evidence, into: &table)
    }

    private func isCatalystFor(_ platforms: Set<Platform>) -> Bool {
        context.platform == .macCatalyst && platforms.contains(.iOS)
    }

    /// The systems on which the requirement holds for code that runs on `systems`; nil where it never does.
    private func applicable(_ requirement: KeyRequirement, _ systems: SystemRange) -> SystemRange? {
        guard requirement.platforms.map({ $0.contains(context.platform) || isCatalystFor($0) }) ?? true else {
            return nil
        }
        let range = systems.intersection(from: version(requirement.from), below: version(requirement.until))
        return range.isEmpty ? nil : range
    }

    /// The keys of a requirement that the platform reads.
    ///
    /// A requirement that names the platform answers for its keys: macOS honours some that Apple lists for iOS alone.
    private func readable(_ requirement: KeyRequirement, from oldest: Version?) -> [String] {
        let isNamed = requirement.platforms?.contains(context.platform) ?? false
        return requirement.alternatives.filter { isRead($0, isNamed: isNamed, from: oldest) }
    }

    private func isRead(_ key: String, isNamed: Bool = false, from oldest: Version?) -> Bool {
        Catalog.keys[key]?.key.isRead(on: context.platform, from: oldest, isNamed: isNamed) ?? true
    }

    private func version(_ table: [Platform: Version]) -> Version? {
        table[context.platform] ?? (context.platform == .macCatalyst ? table[.iOS] : nil)
    }

    private func evidence(
        of match: UseMatch, _ answer: CompilationContext.Answer, _ weight: UseWeight
    ) -> Evidence {
        let file = base.files[match.file]
        let use = index.uses[match.use].use
        let confidence: Confidence =
            switch answer {
            case .unlikely: .possible
            case .unknown: min(match.confidence, .likely)
            default: match.confidence
            }
        let supplier = suppliers.supplier(of: match, in: file, context)
        return Evidence(
            place: file.facts.text.place(at: match.offset), api: UsePattern.readable(match.api),
            strength: supplier == nil ? use.strength : min(use.strength, .reference),
            confidence: min(confidence, weight.limit), feature: file.feature(of: match.block),
            supplier: supplier)
    }

    /// A need as it grows, with the position of the evidence of each place.
    private struct Draft {
        var need: Need
        var dependents: Set<String> = []
        var positions: [Place: Int] = [:]

        mutating func add(_ evidence: Evidence) {
            guard let known = positions[evidence.place] else {
                positions[evidence.place] = need.evidence.count
                need.evidence.append(evidence)
                return
            }
            let current = need.evidence[known]
            if (evidence.strength, evidence.confidence) > (current.strength, current.confidence) {
                need.evidence[known] = evidence
            }
        }
    }

    private func merge(
        _ alternatives: [String], _ resource: Resource, _ range: SystemRange, _ evidence: Evidence,
        into table: inout [[String]: Draft]
    ) {
        let missing = consequence(of: resource, range)
        let isReference = evidence.strength <= .reference
        let consequence = isReference ? referenceConsequence(resource) : missing?.consequence ?? .none
        let fresh = Draft(
            need: Need(
                key: alternatives[0], alternatives: alternatives, resource: resource.id,
                strength: evidence.strength, consequence: consequence, detail: missing?.detail ?? "",
                confidence: evidence.confidence, evidence: []))
        table[alternatives, default: fresh].need.grow(evidence, fresh.need)
        table[alternatives, default: fresh].add(evidence)
    }

    private func referenceConsequence(_ resource: Resource) -> Consequence {
        resource.upload == .unreported || context.platform == .macOS ? .none : .uploadRefused
    }

    private func consequence(of resource: Resource, _ range: SystemRange) -> Missing? {
        let fitting = resource.missing.filter { entry in
            !range.intersection(from: version(entry.from), below: version(entry.until)).isEmpty
        }
        return fitting.first { $0.platforms?.contains(context.platform) ?? false }
            ?? fitting.first { isCatalystFor($0.platforms ?? []) }
            ?? fitting.first { $0.platforms == nil }
    }

    private func sorted(_ need: Need) -> Need {
        var result = need
        result.evidence.sort {
            $0.weight == $1.weight ? $0.place < $1.place : $0.weight > $1.weight
        }
        return result
    }

    private func order(_ need: Need) -> (Int, String) {
        (Catalog.resources.firstIndex { $0.id == need.resource } ?? .max, need.alternatives.joined(separator: ","))
    }
}

extension Need {
    /// Takes over what the stronger of two uses says.
    ///
    /// A mention is certain more often than a use is, and says nothing of it.
    fileprivate mutating func grow(_ evidence: Evidence, _ other: Need) {
        let isBetter = confidence == .possible && evidence.confidence > .possible
        let isWorse = confidence > .possible && evidence.confidence == .possible
        guard !isWorse else { return }
        let wasReference = strength <= .reference
        let isReference = evidence.strength <= .reference
        if isBetter || wasReference && !isReference {
            confidence = evidence.confidence
        } else if wasReference == isReference {
            confidence = max(confidence, evidence.confidence)
        }
        guard isBetter || evidence.strength > strength else { return }
        strength = other.strength
        consequence = other.consequence
        detail = other.detail
        resource = other.resource
    }
}

extension Evidence {
    /// Where it stands among others: what is more than possible first, uses before mentions.
    fileprivate var weight: (Int, Confidence, UseStrength) {
        ((confidence > .possible ? 2 : 0) + (strength > .reference ? 1 : 0), confidence, strength)
    }
}
