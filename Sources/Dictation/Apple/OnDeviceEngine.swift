#if canImport(Speech) && canImport(AVFoundation) && !os(tvOS) && !os(watchOS)
    extension DictationEngine {
        /// The best engine that this system has for a language: a transcriber on iOS 26, else `SFSpeechRecognizer`.
        ///
        /// A transcriber says whether its model is here or on its way; in simulators it often has no language at all,
        /// and then `SFSpeechRecognizer` is asked. Both work on this device alone.
        ///
        /// - Parameter addsPunctuation: whether `SFSpeechRecognizer` sets full stops and commas.
        /// - Returns: the engine.
        public static func onDevice(addsPunctuation: Bool = false) -> DictationEngine {
            let classic = speechRecognizer(addsPunctuation: addsPunctuation)
            #if compiler(>=6.2)
                if #available(iOS 26, macOS 26, visionOS 26, *) { return .either(transcriber(), or: classic) }
            #endif
            return classic
        }

        /// The first engine for the languages that it has, the second for the others.
        static func either(_ first: DictationEngine, or second: DictationEngine) -> DictationEngine {
            DictationEngine(
                name: first.name,
                facts: { locale, mayAsk in
                    if case .refused(let refusal) = await first.readiness(of: locale),
                        [.unsupportedLanguage, .noEngine].contains(refusal.reason)
                    {
                        return await second.facts(locale, mayAsk)
                    }
                    return await first.facts(locale, mayAsk)
                },
                open: { start, report in (start.engine == first.name ? first : second).open(start, report) })
        }
    }
#endif
