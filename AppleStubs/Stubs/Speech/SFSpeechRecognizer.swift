import AVFoundation
import Foundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case restricted = 2
    case authorized = 3
}

public enum SFSpeechRecognitionTaskHint: Int { case unspecified, dictation, search, confirmation }

/// What the stub of Speech answers.
public final class StubSpeech: @unchecked Sendable {
    public static let shared = StubSpeech()
    private let lock = NSLock()
    private var values = Values()
    private var allTasks: [SFSpeechRecognitionTask] = []

    public struct Values {
        public var status = SFSpeechRecognizerAuthorizationStatus.authorized
        public var answer = SFSpeechRecognizerAuthorizationStatus.authorized
        public var supported = ["en-US", "ko-KR", "uk-UA"]
        public var onDevice = ["en-US", "ko-KR"]
        /// The keyboard's language, for which a recogniser is handed out where the one asked for is not known.
        public var keyboard: String? = "en-US"
    }

    public func set(_ change: (inout Values) -> Void) { lock.withLock { change(&values) } }
    public var now: Values { lock.withLock { values } }
    public var tasks: [SFSpeechRecognitionTask] { lock.withLock { allTasks } }
    func add(_ task: SFSpeechRecognitionTask) { lock.withLock { allTasks.append(task) } }

    public func reset() {
        lock.withLock {
            values = Values()
            allTasks = []
        }
    }
}

public class SFSpeechRecognizer: NSObject {
    public let locale: Locale
    public var queue = OperationQueue.main

    public init?(locale: Locale) {
        let now = StubSpeech.shared.now
        let tag = locale.identifier(.bcp47)
        guard let given = now.supported.contains(tag) ? tag : now.keyboard else { return nil }
        StubWorld.shared.log("recognizer \(given)")
        self.locale = Locale(identifier: given)
    }

    public class func supportedLocales() -> Set<Locale> { Set(StubSpeech.shared.now.supported.map(Locale.init)) }

    public class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
        StubWorld.shared.log("speech status")
        return StubSpeech.shared.now.status
    }

    public class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        StubWorld.shared.log("ask speech")
        let answer = StubSpeech.shared.now.answer
        StubWorld.later { handler(answer) }
    }

    public var supportsOnDeviceRecognition: Bool { StubSpeech.shared.now.onDevice.contains(locale.identifier(.bcp47)) }

    public func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask(request, queue, resultHandler)
        StubWorld.shared.log("task \(locale.identifier(.bcp47)) on device \(request.requiresOnDeviceRecognition)")
        StubSpeech.shared.add(task)
        return task
    }
}

public class SFSpeechRecognitionRequest: NSObject {
    public var taskHint = SFSpeechRecognitionTaskHint.unspecified
    public var shouldReportPartialResults = true
    public var contextualStrings: [String] = []
    public var requiresOnDeviceRecognition = false
    public var addsPunctuation = false
}

public class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    private let lock = NSLock()
    private var heard: AVAudioFrameCount = 0
    private var isOver = false

    override public init() {}

    public func append(_ buffer: AVAudioPCMBuffer) {
        lock.withLock {
            precondition(!isOver, "append after endAudio")
            heard += buffer.frameLength
        }
    }

    public func endAudio() {
        lock.withLock { isOver = true }
        StubWorld.shared.log("end audio")
    }

    public var stubFrames: Int { lock.withLock { Int(heard) } }
}

public class SFSpeechRecognitionTask: NSObject {
    public let stubRequest: SFSpeechRecognitionRequest
    private let queue: OperationQueue
    private let handler: (SFSpeechRecognitionResult?, (any Error)?) -> Void

    init(
        _ request: SFSpeechRecognitionRequest, _ queue: OperationQueue,
        _ handler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) {
        stubRequest = request
        self.queue = queue
        self.handler = handler
    }

    public func cancel() { StubWorld.shared.log("task cancel") }
    public func finish() {}

    /// Hands a result over on the recogniser's queue, from a thread of its own.
    public func stubReport(_ text: String, isFinal: Bool = false, endsUtterance: Bool = false, time: Double = 0) {
        let result = SFSpeechRecognitionResult(text, isFinal, endsUtterance, time)
        call { self.handler(result, nil) }
    }

    public func stubFail(_ domain: String, _ code: Int) {
        call { self.handler(nil, NSError(domain: domain, code: code)) }
    }

    /// A handler that is not said to be safe on other threads, called on another thread all the same: so does the system.
    private struct Work: @unchecked Sendable {
        let run: () -> Void
    }

    private func call(_ handler: @escaping () -> Void) {
        let work = Work(run: handler)
        StubWorld.onFreshThread {
            let operation = BlockOperation { work.run() }
            self.queue.addOperations([operation], waitUntilFinished: true)
        }
    }
}

public class SFSpeechRecognitionResult: NSObject {
    public let bestTranscription: SFTranscription
    public let isFinal: Bool
    public let speechRecognitionMetadata: SFSpeechRecognitionMetadata?

    init(_ text: String, _ isFinal: Bool, _ endsUtterance: Bool, _ time: Double) {
        bestTranscription = SFTranscription(text, time)
        self.isFinal = isFinal
        speechRecognitionMetadata = endsUtterance || isFinal ? SFSpeechRecognitionMetadata() : nil
    }
}

public class SFTranscription: NSObject {
    public let formattedString: String
    public let segments: [SFTranscriptionSegment]

    init(_ text: String, _ time: Double) {
        formattedString = text
        segments = text.isEmpty ? [] : [SFTranscriptionSegment(time)]
    }
}

public class SFTranscriptionSegment: NSObject {
    public let timestamp: TimeInterval
    public let confidence: Float = 0

    init(_ time: TimeInterval) { timestamp = time }
}

public class SFSpeechRecognitionMetadata: NSObject {}

public let SFSpeechErrorDomain = "SFSpeechErrorDomain"

public struct SFSpeechError: Error {
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let internalServiceError = Code(rawValue: 1)
        public static let audioDisordered = Code(rawValue: 1_001)
        public static let unexpectedAudioFormat = Code(rawValue: 1_002)
        public static let noModel = Code(rawValue: 1_003)
        public static let assetLocaleNotAllocated = Code(rawValue: 1_004)
        public static let incompatibleAudioFormats = Code(rawValue: 1_005)
        public static let cannotAllocateUnsupportedLocale = Code(rawValue: 1_006)
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
}
