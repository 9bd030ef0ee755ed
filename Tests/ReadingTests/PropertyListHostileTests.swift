import PlainspokenModel
import PlainspokenReading
import Testing

@Suite struct PropertyListHostileTests {
    @Test func nestingEndsAtTheLimit() {
        for (open, close, limit) in [("<array>", "</array>", "<array>"), ("(", ")", "("), ("{a=", ";}", "{a=")] {
            for depth in [511, 512, 513, 100_000] {
                let text =
                    String(repeating: open, count: depth) + (open == "{a=" ? "{}" : "")
                    + String(repeating: close, count: depth)
                let levels = open == "{a=" ? depth + 1 : depth
                let problems = read(text).problems
                #expect(problems.isEmpty == (levels <= 512), "\(limit) \(depth)")
                #expect(problems.isEmpty || problems[0].message.hasPrefix("the list is nested more than 512 deep"))
            }
        }
    }

    @Test func problemsAreFew() {
        let document = readXML("<array>" + String(repeating: "<integer>x</integer>", count: 1_000) + "</array>")
        #expect(document.problems.count == 100)
    }

    @Test(arguments: [
        "<", "<!", "<!--", "<!-", "<![CDATA[", "<?", "</", "<a", "<a b='", "&", "#", "#if", "#if \\", "{", "(", "\"",
        "'", "\"\\", "\"\\U", "\"\\7", "/", "/*", "//", "<0", "<0>", "=", ";", "}", ")", ",", "bplist", "bplist00",
        "\u{0}", "\u{FEFF}", "\u{FFFF}",
    ])
    func everyFragmentEverywhereIsReadToItsEnd(fragment: String) {
        let lists = [
            "", "<plist><dict><key>a</key><string>b</string></dict></plist>", "{ a = b; c = (d, <01>); }",
            "\"a\" = \"b\";\n",
            "<dict>\n#if A\n<key>a</key>\n#else\n<key>b</key>\n#endif\n<true/></dict>",
        ]
        for list in lists {
            let scalars = Array(list.unicodeScalars)
            for index in 0...scalars.count {
                var text = String.UnicodeScalarView(scalars[..<index])
                text.append(contentsOf: fragment.unicodeScalars)
                let cut = read(String(text))
                text.append(contentsOf: scalars[index...])
                let whole = read(String(text))
                // What is built, no problem being told, has a root.
                #expect(cut.root != nil || !cut.problems.isEmpty)
                #expect(whole.root != nil || !whole.problems.isEmpty)
                _ = StringsTable.read(Array(String(text).utf8), path: "")
            }
        }
    }

    @Test func longLinesAndManyMarkersTakeTimeInProportion() {
        // Quadratic work on any of these would take minutes.
        let texts = [
            "<array>" + String(repeating: "<string>a<!-- plainspoken:x -->&</string>", count: 8_000) + "</array>",
            "(" + String(repeating: "/*plainspoken:x*/ a b ", count: 8_000) + ")",
            "<array>\n" + String(repeating: "#if A\n", count: 8_000),
            "<array>\n" + String(repeating: "#if A&&B\n", count: 20)
                + String(repeating: "#elif C\n<true/>\n", count: 8_000),
            String(repeating: "a = \"b\" ", count: 50_000), String(repeating: "@;", count: 100_000),
        ]
        let clock = ContinuousClock()
        for text in texts {
            let time = clock.measure { #expect(!read(text).problems.isEmpty) }
            #expect(time < .seconds(10))
        }
    }
}
