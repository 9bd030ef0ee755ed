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
        uses: [
            ResourceUse(
                .request,
                swift: ["AVAudioApplication.requestRecordPermission()"],
                objectiveC: ["+[AVAudioApplication requestRecordPermissionWithCompletionHandler:]"],
                modules: ["AVFAudio", "AVFoundation", "AVKit"],
                keys: ["NSMicrophoneUsageDescription"]),
            ResourceUse(
                .request,
                swift: ["AVAudioSession~requestRecordPermission()"],
                objectiveC: ["-[AVAudioSession ~ requestRecordPermission:]"],
                modules: ["AVFAudio", "AVFoundation", "AVKit"],
                keys: ["NSMicrophoneUsageDescription"]),
            ResourceUse(
                .request,
                swift: ["AVCaptureDevice.requestAccess(for: .audio)"],
                objectiveC: ["+[AVCaptureDevice requestAccessForMediaType:AVMediaTypeAudio completionHandler:]"],
                modules: ["AVFoundation", "AVKit"],
                keys: ["NSMicrophoneUsageDescription"]),
            ResourceUse(
                .access,
                swift: ["AVCaptureDevice.default(for: .audio)", "AVCaptureDevice.default(_: , for: .audio)"],
                objectiveC: ["+[AVCaptureDevice defaultDeviceWithMediaType:AVMediaTypeAudio]"],
                modules: ["AVFoundation", "AVKit"],
                keys: ["NSMicrophoneUsageDescription"],
                note: "Creating an input with the device prompts by itself."),
            ResourceUse(
                .access,
                swift: ["AVAudioRecorder#record()", "AVAudioRecorder#prepareToRecord()"],
                objectiveC: [
                    "-[AVAudioRecorder record]", "-[AVAudioRecorder ~ prepareToRecord]",
                    "-[AVAudioRecorder ~ recordForDuration:]",
                ],
                modules: ["AVFAudio", "AVFoundation", "AVKit"],
                keys: ["NSMicrophoneUsageDescription"]),
            ResourceUse(
                .access,
                swift: ["AVAudioEngine~inputNode"],
                objectiveC: ["-[AVAudioEngine ~ inputNode]", "-[AVAudioIONode ~ setVoiceProcessingEnabled:error:]"],
                modules: ["AVFAudio", "AVFoundation", "AVKit"],
                keys: ["NSMicrophoneUsageDescription"]),
            ResourceUse(
                .access,
                functions: ["AudioQueueNewInput", "AudioQueueNewInputWithDispatchQueue"],
                modules: ["AudioToolbox"],
                keys: ["NSMicrophoneUsageDescription"]),
            ResourceUse(
                .access,
                swift: ["RPScreenRecorder~isMicrophoneEnabled = true"],
                objectiveC: ["-[RPScreenRecorder ~ setMicrophoneEnabled:YES|true]"],
                modules: ["ReplayKit"],
                keys: ["NSMicrophoneUsageDescription"],
                confidence: .likely,
                note: "Plain screen recording shows ReplayKit's own prompt and needs no key."),
        ],
        falseFriends: [
            FalseFriend("AVAudioPlayer, AVPlayer, AVQueuePlayer", "playback only"),
            FalseFriend("AVAudioApplication.shared.recordPermission", "reading the status neither prompts nor crashes"),
        ],
        missing: [
            Missing(
                .terminates, from: [.iOS: Version(10), .macOS: Version(10, 14)],
                "the system ends the app at the request or at the first input")
        ],
        upload: .blocking,
        prompt: Prompt("“App” would like to access the microphone"),
        entitlements: [
            "macOS with sandbox or hardened runtime: com.apple.security.device.audio-input (older: com.apple.security.device.microphone)"
        ],
        notes: [
            "A macOS command-line tool is judged by the Info.plist of the app that started it, such as the terminal."
        ],
        sources: ["apple-key", "apple-protected", "xcspec", "automate"])
}
