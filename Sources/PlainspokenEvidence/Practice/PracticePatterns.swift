import PlainspokenModel

/// Calls that are a practice by themselves, as patterns of the catalogue's kind.
enum PracticePatterns {
    struct Entry {
        var kind: Practice.Kind
        var resources: [String]
        var swift: [String]
        var objectiveC: [String]
        var functions: [String]
        var modules: [String]
        var confidence: Confidence

        init(
            _ kind: Practice.Kind, _ resources: String..., swift: [String], objectiveC: [String] = [],
            functions: [String] = [], modules: [String], confidence: Confidence = .certain
        ) {
            self.kind = kind
            self.resources = resources
            self.swift = swift
            self.objectiveC = objectiveC
            self.functions = functions
            self.modules = modules
            self.confidence = confidence
        }
    }

    static let entries = sound + location + photos + people + health + other

    /// One resource an entry, whose id is the entry's position.
    static let index = PatternIndex(
        entries.enumerated().map { position, entry in
            Resource(
                id: String(position), name: entry.kind.rawValue, keys: [],
                uses: [
                    ResourceUse(
                        .access, swift: entry.swift, objectiveC: entry.objectiveC, functions: entry.functions,
                        modules: entry.modules, keys: [], confidence: entry.confidence)
                ],
                missing: [], upload: .unreported, prompt: Prompt(""), sources: [])
        })

    private static let sound = [
        Entry(
            .records, "microphone",
            swift: ["AVAudioRecorder~record()"],
            objectiveC: ["-[AVAudioRecorder ~ record]", "-[AVAudioRecorder ~ recordForDuration:]"],
            modules: ["AVFoundation", "AVFAudio"]),
        // A file may also be rendered or converted into.
        Entry(
            .records, "microphone", swift: ["AVAudioFile(forWriting:)"],
            objectiveC: ["-[AVAudioFile ~ initForWriting:settings:error:]"], modules: ["AVFoundation", "AVFAudio"],
            confidence: .likely),
        Entry(
            .records, "camera", "microphone",
            swift: ["AVCaptureMovieFileOutput~startRecording(to:)", "AVCaptureMovieFileOutput()"],
            objectiveC: [
                "-[AVCaptureMovieFileOutput ~ startRecordingToOutputFileURL:recordingDelegate:]",
                "+[AVCaptureMovieFileOutput new]", "-[AVCaptureMovieFileOutput init]",
            ], modules: ["AVFoundation"]),
        Entry(
            .records, "camera", "microphone", swift: ["AVAssetWriter()"], objectiveC: ["AVAssetWriter"],
            modules: ["AVFoundation"], confidence: .possible),
        Entry(
            .records, "microphone", swift: ["AVCaptureAudioFileOutput~startRecording(to:)"],
            modules: ["AVFoundation"]),
    ]

    private static let location = [
        Entry(
            .worksInBackground, "location-when-in-use", "location-always",
            swift: [
                "CLLocationManager~allowsBackgroundLocationUpdates = true",
                "CLLocationManager~startMonitoringSignificantLocationChanges()",
                "CLLocationManager~startMonitoringVisits()", "CLLocationManager#startMonitoring(for:)",
                "CLBackgroundActivitySession()",
            ],
            objectiveC: [
                "-[CLLocationManager ~ setAllowsBackgroundLocationUpdates:YES]",
                "-[CLLocationManager ~ startMonitoringSignificantLocationChanges]",
                "-[CLLocationManager ~ startMonitoringVisits]", "-[CLLocationManager ~ startMonitoringForRegion:]",
            ], modules: ["CoreLocation"]),
        Entry(
            .demandsPrecision, "location-when-in-use", "location-always",
            swift: [
                "CLLocationManager~desiredAccuracy = kCLLocationAccuracyBest",
                "CLLocationManager~desiredAccuracy = kCLLocationAccuracyBestForNavigation",
                "CLLocationManager~desiredAccuracy = kCLLocationAccuracyNearestTenMeters",
                "CLLocationManager~requestTemporaryFullAccuracyAuthorization()",
            ],
            objectiveC: [
                "-[CLLocationManager ~ setDesiredAccuracy:kCLLocationAccuracyBest]",
                "-[CLLocationManager ~ setDesiredAccuracy:kCLLocationAccuracyBestForNavigation]",
                "-[CLLocationManager ~ setDesiredAccuracy:kCLLocationAccuracyNearestTenMeters]",
            ], modules: ["CoreLocation"]),
    ]

    private static let photos = [
        Entry(
            .readsEverything, "photo-library",
            swift: [
                "PHAsset.fetchAssets(with:)", "PHAsset.fetchAssets(in:)",
                "PHAssetCollection.fetchAssetCollections(with:)",
            ],
            objectiveC: [
                "+[PHAsset fetchAssetsWithOptions:]", "+[PHAsset fetchAssetsWithMediaType:options:]",
                "+[PHAsset fetchAssetsInAssetCollection:options:]",
                "+[PHAssetCollection fetchAssetCollectionsWithType:subtype:options:]",
            ], modules: ["Photos", "PhotosUI"]),
        Entry(
            .reads, "photo-library",
            swift: ["PHAsset.fetchAssets(withLocalIdentifiers:)", "PHImageManager~requestImage(for:)"],
            objectiveC: ["+[PHAsset fetchAssetsWithLocalIdentifiers:options:]"], modules: ["Photos", "PhotosUI"]),
        Entry(
            .writes, "photo-library", "photo-library-add",
            swift: [
                "PHAssetChangeRequest.creationRequestForAsset(from:)", "PHAssetCreationRequest.forAsset()",
                "PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL:)",
                "PHAssetChangeRequest.creationRequestForAssetFromVideo(atFileURL:)",
            ],
            objectiveC: [
                "+[PHAssetChangeRequest creationRequestForAssetFromImage:]",
                "+[PHAssetCreationRequest creationRequestForAsset]",
            ], functions: ["UIImageWriteToSavedPhotosAlbum", "UISaveVideoAtPathToSavedPhotosAlbum"],
            modules: ["Photos", "PhotosUI", "UIKit", "SwiftUI"]),
    ]

    private static let people = [
        Entry(
            .readsEverything, "contacts", swift: ["CNContactStore~enumerateContacts()"],
            objectiveC: ["-[CNContactStore ~ enumerateContactsWithFetchRequest:error:usingBlock:]"],
            modules: ["Contacts", "ContactsUI"]),
        Entry(
            .reads, "contacts", swift: ["CNContactStore~unifiedContacts()", "CNContactStore~unifiedContact()"],
            objectiveC: ["-[CNContactStore ~ unifiedContactsMatchingPredicate:keysToFetch:error:]"],
            modules: ["Contacts", "ContactsUI"]),
        Entry(
            .writes, "contacts", swift: ["CNContactStore#execute()"],
            objectiveC: ["-[CNContactStore ~ executeSaveRequest:error:]"], modules: ["Contacts", "ContactsUI"]),
        Entry(
            .reads, "calendars",
            swift: [
                "EKEventStore~events(matching:)", "EKEventStore~enumerateEvents(matching:)",
                "EKEventStore~event(withIdentifier:)",
            ],
            objectiveC: [
                "-[EKEventStore ~ eventsMatchingPredicate:]",
                "-[EKEventStore ~ enumerateEventsMatchingPredicate:usingBlock:]",
            ], modules: ["EventKit", "EventKitUI"]),
        Entry(
            .writes, "calendars",
            swift: ["EKEventStore#save(span:)", "EKEventStore#remove(span:)", "EKEventEditViewController()"],
            objectiveC: ["-[EKEventStore ~ saveEvent:span:error:]", "-[EKEventStore ~ saveEvent:span:commit:error:]"],
            modules: ["EventKit", "EventKitUI"]),
        Entry(
            .reads, "reminders", swift: ["EKEventStore~fetchReminders(matching:)"],
            objectiveC: ["-[EKEventStore ~ fetchRemindersMatchingPredicate:completion:]"], modules: ["EventKit"]),
        Entry(
            .writes, "reminders", swift: ["EKEventStore#save(commit:, !span:)", "EKReminder()"],
            objectiveC: ["-[EKEventStore ~ saveReminder:commit:error:]"], modules: ["EventKit"]),
    ]

    private static let health = [
        Entry(
            .reads, "health-read",
            swift: [
                "HKSampleQuery()", "HKStatisticsQuery()", "HKStatisticsCollectionQuery()", "HKAnchoredObjectQuery()",
                "HKSampleQueryDescriptor()", "HKStatisticsQueryDescriptor()", "HKAnchoredObjectQueryDescriptor()",
                "HKStatisticsCollectionQueryDescriptor()", "HKObserverQuery()", "HKActivitySummaryQuery()",
            ],
            objectiveC: ["HKSampleQuery", "HKStatisticsQuery", "HKStatisticsCollectionQuery", "HKAnchoredObjectQuery"],
            modules: ["HealthKit"]),
        Entry(
            .writes, "health-write",
            swift: [
                "HKHealthStore#save()", "HKHealthStore#delete()", "HKHealthStore#deleteObjects()", "HKWorkoutBuilder()",
                "HKHealthStore#add(to:)", "HKLiveWorkoutBuilder()",
            ],
            objectiveC: [
                "-[HKHealthStore ~ saveObject:withCompletion:]", "-[HKHealthStore ~ saveObjects:withCompletion:]",
                "HKWorkoutBuilder",
            ],
            modules: ["HealthKit"]),
    ]

    private static let other = [
        Entry(
            .advertises, "user-tracking",
            swift: [
                "ASIdentifierManager~advertisingIdentifier", "MobileAds.shared", "GADMobileAds.sharedInstance()",
                "GADInterstitialAd", "GADRewardedAd", "GADBannerView", "FBAdView", "ALSdk.shared()",
                "UnityAds.initialize()",
            ],
            objectiveC: ["-[ASIdentifierManager ~ advertisingIdentifier]", "GADInterstitialAd", "GADBannerView"],
            modules: ["AdSupport", "GoogleMobileAds", "FBAudienceNetwork", "AppLovinSDK", "UnityAds"]),
        Entry(
            .recognizesOnDevice, "speech-recognition",
            swift: ["SpeechTranscriber()", "DictationTranscriber()"], modules: ["Speech"]),
        Entry(
            .recognizesOnDevice, "speech-recognition", swift: ["WhisperKit()", "Whisper(fromFileURL:)"],
            modules: ["WhisperKit", "SwiftWhisper"]),
    ]
}

/// Finds the calls of the table.
struct PatternPractices {
    let cells: Cells
    let context: CompilationContext

    func practices() -> [Practice] {
        let index = PracticePatterns.index
        var seen: Set<Practice> = []
        return UseMatcher(cells.base, index: index).matches().flatMap { match -> [Practice] in
            let use = index.uses[match.use]
            guard let position = Int(use.resource.id), let entry = PracticePatterns.entries[safe: position] else {
                return []
            }
            let file = cells.base.files[match.file]
            let (answer, systems) = context.reach(block: match.block, offset: match.offset, in: file)
            guard answer != .no, !systems.isEmpty else { return [] }
            return entry.resources.map { resource in
                Practice(
                    entry.kind, of: resource, at: file.facts.text.place(at: match.offset),
                    confidence: answer == .unlikely ? .possible : match.confidence,
                    api: UsePattern.readable(match.api), feature: file.feature(of: match.block))
            }
        }.filter { seen.insert($0).inserted }
    }
}
