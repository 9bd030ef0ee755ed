import PlainspokenModel

/// The app that the `Package.swift` of a Swift Playgrounds project describes: `.iOSApplication(…)`.
package struct PlaygroundApp: Sendable {
    package var name: String?
    package var place: Place
    /// Purpose strings of capabilities, as the entries of the Info.plist that they become.
    package var purposes: [PropertyEntry] = []
    /// The relative path of an additional Info.plist.
    package var infoPlist: String?
    package var deploymentTarget: String?
    /// The names of the targets that are compiled into the app.
    package var targets: [String] = []

    /// Capabilities by the name of their case, with the key that holds the sentence.
    ///
    /// From `Capability` in `AppleProductTypes`, which Swift Playgrounds and Xcode bring along.
    private static let keys: [String: String] = [
        "appleMusic": "NSAppleMusicUsageDescription", "bluetoothAlways": "NSBluetoothAlwaysUsageDescription",
        "bluetooth": "NSBluetoothAlwaysUsageDescription", "calendars": "NSCalendarsUsageDescription",
        "calendarsFullAccess": "NSCalendarsFullAccessUsageDescription",
        "calendarsWriteOnly": "NSCalendarsWriteOnlyAccessUsageDescription", "camera": "NSCameraUsageDescription",
        "contacts": "NSContactsUsageDescription", "faceID": "NSFaceIDUsageDescription",
        "fallDetection": "NSFallDetectionUsageDescription", "focusStatus": "NSFocusStatusUsageDescription",
        "localNetwork": "NSLocalNetworkUsageDescription",
        "locationAlwaysAndWhenInUse": "NSLocationAlwaysAndWhenInUseUsageDescription",
        "locationWhenInUse": "NSLocationWhenInUseUsageDescription", "mediaLibrary": "NSAppleMusicUsageDescription",
        "microphone": "NSMicrophoneUsageDescription", "motion": "NSMotionUsageDescription",
        "nearbyInteraction": "NSNearbyInteractionUsageDescription",
        "nearbyInteractionAllowOnce": "NSNearbyInteractionAllowOnceUsageDescription",
        "photoLibrary": "NSPhotoLibraryUsageDescription", "photoLibraryAdd": "NSPhotoLibraryAddUsageDescription",
        "reminders": "NSRemindersUsageDescription", "remindersFullAccess": "NSRemindersFullAccessUsageDescription",
        "siri": "NSSiriUsageDescription", "speechRecognition": "NSSpeechRecognitionUsageDescription",
        "userTracking": "NSUserTrackingUsageDescription",
    ]

    /// Reads a manifest as text, without running it.
    package static func read(_ bytes: [UInt8], path: String) -> PlaygroundApp {
        let text = SourceText(path: path, bytes: bytes)
        let facts = SwiftScanner.scan(text)
        var app = PlaygroundApp(place: Place(path: path))
        for expression in facts.expressions {
            guard case .implicitMember = expression.base, let last = expression.components.last,
                let arguments = last.arguments
            else { continue }
            func text(_ label: String) -> String? {
                if case .string(let text)? = arguments.first(where: { $0.label == label })?.value { text } else { nil }
            }
            if last.name == "iOSApplication" {
                app.name = text("name")
                app.infoPlist = text("additionalInfoPlistContentFilePath")
                app.place = facts.text.place(at: expression.offset)
                if case .array(let items)? = arguments.first(where: { $0.label == "targets" })?.value {
                    app.targets = items.compactMap { if case .string(let name) = $0 { name } else { nil } }
                }
            } else if last.name == "iOS", case .string(let version)? = arguments.first?.value {
                app.deploymentTarget = version
            } else if let key = keys[last.name], let purpose = text("purposeString") {
                let place = facts.text.place(at: expression.offset)
                app.purposes.append(
                    PropertyEntry(key: key, place: place, value: PropertyValue(.string(purpose), at: place)))
            }
        }
        return app
    }
}

/// Info.plists that a Swift package links into its tools: `-sectcreate __TEXT __info_plist FILE`.
package struct EmbeddedPlists: Sendable {
    /// The target; nil where it cannot be told.
    package var target: String?
    /// Relative to the package.
    package var path: String
    package var place: Place

    /// Reads a manifest; in the order of the file.
    package static func read(_ bytes: [UInt8], path: String) -> [EmbeddedPlists] {
        let text = SourceText(path: path, bytes: bytes)
        var words = ManifestTexts(text)
        var found: [EmbeddedPlists] = []
        var target: String?
        var wantsFile = false
        while let word = words.next() {
            if word.text == "__info_plist" {
                wantsFile = true
            } else if wantsFile, word.text != "-Xlinker" {
                found.append(EmbeddedPlists(target: target, path: word.text, place: text.place(at: word.offset)))
                wantsFile = false
            } else if word.isTargetName {
                target = word.text
            }
        }
        return found
    }
}

/// The texts of a manifest in their order, and whether each is the name of an executable target.
private struct ManifestTexts {
    private let text: SourceText
    private var scanner: ByteScanner
    private var isTarget = false
    private var isName = false

    init(_ text: SourceText) {
        self.text = text
        scanner = ByteScanner(text.bytes)
    }

    mutating func next() -> (text: String, offset: Int, isTargetName: Bool)? {
        while let byte = scanner.current {
            if scanner.skip("//") {
                scanner.skip { !$0.isLineBreak }
            } else if scanner.skip(".executableTarget(") || scanner.skip(".target(") {
                isTarget = true
            } else if scanner.skip("name:") {
                isName = true
            } else if byte == UInt8(ascii: "\"") {
                let start = scanner.offset
                scanner.offset += 1
                scanner.skip { $0 != UInt8(ascii: "\"") && !$0.isLineBreak }
                let word = scanner.text((start + 1)..<scanner.offset)
                scanner.offset += 1
                let isTargetName = isTarget && isName
                isTarget = isTarget && !isName
                isName = false
                return (word, start, isTargetName)
            } else {
                scanner.offset += 1
            }
        }
        return nil
    }
}
