import Foundation

/// Files to compare.
package enum Corpus {
    package static let swiftExtensions: Set = ["swift", "swiftinterface"]
    package static let cExtensions: Set = ["m", "mm", "h"]

    /// Files with one of the extensions below paths, sorted; build outputs and what is linked to are left out.
    package static func files(below paths: [String], extensions: Set<String>) -> [String] {
        paths.flatMap { path -> [String] in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
            guard isFolder.boolValue else { return extensions.contains((path as NSString).pathExtension) ? [path] : [] }
            guard let walk = FileManager.default.enumerator(atPath: path) else { return [] }
            var found: [String] = []
            for case let name as String in walk {
                if [".build", ".git", "DerivedData"].contains((name as NSString).lastPathComponent) {
                    walk.skipDescendants()
                } else if extensions.contains((name as NSString).pathExtension), isRegular(path + "/" + name) {
                    found.append(path + "/" + name)
                }
            }
            return found.sorted()
        }
    }

    private static func isRegular(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeRegular
    }

    /// Compares files on all processors, each on a stack that the reference parser's recursion fits into.
    ///
    /// - Parameters:
    ///   - files: Paths.
    ///   - compare: Gives nil for a file that cannot be read.
    ///   - each: Called with each result on the caller's thread, in the order of completion.
    package static func compare(
        _ files: [String], _ compare: @escaping @Sendable (String) -> Comparison?,
        each: (Comparison) -> Void
    ) {
        let work = Work(files)
        let count = max(1, ProcessInfo.processInfo.activeProcessorCount)
        for _ in 0..<count {
            let thread = Thread {
                while let path = work.next() { work.finish(compare(path)) }
                work.end()
            }
            thread.stackSize = 256 << 20
            thread.start()
        }
        var running = count
        while running > 0 {
            switch work.take() {
            case .some(let comparison?): each(comparison)
            case .some(nil): break
            case nil: running -= 1
            }
        }
    }

    /// The comparison of a file of Swift.
    @Sendable package static func swift(_ path: String) -> Comparison? {
        bytes(path).map { .swift(path, $0) }
    }

    package static func bytes(_ path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path).map([UInt8].init)
    }
}

/// A queue of files and of results between threads.
private final class Work: @unchecked Sendable {
    private let condition = NSCondition()
    private var files: ArraySlice<String>
    /// Results not yet taken; nil says that a thread has ended.
    private var results: [Comparison??] = []

    init(_ files: [String]) { self.files = files[...] }

    func next() -> String? {
        condition.lock()
        defer { condition.unlock() }
        return files.popFirst()
    }

    func finish(_ result: Comparison?) { put(.some(result)) }

    func end() { put(nil) }

    private func put(_ result: Comparison??) {
        condition.lock()
        results.append(result)
        condition.signal()
        condition.unlock()
    }

    /// The next result; nil where a thread has ended.
    func take() -> Comparison?? {
        condition.lock()
        defer { condition.unlock() }
        while results.isEmpty { condition.wait() }
        return results.removeFirst()
    }
}
