import Foundation
import Testing

@testable import PlainspokenCommand

/// The JSON report has exactly the keys that it promises, with values of the promised kinds.
@Suite struct JSONShapeTests {
    /// A finding of each kind of place, needs, declarations in two languages, a problem.
    private static let files = [
        "project.yml": """
        name: Journal
        targets:
          Journal:
            type: application
            platform: [iOS]
            deploymentTarget: {iOS: "17.0"}
            sources: [Sources, Resources]
            settings: {INFOPLIST_FILE: Info.plist, GENERATE_INFOPLIST_FILE: NO}

        """,
        "Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>NSCameraUsageDescription</key><string> </string>
        <key>NSOwnUsageDescription</key><string>x</string>
        </dict></plist>
        """,
        "Resources/ko.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"사진을 찍습니다.\";\nbroken",
        "Sources/Note.swift": """
        import AVFoundation
        func ask() { AVCaptureDevice.requestAccess(for: .audio) { _ in } }
        // plainspoken:allow missing-usage-string
        func again() { AVCaptureDevice.requestAccess(for: .audio) { _ in } }
        """,
    ]

    private func object(_ arguments: String...) throws -> [String: Any] {
        let scratch = try Scratch(Self.files)
        let output = scratch.run("check", "--format", "json", arguments.first ?? "--all").output
        return try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }

    private func list(_ value: Any?) throws -> [[String: Any]] { try #require(value as? [[String: Any]]) }

    private func keys(_ objects: [[String: Any]]) -> Set<[String]> { Set(objects.map { $0.keys.sorted() }) }

    @Test func keysOfEveryObject() throws {
        let report = try object()
        #expect(keys([report]) == [["apps", "findings", "problems", "schema", "summary", "tool"]])
        #expect(report["schema"] as? String == "plainspoken.check/1")
        #expect(report["tool"] as? [String: String] == ["name": "plainspoken", "version": Main.version])
        let apps = try list(report["apps"])
        #expect(keys(apps) == [["kind", "name", "path", "targets"]])
        let targets = try apps.flatMap { try list($0["targets"]) }
        #expect(keys(targets) == [["configuration", "declares", "name", "needs", "platform", "product"]])
        let needs = try targets.flatMap { try list($0["needs"]) }
        #expect(keys(needs) == [["consequence", "evidence", "key", "resource", "strength"]])
        let declares = try targets.flatMap { try list($0["declares"]) }
        #expect(keys(declares) == [["key", "locale", "place", "value"]])
        #expect(declares.map { $0["locale"] as? String } == [nil, "ko"])
        let findings = try list(report["findings"])
        #expect(
            keys(findings) == [
                [
                    "app", "confidence", "consequence", "key", "level", "locale", "message", "place", "related",
                    "remedy", "rule", "target",
                ]
            ])
        let related = try findings.flatMap { try list($0["related"]) }
        #expect(keys(related) == [["message", "place"]])
        let problems = try list(report["problems"])
        #expect(keys(problems) == [["message", "place"]])
        let places =
            (problems + findings + related + declares).compactMap { $0["place"] as? [String: Any] }
            + (try needs.flatMap { try list($0["evidence"]) })
        #expect(keys(places).isSubset(of: [["column", "line", "path"], ["path"]]))
        #expect(places.allSatisfy { ($0["path"] as? String)?.hasPrefix("/") == false })
    }

    @Test func summary() throws {
        let summary = try #require(object()["summary"] as? [String: Any])
        #expect(keys([summary]) == [["errors", "files", "notes", "seconds", "warnings"]])
        #expect(summary["seconds"] is NSNull)
        let timed = try #require(object("--timing")["summary"] as? [String: Any])
        #expect(timed["seconds"] is Double)
    }

    @Test func wordsOfFindings() throws {
        let findings = try list(object()["findings"])
        let rules = Set(findings.compactMap { $0["rule"] as? String })
        #expect(rules == ["missing-usage-string", "empty-usage-string", "unknown-key", "unused-usage-string"])
        #expect(Set(findings.compactMap { $0["level"] as? String }).isSubset(of: ["error", "warning", "note"]))
        #expect(
            Set(findings.compactMap { $0["consequence"] as? String }).isSubset(of: [
                "terminates", "denied", "silent", "upload-refused", "none",
            ]))
    }
}
