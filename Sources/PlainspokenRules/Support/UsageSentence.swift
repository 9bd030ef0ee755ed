import PlainspokenModel
import PlainspokenWording

/// A usage description as a sentence, with what it should be about and in what language.
struct UsageSentence {
    var declaration: UsageDeclaration
    /// The place of the sentence itself: of one entry where the value is a dictionary.
    var place: Place
    var sentence: Sentence
    var topic: Topic?
    /// The locale that it is shown in: the table's, or the development language.
    var locale: String
    /// The language it is written in, as far as it is understood: the one it looks like, or else the table's.
    var language: Language?
    /// Whether anybody reads it: a table of the development language stands before the Info.plist's own sentence, and
    /// what stands in tables alone is never asked.
    var isShown = true
    /// Why nobody has written it yet; nil for a sentence, and for a look-up token, which is another rule's business.
    var placeholder: Placeholder.Fault?

    init(_ declaration: UsageDeclaration, _ text: String, at place: Place, locale: String) {
        self.declaration = declaration
        self.place = place
        self.locale = locale
        sentence = Sentence(Self.readable(text))
        topic = UsageTopics.byKey[declaration.key]
        // A language that is only recognised is easily taken for a relative of it.
        let found = LanguageDetector.language(of: sentence) ?? locale
        language = Language(code: locale) != nil || found == "en" ? Language(code: found) : nil
        guard !Token.isLookUp(text) || text == declaration.key else { return }
        placeholder = Placeholder.fault(
            in: sentence, written: declaration.written, key: declaration.key, language: language)
    }

    /// The most letters of a text that are read as a sentence: a prompt shows a few lines.
    private static let maximumLength = 2_000

    /// The text, or its first sentences where nobody would read all of it.
    private static func readable(_ text: String) -> String {
        guard let end = text.index(text.startIndex, offsetBy: maximumLength, limitedBy: text.endIndex),
            end < text.endIndex
        else { return text }
        let start = text[..<end]
        return start.lastIndex { ".。!?".contains($0) }.map { String(start[...$0]) } ?? String(start)
    }

    var key: String { declaration.key }

    /// What the sentence promises; nothing where its language is not understood.
    func claims(of target: Target) -> [Claim] {
        language.map { Claims.claims(in: sentence, language: $0, topic: topic, names: target.names) } ?? []
    }

    func finding(
        _ rule: String, _ confidence: Confidence, _ target: Target, _ subject: Subject, message: String, remedy: String,
        related: [Finding.Related] = []
    ) -> Finding {
        Finding(
            rule: rule, confidence: confidence, app: subject.app.name, target: target.name, key: key,
            locale: declaration.locale, message: message, remedy: remedy, place: place, related: related)
    }
}

extension Target {
    /// The sentences that ship for purpose keys, without those that are empty or not a sentence's own words.
    var sentences: [UsageSentence] {
        declarations.flatMap { sentences(of: $0) }
    }

    /// Whether a sentence says something that only what the code does with the data can prove or refute.
    package var hasSentenceToProve: Bool {
        sentences.contains { usage in
            guard usage.placeholder == nil, let language = usage.language else { return false }
            switch usage.topic {
            case .contacts, .health, .automation: return true
            case .microphone, .camera:
                let themes = Theme.named(in: usage.sentence, language: language)
                if !themes.isDisjoint(with: [.transcribing, .scanning, .filming, .calling]) { return true }
            default: break
            }
            return Claims.limits(usage.sentence, language: language)
                || usage.claims(of: self).contains(where: \.isRefutable)
        }
    }

    private func sentences(of declaration: UsageDeclaration) -> [UsageSentence] {
        guard Catalog.keys[declaration.key]?.key.isPurpose == true, declaration.undefined.isEmpty else { return [] }
        let values: [(text: String, place: Place)] =
            switch declaration.value.content {
            case .string(let text): [(text, declaration.place)]
            case .dictionary(let entries): entries.compactMap { entry in entry.value.string.map { ($0, entry.place) } }
            default: []
            }
        return values.compactMap { value in
            guard !isBlank(value.text), Token.variable(in: value.text) == nil else { return nil }
            let shown = declaration.locale.map { $0 == "Base" ? developmentLanguage : $0 } ?? developmentLanguage
            var usage = UsageSentence(declaration, value.text, at: value.place, locale: shown)
            usage.isShown =
                declaration.locale == nil ? !isReplaced(declaration, value.text) : isAsked(declaration.key)
            return usage
        }
    }

    /// Whether the Info.plist, as far as it is known, lets the system ask with a sentence from a table.
    private func isAsked(_ key: String) -> Bool {
        base(key) != nil || properties.isEmpty && !declarations.contains { $0.locale == nil }
    }

    /// Whether the table of the development language gives the sentence, of a key or of an entry of its dictionary.
    private func isReplaced(_ declaration: UsageDeclaration, _ text: String) -> Bool {
        if case .dictionary(let entries) = declaration.value.content {
            let names = Set(entries.filter { $0.value.string == text }.map(\.key))
            let tables = [developmentLanguage, "Base"].map { $0 + ".lproj/" }
            return tableKeys.contains { entry in
                names.contains(entry.key) && tables.contains { entry.place.path.contains($0) }
            }
        }
        return declarations.contains {
            $0.key == declaration.key && ($0.locale == developmentLanguage || $0.locale == "Base")
                && !isBlank($0.value.string ?? "")
        }
    }

    private func isBlank(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy {
            $0.properties.isWhitespace || $0.properties.generalCategory == .format
                || $0.properties.generalCategory == .control
        }
    }
}

/// What each key's sentence is about; keys whose sentences have no words of their own are left out.
enum UsageTopics {
    static let byKey: [String: Topic] = [
        "NSCameraUsageDescription": .camera,
        "NSMainCameraUsageDescription": .camera,
        "NSMicrophoneUsageDescription": .microphone,
        "NSPhotoLibraryUsageDescription": .photos,
        "NSPhotoLibraryAddUsageDescription": .photosAdd,
        "NSLocationUsageDescription": .location,
        "NSLocationWhenInUseUsageDescription": .location,
        "NSLocationAlwaysUsageDescription": .location,
        "NSLocationAlwaysAndWhenInUseUsageDescription": .location,
        "NSLocationTemporaryUsageDescriptionDictionary": .location,
        "NSContactsUsageDescription": .contacts,
        "NSCalendarsUsageDescription": .calendar,
        "NSCalendarsFullAccessUsageDescription": .calendar,
        "NSCalendarsWriteOnlyAccessUsageDescription": .calendar,
        "NSRemindersUsageDescription": .reminders,
        "NSRemindersFullAccessUsageDescription": .reminders,
        "NSBluetoothAlwaysUsageDescription": .bluetooth,
        "NSBluetoothPeripheralUsageDescription": .bluetooth,
        "NSLocalNetworkUsageDescription": .localNetwork,
        "NSFaceIDUsageDescription": .faceID,
        "NSMotionUsageDescription": .motion,
        "NSHealthShareUsageDescription": .health,
        "NSHealthUpdateUsageDescription": .health,
        "NSHealthClinicalHealthRecordsShareUsageDescription": .health,
        "NSUserTrackingUsageDescription": .tracking,
        "NSAppleMusicUsageDescription": .music,
        "NSSiriUsageDescription": .siri,
        "NSSpeechRecognitionUsageDescription": .speech,
        "NFCReaderUsageDescription": .nfc,
        "NSHomeKitUsageDescription": .home,
        "NSDesktopFolderUsageDescription": .files,
        "NSDocumentsFolderUsageDescription": .files,
        "NSDownloadsFolderUsageDescription": .files,
        "NSRemovableVolumesUsageDescription": .files,
        "NSNetworkVolumesUsageDescription": .files,
        "NSAppleEventsUsageDescription": .automation,
        "NSFocusStatusUsageDescription": .focus,
    ]
}

/// Names that messages share.
enum Spoken {
    /// The English name of a language; the code itself where it has none here.
    static func name(_ code: String) -> String { names[code] ?? names[LanguageTag(code).language] ?? "“\(code)”" }

    private static let names: [String: String] = [
        "en": "English", "ko": "Korean", "ja": "Japanese", "zh": "Chinese", "zh-Hans": "Simplified Chinese",
        "zh-Hant": "Traditional Chinese", "de": "German", "fr": "French", "es": "Spanish", "it": "Italian",
        "pt": "Portuguese", "nl": "Dutch", "ru": "Russian", "uk": "Ukrainian", "be": "Belarusian", "bg": "Bulgarian",
        "sr": "Serbian", "sv": "Swedish", "da": "Danish", "nb": "Norwegian", "fi": "Finnish", "pl": "Polish",
        "cs": "Czech",
        "sk": "Slovak", "hu": "Hungarian", "ro": "Romanian", "tr": "Turkish", "id": "Indonesian", "vi": "Vietnamese",
        "ca": "Catalan", "gl": "Galician", "hr": "Croatian", "sl": "Slovenian", "et": "Estonian", "lt": "Lithuanian",
        "lv": "Latvian", "el": "Greek", "he": "Hebrew", "ar": "Arabic", "fa": "Persian", "ur": "Urdu", "th": "Thai",
        "hi": "Hindi", "eu": "Basque", "is": "Icelandic",
    ]

    /// What a topic is called in a message.
    static func name(_ topic: Topic) -> String {
        switch topic {
        case .camera: "the camera"
        case .microphone: "the microphone"
        case .photos, .photosAdd: "photos"
        case .location: "the location"
        case .contacts: "contacts"
        case .calendar: "the calendar"
        case .reminders: "reminders"
        case .bluetooth: "Bluetooth"
        case .localNetwork: "the local network"
        case .faceID: "Face ID"
        case .motion: "motion"
        case .health: "health data"
        case .tracking: "tracking"
        case .music: "the music library"
        case .siri: "Siri"
        case .speech: "speech recognition"
        case .nfc: "NFC"
        case .home: "home data"
        case .files: "files"
        case .automation: "automation"
        case .nearby: "nearby devices"
        case .focus: "the Focus status"
        }
    }

    /// Where a sentence stands, for the end of a message.
    static func table(_ declaration: UsageDeclaration) -> String {
        declaration.locale.map { " in the table for \($0)" } ?? ""
    }
}
