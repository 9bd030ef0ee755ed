/// What one source file says, as far as permissions need to know: no types, no overloads, only what stands there.
///
/// All lists are in source order. Expressions refer to each other by index, so that facts stay plain values.
package struct SourceFacts: Sendable {
    package var text: SourceText
    package var language: SourceLanguage
    package var imports: [Import] = []
    /// The block tree; index 0 is the file, and a parent's index is smaller than its children's.
    package var blocks: [Block]
    package var declarations: [Declaration] = []
    /// Member chains and calls, outer before inner where one begins first.
    ///
    /// In Objective-C a chain whose base is a computed value in parentheses stands after what is inside them.
    package var expressions: [Expression] = []
    package var assignments: [Assignment] = []
    /// String literals with their decoded text; interpolations are replaced by U+FFFC.
    package var strings: [StringLiteral] = []
    /// Comments that hold `plainspoken:`; all others are dropped.
    package var markers: [CommentMarker] = []
    package var problems: [Problem] = []

    package init(text: SourceText, language: SourceLanguage) {
        self.text = text
        self.language = language
        blocks = [Block(kind: .file, parent: nil, range: 0..<text.bytes.count)]
    }

    /// An index into `blocks`.
    package typealias BlockIndex = Int
}

package enum SourceLanguage: String, Sendable {
    case swift, objectiveC
}

/// `import Speech`, `@import Speech;` or `#import <Speech/Speech.h>`.
package struct Import: Sendable, Hashable {
    /// The module or framework; for `import struct Speech.X` the module alone, for a header its folder or its own name.
    package var module: String
    /// The header's path in Objective-C: `Speech/Speech.h`, or `Own.h` for a quoted one.
    package var header: String?
    package var offset: Int
    package var block: SourceFacts.BlockIndex

    package init(module: String, header: String? = nil, offset: Int, block: SourceFacts.BlockIndex) {
        self.module = module
        self.header = header
        self.offset = offset
        self.block = block
    }
}

/// A region of code with one way in: what "on every path" is asked about.
package struct Block: Sendable {
    package enum Kind: Sendable, Hashable {
        case file
        /// The body of a type or extension; the index is one of `declarations`.
        case type(Int)
        /// The body of a function, initialiser, deinitialiser, subscript or Objective-C method.
        case function(Int)
        /// `get`, `set`, `willSet`, `didSet` or the single body of a computed variable.
        case accessor(Int)
        /// A closure or an Objective-C block.
        case closure
        /// The body of `if`, `else if` or `else`.
        case branch
        /// The body of a `guard`'s `else`.
        case guardElse
        case loop
        /// The braces of a `switch` as a whole.
        case switchBody
        /// The statements after one `case` or `default` up to the next.
        case switchCase
        case doBody
        case catchBody
        /// `defer`, `@finally`.
        case deferBody
        /// One clause of `#if`, with its condition; `#else` carries the negation of all earlier clauses.
        case conditional(BuildCondition)
        /// Plain braces, `@autoreleasepool`, `@synchronized`.
        case scope
    }

    package var kind: Kind
    package var parent: SourceFacts.BlockIndex?
    /// Byte offsets of what stands between the braces, or of the clause's text.
    package var range: Range<Int>
    /// Offset of the statement a branch, case or clause belongs to.
    ///
    /// Equal for all branches of one `if`, `switch`, `do` or `#if`.
    package var statement: Int
    /// Position among the branches of one statement, from 0.
    package var ordinal: Int
    /// Whether the statement ends in an unconditional `else`, `default` or `#else`, this block being that one.
    package var isElse: Bool
    /// What `#available` or `@available` demands in the condition of this branch, or the attribute of this declaration.
    ///
    /// Code that is declared unavailable on a platform has the bound "below version 0" there.
    package var availability: [AvailabilityBound]
    /// Byte range of the condition of an `if`, `guard`, `while`, or of a `case` pattern; empty where there is none.
    package var condition: Range<Int>

    package init(
        kind: Kind, parent: SourceFacts.BlockIndex?, range: Range<Int>, statement: Int = 0, ordinal: Int = 0,
        isElse: Bool = false, availability: [AvailabilityBound] = [], condition: Range<Int> = 0..<0
    ) {
        self.kind = kind
        self.parent = parent
        self.range = range
        self.statement = statement
        self.ordinal = ordinal
        self.isElse = isElse
        self.availability = availability
        self.condition = condition
    }
}

/// `iOS 17` in `#available(iOS 17, *)`: the block runs from that version on, or below it where `isBelow`.
///
/// The `else` of an `#available` and the body of an `#unavailable` are below. The rest of a block after
/// `guard #available(…) else { … }` is not marked on the block but listed with the guard's `guardElse` block. The `else`
/// of a condition that asks for more than availability has no bound.
package struct AvailabilityBound: Sendable, Hashable {
    package var platform: Platform
    package var version: Version
    package var isBelow: Bool

    package init(platform: Platform, version: Version, isBelow: Bool = false) {
        self.platform = platform
        self.version = version
        self.isBelow = isBelow
    }
}

/// The condition of `#if`, for `os`, `targetEnvironment`, `canImport` and named flags.
package indirect enum BuildCondition: Sendable, Hashable {
    case os(String)
    case targetEnvironment(String)
    case canImport(String)
    /// A compilation condition such as `DEBUG`, a macro such as `TARGET_OS_IPHONE`, or `defined(X)`.
    case flag(String)
    case literal(Bool)
    case not(BuildCondition)
    case all([BuildCondition])
    case any([BuildCondition])
    /// `swift(>=6)`, `arch(arm64)` and whatever else cannot be decided here, as it stands.
    case unknown(String)
}

/// A comment that speaks to the tool: `plainspoken:allow rule: reason`.
package struct CommentMarker: Sendable, Hashable {
    /// The text from `plainspoken:` to the end of the line or comment, trimmed.
    package var text: String
    package var line: Int

    package init(text: String, line: Int) {
        self.text = text
        self.line = line
    }
}
