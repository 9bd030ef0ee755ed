import PlainspokenModel

/// Where the catalogue differs from the vetted table on purpose, each with its reason.
enum CatalogExceptions {
    /// Keys that Xcode copies from a build setting, though no string for people is expected there.
    static let otherBuildSettings: [String: String] = [
        "NSLocationTemporaryUsageDescriptionDictionary": "the generator copies it as a string, of the wrong type",
        "NSSensorKitPrivacyPolicyURL": "an address; the generator copies it",
    ]

    /// Consequences of the table that the catalogue leaves out.
    static let consequences: [String: (left: Set<Consequence>, reason: String)] = [
        "microphone": ([.silent], "a page in a web view on macOS; a note"),
        "camera": ([.silent], "a page in a web view on macOS; a note"),
        "photo-library": ([.none], "reading the status on macOS; a note"),
        "contacts": ([.none], "reading the status on macOS; a false friend"),
        "location-when-in-use": ([.uploadRefused], "the upload check has a field of its own"),
        "location-always": ([.uploadRefused], "the upload check has a field of its own"),
        "financial-data": ([.terminates], "comes of the missing entitlement; a note"),
    ]

    /// Names that no pattern speaks of, by resource: a class, `Class ±selector`, or a symbol.
    static let items: [String: [String: String]] = [
        "microphone": [
            "_AVMediaTypeAudio": constant, "_kUTTypeMovie": constant, "_AVAudioSessionCategoryRecord": constant,
            "_AVAudioSessionCategoryPlayAndRecord": constant, "_AVAudioSessionCategoryMultiRoute": constant,
            "AVAudioNode": "taps of other nodes hear the app's own sound; the input node has patterns",
            "AVAudioNode -installTapOnBus:bufferSize:format:block:": "as the class",
            "AVAudioSession -setActive:error:": "playback activates the session too",
            "_AudioUnitInitialize": "serves playback too", "_AudioDeviceCreateIOProcID": "serves playback too",
            "_AudioDeviceStart": "serves playback too",
            "RPScreenRecorder -startRecordingWithHandler:": "needs no key unless the microphone is switched on",
            "RPScreenRecorder -startCaptureWithHandler:completionHandler:":
                "needs no key unless the microphone is switched on",
            "WKWebViewConfiguration": "never without a WKWebView",
        ],
        "camera": [
            "_AVMediaTypeVideo": constant, "LockedCameraCapture": "a framework", "CameraCapture": "no name of its own",
        ],
        "visionos-main-camera": [
            "_ar_authorization_type_camera_access": constant, arkitRequest: sharedRequest,
        ],
        "world-sensing": ["_ar_authorization_type_world_sensing": constant, arkitRequest: sharedRequest],
        "hands-tracking": ["_ar_authorization_type_hand_tracking": constant],
        "accessory-tracking": ["_ar_authorization_type_accessory_tracking": constant],
        "system-audio-capture": [
            "AudioDeviceStart": "serves playback too; making the aggregate device beside a tap tells"
        ],
        "photo-library-add": [
            "PHPhotoLibrary -performChanges:completionHandler:": "what is created inside tells",
            "PHPhotoLibrary -performChangesAndWait:error:": "what is created inside tells",
            "UIActivityViewController -initWithActivityItems:applicationActivities:": "the class is mentioned",
            "_UIActivityTypeSaveToCameraRoll": constant,
        ],
        "bluetooth": [
            "CBManager": "a base class; reading the status does not prompt",
            "CBManager +authorization": "reading the status does not prompt",
        ],
        "location-always": [
            "CLLocationManager -setAllowsBackgroundLocationUpdates:": whenInUseIsEnough,
            "CLLocationManager -startMonitoringForRegion:": whenInUseIsEnough,
            "CLLocationManager -startMonitoringVisits": whenInUseIsEnough,
            "CLLocationManager -startMonitoringSignificantLocationChanges": whenInUseIsEnough,
        ],
        "face-id": [
            "_SecItemCopyMatching": "every keychain item; the access control tells",
            "_SecItemAdd": "every keychain item; the access control tells",
            "SecureEnclave": "a key without a context does not prompt",
        ],
        "health-clinical-records": [
            "_HKClinicalTypeIdentifierAllergyRecord": constant, "_HKClinicalTypeIdentifierLabResultRecord": constant,
            "HKVerifiableClinicalRecord": "a sheet of its own, without a key",
            "HKVerifiableClinicalRecordQuery": "a sheet of its own, without a key",
        ],
        "motion-fitness": ["CMMotionActivityManager +isActivityAvailable": "a check that does not prompt"],
        "siri": [
            "INInteraction": "donating needs no key",
            "INInteraction -donateInteractionWithCompletion:": "donating needs no key",
        ],
        "financial-data": ["FinanceKitUI": "a framework"],
        "apple-events-automation": [
            "NSAppleScript -initWithSource:": "a script that is not run sends nothing",
            "NSTask -setExecutableURL:": "any program; the path of osascript is looked for",
        ],
        "desktop-folder": ["NSHomeDirectory": "leads anywhere"],
        "documents-folder": ["NSHomeDirectory": "leads anywhere"],
        "downloads-folder": ["NSHomeDirectory": "leads anywhere"],
        "network-volumes": ["_NSURLVolumeIsLocalKey": constant],
        "removable-volumes": ["_NSURLVolumeIsRemovableKey": constant, "DiskArbitration": "a framework"],
        "file-provider-domain": [
            "NSFileProviderManager": owner, "NSFileProviderManager +addDomain:completionHandler:": owner,
            "NSFileProviderManager +getDomainsWithCompletionHandler:": owner,
            "NSFileProviderManager -getUserVisibleURLForItemIdentifier:completionHandler:": owner,
            "NSFileProviderDomain": owner, "NSFileProviderDomain -initWithIdentifier:displayName:": owner,
            "FileManager": "any file", "NSFileCoordinator": "any file",
        ],
        "app-data": ["FileManager": "any file"],
        "app-management": [
            "NSFileManager -removeItemAtURL:error:": "any file", "FileManager": "any file", "NSFileManager": "any file",
            "NSFileManager -replaceItemAtURL:withItemAtURL:backupItemName:options:resultingItemURL:error:": "any file",
        ],
        "system-extension": ["_NSSystemExtensionUsageDescriptionKey": constant],
        "driver-bundle": ["_OSBundleUsageDescriptionKey": constant],
    ]

    /// Entries, by resource and position, whose confidence the catalogue lowers or raises.
    static let confidences: [String: String] = [
        "microphone 6": "the category alone does not record",
        "microphone 7": "an audio queue for input has no other purpose",
        "microphone 12": webView,
        "camera 12": webView,
        "photo-library 5": "naming the picker prompts nowhere from iOS 11; the reports are of 2016 and 2018",
        "photo-library-add 3": "people may never save; newer systems may hide the action",
        "photo-library-add 4": webView,
        "local-network 0": network, "local-network 1": network, "local-network 2": network, "local-network 3": network,
        "location-when-in-use 5": "the button's absence of an effect was not seen",
        "location-when-in-use 7": webView,
        "location-always 2": whenInUseIsEnough,
        "health-read 3": "a modifier without a type, which has a pattern",
        "desktop-folder 1": "no name is given", "documents-folder 1": "no name is given",
        "downloads-folder 1": "no name is given",
    ]

    /// Entries whose keys the catalogue does not ask the app for.
    static let unneeded: [String: String] = [
        "system-extension 0": "the key stands in the extension's Info.plist",
        "driver-bundle 0": "the key stands in the driver's Info.plist",
    ]

    private static let constant = "a constant or an enum's value, not a function"
    private static let arkitRequest =
        "_$s5ARKit0A7SessionC20requestAuthorization3forSDyAC0D4TypeOAC0D6StatusOGSayAGG_tYaF"
    private static let sharedRequest = "one request for all types; the type's own symbol tells"
    private static let whenInUseIsEnough = "works with the when-in-use permission"
    private static let owner = "belongs to the app that owns the provider, which needs no key"
    private static let webView = "depends on the pages shown"
    private static let network = "iOS shows a sentence of its own, and a host on this machine needs nothing"
}
