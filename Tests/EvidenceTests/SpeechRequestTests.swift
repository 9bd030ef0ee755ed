import PlainspokenModel
import Testing

/// Whether a speech request demands the device on every path: lies beside their truthful twins.
@Suite struct SpeechRequestTests {
    @Test(arguments: requests) func request(_ deed: Deed) { #expect(deed.speech == deed.expected) }
    @Test(arguments: languages) func language(_ deed: Deed) { #expect(deed.speech == deed.expected) }

    private static let device = "recognizes-on-device speech-recognition 3"
    private static let server = "may-recognize-on-server speech-recognition 3"

    private static func listen(_ name: String, from system: Version = Version(17), _ body: String, _ expected: String)
        -> Deed
    {
        Deed(
            name, from: system,
            """
            import Speech
            func listen(_ recognizer: SFSpeechRecognizer, _ option: Bool, _ done: @escaping (String) -> Void) throws {
                let request = SFSpeechAudioBufferRecognitionRequest()
            \(body)
            }
            """, [expected])
    }

    private static let start = "    task = recognizer.recognitionTask(with: request) { _, _ in }"

    static let requests: [Deed] = [
        listen("never set", start, server + " never"),
        listen("set before", "    request.requiresOnDeviceRecognition = true\n" + start, device),
        listen("set after", start + "\n    request.requiresOnDeviceRecognition = true", server + " after-start"),
        listen("set to false", "    request.requiresOnDeviceRecognition = false\n" + start, server + " switched-off"),
        listen(
            "set in an if",
            "    if recognizer.supportsOnDeviceRecognition { request.requiresOnDeviceRecognition = true }\n" + start,
            server + " on-some-paths"),
        listen(
            "set in an if whose else leaves",
            """
                if recognizer.supportsOnDeviceRecognition {
                    request.requiresOnDeviceRecognition = true
                } else {
                    throw Refusal.noModel
                }

            """ + start, device),
        listen(
            "set in an if whose else goes on",
            """
                if recognizer.supportsOnDeviceRecognition {
                    request.requiresOnDeviceRecognition = true
                } else {
                    log()
                }

            """ + start, server + " on-some-paths"),
        listen(
            "set to what is supported",
            "    request.requiresOnDeviceRecognition = recognizer.supportsOnDeviceRecognition\n" + start,
            server + " only-where-supported"),
        listen(
            "set to what is supported, behind a guard",
            """
                guard recognizer.supportsOnDeviceRecognition else { return }
                request.requiresOnDeviceRecognition = recognizer.supportsOnDeviceRecognition

            """ + start, device),
        listen(
            "set in an if behind a guard",
            """
                guard recognizer.supportsOnDeviceRecognition else { return }
                if recognizer.supportsOnDeviceRecognition { request.requiresOnDeviceRecognition = true }

            """ + start, device),
        listen(
            "availability that always holds",
            "    if #available(iOS 13, *) { request.requiresOnDeviceRecognition = true }\n" + start,
            device),
        listen(
            "availability that does not always hold", from: Version(12),
            "    if #available(iOS 13, *) { request.requiresOnDeviceRecognition = true }\n" + start,
            server + " on-some-paths"),
        listen(
            "availability and support",
            "    if #available(iOS 13, *), recognizer.supportsOnDeviceRecognition { request.requiresOnDeviceRecognition = true }\n"
                + start, server + " on-some-paths"),
        listen(
            "set in a helper",
            """
                configure(request)
            \(start)
            }
            func configure(_ request: SFSpeechRecognitionRequest) {
                request.requiresOnDeviceRecognition = true

            """, device),
        listen(
            "set in a helper in an if",
            """
                configure(request, option)
            \(start)
            }
            func configure(_ request: SFSpeechRecognitionRequest, _ option: Bool) {
                if option { request.requiresOnDeviceRecognition = true }

            """, server + " on-some-paths"),
        listen(
            "set by an extension",
            """
                request.stay()
            \(start)
            }
            extension SFSpeechRecognitionRequest {
                func stay() { requiresOnDeviceRecognition = true }

            """, device),
        listen(
            "the task in a closure",
            "    request.requiresOnDeviceRecognition = true\n    queue.async {\n    \(start)\n    }", device),
        listen(
            "an option that is always on",
            """
                if Options.local { request.requiresOnDeviceRecognition = true }
            \(start)
            }
            enum Options {
                static let local = true

            """, device),
        listen(
            "an option that is off",
            """
                request.requiresOnDeviceRecognition = Options.local
            \(start)
            }
            enum Options {
                static let local = false

            """, server + " switched-off"),
        listen(
            "every case",
            "    switch kind {\n    case .a: request.requiresOnDeviceRecognition = true\n    default: return\n    }\n"
                + start,
            device),
        listen(
            "one case",
            "    switch kind {\n    case .a: request.requiresOnDeviceRecognition = true\n    default: break\n    }\n"
                + start,
            server + " on-some-paths"),
        Deed(
            "a subclass",
            """
            import Speech
            func listen(_ recognizer: SFSpeechRecognizer) {
                let request = Local()
                recognizer.recognitionTask(with: request) { _, _ in }
            }
            final class Local: SFSpeechAudioBufferRecognitionRequest {
                override init() {
                    super.init()
                    requiresOnDeviceRecognition = true
                }
            }
            """, [device]),
        Deed(
            "a property that another function configures",
            """
            import Speech
            final class Scribe {
                private let request = SFSpeechAudioBufferRecognitionRequest()
                func start(_ recognizer: SFSpeechRecognizer) {
                    prepare()
                    recognizer.recognitionTask(with: request) { _, _ in }
                }
                private func prepare() { request.requiresOnDeviceRecognition = true }
            }
            """, [device]),
        Deed(
            "a closure that makes it",
            """
            import Speech
            func listen(_ recognizer: SFSpeechRecognizer) {
                let request: SFSpeechAudioBufferRecognitionRequest = {
                    let made = SFSpeechAudioBufferRecognitionRequest()
                    made.requiresOnDeviceRecognition = true
                    return made
                }()
                recognizer.recognitionTask(with: request) { _, _ in }
            }
            """, ["recognizes-on-device speech-recognition 4"]),
        Deed(
            "a function that makes it",
            """
            import Speech
            func listen(_ recognizer: SFSpeechRecognizer) {
                recognizer.recognitionTask(with: made()) { _, _ in }
            }
            func made() -> SFSpeechRecognitionRequest {
                let request = SFSpeechAudioBufferRecognitionRequest()
                request.requiresOnDeviceRecognition = true
                return request
            }
            """, ["recognizes-on-device speech-recognition 6"]),
    ]

    private static let guessed = "guesses-language speech-recognition 2"

    static let languages: [Deed] = [
        Deed("no locale", "import Speech\nlet r = SFSpeechRecognizer()", [guessed]),
        Deed("init", "import Speech\nlet r: SFSpeechRecognizer? = .init()", [guessed]),
        Deed("a named locale", "import Speech\nlet r = SFSpeechRecognizer(locale: Locale(identifier: \"ko-KR\"))", []),
        Deed("a given locale", "import Speech\nfunc f(_ l: Locale) { _ = SFSpeechRecognizer(locale: l) }", []),
        Deed("the device's locale", "import Speech\nlet r = SFSpeechRecognizer(locale: .current)", [guessed + "~"]),
        Deed(
            "the same by name", "import Speech\nlet r = SFSpeechRecognizer(locale: Locale.autoupdatingCurrent)",
            [guessed + "~"]),
        Deed(
            "only where none is chosen",
            "import Speech\nfunc f(_ l: Locale?) { _ = SFSpeechRecognizer(locale: l ?? .current) }", [guessed + "?"]),
        Deed("only asked", "import Speech\nlet can = SFSpeechRecognizer()?.isAvailable ?? false", [guessed + "?"]),
        Deed(
            "a transcriber of the device's language",
            "import Speech\nlet t = SpeechTranscriber(locale: .current, preset: .transcription)", [guessed + "~"]),
        Deed(
            "a transcriber of a given language",
            "import Speech\nfunc f(_ l: Locale) { _ = DictationTranscriber(locale: l, preset: .longDictation) }",
            []),
        Deed(
            "an own transcriber",
            "import Speech\nclass SpeechTranscriber {}\nlet t = SpeechTranscriber(locale: .current)",
            []),
        Deed("an own type", "class SFSpeechRecognizer {}\nlet r = SFSpeechRecognizer()", []),
    ]
}
