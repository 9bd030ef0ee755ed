import Foundation

/// What the stubs answer, and what was asked of them; one world, so that tests run one after the other.
public final class StubWorld: @unchecked Sendable {
    public static let shared = StubWorld()
    private let lock = NSLock()
    private var events: [String] = []
    private var values = Values()

    public struct Values {
        /// "undetermined", "granted" or "denied".
        public var microphone = "granted"
        /// What the person answers to a question.
        public var answer = true
        public var rate = 48_000.0
        public var channels: UInt32 = 1
        /// Thrown when the audio session becomes active.
        public var activation: NSError?
        /// Thrown when the audio engine starts.
        public var start: NSError?
    }

    public func set(_ change: (inout Values) -> Void) { lock.withLock { change(&values) } }
    public var now: Values { lock.withLock { values } }
    public func log(_ event: String) { lock.withLock { events.append(event) } }
    public var logged: [String] { lock.withLock { events } }

    public func reset() {
        lock.withLock {
            events = []
            values = Values()
        }
    }

    /// Runs a callback on a thread of its own and waits for it.
    public static func onFreshThread(_ work: @escaping () -> Void) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            work()
            done.signal()
        }
        thread.start()
        done.wait()
    }

    /// The same without waiting, for answers to questions.
    public static func later(_ work: @escaping () -> Void) { Thread.detachNewThread { work() } }
}
