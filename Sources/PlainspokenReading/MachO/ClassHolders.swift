import PlainspokenModel

/// Finds the image's own Objective-C and Swift classes that hold objects of classes of others, or are their delegates.
///
/// Where a library is linked statically, its class names are all that tells whose the code is. Layouts: `objc-runtime-new.h`
/// of Apple's objc4.
struct ClassHolders {
    /// Own classes by the class of others that they hold.
    private(set) var holders: [String: [String]] = [:]

    private let image: MachOImage
    private var source: ByteSource
    /// Names of classes of others that are looked for.
    private let wanted: Set<String>
    /// The sections that lie within the file, by address.
    private let sections: [MachOImage.Section]
    /// How many pointers are still followed, so that lists which overlap cost no more than such as do not.
    private var budget = 1 << 20

    private static let classLimit = 50_000
    private static let entryLimit = 256
    private static let holderLimit = 8

    init(_ image: MachOImage, _ source: ByteSource, wanted: Set<String>) {
        self.image = image
        self.source = source
        self.wanted = wanted
        sections = image.sections.filter { $0.size > 0 && source.holds($0.offset, $0.size) }
            .sorted { $0.address < $1.address }
    }

    mutating func collect() {
        guard image.isWide, !image.isObject, !wanted.isEmpty else { return }
        for section in image.sections where section.name == "__objc_classlist" {
            for index in 0..<min(section.size / 8, Self.classLimit) {
                guard let list = pointer(section.offset + index * 8) else { continue }
                readClass(list)
            }
        }
    }

    private mutating func readClass(_ offset: Int) {
        // The lowest bits of the pointer to the data are flags.
        guard let data = pointer(offset + 32, mask: ~7), let name = pointer(data + 24).flatMap({ source.text($0) })
        else { return }
        var found: Set<String> = []
        for type in ivarTypes(data) + propertyTypes(data) { found.formUnion(names(in: type)) }
        for delegate in protocols(data) where delegate.hasSuffix("Delegate") {
            let type = String(delegate.dropLast("Delegate".count))
            if wanted.contains(type) { found.insert(type) }
        }
        let readable = SwiftClassName.readable(name) ?? name
        for type in found where holders[type]?.count ?? 0 < Self.holderLimit {
            holders[type, default: []].append(readable)
        }
    }

    /// The wanted classes in a type's encoding, such as `@"CLLocationManager"`.
    private func names(in encoding: String) -> [String] {
        encoding.split(separator: "\"").map(String.init).filter(wanted.contains)
    }

    private mutating func ivarTypes(_ data: Int) -> [String] { texts(of: data + 48, size: 32, at: 16) }

    private mutating func propertyTypes(_ data: Int) -> [String] { texts(of: data + 64, size: 16, at: 8) }

    /// One text of every entry of a list that begins with the size and the number of its entries.
    private mutating func texts(of field: Int, size: Int, at place: Int) -> [String] {
        guard let list = pointer(field), let count = source.word(list + 4) else { return [] }
        return (0..<min(Int(count), Self.entryLimit)).compactMap { index in
            pointer(list + 8 + index * size + place).flatMap { source.text($0, limit: 256) }
        }
    }

    private mutating func protocols(_ data: Int) -> [String] {
        guard let list = pointer(data + 40), let count = source.longWord(list) else { return [] }
        return (0..<Int(min(count, UInt64(Self.entryLimit)))).compactMap { index in
            pointer(list + 8 + index * 8).flatMap { pointer($0 + 8) }.flatMap { source.text($0, limit: 256) }
        }
    }

    /// Where in the file the thing lies that a pointer leads to.
    private mutating func pointer(_ offset: Int, mask: UInt64 = ~0) -> Int? {
        guard budget > 0, let raw = source.longWord(offset), raw != 0 else { return nil }
        budget -= 1
        for address in image.addresses(raw) {
            if let place = Self.place(of: address & mask, in: sections) { return place }
        }
        return nil
    }

    /// Where in the file an address lies.
    private static func place(of address: UInt64, in sections: [MachOImage.Section]) -> Int? {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].address <= address { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let section = sections[low - 1]
        return address - section.address < UInt64(section.size) ? section.offset + Int(address - section.address) : nil
    }
}

/// Names that the compiler gives Swift's classes for Objective-C: `_TtC5Notes9Dictation`.
enum SwiftClassName {
    static func readable(_ name: String) -> String? {
        guard name.hasPrefix("_TtC") else { return nil }
        return SwiftSymbol.readable("$s" + name.dropFirst(4).drop { $0 == "C" } + "C")
    }
}
