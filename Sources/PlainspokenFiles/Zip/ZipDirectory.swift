import PlainspokenModel

/// One entry of a zip archive, as its central directory states it.
struct ZipEntry {
    enum Kind {
        case file, folder, link
    }

    /// Without `.` components and doubled slashes; empty where the name cannot be used.
    var path: String
    /// As it is written, to compare with the entry's own header.
    var name: [UInt8]
    var kind: Kind
    var method: Int
    var isEncrypted: Bool
    var packedSize: Int
    var size: Int
    var checksum: UInt32
    /// Where the entry's own header stands.
    var offset: Int
    /// Where it must have ended: the next entry, or the directory.
    var end = 0
}

/// The central directory at the end of a zip archive; sizes and places in it are checked against each other.
///
/// Layout: PKWARE's APPNOTE.TXT, sections 4.3 and 4.5.3 (zip64).
struct ZipDirectory {
    private(set) var entries: [ZipEntry] = []
    private(set) var problems: [Problem] = []
    private let path: String

    /// The most bytes of a directory that are read; an app's has a few hundred kilobytes.
    private static let sizeLimit = 64 << 20
    private static let nameLimit = 1_024
    private static let depthLimit = 64

    /// Reads the directory; throws where the archive is damaged or built to mislead as a whole.
    init(_ window: FileWindow, path: String) throws(Problem) {
        self.path = path
        let extent = try Extent(window, path: path)
        guard extent.size <= Self.sizeLimit else {
            throw fault("has a directory of more than 64 MB, which is not read")
        }
        let bytes = LittleEndian(window.read(extent.offset, extent.size))
        guard bytes.count == extent.size else { throw fault("is cut off in its directory") }
        try read(bytes, count: extent.count)
        try findEnds(directory: extent.offset)
    }

    private func fault(_ message: String) -> Problem { Problem(message, at: Place(path: path)) }

    private mutating func report(_ message: String, _ name: String) {
        guard problems.count < 16 else { return }
        problems.append(Problem(message, at: Place(path: path + "/" + name)))
    }

    // MARK: Entries

    private mutating func read(_ bytes: LittleEndian, count: Int) throws(Problem) {
        var offset = 0
        var met = 0
        while offset < bytes.count {
            guard bytes.word(offset) == 0x0201_4B50, let nameLength = bytes.half(offset + 28),
                let extraLength = bytes.half(offset + 30), let noteLength = bytes.half(offset + 32),
                let name = bytes.bytes(offset + 46, nameLength),
                let extra = bytes.bytes(offset + 46 + nameLength, extraLength)
            else { throw fault("is damaged in its directory") }
            met += 1
            entries.append(try entry(bytes, offset, name: name, extra: LittleEndian(extra)))
            offset += 46 + nameLength + extraLength + noteLength
        }
        guard met == count else { throw fault("states \(count) entries and has \(met)") }
    }

    private mutating func entry(
        _ bytes: LittleEndian, _ offset: Int, name: [UInt8], extra: LittleEndian
    ) throws(Problem) -> ZipEntry {
        guard let flags = bytes.half(offset + 8), let method = bytes.half(offset + 10),
            let checksum = bytes.word(offset + 16), let attributes = bytes.word(offset + 38),
            let system = bytes.byte(offset + 5), let sizes = sizes(bytes, offset, extra)
        else { throw fault("states sizes that no file can have") }
        let isUnix = system == 3 || system == 19
        let type = isUnix ? attributes >> 28 : 0
        let kind: ZipEntry.Kind = name.last == 0x2F ? .folder : type == 0xA ? .link : type == 0x4 ? .folder : .file
        // Every entry counts for the places, also where its name cannot be used.
        return ZipEntry(
            path: usable(name) ?? "", name: name, kind: kind, method: method, isEncrypted: flags & 1 != 0,
            packedSize: sizes.packed, size: sizes.unpacked, checksum: checksum, offset: sizes.offset)
    }

    /// Sizes and place, from the zip64 field where the directory's own fields are full.
    private func sizes(
        _ bytes: LittleEndian, _ offset: Int, _ extra: LittleEndian
    ) -> (packed: Int, unpacked: Int, offset: Int)? {
        guard let packed = bytes.word(offset + 20), let unpacked = bytes.word(offset + 24),
            let place = bytes.word(offset + 42)
        else { return nil }
        let wide = Self.wideField(extra)
        func value(_ narrow: UInt32) -> Int? {
            guard narrow == .max else { return Int(narrow) }
            return wide.next()
        }
        // The order of the field: unpacked, packed, place.
        guard let unpacked = value(unpacked), let packed = value(packed), let place = value(place) else { return nil }
        return (packed, unpacked, place)
    }

    /// The numbers of the zip64 extra field, in order.
    private static func wideField(_ extra: LittleEndian) -> AnyIterator<Int> {
        var offset = 0
        while let id = extra.half(offset), let length = extra.half(offset + 2) {
            offset += 4
            guard id == 1 else {
                offset += length
                continue
            }
            let end = offset + length
            return AnyIterator {
                guard offset + 8 <= end, let number = extra.longWord(offset) else { return nil }
                offset += 8
                return Int(exactly: number)
            }
        }
        return AnyIterator { nil }
    }

    /// A name as a path below the archive; nil, with a problem, where it leads elsewhere.
    private mutating func usable(_ name: [UInt8]) -> String? {
        let text = String(decoding: name.prefix(Self.nameLimit), as: UTF8.self)
        let parts = text.split(separator: "/")
        var fault: String?
        if name.count > Self.nameLimit || parts.count > Self.depthLimit { fault = "has a name that is too long" }
        if name.contains(0) || parts.isEmpty { fault = "has no name that a file can have" }
        if name.first == 0x2F { fault = "has an absolute name, so that it would be unpacked elsewhere" }
        if parts.contains("..") { fault = "has a name with “..”, so that it would be unpacked elsewhere" }
        guard let fault else { return Path.normalized(text) }
        report(fault + ", and is not read", text)
        return nil
    }

    // MARK: Places

    /// Entries follow each other: such as share bytes unpack to far more than they are.
    private mutating func findEnds(directory: Int) throws(Problem) {
        let order = entries.indices.sorted { entries[$0].offset < entries[$1].offset }
        for (number, index) in order.enumerated() {
            let entry = entries[index]
            let end = number + 1 < order.count ? entries[order[number + 1]].offset : directory
            let least = 30 + entry.name.count
            guard entry.offset >= 0, entry.packedSize >= 0, end - entry.offset >= least,
                entry.packedSize <= end - entry.offset - least
            else { throw fault("has entries that overlap each other or the directory") }
            entries[index].end = end
        }
    }
}

extension ZipDirectory {
    /// Where the directory lies, and how many entries it is to have.
    private struct Extent {
        var offset: Int
        var size: Int
        var count: Int

        init(_ window: FileWindow, path: String) throws(Problem) {
            func fault(_ message: String) -> Problem { Problem(message, at: Place(path: path)) }
            let tailSize = min(window.size, 65_557)
            let tailStart = window.size - tailSize
            let tail = LittleEndian(window.read(tailStart, tailSize))
            guard let end = Self.end(in: tail) else {
                throw fault("is cut off or no zip archive: its directory is not at its end; build or download it again")
            }
            guard let disks = tail.half(end + 4), disks == 0 || disks == 0xFFFF, let count = tail.half(end + 10),
                let size = tail.word(end + 12), let offset = tail.word(end + 16)
            else { throw fault("is one of several parts of an archive; join them first") }
            (self.offset, self.size, self.count) = (Int(offset), Int(size), count)
            var limit = tailStart + end
            if end >= 20, tail.word(end - 20) == 0x0706_4B50 {
                guard let place = tail.longWord(end - 12).flatMap({ Int(exactly: $0) }), place <= limit else {
                    throw fault("is damaged: its zip64 directory lies outside the file")
                }
                let wide = LittleEndian(window.read(place, 56))
                guard wide.word(0) == 0x0606_4B50, let count = wide.number(32), let size = wide.number(40),
                    let offset = wide.number(48)
                else { throw fault("is damaged in its zip64 directory") }
                (self.offset, self.size, self.count) = (offset, size, count)
                limit = place
            }
            guard self.offset <= limit, self.size <= limit - self.offset else {
                throw fault("is cut off, or its directory lies outside the file")
            }
        }

        /// The record that ends an archive, which a comment may follow.
        private static func end(in tail: LittleEndian) -> Int? {
            guard tail.count >= 22 else { return nil }
            return (0...(tail.count - 22)).last { offset in
                tail.word(offset) == 0x0605_4B50 && tail.half(offset + 20) == tail.count - offset - 22
            }
        }
    }
}
