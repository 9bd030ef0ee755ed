extension Resource {
    static let visionMainCamera = Resource(
        id: "visionos-main-camera",
        name: "visionOS main camera frames",
        keys: [
            UsageKey(
                "NSMainCameraUsageDescription",
                introduced: [.visionOS: Version(26)],
                hasBuildSetting: false,
                displayName: "Privacy - Main Camera Usage Description",
                rule: "Needed for frames of the main camera from visionOS 26, beside Apple's entitlement."),
            UsageKey(
                "NSEnterpriseMCAMUsageDescription",
                introduced: [.visionOS: Version(2)],
                supersededBy: "NSMainCameraUsageDescription",
                hasBuildSetting: false,
                rule: "The key of visionOS 2 for the same; an app that supports both systems has both keys."),
        ],
        uses: [
            ResourceUse(
                .request,
                swift: [
                    "ARKitSession~requestAuthorization(for: .cameraAccess)",
                    "func ar_session_request_authorization(_: ar_authorization_type_camera_access)",
                ],
                symbols: ["_$s5ARKit0A7SessionC17AuthorizationTypeO12cameraAccess"],
                modules: ["ARKit"],
                platforms: [.visionOS],
                keys: mainCameraKeys),
            ResourceUse(
                .access,
                swift: ["CameraFrameProvider()", "CameraRegionProvider()"],
                symbols: ["_$s5ARKit19CameraFrameProviderC"],
                modules: ["ARKit"],
                platforms: [.visionOS],
                keys: mainCameraKeys,
                confidence: .likely),
        ],
        falseFriends: [
            FalseFriend("WorldTrackingProvider", "no key"),
            FalseFriend("AVCaptureDevice on visionOS", "the Persona: NSCameraUsageDescription"),
        ],
        missing: [
            Missing(
                .terminates, from: [.visionOS: Version(2)],
                "ARKit throws an exception that names the missing keys, and the app ends")
        ],
        upload: .unreported,
        prompt: Prompt("“App” would like to use the main camera"),
        sources: ["apple-protected", "xcspec", "arkitvision5", "apple-swift-usr"])

    static let worldSensing = Resource(
        id: "world-sensing",
        name: "World sensing (visionOS)",
        keys: [
            UsageKey(
                "NSWorldSensingUsageDescription",
                introduced: [.visionOS: Version(1)],
                displayName: "Privacy - World Sensing Usage Description",
                rule: """
                    Needed for planes, the shape of the room, images, objects, barcodes and light. Tracking the device in \
                    the world needs no key.
                    """)
        ],
        uses: [
            ResourceUse(
                .request,
                swift: [
                    "ARKitSession~requestAuthorization(for: .worldSensing)",
                    "func ar_session_request_authorization(_: ar_authorization_type_world_sensing)",
                ],
                symbols: ["_$s5ARKit0A7SessionC17AuthorizationTypeO12worldSensing"],
                modules: ["ARKit"],
                platforms: [.visionOS],
                keys: ["NSWorldSensingUsageDescription"]),
            ResourceUse(
                .access,
                swift: [
                    "PlaneDetectionProvider()", "SceneReconstructionProvider()", "ImageTrackingProvider()",
                    "ObjectTrackingProvider()", "RoomTrackingProvider()", "BarcodeDetectionProvider()",
                    "EnvironmentLightEstimationProvider()",
                ],
                symbols: [
                    "_$s5ARKit22PlaneDetectionProviderC", "_$s5ARKit22ObjectTrackingProviderC",
                    "_$s5ARKit27SceneReconstructionProviderC", "_$s5ARKit21ImageTrackingProviderC",
                    "_$s5ARKit20RoomTrackingProviderC", "_$s5ARKit24BarcodeDetectionProviderC",
                ],
                modules: ["ARKit"],
                platforms: [.visionOS],
                keys: ["NSWorldSensingUsageDescription"],
                note: "Running the session prompts by itself."),
            ResourceUse(
                .access,
                swift: ["SpatialTrackingSession()"],
                symbols: ["_$s10RealityKit22SpatialTrackingSessionC"],
                modules: ["RealityKit"],
                platforms: [.visionOS],
                keys: ["NSWorldSensingUsageDescription"],
                confidence: .possible,
                note: "Depends on the anchors that it is told to track."),
        ],
        falseFriends: [
            FalseFriend("WorldTrackingProvider", "no authorization"),
            FalseFriend("AnchorEntity(.head), AnchorEntity(.hand) in an immersive space", "placed by the system"),
            FalseFriend("ARKit on iOS", "the camera key"),
        ],
        missing: [
            Missing(
                .terminates, from: [.visionOS: Version(1)],
                "ARKit throws an exception that names the missing key, and the app ends")
        ],
        upload: .unreported,
        prompt: Prompt("“App” would like to use your surroundings"),
        sources: ["apple-key", "apple-swift-usr", "arkitvision5", "xcspec"])

    static let handsTracking = Resource(
        id: "hands-tracking",
        name: "Hand tracking (visionOS)",
        keys: [
            UsageKey(
                "NSHandsTrackingUsageDescription",
                introduced: [.visionOS: Version(1)],
                displayName: "Privacy - Hands Tracking Usage Description",
                rule: "Needed by HandTrackingProvider.")
        ],
        uses: [
            ResourceUse(
                .request,
                swift: [
                    "ARKitSession~requestAuthorization(for: .handTracking)",
                    "func ar_session_request_authorization(_: ar_authorization_type_hand_tracking)",
                ],
                symbols: ["_$s5ARKit0A7SessionC17AuthorizationTypeO12handTracking"],
                modules: ["ARKit"],
                platforms: [.visionOS],
                keys: ["NSHandsTrackingUsageDescription"]),
            ResourceUse(
                .access,
                swift: ["HandTrackingProvider()"],
                symbols: ["_$s5ARKit20HandTrackingProviderC"],
                modules: ["ARKit"],
                platforms: [.visionOS],
                keys: ["NSHandsTrackingUsageDescription"]),
        ],
        falseFriends: [
            FalseFriend("SpatialTapGesture and other gestures", "the system's own"),
            FalseFriend("AnchorEntity(.hand)", "placed by the system"),
        ],
        missing: [
            Missing(
                .terminates, from: [.visionOS: Version(1)],
                "ARKit throws an exception that names the missing key, and the app ends")
        ],
        upload: .unreported,
        prompt: Prompt("“App” would like to track your hand movements"),
        sources: ["apple-key", "apple-swift-usr", "arkitvision5", "xcspec"])

    static let accessoryTracking = Resource(
        id: "accessory-tracking",
        name: "Accessory tracking (visionOS)",
        keys: [
            UsageKey(
                "NSAccessoryTrackingUsageDescription",
                introduced: [.visionOS: Version(26)],
                displayName: "Privacy - Accessory Tracking Usage Description",
                rule: "Needed by AccessoryTrackingProvider.")
        ],
        uses: [
            ResourceUse(
                .request,
                swift: [
                    "ARKitSession~requestAuthorization(for: .accessoryTracking)",
                    "func ar_session_request_authorization(_: ar_authorization_type_accessory_tracking)",
                ],
                symbols: ["_$s5ARKit0A7SessionC17AuthorizationTypeO17accessoryTracking"],
                modules: ["ARKit"],
                platforms: [.visionOS],
                keys: ["NSAccessoryTrackingUsageDescription"]),
            ResourceUse(
                .access,
                swift: ["AccessoryTrackingProvider()"],
                symbols: ["_$s5ARKit25AccessoryTrackingProviderC"],
                modules: ["ARKit"],
                platforms: [.visionOS],
                keys: ["NSAccessoryTrackingUsageDescription"]),
        ],
        falseFriends: [FalseFriend("GCController without ARKit", "no key")],
        missing: [Missing(.terminates, "ARKit throws an exception, as for its other keys, and the app ends")],
        upload: .unreported,
        prompt: Prompt("“App” would like to track accessories"),
        notes: ["macOS 26 has the authorization type too; the key's page lists visionOS alone."],
        sources: ["apple-key", "apple-swift-usr", "arkitvision5", "xcspec"])
}

private let mainCameraKeys: [KeyRequirement] = [
    KeyRequirement(anyOf: ["NSMainCameraUsageDescription"], from: [.visionOS: Version(26)]),
    KeyRequirement(anyOf: ["NSEnterpriseMCAMUsageDescription"], until: [.visionOS: Version(26)]),
]
