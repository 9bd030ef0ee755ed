import PlainspokenModel

/// Whether the flag of one request is set on every path, followed through helpers and callers one level deep.
struct Trail {
    struct Event {
        var file: Int
        var block: Int
        var offset: Int
        var isSet: Bool
        /// Set to whether the device can do it.
        var isSupported: Bool
    }

    let flow: RequestFlow
    let aliases: Aliases.Found
    let settings: [Event]
    private var base: CodeBase { flow.base }
    private var cells: Cells { flow.cells }

    init(flow: RequestFlow, aliases: Aliases.Found, settings: [Event]) {
        self.flow = flow
        self.aliases = aliases
        self.settings = settings
    }

    /// The paths of a file with the places where the flag is set, calls of functions that set it included.
    private func paths(_ file: Int, depth: Int) -> Paths {
        let guarded = guards(file)
        let plain = Paths(file: base.files[file], context: flow.requests.context, events: guarded)
        var events: [Int: [Int]] = [:]
        for event in settings where event.file == file {
            let isSet = event.isSet || event.isSupported && plain.isCertain(at: event.offset, in: event.block)
            if isSet || event.isSupported && isInsideSupport(event.block, file) {
                events[event.block, default: []].append(event.offset)
            }
        }
        if depth < 2 { addHelpers(file, depth: depth, to: &events) }
        return Paths(
            file: base.files[file], context: flow.requests.context, events: events,
            isTaken: { self.isTaken($0, file, plain) })
    }

    // MARK: Guards on what the device can do

    /// `guard recognizer.supportsOnDeviceRecognition else { return }` and `if !…supports… { return }`.
    private func guards(_ file: Int) -> [Int: [Int]] {
        let indexed = base.files[file]
        let bare = Paths(file: indexed, context: flow.requests.context, events: [:])
        var events: [Int: [Int]] = [:]
        for (index, block) in indexed.facts.blocks.enumerated() {
            guard let parent = block.parent, block.kind == .guardElse || block.kind == .branch else { continue }
            let condition = indexed.condition(of: index)
            guard condition.contains(SpeechNames.support), block.ordinal == 0 else { continue }
            let isNegated = Self.isNegated(condition)
            if block.kind == .guardElse ? !isNegated : isNegated && !condition.contains("&&") && bare.leaves(index) {
                events[parent, default: []].append(block.range.lowerBound)
            }
        }
        return events
    }

    private static func isNegated(_ condition: String) -> Bool {
        let text = condition.filter { !$0.isWhitespace }
        guard let found = text.firstRange(of: SpeechNames.support) else { return false }
        if text[found.upperBound...].hasPrefix("==false") || text[found.upperBound...].hasPrefix("==NO") { return true }
        let chain = text[..<found.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber || "._?".contains($0) }
        return text[..<found.lowerBound].dropLast(chain.count).last == "!"
    }

    private func isInsideSupport(_ block: Int, _ file: Int) -> Bool {
        let indexed = base.files[file]
        return indexed.ancestors(of: block).contains { index in
            let condition = indexed.condition(of: index)
            return indexed.facts.blocks[index].kind == .branch && condition.contains(SpeechNames.support)
                && !Self.isNegated(condition)
        }
    }

    /// A branch that asks for nothing but what a guard before it has settled, or for an option that is always on.
    private func isTaken(_ branch: Int, _ file: Int, _ guarded: Paths) -> Bool {
        let indexed = base.files[file]
        let block = indexed.facts.blocks[branch]
        guard block.ordinal == 0, block.availability.isEmpty, let parent = block.parent else { return false }
        let condition = indexed.condition(of: branch).filter { !$0.isWhitespace }
        let bare = condition.hasPrefix("(") ? String(condition.dropFirst().dropLast()) : condition
        guard bare.allSatisfy({ $0.isLetter || $0.isNumber || "._?".contains($0) }) else { return false }
        if bare.hasSuffix(SpeechNames.support) { return guarded.isCertain(at: block.range.lowerBound, in: parent) }
        guard let index = indexed.expressions(in: block.condition).first else { return false }
        return flow.requests.flagValue(.expression(index), file: file) == .on
    }

    /// Whether a file asks anywhere what the device can do, and leaves where it cannot.
    func hasGuard(_ file: Int) -> Bool { !guards(file).isEmpty }

    // MARK: Functions that set it

    private func addHelpers(_ file: Int, depth: Int, to events: inout [Int: [Int]]) {
        let indexed = base.files[file]
        for chain in indexed.facts.expressions {
            for component in chain.components where component.arguments != nil {
                let functions = Calls(cells: cells).functions(of: component, in: chain)
                guard !functions.isEmpty, functions.allSatisfy({ sets($0, depth: depth + 1) }) else { continue }
                events[chain.block, default: []].append(component.offset)
            }
        }
    }

    private func sets(_ function: CodeBase.Reference, depth: Int) -> Bool {
        guard let body = base.declaration(function).body,
            settings.contains(where: { $0.file == function.file && contains(body, $0) })
        else { return false }
        let range = base.files[function.file].facts.blocks[body].range
        return paths(function.file, depth: depth).happens(in: body, before: range.upperBound + 1)
    }

    private func contains(_ body: Int, _ event: Event) -> Bool {
        base.files[event.file].facts.blocks[body].range.contains(event.offset)
    }

    // MARK: Questions

    /// Whether it is set from the creation to the end of the function that makes the request.
    func isSetWhereMade(_ creation: SpeechRequests.Creation) -> Bool {
        let file = base.files[creation.file]
        let chain = file.facts.expressions[creation.expression]
        let paths = paths(creation.file, depth: 0)
        for ancestor in file.ancestors(of: chain.block) {
            let block = file.facts.blocks[ancestor]
            if paths.happens(in: ancestor, before: block.range.upperBound + 1, from: chain.offset) { return true }
            switch block.kind {
            case .function, .accessor, .type, .file: return false
            default: continue
            }
        }
        return false
    }

    /// Whether it is set on every path to a start.
    func isSet(before offset: Int, in block: Int, of file: Int, cell: Cell?, _ creation: SpeechRequests.Creation)
        -> Bool
    {
        let indexed = base.files[file]
        let made = base.files[creation.file].facts.expressions[creation.expression]
        let isHere =
            file == creation.file
            && indexed.root(of: block, throughClosures: true) == indexed.root(of: made.block, throughClosures: true)
        if paths(file, depth: 0).isCertain(at: offset, in: block, from: isHere ? made.offset : 0) { return true }
        if isSetWhereMade(creation), !isHere || isMadeApart(made, from: offset, indexed) { return true }
        return isSetByCallers(of: block, in: file)
    }

    /// A closure that makes, configures and returns the request.
    private func isMadeApart(_ made: Expression, from offset: Int, _ file: IndexedFile) -> Bool {
        file.ancestors(of: made.block).contains { index in
            file.facts.blocks[index].kind == .closure && !file.facts.blocks[index].range.contains(offset)
        }
    }

    /// Whether every caller of the function around a block sets the flag first.
    private func isSetByCallers(of block: Int, in file: Int) -> Bool {
        guard let function = base.files[file].function(of: block) else { return false }
        let name = base.files[file].facts.declarations[function].name
        let calls = base.calls[name, default: []]
        guard !calls.isEmpty else { return false }
        return calls.allSatisfy { call in
            let chain = base.files[call.file].facts.expressions[call.expression]
            return paths(call.file, depth: 1).isCertain(at: chain.offset, in: chain.block)
        }
    }
}
