import PlainspokenModel
import Testing

@testable import PlainspokenReading

@Suite struct BuildSettingsStackTests {
    /// Levels from text, one setting a line; places are line numbers, paths the level's name.
    private func stack(_ levels: String..., sdk: String = "iphoneos", configuration: String = "Debug")
        -> BuildSettingStack
    {
        BuildSettingStack(
            levels: levels.enumerated().map { index, text in
                let parsed = XcconfigFile.read("/\(index)", tree: .memory(["/\(index)": text]))
                return .init("level \(index)", parsed.settings)
            }, sdk: sdk, configuration: configuration)
    }

    @Test func higherLevelsWinAndInherit() {
        let settings = stack("A = 0\nB = b", "A = $(inherited) 1", "A = $(inherited) 2\nA = $(inherited) 3")
        #expect(settings.value("A")?.text == "0 1 2 3")
        #expect(settings.value("A")?.level == "level 2")
        #expect(settings.value("A")?.place == Place(path: "/2", line: 2, column: 5))
        #expect(settings.value("B")?.level == "level 0")
        #expect(settings.value("C") == nil)
        #expect(settings.names == ["A", "B"])
        #expect(settings.adding(.init("extra", BuildSettings())).levels.count == 4)
    }

    @Test(arguments: [
        ("$(A)", "a b/c.d"), ("${A}", "a b/c.d"), ("$[A]", "a b/c.d"), ("$A", "a b/c.d"), ("x$(A)y", "xa b/c.dy"),
        ("$$(A)", "$(A)"), ("$", "$"), ("5$", "5$"), ("$5", "$5"), ("$NOTHING is kept", "$NOTHING is kept"),
        ("$(NOTHING)", ""), ("$(A", "$(A"), ("$()", ""), ("$(N_$(K))", "found"), ("$(N_${K}:upper)", "FOUND"),
        ("$(A:upper)", "A B/C.D"), ("$(A:rfc1034identifier)", "a-b-c-d"), ("$(A:c99extidentifier)", "a_b_c_d"),
        ("$(A:identifier)", "a_b_c_d"), ("$(A:file)", "c.d"), ("$(A:dir)", "a b/"), ("$(A:base)", "c"),
        ("$(A:suffix)", ".d"), ("$(A:file:base:upper)", "C"), ("$(A:quote)", #"a\ b/c.d"#),
        ("$(A:nonsense)", "a b/c.d"),
        ("$(P:standardizepath)", "/x/z"), ("$(P:dir)", "/x/y/../"), ("$(K:dir)", "./"),
        ("$(NUMBER:c99extidentifier)", "_a"),
        ("$(NUMBER:rfc1034identifier)", "-a"), ("$(LOUD:lower)", "é"), ("$(VERSION:truncatedversion)", "1.2.3"),
        ("$(NOTHING:default=x $(K))", "x k"), ("$(EMPTY:default=x)", "x"), ("$(A:default=x)", "a b/c.d"),
        ("$(A:suffix=.e)", "a b/c.e"), ("$(A:base=x)", "a b/x.d"), ("$(A:file=x)", "a b/x"), ("$(A:dir=/q)", "/q/c.d"),
        ("$(CHAIN)", "k"), ("$(YES:not)", "NO"), ("$(K:)", "k"), ("$(HOME)/x", "$(HOME)/x"),
    ])
    func expressions(text: String, expected: String) {
        let settings = stack(
            """
            A = a b/c.d
            K = k
            N_k = found
            P = /x/y/../z
            NUMBER = 1a
            LOUD = É
            VERSION = 1.2.3.4
            EMPTY =
            CHAIN = $(CHAIN2)
            CHAIN2 = ${K}
            YES = YES
            """)
        #expect(settings.expand(text).text == expected)
    }

    @Test func whatIsNotDefinedIsNamed() {
        let settings = stack("A = $(NONE) $(HOME) $(NONE)\nB = $(inherited)")
        #expect(
            settings.expand("$(A)$(OTHER)")
                == ExpandedText(text: " $(HOME) ", undefined: ["NONE", "OTHER"], unknown: ["HOME"], origin: nil))
        #expect(settings.expand("$(B)").undefined == [])
    }

    @Test func theOriginIsFollowedToTheText() {
        let settings = stack("CAMERA = To scan codes\nTEXT = $(CAMERA)\nMIXED = $(CAMERA).")
        let place = Place(path: "/0", line: 1, column: 10)
        #expect(settings.expand("$(CAMERA)").origin == place)
        #expect(settings.expand("$(TEXT)").origin == place)
        #expect(settings.expand("$(MIXED)").origin == Place(path: "/0", line: 3, column: 9))
        #expect(settings.expand("$(CAMERA) ").origin == nil)
        #expect(settings.expand("$(NONE)").origin == nil)
        #expect(settings.value("TEXT")?.expanded.origin == place)
    }

    @Test func circlesEnd() {
        #expect(stack("A = $(A)").value("A")?.text == "")
        #expect(stack("A = x $(B)\nB = y $(A)").value("A")?.text == "x y ")
        #expect(stack("A = 1", "A = $(B)", "B = $(A) 2").value("A")?.text == "1 2")
        var lines = "A0 = xxxxxxxxxx\n"
        for index in 1...60 { lines += "A\(index) = $(A\(index - 1))$(A\(index - 1))\n" }
        #expect((stack(lines).value("A60")?.text.utf8.count ?? 0) < 3_000_000)
        let nested = String(repeating: "$(", count: 5_000) + String(repeating: ")", count: 5_000)
        _ = stack("A = 1").expand(nested)
    }

    @Test(arguments: [
        ("iphoneos", "Debug", "phone"), ("macosx", "Debug", "mac debug"), ("macosx", "Release", "mac"),
        ("watchos", "Release", "all"),
    ])
    func conditions(sdk: String, configuration: String, expected: String) {
        let text = """
            A = all
            A[sdk=iphoneos*] = phone
            A[sdk=macosx*] = mac
            A[sdk=macosx*][config=Debug] = mac debug
            A[arch=arm64] = never
            A[sdk=iphonesimulator*] = never
            """
        #expect(stack(text, sdk: sdk, configuration: configuration).value("A")?.text == expected)
    }

    @Test func dictionariesPutConditionsLast() {
        let place = Place(path: "p")
        let entries = [("A[sdk=macosx*]", "mac"), ("A", "all")].map {
            PropertyEntry(key: $0.0, place: place, value: PropertyValue(.string($0.1), at: place))
        }
        let settings = BuildSettings(dictionary: entries)
        #expect(settings.assignments.map(\.key) == ["A", "A[sdk=macosx*]"])
        #expect(settings.plain("A")?.text == "all")
        let stack = BuildSettingStack(levels: [.init("x", settings)], sdk: "macosx", configuration: "")
        #expect(stack.value("A")?.text == "mac")
    }

    @Test func listsAreJoined() {
        let place = Place(path: "p")
        let list = PropertyValue(
            .array(
                ["a", "b c"].map { PropertyValue(.string($0), at: place) } + [PropertyValue(.boolean(true), at: place)]),
            at: place)
        #expect(BuildSettingAssignment(name: "A", value: list, place: place).text == "a \"b c\" YES")
    }

    @Test(arguments: [
        ("YES", true), ("yes", true), ("1", true), ("true", true), ("NO", false), ("", false), ("0", false),
    ])
    func yes(text: String, expected: Bool) {
        #expect(stack("A = \(text)").value("A")?.isYes == expected)
    }

    @Test func whatXcodeDefines() {
        let defaults = WellKnownSettings.defaults(
            target: "My App", project: "P", projectFolder: "/p", configuration: "Release", sdk: "macosx",
            developmentLanguage: "ko", at: Place(path: "P.xcodeproj"))
        let stack = BuildSettingStack(levels: [.init("default", defaults)], sdk: "macosx", configuration: "Release")
        let text = "$(PRODUCT_NAME)|$(PRODUCT_MODULE_NAME)|$(EXECUTABLE_NAME)|$(SRCROOT)|$(PROJECT_FILE_PATH)|"
        #expect(
            stack.expand(text + "$(CONFIGURATION)$(EFFECTIVE_PLATFORM_NAME)|$(DEVELOPMENT_LANGUAGE)").text
                == "My App|My_App|My App|/p|/p/P.xcodeproj|Release|ko")
        #expect(Platform.allCases.map(\.sdkName) == ["iphoneos", "macosx", "macosx", "appletvos", "xros", "watchos"])
    }
}

@Suite struct BuildSettingsGlobTests {
    @Test(arguments: [
        ("*.swift", "A.swift", true), ("*.swift", "a/A.swift", false), ("**/*.swift", "A.swift", true),
        ("**/*.swift", "a/b/A.swift", true), ("a/**", "a/b/c", true), ("a/**", "b/a/c", false), ("a", "a/b/c", true),
        ("a/", "a/b", true), ("a?c", "abc", true), ("a?c", "ac", false), ("[ab]x", "bx", true), ("[!ab]x", "bx", false),
        ("[a-c]x", "bx", true), ("[", "[", true), ("{a,b/{c,d}}.m", "b/d.m", true), ("{a,b}.m", "c.m", false),
        ("**/*Tests/**", "x/MyTests/y/z.swift", true), ("**/a/**/b", "a/b", true), ("**/a/**/b", "x/a/y/z/b", true),
        ("*", ".hidden", false), ("**", ".hidden/x", true), ("./a/../b", "b/x", true), ("", "a", false),
        ("**/qqq.lproj", "a/qqq.lproj/b.strings", true), ("a\\*", "a*", true), ("a\\*", "ab", false),
        ("**b.m", "a/b.m", true),
        ("a*b*c", "axxbyyc", true), ("a*b*c", "axxbyy", false),
    ])
    func patterns(pattern: String, path: String, expected: Bool) {
        #expect(GlobPattern(pattern).matchesPathOrParent(path) == expected)
    }

    @Test func hostilePatternsEnd() {
        let stars = String(repeating: "*a", count: 500)
        #expect(!GlobPattern(stars).matches(String(repeating: "a", count: 2_000) + "b"))
        let deep = String(repeating: "**/", count: 300) + "x"
        #expect(!GlobPattern(deep).matches(Array(repeating: "a", count: 300).joined(separator: "/")))
        _ = GlobPattern(String(repeating: "{a,b}", count: 100)).matches("a")
        _ = GlobPattern(String(repeating: "{", count: 1_000) + String(repeating: "}", count: 1_000)).matches("a")
    }
}
