extension Resource {
    static let voip = Resource(
        id: "voip-calls",
        name: "VoIP calls",
        keys: [
            UsageKey(
                "NSVoIPUsageDescription",
                introduced: [.iOS: Version(10), .tvOS: Version(10), .watchOS: Version(3)],
                displayName: "Privacy - VoIP Usage Description",
                rule: "Offered by Xcode; no app is known to need it.")
        ],
        uses: [],
        falseFriends: [
            FalseFriend("CXProvider, PKPushRegistry", "CallKit and PushKit work without the key"),
            FalseFriend("LiveCommunicationKit", "no key"),
        ],
        missing: [Missing(.none, "nothing is known to happen")],
        upload: .unreported,
        prompt: Prompt("“App” would like to receive VoIP calls in the background"),
        notes: ["UIBackgroundModes holds voip for apps that take calls."],
        sources: ["xcspec", "theos-tcc"])
}
