import PlainspokenModel

/// Follows data through one file, once in every round.
struct DataSteps {
    let file: Int
    let indexed: IndexedFile
    let calls: Calls
    /// The values of variables and assignments; their ends are looked for once.
    private lazy var values = Self.values(of: indexed)

    init(file: Int, in cells: Cells) {
        self.file = file
        indexed = cells.base.files[file]
        calls = Calls(cells: cells)
    }

    private struct ValueStep {
        enum Receiver {
            case variable(Int)
            case chain(Int)
        }

        var receiver: Receiver
        var range: Range<Int>
        var block: Int
        /// The block around a variable's, where conditions stand.
        var parent: Int?
    }

    mutating func run(_ flow: inout DataFlow) {
        for value in values { take(value, &flow) }
        for index in indexed.facts.expressions.indices {
            guard flow.telling.contains(anyOf: indexed.inside(index), in: file) else { continue }
            call(index, &flow)
            result(index, &flow)
        }
    }

    private var facts: SourceFacts { indexed.facts }

    private static func values(of indexed: IndexedFile) -> [ValueStep] {
        let facts = indexed.facts
        let variables = facts.declarations.enumerated().compactMap { index, declaration -> ValueStep? in
            guard declaration.kind == .variable, let value = declaration.initialValue else { return nil }
            return ValueStep(
                receiver: .variable(index), range: range(of: value, declaration, in: indexed),
                block: declaration.block, parent: facts.blocks[declaration.block].parent)
        }
        let assignments = facts.assignments.compactMap { assignment -> ValueStep? in
            guard let target = assignment.target else { return nil }
            let range = Statement(file: indexed).value(of: assignment)
            return ValueStep(receiver: .chain(target), range: range, block: assignment.block, parent: nil)
        }
        return variables + assignments
    }

    /// The condition of `if let` goes on with other things: only its own value counts.
    private static func range(of value: Value, _ declaration: Declaration, in indexed: IndexedFile) -> Range<Int> {
        if case .expression(let index) = value {
            let chain = indexed.facts.expressions[index]
            return chain.offset..<max(chain.offset, chain.end)
        }
        return Statement(file: indexed).value(of: declaration)
    }

    private func take(_ value: ValueStep, _ flow: inout DataFlow) {
        let found = flow.taint(in: value.range, block: value.block, parent: value.parent, file: file)
        guard !found.isEmpty else { return }
        let cell: Cell? =
            switch value.receiver {
            case .variable(let index): .declared(CodeBase.Reference(file: file, declaration: index))
            case .chain(let index): owner(index, flow)
            }
        guard let cell else { return }
        for taint in found { flow.add(taint, to: cell) }
    }

    /// What a chain belongs to: `request` of `request.httpBody`.
    private func owner(_ index: Int, upTo end: Int? = nil, _ flow: DataFlow) -> Cell? {
        let count = end ?? facts.expressions[index].components.count
        for length in (0...count).reversed() {
            if let cell = flow.cells.cell(ExpressionReference(file: file, index: index), upTo: length) { return cell }
        }
        return nil
    }

    private static let collecting: Set<String> = [
        "append", "insert", "add", "setValue", "setObject", "addObject:", "setObject:forKey:", "setValue:forKey:",
        "appendData:", "setHTTPBody:", "formUnion", "updateValue", "appendString:",
    ]

    private func call(_ index: Int, _ flow: inout DataFlow) {
        let chain = facts.expressions[index]
        for (position, component) in chain.components.enumerated() {
            guard let arguments = component.arguments, !component.isSubscript else { continue }
            for (number, argument) in arguments.enumerated() {
                if case .closure(let closure) = argument.value {
                    hand(closure, index, position, &flow)
                    continue
                }
                let range = Statement(file: indexed).value(of: number, in: component, of: chain)
                let found = flow.taint(in: range, block: chain.block, file: file)
                for taint in found { pass(taint, number, index, position, &flow) }
            }
            write(component, index, position, &flow)
        }
    }

    /// What a function returns, or hands to a continuation in it, is what a call of it gives.
    private func result(_ index: Int, _ flow: inout DataFlow) {
        let chain = facts.expressions[index]
        var found: [DataFlow.Taint] = []
        if isReturned(chain) {
            found = flow.taint(in: chain.offset..<max(chain.offset, chain.end), block: chain.block, file: file)
        } else if let call = chain.components.last, call.name == "resume", call.arguments?.first?.label == "returning" {
            let range = Statement(file: indexed).value(of: 0, in: call, of: chain)
            found = flow.taint(in: range, block: chain.block, file: file)
        }
        guard !found.isEmpty, let function = indexed.function(of: chain.block) else { return }
        for taint in found { flow.add(taint, to: .declared(CodeBase.Reference(file: file, declaration: function))) }
    }

    private func isReturned(_ chain: Expression) -> Bool {
        let bytes = facts.text.bytes
        var end = chain.offset
        while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
        for word in ["try", "await", "try?"] where end >= word.utf8.count {
            if bytes[(end - word.utf8.count)..<end].elementsEqual(word.utf8) {
                end -= word.utf8.count
                while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
            }
        }
        guard end >= 6, bytes[(end - 6)..<end].elementsEqual("return".utf8) else { return false }
        // A closure's result is the closure's.
        for block in indexed.ancestors(of: chain.block) {
            switch facts.blocks[block].kind {
            case .function: return true
            case .closure, .type, .accessor: return false
            default: continue
            }
        }
        return false
    }

    /// The closure of a call on data gets the data: `numbers.forEach { … }`.
    private func hand(_ closure: Int, _ index: Int, _ position: Int, _ flow: inout DataFlow) {
        let chain = facts.expressions[index]
        guard position > 0 || !chain.components[position].name.isEmpty, let owner = owner(index, upTo: position, flow),
            let found = flow.taints[owner]
        else { return }
        let iterating: Set<String> = [
            "map", "compactMap", "flatMap", "forEach", "enumerateObjects", "then", "map:", "filter",
        ]
        guard iterating.contains(chain.components[position].name) else { return }
        for taint in found.values {
            flow.add(taint, to: .closureParameter(file: file, closure: closure, position: 0))
        }
    }

    private func pass(_ taint: DataFlow.Taint, _ number: Int, _ index: Int, _ position: Int, _ flow: inout DataFlow) {
        let chain = facts.expressions[index]
        let component = chain.components[position]
        for function in calls.functions(of: component, in: chain) {
            guard let parameter = calls.parameter(at: number, of: component, function: function) else { continue }
            var taint = taint
            taint.confidence = min(taint.confidence, confidence(in: function, from: chain.block, flow))
            flow.add(taint, to: parameter)
        }
        if Self.collecting.contains(component.name), let cell = owner(index, upTo: position, flow) {
            flow.add(taint, to: cell)
        }
    }

    private func confidence(in function: CodeBase.Reference, from block: Int, _ flow: DataFlow) -> Confidence {
        let other = flow.base.files[function.file]
        let type = other.enclosingType(of: flow.base.declaration(function).block)
        if type == indexed.enclosingType(of: block) { return .certain }
        return function.file == file ? .likely : .possible
    }

    /// `data.write(to: file)`: the file holds the data.
    private func write(_ component: Expression.Component, _ index: Int, _ position: Int, _ flow: inout DataFlow) {
        guard
            component.name == "write" || component.name.hasPrefix("writeToFile:")
                || component.name.hasPrefix("writeToURL:"),
            let argument = component.arguments?.first, let cell = flow.cells.cell(of: argument.value, file: file),
            argument.label != "from"
        else { return }
        for var taint in flow.taint(ExpressionReference(file: file, index: index)) {
            taint.isFile = true
            flow.add(taint, to: cell)
        }
    }
}
