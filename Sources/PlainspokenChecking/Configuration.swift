import PlainspokenModel
import PlainspokenReading
import PlainspokenRules

/// What `.plainspoken.yml` says; paths in it are relative to its folder.
package struct Configuration: Sendable {
    package static let fileName = ".plainspoken.yml"

    /// A rule's level, or nil for `off`.
    package var levels: [String: Level?] = [:]
    /// Patterns of source paths that are not read.
    package var skipped: [String] = []
    /// Values for `${NAME}` in specs and `$(NAME)` in settings.
    package var variables: [String: String] = [:]
    package var allowed: [Allowed] = []
    /// Folders of the apps of a family, checked together.
    package var family: [String] = []
    /// APIs of one's own or of SDKs that need keys.
    package var apis: [Resource] = []
    /// The language of sentences that stand in no table; nil where the project tells.
    package var baseLanguage: String?
    /// Absolute folder of the file; nil for the default configuration.
    package var folder: String?

    /// One entry of `allow`: findings that fit all given fields are left out.
    package struct Allowed: Sendable {
        package var rule: String
        package var key: String?
        package var target: String?
        package var locale: String?
        package var reason: String

        func covers(_ finding: Finding) -> Bool {
            rule == finding.rule && (key == nil || key == finding.key) && (target == nil || target == finding.target)
                && (locale == nil || locale == finding.locale)
        }
    }

    package init() {}

    /// Reads the file at an absolute path; a wrong or unknown setting is an error with its place.
    package static func read(_ path: String, tree: FileTree) throws(Problem) -> Configuration {
        let document = try YamlDocument.read(try tree.read(path), path: path)
        var configuration = Configuration()
        configuration.folder = Path.parent(path)
        if case .null = document.content { return configuration }
        guard case .dictionary(let entries) = document.content else {
            throw Problem("holds no settings: write one setting a line, such as “skip: [Vendor]”", at: document.place)
        }
        for entry in entries { try configuration.apply(entry) }
        return configuration
    }

    /// The file in a folder or in one above it; nil where there is none.
    package static func find(from folder: String, tree: FileTree) -> String? {
        var current = folder
        while true {
            let candidate = Path.join(current, fileName)
            if tree.kind(candidate) == .file { return candidate }
            let parent = Path.parent(current)
            guard parent != current, parent != "." else { return nil }
            current = parent
        }
    }

    static let settings = ["allow", "apis", "baseLanguage", "family", "levels", "skip", "variables"]

    private mutating func apply(_ entry: PropertyEntry) throws(Problem) {
        switch entry.key {
        case "levels": for rule in try Self.entries(entry) { try setLevel(rule) }
        case "skip": skipped = try Self.strings(entry)
        case "variables":
            for variable in try Self.entries(entry) { variables[variable.key] = try Self.text(variable) }
        case "allow": allowed = try Self.items(entry).map { item throws(Problem) in try Self.allowed(item) }
        case "baseLanguage": baseLanguage = try Self.text(entry)
        case "family": family = try Self.strings(entry)
        case "apis": apis = try Self.items(entry).map { item throws(Problem) in try Self.api(item) }
        default:
            throw Problem(
                "unknown setting “\(entry.key)”; known are \(Self.settings.joined(separator: ", "))", at: entry.place)
        }
    }

    private mutating func setLevel(_ entry: PropertyEntry) throws(Problem) {
        guard RuleCatalog.rule(entry.key) != nil else {
            throw Problem("unknown rule “\(entry.key)”; “plainspoken rules” lists them", at: entry.place)
        }
        let word = entry.value.string ?? (entry.value.scalar == "NO" ? "off" : "")
        if word == "off" {
            levels[entry.key] = .some(nil)
        } else if let level = Level(rawValue: word) {
            levels[entry.key] = level
        } else {
            throw Problem("a level is error, warning, note or off", at: entry.value.place)
        }
    }

    private static func allowed(_ item: PropertyValue) throws(Problem) -> Allowed {
        try only(["key", "locale", "reason", "rule", "target"], in: item, of: "allow")
        guard let rule = item["rule"]?.string, RuleCatalog.rule(rule) != nil else {
            throw Problem("an entry of allow names a rule; “plainspoken rules” lists them", at: item.place)
        }
        guard let reason = item["reason"]?.scalar, reason.contains(where: { $0.isLetter || $0.isNumber }) else {
            throw Problem("an entry of allow needs a reason", at: item.place)
        }
        return Allowed(
            rule: rule, key: item["key"]?.scalar, target: item["target"]?.scalar, locale: item["locale"]?.scalar,
            reason: reason)
    }

    /// `{api: "ScanKit.open()", keys: [NSCameraUsageDescription], modules: [ScanKit]}`.
    private static func api(_ item: PropertyValue) throws(Problem) -> Resource {
        guard let text = item["api"]?.scalar, UsePattern(text) != nil || SelectorPattern(text)?.selector != nil else {
            throw Problem("an entry of apis has an “api” such as “Scanner.open()” or “-[Scanner open]”", at: item.place)
        }
        try only(["api", "keys", "modules"], in: item, of: "apis")
        let names = (item["keys"]?.items ?? []).compactMap(\.string)
        guard !names.isEmpty, let known = names.lazy.compactMap({ Catalog.keys[$0] }).first,
            names.allSatisfy({ Catalog.keys[$0] != nil })
        else {
            throw Problem(
                "an entry of apis lists its “keys”; “plainspoken keys” lists those that exist", at: item.place)
        }
        let isSelector = text.first == "+" || text.first == "-"
        var resource = known.resource
        resource.uses = [
            ResourceUse(
                .access, swift: isSelector ? [] : [text], objectiveC: isSelector ? [text] : [],
                modules: (item["modules"]?.items ?? []).compactMap(\.string),
                keys: names.map { KeyRequirement(anyOf: [$0]) })
        ]
        return resource
    }

    /// A misspelt field would widen what an entry says.
    private static func only(_ names: [String], in item: PropertyValue, of setting: String) throws(Problem) {
        for field in item.entries {
            guard names.contains(field.key) else {
                let list = names.joined(separator: ", ")
                throw Problem("unknown “\(field.key)” in an entry of \(setting); known are \(list)", at: field.place)
            }
            if setting == "allow" { _ = try text(field) }
        }
    }

    private static func text(_ entry: PropertyEntry) throws(Problem) -> String {
        guard let text = entry.value.scalar else { throw Problem("“\(entry.key)” is one text", at: entry.value.place) }
        return text
    }

    private static func entries(_ entry: PropertyEntry) throws(Problem) -> [PropertyEntry] {
        guard case .dictionary(let entries) = entry.value.content else {
            throw Problem("“\(entry.key)” holds names with values, one a line", at: entry.value.place)
        }
        return entries
    }

    private static func items(_ entry: PropertyEntry) throws(Problem) -> [PropertyValue] {
        guard case .array(let items) = entry.value.content else {
            throw Problem("“\(entry.key)” holds a list", at: entry.value.place)
        }
        return items
    }

    private static func strings(_ entry: PropertyEntry) throws(Problem) -> [String] {
        try items(entry).map { item throws(Problem) in
            guard let text = item.string else { throw Problem("“\(entry.key)” lists texts", at: item.place) }
            return text
        }
    }
}
