extension Resource {
    static let faceID = Resource(
        id: "face-id",
        name: "Face ID",
        keys: [
            UsageKey(
                "NSFaceIDUsageDescription",
                introduced: [.iOS: Version(11), .visionOS: Version(1)], isReadOnCatalyst: false,
                displayName: "Privacy - Face ID Usage Description",
                rule: """
                    Needed for any evaluation by LAContext that can use Face ID or Optic ID, and for keychain items guarded \
                    by them. Touch ID needs no key, on the Mac either. Not allowed in App Clips.
                    """)
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["LAContext~evaluatePolicy(_: \(watchOnlySwift))", "LAContext~evaluateAccessControl()"],
                objectiveC: [
                    "-[LAContext ~ evaluatePolicy:\(watchOnlyObjectiveC) localizedReason: reply:]",
                    "-[LAContext ~ evaluateAccessControl:operation:localizedReason:reply:]",
                ],
                modules: ["LocalAuthentication"],
                keys: ["NSFaceIDUsageDescription"],
                note: "The policy with the passcode may use Face ID first."),
            ResourceUse(
                .access,
                swift: [
                    "func SecAccessControlCreateWithFlags(_: \(biometryFlags))"
                ],
                modules: ["Security", "Foundation", "LocalAuthentication"],
                keys: ["NSFaceIDUsageDescription"],
                confidence: .likely,
                note: "Reading the guarded keychain item asks for the face."),
            ResourceUse(
                .access,
                swift: ["LARight~authorize(localizedReason:)", "LAAuthenticationView()", "LocalAuthenticationView()"],
                objectiveC: ["-[LARight ~ authorizeWithLocalizedReason:completion:]", "LAAuthenticationView"],
                modules: ["LocalAuthentication", "LocalAuthenticationEmbeddedUI"],
                keys: ["NSFaceIDUsageDescription"],
                confidence: .likely),
            ResourceUse(
                .reference,
                swift: ["LAContext"],
                objectiveC: ["LAContext"],
                modules: ["LocalAuthentication"],
                keys: ["NSFaceIDUsageDescription"]),
        ],
        falseFriends: [
            FalseFriend("LAContext.canEvaluatePolicy, biometryType", "neither prompts"),
            FalseFriend("LAPolicy.deviceOwnerAuthenticationWithWatch", "the watch alone"),
            FalseFriend("ASAuthorizationController, passkeys, Sign in with Apple", "a process of the system's"),
            FalseFriend("SecItemCopyMatching without an access control", "no prompt"),
            FalseFriend("DCDevice, DCAppAttestService", "no prompt"),
        ],
        missing: [
            Missing(
                .terminates, from: [.iOS: Version(11)],
                "the system ends the app on devices with Face ID when this line asks for the face")
        ],
        upload: .unreported,
        prompt: Prompt("Do you want to allow “App” to use Face ID?", buttons: ["Don’t Allow", "OK"]),
        notes: ["Apps tried only on devices with Touch ID fail first at their users'."],
        sources: ["apple-protected", "webssh34", "lth197", "xcspec", "rnp", "automate"])
}

/// Any policy but those that only a watch or another device can fulfil; one that cannot be read counts.
private let watchOnlySwift =
    "!"
    + [
        ".deviceOwnerAuthenticationWithWatch", ".deviceOwnerAuthenticationWithCompanion",
        ".deviceOwnerAuthenticationWithWristDetection",
    ].joined(separator: "|")
private let watchOnlyObjectiveC =
    "!"
    + [
        "LAPolicyDeviceOwnerAuthenticationWithWatch", "LAPolicyDeviceOwnerAuthenticationWithCompanion",
        "LAPolicyDeviceOwnerAuthenticationWithWristDetection",
    ].joined(separator: "|")

private let biometryFlags = [
    ".biometryAny", ".biometryCurrentSet", ".userPresence", ".touchIDAny", ".touchIDCurrentSet",
    "kSecAccessControlBiometryAny", "kSecAccessControlBiometryCurrentSet", "kSecAccessControlUserPresence",
    "kSecAccessControlTouchIDAny", "kSecAccessControlTouchIDCurrentSet",
].joined(separator: "|")
