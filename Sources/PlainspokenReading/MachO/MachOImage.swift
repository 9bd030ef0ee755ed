import PlainspokenModel

/// The load commands of one Mach-O image, as far as they tell what it refers to.
struct MachOImage {
    /// A section of a segment.
    struct Section {
        var name: String
        var segment: String
        var address: UInt64
        var size: Int
        /// In the image's file.
        var offset: Int
        var relocations: (offset: Int, count: Int)
    }

    /// Where a table stands, and how many bytes or entries it has.
    struct Extent: Equatable {
        var offset: Int
        var count: Int
    }

    /// What the header says of the kind of file, `MH_…`.
    var fileType: UInt32 = 0
    var isWide = true
    var architecture = ""
    var hasTwoLevelNames = false
    var sections: [Section] = []
    /// Address and length in the file of every segment, to find its bytes by address.
    var baseAddress: UInt64 = 0
    var libraries: [String] = []
    var symbols: Extent?
    var strings: Extent?
    /// The undefined symbols among all, as indices.
    var undefined: Extent?
    var chainedFixups: Extent?
    /// How chained fixups pack pointers, `DYLD_CHAINED_PTR_…`; nil where pointers are plain.
    var pointerFormat: UInt16?
    var binds: [Extent] = []
    var signature: Extent?
    var encrypted: Extent?
    var platform: UInt32?
    var minimumSystem: UInt32?
    /// Whether a fault was met: what stands here is what could be read before.
    var fault: String?

    var isObject: Bool { fileType == 1 }

    /// The address that a pointer of the file leads to; nil where the loader fills it in from another image.
    ///
    /// Formats: `mach-o/fixup-chains.h` of Apple's dyld.
    func address(_ raw: UInt64) -> UInt64? {
        func bit(_ number: UInt64) -> Bool { raw >> number & 1 != 0 }
        switch pointerFormat {
        case nil: return raw
        case 2?: return bit(63) ? nil : raw & 0xF_FFFF_FFFF
        case 6?: return bit(63) ? nil : (raw & 0xF_FFFF_FFFF) &+ baseAddress
        case 3?: return bit(31) ? nil : raw & 0x3FF_FFFF
        case 1?, 7?, 9?, 10?, 12?:
            if bit(62) { return nil }
            if bit(63) { return (raw & 0xFFFF_FFFF) &+ baseAddress }
            let isAddress = pointerFormat == 1 || pointerFormat == 10
            return (raw & 0x7FF_FFFF_FFFF) &+ (isAddress ? 0 : baseAddress)
        default: return nil
        }
    }

    /// Whether a stretch of the file is encrypted.
    func isEncrypted(_ section: Section) -> Bool {
        guard let encrypted else { return false }
        let isBefore = section.offset < encrypted.offset && section.size <= encrypted.offset - section.offset
        return !isBefore && section.offset < encrypted.offset + encrypted.count
    }
}

/// Reads header and load commands.
struct MachOHeaderReader {
    var source: ByteSource
    private var image = MachOImage()

    private static let commandLimit = 20_000
    private static let sectionLimit = 100_000
    private static let libraryLimit = 4_096

    init(_ source: ByteSource) {
        self.source = source
    }

    /// Nil where the bytes are no little-endian Mach-O image.
    mutating func read() -> MachOImage? {
        guard let magic = source.word(0), magic == 0xFEED_FACF || magic == 0xFEED_FACE else { return nil }
        image.isWide = magic == 0xFEED_FACF
        guard let type = source.word(4), let subtype = source.word(8), let fileType = source.word(12),
            let count = source.word(16), let size = source.word(20), let flags = source.word(24)
        else {
            image.fault = "is cut off in its header"
            return image
        }
        image.architecture = Self.architecture(type, subtype)
        image.fileType = fileType
        image.hasTwoLevelNames = flags & 0x80 != 0
        readCommands(Int(count), size: Int(size), at: image.isWide ? 32 : 28)
        // Before there were chained fixups, pointers of arm64e were packed in the first of their formats.
        image.pointerFormat = pointerFormat() ?? (image.architecture == "arm64e" ? 1 : nil)
        return image
    }

    private mutating func readCommands(_ count: Int, size: Int, at start: Int) {
        let end = min(start + size, source.count)
        if start + size > source.count { image.fault = "is cut off in its load commands" }
        var offset = start
        for _ in 0..<min(count, Self.commandLimit) {
            guard end - offset >= 8, let command = source.word(offset), let length = source.word(offset + 4) else {
                if image.fault == nil { image.fault = "has fewer load commands than its header says" }
                return
            }
            guard length >= 8, Int(length) <= end - offset else {
                image.fault = "has a load command of impossible size"
                return
            }
            if var part = source.part(offset, Int(length)) { readCommand(command & 0x7FFF_FFFF, &part) }
            offset += Int(length)
        }
        if count > Self.commandLimit { image.fault = "has too many load commands" }
    }

    /// The format of the first segment that has pointers; all of an image have the same.
    private mutating func pointerFormat() -> UInt16? {
        guard let extent = image.chainedFixups, var part = source.part(extent.offset, extent.count),
            let starts = part.word(4).map(Int.init), let count = part.word(starts)
        else { return nil }
        for index in 0..<min(Int(count), 256) {
            guard let place = part.word(starts + 4 + index * 4).map(Int.init) else { return nil }
            if place != 0 { return part.word(starts + place + 4).map { UInt16($0 >> 16) } }
        }
        return nil
    }

    private mutating func readCommand(_ command: UInt32, _ part: inout ByteSource) {
        switch command {
        case 0x1: readSegment(&part, isWide: false)
        case 0x19: readSegment(&part, isWide: true)
        case 0x2:
            image.symbols = extent(&part, 8)
            image.strings = extent(&part, 16)
        case 0xB: image.undefined = extent(&part, 24)
        case 0xC, 0x18, 0x1F, 0x20, 0x23: readLibrary(&part)
        case 0x1D: image.signature = extent(&part, 8)
        case 0x21, 0x2C:
            if part.word(16) ?? 0 != 0 { image.encrypted = extent(&part, 8) }
        case 0x22:
            // The table between them is of names that may be the image's own.
            image.binds += [16, 32].compactMap { extent(&part, $0) }.filter { $0.count > 0 }
        case 0x24: readOldVersion(&part, platform: 1)
        case 0x25: readOldVersion(&part, platform: 2)
        case 0x2F: readOldVersion(&part, platform: 3)
        case 0x30: readOldVersion(&part, platform: 4)
        case 0x32:
            // A zippered library has a second command for Mac Catalyst; the first one counts.
            guard image.platform == nil else { return }
            image.platform = part.word(8)
            image.minimumSystem = part.word(12)
        case 0x34: image.chainedFixups = extent(&part, 8)
        default: break
        }
    }

    private mutating func readOldVersion(_ part: inout ByteSource, platform: UInt32) {
        // Old commands do not tell a simulator from a device; the processor does.
        let isIntel = image.architecture.hasPrefix("x86") || image.architecture == "i386"
        let simulators: [UInt32: UInt32] = [2: 7, 3: 8, 4: 9]
        image.platform = isIntel ? simulators[platform] ?? platform : platform
        image.minimumSystem = part.word(8)
    }

    private mutating func readLibrary(_ part: inout ByteSource) {
        guard image.libraries.count < Self.libraryLimit else { return }
        // Ordinals count every command, so that an unreadable name keeps its place.
        image.libraries.append(part.word(8).flatMap { part.text(Int($0)) } ?? "")
    }

    private mutating func readSegment(_ part: inout ByteSource, isWide: Bool) {
        guard let name = part.fixedText(8, 16), let count = part.word(isWide ? 64 : 48),
            let address = isWide ? part.longWord(24) : part.word(24).map(UInt64.init)
        else { return }
        if name == "__TEXT" { image.baseAddress = address }
        let size = isWide ? 80 : 68
        let first = isWide ? 72 : 56
        for index in 0..<min(Int(count), Self.sectionLimit) {
            guard image.sections.count < Self.sectionLimit,
                let section = section(&part, first + index * size, isWide: isWide)
            else { return }
            image.sections.append(section)
        }
    }

    private func section(_ part: inout ByteSource, _ offset: Int, isWide: Bool) -> MachOImage.Section? {
        guard let name = part.fixedText(offset, 16), let segment = part.fixedText(offset + 16, 16),
            let address = isWide ? part.longWord(offset + 32) : part.word(offset + 32).map(UInt64.init),
            let size = part.offset(offset + (isWide ? 40 : 36), isWide: isWide),
            let place = part.word(offset + (isWide ? 48 : 40)),
            let relocations = part.word(offset + (isWide ? 56 : 48)),
            let relocationCount = part.word(offset + (isWide ? 60 : 52))
        else { return nil }
        return MachOImage.Section(
            name: name, segment: segment, address: address, size: size, offset: Int(place),
            relocations: (Int(relocations), Int(relocationCount)))
    }

    private func extent(_ part: inout ByteSource, _ offset: Int) -> MachOImage.Extent? {
        guard let place = part.word(offset), let count = part.word(offset + 4) else { return nil }
        return MachOImage.Extent(offset: Int(place), count: Int(count))
    }

    /// The processor's name as the developer's tools write it.
    static func architecture(_ type: UInt32, _ subtype: UInt32) -> String {
        switch (type, subtype & 0x00FF_FFFF) {
        case (0x0100_000C, 2): "arm64e"
        case (0x0100_000C, _): "arm64"
        case (0x0200_000C, _): "arm64_32"
        case (0x0100_0007, 8): "x86_64h"
        case (0x0100_0007, _): "x86_64"
        case (7, _): "i386"
        case (12, 9): "armv7"
        case (12, 11): "armv7s"
        case (12, 12): "armv7k"
        case (12, _): "arm"
        default: "cpu \(type)"
        }
    }
}
