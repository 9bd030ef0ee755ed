import Dictation

/// What a person says and types, and how engines would report it: the text is known without the session.
///
/// Written from the promises alone, so that it does not share the session's mistakes.
struct SpeechSimulator {
    /// How an engine reports the same speech.
    enum Shape: CaseIterable {
        /// One task that says everything again each time.
        case growing
        /// One task that starts from nothing after a pause, with the mark of an utterance's end.
        case restartsWithMark
        /// The same, told by the first segment's time alone.
        case restartsWithTime
        /// The same, told by the silence alone.
        case restartsAfterSilence
        /// A task with a final for each utterance.
        case tasks
        /// The same without numbers.
        case tasksWithoutNumbers
        /// Results of their own stretch only.
        case stretches
    }

    let utterances: [[String]]
    let shape: Shape
    private(set) var generator: SeededGenerator
    private(set) var events: [DictationEvent] = []
    private let firstTask: Int

    /// Words are unique, so that a word that stands twice is a fault; no two utterances begin alike.
    init(seed: UInt64, shape: Shape, firstTask: Int = 1) {
        var generator = SeededGenerator(seed: seed)
        var number = 0
        utterances = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
            (0..<Int.random(in: 1...5, using: &generator)).map { _ in
                number += 1
                return "w\(firstTask)x\(number)"
            }
        }
        self.shape = shape
        self.generator = generator
        self.firstTask = firstTask
        for index in utterances.indices { say(index) }
    }

    /// All that was said.
    var text: String { utterances.joined().joined(separator: " ") }

    private mutating func say(_ index: Int) {
        let words = utterances[index]
        if index > 0, shape == .restartsAfterSilence {
            let parts = [0.4, 0.7, 1.3].shuffled(using: &generator)
            events += parts.map { .pause(seconds: $0) }
        }
        // Some partials hold a word that is corrected later, some come twice, some are shorter than the one before.
        for _ in 0..<Int.random(in: 0...4, using: &generator) {
            var shown = Array(words.prefix(Int.random(in: 1...words.count, using: &generator)))
            if shown.count > 1, Bool.random(using: &generator) { shown[shown.count - 1] = "misheard" }
            events.append(partial(shown, of: index))
        }
        events.append(partial(words, of: index, ends: shape == .restartsWithMark))
        close(index)
        if Int.random(in: 0..<3, using: &generator) == 0 { events.append(noise()) }
    }

    /// What follows an utterance: its final, sometimes twice, and results that come too late.
    private mutating func close(_ index: Int) {
        let text = utterances[index].joined(separator: " ")
        switch shape {
        case .tasks:
            events.append(.final(text: text, task: firstTask + index))
            let late: [DictationEvent] = [
                .final(text: text, task: firstTask + index), .says("late words", firstTask + index),
                .final(text: "", task: firstTask + index),
            ]
            if let event = late.randomElement(using: &generator) { events.append(event) }
        case .tasksWithoutNumbers: events.append(.final(text: text))
        case .stretches: events.append(.final(text: " " + text + " ", task: firstTask))
        default: break
        }
    }

    private func partial(_ words: [String], of index: Int, ends: Bool = false) -> DictationEvent {
        let text = words.joined(separator: " ")
        switch shape {
        case .growing:
            let earlier = utterances[..<index].joined() + words
            return .says(earlier.joined(separator: " "), firstTask)
        case .restartsWithTime: return .says(text, firstTask, at: 1 + Double(index) * 3)
        case .tasks: return .says(text, firstTask + index)
        case .tasksWithoutNumbers: return .says(text, nil)
        default: return .says(text, firstTask, ends: ends)
        }
    }

    /// What may happen in between and changes nothing.
    private mutating func noise() -> DictationEvent {
        let task = shape == .tasksWithoutNumbers ? nil : firstTask
        let events: [DictationEvent] = [
            .wait(seconds: 4), .sound, .silence, .routeChange(hertz: 16_000), .format(hertz: 48_000), .engineStopped,
            .recognizerUnavailable(seconds: 2), .says("", task), .error(209, task), .error(301, task),
            .interruption(.ended), .reserved(locales: ["en-US"]),
        ]
        return events.randomElement(using: &generator) ?? .sound
    }
}
