extension Resource {
    static let accessorySetup = Resource(
        id: "accessory-setup",
        name: "Accessory setup (AccessorySetupKit)",
        kind: .declaration,
        keys: [
            declaration("NSAccessorySetupSupports", "Bluetooth, WiFi or both; without it the session ends the app."),
            declaration("NSAccessorySetupKitSupports", "Another name for the same in a text of Apple's."),
            declaration("NSAccessorySetupBluetoothServices", "A filter for what is found."),
            declaration("NSAccessorySetupBluetoothNames", "A filter for what is found."),
            declaration("NSAccessorySetupBluetoothCompanyIdentifiers", "A filter for what is found."),
        ],
        uses: [
            ResourceUse(
                .access,
                swift: ["ASAccessorySession#activate()", "ASAccessorySession#showPicker()", "ASPickerDisplayItem()"],
                objectiveC: [
                    "-[ASAccessorySession ~ activateWithQueue:eventHandler:]",
                    "-[ASAccessorySession ~ showPickerForDisplayItems:completionHandler:]", "ASPickerDisplayItem",
                ],
                modules: ["AccessorySetupKit"],
                platforms: [.iOS],
                keys: [KeyRequirement(anyOf: ["NSAccessorySetupSupports", "NSAccessorySetupKitSupports"])])
        ],
        falseFriends: [FalseFriend("CBCentralManager", "the Bluetooth key")],
        missing: [Missing(.terminates, "the system ends the app when the session is used")],
        upload: .unreported,
        prompt: Prompt("The system's accessory picker", buttons: [], showsPurpose: false),
        sources: ["apple-key"])

    static let wifiAware = Resource(
        id: "wifi-aware",
        name: "Wi-Fi Aware",
        kind: .declaration,
        keys: [
            UsageKey(
                "WiFiAwareServices",
                content: .dictionary,
                isPurpose: false,
                introduced: [.iOS: Version(26)],
                hasBuildSetting: false,
                rule: "Names the services that the app publishes or subscribes to; no sentence, but an entitlement.")
        ],
        uses: [
            ResourceUse(
                .access,
                swift: ["WAPublishableService", "WASubscribableService", "WAPairedDevice"],
                symbols: ["_$s9WiFiAware"],
                modules: ["WiFiAware"],
                platforms: [.iOS],
                keys: ["WiFiAwareServices"],
                confidence: .possible)
        ],
        falseFriends: [FalseFriend("Network over Wi-Fi", "the local network key")],
        missing: [Missing(.terminates, "the app is thought to end when the service is named")],
        upload: .unreported,
        prompt: Prompt("The system's pairing sheet", buttons: [], showsPurpose: false),
        sources: ["apple-key"])

    private static func declaration(_ name: String, _ rule: String) -> UsageKey {
        UsageKey(
            name, content: .stringArray, isPurpose: false, introduced: [.iOS: Version(18)], hasBuildSetting: false,
            rule: rule)
    }
}
