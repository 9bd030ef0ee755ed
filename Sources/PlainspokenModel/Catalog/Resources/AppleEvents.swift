extension Resource {
    static let appleEvents = Resource(
        id: "apple-events-automation",
        name: "Automation (Apple Events to other apps)",
        keys: [
            UsageKey(
                "NSAppleEventsUsageDescription",
                introduced: [.macOS: Version(10, 14)],
                displayName: "Privacy - AppleEvents Sending Usage Description",
                rule: "Needed for sending an Apple event to another app. The hardened runtime needs an entitlement too."
            )
        ],
        uses: [
            ResourceUse(
                .access,
                swift: [
                    "SBApplication()", "NSAppleEventDescriptor~sendEvent(options:)",
                ],
                objectiveC: [
                    "+[SBApplication ~ applicationWithBundleIdentifier:]", "+[SBApplication ~ applicationWithURL:]",
                    "-[NSAppleEventDescriptor ~ sendEventWithOptions:timeout:error:]",
                ],
                functions: ["AESend", "AESendMessage"],
                modules: ["ScriptingBridge", "Foundation", "AppKit", "Cocoa", "CoreServices", "Carbon"],
                platforms: [.macOS],
                keys: ["NSAppleEventsUsageDescription"]),
            ResourceUse(
                .access,
                swift: [
                    "NSAppleScript~executeAndReturnError()", "NSAppleScript~executeAppleEvent()",
                    "OSAScript~executeAndReturnError()",
                ],
                objectiveC: [
                    "-[NSAppleScript executeAndReturnError:]", "-[NSAppleScript executeAppleEvent:error:]",
                    "-[OSAScript executeAndReturnError:]",
                ],
                literals: ["tell app", "tell current app"],
                modules: ["Foundation", "AppKit", "Cocoa", "OSAKit"],
                platforms: [.macOS],
                keys: ["NSAppleEventsUsageDescription"],
                confidence: .likely,
                note: "A script that only runs a shell command controls no other app."),
            ResourceUse(
                .request,
                functions: ["AEDeterminePermissionToAutomateTarget"],
                modules: ["CoreServices", "Carbon", "AppKit", "Cocoa"],
                platforms: [.macOS],
                keys: ["NSAppleEventsUsageDescription"]),
            ResourceUse(
                .access,
                swift: [
                    "Process#launchPath = /usr/bin/osascript", "Process#executableURL = /usr/bin/osascript",
                    "Process.run(_: /usr/bin/osascript)",
                ],
                objectiveC: ["-[NSTask ~ setLaunchPath:/usr/bin/osascript]"],
                literals: ["osascript"],
                modules: ["Foundation", "AppKit", "Cocoa"],
                platforms: [.macOS],
                keys: ["NSAppleEventsUsageDescription"],
                confidence: .possible,
                note: "What the child process sends is charged to the app."),
        ],
        falseFriends: [
            FalseFriend("NSAppleEventManager", "receives events: no key"),
            FalseFriend("NSWorkspace.open, URL schemes", "opening controls nothing"),
            FalseFriend("NSUserAppleScriptTask", "runs people's own scripts"),
            FalseFriend("AppIntent, Shortcuts", "no key"),
            FalseFriend("AXUIElement", "the accessibility permission, which has no key"),
        ],
        missing: [
            Missing(.silent, from: [.macOS: Version(10, 14)], "no prompt: the event fails with error -1743")
        ],
        upload: .unreported,
        prompt: Prompt(
            "“App” wants access to control “Other App”",
            systemSentence: "Allowing control gives access to documents and data in “Other App”.",
            buttons: ["Don’t Allow", "OK"]),
        sources: ["apple-key", "peekaboo73", "xcspec", "candor", "pyobjc"])

    static let systemAdministration = Resource(
        id: "system-administration",
        name: "System administration",
        keys: [
            UsageKey(
                "NSSystemAdministrationUsageDescription",
                introduced: [.macOS: Version(10, 14)],
                displayName: "Privacy - System Administration Usage Description",
                rule: "Needed for changing directory or security records with Open Directory.")
        ],
        uses: [
            ResourceUse(
                .access,
                swift: ["ODRecord~setValue(forAttribute:)", "ODRecord~changePassword(toPassword:)"],
                objectiveC: [
                    "-[ODRecord ~ setValue:forAttribute:error:]", "-[ODRecord ~ changePassword:toPassword:error:]",
                ],
                functions: ["ODRecordSetValue", "ODRecordAddValue", "ODRecordRemoveValue"],
                modules: ["OpenDirectory"],
                platforms: [.macOS],
                keys: ["NSSystemAdministrationUsageDescription"],
                confidence: .likely)
        ],
        falseFriends: [
            FalseFriend(
                "SMAppService, SMJobBless, AuthorizationExecuteWithPrivileges", "an administrator's password, no key"),
            FalseFriend("ODQuery", "reading needs no key"),
        ],
        missing: [Missing(.denied, "the change fails with an error")],
        upload: .unreported,
        prompt: Prompt(
            "“App” would like to administer your computer",
            systemSentence: "Administration can include changing passwords, networking and system settings.",
            buttons: ["Don’t Allow", "OK"]),
        sources: ["apple-key", "xcspec"])
}
