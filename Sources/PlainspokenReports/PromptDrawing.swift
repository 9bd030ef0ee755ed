import PlainspokenModel

/// A prompt drawn with letters, as people meet it: title, the system's sentence, the app's own, the buttons.
struct PromptDrawing {
    /// Columns between the frame's sides; a CJK character takes two.
    static let width = 52

    let item: ReviewItem
    /// The app's sentence, or nil where it has none.
    let sentence: String?

    /// The lines of the drawing; none where the system shows no prompt of its own.
    var lines: [String] {
        guard item.prompt.showsPurpose else { return [] }
        var inner = [""] + TextWrap.lines(item.title.printable, width: Self.width - 6).map(centred)
        for text in [item.prompt.systemSentence, sentence].compactMap({ $0 }) {
            inner += [""] + TextWrap.lines(text.printable, width: Self.width - 4).map { "  " + $0 }
        }
        inner += [""] + buttons + [""]
        let edge = String(repeating: "─", count: Self.width)
        return ["╭" + edge + "╮"]
            + inner.map { "│" + $0 + TextWrap.blanks(Self.width - TextWrap.columns($0)) + "│" } + ["╰" + edge + "╯"]
    }

    private var buttons: [String] {
        let labels = item.prompt.buttons.map { "[ \($0) ]" }
        let row = labels.joined(separator: "   ")
        return TextWrap.columns(row) <= Self.width - 4 ? [centred(row)] : labels.map(centred)
    }

    private func centred(_ line: String) -> String {
        TextWrap.blanks((Self.width - TextWrap.columns(line)) / 2) + line
    }
}

/// Breaking of text into lines of a terminal.
enum TextWrap {
    /// Columns that a terminal gives a text.
    static func columns(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { sum, scalar in
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: sum
            default: sum + (Excerpting.isWide(scalar) ? 2 : 1)
            }
        }
    }

    static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

    /// Breaks at blanks, and inside a word that is longer than a line, as Chinese and Japanese are.
    static func lines(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            let joined = line.isEmpty ? String(word) : line + " " + word
            if columns(joined) <= width {
                line = joined
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = ""
            for character in word {
                if columns(line + String(character)) > width, !line.isEmpty {
                    lines.append(line)
                    line = ""
                }
                line.append(character)
            }
        }
        return lines + (line.isEmpty ? [] : [line])
    }
}
