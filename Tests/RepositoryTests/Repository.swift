import Foundation

/// The checkout that the tests were built from.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Swift files below a folder, with their paths relative to the root.
    static func swiftFiles(below folder: String) throws -> [String] {
        let start = root.appending(path: folder)
        guard let walk = FileManager.default.enumerator(atPath: start.path) else { return [] }
        return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
            .map { folder + "/" + $0 }.sorted()
    }
}
