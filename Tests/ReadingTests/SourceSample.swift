import PlainspokenModel
import PlainspokenReading
import Testing

/// A small source and the dump of the facts in it.
struct SourceSample: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var facts: String

    init(_ name: String, _ source: String, _ facts: String) {
        self.name = name
        self.source = source
        self.facts = facts
    }

    var testDescription: String { name }

    func scanSwift() -> String {
        SourceFactsDump(facts: SwiftScanner.scan(SourceText(path: "A.swift", bytes: Array(source.utf8)))).text
    }
}

extension SourceSample {
    func scanObjectiveC(path: String = "A.m") -> String {
        SourceFactsDump(facts: ObjectiveCScanner.scan(SourceText(path: path, bytes: Array(source.utf8)))).text
    }

    /// The tokens of the source, plain words as they are, others with their kind; lines are kept.
    func lexSwift() -> String {
        let bytes = Array(source.utf8)
        var text = ""
        for token in SwiftLexer.lex(bytes).tokens.dropLast() {
            if !text.isEmpty { text += token.flags.contains(.atLineStart) ? "\n" : " " }
            let spelling = String(decoding: bytes[token.range], as: UTF8.self).replacing("\n", with: "⏎")
            let isJoined = token.flags.contains(.joined)
            text += token.kind == .identifier ? spelling : "\(token.kind)‹\(spelling)›\(isJoined ? "+" : "")"
        }
        return text
    }
}
