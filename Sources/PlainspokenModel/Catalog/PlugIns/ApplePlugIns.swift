/// Libraries for native apps, by pod or package, from their installation guides.
///
/// Most of them ask only where the app calls them, so that a missing key is `possible`: they keep a key from being
/// called unused.
enum ApplePlugIns {
    static let all: [PlugIn] = libraries.flatMap { library in
        [
            PlugIn(
                library.pod, in: .cocoaPods, also: library.otherPods, hints: library.hints, source: library.source,
                library.parts),
            PlugIn(
                library.package, in: .swiftPackage, also: library.otherPackages, hints: library.hints,
                source: library.source, library.parts),
        ]
    }

    private struct Library {
        var pod: String
        var otherPods: [String] = []
        var package: String
        var otherPackages: [String] = []
        var parts: [PlugIn.Part]
        var hints: Set<CodeHint> = []
        var source: String
    }

    private static func possible(_ keys: String...) -> [PlugIn.Part] {
        keys.map { PlugIn.Part($0, confidence: .possible) }
    }

    private static let libraries: [Library] = [
        Library(
            pod: "Intercom", package: "intercom-ios", otherPackages: ["intercom-ios-sp"],
            parts: [
                PlugIn.Part("NSPhotoLibraryUsageDescription"), PlugIn.Part("NSCameraUsageDescription"),
                PlugIn.Part("NSMicrophoneUsageDescription", confidence: .possible),
            ], source: "https://developers.intercom.com/installing-intercom/ios/installation"),
        Library(
            pod: "Instabug", otherPods: ["Luciq"], package: "instabug-ios",
            otherPackages: ["Instabug-SP", "luciq-ios"],
            parts: [
                PlugIn.Part("NSMicrophoneUsageDescription"), PlugIn.Part("NSPhotoLibraryUsageDescription"),
            ], source: "https://docs.instabug.com/docs/ios-integration"),
        Library(
            pod: "JitsiMeetSDK", package: "jitsi-meet-ios-sdk-releases", otherPackages: ["jitsi-meet-sdk"],
            parts: [PlugIn.Part("NSCameraUsageDescription"), PlugIn.Part("NSMicrophoneUsageDescription")],
            source: "https://jitsi.github.io/handbook/docs/dev-guide/dev-guide-ios-sdk"),
        Library(
            pod: "GoogleWebRTC", otherPods: ["WebRTC-SDK", "WebRTC-lib", "JitsiWebRTC"], package: "WebRTC",
            otherPackages: ["webrtc-xcframework", "specs"],
            parts: [PlugIn.Part("NSCameraUsageDescription"), PlugIn.Part("NSMicrophoneUsageDescription")],
            source: "https://webrtc.github.io/webrtc-org/native-code/ios/"),
        Library(
            pod: "TwilioVideo", otherPods: ["AgoraRtcEngine_iOS", "LiveKitClient", "OpenTok", "VonageClientSDKVideo"],
            package: "twilio-video-ios",
            otherPackages: ["AgoraRtcEngine_iOS", "client-sdk-swift", "stream-video-swift", "opentok-ios-sdk"],
            parts: [PlugIn.Part("NSCameraUsageDescription"), PlugIn.Part("NSMicrophoneUsageDescription")],
            source: "https://www.twilio.com/docs/video/ios-getting-started"),
        Library(
            pod: "OneSignalXCFramework", otherPods: ["OneSignal"], package: "OneSignal-XCFramework",
            otherPackages: ["OneSignal-iOS-SDK"],
            parts: possible(
                "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
                "NSUserTrackingUsageDescription"),
            source: "https://documentation.onesignal.com/docs/ios-sdk-setup"),
        Library(
            pod: "GoogleMaps", otherPods: ["GooglePlaces", "MapboxMaps", "Mapbox-iOS-SDK"], package: "ios-maps-sdk",
            otherPackages: ["ios-places-sdk", "mapbox-maps-ios"],
            parts: possible("NSLocationWhenInUseUsageDescription"),
            source: "https://developers.google.com/maps/documentation/ios-sdk/config"),
        Library(
            pod: "Google-Mobile-Ads-SDK",
            otherPods: [
                "FBSDKCoreKit", "FBAudienceNetwork", "AppLovinSDK", "AppsFlyerFramework", "Adjust", "Branch",
                "BranchSDK",
            ],
            package: "swift-package-manager-google-mobile-ads",
            otherPackages: [
                "facebook-ios-sdk", "AppsFlyerFramework", "ios_sdk", "ios-branch-sdk-spm", "AppLovin-MAX-Swift-Package",
            ],
            parts: possible("NSUserTrackingUsageDescription", "NSLocationWhenInUseUsageDescription"),
            source: "https://developers.google.com/admob/ios/privacy/strategies"),
        Library(
            pod: "Stripe", otherPods: ["StripePaymentSheet", "StripeCardScan", "StripeIdentity"], package: "stripe-ios",
            otherPackages: ["stripe-ios-spm"], parts: possible("NSCameraUsageDescription"),
            source: "https://docs.stripe.com/payments/accept-a-payment?platform=ios"),
        Library(
            pod: "ZendeskSDKMessaging", otherPods: ["ZendeskSupportSDK", "ZendeskChatSDK"],
            package: "sdk_messaging_ios",
            otherPackages: ["support_sdk_ios", "chat_sdk_ios"],
            parts: possible(
                "NSPhotoLibraryUsageDescription", "NSCameraUsageDescription", "NSMicrophoneUsageDescription"),
            source: "https://developer.zendesk.com/documentation/zendesk-web-widget-sdks/sdks/ios/getting_started/"),
        Library(
            pod: "DKImagePickerController",
            otherPods: ["YPImagePicker", "TLPhotoPicker", "HXPhotoPicker", "TZImagePickerController", "BSImagePicker"],
            package: "DKImagePickerController", otherPackages: ["YPImagePicker", "TLPhotoPicker", "HXPhotoPicker"],
            parts: possible(
                "NSPhotoLibraryUsageDescription", "NSCameraUsageDescription", "NSMicrophoneUsageDescription"),
            source: "https://github.com/zhangao0086/DKImagePickerController"),
        Library(
            pod: "AppCenter", otherPods: ["Braze", "BrazeLocation", "Airship", "Appboy-iOS-SDK", "Radar", "RadarSDK"],
            package: "braze-swift-sdk", otherPackages: ["ios-library", "radar-sdk-ios"],
            parts: possible("NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription"),
            source: "https://www.braze.com/docs/developer_guide/platforms/swift/"),
        Library(
            pod: "google-cast-sdk", package: "google-cast-sdk",
            parts: possible("NSLocalNetworkUsageDescription", "NSBluetoothAlwaysUsageDescription"),
            hints: [.networking],
            source: "https://developers.google.com/cast/docs/ios_sender/permissions_and_discovery"),
    ]
}
