import PlainspokenModel

/// Finds the selectors that an image's code sends: those that `__objc_selrefs` points to.
///
/// `__objc_methname` alone also holds the names of methods that the image defines itself. It is taken as it is where
/// nothing in the references can be followed. Newer linkers let the image's method lists share the references, so that
/// its own names may be among them.
struct SelectorReferences {
    private(set) var selectors: Set<String> = []
    private(set) var faults: [String] = []

    private let image: MachOImage
    private var source: ByteSource
    /// The only selectors that are asked for; nil for all.
    private let wanted: Set<String>?
    /// Names by their address.
    private var names: [UInt64: String] = [:]

    private var nameSections: [MachOImage.Section] = []

    private static let sectionCountLimit = 16
    private static let sectionLimit = 256 << 20
    private static let nameLimit = 1 << 20
    private static let pieceSize = 1 << 16

    init(_ image: MachOImage, _ source: ByteSource, wanted: Set<String>?) {
        self.image = image
        self.source = source
        self.wanted = wanted
    }

    mutating func collect() {
        nameSections = sections(named: "__objc_methname").filter { !image.isEncrypted($0) }
        for section in nameSections { readNames(section) }
        guard !names.isEmpty else { return }
        var isFollowed = false
        for section in sections(named: "__objc_selrefs") {
            let found = image.isObject ? readRelocations(section) : readPointers(section)
            isFollowed = isFollowed || found
        }
        if !isFollowed { selectors.formUnion(names.values) }
    }

    /// The sections of a name; of such as overlap each other only those that the file has room for.
    private mutating func sections(named name: String) -> [MachOImage.Section] {
        var room = source.count
        let all = image.sections.lazy.filter { $0.name == name }.prefix(Self.sectionCountLimit)
        let fitting = all.filter { section in
            room -= min(room, section.size)
            return room > 0
        }
        return Array(fitting)
    }

    // MARK: Names

    private mutating func readNames(_ section: MachOImage.Section) {
        guard source.holds(section.offset, section.size), section.size <= Self.sectionLimit else {
            faults.append("has its selectors outside the file")
            return
        }
        var offset = 0
        var name: [UInt8] = []
        var start = 0
        while offset < section.size {
            let length = min(Self.pieceSize, section.size - offset)
            guard let piece = source.bytes(section.offset + offset, length) else { return }
            for (index, byte) in piece.enumerated() {
                guard byte == 0 else {
                    if name.isEmpty { start = offset + index }
                    if name.count <= 1_024 { name.append(byte) }
                    continue
                }
                add(name, at: section.address &+ UInt64(start))
                name.removeAll(keepingCapacity: true)
            }
            offset += length
        }
    }

    private mutating func add(_ name: [UInt8], at address: UInt64) {
        guard !name.isEmpty, names.count < Self.nameLimit else { return }
        let text = String(decoding: name, as: UTF8.self)
        if wanted?.contains(text) ?? true { names[address] = text }
    }

    // MARK: References of a linked image

    /// Whether any pointer leads to a name.
    private mutating func readPointers(_ section: MachOImage.Section) -> Bool {
        let width = image.isWide ? 8 : 4
        guard source.holds(section.offset, section.size) else { return false }
        var isPlausible = false
        for index in 0..<min(section.size / width, Self.nameLimit) {
            let place = section.offset + index * width
            guard let raw = image.isWide ? source.longWord(place) : source.word(place).map(UInt64.init) else {
                break
            }
            guard let address = image.address(raw) else { continue }
            if let name = names[address] { selectors.insert(name) }
            isPlausible = isPlausible || isName(address)
        }
        return isPlausible
    }

    private func isName(_ address: UInt64) -> Bool {
        nameSections.contains {
            address >= $0.address && address - $0.address < UInt64($0.size)
        }
    }

    // MARK: References of an object file

    /// Whether any relocation leads to a name: the linker fills the pointers in by them.
    private mutating func readRelocations(_ section: MachOImage.Section) -> Bool {
        var isPlausible = false
        for index in 0..<min(section.relocations.count, Self.nameLimit) {
            let place = section.relocations.offset + index * 8
            guard let address = source.word(place), let bits = source.word(place + 4) else { break }
            guard let target = target(address, bits, in: section) else { continue }
            if let name = names[target] { selectors.insert(name) }
            isPlausible = isPlausible || isName(target)
        }
        return isPlausible
    }

    private mutating func target(_ address: UInt32, _ bits: UInt32, in section: MachOImage.Section) -> UInt64? {
        // A scattered entry holds the address itself.
        if address & 0x8000_0000 != 0 { return UInt64(bits) }
        guard bits & 0x0800_0000 != 0 else {
            let place = section.offset + Int(address)
            return image.isWide ? source.longWord(place) : source.word(place).map(UInt64.init)
        }
        guard let symbols = image.symbols, Int(bits & 0xFF_FFFF) < symbols.count else { return nil }
        let entry = symbols.offset + Int(bits & 0xFF_FFFF) * (image.isWide ? 16 : 12)
        return image.isWide ? source.longWord(entry + 8) : source.word(entry + 8).map(UInt64.init)
    }
}
