import PlainspokenModel

/// Where data of a resource comes into the code.
enum DataSources {
    struct Parameter {
        /// The function as people write it: `locationManager(_:didUpdateLocations:)`.
        var name: String
        var labels: [String]
        var selector: String
        var position: Int
        var resource: String
        var isFile = false
    }

    /// Delegate methods whose parameter holds data.
    static let parameters: [Parameter] = [
        Parameter(
            name: "locationManager", labels: ["_", "didUpdateLocations"],
            selector: "locationManager:didUpdateLocations:",
            position: 1, resource: "location"),
        Parameter(
            name: "locationManager", labels: ["_", "didVisit"], selector: "locationManager:didVisit:", position: 1,
            resource: "location"),
        Parameter(
            name: "photoOutput", labels: ["_", "didFinishProcessingPhoto", "error"],
            selector: "captureOutput:didFinishProcessingPhoto:error:", position: 1, resource: "camera"),
        Parameter(
            name: "fileOutput", labels: ["_", "didFinishRecordingTo", "from", "error"],
            selector: "captureOutput:didFinishRecordingToOutputFileAtURL:fromConnections:error:", position: 1,
            resource: "camera", isFile: true),
        Parameter(
            name: "captureOutput", labels: ["_", "didOutput", "from"],
            selector: "captureOutput:didOutputSampleBuffer:fromConnection:", position: 1, resource: "capture"),
        Parameter(
            name: "imagePickerController", labels: ["_", "didFinishPickingMediaWithInfo"],
            selector: "imagePickerController:didFinishPickingMediaWithInfo:", position: 1, resource: "picker"),
        Parameter(
            name: "documentCameraViewController", labels: ["_", "didFinishWith"],
            selector: "documentCameraViewController:didFinishWithScan:", position: 1, resource: "camera"),
    ]

    /// Calls whose closure is handed data: the member, the closure's parameter, the module that must be imported.
    static let closures: [String: (position: Int, resource: String, module: String)] = [
        "installTap": (0, "microphone", "AVF"),
        "installTapOnBus:bufferSize:format:block:": (0, "microphone", "AVF"),
        "enumerateContacts": (0, "contacts", "Contacts"),
        "enumerateContactsWithFetchRequest:error:usingBlock:": (0, "contacts", "Contacts"),
        "startUpdates": (0, "motion-fitness", "CoreMotion"),
        "queryPedometerData": (0, "motion-fitness", "CoreMotion"),
        "startPedometerUpdatesFromDate:withHandler:": (0, "motion-fitness", "CoreMotion"),
        "startActivityUpdates": (0, "motion-fitness", "CoreMotion"),
        "startRelativeAltitudeUpdates": (0, "motion-fitness", "CoreMotion"),
        "fetchReminders": (0, "reminders", "EventKit"),
        "requestImage": (0, "photo-library", "Photos"),
        "requestImageDataAndOrientation": (0, "photo-library", "Photos"),
        "HKSampleQuery": (1, "health-read", "HealthKit"), "HKStatisticsQuery": (1, "health-read", "HealthKit"),
        "HKAnchoredObjectQuery": (1, "health-read", "HealthKit"),
    ]

    /// Calls and members that give data: the member, the type of the receiver or the module.
    static let results: [String: (resource: String, type: String?, module: String)] = [
        "unifiedContacts": ("contacts", nil, "Contacts"), "unifiedContact": ("contacts", nil, "Contacts"),
        "unifiedContactsMatchingPredicate:keysToFetch:error:": ("contacts", nil, "Contacts"),
        "unifiedContactWithIdentifier:keysToFetch:error:": ("contacts", nil, "Contacts"),
        "events": ("calendars", "EKEventStore", "EventKit"), "eventsMatchingPredicate:": ("calendars", nil, "EventKit"),
        "location": ("location", "CLLocationManager", "CoreLocation"),
        "liveUpdates": ("location", nil, "CoreLocation"), "fetchAssets": ("photo-library", nil, "Photos"),
        "formattedString": ("speech-recognition", nil, "Speech"),
        "capturedPhotos": ("camera", nil, "VisionKit"),
    ]

    /// Calls that write data of a resource into the file that they are given: the type or member, the label.
    static let files: [String: (label: String, resource: String)] = [
        "AVAudioRecorder": ("url", "microphone"), "initWithURL:settings:error:": ("initWithURL", "microphone"),
        "AVAudioFile": ("forWriting", "microphone"), "startRecording": ("to", "camera"),
        "startRecordingToOutputFileURL:recordingDelegate:": ("startRecordingToOutputFileURL", "camera"),
    ]
}
