import Dictation
import Foundation

/// Reads a trace: one JSON object a line.
package enum TraceReader {
    /// Why a trace cannot be read.
    package struct Fault: Error, Hashable {
        /// Counted from 1.
        package var line: Int
        /// One clause, lower case, with the remedy.
        package var message: String
    }

    /// The events of a trace, in order.
    ///
    /// Blank lines and unknown fields are left out. A line that is no event ends the reading.
    package static func events(_ bytes: [UInt8]) throws(Fault) -> [DictationEvent] {
        var events: [DictationEvent] = []
        let decoder = JSONDecoder()
        var number = 0
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
        for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            guard line.contains(where: { !" \t\r".utf8.contains($0) }) else { continue }
            do {
                events.append(try decoder.decode(TraceLine.self, from: Data(line)).event)
            } catch {
                throw Fault(line: number, message: reason(error, Data(line)))
            }
        }
        return events
    }

    private static func reason(_ error: any Error, _ line: Data) -> String {
        switch error {
        case let fault as TraceLine.Fault: fault.message
        case DecodingError.keyNotFound(let key, _): "the field “\(key.stringValue)” is missing; add it"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            wrongType(context.codingPath)
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty: wrongType(context.codingPath)
        case is DecodingError where (try? JSONSerialization.jsonObject(with: line)) is [String: Any]:
            "a number does not fit its field; task, code, caret and count are whole numbers"
        default: "this is no JSON; write one event a line, as in {\"ev\": \"stop\"}"
        }
    }

    private static func wrongType(_ path: [any CodingKey]) -> String {
        guard let field = path.first?.stringValue else {
            return "this is no JSON object; write one event a line, as in {\"ev\": \"stop\"}"
        }
        guard let expected = TraceLine.Key(stringValue: field)?.expected else {
            return "the field “\(field)” has a value of the wrong type"
        }
        return "the field “\(field)” has a value of the wrong type; write \(expected)"
    }
}
