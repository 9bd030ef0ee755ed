extension Resource {
    static let calendars = Resource(
        id: "calendars",
        name: "Calendars",
        keys: [
            UsageKey(
                "NSCalendarsFullAccessUsageDescription",
                introduced: fullAccess,
                displayName: "Privacy - Calendars Full Access Usage Description",
                rule: "Needed for requestFullAccessToEvents and for any read of events from iOS 17 and macOS 14."),
            UsageKey(
                "NSCalendarsWriteOnlyAccessUsageDescription",
                introduced: fullAccess,
                displayName: "Privacy - Calendars Write Only Usage Description",
                rule: "Needed for requestWriteOnlyAccessToEvents, which can add events and read none."),
            UsageKey(
                "NSCalendarsUsageDescription",
                introduced: legacy,
                retired: retiredKeys,
                supersededBy: "NSCalendarsFullAccessUsageDescription",
                displayName: "Privacy - Calendars Usage Description",
                rule: """
                    Needed while the deployment target is below iOS 17 or macOS 14 and requestAccess(to: .event) runs there. \
                    On newer systems an app that has only this key gets no access.
                    """),
        ],
        uses: calendarUses,
        falseFriends: [
            FalseFriend("EKEventEditViewController from iOS 17", "runs outside the app: no key and no prompt"),
            FalseFriend("EKEventViewController", "shows events that the app could already read"),
            FalseFriend("an .ics file or a calshow: link", "another app opens it"),
            FalseFriend("EKEventStore.authorizationStatus(for:)", "reading the status does not prompt"),
            FalseFriend("NSCalendarWriteOnlyAccessUsageDescription", "a misspelling seen in a plug-in, no key"),
        ],
        missing: eventKitMissing("calendar"),
        upload: .blocking,
        prompt: Prompt(
            "“App” would like full access to your calendar", buttons: ["Don’t Allow", "Allow Full Access"]),
        notes: ["Below iOS 17 EKEventEditViewController needs access and the key too."],
        sources: ["apple-protected", "tn3152", "ekforum", "xcspec", "automate", "plugins-contacts"])

    static let reminders = Resource(
        id: "reminders",
        name: "Reminders",
        keys: [
            UsageKey(
                "NSRemindersFullAccessUsageDescription",
                introduced: fullAccess,
                displayName: "Privacy - Reminders Full Access Usage Description",
                rule: """
                    Needed for requestFullAccessToReminders and for any read from iOS 17 and macOS 14. There is no \
                    write-only level.
                    """),
            UsageKey(
                "NSRemindersUsageDescription",
                introduced: legacy,
                retired: retiredKeys,
                supersededBy: "NSRemindersFullAccessUsageDescription",
                displayName: "Privacy - Reminders Usage Description",
                rule: "Needed for requestAccess(to: .reminder) below iOS 17 and macOS 14."),
        ],
        uses: reminderUses,
        falseFriends: [
            FalseFriend("EKEventStore for events only", "the reminders key is not needed"),
            FalseFriend("“Remind me” said to Siri", "the system does it"),
        ],
        missing: eventKitMissing("reminders"),
        upload: .unreported,
        prompt: Prompt(
            "“App” would like full access to your reminders", buttons: ["Don’t Allow", "Allow Full Access"]),
        sources: ["apple-protected", "xcspec", "fph", "automate", "tn3152"])
}

private let eventKit = ["EventKit", "EventKitUI"]
private let fullAccess: [Platform: Version] = [
    .iOS: Version(17), .macOS: Version(14), .watchOS: Version(10), .visionOS: Version(1), .macCatalyst: Version(17),
]
private let legacy: [Platform: Version] = [
    .iOS: Version(6), .macOS: Version(10, 14), .watchOS: Version(6), .macCatalyst: Version(13),
]
private let retiredKeys: [Platform: Version] = [
    .iOS: Version(17), .macOS: Version(14), .watchOS: Version(10), .macCatalyst: Version(17),
]

private func eventKitMissing(_ what: String) -> [Missing] {
    [
        Missing(
            .terminates, on: [.iOS, .macOS, .watchOS, .macCatalyst], from: [.iOS: Version(10)], until: retiredKeys,
            "the system ends the app when this line asks for the \(what)"),
        Missing(.denied, from: fullAccess, "the request fails at once, without a prompt"),
    ]
}

/// The request that every system below iOS 17 needs; where no such system is supported, only the new key helps.
private func oldRequest(_ old: String, _ new: String) -> [KeyRequirement] {
    [KeyRequirement(anyOf: [old], until: retiredKeys), KeyRequirement(anyOf: [new, old], from: fullAccess)]
}

private let anyCalendarKey = KeyRequirement(anyOf: [
    "NSCalendarsFullAccessUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription",
    "NSCalendarsUsageDescription",
])
private let anyReminderKey = KeyRequirement(anyOf: [
    "NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription",
])

private let eventStoreKeys = anyCalendarKey.alternatives + anyReminderKey.alternatives

private let calendarUses: [ResourceUse] = [
    ResourceUse(
        .request,
        swift: ["EKEventStore~requestFullAccessToEvents()"],
        objectiveC: ["-[EKEventStore ~ requestFullAccessToEventsWithCompletion:]"],
        modules: eventKit,
        keys: ["NSCalendarsFullAccessUsageDescription"]),
    ResourceUse(
        .request,
        swift: ["EKEventStore~requestWriteOnlyAccessToEvents()"],
        objectiveC: ["-[EKEventStore ~ requestWriteOnlyAccessToEventsWithCompletion:]"],
        modules: eventKit,
        keys: ["NSCalendarsWriteOnlyAccessUsageDescription"]),
    ResourceUse(
        .request,
        swift: ["EKEventStore~requestAccess(to: .event)"],
        objectiveC: ["-[EKEventStore ~ requestAccessToEntityType:EKEntityTypeEvent completion:]"],
        modules: eventKit,
        keys: oldRequest("NSCalendarsUsageDescription", "NSCalendarsFullAccessUsageDescription"),
        note: "From iOS 17 and macOS 14 this request fails without a prompt, whatever the keys."),
    ResourceUse(
        .access,
        swift: [
            "EKEventStore#events(matching:)", "EKEventStore~enumerateEvents()", "EKEventStore~predicateForEvents()",
            "EKEventStore#calendars(for: .event)", "EKEventStore#save(span:)", "EKEventStore#remove(span:)",
            "EKCalendarChooser()",
        ],
        objectiveC: [
            "-[EKEventStore ~ eventsMatchingPredicate:]",
            "-[EKEventStore ~ enumerateEventsMatchingPredicate:usingBlock:]",
            "-[EKEventStore calendarsForEntityType:EKEntityTypeEvent]", "-[EKEventStore ~ saveEvent:span:error:]",
            "-[EKEventStore ~ saveEvent:span:commit:error:]", "-[EKEventStore ~ removeEvent:span:error:]",
            "EKCalendarChooser",
        ],
        modules: eventKit,
        keys: [anyCalendarKey]),
    ResourceUse(
        .access,
        swift: ["EKEventStore~defaultCalendarForNewEvents"],
        objectiveC: ["-[EKEventStore ~ defaultCalendarForNewEvents]"],
        modules: eventKit,
        keys: [anyCalendarKey],
        confidence: .possible,
        note: "Also written where EKEventEditViewController does the saving, which needs no key from iOS 17."),
    ResourceUse(
        .access,
        swift: ["EKEventEditViewController()"],
        objectiveC: ["EKEventEditViewController"],
        modules: ["EventKitUI"],
        platforms: [.iOS, .macCatalyst],
        keys: [
            KeyRequirement(
                anyOf: [
                    "NSCalendarsUsageDescription", "NSCalendarsFullAccessUsageDescription",
                    "NSCalendarsWriteOnlyAccessUsageDescription",
                ], until: retiredKeys)
        ],
        confidence: .likely,
        note: "From iOS 17 the view runs outside the app."),
    ResourceUse(
        .reference,
        swift: ["EKEventStore"],
        objectiveC: ["EKEventStore"],
        modules: eventKit,
        keys: [KeyRequirement(anyOf: eventStoreKeys, until: retiredKeys)],
        note: "Uploads were refused for the class in permission plug-ins."),
    ResourceUse(
        .reference,
        swift: ["EKEventStore"],
        objectiveC: ["EKEventStore"],
        modules: eventKit,
        keys: [KeyRequirement(anyOf: eventStoreKeys, from: fullAccess)],
        confidence: .possible,
        note: "No report names the newer keys, and EKEventEditViewController is made with a store."),
    ResourceUse(
        .reference,
        classes: [ClassReference("EKEventStore", unless: ["EKEventEditViewController"])],
        modules: eventKit,
        keys: [KeyRequirement(anyOf: eventStoreKeys, from: fullAccess)],
        confidence: .likely,
        note: "A binary that names the store and not the view that needs no key."),
]

private let reminderUses: [ResourceUse] = [
    ResourceUse(
        .request,
        swift: ["EKEventStore~requestFullAccessToReminders()"],
        objectiveC: ["-[EKEventStore ~ requestFullAccessToRemindersWithCompletion:]"],
        modules: eventKit,
        keys: ["NSRemindersFullAccessUsageDescription"]),
    ResourceUse(
        .request,
        swift: ["EKEventStore~requestAccess(to: .reminder)"],
        objectiveC: ["-[EKEventStore ~ requestAccessToEntityType:EKEntityTypeReminder completion:]"],
        modules: eventKit,
        keys: oldRequest("NSRemindersUsageDescription", "NSRemindersFullAccessUsageDescription"),
        note: "From iOS 17 and macOS 14 this request fails without a prompt, whatever the keys."),
    ResourceUse(
        .access,
        swift: [
            "EKEventStore~fetchReminders()", "EKEventStore~predicateForReminders()",
            "EKEventStore~predicateForIncompleteReminders()", "EKEventStore~predicateForCompletedReminders()",
            "EKEventStore#save(commit:, !span:)", "EKEventStore~defaultCalendarForNewReminders",
            "EKEventStore#calendars(for: .reminder)", "EKReminder()",
        ],
        objectiveC: [
            "-[EKEventStore ~ fetchRemindersMatchingPredicate:completion:]",
            "-[EKEventStore ~ predicateForRemindersInCalendars:]", "-[EKEventStore ~ saveReminder:commit:error:]",
            "-[EKEventStore ~ defaultCalendarForNewReminders]",
            "-[EKEventStore calendarsForEntityType:EKEntityTypeReminder]", "+[EKReminder ~ reminderWithEventStore:]",
        ],
        modules: eventKit,
        keys: [anyReminderKey]),
    ResourceUse(
        .reference,
        swift: ["EKReminder"],
        objectiveC: ["EKReminder"],
        modules: eventKit,
        keys: [anyReminderKey]),
]
