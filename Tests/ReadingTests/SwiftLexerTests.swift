import PlainspokenReading
import Testing

/// Where tokens begin and end, and what they are, in the places where that is hard to say.
@Suite struct SwiftLexerTests {
    @Test(arguments: cases) func tokens(_ sample: SourceSample) {
        #expect(sample.lexSwift() == sample.facts)
    }

    @Test func words() {
        #expect(SwiftWord.allCases.filter(\.isReserved).count == 53)
        for word in SwiftWord.allCases where word != .other {
            #expect(SwiftLexer.lex(Array("\(word)".utf8)).tokens[0].word == word)
            #expect(SwiftLexer.lex(Array("\(word)_".utf8)).tokens[0].word == .other)
        }
    }

    private static let cases: [SourceSample] = [
        SourceSample(
            "operators by what stands beside them",
            #"""
            a + b
            a +b
            a+ b
            a+b
            (-a)
            a-- -b
            a..<b
            a...
            a .< b
            a.b
            a=b
            &a &- b
            a -> b
            a ? b : c
            a?.b!
            !a != b
            a >> b
            A<B<C?>>?
            a >= b >>= c
            a+/* */b
            a */* */ b
            a ≠ b √c
            A::b
            """#,
            #"""
            a binaryOperator‹+› b
            a prefixOperator‹+› b
            a postfixOperator‹+› b
            a binaryOperator‹+› b
            leftParen‹(› prefixOperator‹-› a rightParen‹)›
            a postfixOperator‹--› prefixOperator‹-› b
            a binaryOperator‹..<› b
            a postfixOperator‹...›
            a binaryOperator‹.<› b
            a period‹.› b
            a equal‹=› b
            prefixAmpersand‹&› a binaryOperator‹&-› b
            a arrow‹->› b
            a infixQuestion‹?› b colon‹:› c
            a postfixQuestion‹?› period‹.› b exclamation‹!›
            prefixOperator‹!› a binaryOperator‹!=› b
            a binaryOperator‹>› binaryOperator‹>›+ b
            A binaryOperator‹<› B binaryOperator‹<› C postfixQuestion‹?› postfixOperator‹>› postfixOperator‹>›+ postfixQuestion‹?›+
            a binaryOperator‹>=› b binaryOperator‹>>=› c
            a postfixOperator‹+› b
            a binaryOperator‹*› b
            a binaryOperator‹≠› b prefixOperator‹√› c
            A doubleColon‹::› b
            """#),
        SourceSample(
            "numbers",
            #"""
            1 0x1F 0b10 0o7 1_000
            1.5 1e9 1.5e-3 0x1p3 0x1.8p-2
            1.max 1...2
            a.0.1
            0x 0xG 1a 1e
            0x1.fp 0x1.max
            """#,
            #"""
            number‹1› number‹0x1F› number‹0b10› number‹0o7› number‹1_000›
            number‹1.5› number‹1e9› number‹1.5e-3› number‹0x1p3› number‹0x1.8p-2›
            number‹1› period‹.› max number‹1› binaryOperator‹...› number‹2›
            a period‹.› number‹0› period‹.› number‹1›
            number‹0x› number‹0xG› number‹1a› number‹1e›
            number‹0x1› period‹.› fp number‹0x1› period‹.› max
            """#),
        SourceSample(
            "names",
            #"""
            `class` `a b` $0 $name _ é 変数
            ` a
            a<#b c#>
            “a” b
            """#,
            #"""
            `class` `a b` dollar‹$0› $name _ é 変数
            backtick‹`› a
            a <#b c#>
            “a” b
            """#),
        SourceSample(
            "string literals",
            ##"""
            "a" #"b"# "c\"d"
            "a\(b)c"
            #"\(a)\#(b)"#
            "\((a))"
            "a\( "b" + "\(c)")"
            "a
            "\(a
            #"""# a
            'a' b
            """
            a
            """ b
            """##,
            ##"""
            string‹"a"› string‹#"b"#› string‹"c\"d"›
            stringStart‹"› stringSegment‹a› interpolationStart‹\(› b interpolationEnd‹)› stringSegment‹c› stringEnd‹"›
            stringStart‹#"› stringSegment‹\(a)› interpolationStart‹\#(› b interpolationEnd‹)› stringEnd‹"#›
            stringStart‹"› interpolationStart‹\(› leftParen‹(› a rightParen‹)› interpolationEnd‹)› stringEnd‹"›
            stringStart‹"› stringSegment‹a› interpolationStart‹\(› string‹"b"› binaryOperator‹+› stringStart‹"› interpolationStart‹\(› c interpolationEnd‹)› stringEnd‹"› interpolationEnd‹)› stringEnd‹"›
            string‹"a›
            stringStart‹"› interpolationStart‹\(› a interpolationEnd‹› stringEnd‹›
            string‹#"""#› a
            string‹'a'› b
            string‹"""⏎a⏎"""› b
            """##),
        SourceSample(
            "regular expressions",
            #"""
            a = /b c/
            a / b / c
            f(/a/, b/c)
            f(/)
            x = y
            / 1 /
            2
            return /[/
            #/a/b/# #//#
            #/
            a
            /# b
            func /(a) {}
            !/a/
            try? /a b/
            a? /b/
            """#,
            #"""
            a equal‹=› regex‹/b c/›
            a binaryOperator‹/› b binaryOperator‹/› c
            f leftParen‹(› regex‹/a/› comma‹,› b binaryOperator‹/› c rightParen‹)›
            f leftParen‹(› binaryOperator‹/› rightParen‹)›
            x equal‹=› y
            binaryOperator‹/› number‹1› binaryOperator‹/›
            number‹2›
            return regex‹/[/›
            regex‹#/a/b/#› regex‹#//#›
            regex‹#/⏎a⏎/#› b
            func prefixOperator‹/› leftParen‹(› a rightParen‹)› leftBrace‹{› rightBrace‹}›
            prefixOperator‹!› regex‹/a/›
            try postfixQuestion‹?› regex‹/a b/›
            a postfixQuestion‹?› regex‹/b/›
            """#),
        SourceSample(
            "directives and macros",
            #"""
            #if a
            #elseif b
            #else
            #endif
            #available #unavailable #selector #iffy
            ## #
            """#,
            #"""
            poundIf‹#if› a
            poundElseif‹#elseif› b
            poundElse‹#else›
            poundEndif‹#endif›
            poundAvailable‹#available› poundUnavailable‹#unavailable› pound‹#› selector pound‹#› iffy
            pound‹#› pound‹#› pound‹#›
            """#),
        SourceSample(
            "trivia",
            #"""
            a/* /* */ */b//c
            <<<<<<< A
            b
            =======
            c
            >>>>>>> D
            e
            """#,
            #"""
            a b
            e
            """#),
    ]
}
