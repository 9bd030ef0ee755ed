/// A value of a property list, a `.strings` table or a spec, with the place it was read from.
package struct PropertyValue: Sendable {
    package indirect enum Content: Sendable {
        case string(String)
        case boolean(Bool)
        /// A number as written.
        case number(String)
        case date(String)
        case data([UInt8])
        case array([PropertyValue])
        /// In source order; a key that stands twice stands here twice.
        case dictionary([PropertyEntry])
        /// Null in YAML or JSON, a keyed-archive reference in a binary list.
        case null
    }

    package var content: Content
    package var place: Place
    /// What preprocessor lines demand of this value, in words: `#if DEBUG`; empty outside preprocessed lists.
    package var conditions: [BuildCondition]

    package init(_ content: Content, at place: Place, conditions: [BuildCondition] = []) {
        self.content = content
        self.place = place
        self.conditions = conditions
    }
}

/// A key with its value.
package struct PropertyEntry: Sendable {
    package var key: String
    /// The place of the key.
    package var place: Place
    package var value: PropertyValue

    package init(key: String, place: Place, value: PropertyValue) {
        self.key = key
        self.place = place
        self.value = value
    }
}

extension PropertyValue {
    /// The text of a string.
    package var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    /// The text of anything that is written as one word or number: string, number, boolean (`YES` or `NO`).
    package var scalar: String? {
        switch content {
        case .string(let text), .number(let text), .date(let text): text
        case .boolean(let flag): flag ? "YES" : "NO"
        default: nil
        }
    }

    package var entries: [PropertyEntry] {
        if case .dictionary(let entries) = content { entries } else { [] }
    }

    package var items: [PropertyValue] {
        if case .array(let items) = content { items } else { [] }
    }

    /// The value of a key; the last one wins where the key stands twice, as it does for Apple's readers.
    package subscript(key: String) -> PropertyValue? {
        entries.last { $0.key == key }?.value
    }
}
