import PlainspokenModel
import PlainspokenReading
import Testing

/// String literals, interpolations, regular expressions and comments.
@Suite struct SwiftStringTests {
    @Test(arguments: cases) func facts(_ sample: SourceSample) {
        #expect(sample.scanSwift() == sample.facts)
    }

    private static let cases: [SourceSample] = [
        SourceSample(
            "plain",
            ###"""
            let a = "x\n\t\"\\\u{1F600}\u{e9} é"
            let b = ""
            let c = #"raw \n \#n "quoted" "#
            let d = ##"a "# b \##u{41}"##
            let e = #""""#
            let f = #"""#
            """###,
            #"""
            variable let a = "x⏎⇥"\😀é é"
            variable let b = ""
            variable let c = "raw \n ⏎ "quoted" "
            variable let d = "a "# b A"
            variable let e = """"
            variable let f = """
            string "x⏎⇥"\😀é é"
            string ""
            string "raw \n ⏎ "quoted" "
            string "a "# b A"
            string """"
            string """
            """#),
        SourceSample(
            "several lines",
            ##"""
            let a = """
                first
                  second \
                third

                "quoted" \n fourth
                """
            let b = #"""
              raw \(x)
              """#
            let c = """

            """
            let d = """
              """
            f("""
                a
              b
                """)
            """##,
            #"""
            variable let a = "first⏎  second third⏎⏎"quoted" ⏎ fourth"
            variable let b = "raw \(x)"
            variable let c = ""
            variable let d = ""
            0 f("a⏎b")
            string "first⏎  second third⏎⏎"quoted" ⏎ fourth"
            string "raw \(x)"
            string ""
            string ""
            string "a⏎b"
            """#),
        SourceSample(
            "interpolation",
            ##"""
            let a = "x \(y) z"
            let b = "\(f("in \(g(1))", label: h))!"
            let c = #"no \(x) yes \#(y.z)"#
            let d = """
                a \(b { c("d") }) e
                \(f)
                """
            let e = "\(x > 1 ? "a" : "b")"
            let f = "\(/* ) */ g)"
            let h = "\("\("\("deep")")")"
            let i = "a\(1)b".count
            print("k \(j as? K)", "l")
            """##,
            #"""
            1<0 closure {c("d")}
            variable let a = …
            variable let b = …
            variable let c = …
            variable let d = …
            variable let e = …
            variable let f = …
            variable let h = …
            variable let i = (…).count
            0 y
            1 f(…, label: h)
            2 g(1)
            3 h ^1
            4 y.z
            5 b(~{1})
            6 c("d") @1
            7 f
            8 x
            9 g
            10 (…).count
            11 print(…, "l")
            12 j
            string "x ￼ z"
            string "￼!"
            string "in ￼"
            string "no \(x) yes ￼"
            string "a ￼ e⏎￼"
            string "d" @1
            string "￼"
            string "a"
            string "b"
            string "￼"
            string "￼"
            string "￼"
            string "￼"
            string "deep"
            string "a￼b"
            string "k ￼"
            string "l"
            """#),
        SourceSample(
            "regexes",
            #"""
            let a = /a"b/
            let b = x / y / z
            let c = /[\/)]\//
            f(/x(y)/, 1)
            let d = #/a / "b"/#
            let e = #/
              a # "
              b
              /#
            let g = h / 2 // c"
            let i = j/k
            let l = (/)
            let m = n ? /o/ : /p/
            infix operator /^/
            try? /q r/.wholeMatch(in: s)
            t.split(separator: /,\s*/)
            u = v
              / w
            """#,
            #"""
            variable let a = …
            variable let b = …
            variable let c = …
            variable let d = …
            variable let e = …
            variable let g = …
            variable let i = …
            variable let l = …
            variable let m = … | …
            0 x
            1 y
            2 z
            3 f(…, 1)
            4 h
            5 j
            6 k
            7 n
            8 (…).wholeMatch(in: s)
            9 s ^8
            10 t.split(separator: …)
            11 u
            12 v
            13 w
            u = …
            """#),
        SourceSample(
            "unterminated",
            #"""
            let a = "open
            let b = 1
            let c = "x \(y
            let d = 2
            let e = #"open
            let f = 3
            """#,
            #"""
            variable let a = "open"
            variable let b = 1
            variable let c = …
            variable let d = 2
            variable let e = "open"
            variable let f = 3
            0 y
            string "open"
            string "x ￼"
            string "open"
            problem 1: a string literal is not closed
            problem 3: an interpolation is not closed
            problem 5: a string literal is not closed
            """#),
        SourceSample(
            "unterminated to the end",
            #"""
            let a = """
              b \(c
            """#,
            #"""
            variable let a = …
            0 c
            string "  b ￼"
            problem 2: an interpolation is not closed
            """#),
        SourceSample(
            "comments",
            #"""
            // plainspoken:allow vague-purpose: because
            /* plainspoken: one
               plainspoken:two */ let a = 1 // plain
            /// plainspoken:three
            /* a /* nested plainspoken:four */ "b" */ let c = "// no plainspoken:five"
            let d = 1 /* " */ + 2 // '
            """#,
            #"""
            variable let a = 1
            variable let c = "// no plainspoken:five"
            variable let d = …
            string "// no plainspoken:five"
            marker 1: plainspoken:allow vague-purpose: because
            marker 2: plainspoken: one
            marker 3: plainspoken:two
            marker 4: plainspoken:three
            marker 5: plainspoken:four
            """#),
    ]
}
