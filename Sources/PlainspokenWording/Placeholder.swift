/// Finds texts that nobody has written for people yet.
package enum Placeholder {
    package enum Fault: Sendable, Hashable {
        /// A mark such as `TODO`, or a phrase such as "text goes here".
        case marker(String)
        /// The whole is a word such as "test" or "N/A".
        case whole
        /// The name of the key, or the label that an editor shows for it.
        case keyName
        /// Letters from a keyboard, digits or signs without a word.
        case noWords
        /// A gap in brackets, or a format's slot, that was never filled.
        case slot(String)
        /// The sentence that a library's template writes.
        case template(source: String)
    }

    /// The fault of a text; nil where somebody wrote it.
    ///
    /// - Parameters:
    ///   - sentence: The text as it ships.
    ///   - written: The text with variables as they are written, where it holds any.
    ///   - key: The key whose value it is.
    ///   - language: The language it should be in; English marks count everywhere.
    /// - Returns: Why it is none.
    package static func fault(in sentence: Sentence, written: String?, key: String, language: Language?) -> Fault? {
        let words = sentence.words
        if words.isEmpty || isMash(words) { return .noWords }
        if isKeyName(sentence, key) { return .keyName }
        if let slot = slot(in: sentence) { return .slot(slot) }
        if let mark = mark(in: sentence) { return .marker(mark) }
        if let source = SentenceTemplates.source(of: sentence, written: written) { return .template(source: source) }
        for vocabulary in vocabularies(language) {
            let folded = vocabulary.language == .chinese ? sentence.simplified : sentence
            if let fault = fault(in: folded, vocabulary.words) { return fault }
        }
        return nil
    }

    private static func vocabularies(_ language: Language?) -> [(language: Language, words: Vocabulary)] {
        var languages: [Language] = [.english]
        if let language, language != .english { languages.insert(language, at: 0) }
        return languages.map { ($0, $0.vocabulary) }
    }

    private static func fault(in sentence: Sentence, _ vocabulary: Vocabulary) -> Fault? {
        let words = sentence.words
        if vocabulary.wholes.longest(in: words[...]) == words.count { return .whole }
        if let length = vocabulary.instructions.longest(in: words[...]), words.count <= 20 {
            return .marker(phrase(0..<length, sentence))
        }
        let limit = words.first?.script?.isCounted == true ? 40 : 14
        guard words.count <= limit, let found = vocabulary.placeholders.matches(in: sentence).first else { return nil }
        return .marker(phrase(found, sentence))
    }

    private static func phrase(_ range: Range<Int>, _ sentence: Sentence) -> String {
        sentence.text(
            sentence.words[range.lowerBound].range.lowerBound..<sentence.words[range.upperBound - 1].range.upperBound)
    }

    // MARK: Marks, keys and gaps

    private static let marks: Set<String> = ["todo", "fixme", "xxx", "tbd", "lorem"]

    private static func mark(in sentence: Sentence) -> String? {
        for word in sentence.words where marks.contains(word.text) {
            let text = sentence.text(word.range)
            if ["TODO", "FIXME", "XXX", "TBD", "LOREM"].contains(text) { return text }
            guard word.range.lowerBound == 0, ["todo", "fixme", "tbd"].contains(word.text) else { continue }
            let next = word.range.upperBound
            if next < sentence.scalars.count, sentence.scalars[next] == ":" { return text }
        }
        return nil
    }

    private static func isMash(_ words: [Sentence.Word]) -> Bool {
        guard words.allSatisfy({ $0.script == nil }) else {
            guard words.count <= 2, let first = words.first else { return false }
            let letters = Set(first.text.unicodeScalars)
            let isRepeated = first.text.unicodeScalars.count >= 3 && letters.count == 1 && first.script == .latin
            return words.count == 1
                && (isRepeated || ["asdf", "qwer", "sdfg", "jkl"].contains { first.text.hasPrefix($0) })
        }
        return true
    }

    private static func isKeyName(_ sentence: Sentence, _ key: String) -> Bool {
        let words = sentence.words.map(\.text)
        if words.count <= 3, words.contains(where: { $0.hasSuffix("usagedescription") || $0 == key.lowercased() }) {
            return true
        }
        guard words.count <= 8, words.last == "description", words.dropLast().last == "usage" else { return false }
        return words.count <= 6 || words.first == "privacy"
    }

    private static let pairs: [Unicode.Scalar: Unicode.Scalar] = [
        "[": "]", "<": ">", "{": "}", "【": "】", "［": "］", "〈": "〉",
    ]

    /// A text in brackets from end to end, or a bracket that asks for a reason or a name.
    private static func slot(in sentence: Sentence) -> String? {
        let scalars = sentence.scalars
        if let format = formatSlot(scalars) { return format }
        for (start, scalar) in scalars.enumerated() {
            guard let close = pairs[scalar], let end = scalars[start...].firstIndex(of: close) else { continue }
            let inner = Sentence(sentence.text(start + 1..<end))
            let isWhole = start == 0 && end == scalars.count - 1
            // A tag is broken markup, and an address in brackets is one.
            guard scalar != "<" || isWhole, !inner.words.isEmpty, inner.scalars.first != "/" else { continue }
            if isWhole || inner.words.count <= 5 && asks(inner) { return sentence.text(start..<end + 1) }
        }
        return nil
    }

    private static let asking = Lexicon(
        """
        reason, purpose, app name, your app, insert, describe, description, text, feature, name of, 이유, 목적, 사유, 앱 이름, 설명
        理由, 目的, 用途, 原因, 说明, 描述, アプリ名, 説明, grund, zweck, beschreibung, raison, motif, motivo, propósito, descripción, scopo
        finalidade, descrição, reden, doel, причина, цель, описание
        """)

    private static func asks(_ inner: Sentence) -> Bool { asking.occurs(in: inner) }

    /// `%@`, `%1$s`, `{name}` or `{{name}}`.
    private static func formatSlot(_ scalars: [Unicode.Scalar]) -> String? {
        guard scalars.contains(where: { $0 == "%" || $0 == "{" }) else { return nil }
        let text = String(String.UnicodeScalarView(scalars))
        for slot in ["%@", "%1$@", "%1$s", "%2$@", "{0}"] where text.utf8.contains(slot.utf8) { return slot }
        guard let open = scalars.firstIndex(of: "{"), let close = scalars[open...].firstIndex(of: "}"), close > open + 1
        else { return nil }
        let name = scalars[open + 1..<close].filter { $0 != "{" && $0 != " " }
        let isName = name.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || $0 == "_" || $0 == ".") }
        guard isName, !name.isEmpty, scalars.count > close - open + 3 else { return nil }
        let end = close + 1 < scalars.count && scalars[close + 1] == "}" ? close + 1 : close
        return String(String.UnicodeScalarView(scalars[open...end]))
    }
}

extension Sequence where Element: Equatable {
    /// Whether a short run of elements stands somewhere in the sequence.
    fileprivate func contains(_ run: some Collection<Element>) -> Bool {
        let all = Array(self)
        guard !run.isEmpty, all.count >= run.count else { return false }
        return (0...(all.count - run.count)).contains { all[$0..<$0 + run.count].elementsEqual(run) }
    }
}

extension Sentence {
    /// The sentence in simplified characters, to look Chinese words up.
    var simplified: Sentence { Sentence(ChineseScript.simplified(text)) }
}
