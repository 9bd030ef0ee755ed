extension Resource {
    static let nearbyInteraction = Resource(
        id: "nearby-interaction",
        name: "Nearby Interaction (UWB)",
        keys: [
            UsageKey(
                "NSNearbyInteractionUsageDescription",
                introduced: [.iOS: Version(15), .watchOS: Version(8)],
                displayName: "Privacy - Nearby Interaction Usage Description",
                rule: "Needed for running an NISession."),
            UsageKey(
                "NSNearbyInteractionAllowOnceUsageDescription",
                introduced: [.iOS: Version(14)],
                retired: [.iOS: Version(15)],
                supersededBy: "NSNearbyInteractionUsageDescription",
                displayName: "Privacy - Nearby Interaction Allow Once Usage Description",
                rule: "The key of iOS 14, which asks at each use."),
        ],
        uses: [
            ResourceUse(
                .access,
                swift: [
                    "NISession#run()", "NINearbyPeerConfiguration()", "NINearbyAccessoryConfiguration()",
                    "NIDLTDOAConfiguration()",
                ],
                objectiveC: [
                    "-[NISession runWithConfiguration:]", "NINearbyPeerConfiguration", "NINearbyAccessoryConfiguration",
                    "NIDLTDOAConfiguration",
                ],
                modules: ["NearbyInteraction"],
                keys: [
                    "NSNearbyInteractionUsageDescription",
                    KeyRequirement(
                        anyOf: ["NSNearbyInteractionAllowOnceUsageDescription"], on: [.iOS], until: [.iOS: Version(15)]),
                ],
                note: "The first run prompts."),
            ResourceUse(
                .reference,
                swift: ["NISession"],
                objectiveC: ["NISession"],
                modules: ["NearbyInteraction"],
                keys: ["NSNearbyInteractionUsageDescription"]),
        ],
        falseFriends: [
            FalseFriend("CoreBluetooth, CLBeacon", "other keys"),
            FalseFriend("NISession.isSupported, NISession.deviceCapabilities", "neither prompts"),
        ],
        missing: [Missing(.denied, from: [.iOS: Version(14)], "the session ends at once, as if people had refused")],
        upload: .unreported,
        prompt: Prompt("“App” would like to use Nearby Interactions"),
        sources: ["apple-key", "xcspec", "nipr16"])
}
