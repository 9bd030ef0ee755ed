/// A pattern of Swift code that reaches a resource, written the way people write the call.
///
/// | pattern | fits |
/// |---|---|
/// | `CNContactStore` | the type's name anywhere in code |
/// | `CBCentralManager()` | the creation of a value, by any initialiser and arguments |
/// | `AVCaptureDevice.requestAccess(for: .audio)` | a static call with that argument |
/// | `AVCaptureDevice.shared` | a static member, called or not |
/// | `CNContactStore#execute()` | an instance call whose receiver is known to be a `CNContactStore` |
/// | `CLLocationManager~requestLocation()` | an instance call; the name is telling enough where the receiver is unknown |
/// | `AVAudioEngine~inputNode` | an instance member, called or not |
/// | `RPScreenRecorder~isMicrophoneEnabled = true` | an assignment of that value |
/// | `.contactAccessPicker()` | a call of that member on anything, such as a SwiftUI modifier |
/// | `func UIImageWriteToSavedPhotosAlbum()` | a call of a free function |
///
/// Parentheses without arguments fit any arguments. A written argument must be there, in any position: `(for: .audio)`
/// with that value, `(for: .event|.reminder)` with one of several, `(read: !nil|[])` with any other value, `(for:)` with
/// any. `(!for:)` fits where no argument has that label. `_` stands for the arguments without a label, trailing
/// closures aside: one of them must have a wanted value, none an unwanted one.
///
/// A value is the last part of a chain (`.audio` for `AVMediaType.audio`), a whole one (`.movie.identifier`), a
/// constant, the text of a string, `true`, `nil` or `[]`; of an array one element is enough.
package struct UsePattern: Sendable, Hashable {
    package enum Shape: Sendable, Hashable {
        case mention
        case creation
        case staticMember(String)
        case instanceMember(String)
        case anyMember(String)
        case function(String)
    }

    /// What an argument or an assigned value must be.
    package enum ValuePattern: Sendable, Hashable {
        /// No argument has this label; never so for an assigned value.
        case absent
        case anything
        case oneOf([String])
        case noneOf([String])
    }

    package struct ArgumentPattern: Sendable, Hashable {
        /// `_` for an argument without a label.
        package var label: String
        package var value: ValuePattern
    }

    /// The text it was read from, for people.
    package var text: String
    /// The type's name; nil for functions and members of anything.
    package var type: String?
    package var shape: Shape
    /// Whether only a call fits.
    package var isCall: Bool
    package var arguments: [ArgumentPattern]
    package var assigned: ValuePattern?
    /// Whether an instance member's name is enough where the receiver's type is not known.
    package var isDistinctive: Bool

    /// Nil where the text is no pattern.
    package init?(_ text: String) {
        self.text = text
        var rest = Substring(text)
        assigned = nil
        if let equals = rest.position(of: " = ") {
            guard let value = ValuePattern(rest[rest.index(equals, offsetBy: 3)...]), value != .anything else {
                return nil
            }
            assigned = value
            rest = rest[..<equals]
        }
        isCall = false
        arguments = []
        if let open = rest.firstIndex(of: "(") {
            guard rest.last == ")", assigned == nil else { return nil }
            isCall = true
            let inside = rest[rest.index(after: open)..<rest.index(before: rest.endIndex)]
            guard let read = Self.arguments(inside) else { return nil }
            arguments = read
            rest = rest[..<open]
        }
        guard let subject = Self.subject(rest, isCall: isCall) else { return nil }
        (type, shape, isDistinctive) = subject
        if assigned != nil, !isMember { return nil }
    }

    /// A pattern of either language as people write the API: `CLLocationManager.requestLocation()`, `CFAbs()`.
    package static func readable(_ pattern: String) -> String {
        if pattern.hasPrefix("-[") || pattern.hasPrefix("+[") {
            return pattern.split(separator: " ").filter { $0 != "~" }.joined(separator: " ")
        }
        if pattern.hasPrefix("func ") { return pattern.dropFirst(5).prefix { $0 != "(" } + "()" }
        return String(pattern.map { $0 == "~" || $0 == "#" ? "." : $0 })
    }

    /// The words that code must hold for the pattern to fit.
    package var trigger: String {
        switch shape {
        case .mention, .creation: type.map { String($0.split(separator: ".").last ?? "") } ?? ""
        case .staticMember(let name), .instanceMember(let name), .anyMember(let name), .function(let name): name
        }
    }

    private var isMember: Bool {
        switch shape {
        case .staticMember, .instanceMember, .anyMember: true
        case .mention, .creation, .function: false
        }
    }

    /// What stands before the parentheses.
    private static func subject(_ text: Substring, isCall: Bool) -> (type: String?, shape: Shape, isDistinctive: Bool)?
    {
        if text.hasPrefix("func ") {
            let name = text.dropFirst(5)
            return isCall && isName(name) ? (nil, .function(String(name)), false) : nil
        }
        if text.first == "." {
            let name = text.dropFirst()
            return isName(name) ? (nil, .anyMember(String(name)), false) : nil
        }
        if let mark = text.firstIndex(where: { $0 == "#" || $0 == "~" }) {
            let name = text[text.index(after: mark)...]
            guard isTypeName(text[..<mark]), isName(name) else { return nil }
            return (String(text[..<mark]), .instanceMember(String(name)), text[mark] == "~")
        }
        if let dot = text.lastIndex(of: "."), text[text.index(after: dot)...].first?.isLowercase == true {
            let name = text[text.index(after: dot)...]
            guard isTypeName(text[..<dot]), isName(name) else { return nil }
            return (String(text[..<dot]), .staticMember(String(name)), false)
        }
        return isTypeName(text) ? (String(text), isCall ? .creation : .mention, false) : nil
    }

    private static func arguments(_ text: Substring) -> [ArgumentPattern]? {
        guard !text.isEmpty else { return [] }
        var result: [ArgumentPattern] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let trimmed = part.drop { $0 == " " }
            guard let colon = trimmed.firstIndex(of: ":") else { return nil }
            let isAbsent = trimmed.first == "!"
            let label = trimmed[..<colon].dropFirst(isAbsent ? 1 : 0)
            let value = trimmed[trimmed.index(after: colon)...].drop { $0 == " " }
            guard isName(label), let read = ValuePattern(value), !isAbsent || value.isEmpty else { return nil }
            result.append(ArgumentPattern(label: String(label), value: isAbsent ? .absent : read))
        }
        return result
    }

    /// A type's name, of an outer and an inner type too.
    private static func isTypeName(_ text: Substring) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            isName(part) && part.first?.isUppercase == true
        }
    }

    static func isName(_ text: Substring) -> Bool {
        text.first?.isNumber == false && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}

extension UsePattern.ValuePattern {
    /// Reads `A|B`, `!A|B` or nothing; nil where a value is missing or is more than one word.
    package init?(_ text: Substring) {
        guard !text.isEmpty else {
            self = .anything
            return
        }
        let isNegative = text.first == "!"
        let values = text.dropFirst(isNegative ? 1 : 0).split(separator: "|", omittingEmptySubsequences: false)
        guard values.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isPartOfValue) }) else { return nil }
        self = isNegative ? .noneOf(values.map(String.init)) : .oneOf(values.map(String.init))
    }

    private static func isPartOfValue(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "_.-/@[]".contains(character)
    }
}

extension Substring {
    /// Where the word first begins.
    fileprivate func position(of word: String) -> Index? {
        indices.first { self[$0...].hasPrefix(word) }
    }
}
