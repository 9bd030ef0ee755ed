import PlainspokenChecking
import PlainspokenModel
import Testing

private typealias App = XcodeApp

/// Tables of Info.plist keys, with all that was seen to go wrong with them.
@Suite struct LocalizationCheckTests {
    private static let key = "NSCameraUsageDescription"

    private func lines(_ files: [String: String], plist: String? = nil) -> [String] {
        let own = [
            "App.xcodeproj/project.pbxproj": App.project(settings: "INFOPLIST_FILE = App/Info.plist;"),
            "App/Main.swift": App.code,
            "App/Info.plist": plist ?? App.plist(App.entry(Self.key, "Scans the code on a parcel to follow it.")),
        ]
        return App.lines(own.merging(files) { $1 })
    }

    private func speaks(_ locales: String...) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: locales.map { ("App/\($0).lproj/Localizable.strings", "\"title\" = \"x\";\n") })
    }

    @Test func aKeyThatLacksManyLanguagesIsOneFinding() {
        let codes = [
            "ar", "bg", "ca", "cs", "da", "de", "el", "es", "fi", "fr", "he", "hi", "hr", "hu", "id", "it", "ja", "ko",
            "lt",
            "lv", "ms", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sl", "sv", "th", "tr", "uk", "vi", "zh-Hans",
        ]
        let files = Dictionary(
            uniqueKeysWithValues: codes.map { ("App/\($0).lproj/Localizable.strings", "\"title\" = \"x\";\n") })
        #expect(lines(files) == ["warning missing-localization \(Self.key) App App/Info.plist:2"])
    }

    @Test func statesOfACatalogue() {
        func catalogue(_ state: String) -> [String: String] {
            let text = """
                {"sourceLanguage": "en", "strings": {"\(Self.key)": {"extractionState": "manual", "localizations": {
                "de": {"stringUnit": {"state": "\(state)", "value": "Liest den Code auf einem Paket, um es zu verfolgen."}}
                }}}, "version": "1.0"}
                """
            return speaks("de").merging(["App/InfoPlist.xcstrings": text]) { $1 }
        }
        #expect(lines(catalogue("translated")) == [])
        #expect(lines(catalogue("needs_review")) == [])
        // Nobody has translated it yet.
        #expect(lines(catalogue("new")) == ["warning missing-localization \(Self.key) App App/Info.plist:2"])
    }

    /// A text for several devices stands for its language.
    @Test func variationsOfACatalogue() {
        let unit =
            "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"Liest den Code auf einem Paket, um ihm zu folgen.\"}}"
        let text =
            "{\"sourceLanguage\": \"en\", \"strings\": {\"\(Self.key)\": {\"localizations\": {\"de\": {\"variations\": {\"device\": {\"iphone\": \(unit), \"other\": \(unit)}}}}}}}"
        #expect(lines(speaks("de").merging(["App/InfoPlist.xcstrings": text]) { $1 }) == [])
    }

    @Test func misspeltKeysOfTables() {
        let files = speaks("de").merging([
            "App/de.lproj/InfoPlist.strings":
                "NSCameraUsageDescripton = \"Liest den Code auf einem Paket, um es zu verfolgen.\";\nCFBundleName = \"X\";\n"
        ]) { $1 }
        #expect(
            lines(files) == [
                "warning missing-localization \(Self.key) App App/Info.plist:2",
                "error unknown-key NSCameraUsageDescripton App App/de.lproj/InfoPlist.strings:1",
            ])
    }

    /// The translation under an old name is not shown for the new key.
    @Test func keysUnderAnOldName() throws {
        let code =
            "import EventKit\nfunc ask() async throws { _ = try await EKEventStore().requestFullAccessToEvents() }\n"
        let plist = App.plist(
            App.entry("NSCalendarsFullAccessUsageDescription", "Shows your meetings beside your notes."))
        let files = speaks("de").merging([
            "App/Main.swift": code,
            "App/de.lproj/InfoPlist.strings":
                "NSCalendarsUsageDescription = \"Zeigt deine Termine neben deinen Notizen.\";\n",
        ]) { $1 }
        let own = [
            "App.xcodeproj/project.pbxproj": App.project(
                settings: "INFOPLIST_FILE = App/Info.plist; IPHONEOS_DEPLOYMENT_TARGET = 17.0;"),
            "App/Info.plist": plist,
        ]
        let report = Checks.report(own.merging(files) { $1 })
        let finding = try #require(report.findings.first { $0.finding.rule == "missing-localization" }?.finding)
        #expect(finding.key == "NSCalendarsFullAccessUsageDescription")
        #expect(finding.related.contains { $0.message.contains("NSCalendarsUsageDescription") })
    }

    @Test func tablesThatTheSystemDoesNotRead() {
        let missing = ["warning missing-localization \(Self.key) App App/Info.plist:2"]
        let text = "\(Self.key) = \"Liest den Code auf einem Paket, um es zu verfolgen.\";\n"
        // Another name, no lproj, and nothing but comments.
        #expect(lines(speaks("de").merging(["App/de.lproj/Info.strings": text]) { $1 }) == missing)
        #expect(lines(speaks("de").merging(["App/InfoPlist.strings": text]) { $1 }) == missing)
        #expect(lines(speaks("de").merging(["App/de.lproj/InfoPlist.strings": "/* \(text) */\n"]) { $1 }) == missing)
    }

    /// A blank under a key that only older systems read is shown to nobody.
    @Test(arguments: [("10.0", "error"), ("14.0", "note")])
    func blanksUnderAnOldName(_ system: String, _ level: String) {
        let old = "NSLocationAlwaysUsageDescription"
        let sentence = "Shows where your parcel is now."
        let lines = App.lines([
            "App.xcodeproj/project.pbxproj": App.project(
                settings: "INFOPLIST_FILE = App/Info.plist; IPHONEOS_DEPLOYMENT_TARGET = \(system);"),
            "App/Main.swift":
                "import CoreLocation\nfunc ask(_ m: CLLocationManager) { m.requestAlwaysAuthorization() }\n",
            "App/Info.plist": App.plist(
                App.entry("NSLocationWhenInUseUsageDescription", sentence),
                App.entry("NSLocationAlwaysAndWhenInUseUsageDescription", sentence), App.entry(old, sentence)),
            "App/de.lproj/InfoPlist.strings": "\(old) = \"\";\n",
        ])
        #expect(
            lines.filter { $0.contains("empty-usage-string") } == [
                "\(level) empty-usage-string \(old) App App/de.lproj/InfoPlist.strings:1"
            ])
    }

    @Test func localesWithUnderscores() {
        let text = "\(Self.key) = \"Lê o código de uma encomenda para a seguir.\";\n"
        #expect(lines(speaks("pt_BR").merging(["App/pt_BR.lproj/InfoPlist.strings": text]) { $1 }) == [])
        #expect(lines(speaks("pt-BR").merging(["App/pt_BR.lproj/InfoPlist.strings": text]) { $1 }) == [])
    }

    @Test func onlyInTables() {
        let text = "\(Self.key) = \"Liest den Code auf einem Paket, um es zu verfolgen.\";\n"
        #expect(
            lines(["App/de.lproj/InfoPlist.strings": text], plist: App.plist()) == [
                "error only-localized \(Self.key) App App/de.lproj/InfoPlist.strings:1"
            ])
    }
}
