extension Resource {
    static let sensorKit = Resource(
        id: "sensorkit",
        name: "Research sensors (SensorKit)",
        keys: [
            UsageKey(
                "NSSensorKitUsageDescription",
                introduced: [.iOS: Version(14)],
                displayName: "Privacy - SensorKit Usage Description",
                rule: "Tells what the study is for; all three keys are needed together."),
            UsageKey(
                "NSSensorKitUsageDetail",
                content: .dictionary,
                isPurpose: false,
                introduced: [.iOS: Version(14)],
                hasBuildSetting: false,
                rule: "One dictionary a sensor, with its Description and whether it is Required."),
            UsageKey(
                "NSSensorKitPrivacyPolicyURL",
                isPurpose: false,
                introduced: [.iOS: Version(14)],
                displayName: "Privacy - SensorKit Privacy Policy URL",
                rule: "The address of the study's privacy policy."),
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["SRSensorReader.requestAuthorization(sensors:)", "SRSensorReader()"],
                objectiveC: [
                    "+[SRSensorReader ~ requestAuthorizationForSensors:completion:]",
                    "-[SRSensorReader ~ initWithSensor:]",
                    "-[SRSensorReader ~ startRecording]", "-[SRSensorReader fetch:]",
                ],
                modules: ["SensorKit"],
                keys: sensorKeys),
            ResourceUse(
                .request,
                swift: ["SRAuthorizationStatus.requestAuthorization(for:)", "SRReader()"],
                symbols: [
                    "_$sSo21SRAuthorizationStatusV9SensorKitE20requestAuthorization3forySayAC06SRDataC0_pG_tYaKFZ",
                    "_$s9SensorKit8SRReaderC",
                ],
                modules: ["SensorKit"],
                keys: sensorKeys,
                confidence: .likely,
                note: "The form of iOS 27; the pages name no other keys."),
        ],
        falseFriends: [FalseFriend("CoreMotion", "another key"), FalseFriend("HealthKit", "other keys")],
        missing: [
            Missing(.denied, from: [.iOS: Version(14)], "the request fails with an error that names the missing key")
        ],
        upload: .unreported,
        prompt: Prompt("“App” would like to collect data for a research study"),
        sources: ["apple-key", "xcspec", "apple-swift-usr", "skforum"])
}

private let sensorKeys: [KeyRequirement] = [
    "NSSensorKitUsageDescription", "NSSensorKitUsageDetail", "NSSensorKitPrivacyPolicyURL",
]
