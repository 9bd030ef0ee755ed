import Dispatch
import PlainspokenEvidence
import PlainspokenFiles
import PlainspokenModel
import PlainspokenReading

/// Reads what files name, once for all targets of a project that ask, from several threads.
///
/// Unchecked, because the compiler cannot see that `queue` guards all that changes.
final class NamedCodeStore: @unchecked Sendable {
    private let store: SourceStore
    /// Absolute paths of the files that apps of the project compile.
    let appFiles: Set<String>
    private let queue = DispatchQueue(label: "named-code")
    private var files: [String: NamedCode] = [:]
    private var appNames: Set<UInt32>?

    init(_ store: SourceStore, appFiles: Set<String>) {
        self.store = store
        self.appFiles = appFiles
    }

    /// What files name, by their paths relative to the app's folder.
    func code(of paths: [String]) -> [String: NamedCode] {
        queue.sync {
            let missing = Set(paths).filter { files[$0] == nil && SourceStore.language(of: $0) != nil }.sorted()
            for (path, code) in zip(missing, Parallel.map(missing, transform: read)) { files[path] = code }
            return Dictionary(
                paths.compactMap { path in files[path].map { (Path.relative(path, to: store.root), $0) } },
                uniquingKeysWith: { first, _ in first })
        }
    }

    /// All names in the code of the project's apps.
    func namesInApps() -> Set<UInt32> {
        queue.sync {
            if let appNames { return appNames }
            let names = Parallel.map(appFiles.sorted(), transform: names).reduce(into: Set<UInt32>()) {
                $0.formUnion($1)
            }
            appNames = names
            return names
        }
    }

    private func read(_ path: String) -> NamedCode? {
        guard let facts = store.scan(path) else { return nil }
        return NamedCode(facts, words: SourceNames.ranges(in: facts.text.bytes, facts.language))
    }

    private func names(_ path: String) -> Set<UInt32> {
        guard let language = SourceStore.language(of: path), let bytes = try? store.tree.read(path) else { return [] }
        return Set(SourceNames.ranges(in: bytes, language).map { NameHash.of(bytes[$0]) })
    }

    /// All words of a file of any kind: names of classes in a storyboard.
    func words(of path: String) -> Set<UInt32> {
        guard let bytes = try? store.tree.read(path) else { return [] }
        return Set(bytes.split { !Self.isWordByte($0) }.map { NameHash.of($0) })
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
        default: false
        }
    }
}
