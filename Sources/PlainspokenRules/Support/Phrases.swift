import PlainspokenModel

/// Words that several rules share.
enum Phrases {
    /// What happens on a platform without the key.
    static func consequence(_ need: Need, on platform: Platform) -> String {
        switch need.consequence {
        case .terminates:
            "\(system(platform)) ends the app when this \(need.evidence.first.flatMap(reference) == nil ? "line" : "call") runs"
        case .denied, .silent: need.detail.isEmpty ? "the request gives nothing" : need.detail
        case .uploadRefused: "the upload is refused (ITMS-90683)"
        case .none: need.detail.isEmpty ? "the system shows a sentence of its own" : need.detail
        }
    }

    static func system(_ platform: Platform) -> String {
        platform == .macCatalyst ? "macOS" : platform.rawValue
    }

    /// What a binary refers to, and what of it does where that is known; nil for code that can be shown.
    static func reference(_ evidence: Evidence) -> String? {
        guard case .symbol = evidence.place.position else { return nil }
        let holder = evidence.feature.map { " (in \($0))" } ?? ""
        return "\(Path.name(evidence.place.path)) refers to \(evidence.api)\(holder)"
    }

    /// The key that is wanted, or those of which the call's argument wants one.
    static func wanted(_ need: Need) -> String {
        guard need.alternatives.count > 1, need.evidence.first?.isOpen ?? false else { return need.key }
        return "one of \(list(need.alternatives))"
    }

    /// Where and how to add a key.
    static func add(_ key: String, to target: Target) -> String {
        guard target.carrier?.kind == .buildSettings else {
            return "add \(key) to \(carrier(of: target)), with a sentence that says what it is for"
        }
        return Catalog.keys[key]?.key.hasBuildSetting == false
            ? "\(key) has no build setting: add it to an Info.plist file of target \(target.name), with a sentence that says what it is for"
            : "add INFOPLIST_KEY_\(key) to the build settings of target \(target.name), with a sentence that says what it is for"
    }

    /// Where a target's keys are written, in words.
    static func carrier(of target: Target) -> String {
        switch target.carrier?.kind {
        case .infoPlist: target.carrier?.place.path ?? "the Info.plist"
        case .spec: "info.properties of target \(target.name) in \(target.carrier?.place.path ?? "the spec")"
        case .buildSettings: "the build settings of target \(target.name)"
        case .part(let name): "\(name) in \(target.carrier?.place.path ?? "the project")"
        case nil: "the Info.plist of target \(target.name)"
        }
    }

    static func list(_ words: [String]) -> String {
        switch words.count {
        case 0, 1: words.first ?? ""
        default: words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
        }
    }
}
