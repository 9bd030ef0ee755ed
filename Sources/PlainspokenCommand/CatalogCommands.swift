import Foundation
import PlainspokenModel
import PlainspokenReports
import PlainspokenRules

extension Subcommand {
    static let explain = Subcommand(
        name: "explain", summary: "prints the page of a rule, key, resource or API", operands: "NAME", options: []
    ) { arguments, console throws(UsageError) in
        guard let name = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError("explain takes one name: of a rule, key, resource or API")
        }
        guard let page = Explanation.page(for: name) else {
            let nearest = Explanation.nearest(to: name).map { "; did you mean “\($0)”?" }
            let lists = "; “plainspoken rules” and “plainspoken keys” list names"
            throw UsageError("nothing is known of “\(name)”" + (nearest ?? lists))
        }
        console.printOutput(page)
        return 0
    }

    static let rules = Subcommand(
        name: "rules", summary: "lists the rules", operands: "", options: [.listFormat]
    ) { arguments, console throws(UsageError) in
        guard arguments.operands.isEmpty else {
            throw UsageError("rules takes no names; see “plainspoken explain NAME”")
        }
        if arguments.value("--format") == "json" {
            console.printOutput(
                try json(
                    RuleCatalog.rules.map {
                        ["id": $0.id, "level": $0.level.rawValue, "group": $0.group.rawValue, "summary": $0.summary]
                    }))
            return 0
        }
        let width = RuleCatalog.rules.map(\.id.count).max() ?? 0
        for rule in RuleCatalog.rules {
            console.printOutput("\(Main.pad(rule.id, width))  \(Main.pad(rule.level.rawValue, 7))  \(rule.summary)\n")
        }
        return 0
    }

    static let keys = Subcommand(
        name: "keys", summary: "lists the keys of the catalogue", operands: "", options: [.listFormat]
    ) { arguments, console throws(UsageError) in
        guard arguments.operands.isEmpty else {
            throw UsageError("keys takes no names; see “plainspoken explain NAME”")
        }
        if arguments.value("--format") == "json" {
            console.printOutput(
                try json(Catalog.resources.flatMap { resource in resource.keys.map { entry($0, resource) } }))
            return 0
        }
        let width = Catalog.keys.keys.map(\.count).max() ?? 0
        for resource in Catalog.resources {
            for key in resource.keys { console.printOutput("\(Main.pad(key.name, width))  \(resource.name)\n") }
        }
        return 0
    }

    private static func entry(_ key: UsageKey, _ resource: Resource) -> [String: Any] {
        [
            "key": key.name, "resource": resource.id, "content": key.content.rawValue, "isPurpose": key.isPurpose,
            "introduced": Dictionary(
                uniqueKeysWithValues: key.introduced.map { ($0.key.rawValue, $0.value.description) }),
            "supersededBy": key.supersededBy ?? NSNull(),
            "displayName": key.displayName ?? NSNull(),
        ]
    }

    private static func json(_ object: Any) throws(UsageError) -> String {
        do {
            let data = try JSONSerialization.data(
                withJSONObject: object, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
            return String(decoding: data, as: UTF8.self) + "\n"
        } catch {
            throw UsageError("the list cannot be written as JSON: \(error)")
        }
    }
}

extension Option {
    static let listFormat = Option(
        name: "--format", argument: .choice(["text", "json"]), help: "how to print the list; text if absent")
}

/// Finds the page that a name means.
enum Explanation {
    static func page(for name: String) -> String? {
        if let page = RulePages.pages[name] { return page }
        let resources = Catalog.resources.filter { resource in
            resource.id == name || resource.name == name
                || resource.keys.contains { $0.name == name || $0.displayName == name }
                || resource.entitlementNeeds.contains { $0.alternatives.contains(name) }
        }
        let found = resources.isEmpty ? Catalog.resources.filter { mentions(name, $0) } : resources
        return found.isEmpty ? nil : found.map { CatalogPage($0).render() }.joined(separator: "\n")
    }

    /// The name of a rule, key, resource or API that is spelt most like this one; nil where none comes near.
    static func nearest(to name: String) -> String? {
        let limit = min(max(1, name.utf8.count / 4), 12)
        let lower = name.lowercased()
        var best: (name: String, distance: Int)?
        for candidate in names {
            let bound = min(limit, (best?.distance ?? limit + 1) - 1)
            let distance = EditDistance.between(lower, candidate.lowercased(), limit: bound)
            if distance <= bound { best = (candidate, distance) }
        }
        return best?.name
    }

    /// Everything that has a page, each once, in the order in which a tie is decided.
    private static var names: [String] {
        let keys = Catalog.resources.flatMap { $0.keys.flatMap { [$0.name, $0.displayName].compactMap { $0 } } }
        let uses = Catalog.resources.flatMap(\.uses).filter { $0.confidence > .possible }
        let words = uses.flatMap { $0.swift + $0.objectiveC + $0.functions }.flatMap(words)
        var seen: Set<String> = []
        return (RuleCatalog.rules.map(\.id) + Catalog.resources.map(\.id) + keys + words).filter {
            $0.count > 3 && seen.insert($0).inserted
        }
    }

    /// The names in a pattern: types with their members, selectors.
    private static func words(_ pattern: String) -> [String] {
        pattern.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != ":" && $0 != "." }.map(String.init)
    }

    /// Whether a use of the resource names the API: a type, a member or a selector as a whole word.
    private static func mentions(_ name: String, _ resource: Resource) -> Bool {
        let bare = name.hasSuffix("()") ? String(name.dropLast(2)) : name
        return resource.uses.contains { use in
            use.confidence > .possible
                && (use.swift + use.objectiveC + use.functions).contains { text in
                    words(text).contains { $0 == bare || $0.split(separator: ".").contains(Substring(bare)) }
                }
        }
    }
}
