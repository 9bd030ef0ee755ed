import PlainspokenModel

/// Builds the value tree from events without recursion.
struct YamlBuilder {
    private struct Open {
        var isMapping: Bool
        var anchor: String?
        var place: Place
        var items: [PropertyValue] = []
        var entries: [PropertyEntry] = []
        var merges: [PropertyValue] = []
        var key: (text: String, place: Place)?
        var size = 1
        var depth = 1
    }

    private struct Anchored {
        var value: PropertyValue
        var size: Int
        var depth: Int
    }

    private let path: String
    private let nullAsText: Bool
    private var budget: Int
    private var stack: [Open] = []
    private var anchors: [String: Anchored] = [:]
    private var hasDocument = false
    private(set) var root: PropertyValue?

    init(path: String, byteCount: Int, nullAsText: Bool) {
        self.path = path
        self.nullAsText = nullAsText
        // Spent by aliases only: what is written out is bounded by the file itself.
        budget = 20_000 + 4 * byteCount
    }

    mutating func take(_ event: YamlEvent) throws(Problem) {
        switch event.kind {
        case .documentStart:
            if hasDocument { throw Problem("a second YAML document begins here; only one is read", at: event.place) }
            hasDocument = true
        case .sequenceStart, .mappingStart:
            try open(event)
        case .end:
            try close()
        case .scalar(let text, let tag, let isPlain):
            try takeScalar(text, tag: tag, isPlain: isPlain, event: event)
        case .alias(let name):
            guard let anchored = anchors[name] else {
                throw Problem("the alias *\(name) has no anchor &\(name) before it", at: event.place)
            }
            try spend(anchored.size, at: event.place)
            try add(anchored.value, size: anchored.size, depth: anchored.depth, keyPlace: event.place)
        }
    }

    private mutating func open(_ event: YamlEvent) throws(Problem) {
        if stack.count >= YamlDocument.maximumDepth {
            throw Problem("nested more than \(YamlDocument.maximumDepth) levels deep", at: event.place)
        }
        if let parent = stack.last, parent.isMapping, parent.key == nil {
            throw Problem("a key must be a text, not a list or a mapping", at: event.place)
        }
        var isMapping = false
        if case .mappingStart = event.kind { isMapping = true }
        stack.append(Open(isMapping: isMapping, anchor: event.anchor, place: event.place))
    }

    private mutating func close() throws(Problem) {
        guard let last = stack.popLast() else { return }
        let content: PropertyValue.Content
        var size = last.size
        if last.isMapping {
            let merged = try YamlMerge.entries(of: last.merges, beneath: last.entries)
            size += merged.size
            content = .dictionary(merged.entries + last.entries)
        } else {
            content = .array(last.items)
        }
        let value = PropertyValue(content, at: last.place)
        if let anchor = last.anchor { anchors[anchor] = Anchored(value: value, size: size, depth: last.depth) }
        try add(value, size: size, depth: last.depth, keyPlace: last.place)
    }

    private mutating func takeScalar(
        _ text: String, tag: String?, isPlain: Bool, event: YamlEvent
    ) throws(Problem) {
        if let last = stack.last, last.isMapping, last.key == nil {
            stack[stack.count - 1].key = (text, event.place)
            if let anchor = event.anchor {
                anchors[anchor] = Anchored(value: PropertyValue(.string(text), at: event.place), size: 1, depth: 1)
            }
            return
        }
        let content = YamlScalar.content(of: text, tag: tag, isPlain: isPlain, nullAsText: nullAsText)
        let value = PropertyValue(content, at: event.place)
        if let anchor = event.anchor { anchors[anchor] = Anchored(value: value, size: 1, depth: 1) }
        try add(value, size: 1, depth: 1, keyPlace: event.place)
    }

    private mutating func add(_ value: PropertyValue, size: Int, depth: Int, keyPlace: Place) throws(Problem) {
        guard var parent = stack.popLast() else {
            root = value
            return
        }
        parent.size += size
        parent.depth = max(parent.depth, depth + 1)
        if stack.count + depth > YamlDocument.maximumDepth {
            throw Problem("nested more than \(YamlDocument.maximumDepth) levels deep", at: keyPlace)
        }
        if !parent.isMapping {
            parent.items.append(value)
        } else if let key = parent.key {
            parent.key = nil
            if key.text == "<<" {
                parent.merges.append(value)
            } else {
                parent.entries.append(PropertyEntry(key: key.text, place: key.place, value: value))
            }
        } else {
            guard let text = value.scalar else {
                throw Problem("a key must be a text, not a list or a mapping", at: keyPlace)
            }
            parent.key = (text, keyPlace)
        }
        stack.append(parent)
    }

    private mutating func spend(_ size: Int, at place: Place) throws(Problem) {
        budget -= size
        if budget < 0 { throw Problem("aliases unfold to more values than are read; write them out", at: place) }
    }
}

/// Merge keys: `<<: *defaults` and `<<: [*first, *second]`.
enum YamlMerge {
    /// The merged entries whose keys are not written out; of several mappings the first one wins.
    static func entries(
        of merges: [PropertyValue], beneath written: [PropertyEntry]
    ) throws(Problem) -> (entries: [PropertyEntry], size: Int) {
        if merges.isEmpty { return ([], 0) }
        var known = Set(written.map(\.key))
        var merged: [PropertyEntry] = []
        for mapping in merges.flatMap({ $0.items.isEmpty ? [$0] : $0.items }) {
            guard case .dictionary(let entries) = mapping.content else {
                throw Problem("<< merges mappings only", at: mapping.place)
            }
            let added = entries.filter { !known.contains($0.key) }
            known.formUnion(added.map(\.key))
            merged += added
        }
        return (merged, merged.count)
    }
}
