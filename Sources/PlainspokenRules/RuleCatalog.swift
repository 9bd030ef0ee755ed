/// All rules, sorted by id.
package enum RuleCatalog {
    package static let rules: [Rule] = [
        .conflictingSources,
        .contradictedByCode,
        .contradictedBySystem,
        .contradictsOtherString,
        .duplicateKey,
        .emptyUsageString,
        .garbledText,
        .guessedLanguage,
        .incompletePurpose,
        .mislabelledPrimer,
        .missingEntitlement,
        .missingForUpload,
        .missingLocalization,
        .missingPairedKey,
        .missingUsageString,
        .nameMismatch,
        .onlyLocalized,
        .overwrittenDraft,
        .placeholderText,
        .serverFallback,
        .stalePlist,
        .supersededKeyOnly,
        .translationDrift,
        .truncatedText,
        .unknownKey,
        .unresolvedVariable,
        .unshippedPlist,
        .unusedUsageString,
        .vaguePurpose,
        .webviewCapture,
        .wrongAccessLevel,
        .wrongLanguage,
        .wrongResource,
        .wrongValueType,
    ]

    /// The rule with this id.
    package static func rule(_ id: String) -> Rule? {
        rules.first { $0.id == id }
    }
}
