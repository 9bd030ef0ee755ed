import PlainspokenModel
import PlainspokenReading
import Testing

@Suite struct PropertyListPreprocessorTests {
    @Test func valuesCarryTheConditionsOfTheirBranches() {
        let document = read(
            """
            #include "Common.h"
            <?xml version="1.0"?>
            <plist><dict>
            <key>Always</key><true/>
            #if DEBUG && defined(INTERNAL) // not for the store
            <key>A</key><string>one</string>
            #elif !TRIAL
            <key>A</key><string>two</string>
              #  ifdef WATCH
            <key>W</key><dict><key>X</key><true/></dict>
              #endif
            #else
            <key>A</key><string>three</string>
            #endif
            <key>After</key><true/>
            </dict></plist>
            """)
        #expect(
            rendered(document.root) == """
                {Always: true, A: "one" if (DEBUG && INTERNAL), A: "two" if !(DEBUG && INTERNAL) & !TRIAL, \
                W: {X: true if !(DEBUG && INTERNAL) & !TRIAL & WATCH} if !(DEBUG && INTERNAL) & !TRIAL & WATCH, \
                A: "three" if !(DEBUG && INTERNAL) & !!TRIAL, After: true}
                """)
        #expect(document.isPreprocessed)
        #expect(document.duplicates.isEmpty)
        #expect(document.problems == [])
    }

    @Test func oneKeyMayHaveItsValuesInBranches() {
        let document = read(
            "<dict><key>A</key>\n#ifndef X\n<true/>\n#else\n<false/>\n#endif\n<key>B</key><true/></dict>")
        #expect(rendered(document.root) == "{A: true if !X, A: false if !!X, B: true}")
        #expect(document.problems == [])
    }

    @Test func aKeyTwiceUnderTheSameConditionIsDoubled() {
        let block = "#if X\n<key>A</key><true/>\n#endif\n"
        #expect(rendered(read("<dict>\n\(block)\(block)</dict>").duplicates) == "{A: true if X}")
        let other = "#if Y\n<key>A</key><true/>\n#endif\n"
        #expect(read("<dict>\n\(block)\(other)</dict>").duplicates.isEmpty)
    }

    @Test(arguments: [
        ("X", "X"), ("defined X", "X"), ("defined( X )", "X"), ("!defined(X)", "!X"), ("0", "false"), ("1", "true"),
        ("0x10L", "true"), ("A && B || !C", "((A && B) || !C)"), ("A && (B || C)", "(A && (B || C))"), ("!!A", "!!A"),
        ("A == 1", "?A == 1?"), ("B && A > 2 || C", "((B && ?A > 2?) || C)"), ("F(1, 2) && B", "(?F(1, 2)? && B)"),
        ("A != B", "?A != B?"), ("", "??"), ("A &&", "?A &&?"), ("(A", "?(A?"), ("A)", "?A)?"),
        ("defined(", "?defined(?"),
        ("TARGET_OS_IPHONE", "TARGET_OS_IPHONE"), ("A + (B && C) == 2", "?A + (B && C) == 2?"), ("€", "?€?"),
    ])
    func readsConditions(text: String, expected: String) {
        let document = read("<array>\n#if \(text)\n<true/>\n#endif\n</array>")
        #expect(rendered(document.root) == "[true if \(expected)]")
        #expect(document.problems == [])
    }

    @Test func joinsLinesThatEndInABackslash() {
        let document = read(
            "<array>\n#if A \\\n && B /* both */\n<true/>\n#endif\n#define LONG \\\r\n <false/>\n</array>")
        #expect(rendered(document.root) == "[true if (A && B)]")
        #expect(document.problems == [])
    }

    @Test func commentsOfCodeCountInPreprocessedListsOnly() {
        let lines = "// one\n/* two\n*/\n<true/>\n// plainspoken:allow x: y\n"
        let document = read("#include \"a.h\"\n<array>\n\(lines)</array>")
        #expect(rendered(document.root) == "[true]")
        #expect(document.problems == [])
        #expect(document.comments.map(\.text) == ["plainspoken:allow x: y"])
        #expect(read("<array>\n\(lines)</array>").problems.count == 4)
    }

    @Test(arguments: [
        ("<array>\n#if A\n<true/>\n</array>", "2:1 this #if has no #endif"),
        ("<array>\n#endif\n<true/>\n</array>", "2:1 #endif without an #if before it"),
        ("<array>\n#else\n<true/>\n</array>", "2:1 #else without an #if before it"),
        ("<array>\n#hello\n</array>", "2:1 \"#hello\" stands between the elements and is no part of the list"),
        (
            "<array>\n#if A\n<array>\n#endif\n</array></array>",
            "4:1 the branches of this #if open and close different elements; keep whole elements in each"
        ),
        ("<array><true/>#if A\n</array>", "1:15 \"#if A\" stands between the elements and is no part of the list"),
    ])
    func tellsFaults(text: String, problem: String) {
        #expect(read(text).problems.map(rendered) == [problem])
    }

    @Test func textIsNotForThePreprocessor() {
        let document = read("<array><string>\n#if A\n</string></array>")
        #expect(rendered(document.root) == "[\"\n#if A\n\"]")
        #expect(!document.isPreprocessed)
    }

    @Test func absurdConditionsStayBounded() {
        let chain = (0..<200).map { "#elif A\($0)\n<true/>\n" }.joined()
        let document = read("<array>\n#if X\n<true/>\n\(chain)#endif\n</array>")
        #expect(document.root?.items.map(\.conditions.count).max() == ConditionBound.most)
        #expect(document.root?.items.last?.conditions == [.unknown("#elif")])
        let deep = String(repeating: "#if X\n", count: 100)
        #expect(read("<array>\n\(deep)<true/></array>").root?.items.first?.conditions == [.unknown("#if")])
        #expect(
            rendered(read("<array>\n#if \(String(repeating: "(", count: 100))\n<true/>\n#endif</array>").root).contains(
                "?(("))
    }

    private enum ConditionBound {
        static let most = 32
    }
}
