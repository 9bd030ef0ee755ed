import PlainspokenModel
import PlainspokenRules

/// Decides how much findings weigh: rule × consequence × confidence, with the configuration's last word.
struct Policy {
    var configuration: Configuration
    var only: Set<String>
    var skip: Set<String>
    /// Whether findings of confidence `possible` are shown.
    var showsAll: Bool

    /// The level of a finding; nil where it is not shown.
    func level(of finding: Finding) -> Level? {
        if !only.isEmpty, !only.contains(finding.rule) { return nil }
        if skip.contains(finding.rule) { return nil }
        if finding.confidence == .possible, !showsAll { return nil }
        if let chosen = configuration.levels[finding.rule] { return chosen }
        guard let rule = RuleCatalog.rule(finding.rule) else { return .note }
        if finding.consequence == Consequence.none { return .note }
        if finding.confidence == .possible { return min(rule.level, .warning) }
        // A key in no list may be next year's.
        if rule.id == "unknown-key", finding.confidence == .likely { return .warning }
        return rule.level
    }
}
