import Foundation
import PlainspokenModel

/// The keys that each target's code needs, from the evidence of a check, whether they are declared or not.
package struct RequiredKeys {
    let report: Report

    package init(_ report: Report) {
        self.report = report
    }

    /// The needs that count: code that runs and reaches the resource, firmly enough; each key once.
    ///
    /// A need with a choice is left out where one of its keys is needed anyway.
    package static func needs(of target: Target) -> [Need] {
        let firm = target.needs.filter { $0.confidence >= .likely && $0.strength >= .access }
        let single = Set(firm.filter { $0.alternatives.count == 1 }.map(\.key))
        var seen: Set<[String]> = []
        return firm.filter { need in
            seen.insert(need.alternatives).inserted
                && (need.alternatives.count == 1 || single.isDisjoint(with: need.alternatives))
        }
    }

    // MARK: Text

    /// One block a target, one line a key with the first place that needs it.
    package func text(paths: PathDisplay) -> String {
        var blocks: [String] = []
        for (number, app) in report.apps.enumerated() {
            for target in app.targets {
                let needs = Self.needs(of: target)
                let keys = needs.map { $0.alternatives.joined(separator: " or ") }
                let width = keys.map(\.count).max() ?? 0
                let lines = zip(keys, needs).map { key, need in
                    guard let first = need.evidence.first else { return "  " + key }
                    let gap = String(repeating: " ", count: width - key.count)
                    let line = first.place.line.map { ":\($0)" } ?? ""
                    return "  \(key)\(gap)  \(paths.display(first.place.path, app: number))\(line)  \(first.api)"
                }
                let head = "\(target.name) (\(target.platform.rawValue))" + (needs.isEmpty ? ": no key" : "")
                blocks.append(([head] + lines).joined(separator: "\n") + "\n")
            }
        }
        return blocks.joined(separator: "\n")
    }

    // MARK: JSON

    /// Schema `plainspoken.required/1`, keys sorted, the same bytes for the same report.
    package func json() throws -> String {
        let object: [String: Any] = [
            "schema": "plainspoken.required/1",
            "apps": report.apps.map { app in
                ["name": app.name, "path": app.path, "targets": app.targets.map(Self.target)] as [String: Any]
            },
        ]
        let data = try JSONSerialization.data(
            withJSONObject: object, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private static func target(_ target: Target) -> [String: Any] {
        [
            "name": target.name, "platform": target.platform.rawValue, "product": target.product.rawValue,
            "keys": needs(of: target).map { need in
                [
                    "key": need.key, "alternatives": need.alternatives, "resource": need.resource,
                    "consequence": need.consequence.rawValue,
                    "evidence": need.evidence.map { JSONReport.place($0.place) },
                ] as [String: Any]
            },
        ]
    }
}
