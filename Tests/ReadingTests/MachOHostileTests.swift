import PlainspokenModel
import PlainspokenReading
import Testing

/// Any bytes give facts; what ends too early or lies about its sizes is a problem.
@Suite struct MachOHostileTests {
    private static let fixtures: [[UInt8]] = {
        var thin = MachOWriter.image(
            classes: ["CNContactStore"], sends: ["requestAccessForEntityType:completionHandler:"])
        thin.libraries = ["/System/Library/Frameworks/Contacts.framework/Contacts"]
        thin.tables = [.symbols, .fixups, .binds]
        thin.methods = ["init"]
        thin.entitlements = "<plist/>"
        var object = thin
        object.fileType = 1
        object.isWide = false
        let archive = MachOWriter.archive([("a.o", object.bytes), ("b.o", thin.bytes)], names: .gnu)
        return [thin.bytes, MachOWriter.fat([thin.bytes, object.bytes]), archive]
    }()

    private func read(_ bytes: [UInt8]) -> BinaryFacts { BinaryReader.read(FileWindow(bytes), path: "X") }

    @Test(arguments: fixtures.indices) func everyBeginning(fixture: Int) {
        let bytes = Self.fixtures[fixture]
        #expect(read(bytes).problems == [])
        for length in 0..<bytes.count { _ = read(Array(bytes[..<length])) }
        #expect(read(Array(bytes[..<(bytes.count / 2)])).problems != [])
    }

    @Test(arguments: fixtures.indices) func changedBytes(fixture: Int) {
        let bytes = Self.fixtures[fixture]
        var generator = SeededGenerator(seed: UInt64(fixture) + 1)
        for _ in 0..<3_000 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let place = Int.random(in: 0..<changed.count, using: &generator)
                changed[place] = [0, 1, 0x7F, 0x80, 0xFF, changed[place] ^ 0x10].randomElement(using: &generator) ?? 0
            }
            _ = read(changed)
        }
    }

    /// Every word of the first kilobyte as the largest number there is.
    @Test(arguments: fixtures.indices) func hugeNumbers(fixture: Int) {
        let bytes = Self.fixtures[fixture]
        for offset in stride(from: 0, to: min(bytes.count - 8, 1_024), by: 4) {
            for width in [4, 8] {
                for value: UInt8 in [0xFF, 0x7F] {
                    var changed = bytes
                    for index in 0..<width { changed[offset + index] = index == width - 1 ? value : 0xFF }
                    _ = read(changed)
                }
            }
        }
    }

    /// Sections of metadata that are stated again and again over the same bytes cost no more than a few.
    @Test(.timeLimit(.minutes(1)), arguments: ["__swift5_fieldmd", "__objc_classlist"])
    func overlappingMetadata(name: String) {
        var writer = MachOWriter.image(classes: ["CLLocationManager"])
        // Descriptions of types without fields, or pointers to nothing.
        let entry = name == "__objc_classlist" ? "\0\0\0\0\0\0\0" : "\u{1}\0\0\0\u{1}\0\0\0\0\0\u{C}\0\0\0\0"
        writer.texts = Array(repeating: entry, count: 20_000)
        writer.overlapping = Array(repeating: name, count: 20_000)
        let facts = BinaryReader.read(FileWindow(writer.bytes), path: "X", classes: ["CLLocationManager"])
        #expect(facts.slices.map(\.holders) == [[:]])
    }

    /// Tables that are stated again and again over the same bytes cost no more than the file is long.
    @Test func overlappingTables() {
        var writer = MachOWriter.image(classes: [])
        let name = String(repeating: "x", count: 8_000)
        writer.imports = (0..<2_000).map { ($0 == 0 ? name : "", 0) }
        var bytes = writer.bytes
        // Every symbol has the first one's name.
        let start = MachOWriter.little(1) + [0x01, 0, 0, 0]
        if let first = bytes.indices.last(where: { bytes[$0...].starts(with: start) }) {
            var place = first + 16
            while place + 8 <= bytes.count, bytes[place + 4] == 0x01, bytes[place + 5] == 0 {
                bytes.replaceSubrange(place..<(place + 4), with: MachOWriter.little(1))
                place += 16
            }
        }
        #expect(read(bytes).problems.map(\.message) == ["has symbol names that overlap each other"])
        let image = MachOWriter.image(classes: ["CNContactStore"]).bytes
        var fat = MachOWriter.fat([image, image])
        // The second architecture is the first, larger than the rest of the file.
        fat.replaceSubrange(36..<40, with: fat[16..<20])
        fat.replaceSubrange(40..<44, with: MachOWriter.big(UInt32(fat.count - 48)))
        #expect(read(fat).problems.contains { $0.message == "has architectures that overlap each other" })
    }

    /// A file that is cut while it is read.
    @Test func windowsThatGiveLess() {
        let bytes = Self.fixtures[0]
        let window = FileWindow(size: bytes.count) { offset, count in
            Array(bytes[min(offset, 200)..<min(offset + count, 200)])
        }
        #expect(BinaryReader.read(window, path: "X").problems != [])
        let liar = FileWindow(size: .max) { _, _ in [] }
        #expect(BinaryReader.read(liar, path: "X").slices == [])
    }
}
