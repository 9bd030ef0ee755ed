import Dictation
import PlainspokenReplay
import Testing

@testable import PlainspokenRecognizers

/// Sound through a recogniser of the test's own.
@Suite struct AudioDictationTests {
    /// Says a word for each second of sound.
    private func counting() -> MachineReadiness {
        let recognizer = Recognizer(
            name: "Counter", locales: ["en-US"], installs: "counter", missing: { _ in nil },
            load: { _, shape throws(RecognizerFault) in
                var heard = 0
                func words() -> String { (0..<(heard / 16_000)).map { "w\($0)" }.joined(separator: " ") }
                return SpeechStream(
                    hear: { samples throws(RecognizerFault) in
                        guard samples.count <= 1_600 else { throw RecognizerFault(.call) }
                        heard += samples.count
                        return [.partial(RecognitionPartial(words(), task: 1))]
                    },
                    finish: { () throws(RecognizerFault) in [.final(text: words() + " end.", task: 1)] })
            })
        return MachineReadiness(
            of: "en-US", among: [recognizer], places: Recognizer.Places(folders: [], isFile: { _ in false }))
    }

    @Test(arguments: [8_000, 16_000, 48_000])
    func wordsGrowAndTheFinalReplaces(_ rate: Int) throws {
        var dictation = try AudioDictation(
            counting(), places: Recognizer.Places(folders: [], isFile: { _ in false }), draft: "Log:", rate: rate,
            shape: .own)
        for _ in 0..<25 { try dictation.hear([Float](repeating: 0.1, count: rate / 10)) }
        #expect(dictation.session.field == "Log: w0 w1")
        try dictation.finish()
        #expect(dictation.session.field == "Log: w0 w1 end.")
        #expect(dictation.session.state == .stopped)
        #expect(abs(dictation.seconds - 2.5) < 0.01)
        let events = try TraceReader.events(Array(dictation.trace.joined().utf8))
        #expect(Replay(events).session == dictation.session)
    }
}
