extension Resource {
    static let identity = Resource(
        id: "identity-verification",
        name: "Identity (ID in Wallet)",
        keys: [
            UsageKey(
                "NSIdentityUsageDescription",
                introduced: [.iOS: Version(16), .visionOS: Version(1)],
                displayName: "Privacy - Identity Usage Description",
                rule: "Needed by apps that ask for an identity document."),
            UsageKey(
                "NSIdentityUsageDescriptionDictionary",
                content: .stringDictionary,
                introduced: [.iOS: Version(26, 2), .visionOS: Version(26, 2), .macCatalyst: Version(26, 2)],
                hasBuildSetting: false,
                rule: "Named sentences, one of which PKIdentityRequest.usageDescriptionKey picks."),
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["PKIdentityAuthorizationController~requestDocument()"],
                objectiveC: ["-[PKIdentityAuthorizationController ~ requestDocument:completion:]"],
                modules: ["PassKit"],
                keys: identityKeys),
            ResourceUse(
                .request,
                swift: ["PKIdentityRequest~usageDescriptionKey"],
                objectiveC: ["-[PKIdentityRequest ~ setUsageDescriptionKey:]"],
                modules: ["PassKit"],
                keys: ["NSIdentityUsageDescriptionDictionary"]),
            ResourceUse(
                .reference,
                swift: ["PKIdentityButton", "VerifyIdentityWithWalletButton"],
                objectiveC: ["PKIdentityButton"],
                modules: ["PassKit"],
                keys: identityKeys,
                confidence: .likely),
        ],
        missing: [Missing(.denied, "the request fails with an error")],
        upload: .unreported,
        prompt: Prompt("“App” would like to use your ID", buttons: ["Cancel", "Continue"]),
        sources: ["apple-key", "objc2", "xcspec"])

    static let financialData = Resource(
        id: "financial-data",
        name: "Wallet financial data (FinanceKit)",
        keys: [
            UsageKey(
                "NSFinancialDataUsageDescription",
                introduced: [.iOS: Version(17, 4)],
                displayName: "Privacy - Financial Data Usage Description",
                rule: "Needed by FinanceStore's request, beside Apple's entitlement and an account of an organization.")
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["FinanceStore#requestAuthorization()"],
                symbols: [
                    "_$s10FinanceKit0A5StoreC20requestAuthorizationAA0E6StatusOyYaKF", "_$s10FinanceKit0A5StoreC",
                ],
                modules: ["FinanceKit"],
                keys: ["NSFinancialDataUsageDescription"])
        ],
        falseFriends: [
            FalseFriend("TransactionPicker", "people pick for one time; no key is documented"),
            FalseFriend("NSFinancialDataDescription", "a shorter name in one text of Apple's, no key"),
        ],
        missing: [
            Missing(.denied, from: [.iOS: Version(17, 4)], "the request is refused at once, without a prompt")
        ],
        upload: .unreported,
        prompt: Prompt("“App” would like to access your financial data", buttons: ["Don’t Share", "Continue"]),
        notes: ["Without the entitlement the call ends the app, whatever the key."],
        sources: ["apple-key", "finforum", "apple-swift-usr", "xcspec"])
}

private let identityKeys = [
    KeyRequirement(anyOf: ["NSIdentityUsageDescription", "NSIdentityUsageDescriptionDictionary"])
]
