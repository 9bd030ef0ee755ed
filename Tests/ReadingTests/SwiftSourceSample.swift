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
