/// Packages for React Native, from their installation guides; for react-native-permissions `scripts/setup.rb`.
enum ReactNativePlugIns {
    private typealias Part = PlugIn.Part

    static let all: [PlugIn] = [
        PlugIn("react-native-permissions", in: .node, beside: "request", permissions),
        PlugIn(
            "react-native-vision-camera", in: .node,
            [
                Part(
                    "NSCameraUsageDescription", asked: ["Camera.requestCameraPermission", "useCameraPermission("],
                    sentence: .init("cameraPermissionText", "Allow $(PRODUCT_NAME) to access your camera")),
                Part(
                    "NSMicrophoneUsageDescription",
                    asked: ["Camera.requestMicrophonePermission", "useMicrophonePermission("],
                    sentence: .init(
                        "microphonePermissionText", "Allow $(PRODUCT_NAME) to access your microphone", isOptional: true)
                ),
                Part("NSLocationWhenInUseUsageDescription", confidence: .possible),
            ]),
        PlugIn(
            "react-native-camera", in: .node, also: ["react-native-camera-kit", "react-native-qrcode-scanner"],
            [
                Part("NSCameraUsageDescription", asked: ["RNCamera"]),
                Part("NSMicrophoneUsageDescription", confidence: .possible),
            ]),
        PlugIn(
            "react-native-image-picker", in: .node, hints: [.imagePicker],
            [
                Part("NSPhotoLibraryUsageDescription", confidence: .possible),
                Part("NSCameraUsageDescription", asked: ["launchCamera("]),
                Part("NSMicrophoneUsageDescription", confidence: .possible),
            ]),
        PlugIn(
            "react-native-image-crop-picker", in: .node,
            [
                Part(
                    "NSPhotoLibraryUsageDescription", asked: ["ImagePicker.openPicker(", "ImageCropPicker.openPicker("]),
                Part("NSCameraUsageDescription", asked: ["ImagePicker.openCamera(", "ImageCropPicker.openCamera("]),
                Part("NSMicrophoneUsageDescription", confidence: .possible),
            ]),
        PlugIn(
            "@react-native-camera-roll/camera-roll", in: .node, also: ["@react-native-community/cameraroll"],
            [
                Part("NSPhotoLibraryUsageDescription", asked: ["CameraRoll.getPhotos("]),
                Part(
                    "NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription", asked: ["CameraRoll.save*"]),
            ]),
        PlugIn(
            "react-native-audio-recorder-player", in: .node,
            also: ["react-native-audio", "react-native-nitro-sound", "react-native-live-audio-stream"],
            [Part("NSMicrophoneUsageDescription", asked: ["AudioRecorderPlayer("])]),
        PlugIn(
            "@react-native-voice/voice", in: .node, also: ["react-native-voice"],
            [
                Part(
                    "NSSpeechRecognitionUsageDescription", asked: ["Voice.start("],
                    sentence: .init(
                        "speechRecognitionPermission", "Allow $(PRODUCT_NAME) to securely recognize user speech")),
                Part(
                    "NSMicrophoneUsageDescription", asked: ["Voice.start("],
                    sentence: .init("microphonePermission", "Allow $(PRODUCT_NAME) to access your microphone")),
            ]),
        PlugIn(
            "react-native-webrtc", in: .node,
            also: ["@livekit/react-native-webrtc", "@stream-io/react-native-webrtc", "react-native-agora"],
            [
                Part("NSCameraUsageDescription", asked: ["mediaDevices.getUserMedia"]),
                Part("NSMicrophoneUsageDescription", asked: ["mediaDevices.getUserMedia"]),
            ]),
        PlugIn(
            "@config-plugins/react-native-webrtc", in: .node,
            [
                Part(
                    "NSCameraUsageDescription",
                    sentence: .init("cameraPermission", "Allow $(PRODUCT_NAME) to access your camera")),
                Part(
                    "NSMicrophoneUsageDescription",
                    sentence: .init("microphonePermission", "Allow $(PRODUCT_NAME) to access your microphone")),
            ]),
        PlugIn(
            "@react-native-community/geolocation", in: .node,
            also: ["react-native-geolocation-service", "@react-native-geolocation/geolocation"],
            [
                Part(
                    "NSLocationWhenInUseUsageDescription",
                    asked: [
                        "Geolocation.getCurrentPosition", "Geolocation.watchPosition",
                        "Geolocation.requestAuthorization",
                    ]),
                Part("NSLocationAlwaysAndWhenInUseUsageDescription", confidence: .possible),
            ]),
        PlugIn(
            "react-native-background-geolocation", in: .node,
            [
                Part("NSLocationAlwaysAndWhenInUseUsageDescription"), Part("NSLocationWhenInUseUsageDescription"),
                Part("NSMotionUsageDescription"),
            ]),
        PlugIn(
            "react-native-maps", in: .node, also: ["@rnmapbox/maps"],
            [Part("NSLocationWhenInUseUsageDescription", confidence: .possible)]),
        PlugIn(
            "react-native-contacts", in: .node,
            [Part("NSContactsUsageDescription", asked: ["Contacts.getAll", "Contacts.requestPermission"])]),
        PlugIn(
            "react-native-calendar-events", in: .node, also: ["react-native-add-calendar-event"],
            [
                Part(
                    "NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription",
                    asked: ["RNCalendarEvents.requestPermissions"])
            ]),
        PlugIn(
            "react-native-ble-plx", in: .node, also: ["react-native-ble-manager"],
            [
                Part(
                    "NSBluetoothAlwaysUsageDescription", asked: ["BleManager(", "BleManager.start("],
                    sentence: .init(
                        "bluetoothAlwaysPermission", "Allow $(PRODUCT_NAME) to connect to bluetooth devices"))
            ]),
        PlugIn(
            "react-native-nfc-manager", in: .node,
            [
                Part(
                    "NFCReaderUsageDescription", asked: ["NfcManager.requestTechnology"],
                    sentence: .init("nfcPermission", "Interact with nearby NFC devices"))
            ]),
        PlugIn(
            "react-native-biometrics", in: .node,
            also: ["react-native-touch-id", "react-native-local-auth", "@sbaiahmed1/react-native-biometrics"],
            [Part("NSFaceIDUsageDescription", asked: ["simplePrompt(", "TouchID.authenticate("])]),
        PlugIn("react-native-keychain", in: .node, [Part("NSFaceIDUsageDescription", confidence: .possible)]),
        PlugIn(
            "react-native-health", in: .node, also: ["@kingstinct/react-native-healthkit"],
            [Part("NSHealthShareUsageDescription"), Part("NSHealthUpdateUsageDescription")]),
        PlugIn(
            "react-native-tracking-transparency", in: .node,
            [Part("NSUserTrackingUsageDescription", asked: ["requestTrackingPermission("])]),
        PlugIn(
            "react-native-share", in: .node, hints: [.shareSheet],
            [Part("NSPhotoLibraryAddUsageDescription", confidence: .possible)]),
        PlugIn("react-native-webview", in: .node, hints: [.webView], []),
        PlugIn(
            "react-native-zeroconf", in: .node, also: ["react-native-tcp-socket", "react-native-udp"],
            hints: [.networking], []),
        PlugIn("react-native", in: .node, hints: [.networking], []),
    ]

    private static let permissions: [PlugIn.Part] = [
        handler("AppTrackingTransparency", "APP_TRACKING_TRANSPARENCY", "NSUserTrackingUsageDescription"),
        handler("Bluetooth", "BLUETOOTH", "NSBluetoothAlwaysUsageDescription"),
        handler("Calendars", "CALENDARS", "NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription"),
        handler(
            "CalendarsWriteOnly", "CALENDARS_WRITE_ONLY", "NSCalendarsWriteOnlyAccessUsageDescription",
            "NSCalendarsFullAccessUsageDescription"),
        handler("Camera", "CAMERA", "NSCameraUsageDescription"),
        handler("Contacts", "CONTACTS", "NSContactsUsageDescription"),
        handler("FaceID", "FACE_ID", "NSFaceIDUsageDescription"),
        handler("LocationAlways", "LOCATION_ALWAYS", "NSLocationAlwaysAndWhenInUseUsageDescription"),
        handler("LocationWhenInUse", "LOCATION_WHEN_IN_USE", "NSLocationWhenInUseUsageDescription"),
        handler("MediaLibrary", "MEDIA_LIBRARY", "NSAppleMusicUsageDescription"),
        handler("Microphone", "MICROPHONE", "NSMicrophoneUsageDescription"),
        handler("Motion", "MOTION", "NSMotionUsageDescription"),
        handler("PhotoLibrary", "PHOTO_LIBRARY", "NSPhotoLibraryUsageDescription"),
        handler("PhotoLibraryAddOnly", "PHOTO_LIBRARY_ADD_ONLY", "NSPhotoLibraryAddUsageDescription"),
        handler("Reminders", "REMINDERS", "NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription"),
        handler("Siri", "SIRI", "NSSiriUsageDescription"),
        handler("SpeechRecognition", "SPEECH_RECOGNITION", "NSSpeechRecognitionUsageDescription"),
    ]

    private static func handler(_ name: String, _ constant: String, _ keys: String...) -> PlugIn.Part {
        var part = PlugIn.Part(
            asked: ["PERMISSIONS.IOS.\(constant)"], control: .handler(name, pod: "Permission-" + name))
        part.keys = keys
        return part
    }
}
