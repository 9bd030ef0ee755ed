/// A word that a language has to tell apart.
package protocol SourceWord: Hashable, Sendable {
    /// Any word that is not known.
    static var other: Self { get }
}

/// One token of source: a kind and a byte range, 12 bytes, so that a file's tokens cost about three times the file.
package struct SourceToken<Word: SourceWord>: Sendable, Hashable {
    package var start: Int32
    package var end: Int32
    package var kind: SourceTokenKind
    package var word: Word
    package var flags: SourceTokenFlags

    /// The token's bytes as a range of the source.
    package var range: Range<Int> { Int(start)..<Int(end) }
}

package typealias SwiftToken = SourceToken<SwiftWord>

/// What a token is, in Swift and in the C family.
package enum SourceTokenKind: UInt8, Sendable {
    /// Words of every sort; `word` tells the known ones.
    case identifier
    /// `$0`.
    case dollar
    case number
    /// A whole string literal without interpolation, delimiters included.
    case string
    /// Pounds and quotes that open a literal with interpolation.
    case stringStart
    case stringSegment
    /// `\(` or `\#(`.
    case interpolationStart
    /// The `)` of an interpolation; empty where a line end cut it off.
    case interpolationEnd
    /// Quotes and pounds that close a literal with interpolation; empty where it is unterminated.
    case stringEnd
    case regex
    case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
    case comma, semicolon, colon, doubleColon, period, at, pound, backslash, backtick
    case poundIf, poundElse, poundElseif, poundEndif
    /// `#import`, `#include`; the header follows as a string, its quotes or angle brackets included.
    case poundImport
    case poundAvailable, poundUnavailable, poundSourceLocation
    case binaryOperator, prefixOperator, postfixOperator
    case equal, arrow, prefixAmpersand, infixQuestion, postfixQuestion, exclamation
    /// The first line where it begins with `#!`.
    case shebang
    /// A character that no token begins with, kept where the compiler keeps it.
    case unknown
    case endOfFile
}

/// What stands before a token.
package struct SourceTokenFlags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line break stands between this token and the one before it.
    package static let atLineStart = SourceTokenFlags(rawValue: 1)
    /// Space, a comment or a line break stands before it.
    package static let afterSpace = SourceTokenFlags(rawValue: 2)
    /// It was one operator with the token before it: the second `>` of `>>`, the `?` of `>?`.
    package static let joined = SourceTokenFlags(rawValue: 4)
}
