import PlainspokenChecking
import PlainspokenModel
import Testing

/// Code that reads data only where access was granted, and that nothing ever asks for.
@Suite struct StatusGuardTests {
    private func rules(_ code: String) -> [String] {
        let report = Checks.report([
            "project.yml": """
            name: App
            targets:
              App: {type: application, platform: iOS, deploymentTarget: "17.0", sources: [App], settings: {GENERATE_INFOPLIST_FILE: YES}}
            """, "App/Main.swift": "import Contacts\nimport Photos\n" + code,
        ])
        return report.findings.filter { $0.level != .note }.map { "\($0.finding.rule) \($0.finding.key ?? "-")" }
    }

    private static let read =
        "try? CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: [])) { _, _ in }"
    private static let missing = ["missing-usage-string NSContactsUsageDescription"]
    private static let named = ["missing-for-upload NSContactsUsageDescription"]

    @Test(arguments: [
        "func f() {\n guard CNContactStore.authorizationStatus(for: .contacts) == .authorized else { return }\n \(read)\n}",
        "func f() {\n let status = CNContactStore.authorizationStatus(for: .contacts)\n if status == .authorized {\n \(read)\n }\n}",
        "func f() {\n switch CNContactStore.authorizationStatus(for: .contacts) {\n case .authorized: \(read)\n default: break\n }\n}",
        "func f() {\n if CNContactStore.authorizationStatus(for: .contacts) != .authorized { return }\n \(read)\n}",
        "struct A {\n var mayRead: Bool { CNContactStore.authorizationStatus(for: .contacts) == .authorized }\n func f() {\n guard mayRead else { return }\n g()\n }\n private func g() {\n \(read)\n }\n}",
    ])
    func behindALook(_ code: String) {
        #expect(rules(code) == Self.named)
    }

    @Test(arguments: [
        "func f() {\n \(read)\n}",
        "func f() {\n guard CNContactStore.authorizationStatus(for: .contacts) == .authorized else { return }\n \(read)\n}\nfunc ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }",
        "func f(_ n: Int) {\n guard n > 0 else { return }\n \(read)\n}\nfunc g() { _ = CNContactStore.authorizationStatus(for: .contacts) }",
        "func f() {\n let status = CNContactStore.authorizationStatus(for: .contacts)\n print(status)\n \(read)\n}",
    ])
    func withoutALookOrAsked(_ code: String) {
        #expect(rules(code) == Self.missing)
    }

    // MARK: Extensions

    @Test func sharedFunctionsThatAnExtensionNeverCalls() {
        let spec = """
            name: App
            targets:
              App: {type: application, platform: iOS, deploymentTarget: "17.0", sources: [App, Shared], settings: {GENERATE_INFOPLIST_FILE: YES, INFOPLIST_KEY_NSContactsUsageDescription: Finds the people you write letters to.}}
              Push: {type: app-extension, platform: iOS, deploymentTarget: "17.0", sources: [Push, Shared], settings: {GENERATE_INFOPLIST_FILE: YES}}
            """
        let shared = """
            import Contacts
            enum Tools {
                static func people() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
                static func size() -> Int { 1 }
            }
            """
        func lines(_ call: String) -> [String] {
            Checks.lines(
                Checks.report([
                    "project.yml": spec, "App/Main.swift": "func go() { Tools.people() }", "Shared/Tools.swift": shared,
                    "Push/Push.swift": "func push() { \(call) }",
                ]))
        }
        #expect(lines("_ = Tools.size()") == [])
        #expect(
            lines("Tools.people()")
                == ["error missing-usage-string NSContactsUsageDescription Push Shared/Tools.swift:3"])
    }
}
