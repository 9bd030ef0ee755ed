extension Resource {
    static let microphone = Resource(
        id: "microphone",
        name: "Microphone",
        keys: [
            UsageKey(
                "NSMicrophoneUsageDescription",
                introduced: [
                    .iOS: Version(7), .macOS: Version(10, 14), .watchOS: Version(4), .tvOS: Version(17),
                    .visionOS: Version(1), .macCatalyst: Version(13, 1),
                ],
                displayName: "Privacy - Microphone Usage Description",
                rule: """
                    Needed by every path that opens an audio input or asks for record permission. Taps of other apps' \
                    sound on macOS need NSAudioCaptureUsageDescription instead.
                    """)
        ],
        uses: microphoneRequests + microphoneInputs + microphoneBesideCamera + microphoneHints,
        falseFriends: [
            FalseFriend("AVAudioPlayer, AVPlayer, AVQueuePlayer", "playback only"),
            FalseFriend("AVSpeechSynthesizer", "speech output needs no key"),
            FalseFriend("AVAudioSession.setCategory(.playback), .ambient", "no input"),
            FalseFriend("AVAudioEngine without inputNode", "plays and mixes only"),
            FalseFriend(
                "AVAudioApplication.shared.recordPermission, AVAudioSession.recordPermission",
                "reading the status neither prompts nor ends the app"),
            FalseFriend("SFSpeechURLRecognitionRequest", "a file is recognised: the speech key, not this one"),
            FalseFriend("AVCaptureSession without an audio input", "no microphone"),
            FalseFriend("MPVolumeView, MPRemoteCommandCenter", "control playback only"),
            FalseFriend("SNAudioFileAnalyzer", "a file is analysed"),
        ],
        missing: [
            Missing(
                .terminates, from: [.iOS: Version(10), .macOS: Version(10, 14)],
                "the system ends the app when this line asks for the microphone or opens it")
        ],
        upload: .blocking,
        prompt: Prompt("“App” would like to access the microphone"),
        notes: [
            "A macOS command-line tool is judged by the Info.plist of the app that started it, such as the terminal.",
            "A page in a web view on macOS that asks for the microphone waits for ever where the key is missing.",
        ],
        sources: [
            "apple-key", "apple-protected", "apple-requesting", "xcspec", "theos-tcc", "mobsf", "rnp", "fph", "pk",
            "candor",
            "automate",
        ])
}

private let audio = ["AVFoundation", "AVFAudio", "AVKit"]
private let key: [KeyRequirement] = ["NSMicrophoneUsageDescription"]

private let microphoneRequests: [ResourceUse] = [
    ResourceUse(
        .request,
        swift: ["AVAudioApplication.requestRecordPermission()"],
        objectiveC: ["+[AVAudioApplication ~ requestRecordPermissionWithCompletionHandler:]"],
        modules: audio,
        keys: key),
    ResourceUse(
        .request,
        swift: ["AVAudioSession~requestRecordPermission()"],
        objectiveC: ["-[AVAudioSession ~ requestRecordPermission:]"],
        modules: audio,
        keys: key),
    ResourceUse(
        .request,
        swift: ["AVCaptureDevice.requestAccess(for: .audio)"],
        objectiveC: ["+[AVCaptureDevice requestAccessForMediaType:AVMediaTypeAudio completionHandler:]"],
        modules: audio,
        keys: key),
]

private let microphoneInputs: [ResourceUse] = [
    ResourceUse(
        .access,
        swift: [
            "AVCaptureDevice.default(for: .audio)", "AVCaptureDevice.devices(for: .audio)",
            "AVCaptureDevice.DiscoverySession(mediaType: .audio)",
        ],
        objectiveC: [
            "+[AVCaptureDevice ~ defaultDeviceWithMediaType:AVMediaTypeAudio]",
            "+[AVCaptureDevice ~ defaultDeviceWithDeviceType: mediaType:AVMediaTypeAudio position:]",
            "+[AVCaptureDevice ~ devicesWithMediaType:AVMediaTypeAudio]",
            "+[AVCaptureDeviceDiscoverySession ~ discoverySessionWithDeviceTypes: mediaType:AVMediaTypeAudio position:]",
        ],
        beside: ResourceUse.captureInput,
        modules: audio,
        keys: key,
        note: "Naming the device does not prompt; making an input of it does."),
    ResourceUse(
        .access,
        swift: ["AVAudioRecorder()", "AVAudioRecorder#record()", "AVAudioRecorder#prepareToRecord()"],
        objectiveC: [
            "-[AVAudioRecorder ~ initWithURL:settings:error:]", "-[AVAudioRecorder ~ initWithURL:format:error:]",
            "-[AVAudioRecorder record]", "-[AVAudioRecorder ~ prepareToRecord]",
            "-[AVAudioRecorder ~ recordForDuration:]",
        ],
        modules: audio,
        keys: key),
    ResourceUse(
        .access,
        swift: [
            "AVAudioEngine~inputNode", "AVAudioInputNode#installTap()", "AVAudioInputNode~setVoiceProcessingEnabled()",
        ],
        objectiveC: [
            "-[AVAudioEngine ~ inputNode]", "-[AVAudioIONode ~ setVoiceProcessingEnabled:error:]",
            "-[AVAudioInputNode installTapOnBus:bufferSize:format:block:]",
        ],
        modules: audio,
        keys: key),
    ResourceUse(
        .access,
        functions: ["AudioQueueNewInput", "AudioQueueNewInputWithDispatchQueue"],
        modules: ["AudioToolbox"],
        keys: key),
    ResourceUse(
        .access,
        swift: ["RPScreenRecorder~isMicrophoneEnabled = true"],
        objectiveC: ["-[RPScreenRecorder ~ setMicrophoneEnabled:YES|true]"],
        modules: ["ReplayKit"],
        keys: key,
        confidence: .likely,
        note: "Plain screen recording shows ReplayKit's own prompt and needs no key."),
    ResourceUse(
        .access,
        swift: ["SHManagedSession()"],
        objectiveC: ["SHManagedSession"],
        modules: ["ShazamKit"],
        keys: key,
        confidence: .likely,
        note: "The session listens by itself; SHSession gets its sound from the app."),
    ResourceUse(
        .access,
        swift: ["PTChannelManager.channelManager()"],
        objectiveC: ["PTChannelManager"],
        modules: ["PushToTalk"],
        platforms: [.iOS],
        keys: key,
        confidence: .likely),
]

private let microphoneBesideCamera: [ResourceUse] = [
    ResourceUse(
        .access,
        swift: [
            "UIImagePickerController~mediaTypes = .movie|.movie.identifier|kUTTypeMovie|public.movie|.availableMediaTypes"
        ],
        objectiveC: [
            "-[UIImagePickerController setMediaTypes:kUTTypeMovie|UTTypeMovie|UTTypeMovie.identifier|public.movie]"
        ],
        beside: [
            "UIImagePickerController~sourceType = .camera", "UIImagePickerController~cameraDevice",
            "UIImagePickerController.isSourceTypeAvailable(_: .camera)",
            "-[UIImagePickerController ~ setSourceType:UIImagePickerControllerSourceTypeCamera]",
            "+[UIImagePickerController ~ isSourceTypeAvailable:UIImagePickerControllerSourceTypeCamera]",
        ],
        modules: ["UIKit", "SwiftUI"],
        platforms: [.iOS, .macCatalyst],
        keys: key,
        note: "Filming asks for the microphone as well as for the camera."),
    ResourceUse(
        .access,
        swift: [
            "UIImagePickerController~cameraCaptureMode = .video", "UIImagePickerController~startVideoCapture()",
        ],
        objectiveC: [
            "-[UIImagePickerController ~ setCameraCaptureMode:UIImagePickerControllerCameraCaptureModeVideo]",
            "-[UIImagePickerController ~ startVideoCapture]",
        ],
        modules: ["UIKit", "SwiftUI"],
        platforms: [.iOS, .macCatalyst],
        keys: key),
]

private let recordingCategories = [
    "AVAudioSessionCategoryRecord", "AVAudioSessionCategoryPlayAndRecord", "AVAudioSessionCategoryMultiRoute",
].joined(separator: "|")

private let microphoneHints: [ResourceUse] = [
    ResourceUse(
        .reference,
        swift: ["AVAudioSession~setCategory(_: .record|.playAndRecord|.multiRoute)"],
        objectiveC: [
            "-[AVAudioSession ~ setCategory:\(recordingCategories) error:]",
            "-[AVAudioSession ~ setCategory:\(recordingCategories) withOptions: error:]",
            "-[AVAudioSession ~ setCategory:\(recordingCategories) mode: options: error:]",
        ],
        modules: audio,
        keys: key,
        confidence: .possible,
        note: "The category alone does not record."),
    ResourceUse(
        .mention,
        swift: ["WKWebView"],
        objectiveC: ["WKWebView"],
        modules: ["WebKit"],
        keys: key,
        confidence: .possible,
        note: "A page may ask for the microphone; that depends on the pages shown."),
    ResourceUse(
        .reference,
        classes: ["AVAudioRecorder", "AVCaptureAudioDataOutput"],
        modules: audio,
        keys: key,
        confidence: .likely,
        note: "Capture code of linked libraries is enough for the upload check."),
]
