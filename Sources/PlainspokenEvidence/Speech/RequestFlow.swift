import PlainspokenModel

/// Follows speech requests from where they are made to where they start.
struct RequestFlow {
    let requests: SpeechRequests
    let creations: [SpeechRequests.Creation]
    var cells: Cells { requests.cells }
    var base: CodeBase { requests.base }

    /// A set of the flag, or a call of a function that sets it, on a cell.
    private struct Setting {
        var file: Int
        var block: Int
        var offset: Int
        var cell: Cell?
        var value: SpeechRequests.FlagValue
    }

    private struct Start {
        var file: Int
        var block: Int
        var offset: Int
        var argument: Value
        var cell: Cell?
    }

    struct Judgement {
        var circumstance: Practice.Circumstance?
        var isDoubtful = false
        var related: [Place] = []
    }

    private let settings: [Setting]
    private let starts: [Start]

    init(requests: SpeechRequests, creations: [SpeechRequests.Creation]) {
        self.requests = requests
        self.creations = creations
        settings = Self.settings(requests)
        starts = Self.starts(requests)
    }

    // MARK: What stands in the code

    private static func settings(_ requests: SpeechRequests) -> [Setting] {
        var found: [Setting] = []
        for (file, indexed) in requests.base.files.enumerated() {
            for assignment in indexed.facts.assignments {
                guard let target = assignment.target, let chain = indexed.facts.expressions[safe: target],
                    isFlag(chain)
                else { continue }
                let reference = ExpressionReference(file: file, index: target)
                let owner =
                    chain.components.isEmpty ? nil : requests.cells.cell(reference, upTo: chain.components.count - 1)
                found.append(
                    Setting(
                        file: file, block: assignment.block, offset: chain.offset, cell: owner,
                        value: requests.flagValue(assignment.value, file: file)))
            }
            for (index, chain) in indexed.facts.expressions.enumerated() {
                guard let position = chain.components.firstIndex(where: { $0.name == SpeechNames.flagSetter }),
                    let value = chain.components[position].arguments?.first?.value
                else { continue }
                found.append(
                    Setting(
                        file: file, block: chain.block, offset: chain.offset,
                        cell: requests.cells.cell(ExpressionReference(file: file, index: index), upTo: position),
                        value: requests.flagValue(value, file: file)))
            }
        }
        return found
    }

    private static func isFlag(_ chain: Expression) -> Bool {
        if let last = chain.components.last { return last.name == SpeechNames.flag }
        return chain.base == .name(SpeechNames.flag)
    }

    private static func starts(_ requests: SpeechRequests) -> [Start] {
        var found: [Start] = []
        for (file, indexed) in requests.base.files.enumerated() {
            for chain in indexed.facts.expressions {
                guard let call = chain.components.first(where: { SpeechNames.starts.contains($0.name) }),
                    let argument = call.arguments?.first
                else { continue }
                found.append(
                    Start(
                        file: file, block: chain.block, offset: call.offset, argument: argument.value,
                        cell: requests.cells.cell(of: argument.value, file: file)))
            }
        }
        return found
    }

    // MARK: Judging

    func judge(_ index: Int) -> Judgement {
        let creation = creations[index]
        if configuresItself(creation) { return Judgement() }
        let aliases = Aliases(cells: cells).of(creation)
        let own = settings.filter { $0.cell.map(aliases.cells.contains) ?? isInside($0, aliases) }
        let loose = settings.contains { $0.cell == nil && $0.value != .off && !isInside($0, aliases) }
        let begun = starts.filter { start in
            start.cell.map(aliases.cells.contains) ?? starts(start, from: creation, aliases)
        }
        let trail = Trail(flow: self, aliases: aliases, settings: own.map(event))
        let places = (own.map { ($0.file, $0.offset) }).map { base.files[$0].facts.text.place(at: $1) }
        let isCertain =
            begun.isEmpty
            ? trail.isSetWhereMade(creation)
            : begun.allSatisfy { trail.isSet(before: $0.offset, in: $0.block, of: $0.file, cell: $0.cell, creation) }
        if isCertain { return Judgement() }
        var judgement = Judgement(circumstance: circumstance(own, begun), related: places)
        let undecided = own.contains { $0.value == .unknown } || loose
        let isAskedElsewhere =
            judgement.circumstance == .onlyWhereSupported && base.files.indices.contains(where: trail.hasGuard)
        judgement.isDoubtful =
            undecided || isAskedElsewhere || begun.isEmpty && !own.isEmpty || begun.isEmpty && starts.isEmpty
        return judgement
    }

    /// Inside a subclass, an extension's initialiser or a factory the flag is set on `self`.
    private func isInside(_ setting: Setting, _ aliases: Aliases.Found) -> Bool {
        guard setting.cell == nil, let function = base.files[setting.file].function(of: setting.block) else {
            return false
        }
        return aliases.methods.contains(CodeBase.Reference(file: setting.file, declaration: function))
    }

    private func event(_ setting: Setting) -> Trail.Event {
        Trail.Event(
            file: setting.file, block: setting.block, offset: setting.offset, isSet: setting.value == .on,
            isSupported: setting.value == .supported)
    }

    private func starts(_ start: Start, from creation: SpeechRequests.Creation, _ aliases: Aliases.Found) -> Bool {
        guard case .expression(let index) = start.argument else { return false }
        if start.file == creation.file, index == creation.expression { return true }
        return aliases.isMade(by: ExpressionReference(file: start.file, index: index), cells)
    }

    private func circumstance(_ own: [Setting], _ begun: [Start]) -> Practice.Circumstance {
        let effective = own.filter { $0.value != .off }
        if own.isEmpty { return .never }
        if effective.isEmpty { return .switchedOff }
        let isLate = effective.allSatisfy { setting in
            begun.contains { $0.file == setting.file && $0.block == setting.block && $0.offset < setting.offset }
        }
        if isLate { return .afterStart }
        return effective.allSatisfy { $0.value == .supported } ? .onlyWhereSupported : .onSomePaths
    }

    /// A subclass that switches the flag on for every instance, or an own initialiser that does.
    private func configuresItself(_ creation: SpeechRequests.Creation) -> Bool {
        let chain = base.files[creation.file].facts.expressions[creation.expression]
        let labels = chain.creation.flatMap { chain.components[safe: $0.component]?.arguments }?.map { $0.label ?? "_" }
        return settings.contains { setting in
            guard setting.value == .on, setting.cell == nil else { return false }
            let file = base.files[setting.file]
            guard let type = file.enclosingType(of: setting.block), requests.isRequest(type),
                let function = file.function(of: setting.block)
            else { return false }
            let declaration = file.facts.declarations[function]
            guard declaration.kind == .initializer || declaration.name.hasPrefix("init") else { return false }
            if base.types[type] != nil { return base.isKind(creation.type, of: type) }
            return declaration.labels == labels
        } || overridesFlag(creation.type)
    }

    private func overridesFlag(_ type: String) -> Bool {
        guard let member = base.member(SpeechNames.flag, of: type) else { return false }
        return base.declaration(member).modifiers.contains("override") || base.types[type] != nil
    }
}
