import Foundation
import Testing
import UsageStringTesting

/// Bundles inside a bundle.
@Suite struct PartTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// An app with two extensions, a watch app with one of its own, and an App Clip; all have the camera but one.
    private func family() throws -> URL {
        let sentence = [camera: "Takes photos."]
        let app = try scratch.app(sentence)
        _ = try scratch.app(
            "Spark.app/PlugIns/Share.appex", [camera: "", "CFBundleIdentifier": "dev.example.spark.share"],
            format: .binary)
        _ = try scratch.app("Spark.app/Extensions/Widget.appex", sentence)
        _ = try scratch.app("Spark.app/Watch/Spark Watch.app", ["DTPlatformName": "watchos"])
        _ = try scratch.app("Spark.app/Watch/Spark Watch.app/PlugIns/Face.appex", ["DTPlatformName": "watchos"])
        _ = try scratch.app("Spark.app/AppClips/Clip.app", sentence)
        try scratch.write(Data(), to: "Spark.app/PlugIns/readme.txt")
        return app
    }

    @Test func partsAreReachedByName() throws {
        let app = BuiltBundle.at(try family())
        let blank =
            "NSCameraUsageDescription is blank in Spark.app/PlugIns/Share.appex/Info.plist: "
            + "the prompt gives no reason, and the upload check warns (ITMS-90738)"
        #expect(messages(.camera, in: app) == [])
        #expect(messages(.camera, in: app.appExtension("Share")) == [blank])
        #expect(messages(.camera, in: app.appExtension("Share.appex")) == [blank])
        #expect(messages(.camera, in: app.appExtension("dev.example.spark.share")) == [blank])
        #expect(messages(.camera, in: app.appExtension("Widget")) == [])
        #expect(messages(.camera, in: app.appClip()) == [])
        #expect(messages(.camera, in: app.appClip("Clip")) == [])
        #expect(
            messages(.microphone, in: app.watchApp()) == [
                "NSMicrophoneUsageDescription is missing from Spark.app/Watch/Spark Watch.app/Info.plist: "
                    + "watchOS ends the app at the request"
            ])
        #expect(
            messages(.microphone, in: app.watchApp("Spark Watch").appExtension("Face")) == [
                "NSMicrophoneUsageDescription is missing from "
                    + "Spark.app/Watch/Spark Watch.app/PlugIns/Face.appex/Info.plist: "
                    + "watchOS ends the extension at the request"
            ])
    }

    @Test func everyPartIsOneCall() throws {
        let failures = UsageStringReport(of: [.microphone], in: .at(try family()).everyPart).failures
        #expect(
            failures.map(\.file) == [
                "Spark.app/Info.plist", "Spark.app/PlugIns/Share.appex/Info.plist",
                "Spark.app/Extensions/Widget.appex/Info.plist", "Spark.app/Watch/Spark Watch.app/Info.plist",
                "Spark.app/Watch/Spark Watch.app/PlugIns/Face.appex/Info.plist",
                "Spark.app/AppClips/Clip.app/Info.plist",
            ])
        let declared = UsageStringReport(of: [.everyDeclaredKey], in: .at(try family()).everyPart).failures
        #expect(declared.map(\.file) == ["Spark.app/PlugIns/Share.appex/Info.plist"])
    }

    @Test func partsOfMacAppsLieInContents() throws {
        let app = try scratch.macApp([camera: "Films."])
        _ = try scratch.macApp("Spark.app/Contents/PlugIns/Share.appex", [:])
        #expect(
            messages(.camera, in: .at(app).everyPart) == [
                "NSCameraUsageDescription is missing from Spark.app/Contents/PlugIns/Share.appex/Contents/Info.plist: "
                    + "macOS ends the extension at the request"
            ])
    }

    @Test func aPartThatIsNotThereIsAFault() throws {
        let app = BuiltBundle.at(try family())
        #expect(
            messages(.camera, .microphone, in: app.appExtension("Shared")) == [
                "Spark.app holds no app extension named Shared; it holds Share.appex, Widget.appex"
            ])
        #expect(messages(in: app.appClip("Other")) == ["Spark.app holds no App Clip named Other; it holds Clip.app"])
        #expect(
            messages(.camera, in: app.appClip().watchApp()) == ["Spark.app/AppClips/Clip.app holds no watch app"])
        #expect(
            messages(.camera, in: .at(scratch.folder.appendingPathComponent("Nothing.app"))) == [
                "there is no bundle Nothing.app to read"
            ])
    }

    @Test func aTestWithoutAHostIsAFault() {
        // On Linux, and on Apple’s platforms where no app hosts the test, the main bundle is the runner.
        let report = UsageStringReport(of: [.camera], in: .main)
        #expect(report.failures.map(\.fault) == [.noBundle])
        #expect(report.failures.first?.message.contains("make the app the host of this test target") == true)
    }

    @Test func aLoadedBundleIsReadFromDisk() throws {
        let bundle = try #require(Bundle(url: try scratch.app([camera: "Takes photos."])))
        #expect(messages(.camera, in: .bundle(bundle)) == [])
        #expect(messages(.microphone, in: .bundle(bundle)).count == 1)
    }

    @Test func frameworksAreBundlesToo() throws {
        try scratch.write(try plist([camera: ""]), to: "A.framework/Versions/A/Resources/Info.plist")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.folder.path + "/A.framework/Versions/Current", withDestinationPath: "A")
        let framework = scratch.folder.appendingPathComponent("A.framework")
        #expect(
            UsageStringReport(of: [.camera], in: .at(framework)).failures.map(\.file) == [
                "A.framework/Versions/Current/Resources/Info.plist"
            ])
    }
}
