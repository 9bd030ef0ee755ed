import Foundation
import Testing

/// What keeps the dictation core portable and repeatable.
@Suite struct DictationInvariantTests {
    private func sources() throws -> [(file: String, text: String)] {
        try Repository.swiftFiles(below: "Sources/Dictation").map { ($0, try Repository.text($0)) }
    }

    /// The standard library, Foundation and Apple's frameworks; these only where they exist.
    @Test func dependsOnNoOtherModule() throws {
        let apple: Set = ["AVFoundation", "Speech", "SwiftUI", "Combine", "UIKit", "AppKit"]
        for (file, text) in try sources() {
            let imports = text.matches(of: /\n *import ([A-Za-z]+)/.anchorsMatchLineEndings()).map { String($0.1) }
            #expect(Set(imports).subtracting(apple).isSubset(of: ["Foundation"]), "\(file)")
            if !apple.isDisjoint(with: imports) { #expect(text.hasPrefix("#if canImport("), "\(file)") }
        }
        let manifest = try Repository.text("Package.swift")
        #expect(manifest.contains(".target(name: \"Dictation\"),"))
    }

    /// The live clock stands in one file; the rest of the core is handed the time.
    @Test func knowsNoClockChanceOrEnvironment() throws {
        let words = [" Date(", ".random", "ProcessInfo", "Locale.current", "ContinuousClock", " UUID(", "DispatchTime"]
        for (file, text) in try sources()
        where !file.contains("/Apple/") && !file.hasSuffix("/DictationClock.swift") {
            for word in words { #expect(!text.contains(word), "\(file): \(word)") }
        }
    }

    /// Neither product's graph holds the recognisers of Linux.
    @Test func recognisersStandApart() throws {
        let manifest = try Repository.text("Package.swift")
        #expect(manifest.contains(".target(name: \"PlainspokenRecognizers\", dependencies: [\"Dictation\"]),"))
        #expect(!manifest.contains("systemLibrary(name: \"CPocketSphinx\""))
    }

    /// The table of the matrix shows the recorded lines.
    @Test func theMatrixIsShown() throws {
        let table = try Repository.text("Documentation/dictation-on-this-device.md")
        let lines = try Repository.text("Documentation/dictation-readiness.jsonl").split(separator: "\n")
        #expect(lines.count >= 6)
        for line in lines {
            let fields = try JSONDecoder().decode([String: String?].self, from: Data(line.utf8))
            let cells = ["locale", "answer", "engine", "machine", "system"].map { (fields[$0] ?? nil) ?? "–" }
            #expect(table.contains("| " + cells.joined(separator: " | ") + " |"), "\(line)")
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
