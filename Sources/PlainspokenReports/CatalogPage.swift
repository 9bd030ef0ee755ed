import PlainspokenModel

/// A resource of the catalogue as a page of text: keys, code that needs them, what happens without.
package struct CatalogPage {
    let resource: Resource

    package init(_ resource: Resource) {
        self.resource = resource
    }

    package func render() -> String {
        var lines = ["# \(resource.name) (`\(resource.id)`)", ""]
        for key in resource.keys { lines += section(key) }
        lines += ["## Without the key", ""]
        lines += resource.missing.map { "- \($0.consequence.rawValue)\(Self.range($0)): \($0.detail)" }
        lines += ["- at upload (ITMS-90683): \(upload)", ""]
        lines +=
            ["## Code that needs it", ""]
            + resource.uses.filter { $0.confidence > .possible && $0.strength >= .access }.flatMap(uses)
        lines += ["", "## Code that does not", ""] + resource.falseFriends.map { "- `\($0.code)`: \($0.why)" }
        if resource.prompt.showsPurpose {
            lines += ["", "## The prompt", "", "- title: \(resource.prompt.title)"]
            if let sentence = resource.prompt.systemSentence { lines.append("- the system adds: \(sentence)") }
        }
        let entitlements = resource.entitlementNeeds
        if !entitlements.isEmpty { lines += ["", "## Entitlements", ""] + entitlements.map(entitlement) }
        if !resource.notes.isEmpty { lines += ["", "## Notes", ""] + resource.notes.map { "- \($0)" } }
        lines += ["", "## Sources", ""] + resource.sources.map(Self.source)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func source(_ id: String) -> String {
        let source = CatalogSources.source(id)
        return "- " + [source?.title ?? id, source?.reference].compactMap { $0 }.joined(separator: ": ")
    }

    private func section(_ key: UsageKey) -> [String] {
        var lines = ["## `\(key.name)`", "", key.rule, "", "- holds: \(key.content.rawValue)"]
        lines.append("- read by: " + (key.introduced.isEmpty ? "no known system" : Self.versions(key.introduced)))
        if !key.isReadOnCatalyst { lines.append("- not read by: iOS apps on the Mac (Mac Catalyst)") }
        if !key.retired.isEmpty { lines.append("- no longer read by: " + Self.versions(key.retired)) }
        if let next = key.supersededBy { lines.append("- superseded by: \(next)") }
        if let name = key.displayName { lines.append("- Xcode shows it as: \(name)") }
        let setting = key.hasBuildSetting ? "INFOPLIST_KEY_\(key.name)" : "none; write it into the Info.plist"
        return lines + ["- build setting: \(setting)", ""]
    }

    static func versions(_ table: [Platform: Version]) -> String {
        table.sorted { $0.key < $1.key }.map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", ")
    }

    private static func range(_ entry: Missing) -> String {
        var parts: [String] = []
        if let platforms = entry.platforms { parts.append(platforms.sorted().map(\.rawValue).joined(separator: ", ")) }
        if !entry.from.isEmpty { parts.append("from " + versions(entry.from)) }
        if !entry.until.isEmpty { parts.append("below " + versions(entry.until)) }
        return parts.isEmpty ? "" : " (" + parts.joined(separator: "; ") + ")"
    }

    private var upload: String {
        switch resource.upload {
        case .blocking: "uploads were refused"
        case .warning: "warnings were reported"
        case .unreported: "nobody reports it"
        }
    }

    private func entitlement(_ need: EntitlementNeed) -> String {
        let platforms = need.platforms.sorted().map(\.rawValue).joined(separator: ", ")
        let circumstance =
            switch need.circumstance {
            case .sandbox: "in the sandbox"
            case .hardenedRuntime: "with the hardened runtime"
            case .capability: "always"
            }
        let names = need.alternatives.map { "`\($0)`" }.joined(separator: " or ")
        return "- \(names): \(circumstance), on \(platforms)" + (need.isManaged ? "; granted by Apple on request" : "")
    }

    private func uses(_ use: ResourceUse) -> [String] {
        let code = use.swift + use.objectiveC + use.functions.map { $0 + "()" }
        let keys = use.keys.map { $0.alternatives.joined(separator: " or ") }.joined(separator: " and ")
        return ["- \(use.strength.rawValue): " + code.map { "`\($0)`" }.joined(separator: ", ") + " → " + keys]
    }
}
