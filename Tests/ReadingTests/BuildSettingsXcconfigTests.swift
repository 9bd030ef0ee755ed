import PlainspokenModel
import Testing

@testable import PlainspokenReading

@Suite struct BuildSettingsXcconfigTests {
    private func read(_ files: [String: String]) -> XcconfigFile {
        XcconfigFile.read("/p/A.xcconfig", tree: .memory(files)) { Path.relative($0, to: "/p") }
    }

    private func outline(_ file: XcconfigFile) -> [String] {
        file.settings.assignments.map { assignment in
            let place = "\(assignment.place.path):\(assignment.place.position.short)"
            return "\(place) \(assignment.key) = \(assignment.value.outline)"
        } + file.problems.map(\.line)
    }

    @Test func linesAreReadAsXcodeReadsThem() {
        let text = """
            // A comment
            NAME = value // with a comment
            \tSPACED   =  two words ;
            EMPTY =
            URL = https://example.org
            QUOTED = "in quotes";
            KEY[sdk=iphoneos*] = a
            KEY[sdk=macosx*][config=Debug] = b=c
            LONG = one \\
              two \\
              three
            NO EQUALS
            1BAD = x
            #define X
            #include A
            #include "A
            INHERITED = $(inherited) more
            """
        #expect(
            outline(read(["/p/A.xcconfig": text])) == [
                #"A.xcconfig:2:1 NAME = "value"@2:8"#,
                #"A.xcconfig:3:2 SPACED = "two words"@3:14"#,
                #"A.xcconfig:4:1 EMPTY = ""@4:8"#,
                #"A.xcconfig:5:1 URL = "https:"@5:7"#,
                #"A.xcconfig:6:1 QUOTED = ""in quotes""@6:10"#,
                #"A.xcconfig:7:1 KEY[sdk=iphoneos*] = "a"@7:22"#,
                #"A.xcconfig:8:1 KEY[sdk=macosx*][config=Debug] = "b=c"@8:34"#,
                #"A.xcconfig:9:1 LONG = "one two three"@9:8"#,
                #"A.xcconfig:17:1 INHERITED = "$(inherited) more"@17:13"#,
                #"A.xcconfig:12:1: "NO EQUALS" has no = and gives nothing a value"#,
                "A.xcconfig:13:1: a setting's name or #include was expected here",
                "A.xcconfig:14:1: #define is no directive of xcconfig files; only #include is",
                "A.xcconfig:15:10: the name of the included file must stand in quotes",
                "A.xcconfig:16:10: the quote around the included file's name is not closed",
            ])
    }

    @Test func includesAreReadWhereTheyStand() {
        let file = read([
            "/p/A.xcconfig":
                "ONE = 1\n#include \"sub/B.xcconfig\"\nTHREE = 3\n#include? \"None.xcconfig\"\n#include \"C\"",
            "/p/sub/B.xcconfig": "TWO = 2\n#include \"../C.xcconfig\"",
            "/p/C.xcconfig": "FOUR = 4",
        ])
        #expect(
            outline(file) == [
                #"A.xcconfig:1:1 ONE = "1"@1:7"#, #"sub/B.xcconfig:1:1 TWO = "2"@1:7"#,
                #"C.xcconfig:1:1 FOUR = "4"@1:8"#, #"A.xcconfig:3:1 THREE = "3"@3:9"#,
                #"C.xcconfig:1:1 FOUR = "4"@1:8"#,
            ])
        #expect(file.files == ["/p/A.xcconfig", "/p/sub/B.xcconfig", "/p/C.xcconfig", "/p/C.xcconfig"])
    }

    @Test func missingFilesAndCyclesAreProblems() {
        let file = read([
            "/p/A.xcconfig": "#include \"B.xcconfig\"\n#include \"none.xcconfig\"",
            "/p/B.xcconfig": "  #include \"A.xcconfig\"",
        ])
        #expect(
            outline(file) == [
                #"B.xcconfig:1:12: "A.xcconfig" includes this file again; take one of the includes out"#,
                #"A.xcconfig:2:10: the included file "none.xcconfig" is missing"#,
            ])
        #expect(outline(read([:])) == ["A.xcconfig:whole: does not exist"])
    }

    @Test func includesAreBounded() {
        var files = ["/p/A.xcconfig": "#include \"1.xcconfig\"\n#include \"1.xcconfig\""]
        for index in 1...40 {
            let next = "#include \"\(index + 1).xcconfig\"\n"
            files["/p/\(index).xcconfig"] = next + next
        }
        files["/p/41.xcconfig"] = ""
        #expect(read(files).files.count == XcconfigFile.maximumFiles)
    }

    @Test func byteOrderMarkAndCarriageReturns() {
        let file = read(["/p/A.xcconfig": "\u{FEFF}A = 1\r\nB = 2\rC = 3"])
        #expect(
            outline(file) == [
                #"A.xcconfig:1:2 A = "1"@1:6"#, #"A.xcconfig:2:1 B = "2"@2:5"#, #"A.xcconfig:3:1 C = "3"@3:5"#,
            ])
    }

    @Test func anyBytesAreRead() {
        var random = SeededGenerator(seed: 11)
        let seed = Array("A[sdk=x*] = $(B:lower) \\\n// c\n#include? \"x\"\nB = ${A};\n".utf8)
        for _ in 0..<2_000 {
            var bytes = seed
            for _ in 0..<4 {
                bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            let file = XcconfigFile.read("/p/A", tree: .bytes(["/p/A": bytes]))
            let stack = BuildSettingStack(levels: [.init("x", file.settings)], sdk: "x", configuration: "")
            for name in stack.names { _ = stack.value(name) }
        }
    }
}
