import PlainspokenModel

/// Tells whether listening or recording is started by holding a button or by a tap.
struct Holds {
    let cells: Cells
    let context: CompilationContext
    private var base: CodeBase { cells.base }

    func practices() -> [Practice] {
        let starts = starts()
        guard !starts.isEmpty else { return [] }
        let reach = PromptRequests(cells, requests: starts)
        return base.files.indices.flatMap { file in
            base.files[file].facts.expressions.flatMap { chain in
                chain.components.compactMap { practice($0, chain, file, reach) }
            } + targets(file, reach)
        }
    }

    /// Where sound begins to be heard or kept.
    private func starts() -> [PromptRequests.Request] {
        base.files.indices.flatMap { file -> [PromptRequests.Request] in
            base.files[file].facts.expressions.enumerated().flatMap { index, chain -> [PromptRequests.Request] in
                chain.components.enumerated().compactMap { position, component in
                    guard component.arguments != nil,
                        isStart(component, position, ExpressionReference(file: file, index: index))
                    else { return nil }
                    return PromptRequests.Request(
                        file: file, block: chain.block, offset: component.offset, api: component.name)
                }
            }
        }
    }

    private static let receivers: [String: Set<String>] = [
        "record": ["AVAudioRecorder"], "recordForDuration:": ["AVAudioRecorder"], "start": ["AVAudioEngine"],
        "startAndReturnError:": ["AVAudioEngine"],
    ]

    private func isStart(_ component: Expression.Component, _ position: Int, _ reference: ExpressionReference) -> Bool {
        if component.name == "installTap" || component.name.hasPrefix("installTapOnBus:")
            || SpeechNames.starts.contains(component.name)
        {
            return true
        }
        guard let wanted = Self.receivers[component.name], let type = cells.type(reference, upTo: position) else {
            return false
        }
        return wanted.contains { base.isKind(type, of: $0) }
    }

    private static let held: Set<String> = ["onLongPressGesture", "onChanged", "updating"]
    private static let tapped: Set<String> = ["onTapGesture", "Button", "onTap"]

    private func practice(
        _ component: Expression.Component, _ chain: Expression, _ file: Int, _ reach: PromptRequests
    ) -> Practice? {
        var name = component.name
        if name.isEmpty, case .name(let first) = chain.base { name = first }
        let isHeld = Self.held.contains(name) || name == "simultaneousGesture"
        let isTap = Self.tapped.contains(name) || name.hasSuffix("Button")
        guard isHeld || isTap else { return nil }
        if name == "onChanged", !isPress(chain) { return nil }
        let closures = (component.arguments ?? []).compactMap { argument -> Int? in
            guard case .closure(let block) = argument.value, argument.label != "label" else { return nil }
            return block
        }
        guard let start = closures.lazy.compactMap({ reach.request(in: $0, file) }).first else { return nil }
        return practice(isHeld ? .runsWhileHeld : .runsFromTap, file, component.offset, chain.block, name, start)
    }

    private func isPress(_ chain: Expression) -> Bool {
        guard case .name(let name) = chain.base else { return false }
        return name == "DragGesture" || name == "LongPressGesture"
    }

    private func practice(
        _ kind: Practice.Kind, _ file: Int, _ offset: Int, _ block: Int, _ api: String, _ start: PromptRequests.Request
    ) -> Practice? {
        let indexed = base.files[file]
        guard context.reach(block: block, offset: offset, in: indexed).answer != .no else { return nil }
        return Practice(
            kind, of: "microphone", at: indexed.facts.text.place(at: offset), confidence: .likely, api: api,
            feature: indexed.feature(of: block), related: [base.files[start.file].facts.text.place(at: start.offset)])
    }

    // MARK: UIKit

    /// `addTarget(self, action: #selector(begin), for: .touchDown)` holds; `.touchUpInside` taps.
    private func targets(_ file: Int, _ reach: PromptRequests) -> [Practice] {
        let indexed = base.files[file]
        return indexed.facts.expressions.compactMap { chain in
            guard
                let call = chain.components.first(where: {
                    $0.name == "addTarget" || $0.name == "addTarget:action:forControlEvents:"
                })
            else { return nil }
            let text = String(decoding: indexed.facts.text.bytes[call.offset..<chain.end], as: UTF8.self)
            guard let found = text.firstRange(of: "selector(") else { return nil }
            let name = text[found.upperBound...].prefix { $0 != ")" && $0 != "(" }.split(separator: ".").last.map(
                String.init)
            guard let name, let start = reach.request(named: name, in: indexed.enclosingType(of: chain.block)) else {
                return nil
            }
            let isDown = text.contains("touchDown") || text.contains("TouchDown")
            return practice(isDown ? .runsWhileHeld : .runsFromTap, file, call.offset, chain.block, "addTarget", start)
        }
    }
}
