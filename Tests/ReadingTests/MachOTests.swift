import PlainspokenModel
import PlainspokenReading
import Testing

@Suite struct MachOTests {
    private func read(_ bytes: [UInt8], selectors: Set<String>? = nil) -> BinaryFacts {
        BinaryReader.read(FileWindow(bytes), path: "X", selectors: selectors)
    }

    private func sample() -> MachOWriter {
        var writer = MachOWriter()
        writer.libraries = [
            "/System/Library/Frameworks/CoreLocation.framework/CoreLocation", "@rpath/Own.framework/Own",
        ]
        writer.imports = [("_OBJC_CLASS_$_CLLocationManager", 1), ("_OBJC_CLASS_$_Own", 2), ("_objc_msgSend", 0)]
        writer.definitions = ["_OBJC_CLASS_$_Mine"]
        writer.sends = ["requestLocation", "init"]
        writer.methods = ["requestAlwaysAuthorization"]
        return writer
    }

    private static let tables: [Set<MachOWriter.Table>] = [
        [.symbols], [.fixups], [.binds], [.symbols, .fixups, .binds],
    ]

    /// A stripped image keeps its names in the tables of the loader.
    @Test(arguments: tables.indices) func everyTableTellsTheImports(table: Int) throws {
        var writer = sample()
        writer.tables = Self.tables[table]
        let facts = read(writer.bytes)
        #expect(facts.problems == [])
        let slice = try #require(facts.slices.first)
        #expect(
            slice.imports == [
                "_OBJC_CLASS_$_CLLocationManager": writer.libraries[0], "_OBJC_CLASS_$_Own": writer.libraries[1],
                "_objc_msgSend": "",
            ])
        #expect(slice.names(class: "CLLocationManager"))
        #expect(!slice.names(class: "Own"))
        #expect(slice.architecture == "arm64")
        #expect(slice.kind == .library)
        #expect(slice.platform == .iOS)
        #expect(!slice.isSimulator)
        #expect(slice.minimumSystem == Version(17))
    }

    /// Templates of C++ are bound to whichever image has them first.
    @Test(arguments: [MachOWriter.Table.fixups, .binds]) func ownNamesThatOthersMayReplace(table: MachOWriter.Table) {
        var writer = sample()
        writer.tables = [table]
        writer.imports += [("__ZTI6Shared", 253), ("_anybody", 0)]
        let imports = read(writer.bytes).slices.first?.imports
        #expect(imports?["__ZTI6Shared"] == nil)
        #expect(imports?["_anybody"] == "")
    }

    @Test(
        arguments: [
            MachOWriter.Pointers.plain, .chained(1), .chained(2), .chained(6), .chained(7), .chained(9), .chained(10),
            .chained(12), .signed(1), .signed(9), .signed(12),
        ])
    func selectorsAreThoseThatCodeSends(pointers: MachOWriter.Pointers) {
        var writer = sample()
        writer.pointers = pointers
        #expect(read(writer.bytes).slices.first?.selectors == ["requestLocation", "init"])
        #expect(read(writer.bytes, selectors: ["requestLocation"]).slices.first?.selectors == ["requestLocation"])
    }

    /// A pointer of another format leads to no name of this image.
    @Test func pointersAreReadInTheirFormatAlone() {
        var writer = sample()
        writer.pointers = .chained(6)
        let bytes = writer.bytes
        #expect(read(bytes).slices.first?.selectors.contains("requestAlwaysAuthorization") == false)
        // One of the kernel's, which no app has: nothing can be followed and the names stand in.
        var other = bytes
        let format = MachOWriter.little(UInt32(6) << 16 | 0x4000)
        let place = bytes.indices.first { bytes[$0...].starts(with: format) } ?? 0
        other.replaceSubrange(place..<(place + 4), with: MachOWriter.little(UInt32(11) << 16 | 0x4000))
        #expect(read(other).slices.first?.selectors.contains("requestAlwaysAuthorization") == true)
    }

    @Test func namesOfSwiftClasses() {
        #expect(SwiftClassName.readable("_TtC5Notes9Dictation") == "Notes.Dictation")
        #expect(SwiftClassName.readable("_TtCC5Notes5Shelf4Book") == "Notes.Shelf.Book")
        #expect(SwiftClassName.readable("_TtC5NotesP33_0123456789ABCDEF0123456789ABCDEF4Book") == "Notes.Book")
        for name in ["Dictation", "_TtC", "_TtC5Notes", "_TtC5Notes99Dictation", "_TtGC5Notes4Book_", "_TtC0"] {
            #expect(SwiftClassName.readable(name) == nil)
        }
    }

    @Test func namesStandForReferencesThatLeadNowhere() {
        var writer = sample()
        writer.sends = []
        #expect(read(writer.bytes).slices.first?.selectors == ["requestAlwaysAuthorization"])
    }

    @Test func narrowImages() {
        var writer = sample()
        writer.isWide = false
        writer.processor = 12
        writer.processorKind = 9
        for pointers in [MachOWriter.Pointers.plain, .chained(3)] {
            writer.pointers = pointers
            #expect(read(writer.bytes).slices.first?.selectors == ["requestLocation", "init"])
        }
        let slice = read(writer.bytes).slices.first
        #expect(slice?.architecture == "armv7")
        #expect(slice?.names(class: "CLLocationManager") == true)
    }

    @Test(
        arguments: [
            (1, Platform.macOS, false), (2, .iOS, false), (3, .tvOS, false), (4, .watchOS, false),
            (6, .macCatalyst, false),
            (7, .iOS, true), (8, .tvOS, true), (9, .watchOS, true), (11, .visionOS, false), (12, .visionOS, true),
        ] as [(UInt32, Platform, Bool)])
    func platforms(number: UInt32, platform: Platform, isSimulator: Bool) {
        var writer = sample()
        writer.platform = number
        let slice = read(writer.bytes).slices.first
        #expect(slice?.platform == platform)
        #expect(slice?.isSimulator == isSimulator)
    }

    /// Old images name no simulator; their processor does.
    @Test func oldVersionCommands() {
        var writer = sample()
        writer.oldVersionCommand = 0x25
        writer.minimum = 9 << 16 | 3 << 8
        #expect(read(writer.bytes).slices.first?.isSimulator == false)
        #expect(read(writer.bytes).slices.first?.minimumSystem == Version(9, 3))
        writer.processor = 0x0100_0007
        #expect(read(writer.bytes).slices.first?.isSimulator == true)
        #expect(read(writer.bytes).slices.first?.platform == .iOS)
    }

    /// Names count beside something that looks them up, phrases in programs for the Mac.
    @Test func textLiterals() {
        var writer = sample()
        writer.texts = ["CMPedometer", "CLLocationManagerDelegate", "x", "Tell App \"Finder\" to quit"]
        func texts() -> Set<String>? {
            BinaryReader.read(
                FileWindow(writer.bytes), path: "X", classes: ["CMPedometer", "CLLocationManager", "y"],
                phrases: ["tell app", "quit", "quite"]
            ).slices.first?.texts
        }
        #expect(texts() == [])
        writer.imports.append(("_NSClassFromString", 0))
        #expect(texts() == ["CMPedometer"])
        writer.platform = 1
        #expect(texts() == ["CMPedometer", "tell app", "quit"])
        writer.isEncrypted = true
        #expect(texts() == ["CMPedometer", "tell app", "quit"])
    }

    /// What is longer than a piece, or cut in two by one, is found all the same.
    @Test func literalsAcrossPieces() {
        var writer = sample()
        writer.imports.append(("_dlsym", 0))
        for length in [(1 << 16) - 3, (1 << 16) - 11, 1 << 16, 200_000] {
            writer.texts = [String(repeating: "a", count: length), "CMPedometer", "b"]
            let facts = BinaryReader.read(FileWindow(writer.bytes), path: "X", classes: ["CMPedometer"])
            #expect(facts.slices.first?.texts == ["CMPedometer"])
        }
    }

    @Test func encryptedCodeTellsItsClassesOnly() {
        var writer = sample()
        writer.isEncrypted = true
        let slice = read(writer.bytes).slices.first
        #expect(slice?.isEncrypted == true)
        #expect(slice?.selectors == [])
        #expect(slice?.names(class: "CLLocationManager") == true)
    }

    @Test func listAndSignature() {
        var writer = sample()
        writer.infoPlist = "<plist/>"
        writer.entitlements = "<plist><dict/></plist>"
        writer.isHardened = true
        let slice = read(writer.bytes).slices.first
        #expect(slice?.infoPlist == Array("<plist/>".utf8))
        #expect(slice?.entitlements == Array("<plist><dict/></plist>".utf8))
        #expect(slice?.isHardened == true)
    }

    @Test(arguments: [false, true]) func fatFiles(isWide: Bool) {
        var other = sample()
        other.processor = 0x0100_0007
        other.processorKind = 3
        other.platform = 7
        let facts = read(MachOWriter.fat([sample().bytes, other.bytes], isWide: isWide))
        #expect(facts.problems == [])
        #expect(facts.slices.map(\.architecture) == ["arm64", "x86_64"])
        #expect(facts.slices(for: .iOS).map(\.architecture) == ["arm64"])
        #expect(facts.slices(for: .tvOS).count == 2)
    }

    @Test(arguments: [MachOWriter.Names.bsd, .gnu, .short]) func staticLibraries(names: MachOWriter.Names) {
        var first = sample()
        first.fileType = 1
        var second = MachOWriter.image(classes: ["Mine", "CMPedometer"], sends: ["stop"])
        second.fileType = 1
        let members = [("first.o", first.bytes), ("second.o", second.bytes), ("notes.txt", [0x61, 0x62, 0x63])]
        let facts = read(MachOWriter.archive(members, names: names))
        #expect(facts.problems == [])
        #expect(facts.slices.count == 1)
        #expect(facts.slices.first?.kind == .archive)
        // What one member defines for another is not taken from anybody.
        #expect(facts.slices.first?.imports["_OBJC_CLASS_$_Mine"] == nil)
        #expect(facts.slices.first?.names(class: "CMPedometer") == true)
        #expect(facts.slices.first?.names(class: "CLLocationManager") == true)
        #expect(facts.slices.first?.selectors.isSuperset(of: ["requestLocation", "stop"]) == true)
    }

    @Test func fatStaticLibraries() {
        var member = MachOWriter.image(classes: ["CMPedometer"])
        member.fileType = 1
        let library = MachOWriter.archive([("a.o", member.bytes)])
        // The header of a fat file repeats the processor, which a library does not begin with.
        let facts = read(MachOWriter.fat([library]))
        #expect(facts.slices.map(\.kind) == [.archive])
    }

    /// Newer compilers leave the selector in the name of a function that the linker makes.
    @Test func stubsNameTheirSelector() {
        let writer = MachOWriter.image(classes: [], functions: ["_objc_msgSend$requestLocation"])
        #expect(read(writer.bytes).slices.first?.selectors == ["requestLocation"])
        #expect(read(writer.bytes).slices.first?.imports == [:])
    }

    @Test(arguments: [
        ("", "is too short for a binary"), ("hello world", "is no binary of Apple’s systems"),
        ("!<thin>\nx", "is a thin archive, whose members lie elsewhere, and is not read"),
        ("!<arch>\n", "holds no object files that can be read"),
        ("BC\u{40}\u{5E}xx", "is no binary of Apple’s systems"),
    ]) func otherFiles(text: String, message: String) {
        let facts = read(Array(text.utf8))
        #expect(facts.slices == [])
        #expect(facts.problems.map(\.message) == [message])
    }

    @Test func classFilesOfJavaAreNoBinaries() {
        #expect(!BinaryReader.isBinary(FileWindow([0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 52, 0, 0])))
        #expect(BinaryReader.isBinary(FileWindow(MachOWriter.fat([sample().bytes]))))
        #expect(BinaryReader.isBinary(FileWindow(Array("!<arch>\n".utf8))))
        #expect(!BinaryReader.isBinary(FileWindow([])))
    }
}
