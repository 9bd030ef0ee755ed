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
/// Parentheses without arguments fit any arguments. A written argument must be there: `(for: .audio)` with that
/// value, `(for: .event|.reminder)` with one of several, `(read: !nil|[])` with any other value, `(for:)` with any.
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
        if let equals = rest.range(of: " = ") {
            assigned = ValuePattern(rest[equals.upperBound...])
            rest = rest[..<equals.lowerBound]
        }
        isCall = false
        arguments = []
        if let open = rest.firstIndex(of: "("), rest.last == ")" {
            isCall = true
            let inside = rest[rest.index(after: open)..<rest.index(before: rest.endIndex)]
            guard let read = Self.arguments(inside) else { return nil }
            arguments = read
            rest = rest[..<open]
        }
        isDistinctive = false
        type = nil
        if rest.hasPrefix("func ") {
            shape = .function(String(rest.dropFirst(5)))
            guard isCall else { return nil }
        } else if rest.hasPrefix(".") {
            shape = .anyMember(String(rest.dropFirst()))
        } else if let mark = rest.firstIndex(where: { $0 == "#" || $0 == "~" }) {
            isDistinctive = rest[mark] == "~"
            type = String(rest[..<mark])
            shape = .instanceMember(String(rest[rest.index(after: mark)...]))
        } else if let dot = rest.lastIndex(of: "."), rest[rest.index(after: dot)...].first?.isLowercase == true {
            type = String(rest[..<dot])
            shape = .staticMember(String(rest[rest.index(after: dot)...]))
        } else {
            type = String(rest)
            shape = isCall ? .creation : .mention
        }
        guard isWellFormed else { return nil }
    }

    /// The words that code must hold for the pattern to fit.
    package var trigger: String {
        switch shape {
        case .mention, .creation: type.map { String($0.split(separator: ".").last ?? "") } ?? ""
        case .staticMember(let name), .instanceMember(let name), .anyMember(let name), .function(let name): name
        }
    }

    private var isWellFormed: Bool {
        !trigger.isEmpty && trigger.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            && (type ?? "X").allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }

    private static func arguments(_ text: Substring) -> [ArgumentPattern]? {
        var result: [ArgumentPattern] = []
        for part in text.split(separator: ",") {
            let trimmed = part.drop { $0 == " " }
            guard let colon = trimmed.firstIndex(of: ":") else { return nil }
            let value = trimmed[trimmed.index(after: colon)...].drop { $0 == " " }
            result.append(ArgumentPattern(label: String(trimmed[..<colon]), value: ValuePattern(value)))
        }
        return result
    }
}

extension UsePattern.ValuePattern {
    /// Reads `A|B`, `!A|B` or nothing.
    package init(_ text: Substring) {
        if text.isEmpty {
            self = .anything
        } else if text.first == "!" {
            self = .noneOf(text.dropFirst().split(separator: "|").map(String.init))
        } else {
            self = .oneOf(text.split(separator: "|").map(String.init))
        }
    }
}

extension Substring {
    fileprivate func range(of word: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(word) {
                return start..<index(start, offsetBy: word.count)
            }
            start = index(after: start)
        }
        return nil
    }
}
