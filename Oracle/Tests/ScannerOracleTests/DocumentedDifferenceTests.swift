import Foundation
import ScannerOracle
import Testing

/// The classes of differences that `Documentation/scanner-oracle.md` lists: each example differs as the page says.
@Suite struct DocumentedDifferenceTests {
    private struct Example {
        var title: String
        var language = ""
        var code = ""
        var differences: [String] = []
    }

    /// A heading, a block of code, and a block of text with a difference a line.
    private func examples() throws -> [Example] {
        let page = try String(contentsOfFile: Repository.path("Documentation/scanner-oracle.md"), encoding: .utf8)
        let section = try #require(page.components(separatedBy: "\n## Differences that are left\n").last)
        return section.components(separatedBy: "\n### ").dropFirst().map { part in
            var example = Example(title: String(part.prefix { $0 != "\n" }))
            for (index, block) in part.components(separatedBy: "\n```").enumerated() where index % 2 == 1 {
                let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
                let text = lines.dropFirst().joined(separator: "\n")
                if lines.first == "text" {
                    example.differences = text.split(separator: "\n").map(String.init)
                } else {
                    (example.language, example.code) = (String(lines.first ?? ""), text)
                }
            }
            return example
        }
    }

    @Test func examplesDifferAsThePageSays() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "scanner-oracle-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let examples = try examples()
        #expect(!examples.isEmpty)
        for example in examples {
            let file = folder.appending(path: example.language == "swift" ? "A.swift" : "A.m").path
            try Data(example.code.utf8).write(to: URL(filePath: file))
            let comparison = example.language == "swift" ? Corpus.swift(file) : ClangTokens.compare(file)
            let found = try #require(comparison).differences.map {
                "\($0.isExtra ? "extra" : "missing") \($0.observation.kind) at \($0.observation.start)"
            }
            #expect(found == example.differences, "\(example.title)")
        }
    }
}
