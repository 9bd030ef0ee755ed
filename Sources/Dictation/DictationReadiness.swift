/// Whether dictation can start, judged before the microphone opens.
public enum DictationReadiness: Hashable, Sendable {
    /// It can, in this language: the one that the engine uses, in BCP 47 without extensions.
    case ready(locale: String)
    /// It cannot.
    case refused(DictationRefusal)

    /// What is known about the device beside the facts of `start`.
    public struct Device: Hashable, Sendable {
        /// The microphone's sample rate in hertz; `nil` where nothing is known, zero where it cannot be used.
        public var hertz: Double?
        /// Whether a call holds the microphone.
        public var hasActiveCall = false
        /// The locales that the app holds reserved in the system's asset inventory.
        public var reservedLocales: [String] = []

        /// A device about which nothing is known.
        public init() {}
    }

    /// How many locales an app may reserve (`AssetInventory.maximumReservedLocales`; five in the reports).
    static let maximumReservedLocales = 5

    /// Judges the facts; of several refusals the first in the order of the contract is given.
    ///
    /// The order: language, model, dictation off or restricted, microphone, speech, audio.
    ///
    /// - Parameters:
    ///   - start: the facts.
    ///   - device: what else is known.
    ///   - wording: the language of the sentences and the system.
    /// - Returns: ready, or one refusal.
    public static func judge(
        _ start: DictationStart, device: Device = Device(), wording: DictationWording = DictationWording()
    ) -> DictationReadiness {
        var wording = wording
        wording.interfaceLanguage = wording.interfaceLanguage ?? start.deviceLocale
        wording.isSimulator = start.isSimulator ?? wording.isSimulator
        switch language(start) {
        case .failure(let fault): return .refused(DictationRefusal(fault.reason, in: wording))
        case .success(let tag):
            let reason = model(start, tag, device) ?? permission(start) ?? audio(device)
            return reason.map { .refused(DictationRefusal($0, in: wording)) } ?? .ready(locale: tag.description)
        }
    }

    private struct Fault: Error {
        var reason: DictationRefusal.Reason
    }

    /// The language that would be recognised: asked for, listed, offered by the engine, reported by the recogniser.
    private static func language(_ start: DictationStart) -> Result<LanguageTag, Fault> {
        let unsupported = Result<LanguageTag, Fault>.failure(Fault(reason: .unsupportedLanguage))
        guard var tag = LanguageTag(start.locale), start.isSupported != false else { return unsupported }
        let device = start.deviceLocale.flatMap { LanguageTag($0) }
        if let reported = start.recognizerLocale {
            guard let used = LanguageChoice.best(for: tag, among: [reported], device: device) else {
                return unsupported
            }
            tag = used
        }
        if let offered = start.engineLocales {
            guard !offered.isEmpty else { return .failure(Fault(reason: .noEngine)) }
            guard let used = LanguageChoice.best(for: tag, among: offered, device: device) else { return unsupported }
            tag = used
        }
        return .success(tag)
    }

    private static func model(
        _ start: DictationStart, _ tag: LanguageTag, _ device: Device
    ) -> DictationRefusal.Reason? {
        if start.supportsOnDevice == false || start.model == .missing { return .noOnDeviceModel }
        if start.model == .downloading { return .modelDownloading }
        let isReserved = device.reservedLocales.contains { LanguageTag($0)?.language == tag.language }
        let isFull = Set(device.reservedLocales).count >= maximumReservedLocales
        return start.reportsStretches && isFull && !isReserved ? .tooManyLanguages : nil
    }

    /// The transcribers of iOS 26 never send audio away, and need no permission for speech (Apple's article on asking).
    private static func permission(_ start: DictationStart) -> DictationRefusal.Reason? {
        let speech = start.reportsStretches ? nil : start.speech
        if start.microphone == .restricted || speech == .restricted { return .restricted }
        if start.microphone == .denied { return .microphoneDenied }
        return speech == .denied ? .speechDenied : nil
    }

    private static func audio(_ device: Device) -> DictationRefusal.Reason? {
        device.hasActiveCall || device.hertz == 0 ? .microphoneBusy : nil
    }
}
