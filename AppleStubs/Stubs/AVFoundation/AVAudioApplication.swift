import Foundation

public class AVAudioApplication: NSObject {
    public static let shared = AVAudioApplication()

    public enum recordPermission: Int {
        case undetermined = 0x756e_6474
        case denied = 0x6465_6e79
        case granted = 0x6772_6e74
    }

    public var recordPermission: AVAudioApplication.recordPermission {
        StubWorld.shared.log("microphone status")
        switch StubWorld.shared.now.microphone {
        case "granted": return .granted
        case "denied": return .denied
        default: return .undetermined
        }
    }

    public class func requestRecordPermission(completionHandler: @escaping @Sendable (Bool) -> Void) {
        StubWorld.shared.log("ask microphone")
        StubWorld.later { completionHandler(StubWorld.shared.now.answer) }
    }
}

public class AVAudioSession: NSObject {
    private static let session = AVAudioSession()
    public class func sharedInstance() -> AVAudioSession { session }

    public struct Category: Sendable {
        let name: String
        public static let record = Category(name: "record")
        public static let playAndRecord = Category(name: "playAndRecord")
    }

    public struct Mode: Sendable {
        let name: String
        public static let `default` = Mode(name: "default")
        public static let measurement = Mode(name: "measurement")
    }

    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let duckOthers = CategoryOptions(rawValue: 2)
    }

    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    public enum RecordPermission: UInt {
        case undetermined, denied, granted
    }

    public enum InterruptionType: UInt { case ended = 0, began = 1 }

    public enum RouteChangeReason: UInt {
        case unknown = 0
        case newDeviceAvailable = 1
        case oldDeviceUnavailable = 2
        case categoryChange = 3
        case override = 4
    }

    public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
    public static let mediaServicesWereResetNotification = NSNotification.Name("AVAudioSessionMediaServicesWereReset")

    public var recordPermission: RecordPermission { .undetermined }
    public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        StubWorld.later { response(StubWorld.shared.now.answer) }
    }

    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        StubWorld.shared.log("category \(category.name) \(mode.name) \(options.rawValue)")
    }

    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        StubWorld.shared.log("active \(active) \(options.rawValue)")
        precondition(!Thread.isMainThread, "setActive blocks the main thread")
        if active, let error = StubWorld.shared.now.activation { throw error }
    }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
