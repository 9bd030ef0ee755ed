/// A product of an app's project, on one platform: what ships in it and what its code does.
package struct Target: Sendable {
    package var name: String
    package var platform: Platform
    package var product: ProductKind
    /// The configuration that is judged.
    package var configuration: String
    package var deploymentTarget: Version?
    /// Where the project describes the target.
    package var place: Place
    /// Where a missing key would be written: the plist, the spec or the build settings.
    package var carrier: Carrier?
    /// Every usage key that is declared for this target, base language first, in a stable order.
    package var declarations: [UsageDeclaration]
    /// Other keys of the Info.plist that rules ask for: `NSBonjourServices`, `UIBackgroundModes`, `LSUIElement`.
    package var properties: [PropertyEntry]
    /// Keys of localised Info.plist tables that no list of Apple's knows.
    package var tableKeys: [PropertyEntry]
    /// Keys as they stand in the generated plist, where the project writes one from a spec.
    package var generated: GeneratedPlist?
    /// What ships of it, where a built product is compared with the source.
    package var shipped: ShippedBundle?
    /// What a generator would write into the plist that ships, where one exists and did not write it last.
    package var specified: SpecifiedKeys?
    package var entitlements: Entitlements
    /// The names under which people know it: product, bundle and display name.
    package var names: [String]
    /// Its bundle identifiers, that of the judged configuration first.
    package var identifiers: [String]
    /// Names in configurations other than the judged one.
    package var otherNames: [String]
    /// The language of the base sentences, as the project states it.
    package var developmentLanguage: String
    /// Languages that the target's own resources speak, sorted; the development language may be among them.
    package var languages: [String]
    /// What the target's own code needs.
    package var needs: [Need]
    /// Strings in the target's own code that name a key or a service: Bonjour types, purpose keys.
    package var bonjourTypes: [NamedUse]
    /// Names handed to `requestTemporaryFullAccuracyAuthorization(withPurposeKey:)`.
    package var accuracyPurposes: [NamedUse]
    /// Calls that show a page from the network in a web view.
    package var remoteWebViews: [NamedUse]
    /// Values of the other configurations, for keys that differ there.
    package var otherConfigurations: [ConfigurationKeys]
    /// Usage keys that stand twice in one file; the later entries.
    package var duplicates: [UsageDeclaration]
    /// Values that another source of the same target outranks.
    package var outranked: [UsageDeclaration]
    /// What the code does that may need keys without naming a resource.
    package var hints: Set<CodeHint>
    /// Linked code that is not read: remote packages, closed frameworks, pods.
    package var unreadCode: [String]
    /// Usage keys in property lists that no target of the project builds with.
    package var strays: [UsageDeclaration]
    /// What the code does with the resources, by place.
    package var practices: [Practice]
    /// Buttons before a prompt that are worded like the prompt's own.
    package var primers: [Primer]
    /// What the ledger remembers, by key.
    package var reviews: [String: Review]

    package init(
        name: String, platform: Platform, product: ProductKind, configuration: String, deploymentTarget: Version?,
        place: Place
    ) {
        self.name = name
        self.platform = platform
        self.product = product
        self.configuration = configuration
        self.deploymentTarget = deploymentTarget
        self.place = place
        carrier = nil
        declarations = []
        properties = []
        tableKeys = []
        generated = nil
        shipped = nil
        specified = nil
        entitlements = Entitlements()
        names = [name]
        identifiers = []
        otherNames = []
        developmentLanguage = "en"
        languages = []
        needs = []
        bonjourTypes = []
        accuracyPurposes = []
        remoteWebViews = []
        otherConfigurations = []
        duplicates = []
        outranked = []
        hints = []
        unreadCode = []
        strays = []
        practices = []
        primers = []
        reviews = [:]
    }
}

/// Something that code does which may reach resources in ways that cannot be read off it.
package enum CodeHint: String, Sendable, Hashable, CaseIterable {
    /// Shows web pages, which may ask for camera, microphone and position.
    case webView
    /// Starts other programs, which are charged to the app.
    case childProcess
    /// Opens connections, perhaps to the local network.
    case networking
    /// Offers the share sheet, where a picture can be saved.
    case shareSheet
    /// Shows the system's image picker, which films with sound.
    case imagePicker
    /// Uses the Speech framework without the recogniser that the key is for.
    case speechAnalysis
    /// Looks classes or functions up by name while it runs.
    case dynamicLookup
    /// Turns speech into text with a recogniser that may ask a server.
    case speechRequest
    /// Has buttons.
    case buttons

    /// Words of which one in a source file is enough.
    package var words: [String] {
        switch self {
        case .webView: ["WKWebView", "WebView(", "SFSafariView", "UIWebView"]
        case .childProcess: ["Process()", "NSTask", "posix_spawn", "forkpty", "execve", "execv("]
        case .networking:
            [
                "URLSession", "NSURLSession", "NWConnection", "NWListener", "NWBrowser", "CFSocket", "CFStream",
                "socket(",
                "AsyncSocket", "URLRequest", "NSURLConnection", "AsyncImage", "Alamofire", "WebSocket", "NWParameters",
                "getaddrinfo", "NWPathMonitor", "AVPlayer", "contentsOf: URL", "GRPC", "MQTT",
            ]
        case .shareSheet: ["UIActivityViewController", "ShareLink", "NSSharingService"]
        case .imagePicker: ["UIImagePickerController"]
        case .speechAnalysis: ["SpeechAnalyzer", "SpeechTranscriber", "DictationTranscriber"]
        case .dynamicLookup: ["NSClassFromString", "dlopen(", "dlsym(", "NSSelectorFromString"]
        case .speechRequest:
            [
                "SFSpeechRecognizer", "SFSpeechAudioBufferRecognition", "SFSpeechURLRecognition", "SpeechTranscriber(",
                "DictationTranscriber(",
            ]
        case .buttons: ["Button", "IBAction", "addTarget", "UIAlertAction", "UIAction", "UIBarButtonItem"]
        }
    }
}

extension Target {
    /// The base value of a key that ships; the last one wins where several do.
    package func base(_ key: String) -> UsageDeclaration? {
        declarations.last { $0.key == key && $0.locale == nil }
    }
}

/// What kind of product a target builds.
package enum ProductKind: String, Sendable, Hashable {
    case application
    case watchApplication = "watch-application"
    case appClip = "app-clip"
    case appExtension = "app-extension"
    case systemExtension = "system-extension"
    case driverExtension = "driver-extension"
    case xpcService = "xpc-service"
    case commandLineTool = "command-line-tool"
    case framework
    case library
    case bundle
    case test
    case other

    /// Whether people meet its prompts: it runs as a process whose own Info.plist the system reads.
    ///
    /// A command-line tool is one where the list is in its binary; others are charged to the program that starts them.
    package var isJudged: Bool { isApp || self == .commandLineTool }

    /// Whether it is an app or a part of one that people start or meet by itself.
    package var isApp: Bool {
        switch self {
        case .application, .watchApplication, .appClip, .appExtension: true
        default: false
        }
    }
}

/// A file or place in which a target's usage strings are written.
package struct Carrier: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case infoPlist
        /// `info.properties` of an XcodeGen spec.
        case spec
        /// `INFOPLIST_KEY_…` settings.
        case buildSettings
        /// A part of another file from which the list is made, as people call it: `expo.ios.infoPlist`.
        case part(String)
    }

    package var kind: Kind
    package var place: Place

    package init(_ kind: Kind, at place: Place) {
        self.kind = kind
        self.place = place
    }
}

/// A usage key with its value as it is written in one place.
package struct UsageDeclaration: Sendable {
    package enum Source: Sendable, Hashable {
        case infoPlist
        case spec
        case buildSetting
        /// A localised table: `InfoPlist.strings` or `InfoPlist.xcstrings`.
        case table
        /// A plug-in's own sentence, or an option that the app gives the plug-in of this name.
        case plugIn(String)
    }

    package var key: String
    /// The locale of a table, such as `ko` or `zh-Hans`; nil for the base value.
    package var locale: String?
    /// The value with variables expanded.
    package var value: PropertyValue
    /// The value as written, where it holds variables.
    package var written: String?
    /// Variables in it that nothing defines; they ship as nothing.
    package var undefined: [String]
    /// Whether Xcode expands variables in it; tables are shipped as they stand.
    package var isExpanded: Bool
    package var source: Source
    /// The place of the key.
    package var place: Place

    package init(
        key: String, locale: String? = nil, value: PropertyValue, written: String? = nil, undefined: [String] = [],
        isExpanded: Bool = false, source: Source, place: Place
    ) {
        self.key = key
        self.locale = locale
        self.value = value
        self.written = written
        self.undefined = undefined
        self.isExpanded = isExpanded
        self.source = source
        self.place = place
    }
}

/// A generated Info.plist beside the spec that it is generated from.
package struct GeneratedPlist: Sendable {
    package var path: String
    /// Its usage keys, as written.
    package var declarations: [UsageDeclaration]
    /// What makes it anew: `xcodegen`.
    package var generator: String

    package init(path: String, declarations: [UsageDeclaration], generator: String) {
        self.path = path
        self.declarations = declarations
        self.generator = generator
    }
}

/// Usage keys as a generator's input has them, beside an Info.plist that it would write and that ships as it stands.
package struct SpecifiedKeys: Sendable {
    /// What makes the plist anew: `npx expo prebuild`.
    package var generator: String
    /// The file that the generator reads.
    package var path: String
    package var declarations: [UsageDeclaration]
    /// Sentences of plug-ins for the same keys, one of which may be what ships.
    package var plugIns: [UsageDeclaration]

    package init(
        generator: String, path: String, declarations: [UsageDeclaration], plugIns: [UsageDeclaration] = []
    ) {
        self.generator = generator
        self.path = path
        self.declarations = declarations
        self.plugIns = plugIns
    }
}

/// A usage key that another configuration of the same target lacks or has alone.
package struct ConfigurationKeys: Sendable {
    package var configuration: String
    /// Base declarations of that configuration.
    package var declarations: [UsageDeclaration]
    package var carrier: Carrier?

    package init(configuration: String, declarations: [UsageDeclaration], carrier: Carrier?) {
        self.configuration = configuration
        self.declarations = declarations
        self.carrier = carrier
    }
}

/// Entitlements of a target, from files and from build settings that generate them.
package struct Entitlements: Sendable {
    /// Entries with their values, in source order.
    package var entries: [PropertyEntry]
    package var path: String?
    /// Whether the hardened runtime is switched on.
    package var isHardened: Bool
    /// False where the project names a file that could not be read: nothing can be said of it then.
    package var isKnown: Bool

    package init(
        entries: [PropertyEntry] = [], path: String? = nil, isHardened: Bool = false, isKnown: Bool = true
    ) {
        self.entries = entries
        self.path = path
        self.isHardened = isHardened
        self.isKnown = isKnown
    }
}

/// A name in code that must be declared elsewhere, with its place.
package struct NamedUse: Sendable, Hashable {
    package var name: String
    package var place: Place

    package init(_ name: String, at place: Place) {
        self.name = name
        self.place = place
    }
}
