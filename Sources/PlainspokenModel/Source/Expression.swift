/// A member chain with its calls: `AVCaptureDevice.requestAccess(for: .video) { … }`.
///
/// An Objective-C message `[[CLLocationManager alloc] init]` is the chain `CLLocationManager` · `alloc` · `init`,
/// each message a component whose name is the whole selector.
package struct Expression: Sendable {
    package enum Base: Sendable, Hashable {
        /// `manager`, `self`, `super`, `Self`, a type's name, a C function's name; `#selector` and `@selector` with their
        /// sign, as any macro that is called like them.
        case name(String)
        /// `.video`: the first component is the member.
        case implicitMember
        /// `(…)`, a literal, `try`-less result of something else; what it holds stands in `expressions` of its own.
        case other
    }

    /// `.name`, `.name(…)`, or for an empty name a call, subscript or creation on what stands before.
    package struct Component: Sendable {
        /// The member's name or the selector; empty for a call directly on the base, such as `CLLocationManager()`.
        package var name: String
        /// The arguments; nil where it is not called.
        package var arguments: [Argument]?
        /// Trailing closures are arguments too (`isTrailing`); this says whether the call has parentheses or brackets.
        package var isSubscript: Bool
        package var offset: Int
        /// Names inside `<…>` right after the name.
        package var generics: [String]

        package init(
            name: String, arguments: [Argument]? = nil, isSubscript: Bool = false, offset: Int, generics: [String] = []
        ) {
            self.name = name
            self.arguments = arguments
            self.isSubscript = isSubscript
            self.offset = offset
            self.generics = generics
        }
    }

    package var base: Base
    /// The type that a cast gives the base: `AVPlayer` of `(item as? AVPlayer)?.play()`, written as in `Declaration.type`.
    package var castType: String?
    package var components: [Component]
    /// Offset of the first character of the chain.
    package var offset: Int
    /// Offset after its last character.
    package var end: Int
    package var block: SourceFacts.BlockIndex
    /// The expression whose argument this one is (directly), with the argument's index there.
    package var parent: Int?

    package init(
        base: Base, castType: String? = nil, components: [Component], offset: Int, end: Int,
        block: SourceFacts.BlockIndex, parent: Int? = nil
    ) {
        self.base = base
        self.castType = castType
        self.components = components
        self.offset = offset
        self.end = end
        self.block = block
        self.parent = parent
    }
}

/// One argument of a call.
package struct Argument: Sendable {
    /// Nil where no label is written; for Objective-C the part of the selector before the colon.
    package var label: String?
    package var value: Value
    package var isTrailing: Bool
    package var offset: Int

    package init(label: String?, value: Value, isTrailing: Bool = false, offset: Int) {
        self.label = label
        self.value = value
        self.isTrailing = isTrailing
        self.offset = offset
    }
}

/// What stands where a value is expected, as far as it can be read off the text.
package enum Value: Sendable {
    /// `.video`, without arguments.
    case implicitMember(String)
    /// A chain; an index into `expressions`.
    case expression(Int)
    /// Text without interpolation.
    case string(String)
    /// A number as written.
    case number(String)
    case boolean(Bool)
    /// `nil`, `NULL`.
    case null
    /// `[a, b]`, `@[a, b]`, `{a, b}` of C.
    case array([Value])
    case dictionary([(key: Value, value: Value)])
    /// A closure's block.
    case closure(SourceFacts.BlockIndex)
    /// `a ? b : c`, `a ?? b`: the values it may have.
    case either([Value])
    /// Anything else: operators, tuples, text with interpolation, regular expressions.
    ///
    /// Casts, `try`, `await` and parentheses around one value are looked through.
    case other
}

/// `target = value`, `target += value`.
package struct Assignment: Sendable {
    /// The chain on the left, an index into `expressions`.
    ///
    /// Nil for a tuple, a subscript of a literal and the like.
    package var target: Int?
    /// The operator as written: `=`, `+=`, `|=`.
    package var operation: String
    package var value: Value
    package var offset: Int
    package var block: SourceFacts.BlockIndex

    package init(target: Int?, operation: String, value: Value, offset: Int, block: SourceFacts.BlockIndex) {
        self.target = target
        self.operation = operation
        self.value = value
        self.offset = offset
        self.block = block
    }
}

/// A string literal with its decoded text.
package struct StringLiteral: Sendable, Hashable {
    package var text: String
    package var offset: Int
    package var block: SourceFacts.BlockIndex

    package init(text: String, offset: Int, block: SourceFacts.BlockIndex) {
        self.text = text
        self.offset = offset
        self.block = block
    }
}
