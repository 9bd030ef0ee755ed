/// Writes events as lines of a trace that `plainspoken replay` reads.
///
/// A trace holds texts and errors and no audio. An app that switches tracing on hands every event to `line(for:)` as
/// well as to its session, and appends the line to a file of its own.
public enum DictationTrace {
    /// One event as one line of JSON with its line feed.
    ///
    /// - Parameter event: the event; numbers that are not finite are written as zero.
    /// - Returns: the line; the same event gives the same bytes.
    public static func line(for event: DictationEvent) -> String {
        let (name, fields) = describe(event)
        let members = [("ev", JSONText.string(name))] + fields.compactMap { name, value in value.map { (name, $0) } }
        return "{" + members.map { JSONText.string($0) + ": " + $1 }.joined(separator: ", ") + "}\n"
    }

    private typealias Fields = [(String, String?)]

    private static func describe(_ event: DictationEvent) -> (String, Fields) {
        switch event {
        case .field(let text, let caret): ("field", textAndCaret(text, caret))
        case .start(let start): ("start", fields(start))
        case .partial(let partial): ("partial", fields(partial))
        case .final(let text, let task): ("final", [("text", JSONText.string(text)), ("task", number(task))])
        case .userEdit(let text, let caret): ("user_edit", textAndCaret(text, caret))
        case .pause(let seconds): ("pause", [("sec", JSONText.number(seconds))])
        case .wait(let seconds): ("wait", [("sec", JSONText.number(seconds))])
        case .stop: ("stop", [])
        case .cancel: ("cancel", [])
        case .error(let domain, let code, let task):
            ("error", [("domain", JSONText.string(domain)), ("code", "\(code)"), ("task", number(task))])
        default: describeAudio(event)
        }
    }

    private static func describeAudio(_ event: DictationEvent) -> (String, Fields) {
        switch event {
        case .interruption(let type): ("interruption", [("type", JSONText.string(type.rawValue))])
        case .callActive: ("call_active", [])
        case .format(let hertz): ("format", [("hz", JSONText.number(hertz))])
        case .routeChange(let hertz): ("route_change", [("hz", JSONText.number(hertz))])
        case .samples(let count, let seconds):
            ("samples", [("count", "\(count)"), ("sec", JSONText.number(seconds))])
        case .recognizerUnavailable(let seconds): ("recognizer_unavailable", [("sec", JSONText.number(seconds))])
        case .reserved(let locales): ("reserved", [("locales", JSONText.list(locales))])
        case .exception(let text): ("exception", [("text", JSONText.string(text))])
        default: ("engine_stopped", [])
        }
    }

    private static func textAndCaret(_ text: String, _ caret: Int?) -> Fields {
        [("text", JSONText.string(text)), ("caret", number(caret))]
    }

    private static func fields(_ partial: RecognitionPartial) -> Fields {
        [
            ("text", JSONText.string(partial.text)), ("task", number(partial.task)),
            ("first_segment_t", partial.firstSegmentTime.map(JSONText.number)),
            ("utterance_end", partial.endsUtterance ? "true" : nil),
            ("confidence", partial.confidence.map(JSONText.number)),
        ]
    }

    private static func fields(_ start: DictationStart) -> Fields {
        [
            ("locale", JSONText.string(start.locale)), ("device_locale", start.deviceLocale.map(JSONText.string)),
            ("supported", bool(start.isSupported)), ("supports_on_device", bool(start.supportsOnDevice)),
            ("recognizer_locale", start.recognizerLocale.map(JSONText.string)),
            ("engine", start.engine.map(JSONText.string)),
            ("engine_locales", start.engineLocales.map(JSONText.list)),
            ("model", start.model.map { $0 == .missing ? "null" : JSONText.string($0.rawValue) }),
            ("simulator", bool(start.isSimulator)),
            ("microphone", start.microphone.map { JSONText.string($0.rawValue) }),
            ("speech", start.speech.map { JSONText.string($0.rawValue) }),
        ]
    }

    private static func number(_ value: Int?) -> String? { value.map { "\($0)" } }

    private static func bool(_ value: Bool?) -> String? { value.map { $0 ? "true" : "false" } }
}

/// JSON values as text, in the order in which they are written.
package enum JSONText {
    /// A string with its quotes; control characters and line separators are escaped.
    package static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{00}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// A list of strings.
    package static func list(_ texts: [String]) -> String { "[" + texts.map(string).joined(separator: ", ") + "]" }

    /// A number that reads back as the same number; whole ones without a fraction.
    package static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        if let whole = Int(exactly: value), abs(value) < 1e15 { return "\(whole)" }
        return "\(value)"
    }
}
