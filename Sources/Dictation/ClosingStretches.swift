/// The results of an engine that reports stretches, made one after the person has stopped.
///
/// After the end of the sound several stretches may still become final, and the first final ends a session. So what
/// comes then is reported as one growing result, and its final when the engine has no more.
struct ClosingStretches: Hashable, Sendable {
    private(set) var isClosing = false
    private var finals: [String] = []

    /// No more sound comes.
    mutating func close() { isClosing = true }

    /// A result as an event.
    mutating func event(_ text: String, isFinal: Bool, task: Int) -> DictationEvent {
        guard isClosing else {
            return isFinal ? .final(text: text, task: task) : .partial(RecognitionPartial(text, task: task))
        }
        if isFinal { finals.append(text) }
        return .partial(RecognitionPartial(joined(with: isFinal ? "" : text), task: task))
    }

    /// The engine has no more results; an empty final keeps what was said.
    func end(task: Int) -> DictationEvent { .final(text: joined(with: ""), task: task) }

    private func joined(with open: String) -> String { DictationDraft("").showing(finals + [open]).text }
}
