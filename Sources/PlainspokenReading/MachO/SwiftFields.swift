import PlainspokenModel

/// Finds the image's own Swift types that hold objects of Objective-C classes of others.
///
/// Swift leaves the types of its fields out of what Objective-C can see; they stand in metadata of its own. Layouts:
/// `RemoteInspection/Records.h` and `ABI/Metadata.h` of Swift.
struct SwiftFields {
    /// Own types with their modules, by the class of others that they hold.
    private(set) var holders: [String: [String]] = [:]

    private var memory: ImageMemory
    private let wanted: Set<String>

    private static let nameLimit = 256
    private static let depthLimit = 16

    init(_ image: MachOImage, _ source: ByteSource, wanted: Set<String>) {
        memory = ImageMemory(image, source)
        self.wanted = wanted
    }

    mutating func collect() {
        guard !memory.image.isObject, !wanted.isEmpty else { return }
        for section in memory.sections(named: "__swift5_fieldmd") {
            var offset = section.offset
            let end = section.offset + section.size
            while end - offset >= 16, let next = readType(offset, end: end) { offset = next }
        }
    }

    /// Reads the fields of a type; gives where the next one stands, nil where nothing more can be read.
    private mutating func readType(_ offset: Int, end: Int) -> Int? {
        guard memory.spend(), let size = memory.source.word(offset + 8).map({ Int($0 >> 16) }), size >= 12,
            let count = memory.source.word(offset + 12).map(Int.init), count <= (end - offset - 16) / size
        else { return nil }
        var found: Set<String> = []
        for index in 0..<count {
            let field = offset + 16 + index * size
            if let type = memory.relative(field + 4) { found.formUnion(classes(in: mangledName(type))) }
        }
        if !found.isEmpty, let owner = owner(offset) {
            for type in found where holders[type]?.count ?? 0 < ImageMemory.holderLimit {
                holders[type, default: []].append(owner)
            }
        }
        return offset + 16 + count * size
    }

    /// The bytes of a mangled name; each reference to something else is one zero byte.
    private mutating func mangledName(_ offset: Int) -> [UInt8] {
        let bytes = memory.source.bytes(offset, min(Self.nameLimit, memory.source.count - offset)) ?? []
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count, bytes[index] != 0 {
            let isReference = bytes[index] < 0x20
            result.append(isReference ? 0 : bytes[index])
            index += isReference ? (bytes[index] < 0x18 ? 5 : 9) : 1
        }
        return result
    }

    /// The wanted classes among those of Objective-C in a name, such as `So17CLLocationManagerCSg`.
    private func classes(in name: [UInt8]) -> [String] {
        name.indices.compactMap { index in
            guard name[index] == 0x53, name[index...].starts(with: [0x53, 0x6F]) else { return nil }
            var start = index + 2
            var length = 0
            while start < name.count, length < 1_000, name[start] >= 0x30, name[start] <= 0x39 {
                length = length * 10 + Int(name[start] - 0x30)
                start += 1
            }
            guard length > 0, length <= name.count - start else { return nil }
            let text = String(decoding: name[start..<(start + length)], as: UTF8.self)
            return wanted.contains(text) ? text : nil
        }
    }

    // MARK: Whose fields they are

    private mutating func owner(_ type: Int) -> String? {
        guard let name = memory.relative(type) else { return nil }
        guard memory.source.byte(name) == 1 else {
            return memory.source.text(name, limit: Self.nameLimit).flatMap { SwiftSymbol.readable("$s" + $0) }
        }
        var names: [String] = []
        var context = memory.relative(name + 1)
        while let place = context, names.count < Self.depthLimit, let flags = memory.source.word(place) {
            // Extensions and private scopes have no name of their own.
            if flags & 0x1F != 1, flags & 0x1F != 2 {
                guard let text = memory.relative(place + 8).flatMap({ memory.source.text($0, limit: Self.nameLimit) })
                else { return nil }
                names.append(text)
            }
            context = memory.relative(place + 4)
        }
        return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }
}
