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

extension SwiftWord {
    static let table = SourceWordTable(allCases)
}
