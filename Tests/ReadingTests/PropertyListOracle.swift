import Foundation
import PlainspokenModel
import PlainspokenReading

/// Compares what is read here with what Foundation reads.
enum PropertyListOracle {
    enum Verdict: Equatable {
        /// Both read it, and this one without problems.
        case agree
        case differ(String)
        /// One of them refused the bytes or told problems.
        case notComparable
    }

    static func compare(_ bytes: [UInt8]) -> Verdict {
        let document = PropertyListDocument.read(bytes, path: "")
        guard document.problems.isEmpty, !document.isPreprocessed, let ours = document.root,
            let theirs = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        else { return .notComparable }
        // Of doubled keys Foundation takes the last in text, but the first in binary lists, which no tool writes so.
        guard document.format != .binary || document.duplicates.isEmpty else { return .notComparable }
        return difference(ours, theirs, at: "").map { .differ($0) } ?? .agree
    }

    /// Where the values differ first.
    static func difference(_ ours: PropertyValue, _ theirs: Any, at path: String) -> String? {
        let isSame: Bool
        switch ours.content {
        case .string(let text): isSame = (theirs as? String).map { Array($0.utf16) == Array(text.utf16) } ?? false
        case .boolean(let flag): isSame = isBoolean(theirs) && theirs as? Bool == flag
        case .number(let text): isSame = !isBoolean(theirs) && (theirs as? NSNumber).map { isEqual(text, $0) } ?? false
        case .date(let text): isSame = (theirs as? Date).map { isEqual(text, $0) } ?? false
        case .data(let bytes): isSame = theirs as? Data == Data(bytes)
        case .null: isSame = theirs is NSNull
        case .array(let items): return difference(items, theirs, at: path)
        case .dictionary(let entries): return difference(entries, theirs, at: path)
        }
        return isSame ? nil : "\(path): \(rendered(ours)) here, \(theirs) there"
    }

    private static func difference(_ items: [PropertyValue], _ theirs: Any, at path: String) -> String? {
        guard let others = theirs as? [Any], others.count == items.count else { return "\(path): \(theirs) there" }
        for (index, item) in items.enumerated() {
            if let found = difference(item, others[index], at: "\(path).\(index)") { return found }
        }
        return nil
    }

    private static func difference(_ entries: [PropertyEntry], _ theirs: Any, at path: String) -> String? {
        guard let others = theirs as? [String: Any], Set(others.keys) == Set(entries.map(\.key)) else {
            return "\(path): \(rendered(entries)) here, \(theirs) there"
        }
        // The last of doubled keys wins.
        let last = Dictionary(entries.map { ($0.key, $0.value) }) { $1 }
        for (key, value) in last {
            guard let other = others[key] else { return "\(path).\(key) is missing there" }
            if let found = difference(value, other, at: "\(path).\(key)") { return found }
        }
        return nil
    }

    private static func isBoolean(_ value: Any) -> Bool {
        String(describing: type(of: value)).contains("Bool")
    }

    private static func isEqual(_ text: String, _ number: NSNumber) -> Bool {
        if let whole = integer(text) { return whole == number.stringValue || Double(whole) == number.doubleValue }
        guard let real = Double(text) else { return false }
        return real == number.doubleValue || (real.isNaN && number.doubleValue.isNaN)
    }

    private static func integer(_ text: String) -> String? {
        let digits = text.drop { $0 == "-" || $0 == "+" }
        let isHexadecimal = digits.lowercased().hasPrefix("0x")
        return UInt64(isHexadecimal ? digits.dropFirst(2) : digits, radix: isHexadecimal ? 16 : 10).map {
            (text.hasPrefix("-") && $0 > 0 ? "-" : "") + String($0)
        }
    }

    private static func isEqual(_ text: String, _ date: Date) -> Bool {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'"
        guard let ours = formatter.date(from: text) else { return false }
        return abs(ours.timeIntervalSince(date)) <= 1
    }
}

/// Random lists, as values for Foundation to write and as OpenStep text.
struct PropertyListSamples {
    var generator: SeededGenerator

    private static let texts = [
        "", "a", "NSCameraUsageDescription", "Läuft — 日本語 😀", "a\nb\tc", "<&>\"'", "say \"hi\"", "\\", "$(X)", "  ",
        "e\u{301}", "// no",
    ]

    mutating func value(depth: Int, onlyText: Bool) -> Any {
        switch Int.random(in: 0..<(depth > 0 ? 12 : 8), using: &generator) {
        case 0...2: return text()
        case 3 where !onlyText: return Bool.random(using: &generator)
        case 4 where !onlyText:
            return Int.random(in: Int.min...Int.max, using: &generator) >> Int.random(in: 0..<64, using: &generator)
        case 5 where !onlyText: return Double.random(in: -1e6...1e6, using: &generator)
        case 6 where !onlyText:
            return Date(
                timeIntervalSinceReferenceDate: Double(
                    Int.random(in: -9_000_000_000...9_000_000_000, using: &generator)))
        case 7:
            return Data(
                (0..<Int.random(in: onlyText ? 0...9 : 1...9, using: &generator)).map { _ in
                    UInt8.random(in: 0...255, using: &generator)
                })
        case 8, 9:
            return (0..<Int.random(in: 0...4, using: &generator)).map { _ in value(depth: depth - 1, onlyText: onlyText)
            }
        case 10...: return dictionary(depth: depth - 1, onlyText: onlyText)
        default: return text()
        }
    }

    mutating func dictionary(depth: Int, onlyText: Bool) -> [String: Any] {
        var result: [String: Any] = [:]
        for _ in 0..<Int.random(in: 0...5, using: &generator) {
            result[text()] = value(depth: depth, onlyText: onlyText)
        }
        return result
    }

    private mutating func text() -> String {
        let count = Int.random(in: 1...3, using: &generator)
        return (0..<count).map { _ in Self.texts[Int.random(in: 0..<Self.texts.count, using: &generator)] }.joined()
    }

    /// The value as OpenStep text, with random quotes, escapes, spaces and comments.
    mutating func openStep(_ value: Any) -> String {
        switch value {
        case let items as [Any]:
            return "(" + items.map { openStep($0) + space() }.joined(separator: ",") + (items.isEmpty ? "" : space())
                + ")"
        case let entries as [String: Any]:
            // Sorted, so that the samples are the same on every run.
            let inside = entries.sorted { $0.key < $1.key }.map {
                openStep($0.key) + space() + "=" + space() + openStep($0.value) + ";"
            }
            return "{" + space() + inside.joined(separator: space()) + "}"
        case let data as Data: return "<\(data.map { String(format: "%02x", $0) }.joined())>"
        case let text as String: return quotedText(text)
        default: return "unexpected"
        }
    }

    private mutating func space() -> String {
        ["", " ", "\n", "\t", "/* c; \" */", " // c }\n"][Int.random(in: 0..<6, using: &generator)]
    }

    private mutating func quotedText(_ text: String) -> String {
        // A slash could be part of a word, so that no comment may follow one directly.
        if text == "a" || text == "NSCameraUsageDescription", Bool.random(using: &generator) { return "\(text) " }
        let quote = Bool.random(using: &generator) ? "\"" : "'"
        var result = quote
        for unit in text.utf16 {
            let scalar = Unicode.Scalar(unit)
            if let scalar, scalar == "\\" || String(scalar) == quote {
                result += "\\\(scalar)"
            } else if scalar == "\n", Bool.random(using: &generator) {
                result += "\\n"
            } else if let scalar, Bool.random(using: &generator) || scalar.isASCII {
                result.unicodeScalars.append(scalar)
            } else {
                result += "\\U" + String(format: "%04x", Int(unit))
            }
        }
        return result + quote
    }
}
