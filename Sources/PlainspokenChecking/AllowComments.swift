import PlainspokenModel
import PlainspokenReading
import PlainspokenRules

/// Looks for `plainspoken:allow rule: reason` beside the places of a finding, in any file that has comments.
struct AllowComments {
    let tree: FileTree
    /// Absolute folder of the app.
    let root: String
    private var texts: [String: SourceText] = [:]

    init(tree: FileTree, root: String) {
        self.tree = tree
        self.root = root
    }

    enum Answer: Equatable {
        case none
        case allowed
        /// An allow-comment without a reason.
        case unexplained(Place)
        /// An allow-comment for a rule that there is not.
        case misspelt(String, Place)
    }

    /// Whether a comment on or above the finding's place, or a related one, allows it.
    mutating func answer(for finding: Finding) -> Answer {
        var faulty: Answer = .none
        for place in [finding.place] + finding.related.map(\.place) {
            guard let line = place.line else { continue }
            var number = line
            // On the line itself, then on the lines above as long as they are such comments.
            while number >= 1 {
                let comment = comment(at: number, of: place.path, isAbove: number < line)
                guard comment != nil || number == line else { break }
                let found = Place(path: place.path, line: number, column: 1)
                switch Self.reading(comment ?? "", rule: finding.rule) {
                case .allowed: return .allowed
                case .unexplained: faulty = .unexplained(found)
                case .misspelt(let name): faulty = .misspelt(name, found)
                case .none: break
                }
                number -= 1
            }
        }
        return faulty
    }

    private enum Reading {
        case none, allowed, unexplained
        case misspelt(String)
    }

    private static func reading(_ comment: String, rule: String) -> Reading {
        let words = comment.drop { $0.isWhitespace }
        guard words.startIndex != comment.startIndex else { return .none }
        let name = String(words.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
        guard name == rule else { return name.isEmpty || RuleCatalog.rule(name) != nil ? .none : .misspelt(name) }
        let rest = words.dropFirst(name.count)
        guard rest.first == ":" else { return .unexplained }
        let reason = rest.dropFirst().filter { $0.isLetter || $0.isNumber }
        return reason.isEmpty ? .unexplained : .allowed
    }

    /// The text after `plainspoken:allow` in a comment on a line; a line above counts only where it holds nothing else.
    private mutating func comment(at number: Int, of path: String, isAbove: Bool) -> String? {
        let line = text(of: path).line(number)
        guard let mark = line.firstRange(of: "plainspoken:allow") else { return nil }
        let before = line[..<mark.lowerBound]
        let signs = ["//", "/*", "#", "<!--", "*", ";"]
        guard signs.contains(where: { before.contains($0) }) else { return nil }
        if isAbove, before.contains(where: { $0.isLetter || $0.isNumber }) { return nil }
        return String(line[mark.upperBound...])
    }

    private mutating func text(of path: String) -> SourceText {
        if let known = texts[path] { return known }
        let read = SourceText(path: path, decoding: (try? tree.read(Path.join(root, path))) ?? [])
        texts[path] = read
        return read
    }
}
