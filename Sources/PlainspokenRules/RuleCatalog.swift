/// All rules, sorted by id.
package enum RuleCatalog {
    package static let rules: [Rule] = [
        .emptyUsageString,
        .missingForUpload,
        .missingPairedKey,
        .missingUsageString,
        .onlyLocalized,
        .stalePlist,
        .supersededKeyOnly,
        .unknownKey,
        .unresolvedVariable,
    ]

    /// The rule with this id.
    package static func rule(_ id: String) -> Rule? {
        rules.first { $0.id == id }
    }
}
