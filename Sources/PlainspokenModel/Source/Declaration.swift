/// A named thing that a file declares.
package struct Declaration: Sendable {
    package enum Kind: String, Sendable, Hashable {
        /// `struct`, `class`, `enum`, `actor`, `protocol`; `@interface` (without category), `@protocol`.
        case type
        /// `extension X`, `@implementation X`, a category.
        case typeExtension
        case function
        case initializer
        case deinitializer
        case subscriptDeclaration
        /// `let` or `var`, stored or computed, member, global or local; `@property`, instance variable.
        case variable
        /// A parameter of a function, initialiser or closure with a written type.
        case parameter
        case enumCase
        case typeAlias
        case macro
    }

    package var kind: Kind
    /// The name as called: `requestAccess` for `func requestAccess(for:)`; a whole selector in Objective-C.
    package var name: String
    /// The word that declares it: `struct`, `class`, `extension`, `let`, `func`, `@interface`.
    ///
    /// For a parameter the word of what it belongs to, `in` for a closure and `^` for a block; `for` for the variable of
    /// a loop; `-` and `+` for methods, `#define` for a macro of C; empty for the functions and variables of C.
    package var keyword: String
    /// Names after the colon: superclass and protocols of a type, last component each (`CLLocationManagerDelegate`).
    package var inherited: [String]
    /// The written type of a variable or parameter, the result of a function, or what a `typealias` names.
    ///
    /// Without `?`, `!`, `any`, `some`, `inout`, attributes and generic arguments: `CLLocationManager`,
    /// `AVCaptureDevice.DiscoverySession`, `[CLLocation]`, `(Bool) -> Void`. Where only a cast tells it, as in
    /// `let player = item as? AVPlayer`, that type. Nil where none is written.
    package var type: String?
    /// The initial value of a variable or the default of a parameter.
    package var initialValue: Value?
    /// Labels of a function's parameters as called, `_` where none; the parts of a selector without their colons.
    package var labels: [String]
    /// Attributes and modifiers as written, without arguments: `@main`, `static`, `override`, `weak`, `public`.
    package var modifiers: [String]
    /// Offset of its name; of the keyword where it has none.
    package var offset: Int
    /// The block in which it is declared; for a parameter or a binding of `if`, `for`, `case` or `catch` the body it
    /// is for, where it has one.
    package var block: SourceFacts.BlockIndex
    /// The block of its body, where it has one.
    package var body: SourceFacts.BlockIndex?

    package init(
        kind: Kind, name: String, keyword: String, inherited: [String] = [], type: String? = nil,
        initialValue: Value? = nil, labels: [String] = [], modifiers: [String] = [], offset: Int,
        block: SourceFacts.BlockIndex, body: SourceFacts.BlockIndex? = nil
    ) {
        self.kind = kind
        self.name = name
        self.keyword = keyword
        self.inherited = inherited
        self.type = type
        self.initialValue = initialValue
        self.labels = labels
        self.modifiers = modifiers
        self.offset = offset
        self.block = block
        self.body = body
    }
}
