/// Plug-ins of Capacitor and Cordova, from their installation guides.
enum WebViewPlugIns {
    private typealias Part = PlugIn.Part

    static let all: [PlugIn] = [
        PlugIn(
            "@capacitor/camera", in: .node,
            [
                Part("NSCameraUsageDescription", asked: ["Camera.getPhoto(", "CameraSource.Camera"]),
                Part("NSPhotoLibraryUsageDescription", asked: ["Camera.pickImages(", "Camera.getPhoto("]),
                Part(
                    "NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription",
                    asked: ["saveToGallery: true"]),
            ]),
        PlugIn(
            "@capacitor/geolocation", in: .node, also: ["@capacitor-community/background-geolocation"],
            [
                Part(
                    "NSLocationWhenInUseUsageDescription",
                    asked: [
                        "Geolocation.getCurrentPosition", "Geolocation.watchPosition", "Geolocation.requestPermissions",
                    ]),
                Part(
                    "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription",
                    confidence: .possible),
            ]),
        PlugIn(
            "@capacitor/barcode-scanner", in: .node,
            also: [
                "@capacitor-community/barcode-scanner", "@capacitor-mlkit/barcode-scanning",
                "phonegap-plugin-barcodescanner", "cordova-plugin-qrscanner", "cordova-plugin-barcodescanner",
            ],
            [
                Part(
                    "NSCameraUsageDescription",
                    asked: ["BarcodeScanner.scan", "BarcodeScanner.startScan", "barcodeScanner.scan("])
            ]),
        PlugIn(
            "@capacitor-community/camera-preview", in: .node,
            [Part("NSCameraUsageDescription", asked: ["CameraPreview.start("])]),
        PlugIn(
            "@capacitor-community/contacts", in: .node,
            [Part("NSContactsUsageDescription", asked: ["Contacts.requestPermissions", "Contacts.getContacts"])]),
        PlugIn(
            "@capacitor-community/media", in: .node,
            [
                Part("NSPhotoLibraryUsageDescription"),
                Part("NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription"),
            ]),
        PlugIn(
            "@capacitor-community/bluetooth-le", in: .node,
            [Part("NSBluetoothAlwaysUsageDescription", asked: ["BleClient.initialize"])]),
        PlugIn(
            "@capacitor-community/speech-recognition", in: .node,
            [
                Part("NSSpeechRecognitionUsageDescription", asked: ["SpeechRecognition.start("]),
                Part("NSMicrophoneUsageDescription", asked: ["SpeechRecognition.start("]),
            ]),
        PlugIn(
            "capacitor-voice-recorder", in: .node, also: ["@lgicc/capacitor-voice-recorder"],
            [
                Part(
                    "NSMicrophoneUsageDescription",
                    asked: ["VoiceRecorder.startRecording", "VoiceRecorder.requestAudioRecordingPermission"])
            ]),
        PlugIn(
            "@capgo/capacitor-native-biometric", in: .node,
            also: ["capacitor-native-biometric", "@aparajita/capacitor-biometric-auth"],
            [Part("NSFaceIDUsageDescription", asked: ["NativeBiometric.verifyIdentity", "BiometricAuth.authenticate"])]),
        PlugIn("@capacitor/motion", in: .node, [Part("NSMotionUsageDescription", confidence: .possible)]),
        PlugIn("@capacitor/share", in: .node, hints: [.shareSheet], []),
        PlugIn("@capacitor/browser", in: .node, hints: [.webView], []),
        PlugIn(
            "@capacitor/core", in: .node, also: ["@capacitor/ios", "cordova-ios"], hints: [.webView, .networking], []),
        PlugIn(
            "cordova-plugin-camera", in: .node,
            [
                Part("NSCameraUsageDescription", asked: ["camera.getPicture("]),
                Part("NSPhotoLibraryUsageDescription", asked: ["camera.getPicture("]),
                Part("NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription", confidence: .possible),
                Part("NSLocationWhenInUseUsageDescription", confidence: .possible),
            ]),
        PlugIn(
            "cordova-plugin-geolocation", in: .node,
            [
                Part(
                    "NSLocationWhenInUseUsageDescription",
                    asked: ["geolocation.getCurrentPosition(", "geolocation.watchPosition("])
            ]),
        PlugIn(
            "cordova-plugin-media", in: .node, also: ["cordova-plugin-audioinput", "cordova-plugin-audiorecorder"],
            [Part("NSMicrophoneUsageDescription", asked: ["startRecord("])]),
        PlugIn(
            "cordova-plugin-media-capture", in: .node,
            [
                Part("NSCameraUsageDescription", asked: ["capture.captureImage(", "capture.captureVideo("]),
                Part("NSMicrophoneUsageDescription", asked: ["capture.captureAudio(", "capture.captureVideo("]),
                Part("NSPhotoLibraryUsageDescription", confidence: .possible),
            ]),
        PlugIn(
            "cordova-plugin-contacts", in: .node, also: ["cordova-plugin-contacts-phonenumbers"],
            [Part("NSContactsUsageDescription", asked: ["contacts.find(", "contacts.pickContact("])]),
        PlugIn(
            "cordova-plugin-calendar", in: .node,
            [Part("NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription")]),
        PlugIn(
            "cordova-plugin-ble-central", in: .node, also: ["cordova-plugin-bluetoothle"],
            [Part("NSBluetoothAlwaysUsageDescription")]),
        PlugIn(
            "cordova-plugin-fingerprint-aio", in: .node, also: ["cordova-plugin-touch-id"],
            [Part("NSFaceIDUsageDescription")]),
        PlugIn("phonegap-nfc", in: .node, [Part("NFCReaderUsageDescription")]),
        PlugIn(
            "cordova-plugin-speechrecognition", in: .node,
            [Part("NSSpeechRecognitionUsageDescription"), Part("NSMicrophoneUsageDescription")]),
        PlugIn(
            "cordova-plugin-x-socialsharing", in: .node, hints: [.shareSheet],
            [Part("NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription")]),
        PlugIn("cordova-plugin-inappbrowser", in: .node, hints: [.webView], []),
        PlugIn(
            "cordova.plugins.diagnostic", in: .node,
            source: "https://github.com/dpa99c/cordova-diagnostic-plugin#ios-permissions",
            [Part("NSLocationWhenInUseUsageDescription", confidence: .possible)]),
    ]
}
