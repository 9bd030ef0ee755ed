/// All rules, sorted by id.
package enum RuleCatalog {
    package static let rules: [Rule] = [
        .conflictingSources,
        .duplicateKey,
        .emptyUsageString,
        .guessedLanguage,
        .missingEntitlement,
        .missingForUpload,
        .missingPairedKey,
        .missingUsageString,
        .onlyLocalized,
        .overwrittenDraft,
        .serverFallback,
        .stalePlist,
        .supersededKeyOnly,
        .unknownKey,
        .unresolvedVariable,
        .unshippedPlist,
        .unusedUsageString,
        .webviewCapture,
        .wrongAccessLevel,
        .wrongValueType,
    ]

    /// The rule with this id.
    package static func rule(_ id: String) -> Rule? {
        rules.first { $0.id == id }
    }
}
