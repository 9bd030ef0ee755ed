import Dictation
import PlainspokenReplay
import Testing

/// Long random sessions from a seed.
@Suite struct RandomTests {
    private static let texts = [
        "", " ", "go", "go forward", "Go forward ten.", "we", "今天", "今天很好", "ไทย", "오늘 회의", "👍🏽", "?", "\n", "e\u{301}",
        "\u{301}x", "(a)", "a\u{200D}", "🇰🇷", "go forward ten meters and stop",
    ]

    static func event(_ generator: inout SeededGenerator) -> DictationEvent {
        let text = texts.randomElement(using: &generator) ?? ""
        let task: Int? = [nil, 1, 2, 3, 4, 5].randomElement(using: &generator) ?? nil
        let seconds: Double = [0, 0.1, 0.4, 1, 1.5, 3].randomElement(using: &generator) ?? 0
        let caret: Int? = [nil, -1, 0, 1, 2, 3, 5, 8, 400].randomElement(using: &generator) ?? nil
        switch Int.random(in: 0..<40, using: &generator) {
        case 0..<14:
            return .says(text, task, at: Bool.random(using: &generator) ? seconds * 2 : nil, ends: seconds == 1)
        case 14..<18: return .final(text, task)
        case 18..<21: return .edit(text, caret)
        case 21: return .field(text: text, caret: caret)
        case 22..<25: return .start(["en-US", "ko-KR", "zh-Hant-TW", "?"].randomElement(using: &generator) ?? "")
        case 25: return .transcriber()
        case 26..<29: return .pause(seconds)
        case 29..<31: return .wait(seconds)
        case 31: return .stop
        case 32: return .cancel
        case 33: return .error([1, 102, 203, 209, 216, 301, 1107, 1110].randomElement(using: &generator) ?? 0, task)
        case 34: return .interruption(Bool.random(using: &generator) ? .began : .ended)
        case 35: return .samples(count: Int(seconds), seconds: seconds)
        case 36: return .routeChange(hertz: seconds * 8_000)
        case 37: return .engineStopped
        case 38: return .reserved(locales: ["en-US", text])
        default: return .exception(text: text)
        }
    }

    @Test func longSessions() throws {
        for seed in 0..<200 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let events = (0..<200).map { _ in Self.event(&generator) }
            var session = DictationSession()
            var typed: Invariants.Typed?
            for event in events {
                _ = session.handle(event)
                if case .userEdit(let text, let caret) = event {
                    let draft = DictationDraft(text, caret: caret)
                    typed = Invariants.Typed(before: draft.before, after: draft.after)
                } else if case .field = event {
                    typed = nil
                } else if case .start = event {
                    typed = nil
                }
                // A combining mark may join the letter before it; only whole characters are compared.
                let isPlain = !session.field.unicodeScalars.contains { [0x301, 0x200D].contains($0.value) }
                let faults = Invariants.faults(session, typed: isPlain ? typed : nil)
                try #require(faults == [], "seed \(seed): \(event)")
            }
            let trace = events.map(DictationTrace.line(for:)).joined()
            let read = try TraceReader.events(Array(trace.utf8))
            try #require(read == events, "seed \(seed)")
            try #require(Replay(read) == Replay(events), "seed \(seed)")
        }
    }
}
