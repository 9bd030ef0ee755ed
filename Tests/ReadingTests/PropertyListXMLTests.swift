import PlainspokenModel
import PlainspokenReading
import Testing

@Suite struct PropertyListXMLTests {
    @Test(arguments: [
        ("<string>text</string>", "\"text\""),
        ("<string/>", "\"\""),
        ("<string></string>", "\"\""),
        ("<string> kept </string>", "\" kept \""),
        ("<string>a &lt;b&gt; &amp; &quot;c&apos;</string>", "\"a <b> & \"c'\""),
        ("<string>caf&#233; &#x1F600;&#xe9;</string>", "\"café 😀é\""),
        ("<string>a<![CDATA[<b> & c]]>d</string>", "\"a<b> & cd\""),
        ("<string>]]></string>", "\"]]>\""),
        ("<integer>12</integer>", "12"),
        ("<integer>-0x1F</integer>", "-0x1F"),
        ("<integer> 12 </integer>", "12"),
        ("<integer>18446744073709551615</integer>", "18446744073709551615"),
        ("<real>1.5e3</real>", "1.5e3"),
        ("<real>-infinity</real>", "-infinity"),
        ("<true/>", "true"),
        ("<false></false>", "false"),
        ("<date>2020-01-02T03:04:05Z</date>", "2020-01-02T03:04:05Z"),
        ("<data>AQ\n\tIDBA==</data>", "<1 2 3 4>"),
        ("<data/>", "<>"),
        ("<array/>", "[]"),
        ("<dict/>", "{}"),
        ("<dict ></dict >", "{}"),
        ("<array><string>a</string><array><true/></array></array>", "[\"a\", [true]]"),
        ("<dict><key>B</key><integer>1</integer><key>A</key><dict/></dict>", "{B: 1, A: {}}"),
        ("<dict><key> A </key><string/></dict>", "{ A : \"\"}"),
        ("<dict><key/><string/></dict>", "{: \"\"}"),
        ("<dict><!-- <key>A</key><true/> --><key>B</key><!-- -- > --><true/></dict>", "{B: true}"),
    ])
    func readsValues(xml: String, expected: String) {
        let document = readXML(xml)
        #expect(rendered(document.root) == expected)
        #expect(document.problems.map(rendered) == [])
        #expect(document.format == .xml)
    }

    @Test func readsTheWholeFrame() {
        let document = read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd" [
              <!ENTITY x "]>">
            ]>
            <!-- before -->
            <plist version="1.0">
            <string>a</string>
            </plist>
            <!-- after -->

            """)
        #expect(rendered(document.root) == "\"a\"")
        #expect(document.problems == [])
    }

    @Test func readsAListWithoutItsFrame() {
        #expect(rendered(read("<dict><key>A</key><true/></dict>").root) == "{A: true}")
    }

    @Test func givesPlacesOfKeysAndValues() throws {
        let document = read(
            "<plist>\r\n<dict>\r\n\t<key>é</key>  <string>x</string>\r\n<key>B</key>\n<dict/></dict></plist>")
        let root = try #require(document.root)
        #expect(rendered(root.place) == "2:1")
        #expect(root.entries.map { rendered($0.place) } == ["3:2", "4:1"])
        #expect(root.entries.map { rendered($0.value.place) } == ["3:16", "5:1"])
    }

    @Test func tellsKeysThatStandTwice() {
        let document = readXML(
            "<dict><key>A</key><true/><key>B</key><dict><key>A</key><true/></dict><key>A</key><false/></dict>")
        #expect(rendered(document.root) == "{A: true, B: {A: true}, A: false}")
        #expect(rendered(document.duplicates) == "{A: false}")
        #expect(document.root?["A"].map(rendered) == "false")
    }

    @Test func keepsOnlyCommentsForTheTool() {
        let document = read(
            """
            <!-- a comment -->
            <plist><!-- plainspoken:allow vague-text: a demo
                 and plainspoken:allow empty-text: too   -->
            <dict/></plist>
            """)
        #expect(
            document.comments == [
                CommentMarker(text: "plainspoken:allow vague-text: a demo", line: 2),
                CommentMarker(text: "plainspoken:allow empty-text: too", line: 3),
            ])
    }

    @Test(arguments: [
        (
            "<plist><string>a &foo; b</string></plist>", "\"a &foo; b\"",
            "1:18 \"&foo;\" is no character of XML; write & as &amp;"
        ),
        ("<plist><string>a & b</string></plist>", "\"a & b\"", "1:18 \"&\" stands alone; write it as &amp;"),
        ("<plist><string>&#0;</string></plist>", "\"&#0;\"", "1:16 \"&#0;\" is no character of XML; write & as &amp;"),
        (
            "<plist><string>&#xD800;</string></plist>", "\"&#xD800;\"",
            "1:16 \"&#xD800;\" is no character of XML; write & as &amp;"
        ),
        (
            "<plist><string>a<!-- c -->b</string></plist>", "\"ab\"",
            "1:17 a comment inside <string> is refused by Apple's readers; move it before the element"
        ),
        ("<plist><integer>5a</integer></plist>", "nothing", "1:8 \"5a\" is no whole number"),
        (
            "<plist><integer>18446744073709551616</integer></plist>", "nothing",
            "1:8 \"18446744073709551616\" is no whole number"
        ),
        ("<plist><integer/></plist>", "nothing", "1:8 \"\" is no whole number"),
        ("<plist><real>1,5</real></plist>", "nothing", "1:8 \"1,5\" is no number"),
        ("<plist><true>x</true></plist>", "nothing", "1:8 <true> holds text; write <true/>"),
        (
            "<plist><date>2020-01-02</date></plist>", "nothing",
            "1:8 \"2020-01-02\" is no date; write it as 2025-01-31T23:59:59Z"
        ),
        ("<plist><data>A*ID</data></plist>", "nothing", "1:8 <data> holds no base64 text"),
        ("<plist><dict><key>A</key></dict></plist>", "{}", "1:14 the key \"A\" has no value"),
        ("<plist><dict><key>A</key><key>B</key><true/></dict></plist>", "{B: true}", "1:14 the key \"A\" has no value"),
        ("<plist><dict><true/></dict></plist>", "{}", "1:14 a value without a key before it"),
        (
            "<plist><dict>x<key>A</key><true/></dict></plist>", "{A: true}",
            "1:14 \"x\" stands between the elements and is no part of the list"
        ),
        ("<plist><true/><false/></plist>", "true", "1:15 a second value after the one that is the list"),
        ("<plist></plist>", "nothing", "1:16 the list holds no value"),
        ("<plist><true/>", "true", "1:15 the file ends before <plist> is closed"),
        ("<plist><dict><key>A</key><true/>", "{A: true}", "1:33 the file ends before <dict> is closed"),
        ("<plist><dict><key>A</key><true/></array></plist>", "{A: true}", "1:33 </array> stands where </dict> is due"),
        ("<plist><array><string>a</strong></array></plist>", "[]", "1:24 </strong> stands where </string> is due"),
        ("<plist><array><true/><string>a</array></plist>", "[true]", "1:31 </array> stands where </string> is due"),
        (
            "<plist><array><string>a<b>c</b></string></array></plist>", "[]",
            "1:24 \"<\" inside <string> begins no text; write it as &lt; or close the element before it"
        ),
        ("<plist><array><true/><string>a", "[true]", "1:22 <string> is not closed by </string>"),
        ("<plist><array><true/><string", "[true]", "1:22 the tag <string is not closed by \">\""),
        ("<plist><array><true/><!-- ", "[true]", "1:22 the comment begun here is not closed by \"-->\""),
        ("<plist><array><true/><![CDATA[", "[true]", "1:22 the declaration begun here is not closed by \">\""),
        ("<plist><array><text>a</text></array></plist>", "[]", "1:15 <text> is no element of a property list"),
        ("<plist><true/></plist><false/>", "true", "1:23 <false> stands after the end of the list"),
        ("</plist>", "nothing", "1:1 </plist> closes nothing"),
    ])
    func tellsFaultsAndKeepsTheRest(xml: String, expected: String, problem: String) {
        let document = read(xml)
        #expect(rendered(document.root) == expected)
        #expect(document.problems.first.map(rendered) == problem)
    }

    @Test(arguments: ["", " \n", "// nothing\n", "/* nothing */", "\u{FEFF}"])
    func anEmptyListIsAProblemOfItsOwn(text: String) {
        let document = read(text)
        #expect(document.isEmpty)
        #expect(document.problems.map(rendered) == ["whole the property list is empty; restore it"])
    }
}
