import Foundation
import PlainspokenModel
import PlainspokenReading
import Testing

/// Files that Apple's compilers and a linker made, see `scripts/macho-fixtures`.
@Suite struct MachOFixtureTests {
    private func read(_ name: String, classes: Set<String> = []) throws -> BinaryFacts {
        let path = Path.parent(#filePath) + "/Fixtures/MachO/" + name
        let bytes = try #require(FileManager.default.contents(atPath: path))
        return BinaryReader.read(FileWindow(Array(bytes)), path: name, classes: classes)
    }

    /// What `llvm-nm -u` lists of Apple's, and the selectors that `llvm-objdump` shows references to.
    private static let classes = [
        "AVCaptureDevice", "CBCentralManager", "CLLocationManager", "CNContactStore", "NSObject", "SFSpeechRecognizer",
    ]
    private static let selectors: Set = [
        "requestWhenInUseAuthorization", "startUpdatingLocation", "requestAccessForMediaType:completionHandler:",
        "requestAccessForEntityType:completionHandler:", "requestAuthorization:",
    ]

    @Test(arguments: ["notes-fixups", "notes-binds", "notes-fat", "notes.o", "notes.a"])
    func objectiveC(name: String) throws {
        let facts = try read(name)
        #expect(facts.problems == [])
        #expect(facts.slices.count == (name == "notes-fat" ? 2 : 1))
        for slice in facts.slices {
            let named = slice.imports.keys.filter { $0.hasPrefix("_OBJC_CLASS_$_") }.map { String($0.dropFirst(14)) }
            #expect(named.sorted() == Self.classes)
            #expect(slice.takesFromSystem("_AVMediaTypeVideo"))
            #expect(slice.selectors == Self.selectors)
            #expect(slice.platform == .iOS)
            #expect(slice.minimumSystem == Version(17))
        }
    }

    @Test func whatTheyTellOfThemselves() throws {
        let kinds = try ["notes-fixups", "notes.o", "notes.a"].map { try read($0).slices.first?.kind }
        #expect(kinds == [.library, .object, .archive])
        let fat = try read("notes-fat").slices
        #expect(fat.map(\.architecture).sorted() == ["arm64", "x86_64"])
        #expect(Set(fat.map(\.isSimulator)) == [true, false])
        let list = try read("notes-fixups").slices.first?.infoPlist
        #expect(String(decoding: list ?? [], as: UTF8.self).contains("dev.example.notes"))
    }

    /// Where code is linked statically, a class that holds an object or is its delegate tells whose it is.
    @Test(arguments: [
        ("notes-fixups", "SHKNotes"), ("notes-binds", "SHKNotes"), ("notes-fat", "SHKNotes"), ("notes.a", "notes.o"),
    ])
    func holders(name: String, holder: String) throws {
        for slice in try read(name, classes: ["CLLocationManager", "CBCentralManager", "CMPedometer"]).slices {
            #expect(slice.holders == ["CLLocationManager": [holder], "CBCentralManager": [holder]])
        }
    }

    /// Swift's own metadata names the module, the type and what it holds.
    @Test func swiftHolders() throws {
        let facts = try read("places-fixups", classes: ["CLLocationManager", "CMPedometer"])
        #expect(facts.slices.map(\.holders) == [["CLLocationManager": ["Places.Finder", "Places.Shelf.Row.Book"]]])
    }

    @Test(arguments: ["swift-fixups", "swift.o"]) func swift(name: String) throws {
        let slice = try #require(try read(name).slices.first)
        let speech = slice.imports.keys.filter { $0.hasPrefix("_$s6Speech") }.sorted()
        #expect(
            speech == ["_$s6Speech0A8AnalyzerCACycfc", "_$s6Speech0A8AnalyzerCMa", "_$s6Speech0A8AnalyzerCMn"])
        #expect(
            speech.map(SwiftSymbol.readable) == [
                "Speech.SpeechAnalyzer.init()", "Speech.SpeechAnalyzer", "Speech.SpeechAnalyzer",
            ])
    }
}
