import Foundation
import PlainspokenModel
import PlainspokenRules
import Testing

/// The invariants of ARCHITECTURE.md that the compiler does not hold by itself.
@Suite struct InvariantTests {
    private func lines(of file: String, containing words: [String]) throws -> [String] {
        let text = try Repository.text(file)
        let present = words.filter { text.range(of: $0, options: .literal) != nil }
        guard !present.isEmpty else { return [] }
        return text.components(separatedBy: "\n").filter { line in
            let code = line.trimmingCharacters(in: .whitespaces)
            return !code.hasPrefix("//") && present.contains { line.range(of: $0, options: .literal) != nil }
        }
    }

    @Test func onlyFilesOpensFiles() throws {
        let system = ["import Glibc", "import Darwin", "import Musl"]
        let mayCallTheSystem = ["Sources/PlainspokenFiles/", "Sources/PlainspokenCommand/", "Sources/plainspoken/"]
        let foundation = [
            "FileManager.default", "FileHandle(", "String(contentsOf", "Data(contentsOf", "= Process()", "InputStream(",
        ]
        for file in try Repository.swiftFiles(below: "Sources")
        where !file.hasPrefix("Sources/PlainspokenFiles/") && !file.contains("/Catalog/") {
            if !mayCallTheSystem.contains(where: file.hasPrefix) {
                #expect(try lines(of: file, containing: system) == [], "\(file)")
            }
            #expect(try lines(of: file, containing: foundation + [" fopen(", "opendir("]) == [], "\(file)")
        }
    }

    @Test func nothingMapsFiles() throws {
        for file in try Repository.swiftFiles(below: "Sources") {
            #expect(try lines(of: file, containing: ["mmap(", "alwaysMapped", "mappedIfSafe"]) == [], "\(file)")
        }
    }

    @Test func onlyTheCommandPrintsOrExits() throws {
        let allowed = ["Sources/PlainspokenCommand/", "Sources/plainspoken/"]
        for file in try Repository.swiftFiles(below: "Sources") where !allowed.contains(where: file.hasPrefix) {
            #expect(
                try lines(of: file, containing: [" print(", " exit(", "fputs(", "NSLog(", "fatalError("]) == [],
                "\(file)")
        }
    }

    @Test func checkingKnowsNoClockChanceOrEnvironment() throws {
        let words = [
            " Date(", ".random", "(random", "ProcessInfo", "getenv", "Locale.current", "ContinuousClock", " UUID(",
        ]
        for folder in [
            "PlainspokenModel", "PlainspokenReading", "PlainspokenEvidence", "PlainspokenRules", "PlainspokenChecking",
            "PlainspokenReports",
        ] {
            for file in try Repository.swiftFiles(below: "Sources/" + folder) where !file.contains("/Catalog/") {
                #expect(try lines(of: file, containing: words) == [], "\(file)")
            }
        }
    }

    @Test func readingAndRulesDoWithoutFoundation() throws {
        for folder in [
            "PlainspokenModel", "PlainspokenReading", "PlainspokenEvidence", "PlainspokenRules", "PlainspokenFiles",
            "PlainspokenChecking",
        ] {
            for file in try Repository.swiftFiles(below: "Sources/" + folder) {
                #expect(try lines(of: file, containing: ["import Foundation"]) == [], "\(file)")
            }
        }
    }

    @Test func rulesCannotImportReading() throws {
        for file in try Repository.swiftFiles(below: "Sources/PlainspokenRules") {
            #expect(
                try lines(of: file, containing: ["import PlainspokenReading", "import PlainspokenFiles"]) == [],
                "\(file)")
        }
    }

    @Test func rulesAreSortedUniqueAndHaveAFileAndAPage() throws {
        let ids = RuleCatalog.rules.map(\.id)
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
        #expect(RulePages.pages.keys.sorted() == ids)
        for id in ids {
            let name = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            let file = try Repository.text("Sources/PlainspokenRules/Rules/\(name).swift")
            #expect(file.split(separator: "\n").count <= 250, "\(name)")
        }
    }

    @Test func generatedPagesAreFresh() throws {
        for (id, page) in RulePages.pages {
            #expect(try Repository.text("Sources/PlainspokenRules/Pages/\(id).md") == page, "\(id)")
        }
    }

    @Test func filesStayReadable() throws {
        for file in try Repository.swiftFiles(below: "Sources")
        where !file.contains("/Generated/") && !file.contains("/Catalog/") {
            #expect(
                try Repository.text(file).components(separatedBy: "\n").count <= 501,
                "\(file)")
        }
    }

    @Test func readmeIsShort() throws {
        #expect(try Repository.text("README.md").components(separatedBy: "\n").count <= 151)
    }
}
