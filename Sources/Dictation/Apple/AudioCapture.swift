#if canImport(Speech) && canImport(AVFoundation) && !os(tvOS) && !os(watchOS)
    import AVFoundation
    import Foundation

    /// The microphone of one session.
    ///
    /// `setActive`, `start` and `stop` take 100 to 300 ms, so that everything runs on a queue of its own. Objective-C
    /// exceptions of `installTap` cannot be caught: the format is looked at, and an old tap removed, before each one.
    final class AudioCapture: @unchecked Sendable {
        private let queue = DispatchQueue(label: "dictation.capture")
        private let report: @Sendable (DictationEvent) -> Void
        private let lock = NSLock()
        /// Guarded by the lock; the tap reads it on the audio thread.
        private var consume: (@Sendable (AVAudioPCMBuffer) -> Void)?
        private var frames = 0
        /// Used on the queue alone.
        private var engine: AVAudioEngine?
        private var observers: [any NSObjectProtocol] = []

        init(report: @escaping @Sendable (DictationEvent) -> Void) {
            self.report = report
        }

        deinit {
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
        }

        /// Who is given the buffers from now on.
        func feed(_ consume: (@Sendable (AVAudioPCMBuffer) -> Void)?) {
            lock.withLock { self.consume = consume }
        }

        /// The frames heard since the last call.
        func takeFrames() -> Int {
            lock.withLock {
                defer { frames = 0 }
                return frames
            }
        }

        func start() {
            queue.async {
                self.observe()
                self.open()
            }
        }

        /// The old engine has stopped or has another format: a new one with the present format.
        func rebuild() {
            queue.async {
                self.closeEngine()
                self.open()
            }
        }

        func stop() {
            queue.async {
                for observer in self.observers { NotificationCenter.default.removeObserver(observer) }
                self.observers = []
                self.closeEngine()
                #if !os(macOS)
                    // Without this, what other apps played stays quiet.
                    try? AVAudioSession.sharedInstance().setActive(false, options: .notifyOthersOnDeactivation)
                #endif
            }
        }

        /// Runs what must come after the microphone was closed.
        func afterwards(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

        private func open() {
            do {
                #if !os(macOS)
                    let session = AVAudioSession.sharedInstance()
                    try session.setCategory(.record, mode: .measurement, options: .duckOthers)
                    try session.setActive(true, options: .notifyOthersOnDeactivation)
                #endif
                let engine = AVAudioEngine()
                let format = engine.inputNode.outputFormat(forBus: 0)
                guard format.sampleRate > 0, format.channelCount > 0 else { return report(.format(hertz: 0)) }
                report(.format(hertz: format.sampleRate))
                self.engine = engine
                installTap(on: engine.inputNode)
                engine.prepare()
                try engine.start()
            } catch {
                closeEngine()
                report(Self.isBusy(error) ? .callActive : .exception(text: "\(error)"))
            }
        }

        private func installTap(on input: AVAudioInputNode) {
            input.removeTap(onBus: 0)
            // No format: the bus's own at this moment, since another rate than the bus's ends the app.
            input.installTap(onBus: 0, bufferSize: 1_024, format: nil) { [weak self] buffer, _ in
                self?.take(buffer)
            }
        }

        private func take(_ buffer: AVAudioPCMBuffer) {
            let consume = lock.withLock {
                frames += Int(buffer.frameLength)
                return self.consume
            }
            consume?(buffer)
        }

        private func closeEngine() {
            engine?.inputNode.removeTap(onBus: 0)
            engine?.stop()
            engine = nil
        }

        /// `AVAudioSession.ErrorCode.insufficientPriority`, “!pri”: a call has the microphone.
        private static func isBusy(_ error: any Error) -> Bool { (error as NSError).code == 561_017_449 }
    }

    /// What the system says of the microphone while it is open.
    extension AudioCapture {
        private func observe() {
            guard observers.isEmpty else { return }
            on(.AVAudioEngineConfigurationChange) { capture, _ in capture.report(.engineStopped) }
            #if !os(macOS)
                on(AVAudioSession.interruptionNotification) { capture, info in
                    switch Self.number(info[AVAudioSessionInterruptionTypeKey]) {
                    case AVAudioSession.InterruptionType.began.rawValue: capture.report(.interruption(.began))
                    case AVAudioSession.InterruptionType.ended.rawValue: capture.report(.interruption(.ended))
                    default: break
                    }
                }
                on(AVAudioSession.routeChangeNotification) { capture, info in capture.routeChanged(info) }
                on(AVAudioSession.mediaServicesWereResetNotification) { capture, _ in capture.report(.engineStopped) }
                // The name is UIApplication.didEnterBackgroundNotification; an app extension has no UIApplication.
                on(Notification.Name("UIApplicationDidEnterBackgroundNotification")) { capture, _ in
                    capture.report(.stop)
                }
            #endif
        }

        private func on(
            _ name: Notification.Name, _ handle: @escaping @Sendable (AudioCapture, [AnyHashable: Any]) -> Void
        ) {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] notification in
                    if let self { handle(self, notification.userInfo ?? [:]) }
                })
        }

        #if !os(macOS)
            /// A change of category is our own doing.
            private func routeChanged(_ info: [AnyHashable: Any]) {
                let reason = Self.number(info[AVAudioSessionRouteChangeReasonKey])
                guard reason != AVAudioSession.RouteChangeReason.categoryChange.rawValue else { return }
                queue.async {
                    guard let engine = self.engine else { return }
                    self.report(.routeChange(hertz: engine.inputNode.outputFormat(forBus: 0).sampleRate))
                }
            }
        #endif

        private static func number(_ value: Any?) -> UInt? { (value as? NSNumber)?.uintValue ?? value as? UInt }
    }
#endif
