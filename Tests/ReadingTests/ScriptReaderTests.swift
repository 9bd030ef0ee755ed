import PlainspokenModel
import PlainspokenReading
import Testing

@Suite struct ScriptReaderTests {
    private func json(_ text: String) throws -> PropertyValue {
        try JSONDocument.read(Array(text.utf8), path: "app.json")
    }

    @Test func placesAndOrderAreKept() throws {
        let value = try json("{\n  \"b\": 1,\n  \"a\": [true, null, \"x\"],\n  \"b\": 2\n}")
        #expect(value.entries.map(\.key) == ["b", "a", "b"])
        #expect(value.entries.map(\.place.line) == [2, 3, 4])
        #expect(value["b"]?.scalar == "2")
        #expect(value["a"]?.items.map(\.scalar) == ["YES", nil, "x"])
        #expect(value["a"]?.items.last?.place == Place(path: "app.json", line: 3, column: 21))
    }

    @Test(arguments: [
        ("\"a\\u00e9\\ud83d\\ude00\"", "aé😀"), ("\"\\ud83d\"", "\u{FFFD}"), ("\"a\\/b\\n\\t\"", "a/b\n\t"),
        ("'single'", "single"), ("`template`", "template"), ("// c\n/* d */ \"x\"", "x"), ("\"a\" + 'b'", "ab"),
        ("\"\\u{1F600}\"", "😀"), ("\u{FEFF}\"bom\"", "bom"),
    ])
    func texts(_ written: String, _ read: String) throws {
        #expect(try json(written).string == read)
    }

    @Test(arguments: ["{", "[1,", "\"open", "", "{\"a\": \"line\n\"}", String(repeating: "[", count: 5_000)])
    func brokenTextIsAProblemWithAPlace(_ text: String) {
        #expect(throws: Problem.self) { try json(text) }
    }

    @Test func whatOnlyRunningTellsIsNull() throws {
        let script = """
            const NAME = "Parley";
            const sentence = `Asks for ${NAME}`;
            export default ({ config }) => ({
              ...config,
              name: NAME,
              ios: {
                infoPlist: {
                  NSCameraUsageDescription: process.env.CAMERA ?? "x",
                  NSMicrophoneUsageDescription: sentence,
                  NSContactsUsageDescription: `Finds ${friends} of yours`,
                },
              },
              plugins: ["a", ["b", { text: 'c' }],],
            });
            """
        let document = ScriptDocument(Array(script.utf8), path: "app.config.js")
        let object = try #require(document.object(with: ["ios"]))
        let list = try #require(object["ios"]?["infoPlist"])
        #expect(object["name"]?.string == "Parley")
        #expect(list["NSMicrophoneUsageDescription"]?.string == "Asks for Parley")
        for key in ["NSCameraUsageDescription", "NSContactsUsageDescription"] {
            guard case .null? = list[key]?.content else {
                Issue.record("\(key) is \(String(describing: list[key]))")
                continue
            }
        }
        #expect(object["plugins"]?.items.map(\.string) == ["a", nil])
        #expect(object["plugins"]?.items.last?.items.last?["text"]?.string == "c")
    }

    @Test func wordsAreFoundWholeAndInCodeOnly() {
        let code = """
            // Permission.camera
            final a = "Permission.camera"; /* Permission.camera */
            Permission.camera.request(); Permission.cameraFront; myPermission.camera;
            Gal.putImage(x); // Gal.putVideo
            """
        let found = ScriptWords.find(["Permission.camera", "Gal.put*"], in: Array(code.utf8))
        #expect(found.map(\.word) == ["Permission.camera", "Gal.put*"])
        #expect(found.map { SourceText(path: "a", bytes: Array(code.utf8)).line(at: $0.offset) } == [3, 4])
    }

    /// Any bytes end in a value or a problem.
    @Test func noBytesHang() {
        var generator = SeededGenerator(seed: 7)
        let alphabet = Array("{}[]:,\"'`\\/*$ abc\n1".utf8)
        for _ in 0..<2_000 {
            let bytes = (0..<Int.random(in: 0..<80, using: &generator)).map { _ in
                alphabet.randomElement(using: &generator) ?? 0
            }
            _ = try? JSONDocument.read(bytes, path: "a")
            _ = ScriptDocument(bytes, path: "a").object(with: ["a"])
            _ = ScriptWords.find(["abc", "a*"], in: bytes)
            _ = MarkupElement.read(bytes, path: "a")
            _ = Podfile.read(bytes, path: "a")
            _ = CompilerSwitches.defaults(in: bytes)
        }
        let deep = [UInt8](repeating: UInt8(ascii: "{"), count: 200_000)
        _ = ScriptDocument(deep, path: "a").object(with: ["a"])
    }
}
