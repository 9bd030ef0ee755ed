extension Resource {
    static let localNetwork = Resource(
        id: "local-network",
        name: "Local network",
        keys: [
            UsageKey(
                "NSLocalNetworkUsageDescription",
                introduced: [
                    .iOS: Version(14), .macOS: Version(11), .tvOS: Version(14), .visionOS: Version(1),
                ],
                displayName: "Privacy - Local Network Usage Description",
                rule: """
                    Needed for traffic to the local subnet, browsing or advertising with Bonjour, multicast and broadcast. \
                    iOS shows a sentence of its own where the key is missing; macOS refuses without a word from macOS 15.
                    """),
            UsageKey(
                "NSBonjourServices",
                content: .stringArray,
                isPurpose: false,
                introduced: [
                    .iOS: Version(14), .macOS: Version(11), .tvOS: Version(14), .visionOS: Version(1),
                ],
                hasBuildSetting: false,
                rule: """
                    Lists the service types (_http._tcp) that the app browses or advertises; another type fails even with \
                    permission.
                    """),
        ],
        uses: networkUses + bonjourUses + networkHints,
        falseFriends: [
            FalseFriend("URLSession to hosts on the Internet", "no prompt"),
            FalseFriend("AVRoutePickerView", "the system finds the devices"),
            FalseFriend("HomeKit", "a key of its own"),
            FalseFriend("NWPathMonitor, SCNetworkReachability", "no prompt"),
            FalseFriend("NWConnection, NWListener without a service", "no evidence of a local host by itself"),
            FalseFriend("DDDevicePickerViewController", "the system's own picker"),
            FalseFriend("127.0.0.1", "this machine is exempt"),
            FalseFriend("com.apple.developer.networking.multicast", "an entitlement beside the key, for multicast"),
        ],
        missing: [
            Missing(
                .none, on: [.iOS, .tvOS, .visionOS, .macCatalyst], from: [.iOS: Version(14)],
                "the prompt appears with a sentence of the system's own"),
            Missing(
                .silent, on: [.macOS], from: [.macOS: Version(15)],
                "local traffic is refused: no prompt, no clear error"),
            Missing(.none, on: [.macOS], until: [.macOS: Version(15)], "older systems do not ask"),
        ],
        upload: .unreported,
        prompt: Prompt(
            "“App” would like to find and connect to devices on your local network",
            systemSentence: "This lets the app discover, connect to and use devices on the networks you use."),
        notes: ["No API tells the status."],
        sources: ["apple-protected", "tn3179", "sunshine5186", "xcspec", "neardrop"])
}

private let networkKey: [KeyRequirement] = ["NSLocalNetworkUsageDescription"]

private let bonjourSwift = [
    "NWBrowser()", "NWListener(service:)", "NWListener.Service()", "NetServiceBrowser~searchForServices()",
    "NetService#publish()", "NetService#resolve()", "MCNearbyServiceBrowser()", "MCNearbyServiceAdvertiser()",
    "MCBrowserViewController()", "MCAdvertiserAssistant()",
]
private let bonjourObjectiveC = [
    "-[NSNetServiceBrowser ~ searchForServicesOfType:inDomain:]", "-[NSNetService publish]",
    "-[NSNetService ~ publishWithOptions:]", "-[NSNetService ~ resolveWithTimeout:]",
    "-[MCNearbyServiceBrowser ~ startBrowsingForPeers]", "-[MCNearbyServiceBrowser ~ initWithPeer:serviceType:]",
    "-[MCNearbyServiceAdvertiser ~ startAdvertisingPeer]", "MCBrowserViewController", "MCAdvertiserAssistant",
]
private let bonjourFunctions = [
    "nw_browser_create", "nw_advertise_descriptor_create_bonjour_service",
    "nw_browse_descriptor_create_bonjour_service", "DNSServiceBrowse", "DNSServiceRegister", "DNSServiceResolve",
    "CFNetServiceBrowserCreate", "CFNetServiceBrowserSearchForServices",
]
private let networkModules = [
    "Network", "Foundation", "UIKit", "SwiftUI", "MultipeerConnectivity", "dnssd", "CFNetwork",
]

private let networkUses: [ResourceUse] = [
    ResourceUse(
        .access,
        swift: bonjourSwift,
        objectiveC: bonjourObjectiveC,
        functions: bonjourFunctions,
        symbols: ["_$s7Network9NWBrowserC"],
        modules: networkModules,
        keys: networkKey,
        confidence: .likely),
    ResourceUse(
        .access,
        swift: ["NWMulticastGroup()", "NetServiceBrowser~searchForBrowsableDomains()"],
        objectiveC: ["-[NSNetServiceBrowser ~ searchForBrowsableDomains]"],
        functions: ["nw_group_descriptor_create_multicast"],
        modules: networkModules,
        keys: networkKey,
        confidence: .likely),
    ResourceUse(
        .access,
        swift: ["GKMatchmaker~startBrowsingForNearbyPlayers()"],
        objectiveC: ["-[GKMatchmaker ~ startBrowsingForNearbyPlayersWithHandler:]"],
        modules: ["GameKit"],
        keys: networkKey,
        confidence: .likely),
]

/// The list of service types is a declaration of its own, needed by a part of the same calls.
private let bonjourUses: [ResourceUse] = [
    ResourceUse(
        .access,
        swift: bonjourSwift,
        objectiveC: bonjourObjectiveC,
        functions: bonjourFunctions,
        modules: networkModules,
        keys: [KeyRequirement(anyOf: ["NSBonjourServices"], from: [.macOS: Version(15)])],
        confidence: .likely,
        note: "Multipeer services are listed with both _…._tcp and _…._udp.")
]

private let networkHints: [ResourceUse] = [
    ResourceUse(
        .mention,
        swift: ["NWListener", "NWConnectionGroup"],
        functions: ["nw_listener_create", "nw_connection_group_create", "sendto", "DNSServiceQueryRecord"],
        symbols: ["_$s7Network10NWListenerC", "_$s7Network17NWConnectionGroupC"],
        modules: networkModules,
        keys: networkKey,
        confidence: .possible,
        note: "Whether the other side is on the local network is known at run time only."),
    ResourceUse(
        .mention,
        swift: ["WKWebView"],
        objectiveC: ["WKWebView"],
        modules: ["WebKit"],
        keys: networkKey,
        confidence: .possible,
        note: "A page may load local addresses."),
]
