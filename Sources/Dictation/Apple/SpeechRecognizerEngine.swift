#if canImport(Speech) && canImport(AVFoundation) && !os(tvOS) && !os(watchOS)
    import AVFoundation
    import Foundation
    import Speech

    extension DictationEngine {
        /// `SFSpeechRecognizer` on this device alone; a language that needs the network is refused.
        ///
        /// - Parameters:
        ///   - addsPunctuation: whether the recogniser sets full stops and commas; it sets a full stop at each pause.
        ///   - phrases: words that are likely here, a hundred at most.
        /// - Returns: the engine.
        public static func speechRecognizer(addsPunctuation: Bool = false, phrases: [String] = []) -> DictationEngine {
            DictationEngine(
                name: "SFSpeechRecognizer",
                facts: { locale, mayAsk in await SpeechRecognizerFacts.events(locale, mayAsk: mayAsk) },
                open: { start, report in
                    let line = SpeechRecognizerLine(
                        locale: start.recognizerLocale ?? start.locale, addsPunctuation: addsPunctuation,
                        phrases: phrases, report: report)
                    return Line(perform: { line.perform($0) }, takeFrames: { line.capture.takeFrames() })
                })
        }
    }

    /// What stands for or against a language with `SFSpeechRecognizer`.
    enum SpeechRecognizerFacts {
        /// The order: the list of languages, the permission for speech, the recogniser, then the microphone; what is
        /// refused at one step is not asked about at the next.
        static func events(_ locale: String, mayAsk: Bool) async -> [DictationEvent] {
            var start = AppleFacts.start(locale, engine: "SFSpeechRecognizer")
            let language = LanguageTag(locale)?.language
            start.isSupported = SFSpeechRecognizer.supportedLocales().contains {
                LanguageTag($0.identifier(.bcp47))?.language == language
            }
            guard start.isSupported == true else { return [.start(start)] }
            start.speech = await SpeechPermissions.speech(mayAsk: mayAsk)
            guard let recognizer = SFSpeechRecognizer(locale: Locale(identifier: locale)) else {
                start.isSupported = false
                return [.start(start)]
            }
            // For a language that it does not know, the system hands out a recogniser for the keyboard's.
            start.recognizerLocale = recognizer.locale.identifier(.bcp47)
            // Only with this property is a demand for recognition on the device kept.
            start.supportsOnDevice = recognizer.supportsOnDeviceRecognition
            let mayGoOn: Bool = if case .ready = DictationReadiness.judge(start) { true } else { false }
            start.microphone = await SpeechPermissions.microphone(mayAsk: mayAsk && mayGoOn)
            return [.start(start)]
        }
    }

    /// What Apple's engines have in common.
    enum AppleFacts {
        static func start(_ locale: String, engine: String) -> DictationStart {
            var start = DictationStart(locale)
            start.engine = engine
            start.deviceLocale = Locale.current.identifier(.bcp47)
            start.isSimulator = AppleMachine.isSimulator
            return start
        }

        /// An error as an event.
        ///
        /// The table of `RecognizerError` is that of two private domains; codes of other domains must not be taken for
        /// its own, and end the task.
        static func event(_ error: any Error, task: Int) -> DictationEvent {
            let error = error as NSError
            let isInTable = ["kLSRErrorDomain", "kAFAssistantErrorDomain"].contains(error.domain)
            return .error(domain: error.domain, code: isInTable ? error.code : -abs(error.code), task: task)
        }
    }

    /// Counts recognition tasks through all sessions: a number never means two of them.
    final class TaskNumbers: @unchecked Sendable {
        static let shared = TaskNumbers()
        private let lock = NSLock()
        private var last = 0

        func next() -> Int {
            lock.withLock {
                last += 1
                return last
            }
        }
    }

    /// The microphone and the tasks of one session.
    private final class SpeechRecognizerLine: @unchecked Sendable {
        let capture: AudioCapture
        private let locale: String
        private let addsPunctuation: Bool
        private let phrases: [String]
        private let report: @Sendable (DictationEvent) -> Void
        private let lock = NSLock()
        /// Guarded by the lock.
        private var present: Present?
        private let results = OperationQueue()

        /// A task with what it needs; buffers may be appended, the sound ended and a task cancelled on any thread.
        private struct Present: @unchecked Sendable {
            /// Must live as long as its task.
            let recognizer: SFSpeechRecognizer
            let request: SFSpeechAudioBufferRecognitionRequest
            let task: SFSpeechRecognitionTask
        }

        init(
            locale: String, addsPunctuation: Bool, phrases: [String],
            report: @escaping @Sendable (DictationEvent) -> Void
        ) {
            capture = AudioCapture(report: report)
            self.locale = locale
            self.addsPunctuation = addsPunctuation
            self.phrases = Array(phrases.prefix(100))
            self.report = report
            results.maxConcurrentOperationCount = 1
        }

        func perform(_ action: DictationAction) {
            switch action {
            case .startCapture: capture.start()
            case .rebuildCapture: capture.rebuild()
            case .stopCapture: capture.stop()
            case .startTask: startTask()
            case .endAudio:
                let present = lock.withLock { self.present }
                capture.feed(nil)
                // Behind the queue's work, so that the last buffers are in.
                capture.afterwards { present?.request.endAudio() }
            case .cancelTask: cancel()
            case .showText, .awaitFinal, .showRefusal, .endSession: break
            }
        }

        /// A recogniser made anew each time: an older one does not notice that the person has changed the settings.
        private func startTask() {
            let number = TaskNumbers.shared.next()
            guard let recognizer = SFSpeechRecognizer(locale: Locale(identifier: locale)), isOwn(recognizer),
                recognizer.supportsOnDeviceRecognition
            else { return report(.error(domain: "kLSRErrorDomain", code: 102, task: number)) }
            recognizer.queue = results
            let request = SFSpeechAudioBufferRecognitionRequest()
            request.requiresOnDeviceRecognition = true
            request.shouldReportPartialResults = true
            request.taskHint = .dictation
            request.addsPunctuation = addsPunctuation
            request.contextualStrings = phrases
            let report = report
            let task = recognizer.recognitionTask(with: request) { result, error in
                if let result { report(Self.event(result, task: number)) }
                if let error { report(AppleFacts.event(error, task: number)) }
            }
            let present = Present(recognizer: recognizer, request: request, task: task)
            lock.withLock { self.present = present }
            capture.feed { present.request.append($0) }
        }

        private func cancel() {
            capture.feed(nil)
            let present = lock.withLock {
                defer { self.present = nil }
                return self.present
            }
            present?.task.cancel()
        }

        private func isOwn(_ recognizer: SFSpeechRecognizer) -> Bool {
            LanguageTag(recognizer.locale.identifier(.bcp47))?.language == LanguageTag(locale)?.language
        }

        private static func event(_ result: SFSpeechRecognitionResult, task: Int) -> DictationEvent {
            let text = result.bestTranscription.formattedString
            if result.isFinal { return .final(text: text, task: task) }
            let first = result.bestTranscription.segments.first
            // Metadata on a result that is not final: a pause closed the utterance, and the next result starts anew.
            return .partial(
                RecognitionPartial(
                    text, task: task, firstSegmentTime: first?.timestamp,
                    endsUtterance: result.speechRecognitionMetadata != nil,
                    confidence: first.map { Double($0.confidence) }
                ))
        }
    }
#endif
