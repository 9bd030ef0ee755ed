import PlainspokenModel

/// Words that several rules share.
enum Phrases {
    /// What happens on a platform without the key.
    static func consequence(_ need: Need, on platform: Platform) -> String {
        switch need.consequence {
        case .terminates: "\(system(platform)) ends the app when this line runs"
        case .denied, .silent: need.detail.isEmpty ? "the request gives nothing" : need.detail
        case .uploadRefused: "the upload is refused (ITMS-90683)"
        case .none: need.detail.isEmpty ? "the system shows a sentence of its own" : need.detail
        }
    }

    static func system(_ platform: Platform) -> String {
        platform == .macCatalyst ? "macOS" : platform.rawValue
    }

    /// Where and how to add a key.
    static func add(_ key: String, to target: Target) -> String {
        "add \(key) to \(carrier(of: target)), with a sentence that says what \(subject(key)) is used for"
    }

    /// Where a target's keys are written, in words.
    static func carrier(of target: Target) -> String {
        switch target.carrier?.kind {
        case .infoPlist: target.carrier?.place.path ?? "the Info.plist"
        case .spec: "info.properties of target \(target.name) in \(target.carrier?.place.path ?? "the spec")"
        case .buildSettings: "the build settings of target \(target.name) as INFOPLIST_KEY_…"
        case nil: "the Info.plist of target \(target.name)"
        }
    }

    /// The resource of a key in running text: `the camera`.
    static func subject(_ key: String) -> String {
        guard let name = Catalog.keys[key]?.resource.name else { return "the resource" }
        return "“" + name.prefix(1).lowercased() + name.dropFirst() + "”"
    }

    static func list(_ words: [String]) -> String {
        switch words.count {
        case 0, 1: words.first ?? ""
        default: words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
        }
    }
}
