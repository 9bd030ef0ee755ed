import Foundation
import PlainspokenModel
import PlainspokenReading

/// A value on one line, for tables of facts: `{A: "x", B: [1, true]}`, with conditions after `if`.
func rendered(_ value: PropertyValue?) -> String {
    guard let value else { return "nothing" }
    let conditions = value.conditions.map(rendered).joined(separator: " & ")
    return renderedContent(value) + (conditions.isEmpty ? "" : " if \(conditions)")
}

private func renderedContent(_ value: PropertyValue) -> String {
    switch value.content {
    case .string(let text): "\"\(text)\""
    case .boolean(let flag): "\(flag)"
    case .number(let text): text
    case .date(let text): text
    case .data(let bytes): "<\(bytes.map { String($0, radix: 16) }.joined(separator: " "))>"
    case .array(let items): "[\(items.map(rendered).joined(separator: ", "))]"
    case .dictionary(let entries): rendered(entries)
    case .null: "null"
    }
}

func rendered(_ entries: [PropertyEntry]) -> String {
    "{\(entries.map { "\($0.key): \(rendered($0.value))" }.joined(separator: ", "))}"
}

func rendered(_ condition: BuildCondition) -> String {
    switch condition {
    case .flag(let name): name
    case .literal(let flag): "\(flag)"
    case .not(let inner): "!\(rendered(inner))"
    case .all(let parts): "(\(parts.map(rendered).joined(separator: " && ")))"
    case .any(let parts): "(\(parts.map(rendered).joined(separator: " || ")))"
    case .unknown(let text): "?\(text)?"
    case .os(let name), .targetEnvironment(let name), .canImport(let name): "\(name)()"
    }
}

/// A problem on one line: `3:5 the key "A" has no value`.
func rendered(_ problem: Problem) -> String {
    "\(rendered(problem.place)) \(problem.message)"
}

func rendered(_ place: Place) -> String {
    switch place.position {
    case .whole: "whole"
    case .line(let line, let column): "\(line):\(column)"
    case .keyPath(let path): path
    case .symbol(let name): name
    }
}

func read(_ text: String) -> PropertyListDocument {
    PropertyListDocument.read(Array(text.utf8), path: "Info.plist")
}

func readXML(_ inside: String) -> PropertyListDocument {
    read("<plist version=\"1.0\">\(inside)</plist>")
}
