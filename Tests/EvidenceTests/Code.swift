import PlainspokenEvidence
import PlainspokenModel
import PlainspokenReading
import Testing

/// A small program with the needs that it has, one line each.
///
/// A line is `key strength consequence confidence places`; keys that do as well follow the first after `|`. A place is a
/// line, after its file's name where there are several, with `~` where it is likely and `?` where it is possible.
struct Code: Sendable, CustomTestStringConvertible {
    var name: String
    var files: [(name: String, text: String)]
    var platform = Platform.iOS
    var system: Version? = Version(17)
    var flags: Set<String> = []
    var expected: [String]

    init(
        _ name: String, _ text: String, on platform: Platform = .iOS, from system: Version? = Version(17),
        flags: Set<String> = [], needs expected: [String]
    ) {
        self.init(name, files: [("A", text)], on: platform, from: system, flags: flags, needs: expected)
    }

    init(
        _ name: String, files: [(name: String, text: String)], on platform: Platform = .iOS,
        from system: Version? = Version(17), flags: Set<String> = [], needs expected: [String]
    ) {
        self.name = name
        self.files = files
        self.platform = platform
        self.system = system
        self.flags = flags
        self.expected = expected
    }

    var testDescription: String { name }

    var base: CodeBase {
        CodeBase(
            files.map { file in
                IndexedFile(SwiftScanner.scan(SourceText(path: file.name + ".swift", bytes: Array(file.text.utf8))))
            })
    }

    var context: CompilationContext {
        CompilationContext(platform: platform, deploymentTarget: system, flags: flags)
    }

    /// The needs as the product finds them.
    func needs(_ index: PatternIndex = .catalog) -> [Need] {
        let base = base
        return NeedBuilder(base, index: index, context: context).needs(
            from: UseMatcher(base, index: index).matches())
    }

    func lines(_ index: PatternIndex = .catalog) -> [String] {
        needs(index).map { need in
            let places = need.evidence.map(place).joined(separator: " ")
            return "\(need.alternatives.joined(separator: "|")) \(need.strength.rawValue) "
                + "\(need.consequence.rawValue) \(need.confidence.rawValue) \(places)"
        }
    }

    private func place(_ evidence: Evidence) -> String {
        let sign =
            switch evidence.confidence {
            case .certain: ""
            case .likely: "~"
            case .possible: "?"
            }
        let file = files.count == 1 ? "" : evidence.place.path.prefix { $0 != "." } + ":"
        return file + "\(evidence.place.line ?? 0)" + sign
    }
}

extension Code {
    var bonjour: [String] { Self.lines(NamedUses(base, context: context).bonjourTypes()) }
    var purposes: [String] { Self.lines(NamedUses(base, context: context).accuracyPurposes()) }

    private static func lines(_ uses: [NamedUse]) -> [String] {
        uses.map { "\($0.name) \($0.place.line ?? 0)" }
    }
}
