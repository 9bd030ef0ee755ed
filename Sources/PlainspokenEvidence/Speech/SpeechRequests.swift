import PlainspokenModel

/// Tells of every speech request whether it demands recognition on the device on every path before it starts.
struct SpeechRequests {
    let cells: Cells
    let context: CompilationContext
    let values: ValueResolver
    var base: CodeBase { cells.base }

    init(_ cells: Cells, context: CompilationContext) {
        self.cells = cells
        self.context = context
        values = ValueResolver(types: cells.types)
    }

    /// A place where a request is made.
    struct Creation {
        var file: Int
        var expression: Int
        var type: String
    }

    /// What is known of the flag where a request starts.
    typealias Verdict = Practice.Circumstance?

    func practices() -> [Practice] {
        let creations = creations()
        guard !creations.isEmpty else { return [] }
        let flow = RequestFlow(requests: self, creations: creations)
        return creations.indices.compactMap { index in
            let creation = creations[index]
            let file = base.files[creation.file]
            let chain = file.facts.expressions[creation.expression]
            let answer = context.reach(block: chain.block, offset: chain.offset, in: file).answer
            guard answer != .no else { return nil }
            let judged = flow.judge(index)
            var confidence = judged.isDoubtful ? Confidence.possible : .certain
            if answer != .yes { confidence = min(confidence, answer == .unlikely ? .possible : .likely) }
            return Practice(
                judged.circumstance == nil ? .recognizesOnDevice : .mayRecognizeOnServer, of: "speech-recognition",
                at: file.facts.text.place(at: chain.offset), confidence: confidence, api: creation.type,
                feature: file.feature(of: chain.block), circumstance: judged.circumstance, related: judged.related)
        }
    }

    private func creations() -> [Creation] {
        var found: [Creation] = []
        for (file, indexed) in base.files.enumerated() {
            for (index, chain) in indexed.facts.expressions.enumerated() {
                guard let type = chain.creation?.type ?? implicitType(chain, index, file: file), isRequest(type),
                    !isTypeItself(of: chain.block, indexed)
                else { continue }
                found.append(Creation(file: file, expression: index, type: base.canonical(type)))
            }
        }
        return found
    }

    /// `let request: SFSpeechAudioBufferRecognitionRequest = .init()`.
    private func implicitType(_ chain: Expression, _ index: Int, file: Int) -> String? {
        guard chain.base == .implicitMember, chain.components.first?.name == "init" else { return nil }
        let facts = base.files[file].facts
        return facts.declarations.first { declaration in
            if case .expression(index)? = declaration.initialValue { true } else { false }
        }?.type
    }

    func isRequest(_ type: String) -> Bool {
        SpeechNames.requests.contains { base.isKind(type, of: $0) } && base.types[SpeechNames.recognizer] == nil
    }

    /// Whether a block stands inside an own subclass or extension of a request: that is judged where it is used.
    private func isTypeItself(of block: Int, _ file: IndexedFile) -> Bool {
        file.enclosingType(of: block).map(isRequest) ?? false
    }

    // MARK: The value of the flag

    enum FlagValue {
        case on, off, supported, unknown
    }

    func flagValue(_ value: Value, file: Int) -> FlagValue {
        switch value {
        case .boolean(let flag): return flag ? .on : .off
        case .expression(let index):
            let chain = base.files[file].facts.expressions[index]
            if chain.components.last?.name == SpeechNames.support { return .supported }
            if case .name(let name) = chain.base, chain.components.isEmpty, ["YES", "NO", "true"].contains(name) {
                return name == "NO" ? .off : .on
            }
            return constant(value, file: file)
        default: return .unknown
        }
    }

    private func constant(_ value: Value, file: Int) -> FlagValue {
        if let cell = cells.cell(of: value, file: file), let declaration = cells.declaration(cell),
            case .declared(let reference) = cell, let initial = declaration.initialValue,
            declaration.kind == .variable, case .expression = initial, declaration.keyword == "let",
            flagValue(initial, file: reference.file) == .supported
        {
            return .supported
        }
        let found = values.candidates(value, file: file)
        let isOn = found.values.map { $0.contains("true") || $0.contains("YES") }
        let isOff = found.values.map { $0.contains("false") || $0.contains("NO") }
        if isOff.contains(true), found.isComplete || declarationIsConstant(value, file: file) { return .off }
        if found.isComplete, !isOn.isEmpty, isOn.allSatisfy({ $0 }) { return .on }
        return .unknown
    }

    /// Whether a variable has its initial value for good: nothing in the target assigns it.
    private func declarationIsConstant(_ value: Value, file: Int) -> Bool {
        guard let cell = cells.cell(of: value, file: file), let declaration = cells.declaration(cell),
            declaration.kind == .variable, declaration.initialValue != nil
        else { return false }
        return !base.files.enumerated().contains { number, indexed in
            indexed.facts.assignments.contains { assignment in
                assignment.target.flatMap { cells.cell(ExpressionReference(file: number, index: $0)) } == cell
            }
        } && !declaration.modifiers.contains { $0.hasPrefix("@") }
    }
}
