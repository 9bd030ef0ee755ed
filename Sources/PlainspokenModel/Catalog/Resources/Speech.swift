extension Resource {
    static let speechRecognition = Resource(
        id: "speech-recognition",
        name: "Speech recognition",
        keys: [
            UsageKey(
                "NSSpeechRecognitionUsageDescription",
                introduced: [
                    .iOS: Version(10), .macOS: Version(10, 15), .visionOS: Version(1), .macCatalyst: Version(13, 1),
                ],
                displayName: "Privacy - Speech Recognition Usage Description",
                rule: """
                    Needed by SFSpeechRecognizer, on the device or not, live or from a file. Live dictation needs \
                    NSMicrophoneUsageDescription as well. SpeechAnalyzer and its transcribers do not need it by Apple's \
                    article and one shipped app; a reviewer elsewhere says the contrary.
                    """)
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["SFSpeechRecognizer.requestAuthorization()"],
                objectiveC: ["+[SFSpeechRecognizer requestAuthorization:]"],
                modules: ["Speech"],
                keys: ["NSSpeechRecognitionUsageDescription"]),
            ResourceUse(
                .access,
                swift: ["SFSpeechRecognizer~recognitionTask()"],
                objectiveC: [
                    "-[SFSpeechRecognizer ~ recognitionTaskWithRequest:resultHandler:]",
                    "-[SFSpeechRecognizer ~ recognitionTaskWithRequest:delegate:]",
                ],
                modules: ["Speech"],
                keys: ["NSSpeechRecognitionUsageDescription"]),
            ResourceUse(
                .reference,
                swift: [
                    "SFSpeechRecognizer", "SFSpeechAudioBufferRecognitionRequest", "SFSpeechURLRecognitionRequest",
                    "SFTranscription",
                ],
                objectiveC: [
                    "SFSpeechRecognizer", "SFSpeechAudioBufferRecognitionRequest", "SFSpeechURLRecognitionRequest",
                ],
                modules: ["Speech"],
                keys: ["NSSpeechRecognitionUsageDescription"],
                note: "Uploads were refused for speech code in a linked library that the app never calls."),
        ],
        falseFriends: [
            FalseFriend("AVSpeechSynthesizer, NSSpeechSynthesizer", "speech output"),
            FalseFriend("NSSpeechRecognizer", "the old command recogniser of macOS, not the Speech framework"),
            FalseFriend("dictation in a text field", "the system's keyboard does it"),
            FalseFriend("SFSpeechRecognizer.authorizationStatus(), supportedLocales()", "neither prompts"),
            FalseFriend(
                "SpeechAnalyzer, SpeechTranscriber, DictationTranscriber, SpeechDetector",
                "run on the device and ask for the microphone only; the key is needed where SFSpeechRecognizer is the fallback"
            ),
        ],
        missing: [
            Missing(
                .terminates, from: [.iOS: Version(10), .macOS: Version(10, 15)],
                "the system ends the app when this line asks for speech recognition")
        ],
        upload: .blocking,
        prompt: Prompt(
            "“App” would like to access speech recognition",
            systemSentence: """
                Speech data from this app is sent to Apple to process your requests, and to help improve its speech \
                technology.
                """),
        notes: [
            "The system's sentence is shown even where recognition stays on the device.",
            "A macOS helper is judged by the Info.plist of the app that started it, such as the terminal.",
        ],
        sources: [
            "apple-protected", "apple-speech-perm", "xcspec", "objc2", "automate", "kodi23337", "airmcp308",
            "algolia45",
            "berd181", "kaze10",
        ])
}
