import PlainspokenModel
import PlainspokenReading
import Testing

/// What Swift files declare.
@Suite struct SwiftDeclarationTests {
    @Test(arguments: cases) func facts(_ sample: SourceSample) {
        #expect(sample.scanSwift() == sample.facts)
    }

    private static let cases: [SourceSample] = [
        SourceSample(
            "imports",
            #"""
            import Speech
            @testable import App
            @_exported import struct CoreLocation.CLLocation
            public import class UIKit.UIView; import Foundation.NSURL
            import func Darwin.C.exit
            #if canImport(HealthKit)
            import HealthKit
            #endif
            """#,
            #"""
            import Speech
            import App
            import CoreLocation
            import UIKit
            import Foundation
            import Darwin
            import HealthKit @1
            1<0 #if canImport(HealthKit) {import HealthKit}
            """#),
        SourceSample(
            "types",
            #"""
            @main struct Journal: SwiftUI.App, @unchecked Sendable {}
            public final class Store<Item: Hashable>: NSObject, @preconcurrency AVCaptureDelegate where Item: Codable {}
            actor Recorder {}
            protocol Talking: AnyObject, Speaking & Hearing { associatedtype Voice: Sound = Any }
            indirect enum Tree: String, ~Copyable { case leaf, node(Tree, right: Tree = .leaf), `default` = "x" }
            extension AVCaptureDevice.Format: @retroactive Identifiable {}
            extension [Models.Note] where Element: Any {}
            struct `Type` {}
            let actor = 1
            """#,
            #"""
            1<0 type Journal {}
            2<0 type Store {}
            3<0 type Recorder {}
            4<0 type Talking {associatedtype Voice}
            5<0 type Tree {case leaf, node(Tree}
            6<0 type AVCaptureDevice.Format {}
            7<0 type [Models.Note] {}
            8<0 type Type {}
            type @main struct Journal <- App, Sendable {1}
            type public final class Store <- NSObject, AVCaptureDelegate {2}
            type actor Recorder {3}
            type protocol Talking <- AnyObject, Speaking, Hearing {4}
            typeAlias associatedtype Voice <- Sound: Any @4
            type indirect enum Tree <- String {5}
            enumCase case leaf @5
            enumCase case node(_:right:) @5
            enumCase case default = "x" @5
            typeExtension extension AVCaptureDevice.Format <- Identifiable {6}
            typeExtension extension [Models.Note] {7}
            type struct Type {8}
            variable let actor = 1
            0 .leaf @5
            string "x" @5
            """#),
        SourceSample(
            "functions",
            #"""
            func ask(for kind: AVMediaType, _ block: @escaping (Bool) -> Void = { _ in }) async throws -> [Foo.Bar]? {}
            static func == (left: Self, right: Self) -> Bool {}
            func << <T>(a: T, b: Int) {}
            init?(coder: NSCoder) {}
            private(set) convenience init!<T>(_ x: T...) throws(Oops) where T: P { self.init() }
            deinit { stop() }
            subscript(i: Int, at j: Int) -> any View { i }
            subscript<T>(key: T) -> T { get { a } set { b } }
            func make(@Binding value: Int, in env: inout some Env, b: borrowing B) {}
            macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
            protocol P { func one(); func two() -> Int; init(x: Int); var three: Int { get set } }
            prefix operator +++
            infix operator <>: AdditionPrecedence
            precedencegroup Foo { higherThan: Bar }
            func after() {}
            """#,
            #"""
            1<0 closure {_ in}
            2<0 function ask {}
            3<0 function == {}
            4<0 function << {}
            5<0 function init {}
            6<0 function init {self.init()}
            7<0 function deinit {stop()}
            8<0 accessor subscript {i}
            9<0 accessor subscript {a}
            10<0 accessor subscript {b}
            11<0 function make {}
            12<0 type P {func one(); func two}
            13<0 function after {}
            function func ask(for:_:): [Foo.Bar] {2}
            parameter func kind: AVMediaType @2
            parameter func block: (Bool) -> Void = {1} @2
            function static func ==(left:right:): Bool {3}
            parameter func left: Self @3
            parameter func right: Self @3
            function func <<(a:b:) {4}
            parameter func a: T @4
            parameter func b: Int @4
            initializer init init(coder:) {5}
            parameter init coder: NSCoder @5
            initializer private convenience init init(_:) {6}
            parameter init x: T @6
            deinitializer deinit deinit {7}
            subscriptDeclaration subscript subscript(i:at:): View {8}
            parameter subscript i: Int @8
            parameter subscript j: Int @8
            subscriptDeclaration subscript subscript(key:): T {9}
            parameter subscript key: T
            function func make(value:in:b:) {11}
            parameter @Binding func value: Int @11
            parameter func env: Env @11
            parameter func b: B @11
            macro macro stringify(_:): (T, String)
            parameter macro value: T
            type protocol P {12}
            function func one @12
            function func two: Int @12
            initializer init init(x:) @12
            parameter init x: Int @12
            variable var three: Int @12
            function func after {13}
            0 self.init() @6
            1 stop() @7
            2 i @8
            3 a @9
            4 b @10
            5 #externalMacro(module: "M", type: "S")
            string "M"
            string "S"
            """#),
        SourceSample(
            "variables",
            #"""
            let a = 1, b: Int? = 2, (c, d) = pair, _ = ignored
            @Published private(set) var manager: CLLocationManager! = nil
            lazy var session: AVCaptureSession = { AVCaptureSession() }()
            static var shared: Store { Store() }
            var size: Int { get { 1 } set(new) { keep(new) } }
            var watched = 0 { willSet { before() } didSet(old) { after(old) } }
            var effect: Data { get async throws { try await load() } }
            var wrapped: Box<[String: Int]>? = Box<[String: Int]>()
            weak var delegate: (any Delegate & Sendable)?
            unowned(unsafe) let owner: Owner
            nonisolated(unsafe) var flag = x as! Bool
            let handler: ((Int, String) async throws -> Void)?
            var read: Int { read { $0 } }
            let url = "x" as NSString, kind = thing as? AVMediaType
            @AppStorage("key", store: .shared) var stored: String = ""
            typealias Done<T> = (Result<T, Error>) -> Void
            typealias Alias = AVCaptureDevice.DiscoverySession
            """#,
            #"""
            1<0 closure {AVCaptureSession()}
            2<0 accessor shared {Store()}
            3<0 accessor size {1}
            4<0 accessor size {keep(new)}
            5<0 accessor watched {before()}
            6<0 accessor watched {after(old)}
            7<0 accessor effect {try await load()}
            8<0 accessor read {read { $0 }}
            9<8 closure {$0}
            variable let a = 1
            variable let b: Int = 2
            variable let c
            variable let d
            variable @Published private var manager: CLLocationManager = nil
            variable lazy var session: AVCaptureSession = (…)()
            variable static var shared: Store {2}
            variable var size: Int {3}
            variable var watched = 0 {5}
            variable var effect: Data {7}
            variable var wrapped: Box = Box<[String: Int]>()
            variable weak var delegate: Delegate & Sendable
            variable unowned let owner: Owner
            variable nonisolated var flag: Bool = x
            variable let handler: (Int, String) -> Void
            variable var read: Int {8}
            variable let url: NSString = "x"
            variable let kind: AVMediaType = thing
            variable @AppStorage var stored: String = ""
            typeAlias typealias Done: (Result) -> Void
            typeAlias typealias Alias: AVCaptureDevice.DiscoverySession
            0 pair
            1 ignored
            2 (…)()
            3 AVCaptureSession() @1
            4 Store() @2
            5 keep(new) @4
            6 new ^5 @4
            7 before() @5
            8 after(old) @6
            9 old ^8 @6
            10 load() @7
            11 Box<[String: Int]>()
            12 x
            13 read(~{9}) @8
            14 $0 @9
            15 thing
            16 .shared
            string "x"
            string "key"
            string ""
            """#),
        SourceSample(
            "attributes",
            #"""
            @available(iOS 17, macOS 14.1, *) func new() {}
            @available(iOS, introduced: 15.2.1, obsoleted: 18, message: "x") struct Old { func f() {} }
            @available(*, unavailable) func never() {}
            @available(iOS, unavailable)
            @objc(foo:) @MainActor override public func nope() {}
            @available(swift 5.9) func language() {}
            @Wrapper(wrappedValue: "a", kind: Kind.b) @Other<Int> var x: Int
            #if DEBUG
            @discardableResult
            #endif
            func decorated() {}
            """#,
            #"""
            1<0 function new iOS≥17.0 macOS≥14.1 {}
            2<0 type Old iOS≥15.2.1 iOS<18.0 {func f() {}}
            3<2 function f {}
            4<0 function never iOS<0.0 macCatalyst<0.0 macOS<0.0 tvOS<0.0 visionOS<0.0 watchOS<0.0 {}
            5<0 function nope iOS<0.0 {}
            6<0 function language {}
            7<0 #if DEBUG {@discardableResult}
            8<0 function decorated {}
            function @available func new {1}
            type @available struct Old {2}
            function func f {3} @2
            function @available func never {4}
            function @available @objc @MainActor override public func nope {5}
            function @available func language {6}
            variable @Wrapper @Other var x: Int
            function func decorated {8}
            0 Kind.b
            string "a"
            """#),
        SourceSample(
            "enum cases",
            #"""
            enum E {
                case a, b(Int)
                @available(iOS 16, *) case c(x: Int, _ y: String)
                #if os(iOS)
                case d = 4
                #endif
                var f: Int { switch self { case .a: 1; default: 2 } }
            }
            extension E { indirect case g }
            """#,
            #"""
            1<0 type E {case a, b(Int) @avai}
            2<1 #if os(iOS) {case d = 4}
            3<1 accessor f {switch self { case .}
            4<3 switchBody if self {case .a: 1; default:}
            5<4 switchCase if .a {1;}
            6<4 switchCase 1 else {2}
            7<0 type E {indirect case g}
            type enum E {1}
            enumCase case a @1
            enumCase case b(_:) @1
            enumCase @available case c(x:_:) @1
            enumCase case d = 4 @2
            variable var f: Int {3} @1
            typeExtension extension E {7}
            enumCase indirect case g @7
            0 self @3
            1 .a @4
            """#),
        SourceSample(
            "contextual words as names",
            #"""
            open(url)
            let x = 1
            prefix(3)
            let y = 2
            get = set
            var async = borrow
            final.weak(lazy)
            func get() { set(get) }
            func macro() { actor() }
            optional
            struct Z { var open: Int; var `class`: Int; let package: Package }
            """#,
            #"""
            1<0 function get {set(get)}
            2<0 function macro {actor()}
            3<0 type Z {var open: Int; var `}
            variable let x = 1
            variable let y = 2
            variable var async = borrow
            function func get {1}
            function func macro {2}
            type optional struct Z {3}
            variable var open: Int @3
            variable var class: Int @3
            variable let package: Package @3
            0 open(url)
            1 url ^0
            2 prefix(3)
            3 get
            4 set
            5 borrow
            6 final.weak(lazy)
            7 lazy ^6
            8 set(get) @1
            9 get ^8 @1
            10 actor() @2
            get = set
            """#),
        SourceSample(
            "attributes before types, macros with types, await over a line end",
            #"""
            func f(done: @escaping(Int) -> Void) {}
            let p = #Predicate<Own> { $0 }
            let x = await
                load()
            protocol Old: class, Other {}
            """#,
            #"""
            1<0 function f {}
            2<0 closure {$0}
            3<0 type Old {}
            function func f(done:) {1}
            parameter func done: (Int) -> Void @1
            variable let p = #Predicate<Own>(~{2})
            variable let x = load()
            type protocol Old <- Other {3}
            0 #Predicate<Own>(~{2})
            1 $0 @2
            2 load()
            """#),
        SourceSample(
            "bindings with casts",
            #"""
            switch (a, b) {
            case let (c as String, d as Int): e
            case let .f(g as [H], _): i
            case (.j, let k)?, nil: l
            default: m
            }
            let n = await { o }()
            """#,
            #"""
            1<0 switchBody if (a, b) {case let (c as Strin}
            2<1 switchCase if let (c as String, d as Int) {e}
            3<1 switchCase 1 if let .f(g as [H], _) {i}
            4<1 switchCase 2 if (.j, let k)?, nil {l}
            5<1 switchCase 3 else {m}
            6<0 closure {o}
            variable let c: String @2
            variable let d: Int @2
            variable let g: [H] @3
            variable let k @4
            variable let n = (…)()
            0 a
            1 b
            2 e @2
            3 .f(…, …) @1
            4 i @3
            5 .j @1
            6 l @4
            7 m @5
            8 (…)()
            9 o @6
            """#),
    ]
}
