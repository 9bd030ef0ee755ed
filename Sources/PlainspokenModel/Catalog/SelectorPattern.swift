/// A pattern of Objective-C code that reaches a resource.
///
/// `+[AVCaptureDevice requestAccessForMediaType:AVMediaTypeAudio completionHandler:]` is a class message with a
/// value for one part, `-[CLLocationManager requestLocation]` an instance message, `-[CNContactStore ~ x:]` with
/// `~` one whose selector is telling enough where the receiver is unknown, and `CNContactStore` a mention.
/// Values are separated by `|` and negated by `!`, as in `UsePattern`.
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
            guard Self.isName(text[...]) else { return nil }
            return
        }
        guard text.dropFirst().first == "[", text.last == "]" else { return nil }
        var words = text.dropFirst(2).dropLast().split(separator: " ")
        guard words.count >= 2, Self.isName(words[0]) else { return nil }
        type = String(words.removeFirst())
        if words[0] == "~" {
            isDistinctive = true
            words.removeFirst()
        }
        guard !words.isEmpty else { return nil }
        var selector = ""
        for word in words {
            guard let colon = word.firstIndex(of: ":") else {
                guard words.count == 1, Self.isName(word) else { return nil }
                selector = String(word)
                break
            }
            guard colon == word.startIndex || Self.isName(word[..<colon]) else { return nil }
            selector += word[...colon]
            values.append(UsePattern.ValuePattern(word[word.index(after: colon)...]))
        }
        self.selector = selector
    }

    private static func isName(_ text: Substring) -> Bool {
        text.first?.isNumber == false && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
