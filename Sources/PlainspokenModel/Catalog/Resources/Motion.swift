extension Resource {
    static let motion = Resource(
        id: "motion-fitness",
        name: "Motion and fitness",
        keys: [
            UsageKey(
                "NSMotionUsageDescription",
                introduced: [
                    .iOS: Version(7), .macOS: Version(10, 15), .watchOS: Version(4), .visionOS: Version(1),
                    .macCatalyst: Version(13, 1),
                ],
                displayName: "Privacy - Motion Usage Description",
                rule: """
                    Needed for activities, steps, altitude, recorded sensors and headphone motion. The raw sensors of \
                    CMMotionManager need no key today; the SDK of 27.2 gives that class an authorization status.
                    """)
        ],
        uses: motionUses,
        falseFriends: [
            FalseFriend("CMMotionManager", "the raw sensors need no key today"),
            FalseFriend("UIEvent.EventSubtype.motionShake", "no key"),
            FalseFriend(
                "CMPedometer.isStepCountingAvailable(), CMMotionActivityManager.isActivityAvailable(), authorizationStatus()",
                "none of them prompts"),
            FalseFriend("HealthKit's step counts", "Health's keys"),
            FalseFriend("ARKit, RealityKit", "no motion key"),
        ],
        missing: [
            Missing(.terminates, from: [.iOS: Version(10)], "the system ends the app when this line starts the sensor")
        ],
        upload: .blocking,
        prompt: Prompt("“App” would like to access your motion & fitness activity", buttons: ["Don’t Allow", "OK"]),
        sources: [
            "apple-key", "xcspec", "macios-wiki-motion", "candor", "automate", "owntracks424", "yandex243",
        ])

    static let fallDetection = Resource(
        id: "fall-detection",
        name: "Fall detection",
        keys: [
            UsageKey(
                "NSFallDetectionUsageDescription",
                introduced: [.iOS: Version(14, 2), .watchOS: Version(7, 2), .visionOS: Version(1)],
                displayName: "Privacy - Fall Detection Usage Description",
                rule: "Needed by CMFallDetectionManager's request; Apple gives the entitlement on request.")
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["CMFallDetectionManager#requestAuthorization()"],
                objectiveC: ["-[CMFallDetectionManager ~ requestAuthorizationWithHandler:]"],
                modules: ["CoreMotion"],
                keys: ["NSFallDetectionUsageDescription"])
        ],
        missing: [Missing(.terminates, "the system ends the app when this line asks, as for other sensors")],
        upload: .unreported,
        prompt: Prompt("Allow “App” to access fall detection?"),
        sources: ["apple-key", "xcspec"])
}

private let motionKey: [KeyRequirement] = ["NSMotionUsageDescription"]

private let motionUses: [ResourceUse] = [
    ResourceUse(
        .access,
        swift: [
            "CMMotionActivityManager~startActivityUpdates()", "CMMotionActivityManager~queryActivityStarting()",
        ],
        objectiveC: [
            "-[CMMotionActivityManager startActivityUpdatesToQueue:withHandler:]",
            "-[CMMotionActivityManager ~ queryActivityStartingFromDate:toDate:toQueue:withHandler:]",
        ],
        modules: ["CoreMotion"],
        keys: motionKey),
    ResourceUse(
        .access,
        swift: [
            "CMPedometer#startUpdates()", "CMPedometer~queryPedometerData()", "CMPedometer~startEventUpdates()",
            "CMStepCounter~queryStepCountStarting()",
        ],
        objectiveC: [
            "-[CMPedometer ~ startPedometerUpdatesFromDate:withHandler:]",
            "-[CMPedometer ~ queryPedometerDataFromDate:toDate:withHandler:]",
            "-[CMPedometer ~ startPedometerEventUpdatesWithHandler:]",
            "-[CMStepCounter ~ queryStepCountStartingFrom:to:toQueue:withHandler:]",
        ],
        modules: ["CoreMotion"],
        keys: motionKey),
    ResourceUse(
        .access,
        swift: ["CMSensorRecorder~recordAccelerometer()", "CMSensorRecorder~accelerometerData()"],
        objectiveC: [
            "-[CMSensorRecorder ~ recordAccelerometerForDuration:]",
            "-[CMSensorRecorder ~ accelerometerDataFromDate:toDate:]",
        ],
        modules: ["CoreMotion"],
        keys: motionKey),
    ResourceUse(
        .access,
        swift: ["CMMovementDisorderManager~monitorKinesias()"],
        objectiveC: ["-[CMMovementDisorderManager ~ monitorKinesiasForDuration:]"],
        modules: ["CoreMotion"],
        platforms: [.watchOS],
        keys: motionKey),
    ResourceUse(
        .access,
        swift: ["CMAltimeter~startRelativeAltitudeUpdates()", "CMAltimeter~startAbsoluteAltitudeUpdates()"],
        objectiveC: [
            "-[CMAltimeter ~ startRelativeAltitudeUpdatesToQueue:withHandler:]",
            "-[CMAltimeter ~ startAbsoluteAltitudeUpdatesToQueue:withHandler:]",
        ],
        modules: ["CoreMotion"],
        keys: motionKey),
    ResourceUse(
        .access,
        swift: [
            "CMHeadphoneMotionManager#startDeviceMotionUpdates()", "CMHeadphoneActivityManager#startActivityUpdates()",
        ],
        objectiveC: [
            "-[CMHeadphoneMotionManager startDeviceMotionUpdatesToQueue:withHandler:]",
            "-[CMHeadphoneMotionManager startDeviceMotionUpdates]",
            "-[CMHeadphoneActivityManager startActivityUpdatesToQueue:withHandler:]",
        ],
        modules: ["CoreMotion"],
        keys: motionKey),
    ResourceUse(
        .access,
        swift: ["CMBatchedSensorManager()", "CMWaterSubmersionManager()"],
        objectiveC: ["CMBatchedSensorManager", "CMWaterSubmersionManager"],
        modules: ["CoreMotion"],
        platforms: [.watchOS],
        keys: motionKey,
        confidence: .possible),
    ResourceUse(
        .reference,
        classes: [
            "CMMotionActivityManager", "CMPedometer", "CMStepCounter", "CMAltimeter", "CMSensorRecorder",
            "CMHeadphoneMotionManager",
        ],
        modules: ["CoreMotion"],
        keys: motionKey,
        confidence: .likely,
        note: "Uploads were refused for the classes in permission plug-ins and map libraries."),
]
