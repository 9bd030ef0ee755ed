import PlainspokenFiles
import PlainspokenModel
import PlainspokenReading

/// The app's own code in Dart, JavaScript or TypeScript, searched for calls of plug-ins.
struct AppScripts {
    struct Use: Sendable {
        var word: String
        var place: Place
    }

    /// More files than this are not searched: nobody writes that many by hand.
    private static let maximumCount = 20_000

    private let uses: [String: [Use]]
    /// By path, for texts that must stand in the same file.
    private let asking: Set<String>

    /// Searches the code of a host for all that any of its plug-ins wants to know.
    init(_ host: AppHost, tree: FileTree, root: String) {
        let plugIns = host.packages.compactMap { Catalog.plugIn($0.name, in: host.ecosystem) }
        let words = Set(plugIns.flatMap { $0.parts.flatMap(\.asked) }).sorted()
        guard !words.isEmpty else {
            uses = [:]
            asking = []
            return
        }
        let search = WordSearch(words.map { $0.filter { $0 != "*" } })
        let asks = WordSearch(["request"])
        let paths = Self.files(of: host, tree)
        let found = Parallel.map(paths) { path -> (uses: [Use], asks: Bool) in
            guard let bytes = try? tree.read(path), search.matches(bytes) else { return ([], false) }
            let text = SourceText(path: Path.relative(path, to: root), bytes: bytes)
            let hits = ScriptWords.find(words, in: bytes).filter { !Self.isReading(bytes, after: $0) }
            return (hits.map { Use(word: $0.word, place: text.place(at: $0.offset)) }, asks.matches(bytes))
        }
        var table: [String: [Use]] = [:]
        var asking: Set<String> = []
        for file in found {
            for use in file.uses {
                table[use.word, default: []].append(use)
                if file.asks { asking.insert(use.place.path) }
            }
        }
        uses = table
        self.asking = asking
    }

    /// The places at which one of the words stands, in the order of paths; `beside` must stand in the same file.
    func uses(of words: [String], beside: String?) -> [Use] {
        words.flatMap { uses[$0] ?? [] }.filter { beside == nil || asking.contains($0.place.path) }
            .map { Use(word: $0.word.filter { $0 != "*" && $0 != "(" }, place: $0.place) }
            .sorted { $0.place < $1.place }
    }

    /// Whether what follows only reads how things stand: `Permission.camera.status`.
    private static func isReading(_ bytes: [UInt8], after hit: (word: String, offset: Int)) -> Bool {
        let end = hit.offset + hit.word.utf8.count
        guard end < bytes.count, bytes[end] == UInt8(ascii: ".") else { return false }
        let rest = String(decoding: bytes[end..<min(end + 24, bytes.count)], as: UTF8.self)
        return [".status", ".is", ".serviceStatus", ".shouldShow", ".value"].contains { rest.hasPrefix($0) }
    }

    private static func files(of host: AppHost, _ tree: FileTree) -> [String] {
        var paths: [String] = []
        let folders = host.kind == .flutter ? [Path.join(host.folder, "lib")] : [host.folder]
        var pending: [(path: String, depth: Int)] = folders.map { ($0, 0) }
        while let next = pending.popLast(), paths.count < maximumCount {
            for entry in tree.list(next.path) {
                let path = Path.join(next.path, entry.name)
                switch entry.kind {
                case .file: if isScript(entry.name, host.kind) { paths.append(path) }
                case .directory:
                    // What tools make stands beside the app's own code, under names that folders within it may have.
                    let isMade = next.path == host.folder && made.contains(entry.name)
                    guard next.depth < 16, !entry.isLink, !entry.name.hasPrefix("."), !isMade,
                        !tests.contains(entry.name), !ProjectFinder.isUnread(entry.name)
                    else { continue }
                    pending.append((path, next.depth + 1))
                }
            }
        }
        return paths.sorted()
    }

    private static let made: Set<String> = [
        "ios", "android", "macos", "windows", "linux", "platforms", "plugins", "docs",
    ]

    private static let tests: Set<String> = [
        "test", "tests", "__tests__", "__mocks__", "e2e", "example", "examples", "dist", "coverage",
        "bower_components",
    ]

    private static func isScript(_ name: String, _ kind: AppHost.Kind) -> Bool {
        let suffix = Path.fileExtension(name)
        switch kind {
        case .flutter: return suffix == "dart" && !name.hasSuffix("_test.dart")
        case .cargo: return suffix == "rs"
        case .dotnet: return suffix == "cs"
        case .node: break
        }
        return ["js", "jsx", "ts", "tsx", "mjs", "vue", "svelte"].contains(suffix) && !name.contains(".min.")
            && !name.contains(".test.") && !name.contains(".spec.") && !name.hasSuffix(".d.ts")
    }
}
