import PlainspokenModel

/// The contents of a linked image as its pointers lead through them.
struct ImageMemory {
    /// How many own types are told for a class of others.
    static let holderLimit = 8

    let image: MachOImage
    var source: ByteSource
    /// The sections that lie within the file, by address.
    private let sections: [MachOImage.Section]
    /// How many entries are still read and pointers followed, so that lists which overlap cost no more than such as do
    /// not.
    private var budget = 1 << 20

    init(_ image: MachOImage, _ source: ByteSource) {
        self.image = image
        self.source = source
        sections = image.sections.filter { $0.size > 0 && source.holds($0.offset, $0.size) }
            .sorted { $0.address < $1.address }
    }

    /// The readable sections of a name.
    func sections(named name: String) -> [MachOImage.Section] {
        sections.filter { $0.name == name && !image.isEncrypted($0) }
    }

    /// Whether one more entry of a list may be read.
    mutating func spend() -> Bool {
        guard budget > 0 else { return false }
        budget -= 1
        return true
    }

    /// Where in the file the thing lies that the pointer at an offset leads to.
    mutating func pointer(_ offset: Int, mask: UInt64 = ~0) -> Int? {
        guard spend(), let raw = source.longWord(offset), raw != 0 else { return nil }
        return image.address(raw).flatMap { place(of: $0 & mask) }
    }

    /// Where in the file the thing lies that the distance of four bytes at an offset leads to, in the same segment.
    mutating func relative(_ offset: Int) -> Int? {
        guard spend(), let raw = source.word(offset), raw != 0 else { return nil }
        let place = offset + Int(Int32(bitPattern: raw))
        return source.holds(place, 1) ? place : nil
    }

    private func place(of address: UInt64) -> Int? {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].address <= address { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let section = sections[low - 1]
        let distance = address - section.address
        return distance < UInt64(section.size) ? section.offset + Int(distance) : nil
    }
}
