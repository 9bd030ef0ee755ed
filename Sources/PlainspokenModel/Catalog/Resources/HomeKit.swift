extension Resource {
    static let homeKit = Resource(
        id: "homekit",
        name: "HomeKit",
        keys: [
            UsageKey(
                "NSHomeKitUsageDescription",
                introduced: [
                    .iOS: Version(8), .watchOS: Version(2), .tvOS: Version(10), .visionOS: Version(1),
                    .macCatalyst: Version(14),
                ],
                displayName: "Privacy - HomeKit Usage Description",
                rule:
                    "Needed for creating an HMHomeManager, which prompts. Pairing with MatterSupport alone may not need it."
            )
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["HMHomeManager()"],
                objectiveC: ["-[HMHomeManager init]", "+[HMHomeManager new]", "-[HMHomeManager setDelegate:]"],
                modules: ["HomeKit"],
                keys: ["NSHomeKitUsageDescription"],
                note: "Creating the manager is the request."),
            ResourceUse(
                .access,
                swift: ["HMAccessoryBrowser()", "HMAccessorySetupManager()"],
                objectiveC: ["-[HMAccessoryBrowser ~ startSearchingForNewAccessories]", "HMAccessorySetupManager"],
                modules: ["HomeKit"],
                keys: ["NSHomeKitUsageDescription"]),
            ResourceUse(
                .reference,
                swift: ["HMHomeManager", "HMHome"],
                objectiveC: ["HMHomeManager", "HMHome"],
                modules: ["HomeKit"],
                keys: ["NSHomeKitUsageDescription"]),
        ],
        falseFriends: [
            FalseFriend("MatterAddDeviceRequest, THClient", "sheets or entitlements of their own"),
            FalseFriend("INPreferences", "Siri"),
        ],
        missing: [
            Missing(.terminates, from: [.iOS: Version(10)], "the system ends the app when this line makes the manager")
        ],
        upload: .unreported,
        prompt: Prompt("“App” would like to access your Home data", buttons: ["Don’t Allow", "OK"]),
        sources: ["apple-key", "xcspec", "homekit112", "automate"])
}
