public struct CMTime: Sendable, Equatable {
    public var seconds: Double
    public init(seconds: Double) { self.seconds = seconds }
}

public struct CMTimeRange: Sendable, Equatable {
    public var start: CMTime
    public var duration: CMTime
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }
}
