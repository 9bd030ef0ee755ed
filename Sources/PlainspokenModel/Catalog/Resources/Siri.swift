extension Resource {
    static let siri = Resource(
        id: "siri",
        name: "Siri (SiriKit)",
        keys: [
            UsageKey(
                "NSSiriUsageDescription",
                introduced: [.iOS: Version(10), .visionOS: Version(1)],
                displayName: "Privacy - Siri Usage Description",
                rule: """
                    Needed by INPreferences.requestSiriAuthorization and by apps with an Intents extension. App Intents and \
                    App Shortcuts do not need it.
                    """)
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["INPreferences.requestSiriAuthorization()"],
                objectiveC: ["+[INPreferences ~ requestSiriAuthorization:]"],
                modules: ["Intents", "IntentsUI"],
                keys: ["NSSiriUsageDescription"]),
            ResourceUse(
                .reference,
                swift: [
                    "INPreferences", "INPreferences.siriAuthorizationStatus()", "INVocabulary~setVocabularyStrings()",
                ],
                objectiveC: [
                    "INPreferences", "+[INPreferences ~ siriAuthorizationStatus]",
                    "-[INVocabulary ~ setVocabularyStrings:ofType:]",
                ],
                modules: ["Intents", "IntentsUI"],
                keys: ["NSSiriUsageDescription"],
                note: "Vocabulary counts only with the permission."),
        ],
        falseFriends: [
            FalseFriend("AppIntent, AppShortcutsProvider", "no key"),
            FalseFriend("INVoiceShortcutCenter, INUIAddVoiceShortcutViewController", "no key"),
            FalseFriend("INInteraction.donate", "no key"),
            FalseFriend("NSUserActivity.isEligibleForPrediction", "no key"),
            FalseFriend("INFocusStatusCenter", "NSFocusStatusUsageDescription"),
        ],
        missing: [
            Missing(.terminates, from: [.iOS: Version(10)], "the system ends the app when this line asks for Siri")
        ],
        upload: .blocking,
        prompt: Prompt(
            "Do you want to use “App” with Siri?",
            systemSentence: "Some of this app’s data is sent to Apple to process your requests.",
            buttons: ["Don’t Allow", "OK"]),
        sources: ["apple-key", "xcspec", "rnsiri140", "candor", "automate"])

    static let focusStatus = Resource(
        id: "focus-status",
        name: "Focus status",
        keys: [
            UsageKey(
                "NSFocusStatusUsageDescription",
                introduced: [.iOS: Version(15), .macOS: Version(12), .watchOS: Version(8)],
                displayName: "Privacy - Focus Status Usage Description",
                rule: "Needed by INFocusStatusCenter's request.")
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["INFocusStatusCenter#requestAuthorization()"],
                objectiveC: ["-[INFocusStatusCenter requestAuthorizationWithCompletionHandler:]"],
                modules: ["Intents"],
                keys: ["NSFocusStatusUsageDescription"]),
            ResourceUse(
                .access,
                swift: ["INFocusStatusCenter#focusStatus"],
                objectiveC: ["-[INFocusStatusCenter focusStatus]"],
                modules: ["Intents"],
                keys: ["NSFocusStatusUsageDescription"]),
        ],
        falseFriends: [
            FalseFriend("SetFocusFilterIntent", "no key"),
            FalseFriend("UNUserNotificationCenter", "no key"),
            FalseFriend("SACrashDetectionManager", "asks with the same selector, and has no key"),
        ],
        missing: [Missing(.terminates, "the system ends the app when this line asks for the Focus")],
        upload: .unreported,
        prompt: Prompt("“App” would like to know whether you have notifications silenced"),
        sources: ["apple-key", "xcspec", "theos-tcc"])
}
