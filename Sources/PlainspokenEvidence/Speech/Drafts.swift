import PlainspokenModel

/// Finds growing transcripts that are written into text that people edit.
struct Drafts {
    let cells: Cells
    let context: CompilationContext
    let edited: EditedText
    let flow: TranscriptFlow
    private var base: CodeBase { cells.base }

    init(_ cells: Cells, context: CompilationContext, hasFixedTextView: Bool) {
        self.cells = cells
        self.context = context
        edited = EditedText(cells, hasFixedTextView: hasFixedTextView)
        var flow = TranscriptFlow(cells)
        flow.follow()
        self.flow = flow
    }

    func practices() -> [Practice] {
        base.files.indices.flatMap { file in
            base.files[file].facts.assignments.compactMap { assignment($0, file) }
                + base.files[file].facts.expressions.indices.flatMap { calls(file, $0) }
        }
    }

    private func practice(
        _ circumstance: Practice.Circumstance, _ file: Int, _ offset: Int, block: Int, api: String, _ cell: Cell
    ) -> Practice? {
        let indexed = base.files[file]
        guard !Finals(file: indexed).isFinal(at: offset, in: block) else { return nil }
        let answer = context.reach(block: block, offset: offset, in: indexed).answer
        guard answer == .yes || answer == .unknown else { return nil }
        return Practice(
            .overwritesDraft, of: "speech-recognition", at: indexed.facts.text.place(at: offset), confidence: .likely,
            api: api, feature: indexed.feature(of: block), subject: name(of: cell), circumstance: circumstance)
    }

    private func name(of cell: Cell) -> String? {
        switch cell {
        case .declared(let reference): base.declaration(reference).name
        case .closureParameter(let file, let closure, let position):
            cells.closureNames(closure, in: file)[safe: position]
        }
    }

    private func assignment(_ assignment: Assignment, _ file: Int) -> Practice? {
        guard let target = assignment.target else { return nil }
        let reference = ExpressionReference(file: file, index: target)
        guard let text = edited.text(reference) else { return nil }
        let indexed = base.files[file]
        let made = flow.composition(
            assignment.value, file: file, block: assignment.block,
            range: Statement(file: indexed).value(of: assignment))
        guard made.hasTranscript else { return nil }
        let own = [text, cells.cell(reference)].compactMap { $0 }
        let joinsItself = made.others.contains { $0.map(own.contains) ?? false }
        let isAppended = assignment.operation == "+=" || joinsItself
        guard isAppended || assignment.operation == "=" && made.others.isEmpty else { return nil }
        let offset = indexed.facts.expressions[target].offset
        return practice(
            isAppended ? .appended : .replaced, file, offset, block: assignment.block, api: assignment.operation, text)
    }

    private static let appends: Set<String> = ["append", "appendString:", "appendAttributedString:", "appendFormat:"]
    private static let insertions: Set<String> = [
        "insertText", "insertText:", "insert", "replace", "replaceRange:withText:", "insertText:replacementRange:",
        "replaceCharacters", "replaceCharactersInRange:withString:", "insertString:atIndex:",
    ]
    private static let setters: Set<String> = ["setText:", "setString:", "setStringValue:"]

    private func calls(_ file: Int, _ index: Int) -> [Practice] {
        let chain = base.files[file].facts.expressions[index]
        let reference = ExpressionReference(file: file, index: index)
        return chain.components.enumerated().compactMap { position, component in
            guard component.arguments != nil else { return nil }
            if component.name == "assign" { return assign(reference, position, component) }
            let how: Practice.Circumstance? =
                Self.appends.contains(component.name)
                ? .appended
                : Self.insertions.contains(component.name)
                    ? .inserted : Self.setters.contains(component.name) ? .replaced : nil
            guard let how, let text = receiver(reference, position, how) else { return nil }
            let statement = Statement(file: base.files[file])
            let isGiven = (component.arguments ?? []).enumerated().contains { number, argument in
                flow.composition(
                    argument.value, file: file, block: chain.block,
                    range: statement.value(of: number, in: component, of: chain)
                ).hasTranscript
            }
            guard isGiven else { return nil }
            return practice(how, file, chain.offset, block: chain.block, api: component.name, text)
        }
    }

    private func receiver(_ reference: ExpressionReference, _ position: Int, _ how: Practice.Circumstance) -> Cell? {
        if how == .replaced { return edited.view(reference, upTo: position) }
        return edited.text(reference, upTo: position) ?? edited.view(reference, upTo: position)
            ?? (position > 0 ? edited.view(reference, upTo: position - 1) : nil)
    }

    /// `.assign(to: \.page, on: self)` and `.assign(to: &$page)`.
    private func assign(
        _ reference: ExpressionReference, _ position: Int, _ component: Expression.Component
    ) -> Practice? {
        guard flow.isStream(reference, upTo: position) else { return nil }
        let indexed = base.files[reference.file]
        let chain = indexed.facts.expressions[reference.index]
        let range = Statement(file: indexed).value(of: 0, in: component, of: chain)
        let written = String(decoding: indexed.facts.text.bytes[range], as: UTF8.self)
        var found: Cell?
        if written.contains("\\") {
            let path = written.drop { $0 != "\\" }.split(separator: ",").first.map(String.init) ?? ""
            let name = path.split(separator: ".").last.map { $0.trimmingEnds } ?? ""
            let owner = component.arguments?.first { $0.label == "on" }?.value
            found = keyPath(name, on: owner, reference.file, chain.block)
        } else if let first = indexed.expressions(in: range).first {
            found = cells.cell(ExpressionReference(file: reference.file, index: first))
        }
        guard let found, edited.bound.contains(found) || isView(found) else { return nil }
        return practice(.replaced, reference.file, component.offset, block: chain.block, api: "assign(to:)", found)
    }

    private func keyPath(_ name: String, on owner: Value?, _ file: Int, _ block: Int) -> Cell? {
        guard case .expression(let index)? = owner else { return nil }
        let chain = base.files[file].facts.expressions[index]
        let reference = ExpressionReference(file: file, index: index)
        if name == "text" || name == "string", let view = edited.view(reference, upTo: chain.components.count) {
            return view
        }
        let type =
            chain.base == .name("self") && chain.components.isEmpty
            ? base.files[file].enclosingType(of: block) : cells.type(reference, upTo: chain.components.count)
        return type.flatMap { cells.member(name, of: $0) }.map(Cell.declared)
    }

    private func isView(_ cell: Cell) -> Bool {
        cells.type(of: cell).map { base.isKind($0, of: "UITextView") || base.isKind($0, of: "UITextField") } ?? false
    }
}

extension Substring {
    /// Without blanks and brackets at its ends.
    fileprivate var trimmingEnds: String {
        String(filter { $0.isLetter || $0.isNumber || $0 == "_" })
    }
}
