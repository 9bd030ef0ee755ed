import PlainspokenModel

/// One evaluation of a text or setting against a stack.
///
/// While a setting is evaluated, a reference to its own name means the assignment beneath, as `$(inherited)` does; so
/// every path through the assignments ends. What branches too often is cut off by the budget.
struct SettingExpansion {
    private let stack: BuildSettingStack
    /// For each setting under evaluation, how many of its candidates lie beneath the current one.
    private var beneath: [String: Int] = [:]
    private var current: [String] = []
    private var undefined: [String] = []
    private var unknown: [String] = []
    private var remainingSteps = 20_000
    private var remainingBytes = 1_000_000

    /// References followed deeper than this count as undefined.
    private static let maximumDepth = 64

    init(stack: BuildSettingStack) {
        self.stack = stack
    }

    mutating func expand(text: String) -> ExpandedText {
        let parts = SettingExpression(text).parts
        let result = evaluate(parts)
        return ExpandedText(
            text: result.text, undefined: undefined.uniqued, unknown: unknown.uniqued, origin: result.origin)
    }

    mutating func expand(setting name: String) -> ExpandedText {
        let result = value(of: name)
        return ExpandedText(
            text: result?.text ?? "", undefined: undefined.uniqued, unknown: unknown.uniqued, origin: result?.origin)
    }

    private typealias Result = (text: String, origin: Place?)

    private mutating func evaluate(_ parts: [SettingExpression.Part]) -> Result {
        var text = ""
        var origin: Place?
        for part in parts {
            switch part {
            case .literal(let literal):
                text += literal
            case .reference(let name, let operators, let isBracketed, let spelling):
                let result = resolve(name, operators, isBracketed: isBracketed, spelling: spelling)
                text += result.text
                origin = result.origin
            }
        }
        return (text, parts.count == 1 ? origin : nil)
    }

    private mutating func resolve(
        _ nameParts: [SettingExpression.Part], _ operators: [SettingExpression.Operator],
        isBracketed: Bool, spelling: String
    ) -> Result {
        remainingSteps -= 1
        var name = evaluate(nameParts).text
        if name == "inherited" || name == "value", let last = current.last { name = last }
        guard remainingSteps > 0, remainingBytes > 0, current.count < Self.maximumDepth,
            var result = value(of: name)
        else { return missing(name, operators, isBracketed: isBracketed, spelling: spelling) }
        for item in operators {
            switch item {
            case .retrieval(let word):
                result.text = SettingOperators.retrieve(word, from: result.text)
            case .replacement(let word, let parts):
                let replacement = evaluate(parts).text
                result.text = SettingOperators.replace(word, in: result.text, with: replacement)
            }
        }
        remainingBytes -= result.text.utf8.count
        return result
    }

    /// The value of a setting, or of what lies beneath where it is under evaluation.
    private mutating func value(of name: String) -> Result? {
        let candidates = stack.candidates(name)
        let limit = beneath[name] ?? candidates.count
        guard limit > 0 else { return nil }
        let assignment = candidates[limit - 1]
        let before = beneath[name]
        beneath[name] = limit - 1
        current.append(name)
        var result = evaluate(SettingExpression(assignment.text).parts)
        result.origin = result.origin ?? assignment.value.place
        current.removeLast()
        beneath[name] = before
        return result
    }

    private mutating func missing(
        _ name: String, _ operators: [SettingExpression.Operator], isBracketed: Bool, spelling: String
    ) -> Result {
        // `$(inherited)` with nothing beneath is nothing, and no mistake.
        if beneath[name] != nil { return ("", nil) }
        if !isBracketed { return (spelling, nil) }
        for case .replacement("default", let parts) in operators { return (evaluate(parts).text, nil) }
        if WellKnownSettings.names.contains(name) {
            unknown.append(name)
            return (spelling, nil)
        }
        if !name.isEmpty { undefined.append(name) }
        return ("", nil)
    }
}

extension Array where Element: Hashable {
    /// The elements without repetitions, in the order in which they come first.
    package var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
