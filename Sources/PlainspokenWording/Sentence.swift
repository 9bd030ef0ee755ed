/// A text taken apart into words, once for all questions that are asked of it.
package struct Sentence: Sendable {
    /// A word, or one letter of a script that is written without spaces.
    package struct Word: Sendable, Hashable {
        /// In lower case.
        package var text: String
        /// Scalars of the whole text.
        package var range: Range<Int>
        var script: Script?
        /// A hash of the text: lists are looked up by it, because hashing a string costs ten times as much.
        let id: UInt64
        /// The first two letters, under which lists keep word stems.
        let head: UInt64

        init(text: String, range: Range<Int>, script: Script?) {
            self.text = text
            self.range = range
            self.script = script
            var id: UInt64 = 0xCBF2_9CE4_8422_2325
            var head: UInt64 = 0
            for (index, scalar) in text.unicodeScalars.enumerated() {
                id = (id ^ UInt64(scalar.value)) &* 0x100_0000_01B3
                if index < 2 { head = head << 32 | UInt64(scalar.value) }
            }
            self.id = id
            self.head = head
        }
    }

    package let text: String
    package let scalars: [Unicode.Scalar]
    package let words: [Word]
    /// How many letters of each script the text has.
    let letters: LetterCounts

    package init(_ text: String) {
        self.text = text
        scalars = Array(text.unicodeScalars)
        var reader = WordReader(scalars)
        words = reader.read()
        letters = reader.letters
    }

    /// The sentence with some of its words only.
    init(_ sentence: Sentence, words: [Word]) {
        text = sentence.text
        scalars = sentence.scalars
        letters = sentence.letters
        self.words = words
    }

    /// The text of a range of scalars, as it is written.
    package func text(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(scalars[range]))
    }

    /// The last scalar that is not white space; nil for a blank text.
    var last: Unicode.Scalar? { scalars.last { !$0.properties.isWhitespace } }

    /// The parts between full stops, question marks, exclamation marks and line ends.
    var parts: [Sentence] {
        var parts: [Sentence] = []
        var start = 0
        for (index, scalar) in scalars.enumerated() where Self.ends.contains(scalar) {
            // A dot inside a name or a number ends nothing.
            let next = index + 1 < scalars.count ? scalars[index + 1] : " "
            if scalar == ".", !next.properties.isWhitespace { continue }
            parts.append(Sentence(text(start..<index + 1)))
            start = index + 1
        }
        if start < scalars.count { parts.append(Sentence(text(start..<scalars.count))) }
        return parts.filter { !$0.words.isEmpty }
    }

    static let ends: Set<Unicode.Scalar> = [".", "!", "?", "。", "！", "？", "．", "\n", ";", "；", "।"]
}

/// How many letters a text has of each script.
struct LetterCounts: Sendable {
    private var counts = [Int](repeating: 0, count: Script.allCases.count)

    subscript(_ script: Script) -> Int {
        get { counts[script.rawValue] }
        set { counts[script.rawValue] = newValue }
    }
}

/// Splits scalars into words.
private struct WordReader {
    let scalars: [Unicode.Scalar]
    var letters = LetterCounts()
    private var words: [Sentence.Word] = []
    private var start: Int?
    private var script: Script?

    init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
    }

    mutating func read() -> [Sentence.Word] {
        for (index, scalar) in scalars.enumerated() {
            let found = Script(scalar)
            if let found { letters[found] += 1 }
            if let found, found.isCounted {
                close(index)
                start = index
                script = found
                close(index + 1)
            } else if found != nil || isWordPart(scalar) {
                if start == nil { start = index }
                script = script ?? found
            } else if isApostrophe(index), let first = start {
                if isElision(first..<index) {
                    close(index + 1)
                }
            } else {
                close(index)
            }
        }
        close(scalars.count)
        return words
    }

    private mutating func close(_ end: Int) {
        defer {
            start = nil
            script = nil
        }
        guard let first = start, first < end else { return }
        var lowered = String.UnicodeScalarView()
        for scalar in scalars[first..<end] {
            switch scalar.value {
            case 0x41...0x5A: lowered.append(Unicode.Scalar(UInt8(scalar.value + 0x20)))
            case 0..<0x80: lowered.append(scalar)
            case 0x2019: lowered.append("'")
            // East Asian letters have one case only.
            case 0x2E80...: lowered.append(scalar)
            default: lowered.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
            }
        }
        words.append(.init(text: String(lowered), range: first..<end, script: script))
    }

    private func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return ("0"..."9").contains(scalar) }
        return switch scalar.properties.generalCategory {
        case .decimalNumber, .nonspacingMark, .spacingMark, .modifierLetter, .otherLetter, .lowercaseLetter,
            .uppercaseLetter, .titlecaseLetter:
            true
        default: false
        }
    }

    /// Whether the scalar joins two letters of one word: `don't`, `l'app`.
    private func isApostrophe(_ index: Int) -> Bool {
        guard scalars[index] == "'" || scalars[index] == "’", index > 0, index + 1 < scalars.count else { return false }
        return Script(scalars[index - 1]) == .latin && Script(scalars[index + 1]) == .latin
    }

    /// Whether the letters before an apostrophe are a shortened word of their own, as in `l'app` and `dell'app`.
    private func isElision(_ range: Range<Int>) -> Bool {
        guard range.count <= 7 else { return false }
        var word = ""
        for scalar in scalars[range] { word += scalar.properties.lowercaseMapping }
        return Self.elisions.contains(word)
    }

    private static let elisions: Set<String> = [
        "l", "d", "n", "s", "c", "j", "m", "t", "qu", "lorsqu", "puisqu", "jusqu", "un", "dell", "all", "nell", "sull",
        "dall", "quell", "quest", "c", "com",
    ]
}

extension Sentence {
    /// The text of a range of scalars; out-of-range ends are clamped.
    package func text(in range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range.clamped(to: 0..<scalars.count)])
        return String(view)
    }
}
