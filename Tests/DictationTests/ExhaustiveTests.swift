import Dictation
import Testing

/// Every sequence of a small alphabet, up to a length.
@Suite struct ExhaustiveTests {
    /// An event, or one that depends on what stands in the field.
    private typealias Letter = @Sendable (DictationSession) -> DictationEvent

    /// Visits every sequence; the session is a value, so that beginnings are shared.
    private static func visit(
        _ alphabet: [Letter], length: Int, from session: DictationSession, trail: [DictationEvent] = [],
        _ look: (DictationSession, [DictationEvent]) -> Void
    ) {
        guard length > 0 else { return }
        for letter in alphabet {
            let event = letter(session)
            var next = session
            _ = next.handle(event)
            look(next, trail + [event])
            visit(alphabet, length: length - 1, from: next, trail: trail + [event], look)
        }
    }

    /// Growing words, each said once: whatever is typed, stopped or delivered late, none may stand there twice.
    @Test func nothingRepeatsAndNothingTypedIsLost() {
        let alphabet: [Letter] = [
            { _ in .says("one") }, { _ in .says("one two") }, { _ in .final("One two three.") },
            { _ in .says("four five", 2) }, { _ in .final("", 2) },
            { .edit($0.field + "#") }, { _ in .stop }, { _ in .wait(1.5) }, { _ in .error(1107) },
        ]
        var count = 0
        var faults: Set<String> = []
        Self.visit(alphabet, length: 5, from: play([.field(text: "Typed (👍🏽)", caret: 12), .start])) { session, trail in
            count += 1
            let marks = trail.filter { if case .userEdit = $0 { true } else { false } }.count
            var found = Invariants.faults(session, typed: .init(before: "Typed (👍🏽", after: ""))
            let words = Invariants.repeated(session.field.lowercased())
            if !words.isEmpty { found.append("repeats \(words) in “\(session.field)”") }
            if session.field.filter({ $0 == "#" }).count != marks { found.append("typed # lost in “\(session.field)”") }
            for fault in found where faults.count < 5 { faults.insert("\(fault) after \(trail)") }
        }
        #expect(faults == [])
        #expect(count == 9 + 81 + 729 + 6561 + 59_049)
    }

    /// Everything that can happen to the capture.
    @Test func capture() {
        let alphabet: [Letter] = [
            { _ in .start }, { _ in .says("a", nil) }, { _ in .stop }, { _ in .cancel }, { _ in .wait(3) },
            { _ in .interruption(.began) }, { _ in .silence }, { _ in .routeChange(hertz: 0) },
            { _ in .error(1110, nil) }, { _ in .exception(text: "IsFormatSampleRateAndChannelCountValid") },
        ]
        var faults: Set<String> = []
        Self.visit(alphabet, length: 5, from: play([.field(text: "x y", caret: 1)])) { session, trail in
            var found = Invariants.faults(session, typed: .init(before: "x", after: "y"))
            if case .cancel = trail.last, session.state == .listening { found.append("listens after cancel") }
            if session.refusal.map({ $0.message.contains("Format") }) ?? false { found.append("raw text") }
            for fault in found where faults.count < 5 { faults.insert("\(fault) after \(trail)") }
        }
        #expect(faults == [])
    }

    /// Cancel at any point gives back exactly what the person had.
    @Test func cancelGivesBack() {
        let alphabet: [Letter] = [
            { _ in .says("one", ends: true) }, { _ in .says("two three", at: 4) }, { _ in .final("four", 2) },
            { _ in .pause(1) }, { _ in .stop }, { _ in .routeChange(hertz: 48_000) },
        ]
        var faults: Set<String> = []
        let start = play([.field(text: "ab 가", caret: 2), .start])
        Self.visit(alphabet, length: 5, from: start) { session, trail in
            guard session.state == .listening || session.state == .finishing else { return }
            var cancelled = session
            _ = cancelled.handle(.cancel)
            if cancelled.field != "ab 가" || cancelled.caret != 2 || cancelled.state != .idle {
                faults.insert("“\(cancelled.field)” after \(trail)")
            }
        }
        #expect(faults == [])
    }

    /// The harness sees a planted fault.
    @Test func repeatsAreSeen() {
        #expect(Invariants.repeated("one two one") == ["one", "one"])
        #expect(Invariants.faults(play([.field(text: "x")]), typed: .init(before: "y")).count == 1)
    }
}
