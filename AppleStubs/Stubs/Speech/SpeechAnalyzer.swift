import AVFoundation
import CoreMedia
import Foundation

/// What the new engine's stub answers.
public final class StubAnalyzer: @unchecked Sendable {
    public static let shared = StubAnalyzer()
    private let lock = NSLock()
    private var values = Values()
    private var allModules: [StubModule] = []
    private var frames: AVAudioFrameCount = 0

    public struct Values {
        public var supported = ["en-US", "ko-KR"]
        public var status = AssetInventory.Status.installed
        public var reserved: [String] = []
        public var format = AVAudioFormat(
            commonFormat: .pcmFormatInt16, sampleRate: 16_000, channels: 1, interleaved: true)
    }

    public func set(_ change: (inout Values) -> Void) { lock.withLock { change(&values) } }
    public var now: Values { lock.withLock { values } }
    public var modules: [StubModule] { lock.withLock { allModules } }
    public var heard: Int { lock.withLock { Int(frames) } }
    func add(_ module: StubModule) { lock.withLock { allModules.append(module) } }
    func hear(_ input: AnalyzerInput) {
        precondition(input.buffer.format.sampleRate == now.format?.sampleRate, "the analyser does not convert")
        lock.withLock { frames += input.buffer.frameLength }
    }

    public func reset() {
        lock.withLock {
            values = Values()
            allModules = []
            frames = 0
        }
    }
}

/// A module whose results the test hands over.
public class StubModule: @unchecked Sendable {
    public struct Element: Sendable {
        public let text: AttributedString
        public let isFinal: Bool
    }

    public let locale: Locale
    let stream: AsyncThrowingStream<Element, any Error>
    let continuation: AsyncThrowingStream<Element, any Error>.Continuation

    init(_ locale: Locale) {
        self.locale = locale
        (stream, continuation) = AsyncThrowingStream.makeStream(of: Element.self)
        StubAnalyzer.shared.add(self)
    }

    public func stubReport(_ text: String, isFinal: Bool = false) {
        continuation.yield(Element(text: AttributedString(text), isFinal: isFinal))
    }

    public func stubFail(_ error: any Error) { continuation.finish(throwing: error) }
    public func stubEnd() { continuation.finish() }
}

public protocol SpeechModule: AnyObject, Sendable {}

public final class DictationTranscriber: StubModule, SpeechModule, @unchecked Sendable {
    public struct Preset: Sendable {
        public static let progressiveLongDictation = Preset()
    }

    public init(locale: Locale, preset: Preset) { super.init(locale) }
    public static var supportedLocales: [Locale] {
        get async { StubAnalyzer.shared.now.supported.map(Locale.init) }
    }
    public var results: some AsyncSequence<Element, any Error> & Sendable { stream }
}

public final class SpeechTranscriber: StubModule, SpeechModule, @unchecked Sendable {
    public struct Preset: Sendable {
        public static let progressiveTranscription = Preset()
    }

    public init(locale: Locale, preset: Preset) { super.init(locale) }
    public static var isAvailable: Bool { true }
    public static var supportedLocales: [Locale] {
        get async { StubAnalyzer.shared.now.supported.map(Locale.init) }
    }
    public var results: some AsyncSequence<Element, any Error> & Sendable { stream }
}

public struct AnalyzerInput: @unchecked Sendable {
    public let buffer: AVAudioPCMBuffer
    public init(buffer: AVAudioPCMBuffer) { self.buffer = buffer }
}

public actor SpeechAnalyzer {
    private let modules: [any SpeechModule]

    public init(modules: [any SpeechModule]) { self.modules = modules }

    public static func bestAvailableAudioFormat(compatibleWith modules: [any SpeechModule]) async -> AVAudioFormat? {
        StubAnalyzer.shared.now.format
    }

    public func start<S: AsyncSequence & Sendable>(inputSequence: S) async throws where S.Element == AnalyzerInput {
        StubWorld.shared.log("analyze")
        Task.detached { for try await input in inputSequence { StubAnalyzer.shared.hear(input) } }
    }

    public func finalizeAndFinishThroughEndOfInput() async throws { StubWorld.shared.log("finalize") }

    public func cancelAndFinishNow() async {
        StubWorld.shared.log("cancel analysis")
        for case let module as StubModule in modules { module.stubEnd() }
    }
}

public final class AssetInventory {
    public enum Status: Int, Comparable, Sendable {
        case unsupported, supported, downloading, installed
        public static func < (left: Status, right: Status) -> Bool { left.rawValue < right.rawValue }
    }

    public static func status(forModules modules: [any SpeechModule]) async -> Status { StubAnalyzer.shared.now.status }
    public static var maximumReservedLocales: Int { 5 }
    public static var reservedLocales: [Locale] {
        get async { StubAnalyzer.shared.now.reserved.map(Locale.init) }
    }

    @discardableResult public static func reserve(locale: Locale) async throws -> Bool {
        StubWorld.shared.log("reserve \(locale.identifier(.bcp47))")
        return true
    }

    public static func assetInstallationRequest(
        supporting modules: [any SpeechModule]
    ) async throws -> AssetInstallationRequest? { AssetInstallationRequest() }
}

public final class AssetInstallationRequest: Sendable {
    public func downloadAndInstall() async throws { StubWorld.shared.log("download") }
}
