import Foundation
import Testing
import UsageStringTesting

/// Any bytes give a report.
@Suite struct HostileTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test func noInfoPlistIsSaidOnce() throws {
        try scratch.write(Data(), to: "Spark.app/Spark")
        let app = scratch.folder.appendingPathComponent("Spark.app")
        #expect(
            messages(.dictation, in: .at(app)) == ["Spark.app holds no Info.plist, neither at its top nor in Contents"])
    }

    @Test(arguments: [
        Data(), Data("bplist00".utf8), Data([0]), Data([0xFF, 0xFE]), Data([0xFE, 0xFF, 0xD8]), Data("{".utf8),
        Data("<?xml version=\"1.0\"?><plist><array/></plist>".utf8), Data("a string".utf8), Data("<plist>".utf8),
        Data(repeating: 0x28, count: 100_000), Data("a = b".utf8), Data(repeating: 0xFF, count: 64),
        Data(String(repeating: "<array>", count: 50_000).utf8),
    ])
    func aPlistThatIsNoneIsSaidOnce(_ bytes: Data) throws {
        try scratch.write(bytes, to: "Spark.app/Info.plist")
        let app = scratch.folder.appendingPathComponent("Spark.app")
        #expect(
            messages(.dictation, in: .at(app)) == [
                "Spark.app/Info.plist cannot be read as a property list: no sentence in it is shown"
            ])
    }

    @Test func foldersInPlaceOfFilesAreFaults() throws {
        try scratch.write(Data(), to: "Spark.app/Info.plist/a")
        try scratch.write(Data(), to: "Spark.app/ko.lproj/InfoPlist.strings/a")
        let app = scratch.folder.appendingPathComponent("Spark.app")
        #expect(
            UsageStringReport(of: [.camera], in: .at(app)).failures.map(\.fault) == [.unreadable, .unreadable])
    }

    /// A folder that holds itself by a link ends.
    @Test func circlesOfLinksEnd() throws {
        let app = try scratch.app([:])
        try scratch.write(Data(), to: "Spark.app/PlugIns/a")
        try FileManager.default.createSymbolicLink(
            atPath: app.path + "/PlugIns/Again.appex", withDestinationPath: "../../Spark.app")
        #expect(messages(.camera, in: .at(app).everyPart).count == 8)
    }

    @Test func changedBytesGiveAReport() throws {
        let info: [String: Any] = [camera: "Films.", microphone: ["a": ["b": 1]], speech: true]
        let table = try strings([camera: "사진", microphone: "$(A)"], .utf16)
        var state: UInt64 = 7
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        // Fewer of the text: Foundation on Linux writes a line for each that it cannot read.
        for (seed, count) in [(try plist(info, .binary), 200), (try plist(info, .xml), 200), (table, 20)] {
            for _ in 0..<count {
                var bytes = seed
                for _ in 0...next(4) { bytes[next(bytes.count)] = UInt8(next(256)) }
                if next(4) == 0 { bytes = bytes.prefix(next(bytes.count)) }
                try scratch.write(bytes, to: "Spark.app/Info.plist")
                try scratch.write(bytes, to: "Spark.app/ko.lproj/InfoPlist.strings")
                let app = scratch.folder.appendingPathComponent("Spark.app")
                _ = messages(.dictation, .camera, .everyDeclaredKey, in: .at(app).everyPart, inEveryLanguage: true)
            }
        }
    }
}
