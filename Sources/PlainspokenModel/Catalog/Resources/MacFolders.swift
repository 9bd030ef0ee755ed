extension Resource {
    static let desktopFolder = folder(
        id: "desktop-folder", name: "Desktop", key: "NSDesktopFolderUsageDescription",
        displayName: "Privacy - Desktop Folder Usage Description", swift: "desktopDirectory",
        objectiveC: "NSDesktopDirectory")

    static let documentsFolder = folder(
        id: "documents-folder", name: "Documents", key: "NSDocumentsFolderUsageDescription",
        displayName: "Privacy - Documents Folder Usage Description", swift: "documentDirectory",
        objectiveC: "NSDocumentDirectory")

    static let downloadsFolder = folder(
        id: "downloads-folder", name: "Downloads", key: "NSDownloadsFolderUsageDescription",
        displayName: "Privacy - Downloads Folder Usage Description", swift: "downloadsDirectory",
        objectiveC: "NSDownloadsDirectory")

    static let networkVolumes = Resource(
        id: "network-volumes",
        name: "Network volumes (macOS)",
        keys: [
            UsageKey(
                "NSNetworkVolumesUsageDescription",
                introduced: [.macOS: Version(10, 15)],
                displayName: "Privacy - Network Volumes Usage Description",
                rule: "Shown when the app opens files on a network volume by their paths.")
        ],
        uses: [
            ResourceUse(
                .access,
                swift: ["FileManager#mountedVolumeURLs()", ".volumeIsLocalKey"],
                objectiveC: ["-[NSFileManager ~ mountedVolumeURLsIncludingResourceValuesForKeys:options:]"],
                modules: ["Foundation", "AppKit", "Cocoa"],
                platforms: [.macOS],
                keys: ["NSNetworkVolumesUsageDescription"],
                confidence: .possible)
        ],
        falseFriends: [
            FalseFriend("NSOpenPanel", "people choose: no prompt"), FalseFriend("fileImporter on iOS", "no prompt"),
        ],
        missing: [Missing(.none, "the prompt appears without a sentence of the app's")],
        upload: .unreported,
        prompt: Prompt("“App” would like to access files on a network volume", buttons: ["Don’t Allow", "OK"]),
        sources: ["apple-key", "xcspec"])

    static let removableVolumes = Resource(
        id: "removable-volumes",
        name: "Removable volumes (macOS)",
        keys: [
            UsageKey(
                "NSRemovableVolumesUsageDescription",
                introduced: [.macOS: Version(10, 15)],
                displayName: "Privacy - Removable Volumes Usage Description",
                rule: "Shown when the app opens files on a removable volume by their paths.")
        ],
        uses: [
            ResourceUse(
                .access,
                swift: ["FileManager#mountedVolumeURLs()", ".volumeIsRemovableKey"],
                objectiveC: ["-[NSFileManager ~ mountedVolumeURLsIncludingResourceValuesForKeys:options:]"],
                functions: ["DASessionCreate"],
                modules: ["Foundation", "AppKit", "Cocoa", "DiskArbitration"],
                platforms: [.macOS],
                keys: ["NSRemovableVolumesUsageDescription"],
                confidence: .possible)
        ],
        falseFriends: [
            FalseFriend("NSOpenPanel", "people choose: no prompt"),
            FalseFriend("DiskArbitration's callbacks alone", "no file is opened"),
        ],
        missing: [Missing(.none, "the prompt appears without a sentence of the app's")],
        upload: .unreported,
        prompt: Prompt("“App” would like to access files on a removable volume", buttons: ["Don’t Allow", "OK"]),
        sources: ["apple-key", "xcspec"])

    static let fileProviderDomain = Resource(
        id: "file-provider-domain",
        name: "Files of another file provider (macOS)",
        keys: [
            UsageKey(
                "NSFileProviderDomainUsageDescription",
                introduced: [.macOS: Version(10, 15)],
                displayName: "Privacy - Access to a File Provide Domain Usage Description",
                rule: """
                    Shown when the app opens files that another app's file provider manages, such as a cloud drive. The \
                    provider's own app does not need it, and no call tells the difference.
                    """)
        ],
        uses: [],
        falseFriends: [
            FalseFriend("NSFileProviderManager, NSFileProviderDomain", "belong to the app that owns the provider"),
            FalseFriend("file provider extensions on iOS", "no key"),
            FalseFriend("NSOpenPanel", "people choose: no prompt"),
        ],
        missing: [Missing(.none, "the prompt appears without a sentence of the app's")],
        upload: .unreported,
        prompt: Prompt("“App” would like to access files managed by “Provider”", buttons: ["Don’t Allow", "OK"]),
        sources: ["apple-key", "xcspec"])

    static let fileProviderPresence = Resource(
        id: "file-provider-presence",
        name: "Knowing which apps read provider files (macOS)",
        keys: [
            UsageKey(
                "NSFileProviderPresenceUsageDescription",
                introduced: [.macOS: Version(10, 15)],
                displayName: "Privacy - File Provider Presence Usage Description",
                rule: "For a provider that wants to know which apps open its files; code does not tell.")
        ],
        uses: [
            ResourceUse(
                .reference,
                swift: ["NSFileProviderExtension", "NSFileProviderReplicatedExtension"],
                objectiveC: ["NSFileProviderExtension", "NSFileProviderReplicatedExtension"],
                modules: ["FileProvider"],
                platforms: [.macOS],
                keys: ["NSFileProviderPresenceUsageDescription"],
                confidence: .possible)
        ],
        falseFriends: [FalseFriend("file providers on iOS", "not read there")],
        missing: [Missing(.none, "nothing is known to happen")],
        upload: .unreported,
        prompt: Prompt("“App” would like to see when apps use files it manages"),
        sources: ["apple-key", "candor"])

    static let appData = Resource(
        id: "app-data",
        name: "Data of other apps (macOS)",
        keys: [
            UsageKey(
                "NSAppDataUsageDescription",
                introduced: [.macOS: Version(14)],
                displayName: "Privacy - Other Application Data Usage Description",
                rule: "Shown when the app reads another app's container; only the path tells.")
        ],
        uses: [],
        falseFriends: [
            FalseFriend("the app's own container and groups", "no prompt"),
            FalseFriend("NSOpenPanel", "people choose: no prompt"),
        ],
        missing: [
            Missing(.none, from: [.macOS: Version(14)], "the prompt appears with a sentence of the system's own")
        ],
        upload: .unreported,
        prompt: Prompt("“App” would like to access data from other apps"),
        sources: ["apple-key", "xcspec"])

    static let appManagement = Resource(
        id: "app-management",
        name: "Updating or deleting other apps (macOS)",
        keys: [
            UsageKey(
                "NSAppBundlesUsageDescription",
                introduced: [.macOS: Version(13)],
                hasBuildSetting: false,
                rule:
                    "Shown when the app changes another developer's app; only the path tells. Xcode does not offer it.")
        ],
        uses: [],
        falseFriends: [FalseFriend("an update of the app itself, by the same team", "no prompt")],
        missing: [Missing(.none, "the prompt appears without a sentence of the app's")],
        upload: .unreported,
        prompt: Prompt("“App” would like to update or delete other apps"),
        sources: ["apple-key"])

    /// A folder of the person's that macOS guards; iOS has neither permission nor key for its like.
    private static func folder(
        id: String, name: String, key: String, displayName: String, swift: String, objectiveC: String
    ) -> Resource {
        Resource(
            id: id,
            name: "\(name) folder (macOS)",
            keys: [
                UsageKey(
                    key,
                    introduced: [.macOS: Version(10, 15)],
                    displayName: displayName,
                    rule: """
                        Shown when an app outside the sandbox opens items of this folder by their paths. The system has a \
                        sentence of its own, so the key is only recommended.
                        """)
            ],
            uses: [
                ResourceUse(
                    .access,
                    swift: [
                        "FileManager#urls(for: .\(swift))", "FileManager#url(for: .\(swift))", "URL.\(swift)",
                        "func NSSearchPathForDirectoriesInDomains(_: .\(swift)|\(objectiveC))",
                    ],
                    objectiveC: [
                        "-[NSFileManager ~ URLsForDirectory:\(objectiveC) inDomains:]",
                        "-[NSFileManager ~ URLForDirectory:\(objectiveC) inDomain: appropriateForURL: create: error:]",
                    ],
                    modules: ["Foundation", "AppKit", "Cocoa", "SwiftUI"],
                    platforms: [.macOS],
                    keys: [KeyRequirement(anyOf: [key])],
                    confidence: .possible,
                    note: "The path alone opens nothing.")
            ],
            falseFriends: [
                FalseFriend("NSOpenPanel, fileImporter", "people choose: no prompt and no key"),
                FalseFriend(".\(swift) on iOS", "the app's own container"),
                FalseFriend("the sandbox's entitlement for the downloads folder", "no prompt"),
            ],
            missing: [
                Missing(
                    .none, from: [.macOS: Version(10, 15)], "the prompt appears without a sentence of the app's")
            ],
            upload: .unreported,
            prompt: Prompt("“App” would like to access files in your \(name) folder"),
            sources: ["apple-key", "xcspec", "candor"])
    }
}
