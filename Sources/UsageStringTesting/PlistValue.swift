import Foundation

/// Values of a property list as people speak of them.
enum PlistValue {
    /// The sentences in a value of the wanted type; nil where it is of another.
    static func sentences(_ value: Any, as wanted: UsageKeyFacts.Content) -> [String]? {
        switch wanted {
        case .string: return (value as? String).map { [$0] }
        case .boolean: return value is NSNumber || value is Bool ? [] : nil
        case .stringArray:
            guard let items = value as? [Any] else { return nil }
            let texts = items.compactMap { $0 as? String }
            return texts.count == items.count ? texts : nil
        case .stringDictionary:
            guard let entries = value as? [String: Any] else { return nil }
            let texts = entries.sorted { $0.key < $1.key }.compactMap { $0.value as? String }
            return texts.count == entries.count ? texts : nil
        case .dictionary: return value is [String: Any] ? [] : nil
        }
    }

    /// The type of a value, in words.
    static func kind(of value: Any) -> String {
        switch value {
        case is String: "a string"
        case is [Any]: "an array"
        case is [String: Any]: "a dictionary"
        case is Data: "data"
        case is Date: "a date"
        case let number as NSNumber: isBoolean(number) ? "a boolean" : "a number"
        default: "no string"
        }
    }

    private static func isBoolean(_ number: NSNumber) -> Bool {
        number === NSNumber(value: true) || number === NSNumber(value: false)
            || String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B"
    }
}

/// A sentence of a prompt.
enum Sentence {
    /// Whether nothing in it can be seen: spaces, line ends, control and zero-width signs.
    static func isBlank(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            let properties = scalar.properties
            return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
                || properties.generalCategory == .control || properties.generalCategory == .format
        }
    }

    /// The first build variable that was left as it was written: `$(PRODUCT_NAME)`, `${X}`.
    static func variable(in text: String) -> String? {
        let signs = Array(text.unicodeScalars)
        for start in signs.indices where signs[start] == "$" && start + 2 < signs.count {
            let close: Unicode.Scalar
            switch signs[start + 1] {
            case "(": close = ")"
            case "{": close = "}"
            default: continue
            }
            guard let end = signs[(start + 2)...].firstIndex(where: { !isPartOfName($0) }), signs[end] == close,
                isPartOfName(signs[start + 2])
            else { continue }
            return String(String.UnicodeScalarView(signs[start...end]))
        }
        return nil
    }

    private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", ":", ".", "-", "=", "/": true
        default: false
        }
    }
}
