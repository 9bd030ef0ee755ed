import Dictation
import Foundation

/// What machines answered for languages: lines of JSON, one for each language, machine and system.
package struct ReadinessMatrix {
    /// A line of the file that is no answer.
    package struct Fault: Error, Hashable {
        /// Counted from 1.
        package var line: Int
    }

    private struct Key: Decodable, Hashable, Comparable {
        var locale: String
        var machine: String
        var system: String

        static func < (left: Key, right: Key) -> Bool {
            (left.locale, left.machine, left.system) < (right.locale, right.machine, right.system)
        }
    }

    private var lines: [Key: String] = [:]

    /// Reads a file; the later of two answers of one machine counts.
    package init(_ bytes: [UInt8]) throws(Fault) {
        let pieces = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, piece) in pieces.enumerated() where piece.contains(where: { !" \t\r".utf8.contains($0) }) {
            guard add(piece) else { throw Fault(line: index + 1) }
        }
    }

    /// Adds an answer, in place of an older one of the same machine and system.
    package mutating func add(_ record: String) { _ = add(Array(record.utf8)[...]) }

    private mutating func add(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let key = try? JSONDecoder().decode(Key.self, from: Data(bytes)) else { return false }
        let line = String(decoding: bytes, as: UTF8.self)
        lines[key] = line.trimmingCharacters(in: .whitespacesAndNewlines)
        return true
    }

    /// The file, sorted by language, machine and system.
    package var text: String { lines.sorted { $0.key < $1.key }.map { $0.value + "\n" }.joined() }
}
