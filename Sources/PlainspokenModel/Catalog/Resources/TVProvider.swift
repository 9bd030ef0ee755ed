extension Resource {
    static let tvProvider = Resource(
        id: "tv-provider-account",
        name: "TV provider (video subscriber account)",
        keys: [
            UsageKey(
                "NSVideoSubscriberAccountUsageDescription",
                introduced: [.iOS: Version(10), .macOS: Version(10, 14), .tvOS: Version(9)],
                displayName: "Privacy - TV Provider Usage Description",
                rule: "Needed by VSAccountManager's requests, beside Apple's entitlement.")
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["VSAccountManager~checkAccessStatus()"],
                objectiveC: ["-[VSAccountManager ~ checkAccessStatusWithOptions:completionHandler:]"],
                modules: ["VideoSubscriberAccount"],
                keys: ["NSVideoSubscriberAccountUsageDescription"]),
            ResourceUse(
                .access,
                swift: ["VSAccountManager#enqueue()"],
                objectiveC: ["-[VSAccountManager ~ enqueueAccountMetadataRequest:completionHandler:]"],
                modules: ["VideoSubscriberAccount"],
                keys: ["NSVideoSubscriberAccountUsageDescription"]),
        ],
        falseFriends: [FalseFriend("VSSubscriptionRegistrationCenter", "does not prompt")],
        missing: [Missing(.terminates, "the system ends the app when this line asks, as for other protected data")],
        upload: .unreported,
        prompt: Prompt("“App” would like to use your TV provider"),
        sources: ["apple-key", "xcspec", "theos-tcc"])
}
