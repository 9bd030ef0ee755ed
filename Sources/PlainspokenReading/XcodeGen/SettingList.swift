import PlainspokenModel

/// Settings by key, conditions included, in the order in which the keys came first; a later value replaces an earlier.
struct SettingList {
    private(set) var entries: [PropertyEntry] = []
    private var positions: [String: Int] = [:]

    init(_ entries: [PropertyEntry] = []) {
        add(entries)
    }

    subscript(key: String) -> PropertyValue? {
        positions[key].map { entries[$0].value }
    }

    mutating func set(_ key: String, _ value: PropertyValue, place: Place) {
        add([PropertyEntry(key: key, place: place, value: value)])
    }

    mutating func add(_ more: [PropertyEntry]) {
        for entry in more {
            if let position = positions[entry.key] {
                entries[position] = entry
            } else {
                positions[entry.key] = entries.count
                entries.append(entry)
            }
        }
    }

    /// Leaves out what an xcconfig file sets, so that XcodeGen's own values do not outrank it.
    mutating func remove(definedIn files: [BuildSettings]) {
        self = SettingList(entries.filter { entry in !files.contains { $0.plain(entry.key) != nil } })
    }
}
