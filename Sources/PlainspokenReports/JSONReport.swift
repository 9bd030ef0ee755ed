import Foundation
import PlainspokenModel

/// The report for programs: schema `plainspoken.check/1`, keys sorted, the same bytes for the same report.
package struct JSONReport {
    let report: Report
    let version: String

    package init(_ report: Report, version: String) {
        self.report = report
        self.version = version
    }

    package func render() throws -> String {
        let data = try JSONSerialization.data(
            withJSONObject: object, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    /// The report as section 2 of the contract describes it.
    package var object: [String: Any] {
        [
            "schema": "plainspoken.check/1",
            "tool": ["name": "plainspoken", "version": version],
            "apps": report.apps.map(Self.app),
            "findings": report.findings.map(Self.finding),
            "problems": report.problems.map { ["message": $0.problem.message, "place": Self.place($0.problem.place)] },
            "summary": [
                "errors": report.count(.error), "warnings": report.count(.warning), "notes": report.count(.note),
                "files": report.fileCount, "seconds": report.seconds ?? NSNull(),
            ] as [String: Any],
        ]
    }

    private static func app(_ app: App) -> [String: Any] {
        [
            "name": app.name, "path": app.path, "kind": app.kind.rawValue,
            "targets": app.targets.filter { $0.product.isJudged || app.kind != .source }.map(target),
        ]
    }

    private static func target(_ target: Target) -> [String: Any] {
        [
            "name": target.name, "platform": target.platform.rawValue, "product": target.product.rawValue,
            "configuration": target.configuration, "needs": target.needs.map(need),
            "declares": target.declarations.map(declaration),
        ]
    }

    private static func need(_ need: Need) -> [String: Any] {
        [
            "key": need.key, "resource": need.resource, "strength": need.strength.rawValue,
            "consequence": need.consequence.rawValue, "evidence": need.evidence.map { place($0.place) },
        ]
    }

    private static func declaration(_ declaration: UsageDeclaration) -> [String: Any] {
        [
            "key": declaration.key, "locale": declaration.locale ?? NSNull(), "value": text(declaration.value),
            "place": place(declaration.place),
        ]
    }

    /// The sentence; a dictionary's sentences one a line, anything else as written.
    private static func text(_ value: PropertyValue) -> String {
        switch value.content {
        case .dictionary(let entries): entries.map { $0.key + ": " + text($0.value) }.joined(separator: "\n")
        case .array(let items): items.map(text).joined(separator: "\n")
        default: value.scalar ?? ""
        }
    }

    private static func finding(_ judged: Report.Judged) -> [String: Any] {
        let finding = judged.finding
        return [
            "rule": finding.rule, "level": judged.level.rawValue, "confidence": finding.confidence.rawValue,
            "app": finding.app, "target": finding.target ?? NSNull(), "key": finding.key ?? NSNull(),
            "locale": finding.locale ?? NSNull(), "consequence": finding.consequence?.rawValue ?? NSNull(),
            "message": finding.message, "remedy": finding.remedy ?? NSNull(), "place": place(finding.place),
            "related": finding.related.map { ["message": $0.message, "place": place($0.place)] },
        ]
    }

    static func place(_ place: Place) -> [String: Any] {
        switch place.position {
        case .whole: ["path": place.path]
        case .line(let line, let column): ["path": place.path, "line": line, "column": column]
        case .keyPath(let keys): ["path": place.path, "keyPath": keys]
        case .symbol(let name): ["path": place.path, "symbol": name]
        }
    }
}
