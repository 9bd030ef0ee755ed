import PlainspokenModel

/// Makes one finding of the same fault in many translations of one sentence.
enum ManyTables {
    /// How many tables make a finding each before they are told together.
    static let limit = 3

    /// Tells faults apart by the line of code that makes them.
    static func code(_ finding: Finding) -> String {
        finding.related.first.map { "\($0.place.path) \($0.place.position)" } ?? ""
    }

    /// The findings with those of one key joined whose fault is the same and that stand in more than three tables.
    ///
    /// - Parameters:
    ///   - findings: The findings of one rule in one target, in order.
    ///   - target: The target; what its developers write themselves is told first.
    ///   - fault: What tells two faults of one key apart; by default findings of one key are one fault.
    /// - Returns: The findings; a joined one is its first, with the places of the others.
    static func joined(
        _ findings: [Finding], of target: Target, by fault: (Finding) -> String = { _ in "" }
    ) -> [Finding] {
        var order: [[String]] = []
        var groups: [[String]: [Finding]] = [:]
        for finding in findings {
            let id = [finding.key ?? "", String(describing: finding.confidence), fault(finding)]
            if groups[id] == nil { order.append(id) }
            groups[id, default: []].append(finding)
        }
        return order.flatMap { id -> [Finding] in
            let group = groups[id] ?? []
            let own = group.firstIndex { $0.locale == nil || $0.locale == target.developmentLanguage } ?? 0
            guard group.count > limit else { return group }
            var first = group[own]
            let others = group.indices.filter { $0 != own }.map { group[$0] }
            first.message += Message.more(others.count)
            first.related += others.prefix(40).map { .init(Message.table($0.locale), at: $0.place) }
            return [first]
        }
    }
}

private enum Message {
    static func more(_ count: Int) -> String { ", and so it is in \(count) more tables" }

    static func table(_ locale: String?) -> String { locale.map { "the table for \($0)" } ?? "the base sentence" }
}
