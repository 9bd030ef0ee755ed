import Foundation
import PlainspokenReading

/// Tokens of the C family by the toolchain's own compiler.
package enum ClangTokens {
    /// The comparison of a file of Objective-C, C or Objective-C++; nil where it or the compiler cannot be read.
    @Sendable package static func compare(_ path: String) -> Comparison? {
        guard let bytes = Corpus.bytes(path), let dump = dump(path) else { return nil }
        var (scanner, reference) = (Reading(), Reading())
        scanner.tokens = ClangTokenNormalization.scanner(bytes)
        reference.tokens = ClangTokenNormalization.reference(dump, bytes)
        return Comparison(path: path, scanner: scanner, reference: reference, bytes: bytes)
    }

    /// What `clang -cc1 -dump-raw-tokens` prints, one token a line.
    private static func dump(_ path: String) -> [UInt8]? {
        guard let root = Toolchain.root else { return nil }
        let process = Process()
        process.executableURL = root.appending(path: "bin/clang")
        process.arguments = ["-cc1", "-dump-raw-tokens", "-x", "objective-c++", "-std=c++20", "-fblocks", path]
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return [UInt8](data)
    }
}
