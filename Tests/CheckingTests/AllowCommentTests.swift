import PlainspokenFiles
import PlainspokenModel
import Testing

@testable import PlainspokenChecking

/// Where an allow-comment may stand and what it must say.
@Suite struct AllowCommentTests {
    /// The answer for a finding of `unknown-key` at a line of `a.swift`, or with it as a related place.
    private func answer(_ text: String, line: Int, isRelated: Bool = false) -> AllowComments.Answer {
        let tree = FileTree.memory(["/app/a.swift": text, "/app/b.yml": "x\n"])
        var comments = AllowComments(tree: tree, root: "/app")
        let place = Place(path: "a.swift", line: line, column: 3)
        let other = Place(path: "b.yml", line: 1, column: 1)
        return comments.answer(
            for: Finding(
                rule: "unknown-key", confidence: .certain, app: "A", target: nil, message: "", remedy: nil,
                place: isRelated ? other : place, related: isRelated ? [.init("", at: place)] : []))
    }

    @Test(
        arguments: [
            "code // plainspoken:allow unknown-key: reason", "// plainspoken:allow unknown-key: reason\ncode",
            "/* plainspoken:allow unknown-key: reason */\ncode", "  # plainspoken:allow unknown-key: reason\ncode",
            "<!-- plainspoken:allow unknown-key: reason -->\ncode", " * plainspoken:allow  unknown-key: 理由\ncode",
            "//\tplainspoken:allow\tunknown-key:r\ncode", "; plainspoken:allow unknown-key: reason\ncode",
            "// plainspoken:allow unknown-key: reason\n// plainspoken:allow stale-plist: reason\ncode",
            "// plainspoken:allow stale-plist: reason\r\n// plainspoken:allow unknown-key: reason\r\ncode",
            "// a form feed \u{C} and \u{2028} end no line\n// plainspoken:allow unknown-key: reason\ncode",
        ])
    func allows(_ text: String) {
        let line = text.utf8.split(separator: 10).count
        #expect(answer(text, line: line) == .allowed)
        #expect(answer(text, line: line, isRelated: true) == .allowed)
    }

    @Test(
        arguments: [
            "code", "code // plainspoken:allow stale-plist: reason\ncode",
            "// plainspoken:allowunknown-key: reason\ncode",
            "let text = \"plainspoken:allow unknown-key: reason\"\ncode",
            "other // plainspoken:allow unknown-key: reason\ncode", "// plainspoken:allow unknown-key: reason\n\ncode",
            "// plainspoken:allow\ncode", "",
        ])
    func isSilent(_ text: String) {
        #expect(answer(text, line: text.utf8.split(separator: 10, omittingEmptySubsequences: false).count) == .none)
    }

    @Test(
        arguments: [
            "// plainspoken:allow unknown-key\ncode", "// plainspoken:allow unknown-key:\ncode",
            "// plainspoken:allow unknown-key: …\ncode", "<!-- plainspoken:allow unknown-key: -->\ncode",
            "/* plainspoken:allow unknown-key because */\ncode",
        ])
    func wantsAReason(_ text: String) {
        #expect(answer(text, line: 2) == .unexplained(Place(path: "a.swift", line: 1, column: 1)))
    }

    @Test(arguments: ["unknown-keys", "unknown-key-2", "unkown-key"])
    func namesARuleThatThereIsNot(_ name: String) {
        let place = Place(path: "a.swift", line: 1, column: 1)
        #expect(answer("// plainspoken:allow \(name): reason\ncode", line: 2) == .misspelt(name, place))
    }

    @Test func linesOutsideTheFile() {
        #expect(answer("// plainspoken:allow unknown-key: reason", line: 9) == .none)
        #expect(answer("// plainspoken:allow unknown-key: reason", line: 0) == .none)
    }
}
