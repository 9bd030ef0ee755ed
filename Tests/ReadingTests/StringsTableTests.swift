import Foundation
import PlainspokenModel
import PlainspokenReading
import Testing

@Suite struct StringsTableTests {
    private func table(_ text: String) -> StringsTable {
        StringsTable.read(Array(text.utf8), path: "InfoPlist.strings")
    }

    @Test(arguments: [
        ("\"A\" = \"text\";", "{A: \"text\"}"),
        ("A = \"text\";\n/* b */ B=b;", "{A: \"text\", B: \"b\"}"),
        ("A;", "{A: \"A\"}"),
        ("{ A = B; }", "{A: \"B\"}"),
        ("", "{}"), ("\n\n", "{}"), ("/* only */\n// comments", "{}"), ("\u{FEFF}", "{}"),
        ("\"A\" = \"\\Ud83d\\Ude00 \\\"q\\\" \\n\";", "{A: \"😀 \"q\" \n\"}"),
        ("<?xml version=\"1.0\"?><plist><dict><key>A</key><string>b</string></dict></plist>", "{A: \"b\"}"),
    ])
    func readsTables(text: String, expected: String) {
        #expect(rendered(table(text).entries) == expected)
        #expect(table(text).problems == [])
    }

    @Test func readsBinaryTables() throws {
        let bytes = [UInt8](
            try PropertyListSerialization.data(fromPropertyList: ["A": "é"], format: .binary, options: 0))
        let table = StringsTable.read(bytes, path: "InfoPlist.strings")
        #expect(rendered(table.entries) == "{A: \"é\"}")
        #expect(table.problems == [])
    }

    @Test(
        arguments: [
            String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
        ], 0...2)
    func readsEveryEncoding(encoding: String.Encoding, marks: Int) throws {
        let text = String(repeating: "\u{FEFF}", count: marks) + "/* é */\n\"A\" = \"日本 😀\";\n"
        let data = try #require(text.data(using: encoding))
        let table = StringsTable.read([UInt8](data), path: "InfoPlist.strings")
        #expect(rendered(table.entries) == "{A: \"日本 😀\"}")
        #expect(table.problems == [])
        #expect(table.entries.first.map { rendered($0.place) } == "2:1")
        #expect(table.entries.first.map { rendered($0.value.place) } == "2:7")
    }

    @Test func tellsDoubledKeysAndMarkers() {
        let table = table("A = \"1\"; // plainspoken:allow a: b\nB = \"2\";\nA = \"3\";\n")
        #expect(rendered(table.entries) == "{A: \"1\", B: \"2\", A: \"3\"}")
        #expect(table.duplicates.map { rendered($0.place) } == ["3:1"])
        #expect(table.comments == [CommentMarker(text: "plainspoken:allow a: b", line: 1)])
    }

    @Test(arguments: [
        ("A = \"1\"\nB = \"2\";", "{A: \"1\", B: \"2\"}", "1:8 \";\" is missing after this value"),
        ("A = \"1\"", "{A: \"1\"}", "1:8 \";\" is missing after this value"),
        ("A = \"1\";\nB\n", "{A: \"1\"}", "2:2 \"=\" and a value are missing after the key \"B\""),
        (
            "A = \"say \"hi\" now\";\nB = \"2\";", "{A: \"say \", B: \"2\"}",
            "1:11 \";\" is missing after this value; a quotation mark inside a text is written with a backslash before it"
        ),
        (
            "A = \"1\";\n}\nB = \"2\";", "{A: \"1\"}",
            "2:1 \"}\" stands where a key is due; put texts into quotation marks"
        ),
        ("A = “1”;\nB = \"2\";", "{B: \"2\"}", "1:5 \"“\" stands where a value is due; put texts into quotation marks"),
        ("A = \"1\";\nB = \"2;\n", "{A: \"1\"}", "2:5 the text begun here is not closed by a quotation mark"),
        ("word", "{}", "whole this is no table of texts; write it as \"key\" = \"text\";"),
        ("(a)", "{}", "whole this is no table of texts; write it as \"key\" = \"text\";"),
    ])
    func tellsFaultsAndGoesOn(text: String, expected: String, problem: String) {
        #expect(rendered(table(text).entries) == expected)
        #expect(table(text).problems.map(rendered) == [problem])
    }

    @Test func tellsBrokenEncodings() {
        let latin = StringsTable.read(Array("A = \"caf".utf8) + [0xE9] + Array("\";".utf8), path: "a.strings")
        #expect(rendered(latin.entries) == "{A: \"caf\u{FFFD}\"}")
        #expect(
            latin.problems.map(rendered) == ["1:9 the text is not valid UTF-8 from here on; save the file as UTF-8"])
        let half = StringsTable.read([0xFF, 0xFE, 0x41, 0, 0x3B, 0, 0x20], path: "a.strings")
        #expect(rendered(half.entries) == "{A: \"A\"}")
        #expect(half.problems.map(rendered) == ["1:3 the UTF-16 text ends within a character"])
        let lone = StringsTable.read([0x41, 0, 0x3D, 0, 0x22, 0, 0x3D, 0xD8, 0x22, 0, 0x3B, 0], path: "a.strings")
        #expect(rendered(lone.entries) == "{A: \"\u{FFFD}\"}")
        #expect(lone.problems.map(rendered) == ["1:4 the UTF-16 text holds half a surrogate pair"])
    }

    @Test(arguments: [
        ("", 0), ("/* \"A\" = \"B\"; */", 0), ("// \"A\" = \"B\";\n\"C\" = \"D; \\\" E;\";", 1), ("A = B;\nC = D;", 2),
        ("/* open", 0),
        ("\"open; ", 0), ("/*/ A = B; */", 0),
    ])
    func textsAreCounted(_ text: String, _ count: Int) {
        #expect(StringsTable.count(Array(text.utf8)) == count)
        #expect(StringsTable.count([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == count)
    }
}
