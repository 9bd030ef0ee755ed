extension Resource {
    static let healthRead = Resource(
        id: "health-read",
        name: "Health data, reading",
        keys: [
            UsageKey(
                "NSHealthShareUsageDescription",
                introduced: [
                    .iOS: Version(8), .macOS: Version(13), .watchOS: Version(2), .visionOS: Version(1),
                    .macCatalyst: Version(17),
                ],
                displayName: "Privacy - Health Share Usage Description",
                rule: """
                    Needed for types that the app reads: Health shares them with the app. An app that reads and writes needs \
                    NSHealthUpdateUsageDescription too.
                    """),
            UsageKey(
                "NSHealthRequiredReadAuthorizationTypeIdentifiers",
                content: .stringArray,
                isPurpose: false,
                introduced: [.iOS: Version(12)],
                hasBuildSetting: false,
                rule: "Names at least three clinical types without which the app cannot work; a refusal is an error."),
        ],
        uses: healthReadUses,
        falseFriends: [
            FalseFriend("HKHealthStore.isHealthDataAvailable()", "does not prompt"),
            FalseFriend("CMPedometer", "the motion key, not Health's"),
            FalseFriend("WorkoutPlan, WorkoutScheduler", "ask for themselves, without a key"),
            FalseFriend("the HealthKit capability alone", "an entitlement; it counts in the newer upload mails"),
        ],
        missing: [
            Missing(
                .terminates, from: [.iOS: Version(8)],
                "the request throws an exception that names the key, and the app ends")
        ],
        upload: .blocking,
        prompt: Prompt(
            "“App” would like to access and update your Health data in the categories below",
            buttons: ["Don’t Allow", "Allow"]),
        notes: [
            "One sheet shows the sentences for reading and for writing beside a switch for every type.",
            "The same exception comes where the sentence is too short.",
        ],
        sources: ["apple-protected", "objc2", "xcspec", "pk", "hkforum", "health-upload"])

    static let healthWrite = Resource(
        id: "health-write",
        name: "Health data, writing",
        keys: [
            UsageKey(
                "NSHealthUpdateUsageDescription",
                introduced: [
                    .iOS: Version(8), .watchOS: Version(2), .visionOS: Version(1), .macCatalyst: Version(17),
                ],
                displayName: "Privacy - Health Update Usage Description",
                rule: "Needed for types that the app writes: the types to share, in HealthKit's words, and workouts.")
        ],
        uses: healthWriteUses,
        falseFriends: [FalseFriend("reading only", "the key is not needed")],
        missing: [
            Missing(
                .terminates, from: [.iOS: Version(8)],
                "the request throws an exception that names the key, and the app ends")
        ],
        upload: .blocking,
        prompt: Prompt(
            "“App” would like to access and update your Health data in the categories below",
            buttons: ["Don’t Allow", "Allow"]),
        sources: ["apple-protected", "objc2", "xcspec", "hkforum", "health-upload"])

    static let healthClinicalRecords = Resource(
        id: "health-clinical-records",
        name: "Health, clinical records",
        keys: [
            UsageKey(
                "NSHealthClinicalHealthRecordsShareUsageDescription",
                introduced: [.iOS: Version(12)],
                displayName: "Privacy - Health Records Usage Description",
                rule: "Needed for reading clinical types, together with NSHealthShareUsageDescription.")
        ],
        uses: healthClinicalUses,
        falseFriends: [
            FalseFriend("HKVerifiableClinicalRecordQuery", "a sheet of its own for one time, without a key")
        ],
        missing: [
            Missing(
                .terminates, from: [.iOS: Version(12)],
                "the request throws an exception that names the key, and the app ends")
        ],
        upload: .unreported,
        prompt: Prompt("“App” would like to access your health records", buttons: ["Don’t Allow", "Allow"]),
        sources: ["apple-protected", "xcspec"])
}

private let healthKit = ["HealthKit", "HealthKitUI"]
private let healthPlatforms: Set<Platform> = [.iOS, .watchOS, .visionOS]
private let read: [KeyRequirement] = ["NSHealthShareUsageDescription"]
private let write: [KeyRequirement] = ["NSHealthUpdateUsageDescription"]

private let healthReadUses: [ResourceUse] = [
    ResourceUse(
        .request,
        swift: ["HKHealthStore~requestAuthorization(toShare:, read: !nil|[])"],
        objectiveC: ["-[HKHealthStore ~ requestAuthorizationToShareTypes: readTypes:!nil|[] completion:]"],
        modules: healthKit,
        platforms: healthPlatforms,
        keys: read),
    ResourceUse(
        .request,
        swift: ["HKHealthStore~requestPerObjectReadAuthorization()"],
        objectiveC: ["-[HKHealthStore ~ requestPerObjectReadAuthorizationForType:predicate:completion:]"],
        modules: healthKit,
        platforms: healthPlatforms,
        keys: read),
    ResourceUse(
        .access,
        swift: [
            "HKHealthStore#execute()", "HKHealthStore~enableBackgroundDelivery()", "HKSampleQuery()",
            "HKAnchoredObjectQuery()", "HKStatisticsQuery()", "HKStatisticsCollectionQuery()", "HKObserverQuery()",
            "HKActivitySummaryQuery()", "HKWorkoutRouteQuery()", "HKCorrelationQuery()", "HKSourceQuery()",
            "HKHeartbeatSeriesQuery()", "HKElectrocardiogramQuery()", "HKQuantitySeriesSampleQuery()",
            "HKSampleQueryDescriptor()", "HKAnchoredObjectQueryDescriptor()", "HKStatisticsQueryDescriptor()",
            "HKStatisticsCollectionQueryDescriptor()", "HKActivitySummaryQueryDescriptor()",
        ],
        objectiveC: [
            "-[HKHealthStore ~ executeQuery:]",
            "-[HKHealthStore ~ enableBackgroundDeliveryForType:frequency:withCompletion:]",
            "HKSampleQuery", "HKAnchoredObjectQuery", "HKStatisticsQuery", "HKStatisticsCollectionQuery",
            "HKObserverQuery", "HKActivitySummaryQuery", "HKWorkoutRouteQuery",
        ],
        modules: healthKit,
        platforms: healthPlatforms,
        keys: read),
    ResourceUse(
        .access,
        swift: ["HKWorkoutSession()", "HKLiveWorkoutBuilder()", "HKLiveWorkoutDataSource()"],
        objectiveC: ["HKWorkoutSession", "HKLiveWorkoutBuilder"],
        modules: healthKit,
        platforms: healthPlatforms,
        keys: read,
        confidence: .likely),
    ResourceUse(
        .access,
        swift: [".healthDataAccessRequest(readTypes:)", ".healthDataAccessRequest(objectType:)"],
        modules: healthKit,
        platforms: healthPlatforms,
        keys: read,
        confidence: .possible),
    ResourceUse(
        .reference,
        swift: ["HKHealthStore"],
        objectiveC: ["HKHealthStore"],
        modules: healthKit,
        platforms: healthPlatforms,
        keys: read),
]

private let healthWriteUses: [ResourceUse] = [
    ResourceUse(
        .request,
        swift: ["HKHealthStore~requestAuthorization(toShare: !nil|[], read:)"],
        objectiveC: ["-[HKHealthStore ~ requestAuthorizationToShareTypes:!nil|[] readTypes: completion:]"],
        modules: healthKit,
        platforms: healthPlatforms,
        keys: write,
        note: "Each direction is checked by itself when the request runs."),
    ResourceUse(
        .access,
        swift: [
            "HKHealthStore#save()", "HKHealthStore#delete()", "HKHealthStore~deleteObjects(of:)", "HKWorkoutBuilder()",
            "HKWorkoutBuilder~beginCollection()", "HKWorkoutSession()", "HKWorkoutRouteBuilder()",
        ],
        objectiveC: [
            "-[HKHealthStore ~ saveObject:withCompletion:]", "-[HKHealthStore ~ saveObjects:withCompletion:]",
            "-[HKHealthStore ~ deleteObject:withCompletion:]",
            "-[HKHealthStore ~ deleteObjectsOfType:predicate:withCompletion:]",
            "-[HKHealthStore ~ addSamples:toWorkout:completion:]",
            "-[HKWorkoutBuilder initWithHealthStore:configuration:device:]",
            "-[HKWorkoutBuilder ~ beginCollectionWithStartDate:completion:]", "HKWorkoutSession",
        ],
        modules: healthKit,
        platforms: healthPlatforms,
        keys: write,
        confidence: .likely),
    ResourceUse(
        .access,
        swift: ["HKLiveWorkoutBuilder()"],
        objectiveC: ["HKLiveWorkoutBuilder"],
        modules: healthKit,
        platforms: healthPlatforms,
        keys: write,
        confidence: .likely),
    ResourceUse(
        .access,
        swift: [".healthDataAccessRequest(shareTypes:)"],
        modules: healthKit,
        platforms: healthPlatforms,
        keys: write,
        confidence: .possible),
    ResourceUse(
        .reference,
        swift: ["HKHealthStore"],
        objectiveC: ["HKHealthStore"],
        modules: healthKit,
        platforms: healthPlatforms,
        keys: write,
        confidence: .likely,
        note: "Uploads of apps that only read were asked for it as well, by the entitlement or the class."),
]

private let healthClinicalUses: [ResourceUse] = [
    ResourceUse(
        .request,
        swift: ["HKHealthStore~requestAuthorization(toShare:, read: !nil|[])"],
        objectiveC: ["-[HKHealthStore ~ requestAuthorizationToShareTypes: readTypes:!nil|[] completion:]"],
        beside: [
            "HKClinicalType", "HKObjectType.clinicalType(forIdentifier:)",
            "+[HKObjectType ~ clinicalTypeForIdentifier:]",
        ],
        modules: healthKit,
        platforms: [.iOS],
        keys: clinical),
    ResourceUse(
        .access,
        swift: ["HKObjectType.clinicalType(forIdentifier:)", "HKClinicalType()"],
        objectiveC: ["+[HKObjectType ~ clinicalTypeForIdentifier:]", "HKClinicalType"],
        modules: healthKit,
        platforms: [.iOS],
        keys: clinical),
    ResourceUse(
        .access,
        swift: ["HKClinicalRecord", "HKFHIRResource"],
        objectiveC: ["HKClinicalRecord", "HKFHIRResource"],
        modules: healthKit,
        platforms: [.iOS],
        keys: clinical,
        confidence: .likely),
]

private let clinical: [KeyRequirement] = [
    "NSHealthClinicalHealthRecordsShareUsageDescription", "NSHealthShareUsageDescription",
]
