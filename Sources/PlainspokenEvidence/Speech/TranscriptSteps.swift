import PlainspokenModel

/// One round of following transcripts through one file.
struct TranscriptSteps {
    let file: Int
    let indexed: IndexedFile
    let calls: Calls

    static func run(_ flow: inout TranscriptFlow, file: Int) {
        let steps = TranscriptSteps(file: file, indexed: flow.base.files[file], calls: Calls(cells: flow.cells))
        steps.declarations(&flow)
        steps.assignments(&flow)
        for index in steps.indexed.facts.expressions.indices { steps.expression(index, &flow) }
    }

    private var facts: SourceFacts { indexed.facts }

    private func reference(_ index: Int) -> ExpressionReference { ExpressionReference(file: file, index: index) }

    private func cell(_ declaration: Int) -> Cell {
        .declared(CodeBase.Reference(file: file, declaration: declaration))
    }

    private func isFinal(_ offset: Int, _ block: Int) -> Bool { Finals(file: indexed).isFinal(at: offset, in: block) }

    // MARK: Variables

    private func declarations(_ flow: inout TranscriptFlow) {
        for (index, declaration) in facts.declarations.enumerated() where declaration.kind == .variable {
            guard let value = declaration.initialValue else { continue }
            let range = Statement(file: indexed).value(of: declaration)
            if declaration.keyword == "for" {
                if case .expression(let stream) = value, flow.isStream(reference(stream)) {
                    flow.texts.insert(cell(index))
                }
                continue
            }
            if flow.isWhole(value, file: file, block: block(of: value, declaration), range: range),
                !flow.cells.isMember(cell(index))
            {
                flow.texts.insert(cell(index))
            }
            if case .expression(let stream) = value, flow.isStream(reference(stream)) {
                flow.streams.insert(cell(index))
            }
        }
    }

    /// The value of `if let text = …` stands outside the branch that the variable is for.
    private func block(of value: Value, _ declaration: Declaration) -> Int {
        if case .expression(let index) = value { facts.expressions[index].block } else { declaration.block }
    }

    private func assignments(_ flow: inout TranscriptFlow) {
        for assignment in facts.assignments where assignment.operation == "=" {
            guard let target = assignment.target, let cell = flow.cells.cell(reference(target)) else { continue }
            let range = Statement(file: indexed).value(of: assignment)
            if flow.isWhole(assignment.value, file: file, block: assignment.block, range: range),
                !isFinal(assignment.offset, assignment.block)
            {
                if flow.cells.isMember(cell) {
                    flow.members.insert(cell)
                    let root = indexed.root(of: assignment.block, throughClosures: false)
                    flow.driven.insert(.init(cell: cell, file: file, block: root))
                } else {
                    flow.texts.insert(cell)
                }
            }
            hand(assignment.value, to: cell, &flow)
            // A continuation kept in a property is the same stream.
            guard case .expression(let index) = assignment.value else { continue }
            let given = flow.cells.cell(of: assignment.value, file: file)
            if flow.isStream(reference(index)) { flow.streams.insert(cell) }
            if let given, flow.streams.contains(cell) { flow.streams.insert(given) }
        }
    }

    /// A closure or function kept in a variable that is called with transcripts gets them.
    private func hand(_ value: Value, to cell: Cell, _ flow: inout TranscriptFlow) {
        guard let positions = flow.callbacks[cell] else { return }
        receive(value, positions, &flow)
    }

    private func receive(_ value: Value, _ positions: Set<Int>, _ flow: inout TranscriptFlow) {
        switch value {
        case .closure(let block):
            for position in positions {
                flow.texts.insert(.closureParameter(file: file, closure: block, position: position))
            }
        case .expression:
            guard let cell = flow.cells.cell(of: value, file: file), case .declared(let found) = cell else { return }
            let declaration = flow.base.declaration(found)
            guard declaration.kind == .function, let body = declaration.body else {
                flow.callbacks[cell, default: []].formUnion(positions)
                return
            }
            let parameters = flow.base.files[found.file].parameters[body, default: []]
            for position in positions {
                guard let parameter = parameters[safe: position] else { continue }
                flow.texts.insert(.declared(CodeBase.Reference(file: found.file, declaration: parameter)))
            }
        default: return
        }
    }

    // MARK: Calls

    private static let sends: Set<String> = ["send", "yield", "onNext", "accept", "next", "push", "emit"]
    private static let sinks: Set<String> = [
        "sink", "subscribe", "onReceive", "bind", "drive", "onNext", "forEach", "observe",
    ]

    private func expression(_ index: Int, _ flow: inout TranscriptFlow) {
        let chain = facts.expressions[index]
        for (position, component) in chain.components.enumerated() {
            guard let arguments = component.arguments, !component.isSubscript else { continue }
            for (number, argument) in arguments.enumerated() {
                let range = Statement(file: indexed).value(of: number, in: component, of: chain)
                if flow.isWhole(argument.value, file: file, block: chain.block, range: range) {
                    if isFinal(component.offset, chain.block) { continue }
                    give(index, position, component, number, &flow)
                } else {
                    pass(argument, number, component, chain, &flow)
                }
            }
            listen(index, position, component, &flow)
        }
        if flow.isStream(reference(index)) { result(of: index, chain, &flow) }
    }

    /// A transcript is an argument.
    private func give(
        _ index: Int, _ position: Int, _ component: Expression.Component, _ number: Int, _ flow: inout TranscriptFlow
    ) {
        let chain = facts.expressions[index]
        let own = calls.parameters(at: number, of: component, in: chain)
        flow.texts.formUnion(own)
        if !own.isEmpty { return }
        if Self.sends.contains(component.name), number == 0 {
            for end in (0...position).reversed() {
                guard let cell = flow.cells.cell(reference(index), upTo: end) else { continue }
                flow.streams.insert(cell)
                flow.streams.formUnion(siblings(of: cell, flow))
                return
            }
        }
        if component.name.hasPrefix("post"), let name = notification(component) { flow.notes.insert(name) }
        let callee = component.name.isEmpty ? position : position + 1
        if let cell = flow.cells.cell(reference(index), upTo: callee), flow.cells.declaration(cell)?.kind != .function {
            flow.callbacks[cell, default: []].insert(number)
        }
    }

    /// An argument of an own function or initialiser that is called with transcripts.
    private func pass(
        _ argument: Argument, _ number: Int, _ component: Expression.Component, _ chain: Expression,
        _ flow: inout TranscriptFlow
    ) {
        guard !flow.callbacks.isEmpty else { return }
        switch argument.value {
        case .closure, .expression: break
        default: return
        }
        for parameter in calls.parameters(at: number, of: component, in: chain) {
            hand(argument.value, to: parameter, &flow)
        }
        guard let made = chain.creation, let label = argument.label ?? trailingLabel(argument, made.type, flow),
            chain.components[safe: made.component]?.offset == component.offset
        else { return }
        if let member = flow.base.member(label, of: made.type) { hand(argument.value, to: .declared(member), &flow) }
        for parameter in initializerParameters(label, of: made.type, flow) {
            hand(argument.value, to: parameter, &flow)
        }
    }

    /// `Recorder { text in … }`: the one stored closure of the type.
    private func trailingLabel(_ argument: Argument, _ type: String, _ flow: TranscriptFlow) -> String? {
        guard argument.isTrailing, let members = flow.base.members[type] else { return nil }
        let closures = members.filter { flow.base.declaration($0.value).type?.contains("->") ?? false }
        return closures.count == 1 ? closures.first?.key : nil
    }

    private func initializerParameters(_ label: String, of type: String, _ flow: TranscriptFlow) -> [Cell] {
        flow.base.initializers[type, default: []].compactMap { reference in
            let initializer = flow.base.declaration(reference)
            guard let body = initializer.body, let position = initializer.labels.firstIndex(of: label),
                let parameter = flow.base.files[reference.file].parameters[body, default: []][safe: position]
            else { return nil }
            return .declared(CodeBase.Reference(file: reference.file, declaration: parameter))
        }
    }

    /// Closures that are called for each value of a stream, each change of a member, each notification.
    private func listen(
        _ index: Int, _ position: Int, _ component: Expression.Component, _ flow: inout TranscriptFlow
    ) {
        let closures = (component.arguments ?? []).compactMap { argument -> Int? in
            if case .closure(let block) = argument.value { block } else { nil }
        }
        guard let closure = closures.last else { return }
        let first = component.arguments?.first?.value
        if Self.sinks.contains(component.name) {
            var isStream = flow.isStream(reference(index), upTo: position)
            if !isStream, case .expression(let source)? = first { isStream = flow.isStream(reference(source)) }
            if isStream { flow.texts.insert(.closureParameter(file: file, closure: closure, position: 0)) }
        }
        if component.name == "onChange", let first, let cell = flow.cells.cell(of: first, file: file),
            flow.members.contains(cell) || flow.texts.contains(cell)
        {
            let count = flow.cells.closureNames(closure, in: file).count
            flow.texts.insert(.closureParameter(file: file, closure: closure, position: count == 2 ? 1 : 0))
            flow.driven.insert(.init(cell: cell, file: file, block: closure))
        }
        if component.name.hasPrefix("addObserver") || component.name == "onReceive" || component.name == "sink",
            isNoted(index, component, flow)
        {
            flow.noteCells.insert(.closureParameter(file: file, closure: closure, position: 0))
        }
    }

    // MARK: Notifications

    /// The name that a notification is posted or awaited under.
    private func notification(_ component: Expression.Component) -> String? {
        for argument in component.arguments ?? [] {
            guard ["name", "forName", "for", "postNotificationName", "addObserverForName"].contains(argument.label)
            else { continue }
            switch argument.value {
            case .implicitMember(let name), .string(let name): return name
            case .expression(let index):
                let chain = facts.expressions[index]
                if let last = chain.components.last, last.arguments == nil { return last.name }
                if case .name(let name) = chain.base, chain.components.isEmpty { return name }
            default: continue
            }
        }
        return nil
    }

    private func isNoted(_ index: Int, _ component: Expression.Component, _ flow: TranscriptFlow) -> Bool {
        if flow.notes.isEmpty { return false }
        var components = [component] + facts.expressions[index].components
        if case .expression(let source)? = component.arguments?.first?.value {
            components += facts.expressions[source].components
        }
        return components.contains { notification($0).map(flow.notes.contains) ?? false }
    }

    // MARK: Streams

    /// `let (words, feed) = AsyncStream.makeStream()`: what goes into one comes out of the other.
    private func siblings(of cell: Cell, _ flow: TranscriptFlow) -> [Cell] {
        guard case .declared(let reference) = cell else { return [] }
        let facts = flow.base.files[reference.file].facts
        let own = facts.declarations[reference.declaration]
        guard own.kind == .variable, own.initialValue == nil else { return [] }
        return [reference.declaration - 1, reference.declaration + 1].compactMap { index in
            guard let other = facts.declarations[safe: index], other.kind == .variable, other.block == own.block,
                other.initialValue == nil, other.type == nil, own.type == nil
            else { return nil }
            let range = min(own.offset, other.offset)..<max(own.offset, other.offset)
            let between = String(decoding: facts.text.bytes[range], as: UTF8.self)
            guard between.contains(","), !between.contains("\n") else { return nil }
            return .declared(CodeBase.Reference(file: reference.file, declaration: index))
        }
    }

    /// A function or computed variable that gives a stream.
    private func result(of index: Int, _ chain: Expression, _ flow: inout TranscriptFlow) {
        for block in indexed.ancestors(of: chain.block) {
            switch facts.blocks[block].kind {
            case .accessor(let declaration), .function(let declaration):
                let type = facts.declarations[declaration].type ?? ""
                let isStream = ["Publisher", "Stream", "Observable", "Sequence", "Driver"].contains {
                    type.contains($0)
                }
                if isStream { flow.streams.insert(cell(declaration)) }
                return
            case .conditional: continue
            default: return
            }
        }
    }
}
