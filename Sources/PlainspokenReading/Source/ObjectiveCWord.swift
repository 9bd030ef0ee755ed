/// The words of the C family that the scanner has to tell apart; every other one is `.other`.
package enum ObjectiveCWord: UInt8, SourceWord, CaseIterable {
    case other
    // Statements.
    case `if`, `else`, `for`, `while`, `do`, `switch`, `case`, `default`, `break`, `continue`, goto, `return`
    case `try`, `catch`, `throw`, finally, synchronized, autoreleasepool
    // Words that begin or qualify declarations.
    case typedef, `struct`, union, `enum`, `class`, namespace, template, using, `operator`, typename, friend, concept
    case extern, `static`, `inline`, const, volatile, register, auto, constexpr, virtual, explicit, mutable, restrict
    case `public`, `private`, protected, package, noexcept, override, final
    case __inline, __inline__, __const, __volatile, __restrict, __extension__, __attribute__, __attribute, __declspec
    case __asm, __asm__, asm, alignas, thread_local, static_assert, _Static_assert, _Noreturn, _Alignas, _Thread_local
    case __unused, __used, __block, __weak, __strong, __unsafe_unretained, __autoreleasing, __kindof, __bridge,
        __bridge_retained
    case __bridge_transfer, __nullable, __nonnull, _Nullable, _Nonnull, _Null_unspecified, _Nullable_result, nullable
    case nonnull, null_unspecified, IBOutlet, IBInspectable, __covariant, __contravariant, `in`, out, `inout`, bycopy
    // Types of the language itself.
    case void, bool, char, short, int, long, float, double, signed, unsigned, _Bool, BOOL, id, instancetype
    case __int128, size_t, NSInteger, NSUInteger, CGFloat
    case typeof, __typeof, __typeof__, decltype
    // Values.
    case `self`, `super`, this, `nil`, Nil, NULL, nullptr, YES, NO, TRUE, FALSE, `true`, `false`
    case sizeof, alignof, _Alignof, new, delete, co_await, co_yield, co_return
    // After `@`.
    case interface, implementation, `protocol`, end, property, selector, encode, `import`, available
    case optional, required, synthesize, dynamic, compatibility_alias, defs
    // The preprocessor.
    case ifdef, ifndef, elif, elifdef, elifndef, endif, include, include_next, define, defined

    static let table = SourceWordTable(allCases)

    /// Whether it says something about a declaration without being its type.
    var isQualifier: Bool {
        switch self {
        case .extern, .static, .inline, .const, .volatile, .register, .constexpr, .virtual, .explicit, .mutable,
            .restrict, .typename, .friend, .__inline, .__inline__, .__const, .__volatile, .__restrict, .__extension__,
            .thread_local, ._Noreturn, .__unused, .__used, ._Thread_local, .__block, .__weak, .__strong,
            .__unsafe_unretained,
            .__autoreleasing, .__kindof, .__bridge, .__bridge_retained, .__bridge_transfer, .__nullable, .__nonnull,
            ._Nullable, ._Nonnull, ._Null_unspecified, ._Nullable_result, .nullable, .nonnull, .null_unspecified,
            .IBOutlet, .IBInspectable, .__covariant, .__contravariant, .in, .out, .inout, .bycopy:
            true
        default: false
        }
    }

    /// Whether it is a word of C++ alone and may be a name in C and Objective-C.
    var isCPlusPlus: Bool {
        switch self {
        case .try, .catch, .throw, .class, .namespace, .template, .using, .operator, .typename, .friend, .concept,
            .constexpr, .virtual, .explicit, .mutable, .public, .private, .protected, .noexcept, .override, .final,
            .alignas, .thread_local, .static_assert, .decltype, .this, .nullptr, .alignof, .new, .delete, .co_await,
            .co_yield, .co_return:
            true
        default: false
        }
    }

    /// Whether parentheses with further words about the declaration follow it.
    var isAttribute: Bool {
        switch self {
        case .__attribute__, .__attribute, .__declspec, .alignas, ._Alignas, .__asm, .__asm__, .asm: true
        default: false
        }
    }

    /// Whether it is a word of an arithmetic type, of which several may follow each other.
    var isArithmetic: Bool {
        switch self {
        case .char, .short, .int, .long, .float, .double, .signed, .unsigned, ._Bool, .bool, .__int128: true
        default: false
        }
    }

    /// Whether it is certainly a type, so that parentheses around it are a cast.
    var isTypeWord: Bool {
        if isArithmetic { return true }
        switch self {
        case .void, .BOOL, .id, .instancetype, .size_t, .NSInteger, .NSUInteger, .CGFloat, .struct, .union, .enum,
            .typeof, .__typeof, .__typeof__, .decltype:
            return true
        default: return false
        }
    }

    /// Whether it begins a statement or a declaration and so is never the name of a type or value.
    var isReserved: Bool {
        switch self {
        case .if, .else, .for, .while, .do, .switch, .case, .default, .break, .continue, .goto, .return, .typedef,
            .sizeof, .throw, .try, .catch, .namespace, .template, .using, .operator, .new, .delete, .static_assert,
            ._Static_assert, .co_await, .co_yield, .co_return:
            true
        default: false
        }
    }
}
