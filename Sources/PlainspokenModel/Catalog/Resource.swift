/// A protected resource of Apple's systems: the keys it needs, the code that reaches it, and what happens without the key.
package struct Resource: Sendable {
    package enum Kind: String, Sendable {
        /// A sentence (or a dictionary of sentences) shown to people.
        case purposeString = "purpose-string"
        /// A declaration in the Info.plist that nobody reads, without which the feature fails.
        case declaration
        /// No key at all; listed so that the question has an answer.
        case noKey = "no-key"
    }

    /// Kebab case, as in `facts/catalog.json`: `photo-library-add`.
    package var id: String
    /// For people: `Photo library, add only`.
    package var name: String
    package var kind: Kind
    package var keys: [UsageKey]
    package var uses: [ResourceUse]
    /// Code that looks like a use and needs no key.
    package var falseFriends: [FalseFriend]
    /// What happens without the key, the most telling entry of a platform first.
    package var missing: [Missing]
    package var upload: UploadCheck
    package var prompt: Prompt
    package var notes: [String]
    /// Ids of sources; `CatalogSources` tells their titles.
    package var sources: [String]

    package init(
        id: String, name: String, kind: Kind = .purposeString, keys: [UsageKey], uses: [ResourceUse],
        falseFriends: [FalseFriend] = [], missing: [Missing], upload: UploadCheck, prompt: Prompt,
        notes: [String] = [], sources: [String]
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.keys = keys
        self.uses = uses
        self.falseFriends = falseFriends
        self.missing = missing
        self.upload = upload
        self.prompt = prompt
        self.notes = notes
        self.sources = sources
    }
}

/// How sure a fact or a finding is.
package enum Confidence: String, Sendable, Hashable, Comparable, CaseIterable {
    case possible, likely, certain

    package static func < (left: Confidence, right: Confidence) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .possible: 0
        case .likely: 1
        case .certain: 2
        }
    }
}

/// An Info.plist key.
package struct UsageKey: Sendable {
    package enum Content: String, Sendable {
        case string
        case boolean
        case stringArray = "array of strings"
        case stringDictionary = "dictionary of string to string"
        case dictionary
    }

    package var name: String
    package var content: Content
    /// Whether people read it in a prompt; false for declarations and options.
    package var isPurpose: Bool
    /// The first version of each platform that reads it; a platform that is not listed never does.
    package var introduced: [Platform: Version]
    /// Whether an app of iOS that runs on the Mac needs it there too.
    package var isReadOnCatalyst: Bool
    /// The first version that no longer reads it.
    package var retired: [Platform: Version]
    /// The key that took its place.
    package var supersededBy: String?
    /// Whether Xcode offers it as a build setting `INFOPLIST_KEY_…`.
    package var hasBuildSetting: Bool
    /// Xcode's display name, which is no key: `Privacy - Camera Usage Description`.
    package var displayName: String?
    /// What needs it, in one or two sentences.
    package var rule: String

    package init(
        _ name: String, content: Content = .string, isPurpose: Bool = true, introduced: [Platform: Version],
        isReadOnCatalyst: Bool = true, retired: [Platform: Version] = [:], supersededBy: String? = nil,
        hasBuildSetting: Bool = true,
        displayName: String? = nil, rule: String
    ) {
        self.name = name
        self.content = content
        self.isPurpose = isPurpose
        self.introduced = introduced
        self.isReadOnCatalyst = isReadOnCatalyst
        self.retired = retired
        self.supersededBy = supersededBy
        self.hasBuildSetting = hasBuildSetting
        self.displayName = displayName
        self.rule = rule
    }

    /// Whether a platform reads the key, and some system from the oldest supported one on still does.
    ///
    /// Mac Catalyst reads what iOS reads, but for what says otherwise. `isNamed` is true where a use wants the key on the
    /// platform although Apple does not list it there.
    package func isRead(on platform: Platform, from oldest: Version?, isNamed: Bool = false) -> Bool {
        func version(_ table: [Platform: Version]) -> Version? {
            table[platform] ?? (platform == .macCatalyst ? table[.iOS] : nil)
        }
        guard isNamed || version(introduced) != nil, isReadOnCatalyst || platform != .macCatalyst else { return false }
        guard let retired = version(retired), let oldest else { return true }
        return oldest < retired
    }
}

/// How firmly code is tied to a resource.
package enum UseStrength: String, Sendable, Hashable, Comparable, CaseIterable {
    /// Only the name stands somewhere: a symbol in a binary that may never run.
    case mention
    /// A class is named, without a call that reaches the resource.
    case reference
    /// The resource is touched; the system may prompt by itself.
    case access
    /// Permission is asked for.
    case request

    package static func < (left: UseStrength, right: UseStrength) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .mention: 0
        case .reference: 1
        case .access: 2
        case .request: 3
        }
    }
}

/// A family of APIs that reach a resource in the same way.
package struct ResourceUse: Sendable {
    package var strength: UseStrength
    /// Patterns of Swift code; see `UsePattern`.
    package var swift: [String]
    /// Patterns of Objective-C code: `+[Class selector:VALUE part:]`, `-[Class selector]`, `Class` for a mention.
    package var objectiveC: [String]
    /// C functions, in any language.
    package var functions: [String]
    /// Patterns of which one must fit somewhere in the same target, in either language, for the use to count.
    ///
    /// `AVCaptureDevice.default(for: .video)` alone switches a torch; beside `AVCaptureDeviceInput()` it films.
    package var beside: [String]
    /// Texts of which one must stand in a string literal of the same file, in any case; elsewhere it is `possible`, and
    /// does not count where it is no more than that anyway.
    ///
    /// An Apple script reaches another app only where it tells one something.
    package var literals: [String]
    /// Swift's mangled imports, for binaries.
    package var symbols: [String]
    /// Classes whose name in a binary is enough for the use to count, where source code must do more.
    package var classes: [ClassReference]
    /// Modules that declare the APIs.
    package var modules: [String]
    /// The only platforms on which the use needs the keys; nil for all that know the key.
    package var platforms: Set<Platform>?
    package var keys: [KeyRequirement]
    package var confidence: Confidence
    package var note: String?

    package init(
        _ strength: UseStrength, swift: [String] = [], objectiveC: [String] = [], functions: [String] = [],
        beside: [String] = [], literals: [String] = [], symbols: [String] = [], classes: [ClassReference] = [],
        modules: [String],
        platforms: Set<Platform>? = nil,
        keys: [KeyRequirement],
        confidence: Confidence = .certain, note: String? = nil
    ) {
        self.strength = strength
        self.swift = swift
        self.objectiveC = objectiveC
        self.functions = functions
        self.beside = beside
        self.literals = literals
        self.symbols = symbols
        self.classes = classes
        self.modules = modules
        self.platforms = platforms
        self.keys = keys
        self.confidence = confidence
        self.note = note
    }
}

/// An Objective-C class that a binary names.
package struct ClassReference: Sendable, Hashable, ExpressibleByStringLiteral {
    package var name: String
    /// Classes beside which the name tells nothing, because they are made with it.
    package var unless: [String]

    package init(_ name: String, unless: [String] = []) {
        self.name = name
        self.unless = unless
    }

    package init(stringLiteral name: String) {
        self.init(name)
    }
}

/// One key that a use needs, or several of which one is enough.
///
/// It stands where a platform reads one of the alternatives, and where the systems that a target supports meet
/// `from ..< until`. An alternative that every supported system has retired does not count.
package struct KeyRequirement: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The key to add first; the others will do as well.
    package var alternatives: [String]
    /// Those of the alternatives that do only where other code asks for them by themselves.
    package var dependents: Set<String>
    /// The only platforms on which it is needed; nil for all that know the key.
    package var platforms: Set<Platform>?
    /// The first versions on which it is needed; earlier systems need another.
    package var from: [Platform: Version]
    /// The first versions on which it is no longer needed.
    package var until: [Platform: Version]

    package init(
        anyOf alternatives: [String], whereAskedFor dependents: Set<String> = [], on platforms: Set<Platform>? = nil,
        from: [Platform: Version] = [:], until: [Platform: Version] = [:]
    ) {
        self.alternatives = alternatives
        self.dependents = dependents
        self.platforms = platforms
        self.from = from
        self.until = until
    }

    package init(stringLiteral key: String) {
        self.init(anyOf: [key])
    }
}

/// Code that is often taken for a use.
package struct FalseFriend: Sendable {
    package var code: String
    package var why: String

    package init(_ code: String, _ why: String) {
        self.code = code
        self.why = why
    }
}

/// What happens at run time when the key is missing.
package enum Consequence: String, Sendable, Hashable, CaseIterable {
    /// The system ends the app, an Objective-C exception included.
    case terminates
    /// The request fails at once with an error.
    case denied
    /// Nothing visible: no prompt, no error.
    case silent
    /// Only the upload is refused.
    case uploadRefused = "upload-refused"
    case none
}

/// A consequence with the systems on which it was seen.
package struct Missing: Sendable {
    package var consequence: Consequence
    /// Nil for every platform that no other entry names.
    package var platforms: Set<Platform>?
    package var from: [Platform: Version]
    package var until: [Platform: Version]
    /// One sentence for people, without a full stop.
    package var detail: String

    package init(
        _ consequence: Consequence, on platforms: Set<Platform>? = nil, from: [Platform: Version] = [:],
        until: [Platform: Version] = [:], _ detail: String
    ) {
        self.consequence = consequence
        self.platforms = platforms
        self.from = from
        self.until = until
        self.detail = detail
    }
}

/// What is known of the static check at upload (ITMS-90683).
package enum UploadCheck: String, Sendable {
    /// Reports of refused uploads.
    case blocking
    /// Reports of warnings only.
    case warning
    /// Nobody reports it.
    case unreported
}

/// The system's own prompt, in paraphrase.
package struct Prompt: Sendable {
    package var title: String
    /// The sentence that the system adds by itself, in paraphrase; nil where there is none.
    package var systemSentence: String?
    package var buttons: [String]
    package var showsPurpose: Bool

    package init(
        _ title: String, systemSentence: String? = nil, buttons: [String] = ["Don’t Allow", "Allow"],
        showsPurpose: Bool = true
    ) {
        self.title = title
        self.systemSentence = systemSentence
        self.buttons = buttons
        self.showsPurpose = showsPurpose
    }
}
