import PlainspokenModel

/// Looks for `plainspoken:allow rule: reason` beside the places of a finding, in any file that has comments.
struct AllowComments {
    let tree: FileTree
    /// Absolute folder of the app.
    let root: String
    private var lines: [String: [Substring]] = [:]

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
            for number in [line, line - 1] where number >= 1 {
                guard let comment = comment(at: number, of: place.path, isAbove: number < line) else { continue }
                switch Self.reading(comment, rule: finding.rule) {
                case .allowed: return .allowed
                case .unexplained: unexplained = Place(path: place.path, line: number, column: 1)
                case .none: continue
                }
            }
        }
        return unexplained.map(Answer.unexplained) ?? .none
    }

    private enum Reading { case none, allowed, unexplained }

    private static func reading(_ comment: Substring, rule: String) -> Reading {
        let words = comment.drop { $0 == " " }
        guard words.hasPrefix(rule) else { return .none }
        let rest = words.dropFirst(rule.count)
        guard rest.first.map({ !$0.isLetter && $0 != "-" }) ?? true else { return .none }
        guard rest.first == ":" else { return .unexplained }
        let reason = rest.dropFirst().filter { $0.isLetter || $0.isNumber }
        return reason.isEmpty ? .unexplained : .allowed
    }

    /// The text after `plainspoken:allow` in a comment on a line; a line above counts only where it holds nothing else.
    private mutating func comment(at number: Int, of path: String, isAbove: Bool) -> Substring? {
        let all = text(of: path)
        guard number <= all.count else { return nil }
        let line = all[number - 1]
        guard let mark = line.firstRange(of: "plainspoken:allow") else { return nil }
        let before = line[..<mark.lowerBound]
        let signs = ["//", "/*", "#", "<!--", "*", ";"]
        guard signs.contains(where: { before.contains($0) }) else { return nil }
        if isAbove, before.contains(where: { $0.isLetter || $0.isNumber }) { return nil }
        return line[mark.upperBound...]
    }

    private mutating func text(of path: String) -> [Substring] {
        if let known = lines[path] { return known }
        let bytes = (try? tree.read(Path.join(root, path))) ?? []
        let read = String(decoding: bytes, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        lines[path] = read
        return read
    }
}
