import PlainspokenModel

/// Reads what Apple's binaries refer to: Mach-O images, fat files and static libraries of both.
///
/// Any bytes give facts and problems. Memory is bounded by the names that are found, not by the size of the file.
package struct BinaryReader {
    private let path: String
    /// The only selectors that are asked for; nil for all.
    private let wanted: Set<String>?
    /// Classes of others whose holders are looked for, and which code may look up by name.
    private let classes: Set<String>
    /// Texts that are looked for in string literals.
    private let phrases: Set<String>
    private var facts: BinaryFacts

    private static let sliceLimit = 32
    private static let memberLimit = 100_000

    private init(path: String, wanted: Set<String>?, classes: Set<String>, phrases: Set<String>) {
        self.path = path
        self.phrases = phrases
        self.wanted = wanted
        self.classes = classes
        facts = BinaryFacts(path: path)
    }

    /// Reads a binary.
    ///
    /// - Parameters:
    ///   - window: The file.
    ///   - path: The path for the places.
    ///   - selectors: The selectors to look for; nil for all that there are.
    ///   - classes: Classes of others; which own classes hold one is told, and which may be looked up by name.
    ///   - phrases: Texts in lower case; which of them stand in string literals is told, of programs for macOS.
    /// - Returns: What could be read; no slices and a problem where the file is no binary.
    package static func read(
        _ window: FileWindow, path: String, selectors: Set<String>? = nil, classes: Set<String> = [],
        phrases: Set<String> = []
    ) -> BinaryFacts {
        var reader = BinaryReader(path: path, wanted: selectors, classes: classes, phrases: phrases)
        reader.read(ByteSource(window))
        return reader.facts
    }

    /// Whether a file begins as a binary or a static library does.
    package static func isBinary(_ window: FileWindow) -> Bool {
        var source = ByteSource(window)
        if ArchiveReader.isArchive(&source) { return true }
        guard let magic = source.word(0) else { return false }
        if magic == 0xFEED_FACF || magic == 0xFEED_FACE { return true }
        return isFat(magic.byteSwapped) && fatCount(&source) != nil
    }

    private static func isFat(_ magic: UInt32) -> Bool { magic == 0xCAFE_BABE || magic == 0xCAFE_BABF }

    /// How many slices a fat file has; nil for class files of Java, which begin alike and have a high version there.
    private static func fatCount(_ source: inout ByteSource) -> Int? {
        source.bigWord(4).flatMap { $0 > 0 && $0 <= sliceLimit ? Int($0) : nil }
    }

    private mutating func report(_ message: String, member: String? = nil) {
        guard facts.problems.count < 64 else { return }
        let position: Place.Position = member.map { .symbol($0) } ?? .whole
        let problem = Problem(message, at: Place(path: path, position: position))
        if !facts.problems.contains(problem) { facts.problems.append(problem) }
    }

    private mutating func read(_ source: ByteSource) {
        var source = source
        guard let magic = source.word(0) else { return report("is too short for a binary") }
        guard Self.isFat(magic.byteSwapped) else { return readSlice(&source) }
        guard let count = Self.fatCount(&source) else { return report("is no binary of Apple’s systems") }
        let isWide = magic.byteSwapped == 0xCAFE_BABF
        var room = source.count
        for index in 0..<count {
            let entry = 8 + index * (isWide ? 32 : 20)
            let offset = isWide ? source.bigLongWord(entry + 8).flatMap { Int(exactly: $0) } : big(&source, entry + 8)
            let size = isWide ? source.bigLongWord(entry + 16).flatMap { Int(exactly: $0) } : big(&source, entry + 12)
            guard let offset, let size, var part = source.part(offset, size) else {
                report("is cut off: one of its architectures lies outside the file")
                continue
            }
            guard size <= room else { return report("has architectures that overlap each other") }
            room -= size
            readSlice(&part)
        }
    }

    private func big(_ source: inout ByteSource, _ offset: Int) -> Int? { source.bigWord(offset).map(Int.init) }

    private mutating func readSlice(_ source: inout ByteSource) {
        guard facts.slices.count < Self.sliceLimit else { return }
        if ArchiveReader.isArchive(&source) { return readArchive(source) }
        if let slice = slice(&source, member: nil)?.slice {
            facts.slices.append(slice)
        } else {
            report(Self.explanation(&source))
        }
    }

    /// Why bytes are no image that can be read.
    private static func explanation(_ source: inout ByteSource) -> String {
        switch source.word(0) {
        case 0xCEFA_EDFE?, 0xCFFA_EDFE?: "is made for PowerPC and is not read"
        case 0xDEC0_4342?, 0x0B17_C0DE?: "holds bitcode only, which is not read"
        case 0x6874_3C21?: "is a thin archive, whose members lie elsewhere, and is not read"
        default: "is no binary of Apple’s systems"
        }
    }

    // MARK: Static libraries

    /// Takes the members of each architecture together: what one defines for another is nobody else's.
    private mutating func readArchive(_ source: ByteSource) {
        var members = ArchiveReader(source)
        var slices: [BinarySlice] = []
        var definitions: [Set<String>] = []
        var count = 0
        while let member = members.next(), count < Self.memberLimit {
            count += 1
            var contents = member.contents
            guard let read = self.slice(&contents, member: member.name) else {
                // Resource files and notes may lie in a library; bitcode is code that goes unread.
                let why = Self.explanation(&contents)
                if why.contains("bitcode") { report(why, member: member.name) }
                continue
            }
            let defined = read.definitions
            var slice = read.slice
            for type in classes where slice.imports[BinarySlice.classSymbol(type)] != nil {
                slice.holders[type] = [member.name]
            }
            let known = slices.firstIndex {
                $0.architecture == slice.architecture && $0.platform == slice.platform
                    && $0.isSimulator == slice.isSimulator
            }
            guard let known else {
                slices.append(slice)
                definitions.append(defined)
                continue
            }
            slices[known].imports.merge(slice.imports) { $0.isEmpty ? $1 : $0 }
            slices[known].selectors.formUnion(slice.selectors)
            slices[known].texts.formUnion(slice.texts)
            slices[known].holders.merge(slice.holders) { Array(($0 + $1).prefix(8)) }
            definitions[known].formUnion(defined)
        }
        if let fault = members.fault { report(fault) }
        if slices.isEmpty { report("holds no object files that can be read") }
        for (index, defined) in definitions.enumerated() {
            slices[index].kind = .archive
            for name in defined { slices[index].imports[name] = nil }
        }
        facts.slices += slices.prefix(Self.sliceLimit - min(facts.slices.count, Self.sliceLimit))
    }

    // MARK: Images

    private mutating func slice(
        _ source: inout ByteSource, member: String?
    ) -> (slice: BinarySlice, definitions: Set<String>)? {
        var header = MachOHeaderReader(source)
        guard let image = header.read() else { return nil }
        if let fault = image.fault { report(fault, member: member) }
        var slice = BinarySlice(architecture: image.architecture, kind: Self.kind(image.fileType))
        slice.libraries = image.libraries
        slice.isEncrypted = image.encrypted.map { $0.count > 0 } ?? false
        (slice.platform, slice.isSimulator) = Self.platform(image.platform)
        slice.minimumSystem = image.minimumSystem.map {
            Version(Int($0 >> 16), Int($0 >> 8 & 0xFF), Int($0 & 0xFF))
        }
        // A file of debugging symbols repeats the tables of its image without their contents.
        guard image.fileType != 10 else { return (slice, []) }
        var names = SymbolImports(image, source)
        names.collect()
        var selectors = SelectorReferences(image, source, wanted: wanted)
        selectors.collect()
        for fault in names.faults + selectors.faults { report(fault, member: member) }
        slice.imports = names.imports
        slice.selectors = selectors.selectors
        slice.holders = holders(of: classes.filter(slice.names(class:)), in: image, source)
        takeStubs(into: &slice)
        slice.texts = texts(of: slice, in: image, source)
        addSections(of: image, source, to: &slice)
        return (slice, names.definitions)
    }

    /// Own types that hold objects of the named classes, a few for each class.
    private func holders(of names: Set<String>, in image: MachOImage, _ source: ByteSource) -> [String: [String]] {
        var objects = ClassHolders(image, source, wanted: names)
        objects.collect()
        var fields = SwiftFields(image, source, wanted: names)
        fields.collect()
        return objects.holders.merging(fields.holders) { $0 + $1 }.mapValues { types in
            var seen: Set<String> = []
            return Array(types.filter { seen.insert($0).inserted }.prefix(ImageMemory.holderLimit))
        }
    }

    /// Names of classes beside something that looks classes up, and phrases for those who hand scripts on.
    private func texts(of slice: BinarySlice, in image: MachOImage, _ source: ByteSource) -> Set<String> {
        let looksUp = CodeHint.dynamicLookup.symbols.contains { slice.imports[$0] != nil }
        let isForMac = slice.platform == .macOS || slice.platform == .macCatalyst
        var literals = TextLiterals(
            image, source, names: looksUp ? classes : [], phrases: isForMac ? phrases : [])
        literals.collect()
        return literals.found
    }

    /// Newer compilers call `_objc_msgSend$selector`, which the linker makes.
    private func takeStubs(into slice: inout BinarySlice) {
        let prefix = "_objc_msgSend$"
        for name in slice.imports.keys where name.hasPrefix(prefix) {
            let selector = String(name.dropFirst(prefix.count))
            if wanted?.contains(selector) ?? true { slice.selectors.insert(selector) }
            slice.imports[name] = nil
        }
    }

    private func addSections(of image: MachOImage, _ source: ByteSource, to slice: inout BinarySlice) {
        var source = source
        if let list = image.sections.first(where: { $0.segment == "__TEXT" && $0.name == "__info_plist" }) {
            slice.infoPlist = source.bytes(list.offset, list.size)
        }
        if let signature = image.signature.flatMap({ CodeSignatureReader($0, of: source) }) {
            slice.entitlements = signature.entitlements
            slice.isHardened = signature.isHardened
        }
    }

    private static func kind(_ type: UInt32) -> BinarySlice.Kind {
        switch type {
        case 1: .object
        case 2: .executable
        case 6, 9: .library
        case 8: .bundle
        default: .other
        }
    }

    /// The numbers of `LC_BUILD_VERSION`.
    private static func platform(_ number: UInt32?) -> (Platform?, isSimulator: Bool) {
        switch number {
        case 1: (.macOS, false)
        case 2: (.iOS, false)
        case 3: (.tvOS, false)
        case 4: (.watchOS, false)
        case 6: (.macCatalyst, false)
        case 7: (.iOS, true)
        case 8: (.tvOS, true)
        case 9: (.watchOS, true)
        case 11: (.visionOS, false)
        case 12: (.visionOS, true)
        default: (nil, false)
        }
    }
}
