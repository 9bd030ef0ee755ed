/// Where the facts come from: pages of Apple's, Xcode's own lists, and reports of what happened.
package struct CatalogSource: Sendable, Hashable {
    package var id: String
    package var title: String
    /// An address; nil where only the title leads there.
    package var reference: String?

    package init(_ id: String, _ title: String, _ reference: String? = nil) {
        self.id = id
        self.title = title
        self.reference = reference
    }
}

package enum CatalogSources {
    /// The source with this id.
    package static func source(_ id: String) -> CatalogSource? { table[id] }

    private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    /// All sources, sorted by id.
    package static let all: [CatalogSource] = [
        CatalogSource("adjust101", "adjust SDK PR 101 (tracking crash)"),
        CatalogSource("agterm431", "agterm 431 and meeting-transcriber 547 (audio tap gives silence without key)"),
        CatalogSource(
            "airmcp308", "heznpc/AirMCP PR 308 and 309 (live probe, macOS: speech aborts, photos/contacts degrade)",
            "https://github.com/heznpc/AirMCP/pull/308"),
        CatalogSource(
            "algolia45", "algolia voice overlay 45, KeyboardKitPro 3, KSPlayer 557 (NSSpeechRecognition blocking)"),
        CatalogSource(
            "apple-critmsg", "Apple, Sending SMS messages from an app (Critical Messaging API)",
            "https://developer.apple.com/documentation/messages/critical-messaging-api"),
        CatalogSource(
            "apple-key", "Apple, per-key Information Property List page (page name = lower-cased key + .md)",
            "https://developer.apple.com/documentation/bundleresources/information-property-list/<key>"),
        CatalogSource(
            "apple-protected", "Apple, Protected resources (Information Property List)",
            "https://developer.apple.com/documentation/bundleresources/protected-resources"),
        CatalogSource(
            "apple-requesting", "Apple, Requesting access to protected resources",
            "https://developer.apple.com/documentation/uikit/requesting-access-to-protected-resources"),
        CatalogSource(
            "apple-speech-perm", "Apple, Asking Permission to Use Speech Recognition",
            "https://developer.apple.com/documentation/speech/asking-permission-to-use-speech-recognition"),
        CatalogSource(
            "apple-swift-usr", "Apple API page metadata: preciseIdentifier (Swift USR = mangled name)",
            "https://developer.apple.com/documentation/"),
        CatalogSource(
            "arkitvision5", "johnhaney/ARKitVision 5 (visionOS NSInternalInconsistencyException)",
            "https://github.com/johnhaney/ARKitVision/issues/5"),
        CatalogSource(
            "automate", "PGSSoft/AutoMate @11049208 (system alert texts iOS 10.2-12.2)",
            "https://github.com/PGSSoft/AutoMate"),
        CatalogSource("backtrace53", "backtrace iOS SDK issue 53 (unused CBCentralManager file)"),
        CatalogSource(
            "berd181", "block/berd PR 181 (reviewer claims SpeechAnalyzer needs the speech key)",
            "https://github.com/block/berd/pull/181"),
        CatalogSource(
            "candor", "tombaldwin/candor-swift @6aa6ec79 (prior-art linter rules)",
            "https://github.com/tombaldwin/candor-swift"),
        CatalogSource(
            "capacitor6406", "ionic-team/capacitor 6406 (web view file input)",
            "https://github.com/ionic-team/capacitor/issues/6406"),
        CatalogSource(
            "clheader", "CLLocationManager.h comments (objc2-generated copy)",
            "https://github.com/madsmtm/objc2-generated"),
        CatalogSource(
            "ekforum", "Apple forum 742371 (EventKit iOS 17)", "https://developer.apple.com/forums/thread/742371"),
        CatalogSource(
            "expo2343", "expo/expo PR 2343 (selectors built at run time to pass the upload analyser)",
            "https://github.com/expo/expo/pull/2343"),
        CatalogSource(
            "finforum", "Apple forum 757973 and 756843 (FinanceKit key name; entitlement)",
            "https://developer.apple.com/forums/thread/757973"),
        CatalogSource("firefox7424", "firefox-ios 7424 / ghostery 1187 (PHPhotoLibrary.requestAuthorization call)"),
        CatalogSource(
            "fl1106", "flutterlocation 1106 (2026)", "https://github.com/Lyokone/flutterlocation/issues/1106"),
        CatalogSource(
            "fl426", "flutterlocation 426; Parse-SDK 1583 (ITMS-90842 App Clip selector)",
            "https://github.com/Lyokone/flutterlocation/issues/426"),
        CatalogSource(
            "flutter113603", "flutter/flutter 113603 (image_picker, NSPhotoLibrary blocking)",
            "https://github.com/flutter/flutter/issues/113603"),
        CatalogSource(
            "fph", "Baseflow/flutter-permission-handler @adaa8116",
            "https://github.com/Baseflow/flutter-permission-handler"),
        CatalogSource(
            "fph814", "permission_handler 814 and Status-im 20234 (NSAppleMusic blocking)",
            "https://github.com/Baseflow/flutter-permission-handler/issues/814"),
        CatalogSource("general", "General knowledge of the platform, no page read"),
        CatalogSource(
            "gkheader", "GKError.h GKErrorFriendListUsageDescriptionMissing",
            "https://developer.apple.com/documentation/gamekit/gkerror"),
        CatalogSource("gumroad312", "gumroad issue 312 (WKWebView file input, camera crash)"),
        CatalogSource(
            "hammerspoon3684", "Hammerspoon 3684 (Bluetooth abort on Sonoma)",
            "https://github.com/Hammerspoon/hammerspoon/issues/3684"),
        CatalogSource(
            "health-upload",
            "openradar 36431374, home-assistant/iOS PR 5267, onebusaway-ios PR 1158, react-native-healthkit 138"),
        CatalogSource(
            "hkforum", "Apple forum 128771 and a Qiita note: HealthKit rejects too-short strings by exception",
            "https://developer.apple.com/forums/thread/128771"),
        CatalogSource(
            "homekit112", "xamarin/ios-samples 112 (HomeKit crash)", "https://github.com/xamarin/ios-samples/issues/112"
        ),
        CatalogSource(
            "int107", "INTULocationManager 107 (removing the call clears the upload check)",
            "https://github.com/intuit/LocationManager/issues/107"),
        CatalogSource(
            "kaze10", "fayazara/Kaze PR 10 (SpeechAnalyzer shipped without the speech key, tested on a release build)",
            "https://github.com/fayazara/Kaze/pull/10"),
        CatalogSource(
            "kodi23337", "xbmc/xbmc PR 23337 (speech crash, macOS)", "https://github.com/xbmc/xbmc/pull/23337"),
        CatalogSource(
            "lth197", "rolandleth/LTHPasscodeViewController 197 (Face ID)",
            "https://github.com/rolandleth/LTHPasscodeViewController/issues/197"),
        CatalogSource(
            "macios-wiki-motion", "dotnet/macios wiki, CoreMotion xcode27.2 b3 header diff",
            "https://github.com/dotnet/macios/wiki/CoreMotion-macOS-xcode27.2-b3"),
        CatalogSource(
            "mobsf", "MobSF @62563ca4 mobsf/StaticAnalyzer/views/ios/kb/permission_analysis.py",
            "https://github.com/MobSF/Mobile-Security-Framework-MobSF"),
        CatalogSource(
            "mtb86", "MTBBarcodeScanner 86 (2016), Closures 41 (2018): UIImagePickerController reference alone"),
        CatalogSource(
            "neardrop", "grishka/NearDrop v2.2.1 release note (macOS 15 local network)",
            "https://github.com/grishka/NearDrop"),
        CatalogSource("nipr16", "dustedrob PR 16 (NISession invalidated without key)"),
        CatalogSource(
            "objc2", "madsmtm/objc2-generated @fff28a8e (generated from Xcode 26 SDK headers, incl. header comments)",
            "https://github.com/madsmtm/objc2-generated"),
        CatalogSource(
            "openrung87", "openrung PR 87 (CoreLocation linkage + class reference table) and PR 29 (ITMS-90738)"),
        CatalogSource(
            "or28199316", "openradar 28199316 (localised-only purpose string rejected at upload)",
            "https://github.com/lionheart/openradar-mirror"),
        CatalogSource(
            "or34862336", "openradar 34862336 (share sheet Save Image crashes without add key)",
            "https://github.com/lionheart/openradar-mirror"),
        CatalogSource(
            "or41246623", "openradar 41246623 (UIImageWriteToSavedPhotosAlbum crash with only the read key)",
            "https://github.com/lionheart/openradar-mirror"),
        CatalogSource("ora250", "the-ora 250 (getUserMedia hangs on macOS)"),
        CatalogSource(
            "owntracks424", "owntracks/ios 424 (motion crash)", "https://github.com/owntracks/ios/issues/424"),
        CatalogSource(
            "peekaboo73", "steipete/Peekaboo 73 (Apple Events -1743)", "https://github.com/steipete/Peekaboo/issues/73"),
        CatalogSource("pk", "sparrowcode/PermissionsKit @bc20d72c", "https://github.com/sparrowcode/PermissionsKit"),
        CatalogSource(
            "plugins-contacts",
            "permission_handler and OneSignal/Xamarin issue threads that name NSContacts/NSCalendars (numbers not recorded)"
        ),
        CatalogSource(
            "pyobjc", "PyPI pyobjc-framework-* 12.2.2 / 13.0 wheels, _metadata.py", "https://pypi.org/project/pyobjc/"),
        CatalogSource(
            "readest5397", "readest/readest 5397 (web view save image, NSPhotoLibraryAdd crash, iOS 26.1)",
            "https://github.com/readest/readest/issues/5397"),
        CatalogSource(
            "rnp", "zoontek/react-native-permissions @bd5e6943", "https://github.com/zoontek/react-native-permissions"),
        CatalogSource("rnsiri140", "react-native-siri-shortcut 140, react-native-permissions 359 (NSSiri blocking)"),
        CatalogSource(
            "rnw214", "react-native-webview 214 (file input, mic crash on video)",
            "https://github.com/react-native-webview/react-native-webview/issues/214"),
        CatalogSource(
            "skforum", "Apple forum 655882 (SRError 8197, NSSensorKitUsageDetail missing)",
            "https://developer.apple.com/forums/thread/655882"),
        CatalogSource(
            "sunshine5186", "LizardByte/Sunshine PR 5186 (macOS Bonjour PolicyDenied)",
            "https://github.com/LizardByte/Sunshine/pull/5186"),
        CatalogSource("tekir151", "tekir 151, kolabing 198, musclog 251 (2026, location: blocking or not)"),
        CatalogSource(
            "telegram1061", "Telegram-iOS 1061, digitalfabrik 2607 (base Info.plist must hold the key as well)"),
        CatalogSource(
            "theos-tcc", "theos/sdks @4af4cb1d, iPhoneOS16.5 TCC.tbd (kTCCService*) and header/tbd set",
            "https://github.com/theos/sdks"),
        CatalogSource(
            "tn3152",
            "Apple TN3152 Migrating to the latest Calendar access levels; TN3153 Adopting API changes for EventKit",
            "https://developer.apple.com/documentation/technotes/tn3152-migrating-to-the-latest-calendar-access-levels"),
        CatalogSource(
            "tn3179", "Apple TN3179 Understanding local network privacy",
            "https://developer.apple.com/documentation/technotes/tn3179-understanding-local-network-privacy"),
        CatalogSource("webssh34", "WebSSH issue 34 (Face ID crash, iOS 13.6)"),
        CatalogSource(
            "xcspec",
            "swiftlang/swift-build @41aee626, Sources/SWBCore/Specs/CoreBuildSystem.xcspec (INFOPLIST_KEY_* + display names)",
            "https://github.com/swiftlang/swift-build"),
        CatalogSource("yandex243", "yandex mapkit 243 (NSMotion blocking)"),
    ]
}
