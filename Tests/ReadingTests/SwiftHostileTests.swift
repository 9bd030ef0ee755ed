import PlainspokenModel
import PlainspokenReading
import Testing

/// Whatever the bytes are, scanning ends, and its facts keep their shape.
@Suite struct SwiftHostileTests {
    /// Openers, closers and directives that are repeated until nothing fits together.
    private static let parts = [
        "(", "[", "{", "<", "f(", "[a:", "{ x in ", "\"\\(", "#\"\\#(", "\"\"\"\n\\(", "if x {", "func f() {",
        "class A {", "switch x { case y:", "#if X\n", "a ? ", "a ? b : ", "a = ", "a.b", ".a(", "try ", "-", "!",
        "let x: ", "[[", "A<", "a < ", "/*", "/", "#/\n", "\\", "`", "'", "\"", "\"\"\"", "#", "@", "@A(", "x: ",
        "do { } catch ", "-> ", "() -> ", "case let .a(", "let (", "if let ", "guard x else {", "for x in ",
        "repeat {", "\u{201C}", "<#", "<<<<<<< \n", ">>>> \n", "}", ")", "]", "#endif\n", "#else\n", "#if A\n}\n",
        "#if A\n{\n#else\n", "a {", "a { } b: ", "\\.a[", "x as ", "x ?? ", "#elseif A\n", "if ", "switch ", "{ [",
        "where ", "init", "var x: Int {", "&", "any ", "_ = ", "/*plainspoken:*/", "a\u{301}", "\u{FEFF}", "\0",
        "( { ) } ", "#if X\n(\n#endif\n", "\"\\(#if \n)\" ", "`a ", " /a\\/ ", "0x", "1e", "$", "a<b>(",
    ]

    @Test(arguments: parts) func repeated(_ part: String) {
        check(Array(String(repeating: part, count: 500).utf8))
        check(Array(("func f() { g(" + String(repeating: part, count: 150) + ")\n}").utf8))
    }

    @Test func aMillionBrackets() {
        check([UInt8](repeating: 0x28, count: 1_000_000))
        check([UInt8](repeating: 0x7B, count: 100_000) + [UInt8](repeating: 0x7D, count: 100_000))
    }

    @Test func randomBytes() {
        var random = SeededGenerator(seed: 1)
        for length in [0, 1, 2, 3, 7, 50, 1000] {
            for _ in 0..<40 {
                check((0..<length).map { _ in UInt8.random(in: .min ... .max, using: &random) })
            }
        }
    }

    @Test func randomTokens() {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<120 {
            var source = ""
            for _ in 0..<60 { source += (Self.parts.randomElement(using: &random) ?? "") + " " }
            check(Array(source.utf8))
        }
    }

    /// Real code with bytes removed, doubled, swapped and overwritten.
    @Test func mutations() {
        var random = SeededGenerator(seed: 3)
        let original = Array(Self.code.utf8)
        for _ in 0..<250 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let start = Int.random(in: 0..<bytes.count, using: &random)
                let end = min(bytes.count, start + Int.random(in: 1...12, using: &random))
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes.removeSubrange(start..<end)
                case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
                case 2: bytes.swapAt(start, end - 1)
                default:
                    let part = Self.parts.randomElement(using: &random) ?? ""
                    bytes.replaceSubrange(start..<end, with: Array(part.utf8))
                }
                if bytes.isEmpty { bytes = original }
            }
            check(bytes)
        }
    }

    /// Every prefix of real code, as an editor saves it.
    @Test func prefixes() {
        let bytes = Array(Self.code.utf8)
        for length in stride(from: 0, to: bytes.count, by: 5) { check(Array(bytes.prefix(length))) }
    }

    // MARK: What always holds

    private func check(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
        let output = SwiftLexer.lex(bytes)
        var end: Int32 = 0
        var isOrdered = true
        for token in output.tokens {
            if token.start < end || token.end < token.start || Int(token.end) > bytes.count { isOrdered = false }
            end = token.end
        }
        #expect(isOrdered, sourceLocation: sourceLocation)
        let facts = SwiftScanner.scan(SourceText(path: "A.swift", bytes: bytes))
        #expect(SourceFactsShape(facts).faults == [], sourceLocation: sourceLocation)
    }

    private static let code = ##"""
        import Speech
        @main struct App: SwiftUI.App {
            @Published private(set) var text = "a\(b + "c\(d { $0 })") é", n: Int? = 0x1F
            #if os(iOS) && !DEBUG
            var body: some View { VStack { Text(#"x"#).bold() } label: { Image("y") } }
            #else
            let body = """
                one \(two)
                """
            #endif
            func ask<T: P>(for kind: [String: Kind?] = [:], _ f: @escaping (T) -> Void) async throws -> Bool? where T: Q {
                guard let self, #available(iOS 17, *) else { return nil } // plainspoken:allow x: y
                switch kind { case .a(let b, c: var d) where b > 1: e = /x+/ ; default: break }
                for case let (x, y)? in z where x < y { x?.y![0].z += Foo<Bar>(1) ?? .init() }
                do { try await g() } catch let e as Oops { h(e) } catch { }
                request.requestAccess(for: .video) { [weak self, m = n] granted, _ in self?.o(granted ? .p : .q) }
                return if r { 1 } else { #selector(A.b(_:)) }
            }
        }
        """##
}
