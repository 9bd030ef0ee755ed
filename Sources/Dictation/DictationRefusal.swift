/// Why dictation does not take place, with sentences for the person.
public struct DictationRefusal: Hashable, Sendable {
    /// The reasons; the raw values are the ones that a replay prints.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The recogniser does not know the language, or would use another one.
        case unsupportedLanguage = "unsupported-language"
        /// The language needs the network, or its model is not installed.
        case noOnDeviceModel = "no-on-device-model"
        /// The language's model is on its way.
        case modelDownloading = "model-downloading"
        /// Screen Time or a profile forbids it.
        case restricted
        /// Siri and Dictation are switched off.
        case dictationOff = "dictation-off"
        /// The person has denied the microphone.
        case microphoneDenied = "microphone-denied"
        /// The person has denied speech recognition.
        case speechDenied = "speech-denied"
        /// A call or another app holds the microphone.
        case microphoneBusy = "microphone-busy"
        /// No sound arrives from the microphone.
        case noAudio = "no-audio"
        /// All places for reserved languages are taken.
        case tooManyLanguages = "too-many-languages"
        /// The engine supports no language on this device.
        case noEngine = "no-engine"
        /// The engine gave up.
        case engineFailed = "engine-failed"
    }

    /// The reason, for code.
    public let reason: Reason
    /// What is the matter: one sentence.
    public let message: String
    /// What the person can do on this system: one or two sentences.
    public let remedy: String

    /// Puts a reason into words.
    ///
    /// - Parameters:
    ///   - reason: why dictation does not take place.
    ///   - wording: the interface language and the system.
    public init(_ reason: Reason, in wording: DictationWording = DictationWording()) {
        self.reason = reason
        message = wording.message(reason)
        remedy = wording.remedy(reason)
    }

    /// A refusal in the words of an engine of your own.
    ///
    /// - Parameters:
    ///   - reason: why dictation does not take place.
    ///   - message: what is the matter, one sentence for people.
    ///   - remedy: what the person can do, one or two sentences.
    public init(_ reason: Reason, message: String, remedy: String) {
        self.reason = reason
        self.message = message
        self.remedy = remedy
    }
}

/// The language of the interface and the system whose settings a remedy names.
public struct DictationWording: Hashable, Sendable {
    /// A system with settings of its own.
    public enum System: String, Hashable, Sendable, CaseIterable {
        /// iOS, iPadOS, watchOS, tvOS and visionOS: Settings > General > Keyboard.
        case iOS
        /// macOS: System Settings > Keyboard.
        case macOS

        /// The system that this code was built for; iOS where it is not Apple's.
        public static var current: System {
            #if os(macOS)
                .macOS
            #else
                .iOS
            #endif
        }
    }

    /// The interface language as a BCP 47 tag; `nil` takes the device's language from `start`, then English.
    public var interfaceLanguage: String?
    /// The system whose settings are named.
    public var system: System
    /// Whether the app runs in a simulator, where another device is the remedy.
    public var isSimulator = false

    /// Chooses the wording.
    ///
    /// - Parameters:
    ///   - interfaceLanguage: a BCP 47 tag; English where it is `nil` or has no sentences.
    ///   - system: the system whose settings are named.
    public init(interfaceLanguage: String? = nil, system: System = .current) {
        self.interfaceLanguage = interfaceLanguage
        self.system = system
    }

    func message(_ reason: DictationRefusal.Reason) -> String {
        phrases.message(reason)
    }

    func remedy(_ reason: DictationRefusal.Reason) -> String {
        if isSimulator, [.engineFailed, .noEngine, .noAudio].contains(reason) { return phrases.simulatorRemedy }
        return phrases.remedy(reason, on: system)
    }

    private var phrases: RefusalPhrases {
        guard let tag = interfaceLanguage.flatMap({ LanguageTag($0) }) else { return .english }
        let sameLanguage = RefusalPhrases.all.filter { $0.tag?.language == tag.language }
        return sameLanguage.first { $0.tag?.likelyScript == tag.likelyScript } ?? sameLanguage.first ?? .english
    }
}

/// The sentences of one language.
struct RefusalPhrases: Sendable {
    /// One sentence for each reason, and what to do.
    struct Phrase: Sendable {
        var message: String
        var remedy: String
        /// The remedy on macOS where it names other settings.
        var macRemedy: String?

        init(_ message: String, _ remedy: String, mac macRemedy: String? = nil) {
            self.message = message
            self.remedy = remedy
            self.macRemedy = macRemedy
        }
    }

    let language: String
    let simulatorRemedy: String
    let phrases: [DictationRefusal.Reason: Phrase]

    var tag: LanguageTag? { LanguageTag(language) }

    /// A missing sentence is English; a test sees to it that none is missing.
    func message(_ reason: DictationRefusal.Reason) -> String {
        (phrases[reason] ?? Self.english.phrases[reason])?.message ?? reason.rawValue
    }

    func remedy(_ reason: DictationRefusal.Reason, on system: DictationWording.System) -> String {
        guard let phrase = phrases[reason] ?? Self.english.phrases[reason] else { return reason.rawValue }
        return system == .macOS ? phrase.macRemedy ?? phrase.remedy : phrase.remedy
    }

    static let all: [RefusalPhrases] = [
        english, korean, german, french, spanish, japanese, simplifiedChinese, traditionalChinese, italian, portuguese,
        dutch, russian,
    ]
}
