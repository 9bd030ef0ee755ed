#if canImport(Speech) && canImport(AVFoundation) && !os(tvOS) && !os(watchOS) && compiler(>=6.2)
    import AVFoundation
    import Foundation
    import Speech

    /// One analysis: buffers in, results out as events.
    @available(iOS 26, macOS 26, visionOS 26, *)
    final class TranscriberTask: @unchecked Sendable {
        private let number: Int
        private let report: @Sendable (DictationEvent) -> Void
        private let sound: AsyncStream<AnalyzerInput>
        private let input: AsyncStream<AnalyzerInput>.Continuation
        private let lock = NSLock()
        /// Guarded by the lock, as what follows.
        private var stretches = ClosingStretches()
        private var analyzer: SpeechAnalyzer?
        private var converter: BufferConverter?
        /// Buffers from before the analyser's format is known.
        private var early: [AVAudioPCMBuffer] = []
        private var isOver = false

        init(number: Int, report: @escaping @Sendable (DictationEvent) -> Void) {
            self.number = number
            self.report = report
            (sound, input) = AsyncStream.makeStream(of: AnalyzerInput.self)
        }

        /// Analyses until the sound ends or the task is cancelled.
        func run<Results: AsyncSequence & Sendable>(
            _ module: any SpeechModule, _ results: Results,
            _ read: @escaping @Sendable (Results.Element) -> (text: String, isFinal: Bool)
        ) {
            Task.detached { [self] in
                do {
                    let analyzer = SpeechAnalyzer(modules: [module])
                    guard let format = await SpeechAnalyzer.bestAvailableAudioFormat(compatibleWith: [module]) else {
                        // No format: the model's files are not here.
                        return report(.error(domain: "kLSRErrorDomain", code: 102, task: number))
                    }
                    guard begin(analyzer, format) else { return }
                    try await analyzer.start(inputSequence: sound)
                    for try await result in results {
                        let (text, isFinal) = read(result)
                        report(lock.withLock { stretches.event(text, isFinal: isFinal, task: number) })
                    }
                    end()
                } catch {
                    if !lock.withLock({ isOver }) { report(Self.event(error, task: number)) }
                }
            }
        }

        func add(_ buffer: AVAudioPCMBuffer) {
            lock.withLock {
                guard let converter else { return early.append(buffer) }
                if let converted = converter.convert(buffer) { input.yield(AnalyzerInput(buffer: converted)) }
            }
        }

        /// The last stretches become final, then the results end.
        func endAudio() {
            let analyzer = lock.withLock {
                stretches.close()
                return self.analyzer
            }
            input.finish()
            Task.detached { try? await analyzer?.finalizeAndFinishThroughEndOfInput() }
        }

        func cancel() {
            let analyzer = lock.withLock {
                isOver = true
                return self.analyzer
            }
            input.finish()
            Task.detached { await analyzer?.cancelAndFinishNow() }
        }

        /// False where the task was cancelled before it began.
        private func begin(_ analyzer: SpeechAnalyzer, _ format: AVAudioFormat) -> Bool {
            lock.withLock {
                self.analyzer = analyzer
                let converter = BufferConverter(to: format)
                self.converter = converter
                for buffer in early.compactMap({ converter.convert($0) }) { input.yield(AnalyzerInput(buffer: buffer)) }
                early = []
                return !isOver
            }
        }

        private func end() {
            let (final, wasCancelled) = lock.withLock { (stretches.end(task: number), isOver) }
            guard !wasCancelled else { return }
            // Results that end by themselves while the person speaks: the session goes on with another task.
            let isClosing = lock.withLock { stretches.isClosing }
            report(isClosing ? final : .error(domain: SFSpeechErrorDomain, code: -1, task: number))
        }

        /// Raw values of these codes are not published, so that they are told by name.
        private static func event(_ error: any Error, task: Int) -> DictationEvent {
            switch (error as? SFSpeechError)?.code {
            case .noModel?, .assetLocaleNotAllocated?, .cannotAllocateUnsupportedLocale?:
                .error(domain: "kLSRErrorDomain", code: 102, task: task)
            case .unexpectedAudioFormat?, .incompatibleAudioFormats?, .audioDisordered?:
                .exception(text: "\(error)")
            default: AppleFacts.event(error, task: task)
            }
        }
    }

    /// Turns the microphone's buffers into the analyser's format, which does not convert by itself.
    @available(iOS 26, macOS 26, visionOS 26, *)
    final class BufferConverter {
        private let format: AVAudioFormat
        private var converter: (from: AVAudioFormat, converter: AVAudioConverter)?

        init(to format: AVAudioFormat) {
            self.format = format
        }

        /// The buffer in the other format; `nil` where the system cannot convert it.
        func convert(_ buffer: AVAudioPCMBuffer) -> AVAudioPCMBuffer? {
            guard buffer.format != format else { return buffer }
            guard let converter = converter(from: buffer.format) else { return nil }
            let ratio = format.sampleRate / buffer.format.sampleRate
            guard ratio.isFinite, ratio > 0, ratio < 1_000 else { return nil }
            let capacity = AVAudioFrameCount((Double(buffer.frameLength) * ratio).rounded(.up)) + 16
            guard let result = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: capacity) else { return nil }
            let source = Source(buffer)
            let status = converter.convert(to: result, error: nil) { _, status in source.next(status) }
            return status == .error || result.frameLength == 0 ? nil : result
        }

        private func converter(from source: AVAudioFormat) -> AVAudioConverter? {
            if let converter, converter.from == source { return converter.converter }
            guard let made = AVAudioConverter(from: source, to: format) else { return nil }
            // Without it the first frames are held back, and the times of words shift.
            made.primeMethod = .none
            converter = (source, made)
            return made
        }

        /// Gives one buffer once, to a converter that asks for it before it returns.
        private final class Source: @unchecked Sendable {
            private var buffer: AVAudioPCMBuffer?

            init(_ buffer: AVAudioPCMBuffer) { self.buffer = buffer }

            func next(_ status: UnsafeMutablePointer<AVAudioConverterInputStatus>) -> AVAudioBuffer? {
                defer { buffer = nil }
                status.pointee = buffer == nil ? .noDataNow : .haveData
                return buffer
            }
        }
    }
#endif
