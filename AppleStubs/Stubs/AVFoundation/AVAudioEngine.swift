import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

public class AVAudioTime: NSObject {}

public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

public class AVAudioFormat: NSObject {
    public let sampleRate: Double
    public let channelCount: AVAudioChannelCount
    public let commonFormat: AVAudioCommonFormat

    public init?(
        commonFormat: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        self.commonFormat = commonFormat
        self.sampleRate = sampleRate
        channelCount = channels
    }

    override public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return (sampleRate, channelCount, commonFormat) == (other.sampleRate, other.channelCount, other.commonFormat)
    }
}

public class AVAudioBuffer: NSObject {
    public let format: AVAudioFormat
    init(format: AVAudioFormat) { self.format = format }
}

public class AVAudioPCMBuffer: AVAudioBuffer {
    public var frameLength: AVAudioFrameCount = 0
    public let frameCapacity: AVAudioFrameCount

    public init?(pcmFormat: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        self.frameCapacity = frameCapacity
        super.init(format: pcmFormat)
    }
}

public enum AVAudioConverterInputStatus: Int { case haveData, noDataNow, endOfStream }
public enum AVAudioConverterOutputStatus: Int { case haveData, inputRanDry, endOfStream, error }
public enum AVAudioConverterPrimeMethod: Int { case pre, normal, none }
public typealias AVAudioConverterInputBlock = @Sendable (
    AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?

/// Counts frames in the ratio of the rates.
public class AVAudioConverter: NSObject {
    private let ratio: Double
    public var primeMethod = AVAudioConverterPrimeMethod.normal

    public init?(from: AVAudioFormat, to: AVAudioFormat) {
        ratio = to.sampleRate / from.sampleRate
    }

    public func convert(
        to output: AVAudioBuffer, error: UnsafeMutablePointer<NSError?>?,
        withInputFrom block: AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus {
        var status = AVAudioConverterInputStatus.noDataNow
        guard let output = output as? AVAudioPCMBuffer, let input = block(1_024, &status) as? AVAudioPCMBuffer else {
            return .error
        }
        let frames = AVAudioFrameCount(Double(input.frameLength) * ratio)
        precondition(frames <= output.frameCapacity, "the buffer is too small")
        output.frameLength = frames
        return block(1_024, &status) == nil && status == .noDataNow ? .haveData : .error
    }
}

public class AVAudioNode: NSObject {
    private let lock = NSLock()
    private var tap: AVAudioNodeTapBlock?

    public func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
        let now = StubWorld.shared.now
        return AVAudioFormat(
            commonFormat: .pcmFormatFloat32, sampleRate: now.rate, channels: now.channels, interleaved: false)!
    }

    /// The three faults that end an app are preconditions here.
    public func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block: @escaping AVAudioNodeTapBlock
    ) {
        let now = StubWorld.shared.now
        precondition(now.rate > 0 && now.channels > 0, "IsFormatSampleRateAndChannelCountValid")
        precondition(format == nil || format?.sampleRate == now.rate, "format mismatch")
        StubWorld.shared.log("tap \(Int(now.rate))")
        lock.withLock {
            precondition(tap == nil, "nullptr == Tap()")
            tap = block
        }
    }

    public func removeTap(onBus bus: AVAudioNodeBus) {
        StubWorld.shared.log("untap")
        lock.withLock { tap = nil }
    }

    /// Sound comes in, on the audio thread.
    func hear(_ frames: AVAudioFrameCount) {
        guard let tap = lock.withLock({ tap }) else { return }
        let buffer = AVAudioPCMBuffer(pcmFormat: outputFormat(forBus: 0), frameCapacity: frames)!
        buffer.frameLength = frames
        StubWorld.onFreshThread { tap(buffer, AVAudioTime()) }
    }
}

public class AVAudioInputNode: AVAudioNode {}

public class AVAudioEngine: NSObject {
    private static let lock = NSLock()
    nonisolated(unsafe) private static weak var last: AVAudioEngine?
    public let inputNode = AVAudioInputNode()
    public private(set) var isRunning = false

    override public init() {
        super.init()
        Self.lock.withLock { Self.last = self }
    }

    public func prepare() {}

    public func start() throws {
        precondition(!Thread.isMainThread, "start blocks the main thread")
        if let error = StubWorld.shared.now.start { throw error }
        isRunning = true
        StubWorld.shared.log("engine start")
    }

    public func stop() {
        isRunning = false
        StubWorld.shared.log("engine stop")
    }

    /// Sound comes into the newest engine.
    public static func stubHear(_ frames: AVAudioFrameCount) {
        lock.withLock { last }?.inputNode.hear(frames)
    }
}

extension NSNotification.Name {
    public static let AVAudioEngineConfigurationChange = NSNotification.Name("AVAudioEngineConfigurationChange")
}
