import Dictation

/// Recorded or piped sound through a recogniser into a session, the same one that an app uses.
package struct AudioDictation {
    /// Samples that a recogniser is handed at once: a tenth of a second.
    private static let piece = SpeechStream.rate / 10

    package private(set) var session = DictationSession()
    /// The events so far, as lines for `plainspoken replay`.
    package private(set) var trace: [String] = []
    /// The sound heard so far, in seconds.
    package var seconds: Double { Double(heard) / Double(SpeechStream.rate) }

    private let stream: SpeechStream
    private var resampler: Resampler
    private var waiting: [Float] = []
    private var heard = 0

    /// Loads the recogniser that is ready and starts a session.
    ///
    /// - Parameters:
    ///   - readiness: says `ready`.
    ///   - places: where the recogniser is.
    ///   - draft: the text from before dictation.
    ///   - rate: of the samples that will come, in hertz.
    ///   - shape: how the results of one utterance follow those of the one before.
    /// - Throws: where the recogniser or its model cannot be loaded.
    package init(
        _ readiness: MachineReadiness, places: Recognizer.Places, draft: String, rate: Int, shape: Recognizer.Shape
    ) throws(RecognizerFault) {
        guard let recognizer = readiness.recognizer else { throw RecognizerFault(.model) }
        stream = try recognizer.load(places, shape)
        resampler = Resampler(from: rate, to: SpeechStream.rate)
        handle(.field(text: draft))
        handle(.start(readiness.start))
    }

    /// Takes mono samples; the session's field has grown afterwards, or not.
    package mutating func hear(_ samples: [Float]) throws(RecognizerFault) {
        waiting += resampler.resample(samples)
        var rest = waiting[...]
        while rest.count >= Self.piece {
            try take(Array(rest.prefix(Self.piece)))
            rest = rest.dropFirst(Self.piece)
        }
        waiting = Array(rest)
    }

    /// The sound is over: stops the session and hands in the last results.
    package mutating func finish() throws(RecognizerFault) {
        waiting += resampler.finish()
        if !waiting.isEmpty { try take(waiting) }
        handle(.stop)
        for event in try stream.finish() { handle(event) }
        handle(.wait(seconds: DictationSession.longestFinish))
    }

    private mutating func take(_ samples: [Float]) throws(RecognizerFault) {
        heard += samples.count
        handle(.samples(count: samples.count, seconds: Double(samples.count) / Double(SpeechStream.rate)))
        for event in try stream.hear(samples) { handle(event) }
    }

    private mutating func handle(_ event: DictationEvent) {
        _ = session.handle(event)
        trace.append(DictationTrace.line(for: event))
    }
}
