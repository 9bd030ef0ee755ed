/// A name that people write into an Info.plist as if it were a usage description, and that no system reads.
package struct FalseKey: Sendable, Hashable {
    package var name: String
    /// The keys to use instead; empty where the permission has none.
    package var instead: [String]
    /// One sentence for people, without a full stop.
    package var reason: String

    package init(_ name: String, instead: [String] = [], _ reason: String) {
        self.name = name
        self.instead = instead
        self.reason = reason
    }
}

extension Catalog {
    /// The false key of this name.
    package static func falseKey(_ name: String) -> FalseKey? { falseKeys.first { $0.name == name } }

    /// Invented names seen in projects, guides and libraries, sorted.
    package static let falseKeys: [FalseKey] = [
        FalseKey("NSAccessibilityUsageDescription", "macOS asks for accessibility in words of its own"),
        FalseKey(
            "NSBluetoothUsageDescription", instead: ["NSBluetoothAlwaysUsageDescription"],
            "the key of Bluetooth has another name"),
        FalseKey(
            "NSCalendarWriteOnlyAccessUsageDescription", instead: ["NSCalendarsWriteOnlyAccessUsageDescription"],
            "an s is missing"),
        FalseKey(
            "NSFileSystemUsageDescription",
            instead: [
                "NSDesktopFolderUsageDescription", "NSDocumentsFolderUsageDescription",
                "NSDownloadsFolderUsageDescription", "NSRemovableVolumesUsageDescription",
                "NSNetworkVolumesUsageDescription",
            ],
            "macOS has a key for each guarded folder and none for the file system"),
        FalseKey(
            "NSFinancialDataDescription", instead: ["NSFinancialDataUsageDescription"],
            "a text of Apple's shortens the name"),
        FalseKey("NSInputMonitoringUsageDescription", "macOS asks for input monitoring in words of its own"),
        FalseKey(
            "NSLocationTemporaryFullAccuracyUsageDescription",
            instead: ["NSLocationTemporaryUsageDescriptionDictionary"], "the system reads a dictionary of purposes"),
        FalseKey(
            "NSLocationTemporaryUsageDescription", instead: ["NSLocationTemporaryUsageDescriptionDictionary"],
            "the system reads a dictionary of purposes"),
        FalseKey(
            "NSPhotoUsageDescription",
            instead: ["NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription"],
            "the keys of the photo library have other names"),
        FalseKey("NSScreenCaptureUsageDescription", "macOS asks for screen recording in words of its own"),
        FalseKey("NSScreenRecordingUsageDescription", "macOS asks for screen recording in words of its own"),
        FalseKey("NSUserNotificationsUsageDescription", "the prompt for notifications shows no sentence of the app's"),
    ]

    /// Keys of the Info.plist that are named like entitlements: what the reader session of `NFCTagReaderSession` selects.
    package static let entitlementLikeKeys: Set<String> = [
        "com.apple.developer.nfc.readersession.felica.systemcodes",
        "com.apple.developer.nfc.readersession.iso7816.select-identifiers",
    ]

    /// Real keys that no code is known to need, each with the reason; never to be asked for.
    package static let neverNeeded: [String: String] = [
        "NSBluetoothWhileInUseUsageDescription": "Xcode offers it, and no system is known to read it",
        "NSVoIPUsageDescription": "Xcode offers it, and CallKit and PushKit work without it",
    ]
}
