import PlainspokenModel
import PlainspokenReading
import Testing

@Suite struct SwiftHostileTests {
    private func scan(_ source: String) -> SourceFacts {
        SwiftScanner.scan(SourceText(path: "A.swift", bytes: Array(source.utf8)))
    }

    /// A source that opens something very often, whatever it is, costs neither the stack nor much time.
    @Test(arguments: [
        "(", "[", "{", "<", "f(", "[a:", "{ x in ", "\"\\(", "#\"\\#(", "\"\"\"\n\\(", "if x {", "func f() {", "class A {",
        "switch x { case y:", "#if X\n", "a ? ", "a ? b : ", "a = ", "a.b", ".a(", "try ", "-", "!", "let x: ", "[[",
        "A<", "a < ", "/*", "/", "#/\n", "\\", "`", "'", "\"", "\"\"\"", "#", "@", "@A(", "x: ", "do { } catch ", "-> ",
        "() -> ", "case let .a(", "let (", "if let ", "guard x else {", "for x in ", "repeat {", "\u{201C}", "<#", "<<<<<<< \n",
        "}", ")", "]", "#endif\n", "#else\n", "#if A\n}\n", "#if A\n{\n#else\n", "a {", "a { } b: ", "\\.a[", "x as ", "x ?? ",
        "#elseif A\n", "if ", "switch ", "{ [", "where ", "init", "var x: Int {", "&", "any ", "_ = ",
    ])
    func repeated(_ part: String) {
        let facts = scan(String(repeating: part, count: 20_000))
        #expect(facts.blocks.count > 0)
    }
}
