import Foundation
import PlainspokenModel

/// The review for programs: schema `plainspoken.review/1`, keys sorted, the same bytes for the same sheet.
package struct ReviewJSON {
    let sheet: ReviewSheet

    package init(_ sheet: ReviewSheet) {
        self.sheet = sheet
    }

    package func render() throws -> String {
        let object: [String: Any] = [
            "schema": "plainspoken.review/1", "revision": sheet.revision ?? NSNull(),
            "apps": sheet.report.apps.enumerated().map { number, app in
                [
                    "name": app.name, "path": app.path,
                    "prompts": sheet.items.filter { $0.app == number }.map(Self.prompt),
                ] as [String: Any]
            },
        ]
        let data = try JSONSerialization.data(
            withJSONObject: object, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private static func prompt(_ item: ReviewItem) -> [String: Any] {
        let before = item.before?.sentences ?? [:]
        let locales = Set(item.coverage.sentences.keys).union(before.keys).sorted(by: Coverage.order)
        return [
            "target": item.target, "key": item.key, "state": item.state.rawValue,
            "title": item.title, "systemSentence": item.prompt.systemSentence ?? NSNull(),
            "buttons": item.prompt.buttons,
            "sentences": locales.map { locale in
                [
                    "locale": locale == Coverage.base ? NSNull() : locale,
                    "now": item.coverage.sentences[locale] ?? [], "before": before[locale] ?? NSNull(),
                ] as [String: Any]
            },
            "uses": uses(of: item),
        ]
    }

    private static func uses(of item: ReviewItem) -> [[String: Any]] {
        let change = item.change
        let gained = Set(change?.gained ?? [])
        let present = item.coverage.uses.keys.sorted().map { ($0, gained.contains($0) ? "gained" : "kept") }
        return (present + (change?.lost ?? []).map { ($0, "lost") }).map { use, status in
            let site = item.coverage.uses[use]
            return [
                "feature": use.feature.isEmpty ? NSNull() : use.feature, "kind": use.kind.rawValue, "status": status,
                "api": site?.api ?? NSNull(), "place": site.map { JSONReport.place($0.place) } ?? NSNull(),
            ]
        }
    }
}
