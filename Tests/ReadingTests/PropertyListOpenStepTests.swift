import PlainspokenModel
import PlainspokenReading
import Testing

@Suite struct PropertyListOpenStepTests {
    @Test(arguments: [
        ("{ a = b; }", "{a: \"b\"}"),
        ("{a=b;\"c d\"='e f';}", "{a: \"b\", c d: \"e f\"}"),
        ("{ a; \"b\"; }", "{a: \"a\", b: \"b\"}"),
        ("( a, \"b\", (c), {d=e;}, )", "[\"a\", \"b\", [\"c\"], {d: \"e\"}]"),
        ("()", "[]"), ("{}", "{}"),
        ("<01 02\n0a>", "<1 2 a>"), ("{a = <>;}", "{a: <>}"),
        ("a", "\"a\""), ("$X/a.b-c:d_e", "\"$X/a.b-c:d_e\""),
        ("a = b; c = (d);", "{a: \"b\", c: [\"d\"]}"), ("a;", "{a: \"a\"}"),
        ("// !$*UTF8*$!\n{ /* isa */ isa = PBX /* name */; }", "{isa: \"PBX\"}"),
        ("{a = a//b;}", "{a: \"a//b\"}"),
        (#"{a = "\"text\"";}"#, "{a: \"\"text\"\"}"),
        (#""\U00e9\n\t\101\351\q\'""#, "\"é\n\tAØq'\""),
        (#""\Ue9x\U12345\8\400\1234""#, "\"éxሴ58\0S4\""),
        (#""\Ud83d\Ude00|\Ud83d|\Ude00""#, "\"😀|\u{FFFD}|\u{FFFD}\""),
        ("'it\\'s \"so\"'", "\"it's \"so\"\""),
        ("\"a\\\nb\r\nc\"", "\"a\nb\r\nc\""),
        ("\u{2028}{a\u{0B}=\u{0C}b;}", "{a: \"b\"}"),
    ])
    func readsValues(text: String, expected: String) {
        let document = read(text)
        #expect(rendered(document.root) == expected)
        #expect(document.format == .openStep)
        #expect(document.problems.map(rendered) == [])
    }

    @Test func givesPlaces() throws {
        let document = read("{\n\té = 1;\n}")
        #expect(
            document.problems.map(rendered) == ["2:2 \"é\" stands where a key is due; put texts into quotation marks"])
        let root = try #require(read("{\n\t\"é\" = x; b = {\nc = (1,\n2); }; }").root)
        #expect(root.entries.map { rendered($0.place) } == ["2:2", "2:11"])
        #expect(root.entries.map { rendered($0.value.place) } == ["2:8", "2:15"])
        #expect(root.entries.last?.value.entries.first?.value.items.map { rendered($0.place) } == ["3:6", "4:1"])
    }

    @Test func tellsDoubledKeysAndMarkers() {
        let document = read("{ a = 1; /* plainspoken:allow a: b */ b = {a = 2;};\n a = 3; // plainspoken:allow c: d\n}")
        #expect(rendered(document.duplicates) == "{a: \"3\"}")
        #expect(
            document.comments == [
                CommentMarker(text: "plainspoken:allow a: b", line: 1),
                CommentMarker(text: "plainspoken:allow c: d", line: 2),
            ])
    }

    @Test(arguments: [
        ("{ a = b }", "{a: \"b\"}", "1:8 \";\" is missing after this value"),
        ("{ a = b\n c = d; }", "{a: \"b\", c: \"d\"}", "1:8 \";\" is missing after this value"),
        ("{ a b; c = d; }", "{c: \"d\"}", "1:4 \"=\" is missing after the key \"a\""),
        ("{ a = ; c = d; }", "{c: \"d\"}", "1:7 \";\" stands where a value is due; put texts into quotation marks"),
        (
            "{ a = b;; c = d; }", "{a: \"b\", c: \"d\"}",
            "1:9 \";\" stands where a key is due; put texts into quotation marks"
        ),
        ("(a b)", "[\"a\", \"b\"]", "1:3 \",\" is missing after this element of the array"),
        ("(a,,b)", "[\"a\", \"b\"]", "1:4 \",\" stands where a value is due; put texts into quotation marks"),
        ("{ a = \"b; }", "{}", "1:7 the text begun here is not closed by a quotation mark"),
        ("{ a = b; /* }", "{a: \"b\"}", "1:10 the comment begun here is not closed by \"*/\""),
        ("{ a = <012>; }", "{}", "1:7 the data begun here is not pairs of hexadecimal digits closed by \">\""),
        ("{ a = b; ", "{a: \"b\"}", "1:10 the file ends before \"}\" closes what is open"),
        ("( a", "[\"a\"]", "1:4 the file ends before \")\" closes what is open"),
        ("{ a = b; } c", "{a: \"b\"}", "1:12 the list ends before this"),
        ("{ a = b; ) }", "{a: \"b\"}", "1:10 \")\" stands where a key is due; put texts into quotation marks"),
        ("{ (a) = b; }", "{}", "1:3 \"(\" stands where a key is due; put texts into quotation marks"),
        ("$(X)/a.b-c:d", "{}", "1:2 \"=\" is missing after the key \"$\""),
        ("@", "nothing", "1:1 \"@\" stands where a value is due; put texts into quotation marks"),
    ])
    func tellsFaultsAndGoesOn(text: String, expected: String, problem: String) {
        let document = read(text)
        #expect(rendered(document.root) == expected)
        #expect(document.problems.first.map(rendered) == problem)
    }

    @Test func everyOctalEscapeIsNextStep() {
        #expect(rendered(read("\"\\200\\253\\376\\377\"").root) == "\"\u{A0}«\u{FFFD}\u{FFFD}\"")
    }
}
