import PlainspokenFiles
import PlainspokenModel
import Testing

/// Archives are read in place; such as lie give a clear error and cost little.
@Suite struct ZipArchiveTests {
    private func archive(_ writer: ZipWriter) throws(Problem) -> ZipArchive {
        try ZipArchive(FileWindow(writer.bytes), path: "/x/A.ipa")
    }

    private func archive(_ entries: [ZipWriter.Entry]) throws(Problem) -> ZipArchive {
        try archive(ZipWriter(entries))
    }

    private func outcome(_ archive: ZipArchive, _ path: String) -> String {
        do throws(Problem) {
            return String(decoding: try archive.tree.read("/x/A.ipa/" + path), as: UTF8.self)
        } catch {
            return error.message
        }
    }

    private func failure(_ writer: ZipWriter) -> String? {
        do throws(Problem) { _ = try archive(writer) } catch { return error.message }
        return nil
    }

    @Test(arguments: [false, true]) func entriesAreFiles(isWide: Bool) throws {
        var packed = ZipWriter.Entry("Payload/A.app/Info.plist", String(repeating: "text ", count: 100))
        packed.isWide = isWide
        var plain = ZipWriter.Entry("Payload/A.app/A", "program")
        plain.isPacked = false
        var writer = ZipWriter([packed, ZipWriter.Entry("Payload/", ""), plain])
        writer.isWide = isWide
        writer.comment = "made by hand"
        let archive = try archive(writer)
        #expect(outcome(archive, "Payload/A.app/Info.plist") == String(repeating: "text ", count: 100))
        #expect(outcome(archive, "Payload/A.app/A") == "program")
        #expect(outcome(archive, "Payload/A.app") == "is a folder")
        #expect(outcome(archive, "Payload/B") == "does not exist")
        #expect(archive.tree.list("/x/A.ipa/Payload/A.app").map(\.name) == ["A", "Info.plist"])
        #expect(archive.tree.list("/x/A.ipa").map(\.name) == ["Payload"])
        #expect(archive.tree.kind("/x/A.ipa/Payload") == .directory)
        #expect(archive.tree.kind("/x/other") == nil)
        #expect(archive.problems == [])
    }

    /// Any piece in any order gives the same bytes as the whole.
    @Test func piecesAtAnyPlace() throws {
        var generator = SeededGenerator(seed: 7)
        let bytes = (0..<5_000_000).map { _ in UInt8.random(in: 0..<8, using: &generator) }
        let window = try archive([ZipWriter.Entry("A", bytes)]).tree.open("/x/A.ipa/A")
        #expect(window.size == bytes.count)
        for _ in 0..<60 {
            let offset = Int.random(in: 0..<bytes.count, using: &generator)
            let count = Int.random(in: 1...70_000, using: &generator)
            let whole = Array(bytes[offset..<min(bytes.count, offset + count)])
            #expect(window.read(offset, count) == whole, "\(offset) \(count)")
        }
        #expect(window.read(bytes.count, 1) == [])
        #expect(window.read(-1, 1) == [])
    }

    @Test func linksStayInside() throws {
        let archive = try archive([
            ZipWriter.Entry("F/Versions/A/F", "code"), .link("F/Versions/Current", to: "A"),
            .link("F/F", to: "Versions/Current/F"), .link("loop", to: "loop"), .link("a", to: "b"), .link("b", to: "a"),
            .link("out", to: "../../etc/passwd"), .link("root", to: "/etc/passwd"),
        ])
        #expect(outcome(archive, "F/F") == "code")
        #expect(outcome(archive, "F/Versions/Current/F") == "code")
        #expect(archive.tree.list("/x/A.ipa/F/Versions/Current").map(\.name) == ["F"])
        #expect(archive.tree.list("/x/A.ipa/F").filter(\.isLink).map(\.name) == ["F"])
        for name in ["loop", "a", "out", "root"] { #expect(outcome(archive, name) == "does not exist") }
        let messages = Set(archive.problems.map(\.message))
        #expect(messages == ["is a link that leads to itself", "is a link that leads out of the archive"])
    }

    @Test(arguments: ["/etc/passwd", "../x", "a/../../x", "a\0b", "/", String(repeating: "a/", count: 100)])
    func namesThatLeadElsewhere(name: String) throws {
        let archive = try archive([ZipWriter.Entry(name, "x"), ZipWriter.Entry("A", "fine")])
        #expect(outcome(archive, "A") == "fine")
        #expect(archive.tree.list("/x/A.ipa").map(\.name) == ["A"])
        #expect(archive.problems.count == 1)
    }

    private static func changed(_ change: (inout ZipWriter.Entry) -> Void) -> ZipWriter {
        var entry = ZipWriter.Entry("A", String(repeating: "text ", count: 100))
        change(&entry)
        return ZipWriter([entry])
    }

    private static let lies: [(ZipWriter, String)] = [
        (changed { $0.size = 400 }, "is damaged: it unpacks to something else than the archive states"),
        (changed { $0.size = 600 }, "is damaged: it unpacks to something else than the archive states"),
        (changed { $0.checksum = 1 }, "is damaged: it unpacks to something else than the archive states"),
        (changed { $0.packedSize = 3 }, "is damaged: it unpacks to something else than the archive states"),
        (changed { $0.size = 2_000_000_000 }, "unpacks to more than 64 MB and is not read"),
        (changed { $0.method = 12 }, "is packed by method 12, which is not read"),
        (changed { $0.flags = 1 }, "is encrypted and cannot be read"),
        (changed { $0.ownName = "B" }, "is damaged: its own header and the directory disagree"),
        (
            changed {
                $0.isPacked = false; $0.size = 499
            }, "is damaged: it is not packed and states two sizes"
        ),
    ]

    @Test(arguments: lies.indices) func entriesThatLie(index: Int) throws {
        #expect(outcome(try archive(Self.lies[index].0), "A") == Self.lies[index].1)
    }

    /// A window of an entry that states too much gives what is there, and the archive tells why.
    @Test func shortEntriesAreTold() throws {
        let archive = try archive(Self.changed { $0.size = 600 })
        #expect(try archive.tree.open("/x/A.ipa/A").read(0, 600).count == 500)
        #expect(archive.problems.map(\.message) == ["unpacks to less than the archive states"])
    }

    @Test func bombs() throws {
        var bomb = ZipWriter.Entry("A", [UInt8](repeating: 0, count: 100_000))
        bomb.size = 3_000_000_000
        let archive = try archive([bomb])
        #expect(throws: Problem.self) { try archive.tree.open("/x/A.ipa/A") }
        var shared = ZipWriter.Entry("B", "text")
        shared.offset = 0
        #expect(
            failure(ZipWriter([ZipWriter.Entry("A", "text"), shared]))
                == "has entries that overlap each other or the directory")
    }

    @Test func archivesThatLie() {
        let honest = ZipWriter([ZipWriter.Entry("A", "text")])
        var miscounted = honest
        miscounted.count = 7
        #expect(failure(miscounted) == "states 7 entries and has 1")
        let bytes = honest.bytes
        for length in 0..<bytes.count {
            #expect(throws: Problem.self, "\(length)") {
                try ZipArchive(FileWindow(Array(bytes[..<length])), path: "/x/A.ipa")
            }
        }
        #expect(throws: Problem.self) { try ZipArchive(FileWindow([1, 2, 3]), path: "/x/A.ipa") }
        #expect(!ZipArchive.isArchive(FileWindow([0x50])))
        #expect(ZipArchive.isArchive(FileWindow(bytes)))
    }

    @Test func changedBytes() {
        let bytes = ZipWriter([
            ZipWriter.Entry("Payload/A.app/A", String(repeating: "text ", count: 50)), .link("l", to: "Payload"),
        ]).bytes
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<3_000 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                changed[Int.random(in: 0..<changed.count, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            guard let archive = try? ZipArchive(FileWindow(changed), path: "/x") else { continue }
            for entry in archive.tree.list("/x") { _ = try? archive.tree.read("/x/" + entry.name) }
            _ = try? archive.tree.read("/x/Payload/A.app/A")
        }
    }

    /// More than any app has, and no reason to give up.
    @Test func manyEntries() throws {
        var writer = ZipWriter(
            (0..<100_000).map { number in
                var entry = ZipWriter.Entry("Payload/A.app/f\(number % 100)/\(number)", [])
                entry.isPacked = false
                return entry
            })
        writer.isWide = true
        let archive = try archive(writer)
        #expect(archive.tree.list("/x/A.ipa/Payload/A.app").count == 100)
        #expect(archive.tree.list("/x/A.ipa/Payload/A.app/f7").count == 1_000)
    }
}
