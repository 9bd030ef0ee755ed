import PlainspokenModel

/// Collects the names that an image takes from others, from every table that holds them.
///
/// A linked image repeats them: in the symbol table, which may be stripped, and in chained fixups or bind opcodes,
/// which the loader needs.
struct SymbolImports {
    private(set) var imports: [String: String] = [:]
    /// Names that the image defines for others, of object files only: members of a library define for each other.
    private(set) var definitions: Set<String> = []
    private(set) var faults: [String] = []

    private let image: MachOImage
    private var source: ByteSource

    /// How many bytes of names are still read: no table repeats them more often than others do.
    private var budget: Int

    /// More names than any app has.
    static let limit = 1 << 20

    init(_ image: MachOImage, _ source: ByteSource) {
        self.image = image
        self.source = source
        budget = 1 << 20 &+ min(source.count, 1 << 40) * 3
    }

    /// A name, and nil once names that overlap have used up what the file has room for.
    private mutating func text(_ part: inout ByteSource, _ offset: Int) -> String? {
        guard budget > 0, let text = part.text(offset) else { return nil }
        budget -= text.utf8.count + 1
        return text
    }

    mutating func collect() {
        readSymbols()
        if let fixups = image.chainedFixups { readFixups(fixups) }
        for extent in image.binds { readBinds(extent) }
        if budget <= 0 { faults.append("has symbol names that overlap each other") }
    }

    /// Whether a name is the image's own, or any image's that has it, as those of C++ templates are.
    ///
    /// `BIND_SPECIAL_DYLIB_SELF` and `BIND_SPECIAL_DYLIB_WEAK_LOOKUP` of `mach-o/loader.h`.
    private static func isOwn(_ ordinal: Int) -> Bool { ordinal == 0 || ordinal == -3 }

    private mutating func add(_ name: String, ordinal: Int) {
        guard !name.isEmpty else { return }
        let library = ordinal >= 1 && ordinal <= image.libraries.count ? image.libraries[ordinal - 1] : ""
        if let known = imports[name], !known.isEmpty { return }
        imports[name] = library
    }

    // MARK: The symbol table

    private mutating func readSymbols() {
        guard let symbols = image.symbols, let strings = image.strings, symbols.count > 0 else { return }
        let size = image.isWide ? 16 : 12
        guard var names = source.part(strings.offset, min(strings.count, max(0, source.count - strings.offset))) else {
            faults.append("has its symbol names outside the file")
            return
        }
        var range = 0..<symbols.count
        // The undefined symbols stand together; where the table of tables lies, all are read.
        if !image.isObject, let undefined = image.undefined, undefined.count > 0,
            undefined.count <= symbols.count, undefined.offset <= symbols.count - undefined.count
        {
            range = undefined.offset..<(undefined.offset + undefined.count)
        }
        for index in range {
            guard imports.count + definitions.count < Self.limit else {
                faults.append("has more symbols than are read")
                return
            }
            let entry = symbols.offset + index * size
            guard let name = source.word(entry), let bits = source.word(entry + 4) else {
                faults.append("is cut off in its symbol table")
                return
            }
            addSymbol(entry, name: Int(name), bits: bits, names: &names)
        }
    }

    private mutating func addSymbol(_ entry: Int, name: Int, bits: UInt32, names: inout ByteSource) {
        let type = UInt8(truncatingIfNeeded: bits)
        let isDebugging = type & 0xE0 != 0
        let isExternal = type & 0x01 != 0
        guard !isDebugging, isExternal, name != 0 else { return }
        switch type & 0x0E {
        case 0, 0xC:
            // A common symbol of an object file has its size where others have nothing.
            if image.isObject, source.offset(entry + 8, isWide: image.isWide) ?? 0 != 0 { return }
            guard let text = text(&names, name) else { return }
            add(text, ordinal: image.hasTwoLevelNames ? Int(bits >> 24) : 0)
        default:
            guard image.isObject, let text = text(&names, name) else { return }
            definitions.insert(text)
        }
    }

    // MARK: Chained fixups

    private mutating func readFixups(_ extent: MachOImage.Extent) {
        guard var part = source.part(extent.offset, extent.count), let imports = part.word(8),
            let symbols = part.word(12), let count = part.word(16), let format = part.word(20),
            let compression = part.word(24)
        else {
            faults.append("is cut off in its chained fixups")
            return
        }
        guard compression == 0 else {
            faults.append("has compressed symbol names, which are not read")
            return
        }
        let sizes: [UInt32: Int] = [1: 4, 2: 8, 3: 16]
        guard let size = sizes[format] else {
            faults.append("has chained fixups of an unknown format")
            return
        }
        for index in 0..<min(Int(count), Self.limit) {
            let place = Int(imports) + index * size
            guard let entry = part.word(place) else {
                faults.append("is cut off in its chained fixups")
                return
            }
            var name = Int(entry >> 9)
            var ordinal = Int(Int8(truncatingIfNeeded: entry))
            if format == 3 {
                name = part.word(place + 4).map(Int.init) ?? 0
                ordinal = Int(Int16(truncatingIfNeeded: entry))
            }
            if !Self.isOwn(ordinal), let text = text(&part, Int(symbols) + name) { add(text, ordinal: ordinal) }
        }
    }

    // MARK: Bind opcodes

    /// Runs the opcodes as far as they name symbols; addresses and repetitions do not matter.
    private mutating func readBinds(_ extent: MachOImage.Extent) {
        guard var part = source.part(extent.offset, extent.count) else {
            faults.append("is cut off in its bindings")
            return
        }
        var offset = 0
        var ordinal = 0
        while offset < part.count, let byte = part.byte(offset), imports.count < Self.limit {
            offset += 1
            switch byte & 0xF0 {
            case 0x10: ordinal = Int(byte & 0x0F)
            case 0x20: ordinal = Self.variable(&part, &offset)
            // Four bits with a sign, whose upper bits are one.
            case 0x30: ordinal = byte & 0x0F == 0 ? 0 : Int(Int8(bitPattern: byte | 0xF0))
            case 0x40:
                guard let name = text(&part, offset) else { return }
                if !Self.isOwn(ordinal) { add(name, ordinal: ordinal) }
                while offset < part.count, part.byte(offset) ?? 0 != 0 { offset += 1 }
                offset += 1
            case 0x60, 0x70, 0x80, 0xA0: _ = Self.variable(&part, &offset)
            case 0xC0:
                _ = Self.variable(&part, &offset)
                _ = Self.variable(&part, &offset)
            case 0xD0 where byte & 0x0F == 0: _ = Self.variable(&part, &offset)
            default: break
            }
        }
    }

    /// A number in groups of seven bits; what does not fit is dropped.
    private static func variable(_ part: inout ByteSource, _ offset: inout Int) -> Int {
        var result: UInt64 = 0
        var shift: UInt64 = 0
        while let byte = part.byte(offset) {
            offset += 1
            if shift < 63 { result |= UInt64(byte & 0x7F) << shift }
            shift += 7
            if byte & 0x80 == 0 { break }
        }
        return Int(truncatingIfNeeded: result & 0x7FFF_FFFF)
    }
}
