import PlainspokenFiles
import PlainspokenModel
import Testing

@testable import PlainspokenChecking

/// Files of the ledger: names that are safe, bytes that come back, damage that is told.
@Suite struct LedgerFileTests {
    // MARK: Names

    @Test(arguments: [
        ("Journal", "Journal"), ("Journal-iOS_2.app", "Journal-iOS_2.app"), ("My App", "My%20App"),
        ("a/b", "a%2Fb"), ("..", "%2E%2E"), (".", "%2E"), (".hidden", "%2Ehidden"), ("dot.", "dot%2E"),
        ("../../etc/passwd", "%2E.%2F..%2Fetc%2Fpasswd"), ("a\\b:c*?", "a%5Cb%3Ac%2A%3F"), ("100%", "100%25"),
        ("일기", "%EC%9D%BC%EA%B8%B0"), ("con", "%63on"), ("NUL.txt", "%4EUL.txt"), ("", "%"), ("a\nb\0c", "a%0Ab%00c"),
    ]) func safeNames(_ name: String, _ safe: String) {
        #expect(LedgerNames.safe(name) == safe)
    }

    @Test func longNamesAreCutAndStayApart() {
        let long = String(repeating: "일", count: 200)
        let names = [long, long + "1", long + "2"].map(LedgerNames.safe)
        #expect(Set(names).count == 3)
        for name in names {
            #expect(name.utf8.count <= 150)
            #expect(name.contains("%~") == false)
        }
    }

    @Test func namesThatDifferInCaseAloneStayApart() {
        let folders = LedgerNames.folders(for: ["journal", "Journal", "JOURNAL", "Other"])
        #expect(folders["JOURNAL"] == "JOURNAL" && folders["Other"] == "Other")
        #expect(Set(folders.values.map { $0.lowercased() }).count == 4)
        #expect(LedgerNames.folders(for: ["Journal"]) == ["Journal": "Journal"])
    }

    @Test func targetsWithOddNamesHaveAReview() {
        for name in ["My App", "a/../b", "..", "일기 앱", "x: y # z", "'\"\\"] {
            var app = Reviews.note
            let quoted = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            app.replace("  Note:\n", with: "  \"\(quoted)\":\n", in: "project.yml")
            let written = app.accept()
            #expect(written.count == 1)
            #expect(
                written.allSatisfy { $0.split(separator: "/").count == 4 && !$0.split(separator: "/").contains("..") },
                "\(written)")
            #expect(app.complaints == [], "\(name)")
            app.replace("spoken", with: "sung", in: "project.yml")
            #expect(app.complaints.count == 1, "\(name)")
        }
    }

    // MARK: Bytes

    private func file(_ sentences: [String: [String]], _ uses: [CoveredUse]) -> LedgerFile {
        LedgerFile(
            target: "T \"x\"", key: "NSCameraUsageDescription", review: Review(sentences: sentences, uses: Set(uses)))
    }

    private func read(_ text: String) throws(Problem) -> LedgerFile {
        try LedgerFile.read(Array(text.utf8), path: "f.yml", target: "T \"x\"", key: "NSCameraUsageDescription")
    }

    @Test func whatIsWrittenIsReadBack() throws {
        let hard =
            "“a” \\ \" ' # : - ? {}[]&*!|>%@`\n\ttab\r\u{0}\u{7F}\u{85}\u{A0}\u{2028}\u{202E}\u{FEFF}\u{FFFE}🎙\u{1FFFF} 말"
        let reviews = [
            file([:], []), file(["base": [hard], "no": ["x", hard], "y": ["~"]], [CoveredUse(nil, .asks)]),
            file(["ko": ["1"]], [CoveredUse("A.`in`(_:)", .sends), CoveredUse("+[B c:d:]", .worksInBackground)]),
        ]
        for review in reviews {
            #expect(try read(review.text).review == review.review)
            #expect(try read(review.text.replacing("\n", with: "\r\n")).review == review.review)
            #expect(review.text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control || $0 == "\n" })
        }
    }

    // MARK: Damage

    private static let good = """
        version: 1
        target: "T \\"x\\""
        key: NSCameraUsageDescription
        sentences: {base: Films you.}
        covers: {A.f(): [asks]}

        """

    private func complaint(_ change: (inout String) -> Void) -> String? {
        var text = Self.good
        change(&text)
        do throws(Problem) {
            _ = try read(text)
            return nil
        } catch {
            let remedy =
                "; the review is not used: restore it from git, or record anew with “plainspoken review --accept --key NSCameraUsageDescription”"
            #expect(error.message.hasSuffix(remedy))
            return "\(error.place.line ?? 0): " + error.message.dropLast(remedy.count)
        }
    }

    @Test func damageIsToldWithItsLine() {
        #expect(complaint { _ in } == nil)
        #expect(complaint { $0 = "" } == "0: is no review")
        #expect(complaint { $0 = "- a\n" } == "1: is no review")
        #expect(complaint { $0 += "covers: {}\n" } == "6: “covers” stands twice")
        #expect(complaint { $0 += "more: {}\n" } == "6: “more” is nothing that a review holds")
        #expect(complaint { $0.replace("version: 1", with: "version: 2") } == "1: “version” is “2”, where “1” belongs")
        #expect(
            complaint { $0.replace("NSCamera", with: "NSMicrophone") }
                == "3: “key” is “NSMicrophoneUsageDescription”, where “NSCameraUsageDescription” belongs")
        #expect(complaint { $0.replace("target: \"T \\\"x\\\"\"\n", with: "") } == "1: lacks “target”")
        #expect(
            complaint { $0.replace("[asks]", with: "[asks, steals]") }
                == "5: a kind of use is one of asks, reads, records, stores, sends, transcribes, deletes, works-in-background"
        )
        #expect(complaint { $0.replace("[asks]", with: "asks") } == "5: a feature has a list of kinds of use")
        #expect(
            complaint { $0.replace("{base: Films you.}", with: "Films") }
                == "4: “sentences” holds names with values, one a line")
        #expect(complaint { $0.replace("Films you.", with: "{}") } == "4: a sentence is a text or a list of texts")
        #expect(
            complaint { $0.replace("key:", with: "<<<<<<< HEAD\nkey:") } == "3: holds a merge that git left open")
        #expect(complaint { $0.replace("[asks]", with: "[asks") }?.hasPrefix("5: not valid YAML") == true)
    }

    @Test func aDamagedFileIsAProblemAndItsKeySilent() {
        var app = Reviews.note
        app.accept()
        app.replace("version: 1", with: "version: 9", in: Reviews.file)
        app.replace("spoken", with: "sung", in: "project.yml")
        #expect(
            app.complaints == [
                Reviews.file
                    + ":2: “version” is “9”, where “1” belongs; the review is not used: restore it from git, or record anew with “plainspoken review --accept --key NSMicrophoneUsageDescription”"
            ])
        app.accept()
        #expect(app.complaints == [])
        app.files[Reviews.file] = String(repeating: "#", count: LedgerFile.limit + 1)
        #expect(app.complaints == [Reviews.file + ": is too large for a review; restore it from git"])
    }

    /// Any bytes give a review or a problem.
    @Test func cutAndChangedBytesNeverTrap() {
        let text = Array(file(["base": ["a \"b\""], "ko": ["말"]], [CoveredUse("A.f()", .asks)]).text.utf8)
        var state: UInt64 = 7
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        for round in 0..<2_000 {
            var bytes = text
            for _ in 0...next(3) { bytes[next(bytes.count)] = UInt8(next(256)) }
            if round % 3 == 0 { bytes.removeLast(next(bytes.count)) }
            _ = try? LedgerFile.read(bytes, path: "f", target: "T \"x\"", key: "NSCameraUsageDescription")
        }
    }
}
