import PlainspokenModel

extension PropertyValue {
    /// The value in one line with the place of everything: `{a@1:1: "x"@1:4}`.
    var outline: String {
        "\(plainOutline)@\(place.position.short)"
    }

    private var plainOutline: String {
        switch content {
        case .string(let text): "\"\(text)\""
        case .boolean(let flag): "\(flag)"
        case .number(let text): "#\(text)"
        case .date(let text): "date \(text)"
        case .data(let bytes): "data \(bytes.count)"
        case .array(let items): "[" + items.map(\.outline).joined(separator: ", ") + "]"
        case .dictionary(let entries):
            "{" + entries.map { "\($0.key)@\($0.place.position.short): \($0.value.outline)" }.joined(separator: ", ")
                + "}"
        case .null: "null"
        }
    }

    /// The value in one line without places.
    var bare: String {
        switch content {
        case .array(let items): "[" + items.map(\.bare).joined(separator: ", ") + "]"
        case .dictionary(let entries):
            "{" + entries.map { "\($0.key): \($0.value.bare)" }.joined(separator: ", ") + "}"
        default: plainOutline
        }
    }
}

extension Place.Position {
    var short: String {
        switch self {
        case .whole: "whole"
        case .line(let line, let column): "\(line):\(column)"
        case .keyPath(let path): path
        case .symbol(let symbol): symbol
        }
    }
}

extension Problem {
    /// `path:line:column: message`.
    var line: String { "\(place.path):\(place.position.short): \(message)" }
}
