import Foundation
import Testing

/// What keeps the dictation core portable and repeatable.
@Suite struct DictationInvariantTests {
    private func sources() throws -> [(file: String, text: String)] {
        try Repository.swiftFiles(below: "Sources/Dictation").map { ($0, try Repository.text($0)) }
    }

    @Test func dependsOnNoOtherModule() throws {
        for (file, text) in try sources() {
            #expect(!text.contains("import Plainspoken"), "\(file)")
        }
    }

    @Test func knowsNoClockChanceOrEnvironment() throws {
        let words = [" Date(", ".random", "ProcessInfo", "Locale.current", "ContinuousClock", " UUID(", "DispatchTime"]
        for (file, text) in try sources() {
            for word in words { #expect(!text.contains(word), "\(file): \(word)") }
        }
    }

    /// The page names every action and every reason.
    @Test func thePageIsComplete() throws {
        let page = try Repository.text("Documentation/dictation.md")
        #expect(page.components(separatedBy: "\n").count <= 151)
        let names = try Repository.text("Sources/Dictation/DictationAction.swift").matches(of: /: "([a-z-]+)"\n/)
        #expect(names.count == 10)
        for name in names { #expect(page.contains("| `\(name.1)` |"), "\(name.1)") }
        let reasons = try Repository.text("Sources/Dictation/DictationRefusal.swift").matches(of: /\ = "([a-z-]+)"\n/)
        #expect(reasons.count == 11)
        for reason in reasons { #expect(page.contains("`\(reason.1)`"), "\(reason.1)") }
    }
}
