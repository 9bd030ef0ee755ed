/// Packages of Expo with the sentences that their config plug-ins write: `packages/<name>/plugin/src` of expo/expo.
///
/// An option wins over `ios.infoPlist`, and that wins over the standard sentence (`applyPermissions` in
/// `@expo/config-plugins`). Packages that are installed and not listed among the plug-ins are applied all the same.
enum ExpoPlugIns {
    private typealias Part = PlugIn.Part

    static let all: [PlugIn] = [
        PlugIn(
            "expo-camera", in: .node,
            [
                Part(
                    "NSCameraUsageDescription", asked: ["requestCameraPermissionsAsync", "useCameraPermissions("],
                    sentence: .init("cameraPermission", allow("access your camera"))),
                Part(
                    "NSMicrophoneUsageDescription",
                    asked: ["requestMicrophonePermissionsAsync", "useMicrophonePermissions("],
                    sentence: .init("microphonePermission", allow("access your microphone"))),
            ]),
        PlugIn(
            "expo-image-picker", in: .node,
            [
                Part(
                    "NSPhotoLibraryUsageDescription", asked: ["requestMediaLibraryPermissionsAsync"],
                    sentence: .init("photosPermission", allow("access your photos"))),
                Part(
                    "NSCameraUsageDescription",
                    asked: ["launchCameraAsync", "ImagePicker.requestCameraPermissionsAsync"],
                    sentence: .init("cameraPermission", allow("access your camera"))),
                Part(
                    "NSMicrophoneUsageDescription",
                    sentence: .init("microphonePermission", allow("access your microphone"))),
            ]),
        PlugIn(
            "expo-media-library", in: .node,
            [
                Part(
                    "NSPhotoLibraryUsageDescription", asked: ["MediaLibrary.requestPermissionsAsync"],
                    sentence: .init("photosPermission", allow("access your photos"))),
                Part(
                    "NSPhotoLibraryAddUsageDescription", asked: ["MediaLibrary.saveToLibraryAsync"],
                    sentence: .init("savePhotosPermission", allow("save photos"))),
            ]),
        PlugIn(
            "expo-location", in: .node,
            [
                Part(
                    "NSLocationWhenInUseUsageDescription", asked: ["requestForegroundPermissionsAsync"],
                    sentence: .init("locationWhenInUsePermission", allow("access your location"))),
                Part(
                    "NSLocationAlwaysAndWhenInUseUsageDescription", asked: ["requestBackgroundPermissionsAsync"],
                    sentence: .init("locationAlwaysAndWhenInUsePermission", allow("access your location"))),
                Part(
                    "NSLocationAlwaysUsageDescription", confidence: .possible,
                    sentence: .init("locationAlwaysPermission", allow("access your location"))),
            ]),
        PlugIn("expo-audio", in: .node, [microphone("AudioModule.requestRecordingPermissionsAsync")]),
        PlugIn("expo-av", in: .node, [microphone("Audio.requestPermissionsAsync")]),
        PlugIn(
            "expo-contacts", in: .node,
            [
                Part(
                    "NSContactsUsageDescription", asked: ["Contacts.requestPermissionsAsync"],
                    sentence: .init("contactsPermission", allow("access your contacts")))
            ]),
        PlugIn(
            "expo-calendar", in: .node,
            [
                Part(
                    "NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription",
                    asked: ["requestCalendarPermissionsAsync"],
                    sentence: .init("calendarPermission", allow("access your calendars"))),
                Part(
                    "NSCalendarsUsageDescription", confidence: .possible,
                    sentence: .init("calendarPermission", allow("access your calendars"))),
                Part(
                    "NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription",
                    asked: ["requestRemindersPermissionsAsync"],
                    sentence: .init("remindersPermission", allow("access your reminders"))),
                Part(
                    "NSRemindersUsageDescription", confidence: .possible,
                    sentence: .init("remindersPermission", allow("access your reminders"))),
            ]),
        PlugIn(
            "expo-sensors", in: .node,
            [
                Part(
                    "NSMotionUsageDescription",
                    asked: ["Pedometer.requestPermissionsAsync", "DeviceMotion.requestPermissionsAsync"],
                    sentence: .init("motionPermission", allow("access your device motion")))
            ]),
        PlugIn(
            "expo-local-authentication", in: .node,
            [
                Part(
                    "NSFaceIDUsageDescription", asked: ["authenticateAsync("],
                    sentence: .init("faceIDPermission", allow("use Face ID")))
            ]),
        PlugIn(
            "expo-secure-store", in: .node,
            [
                Part(
                    "NSFaceIDUsageDescription", confidence: .possible, asked: ["requireAuthentication: true"],
                    sentence: .init("faceIDPermission", allow("access your Face ID biometric data.")))
            ]),
        PlugIn(
            "expo-tracking-transparency", in: .node,
            [
                Part(
                    "NSUserTrackingUsageDescription", asked: ["requestTrackingPermissionsAsync"],
                    sentence: .init(
                        "userTrackingPermission",
                        "Allow this app to collect app-related data that can be used for tracking you or your device."))
            ]),
        PlugIn(
            "expo-speech-recognition", in: .node,
            [
                Part(
                    "NSSpeechRecognitionUsageDescription",
                    asked: ["ExpoSpeechRecognitionModule.requestPermissionsAsync"],
                    sentence: .init("speechRecognitionPermission", allow("use speech recognition"))),
                Part(
                    "NSMicrophoneUsageDescription", asked: ["ExpoSpeechRecognitionModule.requestPermissionsAsync"],
                    sentence: .init("microphonePermission", allow("use the microphone"))),
            ]),
        PlugIn(
            "expo-barcode-scanner", in: .node,
            [
                Part(
                    "NSCameraUsageDescription", asked: ["BarCodeScanner.requestPermissionsAsync"],
                    sentence: .init("cameraPermission", allow("access your camera"))),
                Part(
                    "NSMicrophoneUsageDescription", confidence: .possible,
                    sentence: .init("microphonePermission", allow("access your microphone"))),
            ]),
        PlugIn("expo-web-browser", in: .node, hints: [.webView], []),
        PlugIn("expo", in: .node, hints: [.networking], []),
    ]

    private static func allow(_ deed: String) -> String { "Allow $(PRODUCT_NAME) to " + deed }

    private static func microphone(_ call: String) -> PlugIn.Part {
        PlugIn.Part(
            "NSMicrophoneUsageDescription", asked: [call, "useAudioRecorder("],
            sentence: .init("microphonePermission", allow("access your microphone")))
    }
}
