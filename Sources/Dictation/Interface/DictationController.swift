/// Dictation into a text control of UIKit, AppKit or another kind; SwiftUI has `DictationButtons`.
///
/// Keep it as long as its control. The control stays free while it listens: what the person types wins.
@MainActor
public final class DictationController {
    /// Where dictation stands, for a button beside the control.
    public var state: DictationState { runner.session.state }
    /// Why dictation does not take place, with what to do.
    public var refusal: DictationRefusal? { runner.session.refusal }
    /// The language that was asked for last, as a BCP 47 tag.
    public private(set) var language: String?
    /// Whether the microphone is open, or the person is being asked.
    public var isListening: Bool { runner.isStarting || state == .listening }
    /// Is called whenever state, refusal or text may have changed.
    public var changed: () -> Void = {}
    /// Is given each event as one line for `plainspoken replay`; a trace holds texts and no audio.
    public var trace: ((String) -> Void)? {
        get { runner.trace }
        set { runner.trace = newValue }
    }

    let runner: DictationRunner

    /// Joins a control to an engine.
    ///
    /// - Parameters:
    ///   - control: where the text stands.
    ///   - engine: the recogniser with its microphone.
    ///   - clock: time.
    ///   - wording: the interface language and the system for which refusals are worded.
    public init(
        control: DictationTextControl, engine: DictationEngine, clock: DictationClock = .live,
        wording: DictationWording = DictationWording()
    ) {
        runner = DictationRunner(engine: engine, control: control, clock: clock, wording: wording)
        runner.changed = { [weak self] in self?.changed() }
    }

    /// Begins to listen in a language, or refuses.
    ///
    /// - Parameter language: as a BCP 47 tag.
    public func start(_ language: String) {
        self.language = language
        let attempt = runner.beginStart()
        Task { await runner.finishStart(attempt, language) }
    }

    /// A press of a language's button: ends it where it listens, else begins it, in place of another one.
    ///
    /// - Parameter language: as a BCP 47 tag.
    public func toggle(_ language: String) {
        if isListening, self.language == language { stop() } else { start(language) }
    }

    /// Ends dictation and keeps the words.
    public func stop() { runner.stop() }

    /// Takes the dictated words back.
    public func cancel() { runner.cancel() }
}
