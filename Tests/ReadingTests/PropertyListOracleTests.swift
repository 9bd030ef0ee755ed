import Foundation
import PlainspokenModel
import PlainspokenReading
import Testing

@Suite struct PropertyListOracleTests {
    private static let sampleCount = 150

    /// Lists of all three formats, the same on every run.
    private func samples(seed: UInt64) throws -> [[UInt8]] {
        var samples = PropertyListSamples(generator: SeededGenerator(seed: seed))
        var result: [[UInt8]] = []
        for _ in 0..<Self.sampleCount {
            let list = samples.dictionary(depth: 3, onlyText: false)
            for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
                result.append(
                    [UInt8](try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)))
            }
            let text = samples.dictionary(depth: 3, onlyText: true)
            result.append(Array(samples.openStep(text).utf8))
        }
        return result
    }

    @Test func validListsAreReadAsFoundationReadsThem() throws {
        for bytes in try samples(seed: 1) {
            #expect(PropertyListOracle.compare(bytes) == .agree, "\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test func mutatedListsNeverDisagreeUnseen() throws {
        var generator = SeededGenerator(seed: 2)
        var verdicts: [Bool: Int] = [:]
        for bytes in try samples(seed: 3) {
            for _ in 0..<8 {
                let mutated = Mutation.random(of: bytes, using: &generator)
                let verdict = PropertyListOracle.compare(mutated)
                verdicts[verdict == .agree, default: 0] += 1
                if case .differ(let found) = verdict {
                    Issue.record("\(found)\n\(String(decoding: mutated, as: UTF8.self).debugDescription)")
                }
                _ = StringsTable.read(mutated, path: "")
            }
        }
        // Both kinds must occur often, or the comparison compares nothing.
        #expect(verdicts[true, default: 0] > 500)
        #expect(verdicts[false, default: 0] > 500)
    }

    /// The comparison sees a planted fault of every kind.
    @Test func theOracleCanDisagree() {
        let place = Place(path: "")
        func differs(_ content: PropertyValue.Content, _ other: Any) -> Bool {
            PropertyListOracle.difference(PropertyValue(content, at: place), other, at: "") != nil
        }
        let entry = PropertyEntry(key: "A", place: place, value: PropertyValue(.string("b"), at: place))
        #expect(differs(.string("é"), "e\u{301}"))
        #expect(differs(.boolean(true), NSNumber(value: 1)))
        #expect(differs(.number("1"), NSNumber(value: 2)))
        #expect(differs(.number("-0x10"), NSNumber(value: 16)))
        #expect(differs(.number("1"), true))
        #expect(differs(.date("2001-01-01T00:00:02Z"), Date(timeIntervalSinceReferenceDate: 0)))
        #expect(differs(.data([1]), Data([2])))
        #expect(differs(.array([entry.value]), ["b", "b"]))
        #expect(differs(.array([entry.value]), ["c"]))
        #expect(differs(.dictionary([entry]), ["A": "c"]))
        #expect(differs(.dictionary([entry]), ["A": "b", "B": "b"]))
        #expect(!differs(.dictionary([entry, entry]), ["A": "b"]))
        #expect(!differs(.number("-0x10"), NSNumber(value: -16)))
    }

    /// Octal escapes, byte by byte.
    @Test func nextStepEscapesAgree() {
        for byte in 0o200...0o375 {
            #expect(PropertyListOracle.compare(Array("\"\\\(String(byte, radix: 8))\"".utf8)) == .agree, "\(byte)")
        }
    }

    /// From 1620 on: before 1582 the formatter that compares them counts in the Julian calendar.
    @Test func datesAgree() throws {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<300 {
            let seconds = Double(Int.random(in: -12_000_000_000...200_000_000_000, using: &generator))
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            let data = try PropertyListSerialization.data(fromPropertyList: ["A": date], format: .binary, options: 0)
            #expect(PropertyListOracle.compare([UInt8](data)) == .agree, "\(date)")
        }
    }
}

/// Small changes to a list.
private enum Mutation {
    private static let tokens = [
        "<", ">", "/", "&amp;", "&", "\"", "\\", ";", "=", "(", ")", "{", "}", ",", "<!--", "-->", "<key>", "</key>",
        "<string>",
        "</dict>", "<dict/>", "\n", " ", "\u{0}", "é", "'", "/*", "*/", "//", "\\U", "\\12", "<true/>", "]]>",
        "<![CDATA[",
    ]

    static func random(of bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
        var result = bytes
        for _ in 0..<Int.random(in: 1...2, using: &generator) where !result.isEmpty {
            let start = Int.random(in: 0..<result.count, using: &generator)
            let end = min(result.count, start + Int.random(in: 1...12, using: &generator))
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: result[start] = UInt8.random(in: 0...255, using: &generator)
            case 1: result[start] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            case 2: result.removeSubrange(start..<end)
            case 3:
                result.insert(contentsOf: result[start..<end], at: Int.random(in: 0...result.count, using: &generator))
            case 4:
                result.insert(contentsOf: tokens[Int.random(in: 0..<tokens.count, using: &generator)].utf8, at: start)
            default: if Int.random(in: 0..<4, using: &generator) == 0 { result.removeSubrange(start...) }
            }
        }
        return result
    }
}
