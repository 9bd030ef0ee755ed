/// What is known when the person asks for dictation; everything that is not said counts as favourable.
public struct DictationStart: Hashable, Sendable {
    /// The language that the person chose, as a BCP 47 tag or a system identifier: `ko-KR`, `en_US`.
    public var locale: String
    /// The device's own language; it never chooses the language that is recognised.
    ///
    /// It chooses between regions of the language asked for, and the language of the sentences where the session was
    /// made without one.
    public var deviceLocale: String?
    /// Whether the recogniser lists the language.
    public var isSupported: Bool?
    /// Whether the recogniser can do without the network (`supportsOnDeviceRecognition`).
    public var supportsOnDevice: Bool?
    /// The language of the recogniser that the system handed out.
    ///
    /// `SFSpeechRecognizer.init(locale:)` falls back to the keyboard's dictation language (Apple's documentation).
    public var recognizerLocale: String?
    /// The engine's type name: `SFSpeechRecognizer`, `SpeechTranscriber`, `DictationTranscriber`, `SpeechAnalyzer`.
    public var engine: String?
    /// The languages that the engine supports on this device; an empty list means that it has none.
    public var engineLocales: [String]?
    /// Whether the language's model is on the device; `nil` means that nobody asked.
    public var model: DictationModel?
    /// Whether the app runs in a simulator, where engines often lack their models.
    public var isSimulator: Bool?
    /// The permission to use the microphone; `nil` means that nothing stands against it.
    public var microphone: DictationPermission?
    /// The permission to recognise speech, which `SFSpeechRecognizer` alone needs.
    public var speech: DictationPermission?

    /// Asks for a language; the other facts are set where they are known.
    ///
    /// - Parameter locale: a BCP 47 tag or a system identifier.
    public init(_ locale: String) {
        self.locale = locale
    }

    /// Whether each result is only its own stretch of audio.
    var reportsStretches: Bool {
        ["speechtranscriber", "dictationtranscriber", "speechanalyzer"].contains(engine?.lowercased() ?? "")
    }
}

/// What a person or a profile has decided about a permission.
public enum DictationPermission: String, Hashable, Sendable, CaseIterable {
    /// Granted.
    case granted
    /// Denied by the person, who can change it in the privacy settings.
    case denied
    /// Denied by Screen Time or a profile; the person cannot change it in the privacy settings.
    case restricted
}

/// Whether a language's model is on the device (`AssetInventory.Status`).
public enum DictationModel: String, Hashable, Sendable, CaseIterable {
    /// Installed.
    case installed
    /// On its way.
    case downloading
    /// Not installed; a trace says `null`.
    case missing
}
