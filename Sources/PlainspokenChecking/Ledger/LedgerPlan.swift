import PlainspokenFiles
import PlainspokenModel

/// What `review --accept` has to do: the files to write and to remove, so that the ledger says what stands there now.
package struct LedgerPlan: Sendable {
    package struct Step: Sendable, Equatable {
        /// The absolute folder that holds the ledger's.
        package var root: String
        /// Relative to `root`.
        package var path: String
        /// The new contents; nil to remove the file.
        package var text: String?
        /// What is left of an interrupted run, which nobody needs to be told of.
        package var isLeftover = false
    }

    package private(set) var steps: [Step] = []
    /// Reviews that say already what stands there.
    package private(set) var unchanged = 0

    /// Plans the recording of all keys, or of those named.
    ///
    /// Apps that could not be judged are left alone: what cannot be read is not gone.
    ///
    /// - Parameters:
    ///   - report: The apps as they stand, with everything that their code does.
    ///   - roots: The absolute folder of each app.
    ///   - keys: The keys to record; all if empty.
    ///   - isWhole: Whether all targets of all projects of a folder were judged, so that folders of other targets are
    ///     those of targets that are gone.
    ///   - tree: Where the ledger lies.
    package init(_ report: Report, roots: [String], keys: Set<String>, isWhole: Bool, tree: FileTree) {
        let failed = Set(report.failures.map(\.app))
        var targets: [String: Set<String>] = [:]
        for (number, app) in report.apps.enumerated() {
            guard let ledger = app.ledger, !failed.contains(number) else { continue }
            let folder = Path.join(roots[number], ledger)
            let folders = LedgerNames.folders(for: app.allTargets)
            targets[folder, default: []].formUnion(folders.values)
            for target in app.targetNames {
                guard let name = folders[target] else { continue }
                record(target, of: app, at: Path.join(folder, name), keys, tree)
            }
        }
        if isWhole, failed.isEmpty, keys.isEmpty {
            for folder in targets.keys.sorted() { removeOthers(than: targets[folder, default: []], in: folder, tree) }
        }
        steps.sort { ($0.root, $0.path) < ($1.root, $1.path) }
    }

    private mutating func record(
        _ target: String, of app: App, at folder: String, _ keys: Set<String>, _ tree: FileTree
    ) {
        let declared = app.purposeKeys(of: target)
        for key in declared where keys.isEmpty || keys.contains(key) {
            let review = app.coverage(of: key, in: target).review
            let text = LedgerFile(target: target, key: key, review: review).text
            let path = Path.join(folder, Ledger.file(of: key))
            if let bytes = try? tree.read(path), bytes == Array(text.utf8) {
                unchanged += 1
            } else {
                add(path, text)
            }
        }
        for (name, key) in Ledger.files(in: folder, tree: tree)
        where !declared.contains(key) && (keys.isEmpty || keys.contains(key)) {
            add(Path.join(folder, name), nil)
        }
        for entry in tree.list(folder) where Self.isLeftover(entry) {
            add(Path.join(folder, entry.name), nil, isLeftover: true)
        }
    }

    private mutating func removeOthers(than known: Set<String>, in folder: String, _ tree: FileTree) {
        for entry in tree.list(folder) where entry.kind == .directory && !entry.isLink && !known.contains(entry.name) {
            let other = Path.join(folder, entry.name)
            for (name, _) in Ledger.files(in: other, tree: tree) { add(Path.join(other, name), nil) }
        }
    }

    private static func isLeftover(_ entry: FileTree.Entry) -> Bool {
        guard entry.kind == .file, let mark = entry.name.firstRange(of: ".yml" + FileWriter.mark) else { return false }
        return entry.name[mark.upperBound...].allSatisfy(\.isNumber)
    }

    private mutating func add(_ path: String, _ text: String?, isLeftover: Bool = false) {
        let parts = path.split(separator: "/").map(String.init)
        let depth = Ledger.folder.split(separator: "/").count + 2
        guard parts.count >= depth else { return }
        steps.append(
            Step(
                root: "/" + parts.dropLast(depth).joined(separator: "/"),
                path: parts.suffix(depth).joined(separator: "/"), text: text, isLeftover: isLeftover))
    }

    /// Carries a step out on the disk; gives the reason where that failed.
    package static func carryOut(_ step: Step) -> String? {
        let path = Path.join(step.root, step.path)
        guard let text = step.text else { return FileWriter.remove(path) }
        return FileWriter.makeFolders(Path.parent(step.path), below: step.root) ?? FileWriter.write(text, to: path)
    }
}
