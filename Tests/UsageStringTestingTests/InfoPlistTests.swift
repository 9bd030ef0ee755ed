import Foundation
import Testing
import UsageStringTesting

/// The Info.plist of a built bundle.
@Suite struct InfoPlistTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test(arguments: [Format.xml, .binary])
    func whatIsThereIsFound(_ format: Format) throws {
        let info = [microphone: "Records what you say.", speech: "Turns it into text."]
        #expect(messages(.dictation, in: .at(try scratch.app(info, format: format))) == [])
        #expect(messages(.dictation, in: .at(try scratch.macApp("Mac.app", info, format: format))) == [])
    }

    @Test func eachMissingKeyIsNamedOnceWithItsConsequence() throws {
        let app = try scratch.app([:])
        #expect(
            messages(.dictation, .videoRecording, "NSMicrophoneUsageDescription", in: .at(app)) == [
                "NSMicrophoneUsageDescription is missing from Spark.app/Info.plist: iOS ends the app at the request",
                "NSSpeechRecognitionUsageDescription is missing from Spark.app/Info.plist: "
                    + "iOS ends the app at the request",
                "NSCameraUsageDescription is missing from Spark.app/Info.plist: iOS ends the app at the request",
            ])
        #expect(
            messages(.alwaysLocation, .calendars, .savePhotos, "XYZUsageDescription", in: .at(app)) == [
                "NSLocationWhenInUseUsageDescription is missing from Spark.app/Info.plist: "
                    + "the request does nothing, without a prompt or an error",
                "NSLocationAlwaysAndWhenInUseUsageDescription is missing from Spark.app/Info.plist: "
                    + "the request does nothing, without a prompt or an error",
                "NSCalendarsFullAccessUsageDescription is missing from Spark.app/Info.plist: "
                    + "the request fails at once",
                "NSPhotoLibraryAddUsageDescription is missing from Spark.app/Info.plist: "
                    + "iOS ends the app at the request",
                "XYZUsageDescription is missing from Spark.app/Info.plist: a request that needs it fails",
            ])
    }

    @Test(arguments: [
        ("macosx", "macOS ends the app at the request"), ("appletvos", "tvOS ends the app at the request"),
        ("xrsimulator", "visionOS ends the app at the request"), ("watchos", "watchOS is not known to read it"),
        ("iphonesimulator", "iOS ends the app at the request"),
    ])
    func theConsequenceIsThatOfTheSystem(_ platform: String, _ consequence: String) throws {
        let app = try scratch.app(["DTPlatformName": platform])
        #expect(
            messages(.camera, in: .at(app)) == [
                "NSCameraUsageDescription is missing from Spark.app/Info.plist: \(consequence)"
            ])
    }

    @Test func theLayoutOfMacOSTellsTheSystem() throws {
        let app = try scratch.macApp([:])
        #expect(
            messages(.camera, in: .at(app)) == [
                "NSCameraUsageDescription is missing from Spark.app/Contents/Info.plist: "
                    + "macOS ends the app at the request"
            ])
    }

    @Test(arguments: ["", "  ", "\n\t", "\u{200B}", "\u{00A0}\u{FEFF}"])
    func blankIsAFault(_ text: String) throws {
        let report = UsageStringReport(of: [.camera], in: .at(try scratch.app([camera: text])))
        #expect(
            report.failures.map(\.message) == [
                "NSCameraUsageDescription is blank in Spark.app/Info.plist: the prompt gives no reason, "
                    + "and the upload check warns (ITMS-90738)"
            ])
        #expect(report.failures.map(\.fault) == [.blank])
        #expect(report.failures.map(\.key) == [camera])
        #expect(!report.isPassing)
    }

    @Test func anotherTypeIsAFault() throws {
        let values: [(Any, String)] = [
            (true, "a boolean"), (false, "a boolean"), (7, "a number"), (["a"], "an array"),
            (["a": "b"], "a dictionary"), (Data([1]), "data"), (Date(timeIntervalSince1970: 0), "a date"),
        ]
        for (value, kind) in values {
            for format in [Format.xml, .binary] {
                let app = try scratch.app([camera: value], format: format)
                #expect(
                    messages(.camera, in: .at(app)) == [
                        "NSCameraUsageDescription is \(kind) in Spark.app/Info.plist, where a string is due: "
                            + "iOS ends the app at the request"
                    ])
            }
        }
    }

    @Test(arguments: [
        ("$(PRODUCT_NAME) films.", "$(PRODUCT_NAME)"), ("${APP} films.", "${APP}"),
        ("Films for $(NAME:default=x).", "$(NAME:default=x)"), ("$ $( $(A b) $() ${_A1}", "${_A1}"),
    ])
    func aVariableThatWasNotExpandedIsAFault(_ text: String, _ variable: String) throws {
        #expect(
            messages(.camera, in: .at(try scratch.app([camera: text]))) == [
                "NSCameraUsageDescription holds \(variable) in Spark.app/Info.plist: "
                    + "people are shown the variable as it stands"
            ])
    }

    @Test(arguments: ["Costs $5 (or $6).", "$", "$(", "${", "$()", "$(two words)", "$(A"])
    func moneyAndBracketsAreNoVariables(_ text: String) throws {
        #expect(messages(.camera, in: .at(try scratch.app([camera: text]))) == [])
    }

    @Test func dictionariesAndListsAreReadAsSuch() throws {
        let purposes = "NSLocationTemporaryUsageDescriptionDictionary"
        let full: [String: Any] = [
            "NSLocationWhenInUseUsageDescription": "Shows the way.", purposes: ["Run": "Measures your run."],
            "NSLocalNetworkUsageDescription": "Finds your player.", "NSBonjourServices": ["_spark._tcp"],
        ]
        #expect(messages(.temporaryPreciseLocation, .bonjour, in: .at(try scratch.app(full))) == [])
        let faulty: [String: Any] = [
            "NSLocationWhenInUseUsageDescription": "Shows the way.", purposes: ["Run": " "],
            "NSLocalNetworkUsageDescription": "Finds your player.", "NSBonjourServices": "_spark._tcp",
        ]
        #expect(
            messages(.temporaryPreciseLocation, .bonjour, in: .at(try scratch.app(faulty))) == [
                "\(purposes) is blank in Spark.app/Info.plist: the prompt gives no reason, "
                    + "and the upload check warns (ITMS-90738)",
                "NSBonjourServices is a string in Spark.app/Info.plist, where an array of strings is due: "
                    + "the prompt gives no reason of the app’s own",
            ])
        for empty in [[:], ["Run": 1]] as [[String: Any]] {
            #expect(messages(.key(purposes), in: .at(try scratch.app([purposes: empty]))).count == 1)
        }
    }

    @Test func oneOfSeveralKeysIsEnough() throws {
        let new = "NSCalendarsFullAccessUsageDescription"
        let old = "NSCalendarsUsageDescription"
        let either = UsageRequirement.anyOf(new, old)
        #expect(messages(either, in: .at(try scratch.app([old: "Shows your day."]))) == [])
        #expect(messages(either, in: .at(try scratch.app([new: "", old: "Shows your day."]))) == [])
        #expect(
            messages(either, in: .at(try scratch.app([:]))) == [
                "\(new) or \(old) is missing from Spark.app/Info.plist: the request fails at once"
            ])
        #expect(
            messages(either, in: .at(try scratch.app([old: ""]))) == [
                "\(old) is blank in Spark.app/Info.plist: the prompt gives no reason, "
                    + "and the upload check warns (ITMS-90738)"
            ])
        // The new key is required anyway: one fault, not two.
        #expect(messages(either, .calendars, in: .at(try scratch.app([:]))).count == 1)
        #expect(messages(.allOf(new, old), in: .at(try scratch.app([:]))).count == 2)
        #expect(messages(.anyOf(), .allOf(), in: .at(try scratch.app([:]))) == [])
    }

    @Test func everyDeclaredKeyMayBeAskedFor() throws {
        let info: [String: Any] = [
            camera: "", microphone: "Records.", "NSNewThingUsageDescription": true, "CFBundleName": "",
        ]
        #expect(
            messages(.everyDeclaredKey, in: .at(try scratch.app(info))) == [
                "NSCameraUsageDescription is blank in Spark.app/Info.plist: the prompt gives no reason, "
                    + "and the upload check warns (ITMS-90738)",
                "NSNewThingUsageDescription is a boolean in Spark.app/Info.plist, where a string is due: "
                    + "a request that needs it fails",
            ])
    }
}
