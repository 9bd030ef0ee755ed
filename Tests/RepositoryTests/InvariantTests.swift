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
        // A hosted test reads the bundle that it runs in, and the product depends on none of our modules: one file of it.
        let hosted = "Sources/UsageStringTesting/BundleFiles.swift"
        // Recognisers are bound at run time by the system's loader.
        let loader = "Sources/PlainspokenRecognizers/DynamicLibrary.swift"
        for file in try Repository.swiftFiles(below: "Sources")
        where !file.hasPrefix("Sources/PlainspokenFiles/") && !file.contains("/Catalog/") && file != hosted {
            if !mayCallTheSystem.contains(where: file.hasPrefix), file != loader {
                #expect(try lines(of: file, containing: system) == [], "\(file)")
            }
            #expect(try lines(of: file, containing: foundation + [" fopen(", "opendir("]) == [], "\(file)")
        }
    }

    /// Git's plumbing is the only program that is ever started.
    @Test func onlyTheReadingOfCommitsStartsAProcess() throws {
        for file in try Repository.swiftFiles(below: "Sources") where !file.hasPrefix("Sources/PlainspokenFiles/Git/") {
            #expect(
                try lines(of: file, containing: ["posix_spawn(&", " popen(", " fork()"]) == [], "\(file)")
        }
    }

    @Test func nothingMapsFiles() throws {
        for file in try Repository.swiftFiles(below: "Sources") {
            #expect(try lines(of: file, containing: ["mmap(", "alwaysMapped", "mappedIfSafe"]) == [], "\(file)")
        }
    }

    @Test func onlyTheCommandPrintsOrExits() throws {
        let allowed = ["Sources/PlainspokenCommand/", "Sources/plainspoken/", "Sources/generate-usage-keys/"]
        for file in try Repository.swiftFiles(below: "Sources") where !allowed.contains(where: file.hasPrefix) {
            #expect(
                try lines(of: file, containing: [" print(", " exit(", "fputs(", "NSLog(", "fatalError("]) == [],
                "\(file)")
        }
    }

    @Test func checkingKnowsNoClockChanceOrEnvironment() throws {
        let words = [
            " Date(", ".random", "(random", "ProcessInfo.", "getenv", "Locale.current", "ContinuousClock", " UUID(",
        ]
        for folder in [
            "PlainspokenModel", "PlainspokenReading", "PlainspokenEvidence", "PlainspokenWording", "PlainspokenRules",
            "PlainspokenChecking", "PlainspokenReports",
        ] {
            for file in try Repository.swiftFiles(below: "Sources/" + folder) where !file.contains("/Catalog/") {
                #expect(try lines(of: file, containing: words) == [], "\(file)")
            }
        }
    }

    @Test func readingAndRulesDoWithoutFoundation() throws {
        for folder in [
            "PlainspokenModel", "PlainspokenReading", "PlainspokenEvidence", "PlainspokenWording", "PlainspokenRules",
            "PlainspokenFiles", "PlainspokenChecking",
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

    /// An app that tests with the product builds no checker and needs no system library.
    @Test func usageStringTestingDependsOnNothing() throws {
        let manifest = try Repository.text("Package.swift")
        #expect(manifest.contains(".target(name: \"UsageStringTesting\"),"))
        #expect(manifest.contains(".library(name: \"UsageStringTesting\", targets: [\"UsageStringTesting\"])"))
        var imports: Set<String> = []
        for file in try Repository.swiftFiles(below: "Sources/UsageStringTesting") {
            let found = try lines(of: file, containing: ["import "]).map { $0.trimmingCharacters(in: .whitespaces) }
            imports.formUnion(found)
            // Each framework is imported in one file, where it exists.
            for framework in ["Testing", "XCTest"] where found.contains("internal import \(framework)") {
                #expect(file == "Sources/UsageStringTesting/CallSite+\(framework).swift")
                #expect(try Repository.text(file).hasPrefix("#if canImport(\(framework))\n"))
            }
        }
        let allowed: Set = ["import Foundation", "internal import Testing", "internal import XCTest"]
        #expect(imports == allowed)
    }

    @Test func wordingKnowsNeitherFilesNorCode() throws {
        for file in try Repository.swiftFiles(below: "Sources/PlainspokenWording") {
            #expect(try lines(of: file, containing: ["import Plainspoken"]) == [], "\(file)")
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
