import PlainspokenModel

/// The reviews that lie beside a project.
struct Ledger {
    /// Relative to the folder of the project file.
    static let folder = ".plainspoken/reviews"

    /// Reviews by target and key.
    private(set) var reviews: [String: [String: Review]] = [:]
    private(set) var problems: [Problem] = []

    init() {}

    /// Reads the reviews of the targets named; a file that is damaged is a problem, and its key counts as not reviewed.
    ///
    /// - Parameters:
    ///   - folder: The absolute folder of the ledger.
    ///   - root: The absolute folder that places are relative to.
    ///   - targets: The names of the targets that are judged.
    ///   - all: The names of all targets of the project, by which folders are told apart.
    ///   - tree: Where the files lie.
    init(at folder: String, root: String, targets: [String], among all: [String], tree: FileTree) {
        guard tree.kind(folder) == .directory else { return }
        let folders = LedgerNames.folders(for: all)
        for target in targets {
            guard let name = folders[target] else { continue }
            let place = Path.join(folder, name)
            for file in Self.files(in: place, tree: tree) {
                read(Path.join(place, file.name), key: file.key, target: target, root: root, tree: tree)
            }
        }
    }

    /// The files of a target's folder that are reviews, with their keys; others are left alone.
    static func files(in folder: String, tree: FileTree) -> [(name: String, key: String)] {
        tree.list(folder).compactMap { entry in
            guard entry.kind == .file, entry.name.hasSuffix(ending), Catalog.keys[key(of: entry.name)] != nil else {
                return nil
            }
            return (entry.name, key(of: entry.name))
        }
    }

    static func file(of key: String) -> String { LedgerNames.safe(key) + ending }

    /// Keys of the catalogue are safe as they are.
    private static func key(of file: String) -> String { String(file.dropLast(ending.count)) }
    private static let ending = ".yml"

    private mutating func read(_ path: String, key: String, target: String, root: String, tree: FileTree) {
        let shown = Path.relative(path, to: root)
        do throws(Problem) {
            let window = try tree.open(path)
            guard window.size <= LedgerFile.limit else {
                throw Problem("is too large for a review; restore it from git", at: Place(path: shown))
            }
            let bytes = window.read(0, window.size)
            reviews[target, default: [:]][key] =
                try LedgerFile.read(bytes, path: shown, target: target, key: key).review
        } catch {
            problems.append(error.place.path == path ? Problem(error.message, at: Place(path: shown)) : error)
        }
    }
}
