import PlainspokenModel

/// How XcodeGen merges dictionaries and puts values for `${NAME}`.
enum SpecDictionary {
    /// `entries` laid over `base`: dictionaries merge, lists append, anything else replaces; `key:REPLACE` always does.
    static func merged(_ entries: [PropertyEntry], onto base: [PropertyEntry]) -> [PropertyEntry] {
        var result = base
        var positions: [String: Int] = [:]
        for (index, entry) in base.enumerated() { positions[entry.key] = index }
        for entry in entries {
            var entry = entry
            let replaces = entry.key.hasSuffix(":REPLACE")
            if replaces { entry.key.removeLast(":REPLACE".count) }
            guard let position = positions[entry.key] else {
                positions[entry.key] = result.count
                result.append(entry)
                continue
            }
            if !replaces { entry.value = merged(entry.value, onto: result[position].value) }
            result[position] = entry
        }
        return result
    }

    private static func merged(_ value: PropertyValue, onto base: PropertyValue) -> PropertyValue {
        switch (value.content, base.content) {
        case (.dictionary(let entries), .dictionary(let below)):
            PropertyValue(.dictionary(merged(entries, onto: below)), at: value.place)
        case (.array(let items), .array(let below)):
            PropertyValue(.array(below + items), at: value.place)
        default:
            value
        }
    }

    /// Keys that stand twice reduced to the last one, at every level; `twice` hears of each.
    static func unique(_ value: PropertyValue, twice: (PropertyEntry) -> Void) -> PropertyValue {
        switch value.content {
        case .dictionary(let entries):
            var result: [PropertyEntry] = []
            var positions: [String: Int] = [:]
            for entry in entries {
                let value = unique(entry.value, twice: twice)
                let single = PropertyEntry(key: entry.key, place: entry.place, value: value)
                if let position = positions[entry.key] {
                    twice(entry)
                    result[position] = single
                } else {
                    positions[entry.key] = result.count
                    result.append(single)
                }
            }
            return PropertyValue(.dictionary(result), at: value.place)
        case .array(let items):
            return PropertyValue(.array(items.map { unique($0, twice: twice) }), at: value.place)
        default:
            return value
        }
    }
}

extension [PropertyEntry] {
    /// The value of a key; the last one where it stands twice.
    subscript(key: String) -> PropertyValue? {
        last { $0.key == key }?.value
    }

    /// Gives a key a value, in its old position where it has one.
    mutating func set(_ key: String, _ value: PropertyValue, place: Place) {
        let entry = PropertyEntry(key: key, place: place, value: value)
        if let index = lastIndex(where: { $0.key == key }) { self[index] = entry } else { append(entry) }
    }
}

extension PropertyValue {
    /// The value where it is a dictionary.
    var dictionary: [PropertyEntry]? {
        if case .dictionary(let entries) = content { entries } else { nil }
    }

    /// The value where it is a list.
    var list: [PropertyValue]? {
        if case .array(let items) = content { items } else { nil }
    }

    /// The value where it is a list of texts and nothing else.
    var texts: [String]? {
        guard let list else { return nil }
        let texts = list.compactMap(\.string)
        return texts.count == list.count ? texts : nil
    }

    /// The value where it is a boolean, also as a text.
    var flag: Bool? {
        switch content {
        case .boolean(let flag): flag
        case .string(let text): ["yes": true, "true": true, "no": false, "false": false][text.lowercased()]
        default: nil
        }
    }
}
