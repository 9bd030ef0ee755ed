extension Resource {
    static let mediaLibrary = Resource(
        id: "apple-music",
        name: "Apple Music and media library",
        keys: [
            UsageKey(
                "NSAppleMusicUsageDescription",
                introduced: [
                    .iOS: Version(2), .macOS: Version(15), .tvOS: Version(9, 3), .watchOS: Version(7),
                    .visionOS: Version(1), .macCatalyst: Version(13, 1),
                ],
                displayName: "Privacy - Media Library Usage Description",
                rule: """
                    Needed for the authorization of MediaPlayer, MusicKit and StoreKit's cloud service, for media queries \
                    and the media picker, and for playback of Apple Music.
                    """)
        ],
        uses: mediaUses,
        falseFriends: [
            FalseFriend("MPRemoteCommandCenter, MPNowPlayingInfoCenter", "no key"),
            FalseFriend("MPVolumeView", "no key"),
            FalseFriend("AVPlayer with the app's own files", "no key"),
            FalseFriend("MPMoviePlayerController", "no key"),
            FalseFriend("SKStoreProductViewController", "no key"),
            FalseFriend("ShazamKit", "the microphone only"),
        ],
        missing: [
            Missing(
                .terminates, from: [.iOS: Version(10)],
                "the system ends the app when this line reaches the media library")
        ],
        upload: .blocking,
        prompt: Prompt(
            "“App” would like to access Apple Music, your music and video activity, and your media library"),
        sources: ["apple-key", "xcspec", "fph814", "automate"])
}

private let music: [KeyRequirement] = ["NSAppleMusicUsageDescription"]

private let mediaUses: [ResourceUse] = [
    ResourceUse(
        .request,
        swift: ["MPMediaLibrary.requestAuthorization()"],
        objectiveC: ["+[MPMediaLibrary requestAuthorization:]"],
        modules: ["MediaPlayer"],
        keys: music),
    ResourceUse(
        .request,
        swift: ["MusicAuthorization.request()"],
        symbols: ["_$s8MusicKit0A13AuthorizationV7requestAC6StatusOyYaFZ", "_$s8MusicKit0A13AuthorizationV"],
        modules: ["MusicKit"],
        keys: music),
    ResourceUse(
        .request,
        swift: ["SKCloudServiceController.requestAuthorization()", "SKCloudServiceController~requestCapabilities()"],
        objectiveC: [
            "+[SKCloudServiceController requestAuthorization:]",
            "-[SKCloudServiceController ~ requestCapabilitiesWithCompletionHandler:]",
        ],
        modules: ["StoreKit"],
        keys: music),
    ResourceUse(
        .access,
        swift: [
            "MPMediaQuery()", "MPMediaQuery.songs()", "MPMediaQuery.albums()", "MPMediaQuery.artists()",
            "MPMediaQuery.playlists()", "MPMediaQuery.podcasts()", "MPMediaQuery.audiobooks()", "MPMediaQuery#items",
            "MPMediaQuery#collections", "MPMediaPickerController()", "MPMusicPlayerController.systemMusicPlayer",
            "MPMusicPlayerController.applicationMusicPlayer", "MPMusicPlayerController.applicationQueuePlayer",
            "MPMusicPlayerController#setQueue()",
        ],
        objectiveC: [
            "-[MPMediaQuery items]", "-[MPMediaQuery collections]", "+[MPMediaQuery ~ songsQuery]",
            "+[MPMediaQuery ~ albumsQuery]", "+[MPMediaQuery ~ playlistsQuery]",
            "-[MPMediaPickerController ~ initWithMediaTypes:]", "+[MPMusicPlayerController ~ systemMusicPlayer]",
            "+[MPMusicPlayerController ~ applicationMusicPlayer]",
            "+[MPMusicPlayerController ~ applicationQueuePlayer]",
            "-[MPMusicPlayerController ~ setQueueWithStoreIDs:]",
        ],
        modules: ["MediaPlayer"],
        keys: music,
        note: "The media picker itself ended an app without the key."),
    ResourceUse(
        .access,
        swift: [
            "MusicCatalogSearchRequest()", "MusicCatalogResourceRequest()", "MusicLibraryRequest()",
            "ApplicationMusicPlayer.shared", "SystemMusicPlayer.shared",
        ],
        symbols: ["_$s8MusicKit0A20CatalogSearchRequestV"],
        modules: ["MusicKit"],
        keys: music,
        confidence: .likely),
    ResourceUse(
        .reference,
        swift: ["MPMediaLibrary"],
        objectiveC: ["MPMediaLibrary"],
        modules: ["MediaPlayer"],
        keys: music,
        note: "Uploads were refused for the class in permission plug-ins."),
    ResourceUse(
        .reference,
        classes: ["MPMediaQuery", "MPMediaPickerController", "SKCloudServiceController"],
        modules: ["MediaPlayer", "StoreKit"],
        keys: music,
        confidence: .likely),
]
