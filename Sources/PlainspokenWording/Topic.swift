/// What a permission is for, as sentences name it.
package enum Topic: String, Sendable, Hashable, CaseIterable {
    case camera, microphone, photos, photosAdd, location, contacts, calendar, reminders, bluetooth, localNetwork
    case faceID, motion, health, tracking, music, siri, speech, nfc, home, files, automation, nearby, focus

    /// Topics whose words may stand in a sentence of this one without being out of place.
    var neighbours: Set<Topic> {
        switch self {
        case .camera: [.photos, .photosAdd, .faceID, .nearby]
        case .microphone: [.speech, .siri, .bluetooth]
        case .photos, .photosAdd: [.photos, .photosAdd, .camera, .location]
        case .location: [.bluetooth, .localNetwork, .motion, .nearby, .home, .nfc]
        case .contacts: []
        case .calendar: [.reminders]
        case .reminders: [.calendar]
        case .bluetooth, .localNetwork, .nfc, .home, .nearby:
            [
                .camera, .microphone, .photos, .photosAdd, .location, .music, .bluetooth, .localNetwork, .home, .nfc,
                .motion, .health, .nearby, .siri, .speech,
            ]
        case .faceID: [.camera]
        case .motion: [.health, .location, .bluetooth]
        case .health: [.motion, .location, .bluetooth, .nearby]
        case .tracking: [.location]
        case .music: [.siri]
        case .siri, .speech: [.microphone, .siri, .speech]
        case .files, .automation, .focus: Set(Topic.allCases)
        }
    }
}
