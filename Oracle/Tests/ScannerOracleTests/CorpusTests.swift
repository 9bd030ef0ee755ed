import Foundation
import ScannerOracle
import Testing

/// Files in which the scanner and the reference agree on everything.
@Suite struct CorpusTests {
    @Test func swiftSamples() {
        let files = Corpus.files(below: [Repository.corpus], extensions: Corpus.swiftExtensions)
        let result = Repository.compare(files, Corpus.swift)
        #expect(result.lines == [])
        #expect(result.tally.files >= 5 && result.tally.faulty == 0)
    }

    @Test func objectiveCSamples() {
        let files = Corpus.files(below: [Repository.corpus], extensions: Corpus.cExtensions)
        let result = Repository.compare(files, ClangTokens.compare)
        #expect(result.lines == [])
        #expect(result.tally.files >= 2)
    }

    /// The tool's own sources, which use most of the language; function types as values read as names.
    @Test func ownSources() {
        let folders = ["Sources", "Tests", "Examples"].map(Repository.path)
        let result = Repository.compare(Corpus.files(below: folders, extensions: Corpus.swiftExtensions), Corpus.swift)
        #expect(result.lines.filter { !$0.contains(": extra name ") } == [])
        #expect(result.tally.factsAgree, "\(result.lines.prefix(40))")
        #expect(result.tally.files > 300)
    }
}

/// The toolchain's own files: interfaces of its modules and headers of its compiler.
@Suite struct ToolchainTests {
    /// Those of the static libraries are the same once more.
    private func files(_ extensions: Set<String>) throws -> [String] {
        let root = try #require(Toolchain.root).path
        return Corpus.files(below: [root], extensions: extensions).filter { !$0.contains("/swift_static/") }
    }

    @Test func interfaces() throws {
        let result = Repository.compare(try files(Corpus.swiftExtensions), Corpus.swift)
        print(result.tally.text)
        #expect(result.tally.files > 50)
        #expect(result.tally.tokensAgree && result.tally.factsAgree, "\(result.lines.prefix(40))")
    }

    @Test func headers() throws {
        let result = Repository.compare(try files(["h"]), ClangTokens.compare)
        print(result.tally.text)
        #expect(result.tally.files > 200)
        #expect(result.tally.tokensAgree, "\(result.lines.prefix(40))")
    }
}
