import PlainspokenModel

/// The variables whose text people edit: bound to a field, or the text of a text view.
struct EditedText {
    let cells: Cells
    /// Whether the interface files of the target hold a text view that nobody can edit.
    let hasFixedTextView: Bool
    private(set) var bound: Set<Cell> = []
    private var fixed: Set<Cell> = []
    private var base: CodeBase { cells.base }

    private static let fields: Set<String> = ["TextField", "TextEditor"]
    private static let views: Set<String> = [
        "UITextView", "UITextField", "NSTextView", "NSTextField", "UISearchTextField", "NSTextStorage",
    ]
    private static let texts: Set<String> = [
        "text", "string", "stringValue", "attributedText", "attributedStringValue",
    ]
    private static let representables: Set<String> = [
        "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
    ]

    init(_ cells: Cells, hasFixedTextView: Bool) {
        self.cells = cells
        self.hasFixedTextView = hasFixedTextView
        for file in base.files.indices { collectFixed(file) }
        for _ in 0..<4 {
            let count = bound.count
            for file in base.files.indices { collectBound(file) }
            if bound.count == count { break }
        }
    }

    // MARK: SwiftUI

    private mutating func collectBound(_ file: Int) {
        for chain in base.files[file].facts.expressions {
            guard let made = chain.creation, let arguments = chain.components[made.component].arguments else {
                continue
            }
            for argument in arguments {
                guard let cell = binding(argument.value, file: file) else { continue }
                if Self.fields.contains(made.type), base.types[made.type] == nil {
                    if argument.label == "text" { bound.insert(cell) }
                } else if let label = argument.label, let member = base.member(label, of: made.type) {
                    link(.declared(member), cell, type: made.type)
                }
            }
        }
    }

    /// A binding handed to an own view is the same text on both sides.
    private mutating func link(_ member: Cell, _ cell: Cell, type: String) {
        let isEditor = base.inherited[type, default: []].contains(where: Self.representables.contains)
        if isEditor, let declaration = cells.declaration(member), declaration.name.lowercased().contains("text") {
            bound.formUnion([member, cell])
        }
        if bound.contains(member) || bound.contains(cell) { bound.formUnion([member, cell]) }
    }

    /// What `$draft`, `$model.draft` or `Binding(get:set:)` stands for.
    private func binding(_ value: Value, file: Int) -> Cell? {
        guard case .expression(let index) = value else { return nil }
        let facts = base.files[file].facts
        let chain = facts.expressions[index]
        if case .name("Binding") = chain.base,
            case .closure(let setter)? = chain.components.first?.arguments?.first(where: { $0.label == "set" })?.value
        {
            let written = facts.assignments.first { $0.block == setter && $0.operation == "=" }?.target
            return written.flatMap { cells.cell(ExpressionReference(file: file, index: $0)) }
        }
        guard case .name(let name) = chain.base else { return nil }
        let isBinding = name.hasPrefix("$") || chain.components.contains { $0.name.hasPrefix("$") }
        guard isBinding, chain.components.allSatisfy({ $0.arguments == nil }) else { return nil }
        return cells.cell(ExpressionReference(file: file, index: index))
    }

    // MARK: UIKit and AppKit

    private mutating func collectFixed(_ file: Int) {
        let facts = base.files[file].facts
        for assignment in facts.assignments {
            guard let target = assignment.target,
                facts.expressions[target].components.last?.name == "isEditable"
                    || facts.expressions[target].components.last?.name == "editable",
                isFalse(assignment.value, facts)
            else { continue }
            let reference = ExpressionReference(file: file, index: target)
            let count = facts.expressions[target].components.count
            if let cell = cells.cell(reference, upTo: count - 1) {
                fixed.insert(cell)
            } else if let closure = base.files[file].ancestors(of: assignment.block).first(where: {
                facts.blocks[$0].kind == .closure
            }) {
                insertFixed(madeBy: closure, file)
            }
            insertFixed(around: assignment, file)
        }
    }

    private func isFalse(_ value: Value, _ facts: SourceFacts) -> Bool {
        if case .boolean(false) = value { return true }
        if case .expression(let index) = value { return facts.expressions[index].base == .name("NO") }
        return false
    }

    /// `let view: UITextView = { …; view.isEditable = false; return view }()`.
    private mutating func insertFixed(around assignment: Assignment, _ file: Int) {
        for block in base.files[file].ancestors(of: assignment.block)
        where base.files[file].facts.blocks[block].kind == .closure {
            insertFixed(madeBy: block, file)
        }
    }

    private mutating func insertFixed(madeBy closure: Int, _ file: Int) {
        let facts = base.files[file].facts
        let start = facts.blocks[closure].range.lowerBound
        let found = facts.declarations.enumerated().last {
            $0.element.kind == .variable && $0.element.offset < start && $0.element.block != closure
                && facts.blocks[closure].parent == $0.element.block
        }
        if let found { fixed.insert(.declared(CodeBase.Reference(file: file, declaration: found.offset))) }
    }

    /// The text that an assignment's target or a call's receiver is, where people edit it.
    func text(_ reference: ExpressionReference, upTo end: Int? = nil) -> Cell? {
        let chain = cells.facts(reference.file).expressions[reference.index]
        let count = end ?? chain.components.count
        if let cell = cells.cell(reference, upTo: count), bound.contains(cell) { return cell }
        guard count > 0, let last = chain.components[safe: count - 1], last.arguments == nil,
            Self.texts.contains(last.name)
        else { return nil }
        return view(reference, upTo: count - 1)
    }

    /// The text view that a chain stands for.
    func view(_ reference: ExpressionReference, upTo end: Int) -> Cell? {
        guard let cell = cells.cell(reference, upTo: end), !fixed.contains(cell),
            let type = cells.type(of: cell).map(base.canonical),
            let view = Self.views.first(where: { base.isKind(type, of: $0) })
        else { return nil }
        if view == "UITextView" || view == "NSTextView", hasFixedTextView, isOutlet(cell) { return nil }
        return view == "NSTextField" && !isField(cell) ? nil : cell
    }

    private func isOutlet(_ cell: Cell) -> Bool {
        cells.declaration(cell)?.modifiers.contains { $0.contains("IBOutlet") } ?? false
    }

    /// An `NSTextField` is a label as often as a field: it must be made as a field in code.
    private func isField(_ cell: Cell) -> Bool {
        guard case .declared(let reference) = cell,
            case .expression(let index)? = cells.declaration(cell)?.initialValue,
            let made = base.files[reference.file].facts.expressions[safe: index]?.components.first
        else { return false }
        return !(made.arguments ?? []).contains { ($0.label ?? "").lowercased().contains("label") }
    }
}
