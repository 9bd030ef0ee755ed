/// What the catalogue knows of a key.
struct UsageKeyFacts {
    enum Content: String {
        case string = "a string"
        case boolean = "a boolean"
        case stringArray = "an array of strings"
        case stringDictionary = "a dictionary of strings"
        case dictionary = "a dictionary"
    }

    /// What happens without the key.
    enum Consequence {
        case terminates, denied, silent, uploadRefused, none
    }

    var content: Content
    /// Whether people read it in a prompt.
    var isPurpose: Bool
    /// By the name of the system, for those that read the key.
    var consequences: [String: Consequence]

    init(_ content: Content, isPurpose: Bool, _ consequences: [String: Consequence]) {
        self.content = content
        self.isPurpose = isPurpose
        self.consequences = consequences
    }
}

extension BundleContents {
    /// What happens on the bundle's system where the key is missing, in words.
    func consequence(of key: String) -> String {
        guard let facts = UsageKeyFacts.table[key] else { return "a request that needs it fails" }
        let catalyst = system == "macOS" ? facts.consequences["macCatalyst"] : nil
        switch facts.consequences[system] ?? catalyst {
        case .terminates: return "\(system) ends the \(noun) at the request"
        case .denied: return "the request fails at once"
        case .silent: return "the request does nothing, without a prompt or an error"
        case .uploadRefused: return "the upload is refused (ITMS-90683)"
        case .some(.none): return "the prompt gives no reason of the app’s own"
        case nil: return "\(system) is not known to read it"
        }
    }
}
