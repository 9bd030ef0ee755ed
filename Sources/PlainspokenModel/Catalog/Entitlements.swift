/// An entitlement without which a resource stays shut, whatever the Info.plist says.
package struct EntitlementNeed: Sendable, Hashable {
    package enum Circumstance: String, Sendable, Hashable, CaseIterable {
        /// The app is in the sandbox of macOS.
        case sandbox
        /// The app is signed with the hardened runtime of macOS.
        case hardenedRuntime
        /// Always.
        case capability
    }

    /// The entitlement to add first; the others will do as well.
    package var alternatives: [String]
    /// The id of the resource.
    package var resource: String
    /// The usage descriptions that stand in vain without it; empty where the resource has none of its own.
    package var keys: [String]
    package var circumstance: Circumstance
    package var platforms: Set<Platform>
    /// Patterns of the code that alone needs it, in either language; empty where any use of the resource does.
    package var code: [String]
    /// Whether Apple grants it on request only.
    package var isManaged: Bool

    package init(
        _ alternatives: String..., for resource: String, keys: [String], in circumstance: Circumstance,
        on platforms: Set<Platform>, code: [String] = [], isManaged: Bool = false
    ) {
        self.alternatives = alternatives
        self.resource = resource
        self.keys = keys
        self.circumstance = circumstance
        self.platforms = platforms
        self.code = code
        self.isManaged = isManaged
    }
}

extension Resource {
    /// The entitlements that it needs beside its keys.
    package var entitlementNeeds: [EntitlementNeed] { Catalog.entitlementNeeds.filter { $0.resource == id } }
}

extension Catalog {
    /// Xcode's build settings that put an entitlement into a macOS product (`ProductPackaging.swift` of swift-build).
    package static let entitlementSettings: [(setting: String, entitlement: String)] = [
        ("AUTOMATION_APPLE_EVENTS", "com.apple.security.automation.apple-events"),
        ("ENABLE_APP_SANDBOX", "com.apple.security.app-sandbox"),
        ("ENABLE_INCOMING_NETWORK_CONNECTIONS", "com.apple.security.network.server"),
        ("ENABLE_OUTGOING_NETWORK_CONNECTIONS", "com.apple.security.network.client"),
        ("ENABLE_RESOURCE_ACCESS_AUDIO_INPUT", "com.apple.security.device.audio-input"),
        ("ENABLE_RESOURCE_ACCESS_BLUETOOTH", "com.apple.security.device.bluetooth"),
        ("ENABLE_RESOURCE_ACCESS_CALENDARS", "com.apple.security.personal-information.calendars"),
        ("ENABLE_RESOURCE_ACCESS_CAMERA", "com.apple.security.device.camera"),
        ("ENABLE_RESOURCE_ACCESS_CONTACTS", "com.apple.security.personal-information.addressbook"),
        ("ENABLE_RESOURCE_ACCESS_LOCATION", "com.apple.security.personal-information.location"),
        ("ENABLE_RESOURCE_ACCESS_PHOTO_LIBRARY", "com.apple.security.personal-information.photos-library"),
        ("ENABLE_RESOURCE_ACCESS_PRINTING", "com.apple.security.print"),
        ("ENABLE_RESOURCE_ACCESS_USB", "com.apple.security.device.usb"),
    ]

    /// The entitlement that says that a macOS app is in the sandbox.
    package static let sandboxEntitlement = "com.apple.security.app-sandbox"
    /// The build setting that signs with the hardened runtime, which is no entitlement.
    package static let hardenedRuntimeSetting = "ENABLE_HARDENED_RUNTIME"

    /// All entitlements that resources need.
    package static let entitlementNeeds: [EntitlementNeed] = macNeeds + capabilities + managedCapabilities

    private static let macNeeds: [EntitlementNeed] = [
        EntitlementNeed(
            "com.apple.security.device.audio-input", "com.apple.security.device.microphone", for: "microphone",
            keys: ["NSMicrophoneUsageDescription"], in: .sandbox, on: [.macOS]),
        EntitlementNeed(
            "com.apple.security.device.audio-input", for: "microphone", keys: ["NSMicrophoneUsageDescription"],
            in: .hardenedRuntime, on: [.macOS]),
        EntitlementNeed(
            "com.apple.security.device.camera", for: "camera", keys: ["NSCameraUsageDescription"], in: .sandbox,
            on: [.macOS]),
        EntitlementNeed(
            "com.apple.security.device.camera", for: "camera", keys: ["NSCameraUsageDescription"],
            in: .hardenedRuntime, on: [.macOS]),
        EntitlementNeed(
            "com.apple.security.personal-information.photos-library", for: "photo-library",
            keys: ["NSPhotoLibraryUsageDescription"], in: .sandbox, on: [.macOS]),
        EntitlementNeed(
            "com.apple.security.personal-information.photos-library", for: "photo-library",
            keys: ["NSPhotoLibraryUsageDescription"], in: .hardenedRuntime, on: [.macOS]),
        EntitlementNeed(
            "com.apple.security.personal-information.addressbook", for: "contacts",
            keys: ["NSContactsUsageDescription"], in: .sandbox, on: [.macOS]),
        EntitlementNeed(
            "com.apple.security.personal-information.addressbook", for: "contacts",
            keys: ["NSContactsUsageDescription"], in: .hardenedRuntime, on: [.macOS]),
        EntitlementNeed(
            "com.apple.security.personal-information.calendars", for: "calendars", keys: calendarKeys, in: .sandbox,
            on: [.macOS]),
        EntitlementNeed(
            "com.apple.security.personal-information.calendars", for: "calendars", keys: calendarKeys,
            in: .hardenedRuntime, on: [.macOS]),
        EntitlementNeed(
            "com.apple.security.personal-information.calendars", for: "reminders", keys: reminderKeys, in: .sandbox,
            on: [.macOS]),
        EntitlementNeed(
            "com.apple.security.personal-information.location", for: "location-when-in-use", keys: locationKeys,
            in: .sandbox, on: [.macOS]),
        EntitlementNeed(
            "com.apple.security.personal-information.location", for: "location-when-in-use", keys: locationKeys,
            in: .hardenedRuntime, on: [.macOS]),
        EntitlementNeed(
            "com.apple.security.device.bluetooth", for: "bluetooth", keys: ["NSBluetoothAlwaysUsageDescription"],
            in: .sandbox, on: [.macOS]),
        EntitlementNeed(
            "com.apple.security.network.client", "com.apple.security.network.server", for: "local-network",
            keys: ["NSLocalNetworkUsageDescription"], in: .sandbox, on: [.macOS]),
        EntitlementNeed(
            "com.apple.security.automation.apple-events", for: "apple-events-automation",
            keys: ["NSAppleEventsUsageDescription"], in: .hardenedRuntime, on: [.macOS]),
        EntitlementNeed(
            "com.apple.security.scripting-targets", "com.apple.security.temporary-exception.apple-events",
            for: "apple-events-automation", keys: ["NSAppleEventsUsageDescription"], in: .sandbox, on: [.macOS]),
    ]

    private static let capabilities: [EntitlementNeed] = [
        EntitlementNeed(
            "com.apple.developer.healthkit", for: "health-read", keys: ["NSHealthShareUsageDescription"],
            in: .capability, on: [.iOS, .watchOS, .visionOS]),
        EntitlementNeed(
            "com.apple.developer.healthkit", for: "health-write", keys: ["NSHealthUpdateUsageDescription"],
            in: .capability, on: [.iOS, .watchOS, .visionOS]),
        EntitlementNeed(
            "com.apple.developer.healthkit.access", for: "health-clinical-records",
            keys: ["NSHealthClinicalHealthRecordsShareUsageDescription"], in: .capability, on: [.iOS]),
        EntitlementNeed(
            "com.apple.developer.homekit", for: "homekit", keys: ["NSHomeKitUsageDescription"], in: .capability,
            on: [.iOS, .macCatalyst, .tvOS, .visionOS, .watchOS]),
        EntitlementNeed(
            "com.apple.developer.siri", for: "siri", keys: ["NSSiriUsageDescription"], in: .capability,
            on: [.iOS, .visionOS]),
        EntitlementNeed(
            "com.apple.developer.nfc.readersession.formats", for: "nfc", keys: ["NFCReaderUsageDescription"],
            in: .capability, on: [.iOS]),
        EntitlementNeed(
            "com.apple.developer.usernotifications.communication", for: "focus-status",
            keys: ["NSFocusStatusUsageDescription"], in: .capability, on: [.iOS, .macOS, .watchOS]),
        EntitlementNeed(
            "com.apple.developer.networking.wifi-info", for: "location-when-in-use", keys: [], in: .capability,
            on: [.iOS, .macCatalyst],
            code: [
                "NEHotspotNetwork.fetchCurrent()", "+[NEHotspotNetwork ~ fetchCurrentWithCompletionHandler:]",
                "func CNCopyCurrentNetworkInfo()",
            ]),
        EntitlementNeed(
            "com.apple.developer.wifi-aware", for: "wifi-aware", keys: ["WiFiAwareServices"], in: .capability,
            on: [.iOS]),
        EntitlementNeed(
            "com.apple.developer.driverkit", for: "driver-bundle", keys: ["OSBundleUsageDescription"],
            in: .capability, on: [.iOS, .macOS]),
    ]

    private static let managedCapabilities: [EntitlementNeed] = [
        EntitlementNeed(
            "com.apple.developer.networking.multicast", for: "local-network", keys: [], in: .capability,
            on: [.iOS, .visionOS],
            code: ["NWMulticastGroup()", "func nw_group_descriptor_create_multicast()"], isManaged: true),
        EntitlementNeed(
            "com.apple.developer.contacts.notes", for: "contacts", keys: [], in: .capability,
            on: [.iOS, .macOS, .macCatalyst, .visionOS, .watchOS], code: ["CNContactNoteKey"], isManaged: true),
        EntitlementNeed(
            "com.apple.developer.arkit.main-camera-access.allow", for: "visionos-main-camera",
            keys: ["NSMainCameraUsageDescription", "NSEnterpriseMCAMUsageDescription"], in: .capability,
            on: [.visionOS], isManaged: true),
        EntitlementNeed(
            "com.apple.developer.corelocation.wilderness-safety", for: "location-historical-wilderness",
            keys: ["NSLocationWildernessSafetyUsageDescriptionDictionary"], in: .capability, on: [.watchOS],
            isManaged: true),
        EntitlementNeed(
            "com.apple.developer.health.fall-detection", for: "fall-detection",
            keys: ["NSFallDetectionUsageDescription"], in: .capability, on: [.iOS, .watchOS, .visionOS],
            isManaged: true),
        EntitlementNeed(
            "com.apple.developer.sensorkit.reader.allow", for: "sensorkit", keys: ["NSSensorKitUsageDescription"],
            in: .capability, on: [.iOS], isManaged: true),
        EntitlementNeed(
            "com.apple.developer.in-app-identity-presentment", for: "identity-verification",
            keys: ["NSIdentityUsageDescription", "NSIdentityUsageDescriptionDictionary"], in: .capability,
            on: [.iOS, .macCatalyst, .visionOS], isManaged: true),
        EntitlementNeed(
            "com.apple.developer.financekit", for: "financial-data", keys: ["NSFinancialDataUsageDescription"],
            in: .capability, on: [.iOS], isManaged: true),
        EntitlementNeed(
            "com.apple.developer.messages.critical-messaging", for: "critical-messaging",
            keys: ["NSCriticalMessagingUsageDescription"], in: .capability, on: [.iOS, .watchOS], isManaged: true),
        EntitlementNeed(
            "com.apple.developer.video-subscriber-single-sign-on", for: "tv-provider-account",
            keys: ["NSVideoSubscriberAccountUsageDescription"], in: .capability, on: [.iOS, .macOS, .tvOS],
            isManaged: true),
        EntitlementNeed(
            "com.apple.developer.journal.allow", for: "journaling-suggestions", keys: [], in: .capability, on: [.iOS],
            isManaged: true),
    ]

    private static let calendarKeys = [
        "NSCalendarsFullAccessUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription",
        "NSCalendarsUsageDescription",
    ]
    private static let reminderKeys = ["NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription"]
    private static let locationKeys = [
        "NSLocationUsageDescription", "NSLocationWhenInUseUsageDescription",
        "NSLocationAlwaysAndWhenInUseUsageDescription",
    ]
}
