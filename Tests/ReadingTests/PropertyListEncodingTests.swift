import Foundation
import PlainspokenModel
import PlainspokenReading
import Testing

@Suite struct PropertyListEncodingTests {
    private let text = "<plist>\n<dict><key>é</key><string>日本 😀</string></dict></plist>"

    @Test(
        arguments: [
            String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
        ], 0...2)
    func readsUnicode(encoding: String.Encoding, marks: Int) throws {
        let data = try #require((String(repeating: "\u{FEFF}", count: marks) + text).data(using: encoding))
        let document = PropertyListDocument.read([UInt8](data), path: "Info.plist")
        #expect(rendered(document.root) == "{é: \"日本 😀\"}")
        #expect(document.root?.entries.first.map { rendered($0.value.place) } == "2:19")
        #expect(document.problems == [])
    }

    @Test(arguments: [
        ("ISO-8859-1", "\"é¤\u{80}\""), ("latin1", "\"é¤\u{80}\""), ("windows-1252", "\"é¤€\""), ("CP1252", "\"é¤€\""),
        ("macintosh", "\"È§Ä\""),
    ])
    func readsDeclaredEncodings(name: String, expected: String) {
        for quote in ["\"", "'"] {
            let head = "<?xml version=\(quote)1.0\(quote) encoding=\(quote)\(name)\(quote)?>\n<plist><string>"
            let bytes = Array(head.utf8) + [0xE9, 0xA4, 0x80] + Array("</string></plist>".utf8)
            let document = PropertyListDocument.read(bytes, path: "Info.plist")
            #expect(rendered(document.root) == expected)
            #expect(document.problems == [])
        }
    }

    @Test func tellsWhatCannotBeDecoded() {
        func document(_ name: String) -> PropertyListDocument {
            let head = "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n<plist><string>"
            return .read(Array(head.utf8) + [0x83, 0x65] + Array("</string></plist>".utf8), path: "Info.plist")
        }
        #expect(
            document("Shift_JIS").problems.map(rendered) == [
                "2:16 the encoding \"shift_jis\" cannot be read here; save the file as UTF-8"
            ])
        #expect(
            document("UTF-8").problems.map(rendered) == [
                "2:16 the text is not valid UTF-8 from here on; save the file as UTF-8"
            ])
        #expect(rendered(document("UTF-8").root) == "\"\u{FFFD}e\"")
    }

    /// Every first byte, with what bounds the ranges of the bytes after it.
    @Test func agreesWithTheStandardLibraryAboutUTF8() {
        var samples: [[UInt8]] = []
        for first in UInt8.min...UInt8.max {
            samples.append([first])
            for second in [0x20, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF] as [UInt8] {
                samples.append([first, second])
            }
        }
        for lead in [0xE0, 0xE1, 0xED, 0xEF] as [UInt8] {
            for second in [0x7F, 0x80, 0x9F, 0xA0, 0xBF, 0xC0] as [UInt8] {
                for third in [0x7F, 0x80, 0xBF, 0xC0] as [UInt8] { samples.append([lead, second, third]) }
            }
        }
        for lead in [0xF0, 0xF1, 0xF4, 0xF5] as [UInt8] {
            for second in [0x7F, 0x80, 0x8F, 0x90, 0xBF, 0xC0] as [UInt8] {
                for last in [0x7F, 0x80, 0xBF, 0xC0] as [UInt8] {
                    samples.append([lead, second, 0x80, last])
                    samples.append([lead, second, last, 0x80])
                }
            }
        }
        for sample in samples {
            let bytes = Array("(\"".utf8) + sample + Array("  \")".utf8)
            let isBroken = Array(String(decoding: bytes, as: UTF8.self).utf8) != bytes
            let problems = PropertyListDocument.read(bytes, path: "").problems
            #expect(problems.contains { $0.message.contains("UTF-8") } == isBroken, "\(sample)")
        }
    }
}
