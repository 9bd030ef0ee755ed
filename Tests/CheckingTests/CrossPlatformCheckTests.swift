import PlainspokenChecking
import PlainspokenModel
import Testing

private typealias App = XcodeApp

/// Projects of other frameworks around an Xcode project whose app has the folder `App` beside it.
private func host(_ folder: String, _ plist: String, _ files: [String: String]) -> [String: String] {
    let own = [
        folder + "/App.xcodeproj/project.pbxproj": App.project(settings: "INFOPLIST_FILE = App/Info.plist;"),
        folder + "/App/Info.plist": plist, folder + "/App/Main.swift": "import UIKit\n",
    ]
    return own.merging(files) { $1 }
}

@Suite struct PlugInCheckTests {
    private static let pubspec = "name: x\ndependencies:\n  flutter: {sdk: flutter}\n"

    private func flutter(
        _ packages: String, podfile: String = "", dart: String = "", plist: String = App.plist(),
        more: [String: String] = [:]
    ) -> [String] {
        let files = [
            "pubspec.yaml": Self.pubspec + packages, "ios/Podfile": podfile, "lib/main.dart": dart,
        ]
        return App.lines(host("ios", plist, files.merging(more) { $1 }))
    }

    // MARK: permission_handler

    /// Before version 8 every permission is compiled in unless its definition is 0.
    @Test func oldVersionsCompileEveryPermission() {
        let off = [
            "EVENTS", "REMINDERS", "CAMERA", "MICROPHONE", "PHOTOS", "PHOTOS_ADD_ONLY", "LOCATION",
            "LOCATION_WHENINUSE",
            "MEDIA_LIBRARY", "SENSORS", "BLUETOOTH", "APP_TRACKING_TRANSPARENCY", "ASSISTANT", "EVENTS_FULL_ACCESS",
            "SPEECH_RECOGNIZER",
        ].map { "'PERMISSION_\($0)=0'" }.joined(separator: ", ")
        #expect(
            flutter("  permission_handler: ^7.1.0\n", podfile: "x = [\(off)]\n")
                == ["warning missing-for-upload NSContactsUsageDescription App pubspec.yaml:4"])
        #expect(flutter("  permission_handler: ^7.1.0\n", podfile: "x = [\(off), 'PERMISSION_CONTACTS=0']\n") == [])
    }

    @Test func newVersionsCompileWhatIsSwitchedOn() {
        #expect(flutter("  permission_handler: ^11.0.0\n") == [])
        #expect(
            flutter("  permission_handler: ^11.0.0\n", podfile: "\nx = ['PERMISSION_CONTACTS=1']\n")
                == ["warning missing-for-upload NSContactsUsageDescription App ios/Podfile:2"])
    }

    @Test func theSwitchIsNamed() throws {
        let report = Checks.report(
            host(
                "ios", App.plist(),
                [
                    "pubspec.yaml": Self.pubspec + "  permission_handler: ^11.0.0\n",
                    "ios/Podfile": "x = ['PERMISSION_SPEECH_RECOGNIZER=1']\n",
                ]))
        let finding = try #require(report.findings.first?.finding)
        #expect(finding.message.contains("permission_handler"))
        #expect(finding.remedy?.contains("PERMISSION_SPEECH_RECOGNIZER=0") == true)
        #expect(finding.remedy?.contains("ios/Podfile") == true)
    }

    @Test func askingInDartIsAsking() {
        let podfile = "x = ['PERMISSION_CONTACTS=1']\n"
        #expect(
            flutter(
                "  permission_handler: ^11.0.0\n", podfile: podfile,
                dart: "f() async {\n  await Permission.contacts.request();\n}\n")
                == ["error missing-usage-string NSContactsUsageDescription App lib/main.dart:2"])
        // Looking at the state asks nobody, and a comment does nothing.
        #expect(
            flutter(
                "  permission_handler: ^11.0.0\n", podfile: podfile,
                dart: "// Permission.contacts.request();\nf() async => await Permission.contacts.status;\n")
                == ["warning missing-for-upload NSContactsUsageDescription App ios/Podfile:1"])
    }

    // MARK: Other plug-ins

    @Test func aKeyThatAPlugInNeedsIsNotUnused() {
        let plist = App.plist(
            App.entry("NSMicrophoneUsageDescription", "Records what you say to send it to your doctor."))
        #expect(flutter("  record: ^5.0.0\n", plist: plist) == [])
        #expect(
            flutter("", plist: plist) == [
                "warning unused-usage-string NSMicrophoneUsageDescription App ios/App/Info.plist:2"
            ])
        // A plug-in that nobody knows may need it.
        #expect(flutter("  some_recorder: ^5.0.0\n", plist: plist) == [])
    }

    /// Folders of the app's own code may be named like those that tools make.
    @Test func codeInAFolderNamedPlugins() {
        #expect(
            flutter(
                "  record: ^5.0.0\n", more: ["lib/plugins/memo.dart": "f() => AudioRecorder().start();\n"])
                == ["error missing-usage-string NSMicrophoneUsageDescription App lib/plugins/memo.dart:1"])
    }

    /// The key for the whole library is no key for adding alone.
    @Test(arguments: [
        ("saver_gallery", "SaverGallery", true), ("image_gallery_saver_plus", "ImageGallerySaverPlus", true),
        ("gallery_saver", "GallerySaver", false),
    ])
    func saversOfPictures(_ package: String, _ type: String, _ isMissing: Bool) {
        let plist = App.plist(
            App.entry("NSPhotoLibraryUsageDescription", "Puts the picture of a parcel into an album."))
        let lines = flutter("  \(package): ^4.0.0\n", dart: "f() => \(type).saveImage(picture);\n", plist: plist)
        let missing = "error missing-usage-string NSPhotoLibraryAddUsageDescription App lib/main.dart:1"
        #expect(lines.contains(missing) == isMissing)
    }

    @Test func lockedVersionsDecide() {
        let lock = "packages:\n  audio_session:\n    dependency: transitive\n    version: \"0.1.25\"\n"
        #expect(
            flutter("", more: ["pubspec.lock": lock])
                == ["warning missing-for-upload NSMicrophoneUsageDescription App pubspec.lock:2"])
        #expect(flutter("", more: ["pubspec.lock": lock.replacing("0.1.25", with: "0.2.1")]) == [])
    }

    @Test func ownPlugInsAreReadWithTheirSwitches() {
        let plugIn = [
            "plugins/permit/ios/permit.podspec": "s.source_files = 'Classes/**/*'\n",
            "plugins/permit/ios/Classes/Macros.h": "#ifndef ASK\n#define ASK 1\n#endif\n",
            "plugins/permit/ios/Classes/Permit.m":
                "#import <Speech/Speech.h>\n#import \"Macros.h\"\n@implementation Permit\n#if ASK\n- (void)ask { [SFSpeechRecognizer requestAuthorization:^(SFSpeechRecognizerAuthorizationStatus s) {}]; }\n#endif\n@end\n",
        ]
        let packages = "  permit:\n    path: plugins/permit\n"
        #expect(
            flutter(packages, more: plugIn)
                == [
                    "warning missing-for-upload NSSpeechRecognitionUsageDescription App plugins/permit/ios/Classes/Permit.m:5"
                ])
        #expect(flutter(packages, podfile: "x = ['ASK=0']\n", more: plugIn) == [])
        // Without a switch it is the repository's own code like any other.
        let always = plugIn.mapValues { $0.replacing("#if ASK\n", with: "").replacing("]; }\n#endif", with: "]; }") }
        #expect(
            flutter(packages, more: always)
                == [
                    "error missing-usage-string NSSpeechRecognitionUsageDescription App plugins/permit/ios/Classes/Permit.m:4"
                ])
    }

    // MARK: React Native

    private func native(_ packages: String, podfile: String = "", script: String = "", plist: String = App.plist())
        -> [String]
    {
        App.lines(
            host(
                "ios", plist,
                [
                    "package.json": "{\"dependencies\": {\"react-native\": \"0.76.0\"\(packages)}}",
                    "ios/Podfile": podfile,
                    "src/App.tsx": script,
                ]))
    }

    @Test func handlersOfReactNativePermissions() {
        let package = ", \"react-native-permissions\": \"5.0.0\""
        #expect(native(package) == [])
        #expect(
            native(package, podfile: "setup_permissions([\n  'Contacts',\n  # 'Camera',\n])\n")
                == ["warning missing-for-upload NSContactsUsageDescription App ios/Podfile:2"])
        #expect(
            native(
                package, podfile: "setup_permissions(['Contacts'])\n",
                script: "import {request} from 'react-native-permissions';\nrequest(PERMISSIONS.IOS.CONTACTS);\n")
                == ["error missing-usage-string NSContactsUsageDescription App src/App.tsx:2"])
    }

    @Test func codeInNodeModulesIsSomebodyElses() {
        let files = host(
            "ios", App.plist(),
            [
                "package.json": "{\"dependencies\": {\"react-native\": \"0.76.0\", \"rn-ear\": \"1.0.0\"}}",
                "node_modules/rn-ear/RNEar.podspec": "s.source_files = 'ios/**/*.{h,m}'\n",
                "node_modules/rn-ear/ios/Ear.m":
                    "#import <AVFoundation/AVFoundation.h>\n@implementation Ear\n- (void)a { [[AVAudioSession sharedInstance] requestRecordPermission:^(BOOL g) {}]; }\n@end\n",
            ])
        #expect(
            App.lines(files)
                == ["warning missing-for-upload NSMicrophoneUsageDescription App node_modules/rn-ear/ios/Ear.m:3"])
    }

    /// Frameworks of other platforms build nothing for the watch.
    @Test func capacitorInItsFolder() {
        let files = host(
            "ios/App", App.plist(),
            [
                "package.json":
                    "{\"dependencies\": {\"@capacitor/ios\": \"6.0.0\", \"@capacitor/geolocation\": \"6.0.0\"}}",
                "ios/App/App/config.xml": "<widget/>",
                "src/home.ts": "await Geolocation.getCurrentPosition();\n",
            ])
        #expect(
            App.lines(files).map { $0.replacing("../../", with: "") }
                == ["error missing-usage-string NSLocationWhenInUseUsageDescription App src/home.ts:1"])
    }
}

@Suite struct GeneratedPlistCheckTests {
    private static let own = "Records what you dictate to write your message."

    private func expo(_ config: String, plist: String? = nil, package: String = "", script: String = "") -> [String] {
        let files = [
            "app.json": config, "package.json": "{\"dependencies\": {\"expo\": \"52.0.0\"\(package)}}",
            "App.js": script,
        ]
        return App.lines(plist.map { host("ios", $0, files) } ?? files)
    }

    private func config(_ infoPlist: String, plugIns: String = "") -> String {
        "{\"expo\": {\"name\": \"Parley\", \"slug\": \"parley\",\n\"plugins\": [\(plugIns)],\n\"ios\": {\"infoPlist\": {\n\(infoPlist)\n}}}}"
    }

    @Test func theCommittedPlistShips() {
        let written = "\"NSMicrophoneUsageDescription\": \"\(Self.own)\""
        let script = "useAudioRecorder();\n"
        let audio = ", \"expo-audio\": \"1.0.0\""
        let same = App.plist(App.entry("NSMicrophoneUsageDescription", Self.own))
        #expect(expo(config(written), plist: same, package: audio, script: script) == [])
        let other = App.plist(
            App.entry("NSMicrophoneUsageDescription", "Allow $(PRODUCT_NAME) to access your microphone"))
        #expect(
            expo(config(written), plist: other, package: audio, script: script) == [
                "error placeholder-text NSMicrophoneUsageDescription App ios/App/Info.plist:2",
                "error stale-plist NSMicrophoneUsageDescription App ios/App/Info.plist:2",
            ])
        #expect(
            expo(config(written), plist: App.plist(), package: audio, script: script) == [
                "error missing-usage-string NSMicrophoneUsageDescription App App.js:1",
                "error stale-plist NSMicrophoneUsageDescription App ios/App/Info.plist",
            ])
    }

    @Test func withoutAnIosFolderTheConfigurationShips() {
        let script = "await requestCameraPermissionsAsync();\n"
        let camera = ", \"expo-camera\": \"16.0.0\""
        let option =
            "[\"expo-camera\", {\"cameraPermission\": \"Scans the code on a parcel to follow it.\", \"microphonePermission\": false}]"
        #expect(expo(config("", plugIns: option), package: camera, script: script) == [])
        // What the plug-in writes where nobody says anything.
        #expect(
            expo(config("\"NSMicrophoneUsageDescription\": \"\(Self.own)\""), package: camera, script: script)
                == ["error placeholder-text NSCameraUsageDescription Parley package.json:1"])
        // The option wins over infoPlist.
        #expect(
            expo(
                config("\"NSCameraUsageDescription\": \"Reads the code on a parcel.\"", plugIns: option),
                package: camera, script: script)
                == ["warning conflicting-sources NSCameraUsageDescription Parley app.json:4"])
    }

    @Test func aComputedSentenceIsThere() {
        let script =
            "export default { expo: { name: 'Parley', ios: { infoPlist: {\n NSMicrophoneUsageDescription: t('mic') } } } };\n"
        let files = [
            "app.config.js": script,
            "package.json": "{\"dependencies\": {\"expo\": \"52.0.0\", \"rn\": \"1\", \"react-native-audio\": \"1\"}}",
            "App.js": "new AudioRecorderPlayer();\n",
        ]
        #expect(App.lines(files) == [])
        #expect(
            Checks.report(files).problems.map(\.problem.message) == [
                "the sentence of NSMicrophoneUsageDescription in target Parley is put together by code that cannot be read here; write it as a literal or a constant"
            ])
    }

    @Test func languagesOfExpo() {
        let text =
            "{\"expo\": {\"name\": \"P\", \"locales\": {\"de\": \"./de.json\"}, \"ios\": {\"infoPlist\": {\"NSMicrophoneUsageDescription\": \"\(Self.own)\"}}}}"
        let report = Checks.report([
            "app.json": text, "package.json": "{\"dependencies\": {\"expo\": \"1\", \"expo-audio\": \"1\"}}",
            "de.json": "{\"NSMicrophoneUsageDescription\": \"Nimmt auf, was du diktierst, und schreibt es.\"}",
        ])
        #expect(report.apps.first?.targets.first?.declarations.map(\.locale) == [nil, "de"])
    }

    // MARK: Cordova

    private static let widget = """
        <widget id="a"><name>Postcard</name><platform name="ios">
        <edit-config file="*-Info.plist" target="NSContactsUsageDescription"><string>Finds the friend you write to.</string></edit-config>
        </platform></widget>
        """
    private static let plugIn = """
        <plugin id="people"><platform name="ios"><config-file target="*-Info.plist" parent="NSContactsUsageDescription">
        <string>Sends your card to a friend.</string></config-file></platform></plugin>
        """

    @Test func thePlugInsSentenceShips() {
        let plist = App.plist(App.entry("NSContactsUsageDescription", "Sends your card to a friend."))
        let files = host(
            "platforms/ios", plist,
            [
                "config.xml": Self.widget, "package.json": "{\"cordova\": {\"plugins\": {\"people\": {}}}}",
                "plugins/people/plugin.xml": Self.plugIn,
                "platforms/ios/App/Main.swift":
                    "import Contacts\nfunc ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }\n",
            ])
        let report = Checks.report(files) { $0.paths = ["."] }
        #expect(
            Checks.lines(report) == ["error stale-plist NSContactsUsageDescription App platforms/ios/App/Info.plist:2"])
        #expect(report.findings.first?.finding.message.contains("the plug-in people ships") == true)
        #expect(
            report.findings.first?.finding.related.map(\.place.path) == ["config.xml", "plugins/people/plugin.xml"])
    }

    @Test func withoutAPlatformTheWidgetIsJudged() {
        let files = [
            "config.xml": Self.widget, "package.json": "{\"cordova\": {\"plugins\": {\"people\": {}}}}",
            "plugins/people/plugin.xml": Self.plugIn,
        ]
        #expect(
            App.lines(files) == [
                "warning conflicting-sources NSContactsUsageDescription Postcard plugins/people/plugin.xml:1"
            ])
    }

    /// Older projects name their plug-ins in `config.xml` alone.
    @Test func plugInsThatOnlyTheWidgetNames() {
        let files = [
            "config.xml": "<widget><name>Postcard</name><plugin name=\"cordova-plugin-camera\" spec=\"7\"/></widget>",
            "www/index.js": "navigator.camera.getPicture();\n",
        ]
        #expect(
            App.lines(files) == [
                "error missing-usage-string NSCameraUsageDescription Postcard www/index.js:1",
                "error missing-usage-string NSPhotoLibraryUsageDescription Postcard www/index.js:1",
            ])
    }

    @Test func variablesOfPlugIns() {
        let plugIn = Self.plugIn.replacing("Sends your card to a friend.", with: "$WHY")
            .replacing("<platform", with: "<preference name=\"WHY\" default=\" \"/><platform")
        func lines(_ values: String) -> [String] {
            App.lines([
                "config.xml": "<widget><name>P</name></widget>",
                "package.json": "{\"cordova\": {\"plugins\": {\"people\": {\(values)}}}}",
                "plugins/people/plugin.xml": plugIn,
            ])
        }
        #expect(lines("") == ["error empty-usage-string NSContactsUsageDescription P plugins/people/plugin.xml:1"])
        #expect(lines("\"WHY\": \"Finds the friend you write to.\"") == [])
    }
}
