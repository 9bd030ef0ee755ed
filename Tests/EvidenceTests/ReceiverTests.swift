import Testing

/// Instance calls: the receiver's type is read off declarations, in whatever form they have.
@Suite struct ReceiverTests {
    /// `CNContactStore#groups()` wants a receiver whose type is known; `3` is the call's line.
    @Test(arguments: receivers) func receiver(_ code: Code) {
        #expect(code.needs().first { $0.strength == .access }?.evidence.contains { $0.strength == .access } == true)
    }

    /// The same with a receiver of another type, or of one that cannot be known.
    @Test(arguments: strangers) func stranger(_ code: Code) { #expect(code.lines() == code.expected) }

    @Test(arguments: whole) func finds(_ code: Code) { #expect(code.lines() == code.expected) }

    private static func groups(_ name: String, _ text: String, _ others: [(name: String, text: String)] = []) -> Code {
        Code(name, files: [("A", "import Contacts\n" + text)] + others, needs: [])
    }

    static let receivers: [Code] = [
        groups("created in place", "func f() { CNContactStore().groups() }"),
        groups("local", "func f() { let store = CNContactStore(); store.groups() }"),
        groups(
            "local with a type", "func f() { let s: CNContactStore = make(); s.groups() }"),
        groups("init", "func f() { let store = CNContactStore.init(); store.groups() }"),
        groups("parameter", "func f(_ store: CNContactStore) { store.groups() }"),
        groups("parameter of a closure", "let f = { (s: CNContactStore) in s.groups() }"),
        groups(
            "property", "struct S { let store = CNContactStore(); func f() { store.groups() } }"),
        groups("with self", "class S { var s = CNContactStore(); func f() { self.s.groups() } }"),
        groups("optional", "class S { var s: CNContactStore?; func f() { s?.groups() } }"),
        groups("unwrapped", "class S { var s: CNContactStore!; func f() { s!.groups() } }"),
        groups(
            "guard let",
            "class S { var s: CNContactStore?\nfunc f() { guard let s else { return }; s.groups() } }"
        ),
        groups(
            "guard let with another name",
            "class S { var s: CNContactStore?\nfunc f() { guard let t = s else { return }; t.groups() } }"
        ),
        groups("if let", "func f(_ s: CNContactStore?) { if let s { s.groups() } }"),
        groups(
            "weak self",
            "class S { let s = CNContactStore()\nfunc f() { go { [weak self] in self?.s.groups() } } }"
        ),
        groups(
            "unwrapped self",
            "class S { let s = CNContactStore()\nfunc f() { go { [weak self] in guard let self else { return }; self.s.groups() } } }"
        ),
        groups("lazy", "class S { lazy var s = CNContactStore(); func f() { s.groups() } }"),
        groups(
            "lazy closure",
            "class S { lazy var s: CNContactStore = { CNContactStore() }(); func f() { s.groups() } }"
        ),
        groups(
            "computed", "struct S { var s: CNContactStore { make() }; func f() { s.groups() } }"),
        groups("global", "let store = CNContactStore()\nfunc f() { store.groups() }"),
        groups(
            "static",
            "enum S { static let shared = CNContactStore() }\nfunc f() { S.shared.groups() }"),
        groups(
            "singleton", "func f() { Model.shared.store.groups() }",
            [("B", "class Model { static let shared = Model(); let store = CNContactStore() }")]),
        groups(
            "property in another file", "extension Model { func f() { store.groups() } }",
            [("B", "class Model { let store = CNContactStore() }")]),
        groups(
            "property of a superclass", "class Own: Model { func f() { store.groups() } }",
            [("B", "class Model { let store: CNContactStore }")]),
        groups(
            "property of a protocol", "struct Own: Holder { func f() { store.groups() } }",
            [("B", "protocol Holder { var store: CNContactStore { get } }")]),
        groups(
            "function's result",
            "func make() -> CNContactStore { fatalError() }\nfunc f() { make().groups() }"),
        groups("alias", "typealias Store = CNContactStore\nfunc f(_ s: Store) { s.groups() }"),
        groups("subclass", "class Mine: CNContactStore {}\nfunc f(_ s: Mine) { s.groups() }"),
        groups("own extension", "extension CNContactStore { func f() { groups() } }"),
        groups(
            "own extension with self", "extension CNContactStore { func f() { self.groups() } }"),
        groups("inside a subclass", "class Mine: CNContactStore { func f() { super.groups() } }"),
        groups("module's name", "func f(_ s: Contacts.CNContactStore) { s.groups() }"),
        groups("opaque", "func f(_ s: some CNContactStore) { s.groups() }"),
        groups("inout", "func f(_ s: inout CNContactStore) { s.groups() }"),
        groups(
            "wrapped property",
            "struct S { @State private var s = CNContactStore(); func f() { s.groups() } }"),
        groups("captured", "func f() { let s = CNContactStore(); go { [s] in s.groups() } }"),
        groups("ternary", "func f(_ a: CNContactStore) { let s = b ? a : c; s.groups() }"),
        groups("cast", "func f(_ a: Any) { let s = a as! CNContactStore; s.groups() }"),
        groups(
            "conditional cast",
            "func f(_ a: Any) { if let s = a as? CNContactStore { s.groups() } }"),
        groups(
            "inside #if",
            "class S {\n#if os(iOS)\nlet s = CNContactStore()\n#endif\nfunc f() { s.groups() } }"),
        groups(
            "nested type",
            "class Outer { class Inner { let s = CNContactStore(); func f() { s.groups() } } }"),
        groups(
            "outer member",
            "struct S { static let s = CNContactStore(); struct T { func f() { s.groups() } } }"),
        groups(
            "nonisolated",
            "actor S { nonisolated(unsafe) let s = CNContactStore(); func f() { s.groups() } }"),
    ]

    private static let named = "NSContactsUsageDescription reference upload-refused certain"

    static let strangers: [Code] = [
        groups("unknown", "func f(_ s: Store) { s.groups() }").needing([]),
        groups("shadowed", "let s = CNContactStore()\nfunc f(_ s: Own) { s.groups() }").needing([named + " 2"]),
        groups("own type", "class CNContactStore {}\nfunc f(_ s: CNContactStore) { s.groups() }").needing([]),
        groups("another member", "func f(_ s: CNContactStore) { s.group() }").needing([named + " 2"]),
        groups("array of it", "func f(_ s: [CNContactStore]) { s.groups() }").needing([named + " 2"]),
        groups("circular alias", "typealias A = B\ntypealias B = A\nfunc f(_ s: A) { s.groups() }").needing([]),
        groups("circular classes", "class A: B {}\nclass B: A {}\nfunc f(_ s: A) { s.groups() }").needing([]),
    ]

    private static let microphone = "NSMicrophoneUsageDescription access terminates certain"

    static let whole: [Code] = [
        Code(
            "telling name, unknown receiver",
            """
            import AVFoundation
            func f() { provider.engine.inputNode.installTap(onBus: 0, bufferSize: 1, format: nil) { _, _ in } }
            """, needs: [microphone + " 2"]),
        Code(
            "telling name without the import",
            """
            func f() { provider.engine.inputNode.installTap(onBus: 0, bufferSize: 1, format: nil) { _, _ in } }
            """, needs: []),
        Code(
            "telling name that is an own function's",
            """
            import CoreLocation
            class Places { func requestLocation() {} }
            func f() { unknown.requestLocation() }
            """, needs: []),
        Code(
            "known members",
            """
            import AVFoundation
            func f(_ engine: AVAudioEngine) {
                let input = engine.inputNode
                input.installTap(onBus: 0, bufferSize: 1, format: nil) { _, _ in }
            }
            """, needs: [microphone + " 3 4"]),
        Code(
            "implicit creation",
            """
            import CoreBluetooth
            let central: CBCentralManager = .init(delegate: nil, queue: nil)
            """, needs: ["NSBluetoothAlwaysUsageDescription request terminates certain 2"]),
        Code(
            "creation by module",
            """
            import CoreBluetooth
            let central = CoreBluetooth.CBCentralManager()
            """, needs: ["NSBluetoothAlwaysUsageDescription request terminates certain 2"]),
        Code(
            "creation of a subclass",
            """
            import CoreBluetooth
            class Radio: CBCentralManager {}
            let radio = Radio()
            """, needs: ["NSBluetoothAlwaysUsageDescription request terminates certain 3 2"]),
        Code(
            "creation through an alias",
            """
            import CoreBluetooth
            typealias Radio = CBCentralManager
            let radio = Radio()
            """, needs: ["NSBluetoothAlwaysUsageDescription request terminates certain 3 2"]),
        Code(
            "assigned later",
            """
            import CoreBluetooth
            class Radio {
                var central: CBCentralManager!
                func start() { central = .init(delegate: nil, queue: nil) }
            }
            """, needs: ["NSBluetoothAlwaysUsageDescription request terminates certain 4 3"]),
        Code(
            "returned",
            """
            import CoreBluetooth
            func make() -> CBCentralManager { .init(delegate: nil, queue: nil) }
            """, needs: ["NSBluetoothAlwaysUsageDescription request terminates certain 2 2"]),
        Code(
            "assignment to a member of self",
            """
            import ReplayKit
            extension RPScreenRecorder { func on() { isMicrophoneEnabled = true } }
            func off(_ recorder: RPScreenRecorder) { recorder.isMicrophoneEnabled = false }
            """, needs: ["NSMicrophoneUsageDescription access terminates likely 2~"]),
    ]
}

extension Code {
    func needing(_ expected: [String]) -> Code {
        var code = self
        code.expected = expected
        return code
    }
}
