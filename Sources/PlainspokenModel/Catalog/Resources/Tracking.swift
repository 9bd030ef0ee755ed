extension Resource {
    static let tracking = Resource(
        id: "user-tracking",
        name: "Tracking (App Tracking Transparency)",
        keys: [
            UsageKey(
                "NSUserTrackingUsageDescription",
                introduced: [.iOS: Version(14), .tvOS: Version(14), .visionOS: Version(1)],
                displayName: "Privacy - Tracking Usage Description",
                rule:
                    "Needed by requestTrackingAuthorization. An app that never asks needs no key, even if it links the framework."
            )
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["ATTrackingManager.requestTrackingAuthorization()"],
                objectiveC: ["+[ATTrackingManager ~ requestTrackingAuthorizationWithCompletionHandler:]"],
                modules: ["AppTrackingTransparency"],
                keys: ["NSUserTrackingUsageDescription"])
        ],
        falseFriends: [
            FalseFriend("SKAdNetwork, AdAttributionKit", "no prompt and no key"),
            FalseFriend(
                "ASIdentifierManager.advertisingIdentifier", "zeros without permission; reading it does not prompt"),
            FalseFriend("ATTrackingManager.trackingAuthorizationStatus", "reading the status does not prompt"),
            FalseFriend("DCDevice, DCAppAttestService", "no prompt"),
        ],
        missing: [
            Missing(
                .terminates, from: [.iOS: Version(14)], "the system ends the app when this line asks to track")
        ],
        upload: .unreported,
        prompt: Prompt(
            "Allow “App” to track your activity across other companies’ apps and websites?",
            buttons: ["Ask App Not to Track", "Allow"]),
        notes: ["NSPrivacyTracking in the privacy manifest is another matter."],
        sources: ["apple-key", "xcspec", "objc2", "automate", "adjust101"])
}
