import Dictation

/// One line of a trace.
struct TraceLine: Decodable {
    /// What is wrong with a line whose JSON is right.
    struct Fault: Error {
        var message: String
    }

    let event: DictationEvent

    enum Key: String, CodingKey {
        case ev, text, caret, task, sec, domain, code, type, hz, count, locales, confidence
        case firstSegmentTime = "first_segment_t"
        case utteranceEnd = "utterance_end"
        case locale, supported, engine, model, simulator, microphone, speech
        case deviceLocale = "device_locale"
        case supportsOnDevice = "supports_on_device"
        case recognizerLocale = "recognizer_locale"
        case engineLocales = "engine_locales"

        /// What stands there, for people.
        var expected: String {
            switch self {
            case .ev, .text, .domain, .type, .locale, .engine, .deviceLocale, .recognizerLocale: "text in quotes"
            case .microphone, .speech: "“granted”, “denied” or “restricted”"
            case .caret, .task, .code, .count: "a whole number"
            case .sec, .hz, .confidence, .firstSegmentTime: "a number"
            case .utteranceEnd, .supported, .supportsOnDevice, .simulator: "true or false"
            case .locales, .engineLocales: "a list of language tags"
            case .model: "a name, or null where none is installed"
            }
        }
    }

    private typealias Fields = KeyedDecodingContainer<Key>

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let name = try fields.decode(String.self, forKey: .ev)
        guard let event = try Self.result(name, fields) ?? Self.audio(name, fields) else {
            throw Fault(
                message: "the event “\(name.prefix(40))” is unknown; Documentation/dictation.md lists the events")
        }
        self.event = event
    }

    private static func result(_ name: String, _ fields: Fields) throws -> DictationEvent? {
        switch name {
        case "field": .field(text: try fields.text(), caret: try fields.whole(.caret))
        case "start": .start(try start(fields))
        case "partial": .partial(try partial(fields))
        case "final": .final(text: try fields.text(), task: try fields.whole(.task))
        case "user_edit": .userEdit(text: try fields.text(), caret: try fields.whole(.caret))
        case "pause": .pause(seconds: try fields.seconds())
        case "wait": .wait(seconds: try fields.seconds())
        case "stop": .stop
        case "cancel": .cancel
        case "error":
            .error(
                domain: try fields.decode(String.self, forKey: .domain),
                code: try fields.decode(Int.self, forKey: .code),
                task: try fields.whole(.task))
        default: nil
        }
    }

    private static func audio(_ name: String, _ fields: Fields) throws -> DictationEvent? {
        switch name {
        case "interruption": .interruption(try fields.word(.type))
        case "call_active": .callActive
        case "format": .format(hertz: try fields.decode(Double.self, forKey: .hz))
        case "route_change": .routeChange(hertz: try fields.decode(Double.self, forKey: .hz))
        case "samples":
            .samples(count: try fields.decode(Int.self, forKey: .count), seconds: try fields.seconds())
        case "recognizer_unavailable": .recognizerUnavailable(seconds: try fields.seconds())
        case "reserved": .reserved(locales: try fields.decode([String].self, forKey: .locales))
        case "engine_stopped": .engineStopped
        case "exception": .exception(text: try fields.text())
        default: nil
        }
    }

    private static func partial(_ fields: Fields) throws -> RecognitionPartial {
        RecognitionPartial(
            try fields.text(), task: try fields.whole(.task),
            firstSegmentTime: try fields.decodeIfPresent(Double.self, forKey: .firstSegmentTime),
            endsUtterance: try fields.decodeIfPresent(Bool.self, forKey: .utteranceEnd) ?? false,
            confidence: try fields.decodeIfPresent(Double.self, forKey: .confidence))
    }

    private static func start(_ fields: Fields) throws -> DictationStart {
        var start = DictationStart(try fields.decode(String.self, forKey: .locale))
        start.deviceLocale = try fields.decodeIfPresent(String.self, forKey: .deviceLocale)
        start.isSupported = try fields.decodeIfPresent(Bool.self, forKey: .supported)
        start.supportsOnDevice = try fields.decodeIfPresent(Bool.self, forKey: .supportsOnDevice)
        start.recognizerLocale = try fields.decodeIfPresent(String.self, forKey: .recognizerLocale)
        start.engine = try fields.decodeIfPresent(String.self, forKey: .engine)
        start.engineLocales = try fields.decodeIfPresent([String].self, forKey: .engineLocales)
        start.isSimulator = try fields.decodeIfPresent(Bool.self, forKey: .simulator)
        start.microphone = try fields.wordIfPresent(.microphone)
        start.speech = try fields.wordIfPresent(.speech)
        if fields.contains(.model) { start.model = try model(fields) }
        return start
    }

    /// Null or false means that none is installed; any name but "downloading" is an installed one.
    private static func model(_ fields: Fields) throws -> DictationModel {
        if try fields.decodeNil(forKey: .model) { return .missing }
        if let isThere = try? fields.decode(Bool.self, forKey: .model) { return isThere ? .installed : .missing }
        return DictationModel(rawValue: try fields.decode(String.self, forKey: .model)) ?? .installed
    }
}

extension KeyedDecodingContainer<TraceLine.Key> {
    fileprivate func text() throws -> String { try decode(String.self, forKey: .text) }

    fileprivate func whole(_ key: Key) throws -> Int? { try decodeIfPresent(Int.self, forKey: key) }

    fileprivate func seconds() throws -> Double {
        let seconds = try decode(Double.self, forKey: .sec)
        guard seconds >= 0 else {
            throw TraceLine.Fault(message: "the field “sec” is negative; time only passes forward")
        }
        return seconds
    }

    fileprivate func word<Word: RawRepresentable & CaseIterable>(_ key: Key) throws -> Word
    where Word.RawValue == String {
        let text = try decode(String.self, forKey: key)
        guard let word = Word(rawValue: text) else {
            let allowed = Word.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
            throw TraceLine.Fault(message: "the field “\(key.rawValue)” is one of \(allowed), not “\(text.prefix(40))”")
        }
        return word
    }

    fileprivate func wordIfPresent<Word: RawRepresentable & CaseIterable>(_ key: Key) throws -> Word?
    where Word.RawValue == String {
        try decodeIfPresent(String.self, forKey: key) == nil ? nil : word(key)
    }
}
