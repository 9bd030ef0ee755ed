extension RefusalPhrases {
    static let english = RefusalPhrases(
        language: "en",
        simulatorRemedy: "Simulators often have no speech recognition of their own; try it on a real device.",
        phrases: [
            .unsupportedLanguage: Phrase(
                "This language cannot be dictated on this device.", "Choose another language."),
            .noOnDeviceModel: Phrase(
                """
                This device cannot recognize this language without the network yet, and no sound may leave it.
                """,
                """
                Add the language in Settings > General > Keyboard > Dictation, wait for the download, and try \
                again.
                """,
                mac: """
                    Add the language in System Settings > Keyboard > Dictation, wait for the download, and try \
                    again.
                    """
            ),
            .modelDownloading: Phrase(
                "The model for this language is still being downloaded.",
                "Keep the device on Wi-Fi and try again in a few minutes."),
            .restricted: Phrase(
                "Dictation is restricted on this device.",
                "Ask whoever manages Screen Time or the device’s profile to allow it."),
            .dictationOff: Phrase(
                "Dictation is switched off on this device.",
                "Switch on Enable Dictation in Settings > General > Keyboard.",
                mac: "Switch on Dictation in System Settings > Keyboard."),
            .microphoneDenied: Phrase(
                "This app may not use the microphone.",
                "Switch it on for this app in Settings > Privacy & Security > Microphone.",
                mac: "Switch it on for this app in System Settings > Privacy & Security > Microphone."),
            .speechDenied: Phrase(
                "This app may not recognize speech.",
                "Switch it on for this app in Settings > Privacy & Security > Speech Recognition.",
                mac: "Switch it on for this app in System Settings > Privacy & Security > Speech Recognition."),
            .microphoneBusy: Phrase(
                "The microphone is in use by a call or another app.",
                "End the call or close the other app, and try again."
            ),
            .noAudio: Phrase(
                "No sound arrives from the microphone.",
                "Check that the microphone is neither muted nor covered, disconnect headsets, and try again."),
            .tooManyLanguages: Phrase(
                "This app has already set up as many languages as the system allows.",
                "Remove a language that you no longer use from this app, and try again."),
            .noEngine: Phrase(
                "This device has no speech recognition that this app can use.",
                "Update the system, or use another device."),
            .engineFailed: Phrase(
                "Speech recognition has stopped unexpectedly; the words so far are kept.",
                "Start dictation again; if that does not help, restart the device."),
        ])
}
