extension Resource {
    static let systemAudio = Resource(
        id: "system-audio-capture",
        name: "System audio capture (macOS process taps)",
        keys: [
            UsageKey(
                "NSAudioCaptureUsageDescription",
                introduced: [.macOS: Version(14, 2)],
                hasBuildSetting: false,
                rule: "Needed for taps of other apps' sound. Xcode does not offer it; it is typed by hand.")
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["AudioHardwareSystem~makeProcessTap()", "CATapDescription()"],
                objectiveC: [
                    "-[CATapDescription ~ initStereoGlobalTapButExcludeProcesses:]",
                    "-[CATapDescription ~ initStereoMixdownOfProcesses:]",
                    "-[CATapDescription ~ initMonoGlobalTapButExcludeProcesses:]",
                    "-[CATapDescription ~ initMonoMixdownOfProcesses:]",
                ],
                functions: ["AudioHardwareCreateProcessTap", "AudioHardwareDestroyProcessTap"],
                modules: ["CoreAudio"],
                platforms: [.macOS],
                keys: ["NSAudioCaptureUsageDescription"]),
            ResourceUse(
                .access,
                functions: ["AudioHardwareCreateAggregateDevice", "AudioDeviceCreateIOProcIDWithBlock"],
                beside: [
                    "CATapDescription", "func AudioHardwareCreateProcessTap()", "AudioHardwareSystem~makeProcessTap()",
                ],
                modules: ["CoreAudio"],
                platforms: [.macOS],
                keys: ["NSAudioCaptureUsageDescription"],
                confidence: .likely,
                note: "Starting the aggregate device that holds the tap prompts."),
        ],
        falseFriends: [
            FalseFriend("SCStream with capturesAudio", "screen recording, which has no key"),
            FalseFriend("AVAudioEngine's output taps", "the app's own sound"),
        ],
        missing: [
            Missing(
                .silent, from: [.macOS: Version(14, 2)], "no prompt and no error: the tap delivers silence")
        ],
        upload: .unreported,
        prompt: Prompt("“App” would like access to record your system audio"),
        sources: ["apple-key", "agterm431", "pyobjc"])
}
