import PlainspokenModel
import PlainspokenReading
import Testing

@Suite struct YamlDocumentTests {
    private func read(_ text: String, nullAsText: Bool = false) throws -> PropertyValue {
        try YamlDocument.read(Array(text.utf8), path: "a.yml", nullAsText: nullAsText)
    }

    private func problem(_ text: String) -> String? {
        do throws(Problem) {
            _ = try YamlDocument.read(Array(text.utf8), path: "a.yml")
            return nil
        } catch {
            return error.line
        }
    }

    @Test func keysAndValuesHavePlaces() throws {
        let value = try read("a: x\nb:\n  - 1\n  - {c: \"ü\", d: yes}\n")
        #expect(
            value.outline
                == #"{a@1:1: "x"@1:4, b@2:1: [#1@3:5, {c@4:6: "ü"@4:9, d@4:14: true@4:17}@4:5]@3:3}@1:1"#)
    }

    @Test func columnsCountCharacters() throws {
        #expect(try read("日本: [é, x]").outline == #"{日本@1:1: ["é"@1:6, "x"@1:9]@1:5}@1:1"#)
    }

    @Test(arguments: [
        ("yes", "true"), ("Yes", "true"), ("YES", "true"), ("on", "true"), ("On", "true"), ("true", "true"),
        ("TRUE", "true"), ("no", "false"), ("NO", "false"), ("off", "false"), ("OFF", "false"), ("False", "false"),
        ("y", "\"y\""), ("n", "\"n\""), ("yEs", "\"yEs\""),
        ("~", "null"), ("null", "null"), ("Null", "null"), ("", "null"), ("nil", "\"nil\""),
        ("0", "#0"), ("-12", "#-12"), ("+1_000", "#+1_000"), ("0b101", "#0b101"), ("017", "#017"), ("0o17", "#0o17"),
        ("0x1F", "#0x1F"), ("0x", "\"0x\""), ("190:20:30", "#190:20:30"), ("190:60", "\"190:60\""),
        ("1:2", "#1:2"), ("19:5.5", "#19:5.5"), ("1:", "{1: null}"),
        ("15.0", "#15.0"), ("1.", "#1."), ("1e3", "#1e3"), ("6.8523015e+5", "#6.8523015e+5"), (".5", "#.5"),
        (".5e3", "\".5e3\""), (".5e+3", "#.5e+3"), (".", "\".\""), ("-.5", "\"-.5\""), (".inf", "#.inf"),
        ("-.INF", "#-.INF"), (".NaN", "#.NaN"), ("1.2.3", "\"1.2.3\""), ("09", "#09"), ("1_0", "#1_0"),
        ("_1", "\"_1\""), ("-", "[null]"), ("+", "\"+\""), ("1e", "\"1e\""),
        ("2026-01-31", "date 2026-01-31"), ("2026-1-31", "\"2026-1-31\""),
        ("2026-1-31 10:00:00", "date 2026-1-31 10:00:00"), ("2026-01-31T10:00:00Z", "date 2026-01-31T10:00:00Z"),
        ("'yes'", "\"yes\""), ("\"12\"", "\"12\""), ("''", "\"\""), ("!!str 12", "\"12\""), ("! 12", "\"12\""),
        ("!!int \"12\"", "#12"), ("$(NAME)", "\"$(NAME)\""), ("[]", "[]"), ("{}", "{}"),
    ])
    func words(text: String, expected: String) throws {
        #expect(try read(text).bare == expected)
    }

    @Test func nothingIsTextWhereXcodeGenReads() throws {
        #expect(try read("a:\nb: ~\nc: null", nullAsText: true).bare == #"{a: "", b: "~", c: "null"}"#)
    }

    @Test func blockScalarsAreText() throws {
        #expect(
            try read("a: |\n  one\n  two\nb: >-\n  three\n  four\n").bare == "{a: \"one\ntwo\n\", b: \"three four\"}")
    }

    @Test func aKeyMayStandTwice() throws {
        let value = try read("a: 1\na: 2")
        #expect(value.outline == "{a@1:1: #1@1:4, a@2:1: #2@2:4}@1:1")
        #expect(value["a"]?.scalar == "2")
    }

    @Test func aliasesKeepThePlaceOfTheAnchor() throws {
        #expect(
            try read("a: &x {b: 1}\nc: *x").outline == "{a@1:1: {b@1:8: #1@1:11}@1:4, c@2:1: {b@1:8: #1@1:11}@1:4}@1:1")
    }

    @Test func mergeKeysComeBeneathWhatIsWritten() throws {
        let text = "a: &a {x: 1, y: 1}\nb: &b {y: 2, z: 2}\nc:\n  <<: [*a, *b]\n  x: 3\nd: {<<: *b}"
        #expect(try read(text)["c"]?.bare == "{y: #1, z: #2, x: #3}")
        #expect(try read(text)["d"]?.bare == "{y: #2, z: #2}")
    }

    @Test(arguments: ["", "\n\n", "# nothing\n", "---\n", "--- ~"])
    func emptyIsNull(text: String) throws {
        #expect(try read(text).bare == "null")
    }

    @Test(arguments: [
        ("a: [1\n", "a.yml:1:4: not valid YAML: did not find expected ',' or ']' while parsing a flow sequence"),
        (
            "a:\n\tb: 1",
            "a.yml:2:1: not valid YAML: found character that cannot start any token while scanning for the next token"
                + "; a tab stands here, and YAML indents with spaces only"
        ),
        (
            "a: @b",
            "a.yml:1:4: not valid YAML: found character that cannot start any token while scanning for the next token"
                + "; put quotes around a text that begins with @"
        ),
        (
            "a: We use it: now",
            "a.yml:1:13: not valid YAML: mapping values are not allowed in this context"
                + "; put quotes around a text that holds a colon followed by a space"
        ),
        (
            "a: 1\n b: 2",
            "a.yml:2:3: not valid YAML: mapping values are not allowed in this context"
                + "; put quotes around a text that holds a colon followed by a space"
        ),
        ("a: 'x", "a.yml:1:4: not valid YAML: found unexpected end of stream while scanning a quoted scalar"),
        ("a: *b", "a.yml:1:4: the alias *b has no anchor &b before it"),
        ("a: 1\n---\nb: 1", "a.yml:2:1: a second YAML document begins here; only one is read"),
        ("? [a]\n: b", "a.yml:1:3: a key must be a text, not a list or a mapping"),
        ("a: &x [1]\n*x : 2", "a.yml:2:1: a key must be a text, not a list or a mapping"),
        ("a: {<<: 1}", "a.yml:1:9: << merges mappings only"),
    ])
    func faults(text: String, expected: String) {
        #expect(problem(text) == expected)
    }

    @Test func badUtf8HasAPlace() {
        let bytes = Array("a: 1\nb: ".utf8) + [0xFF, 0x0A]
        #expect(
            throws: Problem(
                "not valid YAML: invalid leading UTF-8 octet; save the file as UTF-8",
                at: Place(path: "a.yml", line: 2, column: 4))
        ) { try YamlDocument.read(bytes, path: "a.yml") }
    }

    @Test func byteOrderMarksAndUtf16() throws {
        #expect(
            try YamlDocument.read([0xEF, 0xBB, 0xBF] + Array("a: 1".utf8), path: "").outline == "{a@1:1: #1@1:4}@1:1")
        let little: [UInt8] = [0xFF, 0xFE] + "a: é".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big: [UInt8] = [0xFE, 0xFF] + "a: é".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        #expect(try YamlDocument.read(little, path: "").outline == #"{a@1:1: "é"@1:4}@1:1"#)
        #expect(try YamlDocument.read(big, path: "").outline == #"{a@1:1: "é"@1:4}@1:1"#)
    }

    @Test func depthIsLimited() {
        let deep = String(repeating: "[", count: 129)
        #expect(problem(deep) == "a.yml:1:129: nested more than 128 levels deep")
        #expect(problem(String(repeating: "[", count: 128) + String(repeating: "]", count: 128)) == nil)
        var chain = "a0: &a0 [x]\n"
        for index in 1...200 { chain += "a\(index): &a\(index) [*a\(index - 1)]\n" }
        #expect(problem(chain)?.hasSuffix("nested more than 128 levels deep") == true)
    }

    @Test func manyLaughsAreRefused() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for index in 1...9 {
            let alias = Array(repeating: "*a\(index - 1)", count: 10).joined(separator: ", ")
            text += "a\(index): &a\(index) [\(alias)]\n"
        }
        #expect(problem(text)?.hasSuffix("aliases unfold to more values than are read; write them out") == true)
    }

    @Test func anyBytesAreReadOrRefused() throws {
        var random = SeededGenerator(seed: 7)
        let seeds = [
            "a: &x [1, 'b', \"c\"]\nd:\n  <<: *x\n  - e: |\n      f\n", "{a: [b, {c: d}], ? e : f}",
            "- - - a\n  - b: c\n",
        ].map { Array($0.utf8) }
        let marks = Array("[]{}:&*!|>'\"\t\n -,#?%@`\0".utf8)
        for round in 0..<3_000 {
            var bytes = seeds[round % seeds.count]
            for _ in 0..<(1 + round % 4) {
                let at = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 3 {
                case 0: bytes[at] = UInt8(truncatingIfNeeded: random.next())
                case 1: bytes.remove(at: at)
                default: bytes.insert(marks[Int(random.next() % UInt64(marks.count))], at: at)
                }
                if bytes.isEmpty { bytes = [0x20] }
            }
            _ = try? YamlDocument.read(bytes, path: "a.yml").bare
        }
    }
}
