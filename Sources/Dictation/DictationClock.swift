/// Time as a value, so that a test can let an hour pass at once.
public struct DictationClock: Sendable {
    /// Seconds since some moment; never runs backwards.
    public var now: @Sendable () -> Double
    /// Waits some seconds, or less where the task is cancelled.
    public var sleep: @Sendable (_ seconds: Double) async -> Void

    /// Builds a clock.
    ///
    /// - Parameters:
    ///   - now: seconds since some moment.
    ///   - sleep: waits that many seconds.
    public init(now: @escaping @Sendable () -> Double, sleep: @escaping @Sendable (_ seconds: Double) async -> Void) {
        self.now = now
        self.sleep = sleep
    }

    /// The machine's own clock.
    public static var live: DictationClock {
        let start = ContinuousClock.now
        return DictationClock(
            now: {
                let (seconds, attoseconds) = (ContinuousClock.now - start).components
                return Double(seconds) + Double(attoseconds) / 1e18
            },
            sleep: { try? await Task.sleep(for: .seconds($0)) })
    }
}
