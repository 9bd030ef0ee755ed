import PlainspokenChecking
import Testing

/// Calls that a class of one's own replaces.
@Suite struct OwnOverrideTests {
    private func rules(_ code: String) -> [String] {
        let report = Checks.report([
            "project.yml": """
            name: App
            targets:
              App:
                type: application
                platform: macOS
                deploymentTarget: "14.0"
                sources: [App]
                settings:
                  GENERATE_INFOPLIST_FILE: YES
                  INFOPLIST_KEY_NSCalendarsUsageDescription: Shows the days of your trips in one list.
                  INFOPLIST_KEY_NSCalendarsFullAccessUsageDescription: Shows the days of your trips in one list.
            """, "App/Main.swift": code,
        ])
        return report.findings.filter { $0.level != .note }.map(\.finding.rule)
    }

    @Test func aClassThatReplacesTheCall() {
        let store = """
            import EventKit
            class Store: EKEventStore {
                override func requestAccess(to type: EKEntityType) async throws -> Bool { try await requestFullAccessToEvents() }
            }
            let store = Store()
            func ask() async throws { _ = try await store.requestAccess(to: .event) }
            """
        #expect(rules(store) == [])
        #expect(rules(store.replacing("override func requestAccess", with: "func other")) == ["wrong-access-level"])
    }
}
