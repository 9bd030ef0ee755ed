import PlainspokenModel

/// A compact text of source facts, one fact a line, to compare as a whole.
///
/// Blocks come first as a tree, each with its number; what stands in a block other than the file ends in `@number`.
struct SourceFactsDump {
    let facts: SourceFacts

    var text: String {
        var lines: [String] = []
        for entry in facts.imports { lines.append("import \(entry.header ?? entry.module)\(at(entry.block))") }
        for index in facts.blocks.indices.dropFirst() { lines.append(block(index)) }
        for declaration in facts.declarations { lines.append(self.declaration(declaration)) }
        for index in facts.expressions.indices { lines.append(expression(index)) }
        for assignment in facts.assignments { lines.append(self.assignment(assignment)) }
        for string in facts.strings { lines.append("string \(quoted(string.text))\(at(string.block))") }
        for marker in facts.markers { lines.append("marker \(marker.line): \(marker.text)") }
        for problem in facts.problems { lines.append("problem \(problem.place.line ?? 0): \(problem.message)") }
        return lines.joined(separator: "\n")
    }

    private func at(_ block: Int) -> String { block == 0 ? "" : " @\(block)" }

    private func source(_ range: Range<Int>) -> String {
        String(decoding: facts.text.bytes[range.clamped(to: 0..<facts.text.bytes.count)], as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\n", with: "⏎").replacing("\t", with: "⇥") + "\""
    }

    // MARK: Blocks

    private func block(_ index: Int) -> String {
        let block = facts.blocks[index]
        var line = "\(index)<\(block.parent ?? -1) \(kind(block.kind))"
        if block.ordinal > 0 { line += " \(block.ordinal)" }
        if block.isElse { line += " else" }
        if !block.condition.isEmpty { line += " if \(source(block.condition))" }
        for bound in block.availability {
            line += " \(bound.platform.rawValue)\(bound.isBelow ? "<" : "≥")\(bound.version)"
        }
        return line + " {\(source(block.range).prefix(20))}"
    }

    private func kind(_ kind: Block.Kind) -> String {
        switch kind {
        case .type(let index): "type \(facts.declarations[index].name)"
        case .function(let index): "function \(facts.declarations[index].name)"
        case .accessor(let index): "accessor \(facts.declarations[index].name)"
        case .conditional(let condition): "#if \(self.condition(condition))"
        default: "\(kind)"
        }
    }

    private func condition(_ condition: BuildCondition) -> String {
        switch condition {
        case .os(let name): "os(\(name))"
        case .targetEnvironment(let name): "targetEnvironment(\(name))"
        case .canImport(let name): "canImport(\(name))"
        case .flag(let name): name
        case .literal(let value): "\(value)"
        case .not(let inner): "!\(self.condition(inner))"
        case .all(let list): "(" + list.map(self.condition).joined(separator: " && ") + ")"
        case .any(let list): "(" + list.map(self.condition).joined(separator: " || ") + ")"
        case .unknown(let text): "?\(text)?"
        }
    }

    // MARK: Declarations

    private func declaration(_ declaration: Declaration) -> String {
        var line = "\(declaration.kind) "
        line += declaration.modifiers.map { $0 + " " }.joined()
        line += declaration.keyword + " " + declaration.name
        if !declaration.labels.isEmpty { line += "(" + declaration.labels.map { $0 + ":" }.joined() + ")" }
        if !declaration.inherited.isEmpty { line += " <- " + declaration.inherited.joined(separator: ", ") }
        if let type = declaration.type { line += ": \(type)" }
        if let value = declaration.initialValue { line += " = \(self.value(value))" }
        if let body = declaration.body { line += " {\(body)}" }
        return line + at(declaration.block)
    }

    // MARK: Expressions

    private func expression(_ index: Int) -> String {
        let expression = facts.expressions[index]
        let parent = expression.parent.map { " ^\($0)" } ?? ""
        return "\(index) \(chain(index))\(parent)\(at(expression.block))"
    }

    private func chain(_ index: Int) -> String {
        let expression = facts.expressions[index]
        var text =
            switch expression.base {
            case .name(let name): name
            case .implicitMember: ""
            case .other: "(…)"
            }
        if let type = expression.castType { text += " as \(type)" }
        for component in expression.components {
            if !component.name.isEmpty { text += "." + component.name }
            if !component.generics.isEmpty { text += "<" + component.generics.joined(separator: ", ") + ">" }
            guard let arguments = component.arguments else { continue }
            let list = arguments.map(argument).joined(separator: ", ")
            text += component.isSubscript ? "[\(list)]" : "(\(list))"
        }
        return text
    }

    private func argument(_ argument: Argument) -> String {
        let text = (argument.label.map { $0 + ": " } ?? "") + value(argument.value)
        return argument.isTrailing ? "~" + text : text
    }

    private func assignment(_ assignment: Assignment) -> String {
        let target = assignment.target.map(chain) ?? "_"
        return "\(target) \(assignment.operation) \(value(assignment.value))\(at(assignment.block))"
    }

    private func value(_ value: Value) -> String {
        switch value {
        case .implicitMember(let name): "." + name
        case .expression(let index): chain(index)
        case .string(let text): quoted(text)
        case .number(let text): text
        case .boolean(let value): "\(value)"
        case .null: "nil"
        case .array(let list): "[" + list.map(self.value).joined(separator: ", ") + "]"
        case .dictionary(let pairs):
            "[" + pairs.map { "\(self.value($0.key)): \(self.value($0.value))" }.joined(separator: ", ") + "]"
        case .closure(let block): "{\(block)}"
        case .either(let list): list.map(self.value).joined(separator: " | ")
        case .other: "…"
        }
    }
}
