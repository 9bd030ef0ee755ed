/// A recogniser with its microphone, as a value of closures.
///
/// Apple's engines are `speechRecognizer` and `transcriber`; a test or another recogniser fills in its own.
public struct DictationEngine: Sendable {
    /// One session's microphone and tasks.
    public struct Line: Sendable {
        /// Carries out an action and returns at once: `startCapture` to `cancelTask`, the others are the runner's.
        public var perform: @Sendable (DictationAction) -> Void
        /// The frames heard since the last call.
        public var takeFrames: @Sendable () -> Int

        /// Builds a line.
        ///
        /// - Parameters:
        ///   - perform: carries out an action and returns at once.
        ///   - takeFrames: the frames heard since the last call.
        public init(
            perform: @escaping @Sendable (DictationAction) -> Void, takeFrames: @escaping @Sendable () -> Int
        ) {
            self.perform = perform
            self.takeFrames = takeFrames
        }
    }

    /// The engine's name, as `start` gives it.
    public var name: String
    /// Finds out what stands for or against a language, before any microphone opens.
    ///
    /// The last event is `start`; before it may stand `reserved`, `format` and `callActive`. Where `mayAsk` is true, a
    /// permission that nobody has decided is asked for, the second only after the first was granted.
    public var facts: @Sendable (_ locale: String, _ mayAsk: Bool) async -> [DictationEvent]
    /// Makes the line of a session.
    ///
    /// `report` may be called on any thread; what is reported first is handled first.
    public var open: @Sendable (_ start: DictationStart, _ report: @escaping @Sendable (DictationEvent) -> Void) -> Line

    /// Builds an engine.
    ///
    /// - Parameters:
    ///   - name: the engine's name.
    ///   - facts: finds out what stands for or against a language.
    ///   - open: makes the line of a session.
    public init(
        name: String, facts: @escaping @Sendable (_ locale: String, _ mayAsk: Bool) async -> [DictationEvent],
        open: @escaping @Sendable (DictationStart, @escaping @Sendable (DictationEvent) -> Void) -> Line
    ) {
        self.name = name
        self.facts = facts
        self.open = open
    }

    /// Whether a language can be dictated now; asks for no permission and opens no microphone.
    ///
    /// - Parameters:
    ///   - locale: the language, as a BCP 47 tag.
    ///   - wording: the language of the sentences and the system.
    /// - Returns: ready, or one refusal.
    public func readiness(
        of locale: String, wording: DictationWording = DictationWording()
    ) async -> DictationReadiness {
        var session = DictationSession(wording: wording)
        for event in await facts(locale, false) { _ = session.handle(event) }
        if let refusal = session.refusal { return .refused(refusal) }
        return session.resolvedLocale.map { .ready(locale: $0) } ?? .refused(DictationRefusal(.noEngine, in: wording))
    }
}
