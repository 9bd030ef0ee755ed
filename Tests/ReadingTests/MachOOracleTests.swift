import Foundation
import PlainspokenModel
import PlainspokenReading
import Testing

/// Files of Apple's own linker, held against llvm's tools; run by `scripts/compare-binaries`, which fetches them.
@Suite(.enabled(if: MachOOracle.folder != nil, "PLAINSPOKEN_BINARIES names no folder"))
struct MachOOracleTests {
    @Test func symbolsAndSelectorsAreThoseOfLLVM() throws {
        let folder = try #require(MachOOracle.folder)
        var rows: [String: MachOOracle.Row] = [:]
        var named: [String: Set<String>] = [:]
        for path in MachOOracle.binaries(below: folder) {
            let facts = BinaryReader.read(try MachOOracle.window(folder + "/" + path), path: path)
            #expect(facts.problems == [], "\(path)")
            let group = String(path.prefix { $0 != "/" })
            for slice in facts.slices {
                let symbols = try MachOOracle.symbols(folder + "/" + path, slice.architecture)
                let ours = Set(slice.imports.keys)
                // Of object files llvm shows no selectors, because the linker fills the pointers in.
                let isLinked = slice.kind != .archive && slice.kind != .object
                let selectors = isLinked ? try MachOOracle.selectors(folder + "/" + path, slice.architecture) : []
                // Stubs of selectors are no imports to us. What members of a library define for each other is not
                // taken from others; in a flat namespace an image looks its own names up as it does those of others.
                let defined = try MachOOracle.symbols(folder + "/" + path, slice.architecture, isDefined: true)
                let missing = symbols.subtracting(ours).filter { !$0.hasPrefix("_objc_msgSend$") }
                #expect(missing.subtracting(defined) == [], "\(path) \(slice.architecture)")
                #expect(ours.subtracting(symbols).subtracting(defined) == [], "\(path) \(slice.architecture)")
                #expect(!isLinked || selectors == slice.selectors, "\(path) \(slice.architecture)")
                rows[group, default: MachOOracle.Row()].add(
                    symbols: (symbols.count, ours.count),
                    selectors: (selectors.count, isLinked ? slice.selectors.count : 0))
                for word in MachOOracle.words where symbols.contains(word) || selectors.contains(word) {
                    named[word, default: []].insert((path as NSString).lastPathComponent)
                }
            }
        }
        for (group, row) in rows.sorted(by: { $0.key < $1.key }) { print("TABLE | \(group) \(row)") }
        for word in MachOOracle.words {
            print("NAMED | `\(word)` | \(named[word]?.sorted().joined(separator: ", ") ?? "-") |")
        }
        #expect(rows.values.reduce(0) { $0 + $1.slices } > 0)
    }
}

/// What llvm's tools say.
enum MachOOracle {
    static let folder = ProcessInfo.processInfo.environment["PLAINSPOKEN_BINARIES"]

    /// Names that the table in the documentation shows.
    static let words = [
        "_OBJC_CLASS_$_AVCaptureDevice", "_OBJC_CLASS_$_AVCaptureVideoDataOutput",
        "_OBJC_CLASS_$_AVCaptureAudioDataOutput",
        "_OBJC_CLASS_$_CBCentralManager", "_OBJC_CLASS_$_CLLocationManager",
        "_AudioQueueNewInput", "_AVMediaTypeVideo", "authorizationStatus", "devicesWithMediaType:",
        "requestAccessForMediaType:completionHandler:", "authorizationStatusForMediaType:",
        "connectPeripheral:options:",
        "stopUpdatingLocation", "locationServicesEnabled",
        "scanForPeripheralsWithServices:options:", "startUpdatingLocation",
    ]

    struct Row: CustomStringConvertible {
        var slices = 0
        var symbols = (llvm: 0, ours: 0)
        var selectors = (llvm: 0, ours: 0)

        mutating func add(symbols: (llvm: Int, ours: Int), selectors: (llvm: Int, ours: Int)) {
            slices += 1
            self.symbols = (self.symbols.llvm + symbols.llvm, self.symbols.ours + symbols.ours)
            self.selectors = (self.selectors.llvm + selectors.llvm, self.selectors.ours + selectors.ours)
        }

        var description: String {
            "| \(slices) | \(symbols.llvm) | \(symbols.ours) | \(selectors.llvm) | \(selectors.ours) |"
        }
    }

    static func binaries(below folder: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return all.sorted().filter { path in
            let file = folder + "/" + path
            // Files of debugging symbols have the tables of their images without the contents.
            guard !path.contains(".dSYM/"), !isLink(file), let handle = FileHandle(forReadingAtPath: file) else {
                return false
            }
            let head = Array((try? handle.read(upToCount: 8)) ?? Data())
            return BinaryReader.isBinary(FileWindow(head + [UInt8](repeating: 0, count: 8)))
        }
    }

    private static func isLink(_ path: String) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }

    static func window(_ path: String) throws -> FileWindow {
        FileWindow(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    }

    static func symbols(_ path: String, _ architecture: String, isDefined: Bool = false) throws -> Set<String> {
        let lines = try lines("llvm-nm-19", [isDefined ? "-U" : "-u", "-j", "--arch=" + architecture, path])
        // Lines of members and of the file end in a colon.
        return Set(lines.filter { !$0.hasSuffix(":") })
    }

    /// Selectors that `__objc_selrefs` leads to, by the addresses to which the loader's information rebases them.
    static func selectors(_ path: String, _ architecture: String) throws -> Set<String> {
        let arguments = ["--macho", "--arch=" + architecture]
        var names: [UInt64: String] = [:]
        for line in try lines("llvm-objdump-19", arguments + ["--section=__TEXT,__objc_methname", path]) {
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let address = UInt64(parts[0], radix: 16) else { continue }
            names[address] = String(parts[1].drop { $0 == " " })
        }
        var found: Set<String> = []
        for line in try lines("llvm-objdump-19", arguments + ["--dyld-info", path]) {
            let parts = line.split(separator: " ")
            guard parts.count > 5, parts[1] == "__objc_selrefs", let last = parts.last?.dropFirst(2) else { continue }
            if let address = UInt64(last, radix: 16), let name = names[address] { found.insert(name) }
        }
        for segment in ["__DATA", "__DATA_CONST"] where found.isEmpty {
            for line in try lines("llvm-objdump-19", arguments + ["--section=\(segment),__objc_selrefs", path]) {
                let parts = line.components(separatedBy: ":__objc_methname:")
                if parts.count == 2 { found.insert(parts[1]) }
            }
        }
        return found
    }

    private static func lines(_ tool: String, _ arguments: [String]) throws -> [String] {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
