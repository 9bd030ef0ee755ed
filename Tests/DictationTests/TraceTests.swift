import Dictation
import PlainspokenReplay
import Testing

/// The trace format: what the library writes, what the command reads, and what it prints.
@Suite struct TraceTests {
    private static let everyEvent: [(DictationEvent, String)] = [
        (.field(text: "a\"\\\n\u{1}é👍🏽", caret: 3), #"{"ev": "field", "text": "a\"\\\n\u0001é👍🏽", "caret": 3}"#),
        (.start("en-US"), #"{"ev": "start", "locale": "en-US"}"#),
        (
            .start("ko-KR") {
                ($0.deviceLocale, $0.isSupported, $0.supportsOnDevice) = ("de-DE", true, false)
                ($0.recognizerLocale, $0.engine, $0.engineLocales) = ("ko-KR", "SpeechTranscriber", [])
                ($0.model, $0.isSimulator, $0.microphone, $0.speech) = (.missing, true, .denied, .restricted)
            },
            #"{"ev": "start", "locale": "ko-KR", "device_locale": "de-DE", "supported": true, "#
                + #""supports_on_device": false, "recognizer_locale": "ko-KR", "engine": "SpeechTranscriber", "#
                + #""engine_locales": [], "model": null, "simulator": true, "microphone": "denied", "speech": "restricted"}"#
        ),
        (
            .partial(RecognitionPartial("a", task: 1, firstSegmentTime: 0.3, endsUtterance: true, confidence: 0.9)),
            #"{"ev": "partial", "text": "a", "task": 1, "first_segment_t": 0.3, "utterance_end": true, "confidence": 0.9}"#
        ),
        (.final("a", 2), #"{"ev": "final", "text": "a", "task": 2}"#),
        (.edit("a"), #"{"ev": "user_edit", "text": "a"}"#),
        (.pause(1.5), #"{"ev": "pause", "sec": 1.5}"#),
        (.wait(2), #"{"ev": "wait", "sec": 2}"#),
        (.stop, #"{"ev": "stop"}"#),
        (.cancel, #"{"ev": "cancel"}"#),
        (.error(domain: "d", code: -3, task: nil), #"{"ev": "error", "domain": "d", "code": -3}"#),
        (.interruption(.began), #"{"ev": "interruption", "type": "began"}"#),
        (.callActive, #"{"ev": "call_active"}"#),
        (.format(hertz: 44_100), #"{"ev": "format", "hz": 44100}"#),
        (.routeChange(hertz: 0), #"{"ev": "route_change", "hz": 0}"#),
        (.samples(count: 0, seconds: 0.25), #"{"ev": "samples", "count": 0, "sec": 0.25}"#),
        (.recognizerUnavailable(seconds: 3), #"{"ev": "recognizer_unavailable", "sec": 3}"#),
        (.reserved(locales: ["en-US", "ko"]), #"{"ev": "reserved", "locales": ["en-US", "ko"]}"#),
        (.engineStopped, #"{"ev": "engine_stopped"}"#),
        (.exception(text: "a\u{2028}/"), #"{"ev": "exception", "text": "a\u2028/"}"#),
    ]

    @Test func everyEventThereAndBack() throws {
        for (event, line) in Self.everyEvent {
            #expect(DictationTrace.line(for: event) == line + "\n")
            #expect(try TraceReader.events(Array(line.utf8)) == [event])
        }
    }

    @Test(arguments: [
        ("", 0), ("\n\n \t\r\n", 0), ("\u{FEFF}{\"ev\":\"stop\"}", 1),
        ("{\"ev\":\"stop\"}\r\n{\"ev\":\"cancel\"}\r\n", 2),
        (#"{"ev":"stop","next":{"year":[1,2]}}"#, 1), (#"{"ev":"partial","text":"a","task":null,"caret":"x"}"#, 1),
        (#"{"ev":"partial","text":"a","task":1.0}"#, 1), (#"{"text":"\u0000\ud83d\udc4d","ev":"final"}"#, 1),
        (#"{"ev":"start","locale":"en","model":"parakeet","engine_locales":null}"#, 1),
    ])
    func readable(_ trace: String, _ count: Int) throws {
        #expect(try TraceReader.events(Array(trace.utf8)).count == count)
    }

    @Test(arguments: [
        ("x", "this is no JSON; write one event a line, as in {\"ev\": \"stop\"}"),
        (#"{"ev":"stop""#, "this is no JSON; write one event a line, as in {\"ev\": \"stop\"}"),
        ("[]", "this is no JSON object; write one event a line, as in {\"ev\": \"stop\"}"),
        ("3", "this is no JSON object; write one event a line, as in {\"ev\": \"stop\"}"),
        ("{}", "the field “ev” is missing; add it"),
        (#"{"ev":"partial"}"#, "the field “text” is missing; add it"),
        (#"{"ev":"start"}"#, "the field “locale” is missing; add it"),
        (#"{"ev":"pause"}"#, "the field “sec” is missing; add it"),
        (#"{"ev":"dance"}"#, "the event “dance” is unknown; Documentation/dictation.md lists the events"),
        (#"{"ev":7}"#, "the field “ev” has a value of the wrong type; write text in quotes"),
        (#"{"ev":"final","text":null}"#, "the field “text” has a value of the wrong type; write text in quotes"),
        (
            #"{"ev":"final","text":"a","task":"1"}"#,
            "the field “task” has a value of the wrong type; write a whole number"
        ),
        (#"{"ev":"wait","sec":-1}"#, "the field “sec” is negative; time only passes forward"),
        (#"{"ev":"wait","sec":true}"#, "the field “sec” has a value of the wrong type; write a number"),
        (
            #"{"ev":"interruption","type":"paused"}"#,
            "the field “type” is one of “began”, “ended”, not “paused”"
        ),
        (
            #"{"ev":"final","text":"a","task":1.5}"#,
            "a number does not fit its field; task, code, caret and count are whole numbers"
        ),
    ])
    func unreadable(_ line: String, _ message: String) {
        #expect(throws: TraceReader.Fault(line: 2, message: message)) {
            try TraceReader.events(Array(("{\"ev\":\"stop\"}\n" + line).utf8))
        }
    }

    @Test func bytesThatAreNoText() {
        for bytes in [
            [0xFF], [0x7B, 0x22, 0xC3, 0x22, 0x7D], [0], Array(repeating: UInt8(ascii: "["), count: 100_000),
        ] {
            #expect(throws: TraceReader.Fault.self) { try TraceReader.events(bytes) }
        }
    }

    @Test func wholeOutput() {
        let replay = Replay([.field(text: "메모"), .start("ko-KR"), .says("a \"b\"\n"), .stop, .final("A", 1)])
        #expect(
            replay.render() == """
                {
                  "schema": "plainspoken.replay/1",
                  "field": "메모 A",
                  "caret": 4,
                  "state": "stopped",
                  "resolved_locale": "ko-KR",
                  "refusal": null,
                  "actions": ["start-capture", "start-task", "show-text", "stop-capture", "end-audio", "await-final", \
                "show-text", "end-session"]
                }

                """)
        #expect(
            Replay([.start("sl-SI") { $0.isSupported = false }]).render() == """
                {
                  "schema": "plainspoken.replay/1",
                  "field": "",
                  "caret": 0,
                  "state": "refused",
                  "resolved_locale": null,
                  "refusal": {
                    "reason": "unsupported-language",
                    "message": "This language cannot be dictated on this device.",
                    "remedy": "Choose another language."
                  },
                  "actions": ["show-refusal"]
                }

                """)
    }

    /// Ten thousand tasks and a long text take no time that grows with their square.
    @Test func longTraces() {
        var events: [DictationEvent] = [.start]
        for task in 1...10_000 { events += [.says("word", task), .pause(1), .final("Word.", task)] }
        let long = Array(repeating: "word", count: 20_000).joined(separator: " ")
        events += [.says(long, 0), .edit("x"), .says("other " + long, 0), .stop]
        #expect(Replay(events).session.state == .finishing)
    }
}
