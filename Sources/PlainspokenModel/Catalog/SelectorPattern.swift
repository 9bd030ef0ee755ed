/// A pattern of Objective-C code that reaches a resource.
///
/// `+[AVCaptureDevice requestAccessForMediaType:AVMediaTypeAudio completionHandler:]` is a class message with a
/// value for one part, `-[CLLocationManager requestLocation]` an instance message, `-[CNContactStore ~ x:]` with
/// `~` one whose selector is telling enough where the receiver is unknown, and `CNContactStore` a mention.
/// Values are separated by `|` and negated by `!`, as in `UsePattern`. A setter also fits the assignment
/// (`picker.sourceType = …`), a getter the property, and `init…` the message to what `alloc` gave.
package struct SelectorPattern: Sendable, Hashable {
    /// The text it was read from, for people.
    package var text: String
    package var type: String
    /// Nil for a mention of the class.
    package var selector: String?
    package var isClassMessage: Bool
    package var isDistinctive: Bool
    /// One entry a colon of the selector.
    package var values: [UsePattern.ValuePattern]

    /// Nil where the text is no pattern.
    package init?(_ text: String) {
        self.text = text
        isDistinctive = false
        values = []
        isClassMessage = text.first == "+"
        guard text.first == "+" || text.first == "-" else {
            type = text
            selector = nil
            guard UsePattern.isName(text[...]) else { return nil }
            return
        }
        guard text.dropFirst().first == "[", text.last == "]" else { return nil }
        var words = text.dropFirst(2).dropLast().split(separator: " ", omittingEmptySubsequences: false)
        guard words.count >= 2, UsePattern.isName(words[0]) else { return nil }
        type = String(words.removeFirst())
        if words[0] == "~" {
            isDistinctive = true
            words.removeFirst()
        }
        guard let parts = Self.parts(words) else { return nil }
        selector = parts.selector
        values = parts.values
    }

    /// The selector in one piece, and the value behind each colon.
    private static func parts(_ words: [Substring]) -> (selector: String, values: [UsePattern.ValuePattern])? {
        if words.count == 1, UsePattern.isName(words[0]) { return (String(words[0]), []) }
        var selector = ""
        var values: [UsePattern.ValuePattern] = []
        for word in words {
            var pieces = word.split(separator: ":", omittingEmptySubsequences: false)
            // `part:VALUE` is one part with a value, `part:part:` several without.
            guard pieces.count > 1, let value = UsePattern.ValuePattern(pieces.removeLast()) else { return nil }
            guard value == .anything || pieces.count == 1 else { return nil }
            for piece in pieces {
                guard UsePattern.isName(piece) else { return nil }
                selector += piece + ":"
                values.append(value)
            }
        }
        return selector.isEmpty ? nil : (selector, values)
    }
}
