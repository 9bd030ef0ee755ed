extension Resource {
    static let systemExtension = Resource(
        id: "system-extension",
        name: "System extension activation",
        keys: [
            UsageKey(
                "NSSystemExtensionUsageDescription",
                introduced: [.macOS: Version(10, 15), .iOS: Version(18, 4)],
                displayName: "Privacy - System Extension Usage Description",
                rule: "Stands in the extension's own Info.plist, not in the app's; activation needs it.")
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["OSSystemExtensionRequest.activationRequest()", "OSSystemExtensionManager~submitRequest()"],
                objectiveC: [
                    "+[OSSystemExtensionRequest ~ activationRequestForExtension:queue:]",
                    "-[OSSystemExtensionManager ~ submitRequest:]",
                ],
                modules: ["SystemExtensions"],
                keys: [],
                note: "The app that asks needs no key: the extension does.")
        ],
        falseFriends: [FalseFriend("NEPacketTunnelProvider in an app extension", "no key")],
        missing: [Missing(.denied, from: [.macOS: Version(10, 15)], "the activation fails with an error")],
        upload: .unreported,
        prompt: Prompt("“App” would like to use a new system extension", buttons: ["OK", "Open System Settings"]),
        sources: ["apple-key", "objc2"])

    static let driverBundle = Resource(
        id: "driver-bundle",
        name: "Driver extension (DriverKit)",
        keys: [
            UsageKey(
                "OSBundleUsageDescription",
                introduced: [.macOS: Version(10, 15), .iOS: Version(18, 4)],
                displayName: "Privacy - Driver Extension Usage Description",
                rule: "Stands in the driver extension's own Info.plist; activation needs it.")
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["OSSystemExtensionRequest.activationRequest()"],
                objectiveC: ["+[OSSystemExtensionRequest ~ activationRequestForExtension:queue:]"],
                modules: ["SystemExtensions"],
                keys: [],
                note: "The app that asks needs no key: the driver does.")
        ],
        falseFriends: [FalseFriend("IOUSBHost in user space", "no key")],
        missing: [Missing(.denied, "the activation fails with an error")],
        upload: .unreported,
        prompt: Prompt("“App” would like to use a new driver extension", buttons: ["OK"]),
        sources: ["apple-key", "objc2"])
}
