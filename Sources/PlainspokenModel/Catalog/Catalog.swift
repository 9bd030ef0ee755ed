/// The table of protected resources.
package enum Catalog {
    /// All resources, in the order in which people are told of them.
    package static let resources: [Resource] = [
        .microphone, .speechRecognition, .systemAudio, .camera, .photoLibrary, .photoLibraryAdd, .contacts, .calendars,
        .reminders, .locationWhenInUse, .locationAlways, .locationTemporary, .locationHistorical, .bluetooth,
        .localNetwork,
        .nearbyInteraction, .nfc, .faceID, .healthRead, .healthWrite, .healthClinicalRecords, .motion, .fallDetection,
        .sensorKit, .tracking, .mediaLibrary, .siri, .focusStatus, .homeKit, .accessorySetup, .wifiAware,
        .gameCenterFriends, .tvProvider, .voip, .identity, .financialData, .alarms, .criticalMessaging,
        .journalingSuggestions, .visionMainCamera, .worldSensing, .handsTracking, .accessoryTracking, .appleEvents,
        .systemAdministration, .desktopFolder, .documentsFolder, .downloadsFolder, .networkVolumes, .removableVolumes,
        .fileProviderDomain, .fileProviderPresence, .appData, .appManagement, .systemExtension, .driverBundle,
    ]

    /// Every key with its resource; the first resource wins where two share a key.
    package static let keys: [String: (resource: Resource, key: UsageKey)] = {
        var table: [String: (resource: Resource, key: UsageKey)] = [:]
        for resource in resources {
            for key in resource.keys where table[key.name] == nil { table[key.name] = (resource, key) }
        }
        return table
    }()

    /// The resource with this id.
    package static func resource(_ id: String) -> Resource? {
        resources.first { $0.id == id }
    }
}

extension Catalog {
    /// Keys by the name that Xcode shows for them, in lower case.
    package static let keyByDisplayName: [String: String] = {
        var table: [String: String] = [:]
        for key in resources.flatMap(\.keys) {
            if let name = key.displayName { table[name.lowercased()] = key.name }
        }
        return table
    }()
}
