/// Something that an app does for people which needs several keys at once.
package struct Feature: Sendable, Hashable {
    /// Kebab case: `live-dictation`.
    package var id: String
    /// For people: `Live dictation`.
    package var name: String
    /// All of them are needed.
    package var keys: [String]
    /// Needed where the feature goes further, such as saving what it recorded or supporting old systems.
    package var further: [Further]
    /// What else it needs: an entitlement, a background mode.
    package var note: String?

    package struct Further: Sendable, Hashable {
        package var key: String
        /// When the key is needed: `where the film is saved`.
        package var when: String

        package init(_ key: String, _ when: String) {
            self.key = key
            self.when = when
        }
    }

    package init(_ id: String, _ name: String, keys: [String], further: [Further] = [], note: String? = nil) {
        self.id = id
        self.name = name
        self.keys = keys
        self.further = further
        self.note = note
    }
}

extension Catalog {
    /// Features that need more than one key, or a key and something beside it.
    package static let features: [Feature] = [
        Feature(
            "live-dictation", "Live dictation",
            keys: ["NSMicrophoneUsageDescription", "NSSpeechRecognitionUsageDescription"],
            note: "SpeechAnalyzer and its transcribers ask for the microphone only."),
        Feature(
            "video-recording", "Video recording",
            keys: ["NSCameraUsageDescription", "NSMicrophoneUsageDescription"],
            further: [.init("NSPhotoLibraryAddUsageDescription", "where the film is saved to the photo library")]),
        Feature(
            "picker-video", "Filming with the image picker",
            keys: ["NSCameraUsageDescription", "NSMicrophoneUsageDescription"],
            note: "UIImagePickerController with the camera as source and movies among its media types."),
        Feature(
            "web-view-capture", "Capture and file input in a web view",
            keys: ["NSCameraUsageDescription", "NSMicrophoneUsageDescription"],
            further: [
                .init("NSLocationWhenInUseUsageDescription", "where pages ask for the location"),
                .init("NSPhotoLibraryAddUsageDescription", "where people may save an image by a long press"),
            ]),
        Feature(
            "always-location", "Location always",
            keys: ["NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription"],
            further: [.init("NSLocationAlwaysUsageDescription", "where iOS 10 or older is supported")],
            note: "UIBackgroundModes holds location where updates come in the background."),
        Feature(
            "temporary-precise-location", "Precise location for one purpose",
            keys: ["NSLocationWhenInUseUsageDescription", "NSLocationTemporaryUsageDescriptionDictionary"]),
        Feature(
            "health-both-ways", "Reading and writing Health data",
            keys: ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"],
            further: [
                .init("NSHealthClinicalHealthRecordsShareUsageDescription", "where clinical records are read")
            ]),
        Feature(
            "sensor-research", "Research with SensorKit",
            keys: ["NSSensorKitUsageDescription", "NSSensorKitUsageDetail", "NSSensorKitPrivacyPolicyURL"],
            note: "Apple grants the entitlement to studies on request."),
        Feature(
            "bonjour", "Bonjour and Multipeer",
            keys: ["NSLocalNetworkUsageDescription", "NSBonjourServices"]),
        Feature(
            "bluetooth-ios-12", "Bluetooth with iOS 12",
            keys: ["NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription"]),
        Feature(
            "calendar-ios-16", "Calendars with iOS 16",
            keys: ["NSCalendarsUsageDescription"],
            further: [
                .init("NSCalendarsFullAccessUsageDescription", "where events are read from iOS 17"),
                .init("NSCalendarsWriteOnlyAccessUsageDescription", "where events are only added from iOS 17"),
            ]),
        Feature(
            "reminders-ios-16", "Reminders with iOS 16",
            keys: ["NSRemindersUsageDescription", "NSRemindersFullAccessUsageDescription"]),
        Feature(
            "save-and-browse-photos", "Saving and browsing photos",
            keys: ["NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription"]),
        Feature(
            "nearby-ios-14", "Nearby Interaction with iOS 14",
            keys: ["NSNearbyInteractionUsageDescription", "NSNearbyInteractionAllowOnceUsageDescription"],
            further: [.init("NSCameraUsageDescription", "where the camera assists")]),
        Feature(
            "vision-main-camera", "Main camera of visionOS",
            keys: ["NSMainCameraUsageDescription"],
            further: [
                .init("NSEnterpriseMCAMUsageDescription", "where visionOS 2 is supported"),
                .init("NSWorldSensingUsageDescription", "where the surroundings are sensed as well"),
            ]),
        Feature(
            "meeting-recorder", "Recording a meeting on the Mac",
            keys: ["NSMicrophoneUsageDescription", "NSAudioCaptureUsageDescription"],
            note: "Screen recording has no key."),
        Feature(
            "apple-events", "Controlling other apps on the Mac",
            keys: ["NSAppleEventsUsageDescription"],
            note: "The hardened runtime needs com.apple.security.automation.apple-events as well."),
        Feature(
            "video-call", "Video calls",
            keys: ["NSCameraUsageDescription", "NSMicrophoneUsageDescription"],
            further: [
                .init("NSContactsUsageDescription", "where people are found in the contacts"),
                .init("NSLocalNetworkUsageDescription", "where devices on the local network are reached"),
                .init("NSBluetoothAlwaysUsageDescription", "where Bluetooth devices are found"),
            ]),
        Feature(
            "wifi-name", "Name of the Wi-Fi network",
            keys: ["NSLocationWhenInUseUsageDescription"],
            note: "com.apple.developer.networking.wifi-info is needed as well."),
        Feature(
            "permission-plug-in", "Permission plug-ins with every handler compiled in",
            keys: [
                "NSContactsUsageDescription", "NSCalendarsUsageDescription", "NSPhotoLibraryUsageDescription",
                "NSMotionUsageDescription", "NSAppleMusicUsageDescription", "NSSiriUsageDescription",
                "NSSpeechRecognitionUsageDescription", "NSLocationWhenInUseUsageDescription",
            ],
            note: "The upload check reads what is linked; the plug-in's switches take the unused handlers out."),
    ]
}
