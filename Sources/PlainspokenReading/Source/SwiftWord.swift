/// The words that the scanner has to tell apart; every other one is `.other`.
package enum SwiftWord: UInt8, SourceWord, CaseIterable {
    case other
    // Reserved words.
    case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`
    case `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`
    case `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`
    case `protocol`, `public`, `repeat`, `rethrows`, `return`, `self`, `Self`, `static`, `struct`, `subscript`
    case `super`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`
    // Words with a meaning in their place only.
    case actor, any, async, await, borrow, borrowing, consume, consuming, convenience, copy, discard, distributed
    case dynamic, each, final, get, indirect, infix, isolated, lazy, macro, mutate, mutating, nonisolated
    case nonmutating, open, optional, override, package, postfix, prefix, reasync, required, sending, set, some
    case then, unowned, unsafe, weak, willSet, didSet, yield
    case `_modify`, `_read`, `__consuming`, `__owned`, `__shared`, `_const`, `_local`
    case unsafeAddress, unsafeMutableAddress

    /// Whether the compiler's lexer makes a keyword of it wherever it stands.
    package var isReserved: Bool {
        rawValue >= SwiftWord.Any.rawValue && rawValue <= SwiftWord.while.rawValue
    }

    /// Whether it is an expression by itself although reserved.
    var isValueWord: Bool {
        switch self {
        case .`true`, .`false`, .`nil`, .`self`, .`Self`, .`super`, .`Any`: true
        default: false
        }
    }

    /// Whether it may stand before a declaration's keyword.
    var isModifier: Bool {
        switch self {
        case .fileprivate, .internal, .private, .public, .static, .class, .open, .package, .final, .override, .required,
            .convenience, .lazy, .weak, .unowned, .mutating, .nonmutating, .dynamic, .optional, .indirect,
            .nonisolated, .isolated, .prefix, .postfix, .infix, .distributed, .async, .consuming, .borrowing,
            .__consuming, ._const, ._local, .unsafe:
            true
        default: false
        }
    }

    /// Whether it begins a declaration.
    var isDeclarator: Bool {
        switch self {
        case .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import, .`init`, .let, .operator,
            .precedencegroup, .protocol, .struct, .subscript, .typealias, .var, .actor, .macro:
            true
        default: false
        }
    }

    /// Whether it names an accessor in the braces of a property or subscript.
    var isAccessor: Bool {
        switch self {
        case .get, .set, .willSet, .didSet, .`init`, ._read, ._modify, .borrow, .mutate, .unsafeAddress,
            .unsafeMutableAddress:
            true
        default: false
        }
    }
}

/// A hash table from the bytes of a word to its case, built once.
struct SwiftWordTable: Sendable {
    static let shared = SwiftWordTable()

    /// A power of two with room for few collisions.
    static let size = 1024
    static let longest = 20

    /// Eight bytes of a word per slot; 0 is a free one.
    let keys: [UInt64]
    let words: [SwiftWord]
    let spellings: [[UInt8]]

    private init() {
        var keys = [UInt64](repeating: 0, count: Self.size)
        var words = [SwiftWord](repeating: .other, count: Self.size)
        var spellings: [[UInt8]] = []
        for word in SwiftWord.allCases {
            let bytes = Array("\(word)".utf8)
            spellings.append(bytes)
            guard word != .other else { continue }
            let key = bytes.withUnsafeBufferPointer { Self.key($0, 0, bytes.count) }
            var slot = Self.slot(key, bytes.count)
            while keys[slot] != 0 { slot = (slot + 1) & (Self.size - 1) }
            keys[slot] = key
            words[slot] = word
        }
        self.keys = keys
        self.words = words
        self.spellings = spellings
    }

    /// The first eight bytes of a word, the first one lowest.
    @inline(__always)
    static func key(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int) -> UInt64 {
        if start + 8 <= bytes.count, let base = bytes.baseAddress {
            let raw = UnsafeRawPointer(base + start).loadUnaligned(as: UInt64.self)
            let value = UInt64(littleEndian: raw)
            return length >= 8 ? value : value & ((1 << UInt64(length * 8)) - 1)
        }
        var value: UInt64 = 0
        var index = 0
        while index < min(length, 8) {
            value |= UInt64(bytes[start + index]) << UInt64(index * 8)
            index += 1
        }
        return value
    }

    @inline(__always)
    static func slot(_ key: UInt64, _ length: Int) -> Int {
        let mixed = (key &+ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 54)
    }
}
