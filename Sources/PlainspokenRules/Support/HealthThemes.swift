import PlainspokenWording

/// What a type of Health is called in sentences; nil for a type without words of its own.
struct HealthThemes {
    /// In English, for a message.
    var name: String
    /// Any of these in a sentence names it.
    var themes: Set<Theme>

    init?(_ type: String) {
        guard let found = Self.exact[type] ?? Self.beginnings.first(where: { type.hasPrefix($0.0) })?.1 else {
            return nil
        }
        name = found.0
        themes = found.1
    }

    private typealias Entry = (String, Set<Theme>)
    private static let moving: Set<Theme> = [.energy, .workout, .fitness, .steps]
    private static let body: Entry = ("body measurements", [.weight, .height])

    private static let exact: [String: Entry] = [
        "stepCount": ("steps", [.steps, .fitness, .energy]),
        "flightsClimbed": ("stairs", [.stairs, .steps, .workout, .fitness, .energy]),
        "workout": ("workouts", [.workout, .fitness, .energy]),
        "workoutType": ("workouts", [.workout, .fitness, .energy]),
        "heartRate": ("the heart rate", [.heart]), "restingHeartRate": ("the heart rate", [.heart]),
        "heartRateVariabilitySDNN": ("the heart rate", [.heart]),
        "walkingHeartRateAverage": ("the heart rate", [.heart]),
        "electrocardiogramType": ("electrocardiograms", [.heart]), "sleepAnalysis": ("sleep", [.sleep]),
        "bodyMass": ("the weight", [.weight]), "bodyMassIndex": body, "bodyFatPercentage": body, "leanBodyMass": body,
        "waistCircumference": body, "height": ("the height", [.height, .weight]),
        "bloodGlucose": ("blood glucose", [.glucose]), "insulinDelivery": ("insulin", [.glucose, .medication]),
        "bloodPressureSystolic": ("blood pressure", [.pressure]),
        "bloodPressureDiastolic": ("blood pressure", [.pressure]),
        "oxygenSaturation": ("blood oxygen", [.oxygen]), "vo2Max": ("cardio fitness", [.oxygen, .fitness]),
        "respiratoryRate": ("breathing", [.breath]), "inhalerUsage": ("inhaler use", [.breath, .medication]),
        "bodyTemperature": ("body temperature", [.temperature]),
        "basalBodyTemperature": ("body temperature", [.temperature, .cycle]),
        "menstrualFlow": ("periods", [.cycle]), "ovulationTestResult": ("ovulation tests", [.cycle]),
        "sexualActivity": ("sexual activity", [.cycle]), "pregnancy": ("pregnancy", [.cycle]),
        "contraceptive": ("contraceptives", [.cycle, .medication]),
        "mindfulSession": ("mindful minutes", [.mind, .breath]), "stateOfMind": ("moods", [.mind]),
        "biologicalSex": ("the sex", [.person]), "dateOfBirth": ("the date of birth", [.person]),
        "bloodType": ("the blood type", [.person]),
        "headphoneAudioExposure": ("sound levels", [.hearing]),
        "environmentalAudioExposure": ("sound levels", [.hearing]),
        "activeEnergyBurned": ("energy", moving), "basalEnergyBurned": ("energy", moving.union([.nutrition])),
        "appleExerciseTime": ("exercise time", moving), "appleStandTime": ("stand time", moving),
        "appleStandHour": ("stand time", moving), "activitySummaryType": ("activity", moving),
        "dietaryWater": ("water", [.nutrition]), "dietaryCaffeine": ("caffeine", [.nutrition]),
        "dietaryCarbohydrates": ("food", [.nutrition, .glucose]),
        "dietaryEnergyConsumed": ("food", [.nutrition, .energy]),
    ]

    private static let beginnings: [(String, Entry)] = [
        ("distance", ("distances", [.distance, .steps, .workout, .fitness, .energy])),
        ("dietary", ("food", [.nutrition])), ("cycling", ("rides", [.workout, .fitness, .distance])),
        ("running", ("runs", [.workout, .fitness, .distance])),
        ("swimming", ("swims", [.workout, .fitness, .distance])), ("walking", ("walks", [.steps, .workout, .fitness])),
    ]
}
