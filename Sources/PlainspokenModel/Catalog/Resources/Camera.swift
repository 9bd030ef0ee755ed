extension ResourceUse {
    /// Patterns beside which naming a capture device means capturing from it; without one it may be a torch.
    static let captureInput = [
        "AVCaptureDeviceInput()", "+[AVCaptureDeviceInput deviceInputWithDevice:error:]",
        "-[AVCaptureDeviceInput initWithDevice:error:]",
    ]
}

extension Resource {
    static let camera = Resource(
        id: "camera",
        name: "Camera",
        keys: [
            UsageKey(
                "NSCameraUsageDescription",
                introduced: [
                    .iOS: Version(7), .macOS: Version(10, 14), .tvOS: Version(17), .visionOS: Version(1),
                    .macCatalyst: Version(13, 1),
                ],
                displayName: "Privacy - Camera Usage Description",
                rule: """
                    Needed by every capture path with a video device, by ARKit on iOS and iPadOS, by the system's scanner \
                    and camera views, and by web views whose pages ask for the camera. Frames of visionOS's main camera \
                    need keys of their own.
                    """)
        ],
        uses: cameraCapture + cameraPicker + cameraScanners + cameraAugmentedReality + cameraHints,
        falseFriends: [
            FalseFriend(
                "UIImagePickerController with .photoLibrary or .savedPhotosAlbum",
                "the picker runs outside the app, and the camera stays off"),
            FalseFriend("UIImagePickerController.isSourceTypeAvailable(.camera)", "a check only"),
            FalseFriend("PHPickerViewController, PhotosPicker", "no camera"),
            FalseFriend("AVCaptureDevice.authorizationStatus(for:)", "reading the status does not prompt"),
            FalseFriend("AVMediaType.video with AVAsset or AVPlayer", "playback"),
            FalseFriend("SFSafariViewController, ASWebAuthenticationSession", "run outside the app"),
            FalseFriend("Vision requests on an image or a pixel buffer", "no capture"),
            FalseFriend("AVCaptureScreenInput, CGDisplayStream, SCStream", "screen recording, which has no key"),
            FalseFriend("AVCaptureDevice.torchMode", "the torch alone does not prompt"),
            FalseFriend("ARKit on visionOS, RealityKit views without AR", "not this key"),
        ],
        missing: [
            Missing(
                .terminates, from: [.iOS: Version(10), .macOS: Version(10, 14)],
                "the system ends the app when this line asks for the camera or opens it")
        ],
        upload: .blocking,
        prompt: Prompt("“App” would like to access the camera"),
        notes: ["A page in a web view on macOS that asks for the camera waits for ever where the key is missing."],
        sources: [
            "apple-key", "apple-protected", "apple-requesting", "xcspec", "mobsf", "rnp", "fph", "pk", "candor",
            "automate",
            "gumroad312", "mtb86", "capacitor6406",
        ])
}

private let key: [KeyRequirement] = ["NSCameraUsageDescription"]

private let cameraCapture: [ResourceUse] = [
    ResourceUse(
        .request,
        swift: ["AVCaptureDevice.requestAccess(for: .video)"],
        objectiveC: ["+[AVCaptureDevice requestAccessForMediaType:AVMediaTypeVideo completionHandler:]"],
        modules: ["AVFoundation", "AVKit"],
        keys: key),
    ResourceUse(
        .access,
        swift: [
            "AVCaptureDevice.default(for: .video)", "AVCaptureDevice.devices(for: .video)",
            "AVCaptureDevice.DiscoverySession(mediaType: .video)", "AVCaptureDevice.userPreferredCamera",
            "AVCaptureDevice.systemPreferredCamera",
        ],
        objectiveC: [
            "+[AVCaptureDevice ~ defaultDeviceWithMediaType:AVMediaTypeVideo]",
            "+[AVCaptureDevice ~ defaultDeviceWithDeviceType: mediaType:AVMediaTypeVideo position:]",
            "+[AVCaptureDevice ~ devicesWithMediaType:AVMediaTypeVideo]",
            "+[AVCaptureDeviceDiscoverySession ~ discoverySessionWithDeviceTypes: mediaType:AVMediaTypeVideo position:]",
            "+[AVCaptureDevice ~ userPreferredCamera]", "+[AVCaptureDevice ~ systemPreferredCamera]",
        ],
        beside: ResourceUse.captureInput,
        modules: ["AVFoundation", "AVKit"],
        keys: key,
        note: "Naming the device does not prompt; making an input of it does."),
    ResourceUse(
        .access,
        swift: ["AVCaptureMultiCamSession()"],
        objectiveC: ["AVCaptureMultiCamSession"],
        modules: ["AVFoundation", "AVKit"],
        platforms: [.iOS],
        keys: key),
    ResourceUse(
        .access,
        swift: ["RPScreenRecorder~isCameraEnabled = true"],
        objectiveC: ["-[RPScreenRecorder ~ setCameraEnabled:YES|true]"],
        modules: ["ReplayKit"],
        keys: key,
        confidence: .likely),
]

private let notFromLibrary =
    "!UIImagePickerControllerSourceTypePhotoLibrary|UIImagePickerControllerSourceTypeSavedPhotosAlbum"

private let cameraPicker: [ResourceUse] = [
    ResourceUse(
        .access,
        swift: [
            "UIImagePickerController~sourceType = .camera", "UIImagePickerController~cameraDevice = .front|.rear",
            "UIImagePickerController~cameraCaptureMode = .photo|.video", "UIImagePickerController~cameraOverlayView",
            "UIImagePickerController~takePicture()", "UIImagePickerController~startVideoCapture()",
        ],
        objectiveC: [
            "-[UIImagePickerController ~ setSourceType:UIImagePickerControllerSourceTypeCamera]",
            "-[UIImagePickerController setCameraDevice:]",
            "-[UIImagePickerController ~ setCameraCaptureMode:]", "-[UIImagePickerController ~ setCameraOverlayView:]",
            "-[UIImagePickerController ~ takePicture]", "-[UIImagePickerController ~ startVideoCapture]",
        ],
        modules: ["UIKit", "SwiftUI"],
        platforms: [.iOS, .macCatalyst],
        keys: key),
    ResourceUse(
        .access,
        swift: ["UIImagePickerController~sourceType = !.photoLibrary|.savedPhotosAlbum"],
        objectiveC: [
            "-[UIImagePickerController ~ setSourceType:\(notFromLibrary)]"
        ],
        beside: [
            "UIImagePickerController.isSourceTypeAvailable(_: .camera)",
            "+[UIImagePickerController ~ isSourceTypeAvailable:UIImagePickerControllerSourceTypeCamera]",
        ],
        modules: ["UIKit", "SwiftUI"],
        platforms: [.iOS, .macCatalyst],
        keys: key,
        confidence: .likely,
        note: "The source is handed in from elsewhere, and the target asks whether there is a camera."),
]

private let cameraScanners: [ResourceUse] = [
    ResourceUse(
        .access,
        swift: ["VNDocumentCameraViewController()"],
        objectiveC: ["VNDocumentCameraViewController"],
        modules: ["VisionKit"],
        platforms: [.iOS, .macCatalyst],
        keys: key),
    ResourceUse(
        .access,
        swift: ["DataScannerViewController()", "DataScannerViewController~startScanning()"],
        symbols: [
            "_$s9VisionKit25DataScannerViewControllerC", "_$s9VisionKit25DataScannerViewControllerC13startScanning",
        ],
        modules: ["VisionKit"],
        platforms: [.iOS],
        keys: key),
    ResourceUse(
        .access,
        swift: ["RoomCaptureSession()", "RoomCaptureView()"],
        symbols: ["_$s8RoomPlan0A14CaptureSessionC", "_$s8RoomPlan0A11CaptureViewC"],
        modules: ["RoomPlan"],
        platforms: [.iOS],
        keys: key),
    ResourceUse(
        .access,
        swift: ["ObjectCaptureSession()", "ObjectCaptureView()"],
        symbols: ["_$s10RealityKit20ObjectCaptureSessionC"],
        modules: ["RealityKit"],
        platforms: [.iOS],
        keys: key,
        confidence: .likely),
    ResourceUse(
        .access,
        swift: ["AVContinuityDevicePickerViewController()", ".continuityDevicePicker()"],
        objectiveC: ["AVContinuityDevicePickerViewController"],
        modules: ["AVKit"],
        platforms: [.tvOS],
        keys: key,
        confidence: .likely),
    ResourceUse(
        .reference,
        swift: ["LockedCameraCaptureSession", "LockedCameraCaptureExtension", "CameraCaptureIntent"],
        modules: ["LockedCameraCapture", "AppIntents"],
        platforms: [.iOS],
        keys: key,
        confidence: .likely,
        note: "The capture extension and the app both need the key."),
]

private let cameraAugmentedReality: [ResourceUse] = [
    ResourceUse(
        .access,
        swift: ["ARSession#run()", "ARSCNView()", "ARSKView()"],
        objectiveC: [
            "-[ARSession runWithConfiguration:]", "-[ARSession ~ runWithConfiguration:options:]", "ARSCNView",
            "ARSKView",
        ],
        modules: ["ARKit", "RealityKit"],
        platforms: [.iOS],
        keys: key,
        note: "On visionOS ARKit has keys of its own."),
    ResourceUse(
        .access,
        swift: [
            "ARWorldTrackingConfiguration()", "ARFaceTrackingConfiguration()", "ARBodyTrackingConfiguration()",
            "ARImageTrackingConfiguration()", "ARGeoTrackingConfiguration()", "AROrientationTrackingConfiguration()",
            "ARPositionalTrackingConfiguration()", "ARObjectScanningConfiguration()",
        ],
        objectiveC: [
            "ARWorldTrackingConfiguration", "ARFaceTrackingConfiguration", "ARBodyTrackingConfiguration",
            "ARImageTrackingConfiguration", "ARGeoTrackingConfiguration",
        ],
        beside: [
            "ARView()", "ARView", "ARSession#run()", "ARSCNView", "ARSKView", "-[ARSession runWithConfiguration:]",
            "-[ARSession ~ runWithConfiguration:options:]",
        ],
        modules: ["ARKit", "RealityKit"],
        platforms: [.iOS],
        keys: key),
    ResourceUse(
        .access,
        swift: [
            "ARView(!cameraMode:)", "ARView(cameraMode: .ar)", "RealityViewCameraContent~camera = .spatialTracking",
        ],
        symbols: ["_$s10RealityKit6ARViewC"],
        modules: ["RealityKit", "ARKit"],
        platforms: [.iOS],
        keys: key,
        confidence: .likely,
        note: "The view runs an AR session by itself unless it is made with the camera mode .nonAR."),
]

private let cameraHints: [ResourceUse] = [
    ResourceUse(
        .access,
        swift: [
            "NINearbyPeerConfiguration~isCameraAssistanceEnabled = true",
            "NINearbyAccessoryConfiguration~isCameraAssistanceEnabled = true",
        ],
        objectiveC: [
            "-[NINearbyPeerConfiguration setCameraAssistanceEnabled:YES|true]",
            "-[NINearbyAccessoryConfiguration setCameraAssistanceEnabled:YES|true]",
        ],
        modules: ["NearbyInteraction"],
        platforms: [.iOS],
        keys: key,
        confidence: .likely,
        note: "Camera assistance runs an AR session."),
    ResourceUse(
        .access,
        swift: ["IKPictureTaker", "IKCameraDeviceView", "AVCaptureView"],
        objectiveC: ["IKPictureTaker", "IKCameraDeviceView", "AVCaptureView"],
        modules: ["Quartz", "ImageKit", "AVKit"],
        platforms: [.macOS],
        keys: key,
        confidence: .possible),
    ResourceUse(
        .reference,
        swift: ["AVCapturePhotoOutput", "AVCaptureVideoDataOutput", "AVCaptureVideoPreviewLayer"],
        objectiveC: ["AVCapturePhotoOutput", "AVCaptureVideoDataOutput", "AVCaptureVideoPreviewLayer"],
        modules: ["AVFoundation", "AVKit"],
        keys: key,
        note: "Unused camera files in linked libraries were enough for the upload check."),
    ResourceUse(
        .reference,
        swift: ["AVCaptureSession"],
        objectiveC: ["AVCaptureSession"],
        modules: ["AVFoundation", "AVKit"],
        keys: key,
        confidence: .possible,
        note: "A session may capture sound alone, or the screen."),
    ResourceUse(
        .mention,
        swift: ["WKWebView"],
        objectiveC: ["WKWebView"],
        modules: ["WebKit"],
        keys: key,
        confidence: .possible,
        note: "A page may open the camera through a file input; that depends on the pages shown."),
]
