extension Resource {
    static let gameCenterFriends = Resource(
        id: "game-center-friends",
        name: "Game Center friends",
        keys: [
            UsageKey(
                "NSGKFriendListUsageDescription",
                introduced: [
                    .iOS: Version(14, 5), .macOS: Version(11, 3), .tvOS: Version(14, 5), .visionOS: Version(1),
                ],
                displayName: "Privacy - GameKit Friend List Usage Description",
                rule: "Needed for loading friends and for asking whether that is allowed. Signing in needs no key.")
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["GKLocalPlayer#loadFriends()", "GKLocalPlayer~loadFriends(identifiedBy:)"],
                objectiveC: [
                    "-[GKLocalPlayer ~ loadFriends:]",
                    "-[GKLocalPlayer ~ loadFriendsWithIdentifiers:completionHandler:]",
                ],
                modules: ["GameKit"],
                keys: ["NSGKFriendListUsageDescription"]),
            ResourceUse(
                .access,
                swift: ["GKLocalPlayer~loadFriendsAuthorizationStatus()"],
                objectiveC: ["-[GKLocalPlayer ~ loadFriendsAuthorizationStatus:]"],
                modules: ["GameKit"],
                keys: ["NSGKFriendListUsageDescription"],
                note: "Even asking for the status needs the key."),
        ],
        falseFriends: [
            FalseFriend("GKLocalPlayer.authenticateHandler, leaderboards, GKAccessPoint", "no key"),
            FalseFriend("GKLocalPlayer.loadRecentPlayers", "no key"),
        ],
        missing: [
            Missing(
                .denied, from: [.iOS: Version(14, 5)], "the call fails with an error that names the missing sentence")
        ],
        upload: .unreported,
        prompt: Prompt("“App” would like to access your Game Center friends list"),
        sources: ["apple-key", "gkheader", "xcspec"])
}
