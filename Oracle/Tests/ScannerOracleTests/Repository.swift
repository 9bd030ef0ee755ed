import Foundation
import ScannerOracle

/// Where the files of the tests lie.
enum Repository {
    static let corpus = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus").path
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func path(_ name: String) -> String { root.appending(path: name).path }

    /// The differences of files as lines, and the figures.
    static func compare(
        _ files: [String], _ compare: @escaping @Sendable (String) -> Comparison?
    ) -> (tally: Tally, lines: [String]) {
        var tally = Tally()
        var lines: [String] = []
        Corpus.compare(files, compare) { comparison in
            tally.add(comparison)
            lines += comparison.differences.map { $0.text(in: comparison.path) }
        }
        return (tally, lines.sorted())
    }
}
