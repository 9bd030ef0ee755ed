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

    /// The tool's own sources, which use most of the language.
    @Test func ownSources() {
        let folders = ["Sources", "Tests", "Examples"].map(Repository.path)
        let result = Repository.compare(Corpus.files(below: folders, extensions: Corpus.swiftExtensions), Corpus.swift)
        #expect(result.lines == [])
        #expect(result.tally.files > 300)
    }
}

/// The toolchain's own files: interfaces of its modules and headers of its compiler.
@Suite struct ToolchainTests {
    @Test func interfaces() throws {
        let root = try #require(Toolchain.root).path
        let result = Repository.compare(Corpus.files(below: [root], extensions: Corpus.swiftExtensions), Corpus.swift)
        print(result.tally.text)
        #expect(result.tally.files > 50)
        #expect(result.tally.tokensAgree && result.tally.factsAgree, "\(result.lines.prefix(40))")
    }

    @Test func headers() throws {
        let root = try #require(Toolchain.root).path
        let result = Repository.compare(Corpus.files(below: [root], extensions: ["h"]), ClangTokens.compare)
        print(result.tally.text)
        #expect(result.tally.files > 200)
        #expect(result.tally.tokensAgree, "\(result.lines.prefix(40))")
    }
}
