// swift-format-ignore-file
import Speech
@testable import struct AVFoundation.AVCaptureDevice
@_exported import Own.Sub

@available(iOS 17.0, macOS 14.2.1, *)
@MainActor public final class Recorder<Source: Sendable>: NSObject, SFSpeechRecognizerDelegate where Source: Hashable {
    private(set) static var shared: Recorder? = nil, count = 0
    weak var delegate: (any RecorderDelegate)?
    lazy var engine: AVAudioEngine = { AVAudioEngine() }()
    @Published var text = "" { didSet { save(text) } willSet { check(newValue) } }
    var isReady: Bool { engine.isRunning }
    var level: Float {
        get throws { try meter.level }
        set(value) { meter.level = value }
    }
    nonisolated(unsafe) let box: [String: (Int, label: String?) -> Void] = [:]

    required init?(coder: NSCoder) { fatalError() }
    convenience init(_ source: Source, at url: URL = .current, handlers: (() -> Void)...) { self.init() }
    deinit { stop() }
    subscript(index: Int, default other: @autoclosure () -> Source) -> Source { items[index] ?? other() }
    subscript(safe index: Int) -> Source? { get { items[index] } set { items[index] = newValue } }
    static func == (left: Recorder, right: Recorder) -> Bool { left === right }
    prefix static func ++ (value: inout Recorder) {}
    func start<T>(_ kind: T, for duration: inout Double) async throws(Failure) -> some View where T: Collection {}
    class func make() -> Self { Self() }
    override class var layer: AnyClass { CALayer.self }
}

extension Recorder.Part: @retroactive Identifiable, ~Copyable { typealias ID = UUID }
extension [String] { indirect enum Tree { case leaf, node(Tree, right: Tree), value(of: Int = 3), raw } }
enum Kind: String, CaseIterable { case audio = "a", video = "v" }
protocol Source<Item> { associatedtype Item: Hashable = Int; var item: Item { get async throws }; init(); func run() }
actor Queue { isolated deinit {} }
distributed actor Far { distributed func call() {} }
infix operator <->: Together
precedencegroup Together {
    higherThan: AdditionPrecedence
    associativity: left
}
@freestanding(expression) macro own<T>(_ value: T, to: String) -> String = #externalMacro(module: "M", type: "T")
#Preview("Dark") { Text("x") }
struct Pack<each T>: P { func f(_ item: repeat each T) {}; let (a, b): (Int, Int) = (1, 2) }
@propertyWrapper struct Wrapped { @Environment(\.dismiss) private var dismiss; @State var x: Int = 0 }
let any = any, some = some, actor = actor, macro = macro
protocol Old: class, Other { func call() }
