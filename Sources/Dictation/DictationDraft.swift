/// The text of a field with the place where dictated words go in.
///
/// A draft is captured once, at the start or after an edit, and every growing transcript is shown in that same draft:
/// the same transcript delivered three times gives the same text three times.
public struct DictationDraft: Hashable, Sendable {
    /// The text before the place.
    public let before: String
    /// The text after the place.
    public let after: String

    /// Captures a field.
    ///
    /// - Parameters:
    ///   - text: the field's text.
    ///   - caret: in UTF-16 code units, as `NSRange` counts. Outside the text it is taken to the nearer end, inside a
    ///     character to its start; `nil` is the end.
    public init(_ text: String, caret: Int? = nil) {
        let place = Self.place(of: caret, in: text)
        before = String(text[..<place])
        after = String(text[place...])
    }

    /// Joins a growing transcript to the draft that was captured at the start.
    ///
    /// Always hand in that same draft, never the result: then the same transcript delivered three times gives the same
    /// text three times, and a longer or corrected one replaces the shorter.
    ///
    /// - Parameters:
    ///   - draft: the text from before dictation.
    ///   - transcript: all that was heard since; outer blanks are left out, and an empty one gives the draft.
    /// - Returns: the text for the field.
    public static func append(draft: String, transcript: String) -> String {
        DictationDraft(draft).showing(transcript).text
    }

    /// The text without anything dictated.
    public var text: String { before + after }

    /// The caret without anything dictated, in UTF-16 code units.
    public var caret: Int { before.utf16.count }

    /// Shows a transcript in the draft.
    ///
    /// - Parameter transcript: all that was heard since the draft was captured; outer blanks are left out.
    /// - Returns: the field's text and the caret behind the transcript, in UTF-16 code units.
    public func showing(_ transcript: String) -> (text: String, caret: Int) { showing([transcript]) }

    /// Shows several pieces one after the other.
    func showing(_ pieces: [String]) -> (text: String, caret: Int) {
        var text = before
        var isEmpty = true
        for piece in pieces.lazy.map(Self.trimmed) where !piece.isEmpty {
            text += Self.separator(text.last, piece.first)
            text += piece
            isEmpty = false
        }
        let caret = text.utf16.count
        return (text + (isEmpty ? "" : Self.separator(text.last, after.first)) + after, caret)
    }

    /// What stands between two characters that meet: one space or nothing.
    ///
    /// No space beside white space, after an opening bracket, before a closing bracket or `.,;:!?`, and beside a
    /// character of a script that is written without spaces. Korean keeps its spaces.
    static func separator(_ left: Character?, _ right: Character?) -> String {
        guard let left, let right else { return "" }
        let isJoined =
            left.isWhitespace || right.isWhitespace || Script.isOpeningBracket(left) || Script.isClosingBracket(right)
            || ".,;:!?".contains(right) || Script.isUnspaced(left) || Script.isUnspaced(right)
        return isJoined ? "" : " "
    }

    /// Leaves out outer blanks, and keeps line breaks: "new line" is something that people say.
    static func trimmed(_ text: String) -> String {
        func isBlank(_ character: Character) -> Bool { character.isWhitespace && !character.isNewline }
        guard text.contains(where: { !$0.isWhitespace }), let last = text.lastIndex(where: { !isBlank($0) }) else {
            return ""
        }
        return String(text[...last].drop(while: isBlank))
    }

    private static func place(of caret: Int?, in text: String) -> String.Index {
        guard let caret, caret < text.utf16.count else { return text.endIndex }
        guard caret > 0 else { return text.startIndex }
        var place = text.startIndex
        var count = 0
        for index in text.indices {
            count += text[index].utf16.count
            if count > caret { return index }
            place = text.index(after: index)
        }
        return place
    }
}
