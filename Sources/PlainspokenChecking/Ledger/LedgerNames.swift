/// File names for targets and keys that are safe on every file system and in git.
enum LedgerNames {
    /// The name with all but ASCII letters, digits, `.`, `-` and `_` percent-encoded.
    ///
    /// So is what a system could take for something else: a dot at either end, and the names of Windows devices. A
    /// long name ends in a hash.
    static func safe(_ name: String) -> String {
        let bytes = Array(name.utf8)
        let isDevice = devices.contains(name.prefix { $0 != "." }.lowercased())
        var text = ""
        for (index, byte) in bytes.enumerated() {
            let isEnd = index == 0 || index == bytes.count - 1
            let isPlain = isWord(byte) || byte == UInt8(ascii: ".") && !isEnd
            text += isPlain && !(isDevice && index == 0) ? String(Unicode.Scalar(byte)) : "%" + hex(UInt64(byte), 2)
        }
        if text.isEmpty { return "%" }
        return text.count <= longest ? text : cut(text) + "~" + hex(hash(bytes), 16)
    }

    /// The folders of targets, by name.
    ///
    /// Where names differ in case alone, the first keeps its own and the others get a hash: on the usual disks of Macs
    /// they would be one folder.
    static func folders(for targets: [String]) -> [String: String] {
        var taken: Set<String> = []
        var folders: [String: String] = [:]
        for name in Set(targets).sorted() {
            let plain = safe(name)
            let isFree = taken.insert(plain.lowercased()).inserted
            folders[name] = isFree ? plain : plain + "~" + hex(hash(Array(name.utf8)), 16)
        }
        return folders
    }

    /// File systems end at 255 bytes; the rest is for endings.
    private static let longest = 150
    private static let devices: Set<String> = Set(
        ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

    /// The beginning, not in the middle of an encoded byte.
    private static func cut(_ text: String) -> Substring {
        let start = text.prefix(longest - 20)
        guard let percent = start.lastIndex(of: "%"), start.distance(from: percent, to: start.endIndex) < 3 else {
            return start
        }
        return start[..<percent]
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// FNV-1a of 64 bits: the same on every machine, unlike Swift's own.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }

    private static func hex(_ value: UInt64, _ width: Int) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
