/// Counts what was sent, for tests.
@MainActor
public final class ObservableObjectPublisher {
    public static let shared = ObservableObjectPublisher()
    public private(set) var sent = 0
    public func send() { sent += 1 }
}

public protocol ObservableObject: AnyObject {}

extension ObservableObject {
    @MainActor public var objectWillChange: ObservableObjectPublisher { .shared }
}
