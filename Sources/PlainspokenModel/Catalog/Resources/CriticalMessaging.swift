extension Resource {
    static let criticalMessaging = Resource(
        id: "critical-messaging",
        name: "Critical messaging",
        keys: [
            UsageKey(
                "NSCriticalMessagingUsageDescription",
                introduced: [.iOS: Version(18, 2), .watchOS: Version(11, 2)],
                displayName: "Privacy - Critical Messaging Usage Description",
                rule: "Needed by MSCriticalSMSMessenger, beside Apple's entitlement.")
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["MSCriticalSMSMessenger#requestAuthorization()"],
                objectiveC: ["MSCriticalSMSMessenger"],
                symbols: ["_$s8Messages22MSCriticalSMSMessengerC"],
                modules: ["Messages"],
                keys: ["NSCriticalMessagingUsageDescription"]),
            ResourceUse(
                .access,
                swift: ["MSCriticalSMSMessenger#send()"],
                symbols: ["_$s8Messages22MSCriticalSMSMessengerC4send_2toSbAA0B7MessageV_AA11MSRecipientVtYaKF"],
                modules: ["Messages"],
                keys: ["NSCriticalMessagingUsageDescription"]),
        ],
        falseFriends: [
            FalseFriend("MFMessageComposeViewController", "people send themselves: no key"),
            FalseFriend("UNNotificationSound.defaultCritical", "an entitlement, no key"),
        ],
        missing: [Missing(.none, "the prompt appears with a sentence of the system's own")],
        upload: .unreported,
        prompt: Prompt("Allow “App” to send messages to these recipients?"),
        sources: ["apple-critmsg", "apple-key", "xcspec", "apple-swift-usr"])
}
