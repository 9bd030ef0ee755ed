import PlainspokenChecking
import PlainspokenModel
import Testing

/// What the wording rules make of whole targets: tables, languages and names.
@Suite struct WordingRuleTests {
    private func spec(
        _ sentence: String, language: String? = nil, more: String = "", name: String = "Shelf", settings: String = ""
    ) -> String {
        """
        name: Shelf
        \(language.map { "options:\n  developmentLanguage: \($0)" } ?? "")
        targets:
          \(name):
            type: application
            platform: iOS
            deploymentTarget: "17.0"
            sources: [App]
        \(settings)
            info:
              path: Info.plist
              properties:
                NSCameraUsageDescription: "\(sentence)"
        \(more)
        """
    }

    private let code = "import AVFoundation\nfunc f() async { _ = await AVCaptureDevice.requestAccess(for: .video) }\n"

    private func lines(_ files: [String: String]) -> [String] {
        Checks.lines(Checks.report(files.merging(["App/Camera.swift": code]) { first, _ in first }))
    }

    private func table(_ text: String) -> String { "\"NSCameraUsageDescription\" = \"\(text)\";\n" }

    @Test func oneSentenceLeftInManyTablesIsOneFinding() {
        var files = ["project.yml": spec("Scans the barcode of a book.")]
        for locale in ["de", "fr", "ja", "ko", "sv"] {
            files["App/\(locale).lproj/InfoPlist.strings"] = table("Scans the barcode of a book.")
        }
        #expect(
            lines(files) == [
                "warning wrong-language NSCameraUsageDescription Shelf App/de.lproj/InfoPlist.strings:1"
            ])
    }

    @Test func aKeyThatManyLanguagesLackIsOneFinding() {
        var files = ["project.yml": spec("Scans the barcode of a book.")]
        for locale in ["de", "fr", "ja", "ko", "sv", "en", "en-GB", "pt-BR"] {
            files["App/\(locale).lproj/Localizable.strings"] = "\"a\" = \"b\";\n"
        }
        files["App/pt-PT.lproj/InfoPlist.strings"] = table("Lê o código de barras de um livro.")
        #expect(lines(files) == ["warning missing-localization NSCameraUsageDescription Shelf project.yml:13"])
    }

    @Test func languagesOfAComponentOrOfAHandfulOfTextsDoNotCount() {
        let texts = (0..<40).map { "\"a\($0)\" = \"b\";\n" }.joined()
        #expect(
            lines([
                "project.yml": spec("Scans the barcode of a book."), "App/en.lproj/Localizable.strings": texts,
                "App/de.lproj/Localizable.strings": "\"a1\" = \"b\";\n",
                "App/fr.lproj/Localizable.strings": "/* later */\n",
                "App/Vendor/Kit/ja.lproj/Kit.strings": texts,
            ]) == [])
    }

    @Test func languagesOfACatalogueCount() {
        let catalogue = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"Shelf": {"localizations": {
              "de": {"stringUnit": {"state": "translated", "value": "Regal"}}}}}}
            """
        #expect(
            lines(["project.yml": spec("Scans the barcode of a book."), "App/Localizable.xcstrings": catalogue])
                == ["warning missing-localization NSCameraUsageDescription Shelf project.yml:13"])
    }

    @Test func theBaseIsHeldAgainstAStatedLanguageOnly() {
        #expect(lines(["project.yml": spec("책의 바코드를 읽어 서재에 넣습니다.")]) == [])
        #expect(
            lines(["project.yml": spec("Scans the barcode of a book.", language: "ko")])
                == ["warning wrong-language NSCameraUsageDescription Shelf project.yml:14"])
        let korean = table("책의 바코드를 읽어 서재에 넣습니다.")
        #expect(
            lines([
                "project.yml": spec("Scans the barcode of a book.", language: "ko"),
                "App/ko.lproj/InfoPlist.strings": korean,
            ]) == [])
    }

    @Test func aTableThatRestatesTheBaseIsJudgedByItself() {
        #expect(
            lines([
                "project.yml": spec("Scans the barcode of a book."),
                "App/de.lproj/InfoPlist.strings": table("Diese App benötigt Zugriff auf die Kamera."),
            ]) == ["warning vague-purpose NSCameraUsageDescription Shelf App/de.lproj/InfoPlist.strings:1"])
    }

    /// Where the development language has a table, nobody reads the sentence of the Info.plist.
    @Test func aSentenceThatNobodyReadsIsNotJudged() {
        let spec = spec("TODO")
        #expect(
            lines(["project.yml": spec, "App/en.lproj/InfoPlist.strings": table("Scans the barcode of a book.")]) == [])
        #expect(
            lines([
                "project.yml": spec, "App/de.lproj/InfoPlist.strings": table("Liest den Strichcode eines Buchs."),
            ]) == ["error placeholder-text NSCameraUsageDescription Shelf project.yml:13"])
    }

    /// The system never asks with a sentence whose key the Info.plist lacks.
    @Test func aSentenceOfATableAloneIsNotJudged() {
        let file = "\"NSContactsUsageDescription\" = \"Finds your friends for the guest list.\";\n"
        #expect(
            lines(["project.yml": spec("Scans the barcode of a book."), "App/de.lproj/InfoPlist.strings": file])
                .filter { $0.contains("wrong-language") } == [])
    }

    @Test func anEntryThatTheTableGivesIsNotJudged() {
        let entries = """
                    NSLocationWhenInUseUsageDescription: Shows the shelf that is nearest to you.
                    NSLocationTemporaryUsageDescriptionDictionary:
                      Precise: "[localized]"
            """
        func found(_ folder: String) -> [String] {
            lines([
                "project.yml": spec("Scans the barcode of a book.", more: entries),
                "App/\(folder).lproj/InfoPlist.strings": "\"Precise\" = \"Finds the very shelf that you stand at.\";\n",
            ]).filter { $0.contains("placeholder-text") }
        }
        #expect(found("en") == [])
        #expect(found("de").count == 1)
    }

    @Test func aNameInManyTablesIsOneFinding() {
        let other = """
              Attic:
                type: application
                platform: iOS
                info:
                  path: Attic.plist
                  properties: {CFBundleDisplayName: Atticus}
            """
        var files = ["project.yml": spec("Scans the barcode of a book.", more: other)]
        for (locale, text) in [
            ("de", "Atticus liest den Strichcode eines Buchs."), ("fr", "Atticus lit le code-barres d’un livre."),
            ("it", "Atticus legge il codice a barre di un libro."),
            ("es", "Atticus lee el código de barras de un libro."),
        ] { files["App/\(locale).lproj/InfoPlist.strings"] = table(text) }
        #expect(
            lines(files) == ["warning name-mismatch NSCameraUsageDescription Shelf App/de.lproj/InfoPlist.strings:1"])
    }

    @Test func aNameOfAnotherBuildIsFound() {
        let settings = """
                settings:
                  configs:
                    Debug: {PRODUCT_NAME: Shelfie Beta}
                    Release: {PRODUCT_NAME: Shelfie}
            """
        #expect(
            lines(["project.yml": spec("Shelfie Beta scans the barcode of a book.", settings: settings)])
                == ["warning name-mismatch NSCameraUsageDescription Shelf project.yml:16"])
        #expect(lines(["project.yml": spec("Shelfie scans the barcode of a book.", settings: settings)]) == [])
    }

    @Test func variablesAndTokensAreOtherRulesBusiness() {
        #expect(
            lines(["project.yml": spec("$(NOBODY) needs access to the camera.")])
                == ["error unresolved-variable NSCameraUsageDescription Shelf project.yml:13"])
        #expect(
            lines(["project.yml": spec("camera.reason")])
                == ["error unresolved-variable NSCameraUsageDescription Shelf project.yml:13"])
        #expect(
            lines(["project.yml": spec("Allow $(PRODUCT_NAME) to access your camera")])
                == ["error placeholder-text NSCameraUsageDescription Shelf project.yml:13"])
    }
}
