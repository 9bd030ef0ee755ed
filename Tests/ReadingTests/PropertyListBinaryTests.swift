import Foundation
import PlainspokenModel
import PlainspokenReading
import Testing

/// Lays objects out as a binary list; the references in them are one byte wide, as is everything else.
func binaryList(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
        offsets.append(UInt8(bytes.count))
        bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(objects.count), top, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return bytes
}

@Suite struct PropertyListBinaryTests {
    private func read(_ bytes: [UInt8]) -> PropertyListDocument {
        PropertyListDocument.read(bytes, path: "Info.plist")
    }

    @Test(arguments: [
        ([0x08], "false"), ([0x09], "true"), ([0x00], "null"), ([0x80, 1], "null"),
        ([0x10, 0xFF], "255"), ([0x11, 0xFF, 0xFE], "65534"), ([0x12, 0xFF, 0, 0, 0], "4278190080"),
        ([0x13] + Array(repeating: 0xFF, count: 8), "-1"),
        ([0x14] + Array(repeating: 0, count: 8) + Array(repeating: 0xFF, count: 8), "18446744073709551615"),
        ([0x14] + Array(repeating: 0xFF, count: 16), "-1"),
        ([0x22, 0x3F, 0xC0, 0, 0], "1.5"), ([0x23, 0xC0, 0x04, 0, 0, 0, 0, 0, 0], "-2.5"),
        ([0x33, 0, 0, 0, 0, 0, 0, 0, 0], "2001-01-01T00:00:00Z"),
        ([0x33, 0xBF, 0xF0, 0, 0, 0, 0, 0, 0], "2000-12-31T23:59:59Z"),
        ([0x42, 1, 2], "<1 2>"), ([0x40], "<>"), ([0x51, 0x61], "\"a\""), ([0x50], "\"\""),
        ([0x5F, 0x10, 2, 0x61, 0x62], "\"ab\""), ([0x62, 0xD8, 0x3D, 0xDE, 0x00], "\"😀\""),
        ([0x72, 0xC3, 0xA9], "\"é\""),
        ([0xA0], "[]"), ([0xD0], "{}"),
    ])
    func readsObjects(object: [UInt8], expected: String) {
        let document = read(binaryList([object]))
        #expect(rendered(document.root) == expected)
        #expect(document.problems == [])
        #expect(document.format == .binary)
    }

    @Test func placesAreKeyPaths() throws {
        let document = read(
            binaryList([[0xD2, 1, 2, 3, 4], [0x51, 0x41], [0x51, 0x42], [0xD1, 2, 1], [0xA2, 1, 3]]))
        #expect(rendered(document.root) == "{A: {B: \"A\"}, B: [\"A\", {B: \"A\"}]}")
        let root = try #require(document.root)
        #expect(rendered(root.place) == "whole")
        #expect(root.entries.map { rendered($0.place) } == ["A", "B"])
        #expect(root["A"]?["B"].map { rendered($0.place) } == "A.B")
        #expect(root["B"]?.items.last?["B"].map { rendered($0.place) } == "B.1.B")
    }

    @Test func tellsDoubledKeys() {
        let document = read(binaryList([[0xD2, 1, 1, 2, 3], [0x51, 0x41], [0x08], [0x09]]))
        #expect(rendered(document.root) == "{A: false, A: true}")
        #expect(rendered(document.duplicates) == "{A: true}")
    }

    @Test(arguments: [
        ([[0xA1, 0]], "[]", "0 a value cannot be read: it contains itself"),
        ([[0xA1, 1], [0xA1, 0]], "[[]]", "0.0 a value cannot be read: it contains itself"),
        ([[0xA2, 9, 1], [0x09]], "[true]", "0 a value cannot be read: it refers to an object that does not exist"),
        ([[0xA1, 1], [0x52, 0x61]], "[]", "0 a value cannot be read: it reaches past the end of the objects"),
        (
            [[0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], "nothing",
            "whole it reaches past the end of the objects"
        ),
        (
            [[0xDF, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], "nothing",
            "whole it reaches past the end of the objects"
        ),
        (
            [[0xA1, 1], [0x15]], "[]",
            "0 a value cannot be read: it is an integer of a size that does not exist or is cut off"
        ),
        (
            [[0xA1, 1], [0x14] + Array(repeating: 0x11, count: 16)], "[]",
            "0 a value cannot be read: it is an integer of more than 64 bits"
        ),
        (
            [[0xA1, 1], [0x24]], "[]",
            "0 a value cannot be read: it is a number of a size that does not exist or is cut off"
        ),
        ([[0xA1, 1], [0x33, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0]], "[]", "0 a value cannot be read: it is no date"),
        ([[0xA1, 1], [0xF0]], "[]", "0 a value cannot be read: it has the unknown type 0xf0"),
        ([[0xD1, 1, 1], [0x09]], "{}", "whole a key of the dictionary is no text"),
        (
            [[0xD1, 7, 1], [0x09]], "{}",
            "whole a key of the dictionary cannot be read: it refers to an object that does not exist"
        ),
    ])
    func tellsFaultsAndKeepsTheRest(objects: [[UInt8]], expected: String, problem: String) {
        let document = read(binaryList(objects))
        #expect(rendered(document.root) == expected)
        #expect(document.problems.map(rendered) == [problem])
    }

    @Test func everyTruncationIsAProblem() throws {
        let whole = binaryList([[0xD1, 1, 2], [0x51, 0x41], [0x5F, 0x10, 20] + Array(repeating: 0x61, count: 20)])
        #expect(read(whole).problems == [])
        for count in 6..<whole.count {
            #expect(!read(Array(whole.prefix(count))).problems.isEmpty, "cut to \(count) bytes")
        }
    }

    @Test(arguments: [
        (6, UInt8(0)), (6, 9), (7, 0), (7, 9), (8, 0xFF), (15, 0), (15, 0xFF), (16, 0xFF), (23, 3), (24, 0x80), (31, 8),
        (31, 0xFF),
    ])
    func damagedTrailersAreProblems(offset: Int, byte: UInt8) {
        var bytes = binaryList([[0xD1, 1, 2], [0x51, 0x41], [0x09]])
        bytes[bytes.count - 32 + offset] = byte
        let document = read(bytes)
        #expect(document.root == nil)
        #expect(document.problems.count == 1)
    }

    @Test func otherVersionsAreNotRead() {
        var bytes = binaryList([[0x09]])
        bytes.replaceSubrange(6..<8, with: Array("15".utf8))
        #expect(
            read(bytes).problems.map(rendered) == [
                "whole the binary list has the unknown version \"15\""
            ])
    }

    /// Costs Foundation seconds and hundreds of megabytes.
    @Test func sharedObjectsDoNotMultiply() {
        let levels = (1...9).map { [0xAA] + [UInt8](repeating: UInt8($0), count: 10) }
        let bytes = binaryList(levels + [[0x51, 0x61]])
        #expect(bytes.count < 170)
        let document = read(bytes)
        #expect(document.root == nil)
        #expect(
            document.problems.map(rendered) == [
                "whole the binary list unfolds into more values than its size allows; it is damaged or made to harm"
            ])
        let small = read(binaryList([[0xA3, 1, 1, 1], [0xA2, 2, 2], [0x09]]))
        #expect(rendered(small.root) == "[[true, true], [true, true], [true, true]]")
        #expect(small.problems == [])
    }

    @Test func overlappingTextsDoNotMultiply() {
        // 60,000 texts, each from its own beginning to the end of all.
        let count = 60_000
        func word(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
        var bytes = Array("bplist00".utf8) + [0xAF, 0x12] + word(count)
        for number in 1...count { bytes += word(number) }
        var offsets = word(8)
        let end = bytes.count + 6 * count + 100
        for _ in 0..<count {
            offsets += word(bytes.count)
            bytes += [0x5F, 0x12] + word(end - bytes.count - 6)
        }
        bytes += [UInt8](repeating: 0x78, count: 100)
        let table = bytes.count
        bytes += offsets + [0, 0, 0, 0, 0, 0, 4, 4]
        for number in [count + 1, 0, table] { bytes += [0, 0, 0, 0] + word(number) }
        #expect(
            read(bytes).problems.map(rendered) == [
                "whole the texts of the binary list overlap; the file is damaged or made to harm"
            ])
    }
}
