import PlainspokenModel

extension Rule {
    static let unknownKey = Rule(
        id: "unknown-key", group: .presence, level: .error,
        summary: "a key that no system reads: misspelt, invented, a display name, or an entitlement"
    ) { target, subject in
        var reported: Set<String> = []
        return (target.properties + target.tableKeys).compactMap { entry in
            guard let verdict = KeyVerdict(entry.key), reported.insert(entry.key).inserted else { return nil }
            // An entitlement that the target has as well is only left over here.
            let held = verdict == .entitlement ? target.entitlements.entries.last { $0.key == entry.key } : nil
            return Finding(
                rule: "unknown-key", confidence: verdict.confidence, app: subject.app.name, target: target.name,
                key: entry.key, consequence: held == nil ? nil : Consequence.none,
                message: Message.unknown(entry.key, verdict), remedy: Message.remedy(verdict, isHeld: held != nil),
                place: entry.place, related: held.map { [.init(Message.held, at: $0.place)] } ?? [])
        }
    }
}

/// Why a key is none.
enum KeyVerdict: Equatable {
    /// One or two letters away from a real key.
    case misspelt(nearest: String)
    /// The name that Xcode shows for a key.
    case displayName(of: String)
    /// Known to be invented, with what to do instead.
    case invented(FalseKey)
    case entitlement
    /// Looks like a usage key, and is in no list.
    case unlisted

    var confidence: Confidence { self == .unlisted ? .likely : .certain }

    /// Nil for keys that are real, or that have nothing to do with permissions.
    init?(_ key: String) {
        if Catalog.keys[key] != nil || Catalog.entitlementLikeKeys.contains(key) { return nil }
        if let named = Catalog.keyByDisplayName[key.lowercased()] {
            self = .displayName(of: named)
        } else if let known = Catalog.falseKey(key) {
            self = .invented(known)
        } else if key.hasPrefix("com.apple.security.") || key.hasPrefix("com.apple.developer.") {
            self = .entitlement
        } else if key.hasPrefix("Privacy - ") {
            self = .unlisted
        } else {
            guard Self.looksLikeUsageKey(key) else { return nil }
            self = Self.nearest(to: key).map { .misspelt(nearest: $0) } ?? .unlisted
        }
    }

    private static func looksLikeUsageKey(_ key: String) -> Bool {
        let lower = key.lowercased()
        return lower.contains("usagedesc") || lower.contains("usage description")
            || EditDistance.between(String(lower.suffix(16)), "usagedescription", limit: 3) <= 3
    }

    /// The real key that is nearest, at most one edit in eight letters away.
    static func nearest(to key: String) -> String? {
        let lower = key.lowercased().filter { !$0.isWhitespace }
        var best: (name: String, distance: Int)?
        for name in Catalog.keys.keys.sorted() {
            let limit = min(best?.distance ?? 4, max(2, name.count / 10))
            let distance = EditDistance.between(lower, name.lowercased(), limit: limit)
            if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
        }
        return best?.name
    }
}

/// Levenshtein distance with a bound.
package enum EditDistance {
    /// The number of edits, or `limit + 1` where there are more.
    package static func between(_ left: String, _ right: String, limit: Int) -> Int {
        let first = Array(left.utf8)
        let second = Array(right.utf8)
        guard abs(first.count - second.count) <= limit else { return limit + 1 }
        var row = Array(0...second.count)
        for (index, byte) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, other) in second.enumerated() {
                let change = diagonal + (byte == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(change, diagonal + 1, row[column] + 1)
            }
            if row.allSatisfy({ $0 > limit }) { return limit + 1 }
        }
        return row[second.count]
    }
}

private enum Message {
    static func unknown(_ key: String, _ verdict: KeyVerdict) -> String {
        switch verdict {
        case .misspelt(let nearest): "no system reads \(key); the key is spelt \(nearest)"
        case .displayName(let name): "“\(key)” is the name that Xcode shows; the system reads only \(name)"
        case .invented(let known): "no system reads \(key): \(known.reason)"
        case .entitlement: "\(key) is an entitlement and has no effect in the Info.plist"
        case .unlisted: "\(key) looks like a usage description and is in no list of Apple’s keys"
        }
    }

    static let held = "the target has the entitlement here"

    static func remedy(_ verdict: KeyVerdict, isHeld: Bool) -> String {
        switch verdict {
        case .misspelt(let nearest): "rename it to \(nearest)"
        case .displayName(let name): "write \(name) instead"
        case .invented(let known):
            known.instead.isEmpty ? "delete it" : "write \(known.instead.joined(separator: " or ")) instead"
        case .entitlement: isHeld ? "delete it" : "move it to the target’s entitlements file"
        case .unlisted: "check its spelling against Apple’s documentation, or delete it"
        }
    }
}
