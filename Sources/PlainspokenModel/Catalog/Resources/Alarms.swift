extension Resource {
    static let alarms = Resource(
        id: "alarms",
        name: "Alarms and timers (AlarmKit)",
        keys: [
            UsageKey(
                "NSAlarmKitUsageDescription",
                introduced: [.iOS: Version(26), .macCatalyst: Version(26)],
                hasBuildSetting: false,
                rule: "Needed for asking and for scheduling; empty counts as missing. Xcode does not offer it.")
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["AlarmManager#requestAuthorization()"],
                symbols: [
                    "_$s8AlarmKit0A7ManagerC20requestAuthorizationAC0E5StateOyYaKF", "_$s8AlarmKit0A7ManagerC",
                ],
                modules: ["AlarmKit"],
                keys: ["NSAlarmKitUsageDescription"]),
            ResourceUse(
                .access,
                swift: ["AlarmManager#schedule()"],
                symbols: ["_$s8AlarmKit0A7ManagerC8schedule2id13configuration"],
                modules: ["AlarmKit"],
                keys: ["NSAlarmKitUsageDescription"]),
        ],
        falseFriends: [
            FalseFriend("UNUserNotificationCenter", "no key"),
            FalseFriend("EKAlarm", "the calendar keys"),
        ],
        missing: [Missing(.denied, from: [.iOS: Version(26)], "the app can neither ask nor schedule")],
        upload: .unreported,
        prompt: Prompt("Allow “App” to schedule alarms and timers?"),
        sources: ["apple-key", "apple-swift-usr"])
}
