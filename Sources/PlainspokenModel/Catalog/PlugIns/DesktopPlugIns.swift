/// Crates for Tauri and the calls of .NET MAUI, from their documentation.
enum DesktopPlugIns {
    private typealias Part = PlugIn.Part

    static let all: [PlugIn] = [
        PlugIn(
            "cpal", in: .cargo, also: ["rodio"],
            [Part("NSMicrophoneUsageDescription", confidence: .possible, asked: ["build_input_stream*"])]),
        PlugIn("nokhwa", in: .cargo, [Part("NSCameraUsageDescription", asked: ["nokhwa_initialize", "Camera::new"])]),
        PlugIn(
            "btleplug", in: .cargo, also: ["bluest"], [Part("NSBluetoothAlwaysUsageDescription", asked: ["start_scan"])]
        ),
        PlugIn("tauri-plugin-barcode-scanner", in: .cargo, [Part("NSCameraUsageDescription", on: [.iOS])]),
        PlugIn("tauri-plugin-geolocation", in: .cargo, [Part("NSLocationWhenInUseUsageDescription", on: [.iOS])]),
        PlugIn(
            "Microsoft.Maui.Essentials", in: .dotnet,
            source: "https://learn.microsoft.com/dotnet/maui/platform-integration/appmodel/permissions",
            [
                Part(
                    "NSCameraUsageDescription",
                    asked: ["RequestAsync<Permissions.Camera>", "CapturePhotoAsync", "CaptureVideoAsync"]),
                Part(
                    "NSMicrophoneUsageDescription",
                    asked: ["RequestAsync<Permissions.Microphone>", "CaptureVideoAsync"]),
                Part("NSPhotoLibraryUsageDescription", asked: ["RequestAsync<Permissions.Photos>"]),
                Part("NSPhotoLibraryAddUsageDescription", asked: ["RequestAsync<Permissions.PhotosAddOnly>"]),
                Part(
                    "NSContactsUsageDescription",
                    asked: ["RequestAsync<Permissions.ContactsRead>", "Contacts.PickContactAsync"]),
                Part(
                    "NSLocationWhenInUseUsageDescription",
                    asked: [
                        "RequestAsync<Permissions.LocationWhenInUse>", "Geolocation.GetLocationAsync",
                        "Geolocation.Default.GetLocationAsync",
                    ]),
                Part(
                    "NSLocationAlwaysAndWhenInUseUsageDescription", asked: ["RequestAsync<Permissions.LocationAlways>"]),
                Part(
                    "NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription",
                    asked: ["RequestAsync<Permissions.CalendarRead>", "RequestAsync<Permissions.CalendarWrite>"]),
                Part(
                    "NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription",
                    asked: ["RequestAsync<Permissions.Reminders>"]),
                Part("NSMotionUsageDescription", asked: ["RequestAsync<Permissions.Sensors>"]),
                Part("NSSpeechRecognitionUsageDescription", asked: ["RequestAsync<Permissions.Speech>"]),
                Part("NSBluetoothAlwaysUsageDescription", asked: ["RequestAsync<Permissions.Bluetooth>"]),
                Part("NSAppleMusicUsageDescription", asked: ["RequestAsync<Permissions.Media>"]),
            ]),
    ]
}
