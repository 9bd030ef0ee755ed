import Dictation
import Testing

/// Generated speech against what was really said: the draft is never lost, nothing stands there twice, nothing is missing.
@Suite struct SpeechTests {
    private static let seeds: Range<UInt64> = 0..<300

    private func start(_ shape: SpeechSimulator.Shape) -> DictationEvent {
        shape == .stretches ? .transcriber() : .start
    }

    /// A silence is counted twice at most, so that one between each two utterances refuses nothing.
    private func played(_ events: [DictationEvent]) -> DictationSession {
        play(events.flatMap { $0 == .silence ? [$0, .sound] : [$0] })
    }

    @Test(arguments: SpeechSimulator.Shape.allCases)
    func everyShapeGivesWhatWasSaid(_ shape: SpeechSimulator.Shape) {
        for seed in Self.seeds {
            let speech = SpeechSimulator(seed: seed, shape: shape)
            let draft: [DictationEvent] = [.field(text: "Before (after)", caret: 8), start(shape)]
            let session = played(draft + speech.events)
            #expect(session.field == "Before (\(speech.text) after)", "seed \(seed)")
            #expect(session.caret == 8 + speech.text.utf16.count, "seed \(seed)")
            #expect(played(draft + speech.events + [.cancel]).field == "Before (after)", "seed \(seed)")
            let stopped = played(draft + speech.events + [.stop, .wait(3)])
            #expect(stopped.field == session.field, "seed \(seed)")
            #expect(stopped.state == .stopped, "seed \(seed)")
        }
    }

    /// Whatever ends a session, the words stay.
    @Test(arguments: SpeechSimulator.Shape.allCases)
    func everyEndKeepsTheWords(_ shape: SpeechSimulator.Shape) {
        let ends: [[DictationEvent]] = [
            [.stop, .final("", nil)], [.stop, .error(216, nil)], [.stop, .error(201, nil)], [.interruption(.began)],
            [.callActive], [.routeChange(hertz: 0)], [.format(hertz: 0)], [.error(102, nil)], [.error(201, nil)],
            [.error(300, nil)], [.error(1700, nil)], [.exception(text: "format mismatch")], [.silence, .silence],
            [.error(1107, nil), .error(1107, nil), .error(1107, nil), .error(1107, nil)],
            [.error(1110, nil), .error(1110, nil), .error(1110, nil), .error(1110, nil)], [.start],
        ]
        for seed in Self.seeds {
            let speech = SpeechSimulator(seed: seed, shape: shape)
            let end = ends[Int(seed) % ends.count]
            let session = played([.field(text: "x"), start(shape)] + speech.events + [.sound] + end)
            #expect(session.field == "x " + speech.text, "seed \(seed) \(end)")
        }
    }

    /// Sessions one after the other; what an older one still says is dropped.
    @Test func sessionsInTurn() {
        for seed in Self.seeds {
            var generator = SeededGenerator(seed: seed)
            var events: [DictationEvent] = [.field(text: "x")]
            var said = ["x"]
            // A number that was not used belongs to the session in which it first appears.
            var hadNumbers = false
            for number in 0..<3 {
                let shape = SpeechSimulator.Shape.allCases.randomElement(using: &generator) ?? .tasks
                let speech = SpeechSimulator(seed: seed &+ UInt64(number), shape: shape, firstTask: number * 10 + 1)
                events += [start(shape)] + speech.events
                if hadNumbers { events += [.final("stale", number * 10 - 9), .says("stale", number * 10 - 9)] }
                if Bool.random(using: &generator) { events += [.stop, .wait(3)] }
                hadNumbers = shape != .tasksWithoutNumbers
                said.append(speech.text)
            }
            #expect(played(events).field == said.joined(separator: " "), "seed \(seed)")
        }
    }

    /// The person types into a growing utterance: what was typed stays, and only words beyond the shown ones go in.
    @Test func typingWins() {
        for seed in Self.seeds {
            var generator = SeededGenerator(seed: seed)
            let words = (1...Int.random(in: 2...9, using: &generator)).map { "w\($0)" }
            var session = play([.field(text: "x"), .start])
            var model = (before: "x", after: "", shown: 0)
            for count in words.indices.map({ $0 + 1 }) {
                _ = session.handle(.says(words.prefix(count).joined(separator: " ")))
                model.before += " " + words[count - 1]
                if Int.random(in: 0..<3, using: &generator) == 0 {
                    // A word is put in at the end, or between what was said and an own ending.
                    model.before += " typed\(count)"
                    if Bool.random(using: &generator) { model.after = " end\(count)" + model.after }
                    let text = model.before + model.after
                    _ = session.handle(.userEdit(text: text, caret: model.before.utf16.count))
                }
                #expect(session.field == model.before + model.after, "seed \(seed)")
                #expect(session.caret == model.before.utf16.count, "seed \(seed)")
            }
            let all = words.joined(separator: " ")
            _ = session.handle(.stop)
            _ = session.handle(.final(all))
            #expect(session.field == model.before + model.after, "seed \(seed)")
        }
    }
}
