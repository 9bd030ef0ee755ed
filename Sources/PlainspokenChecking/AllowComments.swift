import PlainspokenModel

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
    }

    /// Whether a comment on or above the finding's place, or a related one, allows it.
    mutating func answer(for finding: Finding) -> Answer {
        var unexplained: Place?
        for place in [finding.place] + finding.related.map(\.place) {
            guard let line = place.line else { continue }
            var number = line
            // On the line itself, then on the lines above as long as they are such comments.
            while number >= 1 {
                let comment = comment(at: number, of: place.path, isAbove: number < line)
                guard comment != nil || number == line else { break }
                switch Self.reading(comment ?? "", rule: finding.rule) {
                case .allowed: return .allowed
                case .unexplained: unexplained = Place(path: place.path, line: number, column: 1)
                case .none: break
                }
                number -= 1
            }
        }
        return unexplained.map(Answer.unexplained) ?? .none
    }

    private enum Reading { case none, allowed, unexplained }

    private static func reading(_ comment: String, rule: String) -> Reading {
        let words = comment.drop { $0.isWhitespace }
        guard words.startIndex != comment.startIndex, words.hasPrefix(rule) else { return .none }
        let rest = words.dropFirst(rule.count)
        guard rest.first.map({ !$0.isLetter && $0 != "-" }) ?? true else { return .none }
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
        let read = SourceText(path: path, bytes: (try? tree.read(Path.join(root, path))) ?? [])
        texts[path] = read
        return read
    }
}
