/// Writes small Mach-O images, with the tables that a reader looks at and nothing else.
struct MachOWriter {
    enum Table {
        case symbols, fixups, binds
    }

    /// How pointers to selectors are written: packed in a format of chained fixups, perhaps signed.
    enum Pointers: Equatable {
        case plain, chained(UInt16), signed(UInt16)

        var format: UInt16? {
            switch self {
            case .plain: nil
            case .chained(let format), .signed(let format): format
            }
        }
    }

    var isWide = true
    var fileType: UInt32 = 6
    var processor: UInt32 = 0x0100_000C
    var processorKind: UInt32 = 0
    var platform: UInt32 = 2
    var minimum: UInt32 = 17 << 16
    /// 0x25 and the like instead of the command that names the platform.
    var oldVersionCommand: UInt32?
    var libraries: [String] = []
    /// Names with the number of their library, from 1; 0 for any, 253 for the image's own that another may replace.
    var imports: [(name: String, library: UInt8)] = []
    var definitions: [String] = []
    /// Selectors that code sends.
    var sends: [String] = []
    /// Names of the image's own methods.
    var methods: [String] = []
    /// String literals.
    var texts: [String] = []
    /// Names of further sections, all over the string literals.
    var overlapping: [String] = []
    var tables: Set<Table> = [.symbols]
    var pointers = Pointers.plain
    var isEncrypted = false
    var infoPlist: String?
    var entitlements: String?
    var isHardened = false

    private let base: UInt64 = 0x1_0000_0000

    /// An image that refers to classes and sends selectors.
    static func image(classes: [String], sends: [String] = [], functions: [String] = []) -> MachOWriter {
        var writer = MachOWriter()
        writer.imports = (classes.map { "_OBJC_CLASS_$_" + $0 } + functions).map { ($0, 0) }
        writer.sends = sends
        return writer
    }

    var bytes: [UInt8] {
        var names: [UInt8] = []
        var places: [Int] = []
        for name in sends + methods {
            places.append(names.count)
            names += Array(name.utf8) + [0]
        }
        let commandSize = commands(Layout()).reduce(0) { $0 + $1.count }
        var layout = Layout()
        var data: [UInt8] = []
        let start = (isWide ? 32 : 28) + commandSize
        func place(_ blob: [UInt8]) -> Extent {
            while (start + data.count) % 8 != 0 { data.append(0) }
            defer { data += blob }
            return Extent(offset: start + data.count, count: blob.count)
        }
        layout.names = place(names)
        let addresses = places.prefix(sends.count).map { UInt64(layout.names.offset + $0) }
        layout.references = place(addresses.flatMap(pointer))
        layout.list = place(Array((infoPlist ?? "").utf8))
        layout.texts = place(texts.flatMap { Array($0.utf8) + [0] })
        let table = symbolTable()
        layout.symbols = place(table.entries)
        layout.strings = place(table.strings)
        layout.fixups = hasFixups ? place(chainedFixups()) : Extent()
        layout.binds = tables.contains(.binds) ? place(bindOpcodes()) : Extent()
        layout.signature = entitlements == nil && !isHardened ? Extent() : place(signature())
        let all = commands(layout)
        var header = [isWide ? 0xFEED_FACF : 0xFEED_FACE, processor, processorKind, fileType, UInt32(all.count)]
        header += [UInt32(commandSize), 0x80] + (isWide ? [0] : [])
        return header.flatMap(Self.little) + all.joined() + data
    }

    private var hasFixups: Bool { tables.contains(.fixups) || pointers != .plain }

    // MARK: Parts

    private struct Extent {
        var offset = 0
        var count = 0
    }

    private struct Layout {
        var names = Extent()
        var references = Extent()
        var list = Extent()
        var texts = Extent()
        var symbols = Extent()
        var strings = Extent()
        var fixups = Extent()
        var binds = Extent()
        var signature = Extent()
    }

    private func pointer(_ offset: UInt64) -> [UInt8] {
        let next: UInt64 = isWide ? 2 << 51 : 2 << 26
        let packed =
            switch pointers {
            case .plain: base + offset
            case .chained(1), .chained(2), .chained(3), .chained(10): base + offset | next
            case .chained: offset | next
            case .signed: offset | 1 << 63 | next
            }
        return isWide ? Self.long(packed) : Self.little(UInt32(packed & 0xFFFF_FFFF))
    }

    private func commands(_ layout: Layout) -> [[UInt8]] {
        var result = [segment(layout)]
        if tables.contains(.symbols) {
            let entry = isWide ? 16 : 12
            result.append(
                command(
                    0x2,
                    [layout.symbols.offset, layout.symbols.count / entry, layout.strings.offset, layout.strings.count])
            )
        }
        if hasFixups {
            result.append(command(0x8000_0034, [layout.fixups.offset, layout.fixups.count]))
        }
        if tables.contains(.binds) {
            result.append(command(0x8000_0022, [0, 0, layout.binds.offset, layout.binds.count, 0, 0, 0, 0, 0, 0]))
        }
        for name in libraries {
            var text = Array(name.utf8) + [0]
            while text.count % 8 != 0 { text.append(0) }
            result.append(Self.little(0xC) + Self.little(UInt32(24 + text.count)) + [24, 0, 0, 0] + zeros(12) + text)
        }
        if let old = oldVersionCommand {
            result.append(command(old, [Int(minimum), 0]))
        } else {
            result.append(command(0x32, [Int(platform), Int(minimum), 0, 0]))
        }
        if isEncrypted { result.append(command(0x2C, [layout.names.offset, max(1, layout.names.count), 1, 0])) }
        if layout.signature.count > 0 || entitlements != nil || isHardened {
            result.append(command(0x1D, [layout.signature.offset, layout.signature.count]))
        }
        return result
    }

    private func segment(_ layout: Layout) -> [UInt8] {
        var sections = [
            section("__objc_methname", "__TEXT", layout.names), section("__objc_selrefs", "__DATA", layout.references),
            section("__info_plist", "__TEXT", layout.list), section("__cstring", "__TEXT", layout.texts),
        ]
        sections += overlapping.map { section($0, "__DATA", layout.texts) }
        let size = (isWide ? 72 : 56) + sections.reduce(0) { $0 + $1.count }
        let numbers = [base, 0x10000, 0, 0x10000].flatMap {
            isWide ? Self.long($0) : Self.little(UInt32($0 & 0xFFFF_FFFF))
        }
        return Self.little(isWide ? 0x19 : 0x1) + Self.little(UInt32(size)) + text("__TEXT", 16) + numbers + zeros(8)
            + Self.little(UInt32(sections.count)) + zeros(4) + sections.joined()
    }

    private func section(_ name: String, _ segment: String, _ extent: Extent) -> [UInt8] {
        let address = base + UInt64(extent.offset)
        let numbers =
            isWide
            ? Self.long(address) + Self.long(UInt64(extent.count))
            : Self.little(UInt32(address & 0xFFFF_FFFF)) + Self.little(UInt32(extent.count))
        return text(name, 16) + text(segment, 16) + numbers + Self.little(UInt32(extent.offset))
            + zeros(isWide ? 28 : 24)
    }

    private func symbolTable() -> (entries: [UInt8], strings: [UInt8]) {
        var entries: [UInt8] = []
        var strings: [UInt8] = [0]
        guard tables.contains(.symbols) else { return ([], []) }
        let all =
            definitions.map { ($0, UInt8(0x0F), UInt8(0), UInt64(1)) } + imports.map { ($0.name, 0x01, $0.library, 0) }
        for (name, type, library, value) in all {
            entries += Self.little(UInt32(strings.count)) + [type, type == 0x0F ? 1 : 0, 0, library]
            entries += isWide ? Self.long(value) : Self.little(UInt32(value))
            strings += Array(name.utf8) + [0]
        }
        return (entries, strings)
    }

    private func chainedFixups() -> [UInt8] {
        var entries: [UInt8] = []
        var strings: [UInt8] = [0]
        for (name, library) in tables.contains(.fixups) ? imports : [] {
            entries += Self.little(UInt32(strings.count) << 9 | UInt32(library == 0 ? 254 : library))
            strings += Array(name.utf8) + [0]
        }
        // One segment without pointers and one with them.
        let starts =
            [2, 0, 12].flatMap(Self.little) + Self.little(24)
            + Self.little(UInt32(pointers.format ?? (isWide ? 2 : 3)) << 16 | 0x4000) + zeros(16)
        let place = 28 + UInt32(starts.count)
        let header = [0, 28, place, place + UInt32(entries.count), UInt32(entries.count / 4), 1, 0]
        return header.flatMap(Self.little) + starts + entries + strings
    }

    private func bindOpcodes() -> [UInt8] {
        var result: [UInt8] = []
        for (name, library) in imports {
            let special = 0x30 | (library == 0 ? 0x0E : library & 0x0F)
            result +=
                [library > 0 && library < 16 ? 0x10 | library : special, 0x40] + Array(name.utf8) + [
                    0, 0x51, 0x72, 0x80, 0x01, 0x90,
                ]
        }
        return result + [0]
    }

    private func signature() -> [UInt8] {
        let list = Array((entitlements ?? "").utf8)
        let directory = Self.big(0xFADE_0C02) + Self.big(16) + Self.big(0x20400) + Self.big(isHardened ? 0x1_0000 : 0)
        let blob = Self.big(0xFADE_7171) + Self.big(UInt32(8 + list.count)) + list
        let head = [0xFADE_0CC0, UInt32(28 + directory.count + blob.count), 2, 0, 28, 5, UInt32(28 + directory.count)]
        return head.flatMap(Self.big) + directory + blob
    }

    // MARK: Numbers

    private func command(_ number: UInt32, _ words: [Int]) -> [UInt8] {
        Self.little(number) + Self.little(UInt32(8 + words.count * 4)) + words.flatMap { Self.little(UInt32($0)) }
    }

    private func text(_ text: String, _ length: Int) -> [UInt8] {
        Array((Array(text.utf8) + zeros(length)).prefix(length))
    }

    private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

    static func little(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    static func long(_ number: UInt64) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    static func big(_ number: UInt32) -> [UInt8] { little(number).reversed() }
}

extension MachOWriter {
    /// A fat file of images.
    static func fat(_ images: [[UInt8]], isWide: Bool = false) -> [UInt8] {
        let entry = isWide ? 32 : 20
        var offset = 8 + images.count * entry
        var header = big(isWide ? 0xCAFE_BABF : 0xCAFE_BABE) + big(UInt32(images.count))
        for image in images {
            header += Array(image[4..<12].prefix(4).reversed()) + Array(image[8..<12].reversed())
            let place = [offset, image.count].map(UInt32.init)
            header += isWide ? place.flatMap { big(0) + big($0) } + big(0) + big(0) : place.flatMap(big) + big(0)
            offset += image.count
        }
        return header + images.joined()
    }

    enum Names {
        case bsd, gnu, short
    }

    /// A static library of members.
    static func archive(_ members: [(name: String, bytes: [UInt8])], names: Names = .bsd) -> [UInt8] {
        var result = Array("!<arch>\n".utf8)
        func add(_ name: String, _ bytes: [UInt8]) {
            func field(_ text: String, _ length: Int) -> [UInt8] {
                Array((Array(text.utf8) + [UInt8](repeating: 0x20, count: length)).prefix(length))
            }
            result += field(name, 16) + field("0", 12) + field("0", 6) + field("0", 6) + field("644", 8)
            result += field("\(bytes.count)", 10) + [0x60, 0x0A] + bytes
            if bytes.count % 2 != 0 { result.append(0x0A) }
        }
        add("__.SYMDEF SORTED", [0, 0, 0, 0])
        if names == .gnu { add("//", members.flatMap { Array(($0.name + "/\n").utf8) }) }
        var place = 0
        for (name, bytes) in members {
            switch names {
            case .bsd: add("#1/\(name.utf8.count)", Array(name.utf8) + bytes)
            case .gnu: add("/\(place)", bytes)
            case .short: add(name, bytes)
            }
            place += name.utf8.count + 2
        }
        return result
    }
}
