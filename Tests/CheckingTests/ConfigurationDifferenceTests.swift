import PlainspokenChecking
import PlainspokenModel
import Testing

/// What configurations, settings and preprocessing make of one key.
@Suite struct ConfigurationDifferenceTests {
    private typealias App = XcodeApp

    private static let text = "Scans the code on a parcel to follow it."
    private static let entry = App.entry("NSCameraUsageDescription", text)

    private func report(
        _ settings: String, more: [String] = [], sdk: String = "SDKROOT = iphoneos;", _ files: [String: String]
    ) -> Report {
        let project = App.project(settings: settings, more: more, sdk: sdk)
        return Checks.report(
            files.merging(["App.xcodeproj/project.pbxproj": project, "App/Main.swift": App.code]) { first, _ in first })
    }

    private func camera(_ report: Report) -> String? {
        report.apps.first?.targets.first?.base("NSCameraUsageDescription")?.value.string
    }

    @Test func aKeyThatOnlyAnotherConfigurationLacks() {
        let report = report(
            "INFOPLIST_FILE = \"$(CONFIGURATION).plist\";",
            ["Release.plist": App.plist(Self.entry), "Debug.plist": App.plist()])
        #expect(
            Checks.lines(report) == ["error missing-usage-string NSCameraUsageDescription App App/Main.swift:3"])
        #expect(report.findings.first?.finding.message.contains("in configuration Debug") == true)
    }

    @Test func aKeyThatAnotherConfigurationWordsOtherwise() {
        let other = App.entry("NSCameraUsageDescription", "Reads the label of a parcel to find where it is.")
        let report = report(
            "INFOPLIST_FILE = \"$(CONFIGURATION).plist\";",
            ["Release.plist": App.plist(Self.entry), "Debug.plist": App.plist(other)])
        #expect(Checks.lines(report) == ["warning conflicting-sources NSCameraUsageDescription App Debug.plist:2"])
    }

    @Test func anotherNameIsNoOtherSentence() {
        let lists = [("Release", "Parcel"), ("Debug", "Parcel Dev")].map { name, app in
            (
                name + ".plist",
                App.plist(
                    App.entry("NSCameraUsageDescription", "\(app) scans the code on a parcel to follow it."),
                    App.entry("CFBundleDisplayName", app))
            )
        }
        let report = report("INFOPLIST_FILE = \"$(CONFIGURATION).plist\";", Dictionary(uniqueKeysWithValues: lists))
        #expect(Checks.lines(report) == [])
    }

    @Test func aSettingThatContinuesTheOneBeneath() {
        let own =
            "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSCameraUsageDescription = \"$(inherited) to follow it.\";"
        let sdk = "SDKROOT = iphoneos; INFOPLIST_KEY_NSCameraUsageDescription = \"Scans the code on a parcel\";"
        let report = report(own, sdk: sdk, [:])
        #expect(camera(report) == Self.text)
        #expect(Checks.lines(report) == [])
    }

    @Test func aPrefixHeaderDefinesNamesAndTexts() {
        let settings = "INFOPLIST_FILE = I.plist; INFOPLIST_PREPROCESS = YES; INFOPLIST_PREFIX_HEADER = App/Prefix.h;"
        let list =
            "<plist version=\"1.0\"><dict>\n#if WITH_CAMERA\n\(App.entry("NSCameraUsageDescription", "CAMERA_TEXT"))\n#endif\n</dict></plist>"
        let header = "#define WITH_CAMERA 1\n#define CAMERA_TEXT \(Self.text)\n"
        let with = report(settings, ["I.plist": list, "App/Prefix.h": header])
        #expect(camera(with) == Self.text)
        let without = report(settings, ["I.plist": list, "App/Prefix.h": header + "#undef WITH_CAMERA\n"])
        #expect(camera(without) == nil)
    }

    @Test func aListWrittenIntoASetting() {
        let contents =
            "<plist version=\\\"1.0\\\"><dict><key>NSCameraUsageDescription</key><string>\(Self.text)</string></dict></plist>"
        let report = report(
            "INFOPLIST_FILE = I.plist; INFOPLIST_FILE_CONTENTS = \"\(contents)\";", ["I.plist": App.plist()])
        #expect(camera(report) == Self.text)
    }

    @Test func entitlementsInAnotherCase() {
        let settings =
            "GENERATE_INFOPLIST_FILE = YES; CODE_SIGN_ENTITLEMENTS = app/app.entitlements; INFOPLIST_KEY_NSCameraUsageDescription = \"\(Self.text)\";"
        let report = report(
            settings, sdk: "SDKROOT = macosx;",
            ["App/App.entitlements": App.plist("<key>com.apple.security.app-sandbox</key><true/>")])
        #expect(Checks.lines(report).map { $0.split(separator: " ")[1] } == ["missing-entitlement"])
    }
}
