#if canImport(Speech) && canImport(AVFoundation) && !os(tvOS) && !os(watchOS) && compiler(>=6.2)
    import AVFoundation
    import Foundation
    import Speech

    /// The two transcribers of iOS 26.
    @available(iOS 26, macOS 26, visionOS 26, *)
    public enum DictationTranscriberKind: Sendable {
        /// The models of the keyboard's dictation, with more languages.
        case dictation
        /// The newer model, with fewer languages and on newer devices.
        case speech
    }

    @available(iOS 26, macOS 26, visionOS 26, *)
    extension DictationEngine {
        /// `DictationTranscriber` or `SpeechTranscriber`; neither ever sends sound away.
        ///
        /// Where the language's model is not on the device, a start asks the system to fetch it, and refuses meanwhile.
        ///
        /// - Parameter kind: which of the two.
        /// - Returns: the engine.
        public static func transcriber(_ kind: DictationTranscriberKind = .dictation) -> DictationEngine {
            DictationEngine(
                name: kind.name,
                facts: { locale, mayAsk in await TranscriberFacts.events(locale, kind, mayAsk: mayAsk) },
                open: { start, report in
                    let line = TranscriberLine(
                        locale: start.recognizerLocale ?? start.locale, kind: kind, report: report)
                    return Line(perform: { line.perform($0) }, takeFrames: { line.capture.takeFrames() })
                })
        }
    }

    @available(iOS 26, macOS 26, visionOS 26, *)
    extension DictationTranscriberKind {
        var name: String { self == .dictation ? "DictationTranscriber" : "SpeechTranscriber" }

        var supportedLocales: [Locale] {
            get async {
                switch self {
                case .dictation: await DictationTranscriber.supportedLocales
                case .speech: SpeechTranscriber.isAvailable ? await SpeechTranscriber.supportedLocales : []
                }
            }
        }

        func module(_ locale: Locale) -> any SpeechModule {
            switch self {
            case .dictation: DictationTranscriber(locale: locale, preset: .progressiveLongDictation)
            case .speech: SpeechTranscriber(locale: locale, preset: .progressiveTranscription)
            }
        }
    }

    /// What stands for or against a language with a transcriber.
    @available(iOS 26, macOS 26, visionOS 26, *)
    enum TranscriberFacts {
        static func events(_ locale: String, _ kind: DictationTranscriberKind, mayAsk: Bool) async -> [DictationEvent] {
            var start = AppleFacts.start(locale, engine: kind.name)
            let supported = await kind.supportedLocales.map { $0.identifier(.bcp47) }
            start.engineLocales = supported.sorted()
            let device = start.deviceLocale.flatMap { LanguageTag($0) }
            // Not supportedLocale(equivalentTo:), which has named languages that are not supported.
            guard let asked = LanguageTag(locale),
                let used = LanguageChoice.best(for: asked, among: supported, device: device)
            else { return [.start(start)] }
            start.recognizerLocale = used.description
            let reserved = await AssetInventory.reservedLocales.map { $0.identifier(.bcp47) }
            start.model = await model(used, kind, reserved: reserved, mayAsk: mayAsk)
            if start.model == .installed { start.microphone = await SpeechPermissions.microphone(mayAsk: mayAsk) }
            return [.reserved(locales: reserved), .start(start)]
        }

        /// `nil` where no place is free for another language: then that is the reason.
        private static func model(
            _ tag: LanguageTag, _ kind: DictationTranscriberKind, reserved: [String], mayAsk: Bool
        ) async -> DictationModel? {
            let locale = Locale(identifier: tag.description)
            let isReserved = reserved.contains { LanguageTag($0)?.language == tag.language }
            switch await AssetInventory.status(forModules: [kind.module(locale)]) {
            case .installed: return .installed
            case .downloading: return .downloading
            case .unsupported: return .missing
            default: break
            }
            guard isReserved || reserved.count < AssetInventory.maximumReservedLocales else { return nil }
            guard mayAsk else { return .missing }
            // The press of the button is the wish; the system may go on after the first attempt.
            Task.detached { await install(locale, kind) }
            return .downloading
        }

        /// Without a reservation the status stays as it was after the download.
        private static func install(_ locale: Locale, _ kind: DictationTranscriberKind) async {
            _ = try? await AssetInventory.reserve(locale: locale)
            let request = try? await AssetInventory.assetInstallationRequest(supporting: [kind.module(locale)])
            try? await request?.downloadAndInstall()
        }
    }

    /// The microphone and the tasks of one session.
    @available(iOS 26, macOS 26, visionOS 26, *)
    private final class TranscriberLine: @unchecked Sendable {
        let capture: AudioCapture
        private let locale: Locale
        private let kind: DictationTranscriberKind
        private let report: @Sendable (DictationEvent) -> Void
        private let lock = NSLock()
        /// Guarded by the lock.
        private var present: TranscriberTask?

        init(
            locale: String, kind: DictationTranscriberKind, report: @escaping @Sendable (DictationEvent) -> Void
        ) {
            capture = AudioCapture(report: report)
            self.locale = Locale(identifier: locale)
            self.kind = kind
            self.report = report
        }

        func perform(_ action: DictationAction) {
            switch action {
            case .startCapture: capture.start()
            case .rebuildCapture: capture.rebuild()
            case .stopCapture: capture.stop()
            case .startTask:
                let task = TranscriberTask(number: TaskNumbers.shared.next(), report: report)
                lock.withLock { present = task }
                capture.feed { task.add($0) }
                switch kind {
                case .dictation:
                    let module = DictationTranscriber(locale: locale, preset: .progressiveLongDictation)
                    task.run(module, module.results) { (String($0.text.characters), $0.isFinal) }
                case .speech:
                    let module = SpeechTranscriber(locale: locale, preset: .progressiveTranscription)
                    task.run(module, module.results) { (String($0.text.characters), $0.isFinal) }
                }
            case .endAudio:
                let task = lock.withLock { present }
                capture.feed(nil)
                capture.afterwards { task?.endAudio() }
            case .cancelTask:
                capture.feed(nil)
                lock.withLock {
                    defer { present = nil }
                    return present
                }?.cancel()
            case .showText, .awaitFinal, .showRefusal, .endSession: break
            }
        }
    }
#endif
