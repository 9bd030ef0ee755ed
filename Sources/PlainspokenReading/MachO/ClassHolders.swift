import PlainspokenModel

/// Finds the image's own Objective-C and Swift classes that hold objects of classes of others, or are their delegates.
///
/// Where a library is linked statically, its class names are all that tells whose the code is. Layouts: `objc-runtime-new.h`
/// of Apple's objc4.
struct ClassHolders {
    /// Own classes by the class of others that they hold.
    private(set) var holders: [String: [String]] = [:]

    private var memory: ImageMemory
    /// Names of classes of others that are looked for.
    private let wanted: Set<String>

    private static let classLimit = 50_000
    private static let entryLimit = 256

    init(_ image: MachOImage, _ source: ByteSource, wanted: Set<String>) {
        memory = ImageMemory(image, source)
        self.wanted = wanted
    }

    mutating func collect() {
        guard memory.image.isWide, !memory.image.isObject, !wanted.isEmpty else { return }
        for section in memory.sections(named: "__objc_classlist") {
            for index in 0..<min(section.size / 8, Self.classLimit) {
                guard memory.spend() else { return }
                if let place = memory.pointer(section.offset + index * 8) { readClass(place) }
            }
        }
    }

    private mutating func readClass(_ offset: Int) {
        // The lowest bits of the pointer to the data are flags.
        guard let data = memory.pointer(offset + 32, mask: ~7),
            let name = memory.pointer(data + 24).flatMap({ memory.source.text($0, limit: 512) })
        else { return }
        var found: Set<String> = []
        for type in ivarTypes(data) + propertyTypes(data) { found.formUnion(names(in: type)) }
        for delegate in protocols(data) where delegate.hasSuffix("Delegate") {
            let type = String(delegate.dropLast("Delegate".count))
            if wanted.contains(type) { found.insert(type) }
        }
        let readable = SwiftClassName.readable(name) ?? name
        for type in found where holders[type]?.count ?? 0 < ImageMemory.holderLimit {
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
        guard let list = memory.pointer(field), let count = memory.source.word(list + 4) else { return [] }
        return (0..<min(Int(count), Self.entryLimit)).compactMap { index in
            memory.pointer(list + 8 + index * size + place).flatMap { memory.source.text($0, limit: 256) }
        }
    }

    private mutating func protocols(_ data: Int) -> [String] {
        guard let list = memory.pointer(data + 40), let count = memory.source.longWord(list) else { return [] }
        return (0..<Int(min(count, UInt64(Self.entryLimit)))).compactMap { index in
            memory.pointer(list + 8 + index * 8).flatMap { memory.pointer($0 + 8) }.flatMap {
                memory.source.text($0, limit: 256)
            }
        }
    }
}

/// Names that the compiler gives Swift's classes for Objective-C: `_TtC5Notes9Dictation`, `_TtCC5Notes5Shelf4Book`.
package enum SwiftClassName {
    /// Module and types; nil where the name is none of Swift's, or one of a generic type.
    package static func readable(_ name: String) -> String? {
        guard name.hasPrefix("_TtC") else { return nil }
        var rest = Array(name.utf8.dropFirst(4).drop { [0x43, 0x56, 0x4F].contains($0) })[...]
        var names: [String] = []
        while let first = rest.first {
            // What is private to a file has the file's hash before its name.
            let isHash = first == 0x50
            if isHash { rest.removeFirst() }
            guard let next = identifier(&rest) else { return nil }
            if !isHash { names.append(next) }
        }
        return names.count > 1 ? names.joined(separator: ".") : nil
    }

    private static func identifier(_ rest: inout ArraySlice<UInt8>) -> String? {
        let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
        guard let length = Int(String(decoding: digits, as: UTF8.self)), length > 0,
            length <= rest.count - digits.count
        else { return nil }
        rest = rest.dropFirst(digits.count)
        defer { rest = rest.dropFirst(length) }
        return String(decoding: rest.prefix(length), as: UTF8.self)
    }
}
