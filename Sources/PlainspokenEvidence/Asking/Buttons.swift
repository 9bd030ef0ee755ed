import PlainspokenModel

/// The buttons of code, with their titles and what a press does.
struct Buttons {
    struct Button {
        /// The literal: a text, or the key of one.
        var title: String
        var file: Int
        var block: Int
        var offset: Int
        var request: PromptRequests.Request?
    }

    let cells: Cells
    let requests: PromptRequests
    private var base: CodeBase { cells.base }

    func all() -> [Button] {
        base.files.indices.flatMap { file in
            base.files[file].facts.expressions.indices.flatMap { made(file, $0) } + titled(file)
        }
    }

    // MARK: Made with title and action

    private static let messages: Set<String> = [
        "actionWithTitle:style:handler:", "buttonWithTitle:target:action:", "initWithTitle:style:target:action:",
    ]

    private func made(_ file: Int, _ index: Int) -> [Button] {
        let chain = base.files[file].facts.expressions[index]
        let message = chain.components.first { Self.messages.contains($0.name) }
        guard let call = message ?? buttonCall(chain) else { return [] }
        let titles = titles(of: call, chain, file)
        guard !titles.isEmpty else { return [] }
        let request = action(of: call, chain, file)
        return titles.map { Button(title: $0, file: file, block: chain.block, offset: chain.offset, request: request) }
    }

    private func buttonCall(_ chain: Expression) -> Expression.Component? {
        guard let made = chain.creation else { return nil }
        let isButton =
            made.type.hasSuffix("Button") || ["UIAlertAction", "UIAction", "UIBarButtonItem"].contains(made.type)
        return isButton ? chain.components[made.component] : nil
    }

    private func titles(of call: Expression.Component, _ chain: Expression, _ file: Int) -> [String] {
        for argument in call.arguments ?? [] where !argument.isTrailing {
            let label = argument.label ?? "_"
            guard
                ["_", "title", "text", "label", "titleKey", "actionWithTitle", "buttonWithTitle", "initWithTitle"]
                    .contains(label)
            else { continue }
            let found = texts(argument.value, file)
            if !found.isEmpty { return found }
        }
        // `Button(action:) { Text("Allow") }`, `Button { } label: { Text("Allow") }`
        let closures = (call.arguments ?? []).compactMap { argument -> Int? in
            guard case .closure(let block) = argument.value, argument.label != "action" else { return nil }
            return block
        }
        let hasAction = (call.arguments ?? []).contains { $0.label == "action" }
        guard let label = closures.last, closures.count > 1 || hasAction else { return [] }
        return labelTexts(in: label, file)
    }

    private func labelTexts(in block: Int, _ file: Int) -> [String] {
        let facts = base.files[file].facts
        return base.files[file].expressions(in: facts.blocks[block].range).flatMap { index -> [String] in
            let chain = facts.expressions[index]
            guard case .name(let name) = chain.base, name == "Text" || name == "Label",
                let value = chain.components.first?.arguments?.first?.value
            else { return [] }
            return texts(value, file)
        }
    }

    /// The literal that a title is, through the ways of looking texts up.
    private func texts(_ value: Value, _ file: Int) -> [String] {
        switch value {
        case .string(let text): return [text]
        case .either(let values): return values.flatMap { texts($0, file) }
        case .expression(let index):
            let chain = base.files[file].facts.expressions[index]
            if case .name(let name) = chain.base,
                [
                    "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "String", "Text",
                    "AttributedString",
                ]
                .contains(name), let argument = chain.components.first?.arguments?.first
            {
                return texts(argument.value, file)
            }
            if let cell = cells.cell(of: value, file: file), case .declared(let reference) = cell,
                let declaration = cells.declaration(cell), declaration.keyword == "let",
                case .string(let text)? = declaration.initialValue
            {
                _ = reference
                return [text]
            }
            return []
        default: return []
        }
    }

    private func action(of call: Expression.Component, _ chain: Expression, _ file: Int) -> PromptRequests.Request? {
        let type = base.files[file].enclosingType(of: chain.block)
        for argument in call.arguments ?? [] {
            switch argument.value {
            case .closure(let block):
                if argument.label == "label" { continue }
                if let request = requests.request(in: block, file) { return request }
            case .expression(let index):
                if argument.label == "action" || argument.label == "handler" {
                    if let selector = selector(argument, chain, file) {
                        return requests.request(named: selector, in: type)
                    }
                    if let cell = cells.cell(of: argument.value, file: file), case .declared(let reference) = cell {
                        return requests.functions[reference]
                    }
                }
                _ = index
            default:
                if let selector = selector(argument, chain, file) { return requests.request(named: selector, in: type) }
            }
        }
        return nil
    }

    /// `#selector(ask)`, `@selector(ask:)`, as it is written.
    private func selector(_ argument: Argument, _ chain: Expression, _ file: Int) -> String? {
        let bytes = base.files[file].facts.text.bytes
        guard argument.offset < chain.end, chain.end <= bytes.count else { return nil }
        let text = String(decoding: bytes[argument.offset..<chain.end], as: UTF8.self)
        guard let found = text.firstRange(of: "selector("),
            text.distance(from: text.startIndex, to: found.lowerBound) < 24
        else { return nil }
        let name = text[found.upperBound...].prefix { $0 != ")" && $0 != "(" }
        return name.split(separator: ".").last.map(String.init)
    }

    // MARK: Titled and targeted in separate lines

    private static let titleCalls: Set<String> = ["setTitle", "setTitle:forState:", "setTitle:"]
    private static let targetCalls: Set<String> = ["addTarget", "addTarget:action:forControlEvents:"]

    private func titled(_ file: Int) -> [Button] {
        let facts = base.files[file].facts
        var titles: [Cell: (text: String, chain: Expression)] = [:]
        var actions: [Cell: PromptRequests.Request] = [:]
        for (index, chain) in facts.expressions.enumerated() {
            guard
                let position = chain.components.firstIndex(where: {
                    Self.titleCalls.contains($0.name) || Self.targetCalls.contains($0.name)
                }), let cell = cells.cell(ExpressionReference(file: file, index: index), upTo: position),
                let arguments = chain.components[position].arguments
            else { continue }
            if Self.titleCalls.contains(chain.components[position].name) {
                if let text = arguments.first.flatMap({ texts($0.value, file).first }) { titles[cell] = (text, chain) }
            } else if let argument = arguments.first(where: { $0.label == "action" }),
                let selector = selector(argument, chain, file)
            {
                actions[cell] = requests.request(named: selector, in: base.files[file].enclosingType(of: chain.block))
            }
        }
        return titles.compactMap { cell, title in
            Button(
                title: title.text, file: file, block: title.chain.block, offset: title.chain.offset,
                request: actions[cell])
        }.sorted { $0.offset < $1.offset }
    }
}
