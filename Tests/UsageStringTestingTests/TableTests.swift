import Foundation
import Testing
import UsageStringTesting

/// The localised tables of a built bundle.
@Suite struct TableTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    static let encodings = ["utf8", "utf8 with mark", "utf16 with mark", "utf16 little", "utf16 big", "xml", "binary"]

    private func table(_ entries: [String: String], as encoding: String) throws -> Data {
        switch encoding {
        case "utf8": try strings(entries)
        case "utf8 with mark": Data([0xEF, 0xBB, 0xBF]) + (try strings(entries))
        case "utf16 with mark": try strings(entries, .utf16)
        case "utf16 little": try strings(entries, .utf16LittleEndian)
        case "utf16 big": try strings(entries, .utf16BigEndian)
        case "xml": try plist(entries, .xml)
        default: try plist(entries, .binary)
        }
    }

    @Test(arguments: encodings) func sentencesAreReadInEveryEncoding(_ encoding: String) throws {
        let good = try table([camera: "메모를 위한 사진을 찍습니다 📷"], as: encoding)
        let blank = try table([camera: "  "], as: encoding)
        let info = [camera: "Takes photos for notes."]
        for app in [
            try scratch.app("A.app", info, tables: ["ko": good]),
            try scratch.macApp("B.app", info, tables: ["ko": good]),
        ] {
            #expect(messages(.camera, in: .at(app), inEveryLanguage: true) == [])
        }
        #expect(
            messages(.camera, in: .at(try scratch.app("C.app", info, tables: ["ko": blank, "Base": good]))) == [
                "NSCameraUsageDescription is blank in C.app/ko.lproj/InfoPlist.strings: the prompt gives no reason in ko"
            ])
        let mac = try scratch.macApp("D.app", info, tables: ["ko": blank])
        let failure = try #require(UsageStringReport(of: [.camera], in: .at(mac)).failures.first)
        #expect(failure.file == "D.app/Contents/Resources/ko.lproj/InfoPlist.strings")
        #expect(failure.locale == "ko")
        #expect(failure.fault == .blank)
    }

    @Test func aKeyOnlyInATableIsAFault() throws {
        let app = try scratch.app(
            [:], tables: ["de": try strings([camera: "Fotos"]), "ko": try strings([camera: "사진"]), "fr": Data()])
        let report = UsageStringReport(of: [.camera, .microphone], in: .at(app))
        #expect(
            report.failures.map(\.message) == [
                "NSCameraUsageDescription stands in the table of de, ko and not in Spark.app/Info.plist: "
                    + "the upload is refused (ITMS-90683)",
                "NSMicrophoneUsageDescription is missing from Spark.app/Info.plist: iOS ends the app at the request",
            ])
        #expect(report.failures.map(\.fault) == [.onlyLocalized, .missing])
    }

    @Test func variablesAndTypesAreFaultsInTablesToo() throws {
        let app = try scratch.app(
            [camera: "Takes photos."],
            tables: [
                "de": try strings([camera: "$(PRODUCT_NAME) fotografiert."]), "ko": try plist([camera: true], .binary),
            ])
        #expect(
            messages(.camera, in: .at(app)) == [
                "NSCameraUsageDescription holds $(PRODUCT_NAME) in Spark.app/de.lproj/InfoPlist.strings: "
                    + "people are shown the variable as it stands",
                "NSCameraUsageDescription is a boolean in Spark.app/ko.lproj/InfoPlist.strings, "
                    + "where a string is due: the prompt gives no reason in ko",
            ])
    }

    @Test func aTableThatCannotBeReadIsNamedOnce() throws {
        let app = try scratch.app(
            [camera: "Takes photos.", microphone: "Records."], tables: ["de": Data("\"a\" = ".utf8)])
        #expect(
            messages(.camera, .microphone, in: .at(app)) == [
                "Spark.app/de.lproj/InfoPlist.strings cannot be read as a property list: no sentence in it is shown"
            ])
    }

    @Test func languagesWithoutASentenceAreNamedOnRequest() throws {
        let app = try scratch.app(
            [camera: "Takes photos.", "CFBundleDevelopmentRegion": "en_US", "CFBundleLocalizations": ["it", "en"]],
            tables: [
                "en": try strings([:]), "en-GB": try strings([:]), "ko": try strings([camera: "사진"]),
                "ko-KR": try strings([:]), "zh-Hant": try strings([camera: "照片"]), "zh_HK": try strings([:]),
                "zh-Hans": try strings([:]), "Base": try strings([:]), "pt-BR": try strings([:]),
            ])
        #expect(messages(.camera, in: .at(app)) == [])
        #expect(
            messages(.camera, in: .at(app), inEveryLanguage: true)
                == ["it", "pt-BR", "zh-Hans"].map {
                    "NSCameraUsageDescription has no sentence in \($0): "
                        + "the prompt shows that of Spark.app/Info.plist (en_US)"
                })
        #expect(
            UsageStringReport(of: [.camera], in: .at(app), inEveryLanguage: true).failures.map(\.locale)
                == ["it", "pt-BR", "zh-Hans"])
    }
}
