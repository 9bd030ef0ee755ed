/// Plug-ins for Flutter, from the installation sections of their pages on pub.dev and from their Podspecs.
///
/// For the definitions of permission_handler: `PermissionHandlerEnums.h` and the table in its README; since 8.0.0 no
/// permission is compiled in unless it is asked for.
enum FlutterPlugIns {
    private typealias Part = PlugIn.Part

    static let all: [PlugIn] = [
        PlugIn(
            "permission_handler", in: .flutter, also: ["permission_handler_apple"], beside: "request", permissionHandler
        ),
        // MARK: Pictures and sound
        PlugIn(
            "image_picker", in: .flutter, also: ["image_picker_ios"],
            [
                Part("NSPhotoLibraryUsageDescription", asked: ["ImageSource.gallery", "pickMultiImage"]),
                Part("NSCameraUsageDescription", asked: ["ImageSource.camera"]),
                Part("NSMicrophoneUsageDescription", confidence: .possible),
            ]),
        PlugIn(
            "camera", in: .flutter, also: ["camera_avfoundation"],
            [
                Part("NSCameraUsageDescription", asked: ["CameraController("]),
                Part("NSMicrophoneUsageDescription", asked: ["enableAudio: true"]),
            ]),
        PlugIn(
            "camerawesome", in: .flutter,
            [
                Part("NSCameraUsageDescription", asked: ["CameraAwesomeBuilder"]),
                Part("NSMicrophoneUsageDescription"), Part("NSLocationWhenInUseUsageDescription"),
            ]),
        PlugIn(
            "file_picker", in: .flutter,
            [
                Part(
                    "NSPhotoLibraryUsageDescription", confidence: .possible, asked: [],
                    control: .constant("PICKER_MEDIA"))
            ]),
        PlugIn(
            "photo_manager", in: .flutter,
            [Part("NSPhotoLibraryUsageDescription", asked: ["PhotoManager.request*"], on: [.iOS, .macOS])]),
        PlugIn(
            "wechat_assets_picker", in: .flutter, [Part("NSPhotoLibraryUsageDescription", asked: ["AssetPicker.pick*"])]
        ),
        PlugIn(
            "gal", in: .flutter,
            [
                Part(
                    "NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription",
                    asked: ["Gal.put*", "Gal.request*"], on: [.iOS, .macOS])
            ]),
        PlugIn(
            "image_gallery_saver", in: .flutter, also: ["image_gallery_saver_plus", "saver_gallery"],
            [
                Part(
                    "NSPhotoLibraryAddUsageDescription",
                    asked: ["ImageGallerySaver.save*", "ImageGallerySaverPlus.save*", "SaverGallery.save*"])
            ]),
        PlugIn(
            "gallery_saver", in: .flutter, also: ["gallery_saver_plus"],
            [
                Part(
                    "NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription",
                    asked: ["GallerySaver.save*"])
            ]),
        PlugIn(
            "mobile_scanner", in: .flutter,
            [
                Part(
                    "NSCameraUsageDescription", asked: ["MobileScanner(", "MobileScannerController("],
                    on: [.iOS, .macOS]),
                Part("NSPhotoLibraryUsageDescription", confidence: .possible, on: [.iOS, .macOS]),
            ]),
        PlugIn(
            "qr_code_scanner", in: .flutter,
            also: ["qr_code_scanner_plus", "barcode_scan2", "flutter_barcode_scanner"],
            [Part("NSCameraUsageDescription", asked: ["QRView(", "BarcodeScanner.scan", "FlutterBarcodeScanner.scan"])]),
        PlugIn(
            "record", in: .flutter, also: ["record_darwin", "record_ios", "record_macos"],
            [Part("NSMicrophoneUsageDescription", asked: ["AudioRecorder(", "Record()"], on: [.iOS, .macOS])]),
        PlugIn(
            "flutter_sound", in: .flutter, also: ["flutter_sound_record", "flutter_audio_recorder"],
            [Part("NSMicrophoneUsageDescription", asked: ["FlutterSoundRecorder(", "openRecorder"])]),
        PlugIn("audio_waveforms", in: .flutter, [Part("NSMicrophoneUsageDescription", asked: ["RecorderController("])]),
        PlugIn(
            "audio_session", in: .flutter,
            [
                Part(
                    "NSMicrophoneUsageDescription",
                    control: .definition("AUDIO_SESSION_MICROPHONE", outFrom: Version(0, 2, 0)))
            ]),
        PlugIn(
            "speech_to_text", in: .flutter,
            [
                Part("NSSpeechRecognitionUsageDescription", asked: ["SpeechToText("], on: [.iOS, .macOS]),
                Part("NSMicrophoneUsageDescription", asked: ["SpeechToText("], on: [.iOS, .macOS]),
            ]),
        PlugIn(
            "flutter_webrtc", in: .flutter, also: ["livekit_client", "agora_rtc_engine", "jitsi_meet_flutter_sdk"],
            [
                Part("NSCameraUsageDescription", asked: ["getUserMedia", "setCameraEnabled"], on: [.iOS, .macOS]),
                Part(
                    "NSMicrophoneUsageDescription", asked: ["getUserMedia", "setMicrophoneEnabled"], on: [.iOS, .macOS]),
            ]),
        // MARK: Places and movement
        PlugIn(
            "geolocator", in: .flutter, also: ["geolocator_apple"],
            [
                Part(
                    "NSLocationWhenInUseUsageDescription",
                    asked: [
                        "Geolocator.requestPermission", "Geolocator.getCurrentPosition", "Geolocator.getPositionStream",
                    ], on: [.iOS, .macOS]),
                Part(
                    "NSLocationAlwaysAndWhenInUseUsageDescription", confidence: .possible,
                    control: .exclusion("BYPASS_PERMISSION_LOCATION_ALWAYS"), on: [.iOS, .macOS]),
            ]),
        PlugIn(
            "location", in: .flutter,
            [
                Part("NSLocationWhenInUseUsageDescription", asked: ["Location()"]),
                Part("NSLocationAlwaysAndWhenInUseUsageDescription", confidence: .possible),
            ]),
        PlugIn(
            "flutter_background_geolocation", in: .flutter,
            [
                Part("NSLocationAlwaysAndWhenInUseUsageDescription"), Part("NSLocationWhenInUseUsageDescription"),
                Part("NSMotionUsageDescription"),
            ]),
        PlugIn(
            "google_maps_flutter", in: .flutter, also: ["google_maps_flutter_ios", "mapbox_maps_flutter"],
            [Part("NSLocationWhenInUseUsageDescription", confidence: .possible)]),
        PlugIn(
            "network_info_plus", in: .flutter, also: ["wifi_scan", "wifi_iot"],
            [Part("NSLocationWhenInUseUsageDescription", confidence: .possible)]),
        PlugIn(
            "pedometer", in: .flutter, also: ["pedometer_2"], [Part("NSMotionUsageDescription", asked: ["Pedometer."])]),
        PlugIn("sensors_plus", in: .flutter, [Part("NSMotionUsageDescription", confidence: .possible)]),
        // MARK: People and their data
        PlugIn(
            "flutter_contacts", in: .flutter, also: ["contacts_service", "fast_contacts", "flutter_contacts_service"],
            [
                Part(
                    "NSContactsUsageDescription",
                    asked: [
                        "FlutterContacts.requestPermission", "ContactsService.getContacts",
                        "FastContacts.getAllContacts",
                    ])
            ]),
        PlugIn(
            "device_calendar", in: .flutter,
            [
                Part(
                    "NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription",
                    asked: ["DeviceCalendarPlugin("])
            ]),
        PlugIn(
            "add_2_calendar", in: .flutter,
            [
                Part(
                    "NSCalendarsWriteOnlyAccessUsageDescription", "NSCalendarsFullAccessUsageDescription",
                    "NSCalendarsUsageDescription", asked: ["Add2Calendar."])
            ]),
        PlugIn(
            "health", in: .flutter,
            [Part("NSHealthShareUsageDescription"), Part("NSHealthUpdateUsageDescription")]),
        PlugIn(
            "local_auth", in: .flutter, also: ["local_auth_darwin", "local_auth_ios"],
            [Part("NSFaceIDUsageDescription", asked: ["LocalAuthentication("], on: [.iOS])]),
        PlugIn(
            "biometric_storage", in: .flutter, [Part("NSFaceIDUsageDescription", confidence: .possible, on: [.iOS])]),
        PlugIn(
            "flutter_secure_storage", in: .flutter,
            [Part("NSFaceIDUsageDescription", confidence: .possible, on: [.iOS])]),
        PlugIn(
            "app_tracking_transparency", in: .flutter,
            [Part("NSUserTrackingUsageDescription", asked: ["requestTrackingAuthorization"], on: [.iOS])]),
        // MARK: Near things
        PlugIn(
            "flutter_blue_plus", in: .flutter,
            also: [
                "flutter_blue", "flutter_reactive_ble", "flutter_blue_plus_darwin", "universal_ble",
                "bluetooth_low_energy",
            ],
            [
                Part(
                    "NSBluetoothAlwaysUsageDescription",
                    asked: ["FlutterBluePlus.", "FlutterReactiveBle(", "UniversalBle."], on: [.iOS, .macOS])
            ]),
        PlugIn("nfc_manager", in: .flutter, also: ["flutter_nfc_kit"], [Part("NFCReaderUsageDescription", on: [.iOS])]),
        PlugIn(
            "nsd", in: .flutter, also: ["bonsoir", "multicast_dns"],
            [Part("NSLocalNetworkUsageDescription", confidence: .possible)]),
        // MARK: Web pages
        PlugIn("webview_flutter", in: .flutter, also: ["webview_flutter_wkwebview"], hints: [.webView], []),
        PlugIn("flutter_inappwebview", in: .flutter, also: ["flutter_inappwebview_ios"], hints: [.webView], []),
        PlugIn("share_plus", in: .flutter, hints: [.shareSheet], []),
        PlugIn("printing", in: .flutter, hints: [.networking], []),
    ]

    private static let permissionHandler: [PlugIn.Part] = [
        handler(
            "EVENTS", ["calendar", "calendarWriteOnly", "calendarFullAccess"], "NSCalendarsFullAccessUsageDescription",
            "NSCalendarsUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription"),
        handler(
            "EVENTS_FULL_ACCESS", ["calendarFullAccess"], "NSCalendarsFullAccessUsageDescription",
            "NSCalendarsUsageDescription"),
        handler("REMINDERS", ["reminders"], "NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription"),
        handler("CONTACTS", ["contacts"], "NSContactsUsageDescription"),
        handler("CAMERA", ["camera"], "NSCameraUsageDescription"),
        handler("MICROPHONE", ["microphone"], "NSMicrophoneUsageDescription"),
        handler("SPEECH_RECOGNIZER", ["speech"], "NSSpeechRecognitionUsageDescription"),
        handler("PHOTOS", ["photos"], "NSPhotoLibraryUsageDescription"),
        handler("PHOTOS_ADD_ONLY", ["photosAddOnly"], "NSPhotoLibraryAddUsageDescription"),
        handler("LOCATION", ["location", "locationWhenInUse"], "NSLocationWhenInUseUsageDescription"),
        // The code for both is compiled together, and the check is seldom strict about this one.
        handler("LOCATION", ["locationAlways"], "NSLocationAlwaysAndWhenInUseUsageDescription", confidence: .possible),
        handler("LOCATION_WHENINUSE", ["location", "locationWhenInUse"], "NSLocationWhenInUseUsageDescription"),
        handler("MEDIA_LIBRARY", ["mediaLibrary"], "NSAppleMusicUsageDescription"),
        handler("SENSORS", ["sensors"], "NSMotionUsageDescription"),
        handler(
            "BLUETOOTH", ["bluetooth"], "NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription"),
        handler("APP_TRACKING_TRANSPARENCY", ["appTrackingTransparency"], "NSUserTrackingUsageDescription"),
        handler("ASSISTANT", ["assistant"], "NSSiriUsageDescription"),
    ]

    private static func handler(
        _ name: String, _ permissions: [String], _ keys: String..., confidence: Confidence = .likely
    ) -> PlugIn.Part {
        var part = PlugIn.Part(
            confidence: confidence, asked: permissions.map { "Permission.\($0)" },
            control: .definition("PERMISSION_" + name, outFrom: Version(8)), on: [.iOS])
        part.keys = keys
        return part
    }
}
