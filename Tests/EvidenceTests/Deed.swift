import PlainspokenEvidence
import PlainspokenModel
import PlainspokenReading
import Testing

/// A small program with what it does with resources, one line each.
///
/// A line is `kind resource line`, with the circumstance or subject after it, `~` where it is likely and `?` where it is
/// possible.
struct Deed: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var system: Version
    var platform: Platform
    var expected: [String]

    init(
        _ name: String, on platform: Platform = .iOS, from system: Version = Version(17), _ text: String,
        _ expected: [String]
    ) {
        self.name = name
        self.text = text
        self.platform = platform
        self.system = system
        self.expected = expected
    }

    var testDescription: String { name }

    private var practices: Practices {
        let file = IndexedFile(SwiftScanner.scan(SourceText(path: "A.swift", bytes: Array(text.utf8))))
        return Practices(
            CodeBase([file]), context: CompilationContext(platform: platform, deploymentTarget: system))
    }

    var speech: [String] { practices.speech(hasFixedTextView: false).map(line) }
    var resources: [String] { practices.resources().map(line) }

    private func line(_ practice: Practice) -> String {
        let sign =
            switch practice.confidence {
            case .certain: ""
            case .likely: "~"
            case .possible: "?"
            }
        let detail = (practice.circumstance?.rawValue).map { " " + $0 } ?? practice.subject.map { " " + $0 } ?? ""
        return "\(practice.kind.rawValue) \(practice.resource) \(practice.place.line ?? 0)\(sign)\(detail)"
    }
}
