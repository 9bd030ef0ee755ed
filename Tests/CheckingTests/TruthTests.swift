import PlainspokenModel
import Testing

/// Sentences held against code: for every kind of lie a twin that tells the truth.
@Suite struct TruthTests {
    /// One sentence over two programs, one of which it belies.
    struct Twins: Sendable, CustomTestStringConvertible {
        var key: String
        var sentence: String
        var language: String
        var lie: String
        var truth: String
        var rule: String

        init(
            _ key: String, _ sentence: String, _ language: String = "en", lie: String, truth: String,
            rule: String = "contradicted-by-code"
        ) {
            self.key = "NS\(key)UsageDescription"
            self.sentence = sentence
            self.language = language
            self.lie = lie
            self.truth = truth
            self.rule = rule
        }

        var testDescription: String { "\(key): \(sentence)" }
        var platform: String { key.hasPrefix("NSAppleEvents") ? "macOS" : "iOS" }
    }

    @Test(arguments: twins) func liesAreFoundAndTheirTruthfulTwinsAreNot(_ twins: Twins) {
        func rules(_ code: String) -> [String] {
            TruthFixture.rules(
                [twins.key: twins.sentence], code, language: twins.language, platform: twins.platform)
        }
        #expect(rules(twins.lie) == [twins.rule])
        #expect(rules(twins.truth) == [])
    }

    static let twins: [Twins] = promises + omissions

    private static let promises: [Twins] = [
        Twins(
            "Microphone", "Zeigt, wie laut es um dich herum ist, ohne etwas aufzunehmen.", "de", lie: Code.recorder,
            truth: Code.meter),
        Twins("Microphone", "소리 크기를 재려고 마이크를 씁니다. 녹음은 하지 않아요.", "ko", lie: Code.recorder, truth: Code.meter),
        Twins(
            "Microphone", "Mesure le bruit de la pièce. Aucun enregistrement n’est effectué.", "fr", lie: Code.recorder,
            truth: Code.meter),
        Twins("Microphone", "周りの音の大きさを測ります。音声が記録されることはありません。", "ja", lie: Code.recorder, truth: Code.meter),
        Twins(
            "Microphone", "Neemt je melodie op. De opname verlaat je iPhone niet.", "nl", lie: Code.upload,
            truth: Code.recorder),
        Twins(
            "Microphone", "Записывает мелодию. Запись никуда не отправляется.", "ru", lie: Code.upload,
            truth: Code.recorder),
        Twins("Microphone", "录下您哼唱的旋律。录音只保存在本机，绝不上传。", "zh-Hans", lie: Code.upload, truth: Code.recorder),
        Twins(
            "Microphone", "Registra la melodia. L’audio non viene mai caricato.", "it", lie: Code.upload,
            truth: Code.recorder),
        Twins(
            "Microphone", "Graba la melodía. Nunca subimos tus grabaciones.", "es", lie: Code.upload,
            truth: Code.recorder),
        Twins(
            "Microphone", "Grava sua melodia. A gravação fica apenas no seu iPhone.", "pt-BR", lie: Code.upload,
            truth: Code.recorder),
        Twins(
            "LocationWhenInUse", "Shows the nearest stop. We only look at your location while you are using the app.",
            lie: Code.place("manager.allowsBackgroundLocationUpdates = true"), truth: Code.place()),
        Twins(
            "LocationWhenInUse", "Trace votre promenade. Votre position n’est jamais utilisée en arrière-plan.", "fr",
            lie: Code.place("manager.allowsBackgroundLocationUpdates = true"), truth: Code.place()),
        Twins(
            "LocationWhenInUse", "Zeichnet deine Wanderung auf, aber nur, während die App geöffnet ist.", "de",
            lie: Code.place("manager.allowsBackgroundLocationUpdates = true"), truth: Code.place()),
        Twins(
            "LocationWhenInUse", "동네 날씨를 보여 줍니다. 대략적인 위치만 사용합니다.", "ko",
            lie: Code.place("manager.desiredAccuracy = kCLLocationAccuracyBest"),
            truth: Code.place("manager.desiredAccuracy = kCLLocationAccuracyReduced")),
        Twins(
            "LocationWhenInUse", "Mostra i bar vicini. La tua posizione non viene condivisa con nessuno.", "it",
            lie: Code.place(then: Code.post), truth: Code.place()),
        Twins(
            "LocationWhenInUse", "Shows cafes around you. Your location is not shared with third parties.",
            lie: Code.place(then: "Analytics.logEvent(\"place\", parameters: [\"lat\": place.coordinate.latitude])"),
            truth: Code.place(then: Code.post)),
        Twins(
            "LocationAlwaysAndWhenInUse", "We never ask for this.",
            lie: Code.place("manager.requestAlwaysAuthorization()"), truth: Code.place()),
        Twins("BluetoothAlways", "This app does not use Bluetooth.", lie: Code.radio, truth: Code.place()),
        Twins(
            "CalendarsFullAccess", "Trägt Buchungen ein. Andere Termine werden nicht gelesen.", "de",
            lie: Code.calendar("_ = store.events(matching: today)"),
            truth: Code.calendar("_ = store.event(withIdentifier: id)")),
        Twins(
            "CalendarsFullAccess", "Shows what you have planned. Your calendar is never changed.",
            lie: Code.calendar("try store.save(event, span: .thisEvent)"),
            truth: Code.calendar("_ = store.events(matching: today)")),
        Twins(
            "PhotoLibrary", "Puts a picture in your diary. We only ever see the photos that you choose.",
            lie: Code.photos("with: .image"), truth: Code.photos("withLocalIdentifiers: picked")),
        Twins(
            "PhotoLibrary", "일기에 사진을 붙입니다. 직접 고른 사진만 읽습니다.", "ko", lie: Code.photos("with: .image"),
            truth: Code.photos("withLocalIdentifiers: picked")),
    ]

    private static let omissions: [Twins] = [
        Twins(
            "AppleEvents", "Hält die Musik an, wenn ein Anruf beginnt.", "de", lie: Code.scripts("Music", "Safari"),
            truth: Code.scripts("Music", "Spotify"), rule: "incomplete-purpose"),
        Twins(
            "AppleEvents", "Pauses Spotify while you are in a call.", lie: Code.scripts("Spotify", "Mail"),
            truth: Code.scripts("Spotify", "System Events"), rule: "incomplete-purpose"),
        Twins(
            "Microphone", "Type a message by speaking it.", lie: Code.upload, truth: Code.recorder,
            rule: "incomplete-purpose"),
        Twins(
            "LocationWhenInUse", "Used only to center the map on where you are.", lie: Code.place(then: Code.post),
            truth: Code.place(), rule: "incomplete-purpose"),
        Twins(
            "LocationWhenInUse", "Shows the nearest stop.",
            lie: Code.place(then: "Analytics.logEvent(\"place\", parameters: [\"lat\": place.coordinate.latitude])"),
            truth: Code.place(then: Code.post), rule: "incomplete-purpose"),
        Twins(
            "Camera", "チケットのQRコードを読み取るためだけに使います。", "ja", lie: Code.film, truth: Code.scan,
            rule: "incomplete-purpose"),
        Twins("Camera", "Scans the code on your ticket.", lie: Code.film, truth: Code.scan, rule: "incomplete-purpose"),
    ]

    /// What looks like a promise and is none, over code that does it.
    @Test(arguments: [
        ("Microphone", "Without microphone access you cannot record voice notes.", "en", Code.recorder),
        ("Microphone", "許可しないと、ボイスメモを録音できません。", "ja", Code.recorder),
        ("Microphone", "Senza il microfono non puoi registrare note vocali.", "it", Code.recorder),
        ("Microphone", "如果不允许，将无法录制语音备忘。", "zh-Hans", Code.recorder),
        (
            "LocationWhenInUse", "Shows cafes around you. We do not use your location for advertising.", "en",
            Code.place()
        ),
        (
            "LocationWhenInUse", "Shows you on the map. It is not shared unless you send it.", "en",
            Code.place(then: Code.post)
        ),
        (
            "CalendarsFullAccess", "Reads your events so you never miss a meeting.", "en",
            Code.calendar("_ = store.events(matching: today)")
        ),
        ("LocationWhenInUse", "Sans votre position, les arrêts ne peuvent pas être affichés.", "fr", Code.place()),
    ])
    func whatIsNoPromiseStaysSilent(_ key: String, _ sentence: String, _ language: String, _ code: String) {
        #expect(TruthFixture.rules(["NS\(key)UsageDescription": sentence], code, language: language) == [])
    }

    /// The limit of one key of location is the scope of that key where the other speaks of the background.
    @Test func aLimitHasTheScopeOfItsKey() {
        let code = Code.place("manager.requestAlwaysAuthorization(); manager.allowsBackgroundLocationUpdates = true")
        let limit = "Draws your walk only while the app is open."
        let both = [
            "NSLocationWhenInUseUsageDescription": limit, "NSLocationAlwaysAndWhenInUseUsageDescription": limit,
        ]
        #expect(TruthFixture.rules(both, code) == ["contradicted-by-code", "contradicted-by-code"])
        let apart = both.merging(
            ["NSLocationAlwaysAndWhenInUseUsageDescription": "Goes on drawing your walk with the screen off."]
        ) { $1 }
        #expect(TruthFixture.rules(apart, code) == [])
    }

    /// A file that is turned into text need not come from the microphone.
    @Test func aFileThatIsTranscribedIsNotWhatTheMicrophoneHears() {
        func code(_ request: String) -> String {
            """
            import AVFoundation
            import Speech
            final class Talk {
                private let engine = AVAudioEngine()
                func call() async { _ = await AVAudioApplication.requestRecordPermission() }
                func read(_ file: URL) {
                    let request = \(request)
                    request.requiresOnDeviceRecognition = true
                    SFSpeechRecognizer(locale: Locale(identifier: "en"))?.recognitionTask(with: request) { _, _ in }
                }
            }
            """
        }
        let strings = [
            "NSMicrophoneUsageDescription": "Friends hear you in calls.",
            "NSSpeechRecognitionUsageDescription": "Turns messages that you receive into text.",
        ]
        #expect(TruthFixture.rules(strings, code("SFSpeechURLRecognitionRequest(url: file)")) == [])
        #expect(
            TruthFixture.rules(strings, code("SFSpeechAudioBufferRecognitionRequest()")) == ["incomplete-purpose"])
    }

    /// What the maker does not do says less of what Apple is sent.
    @Test func theMakersDenialIsNotCertain() {
        func confidence(_ sentence: String, _ language: String = "en") -> [Confidence] {
            TruthFixture.findings(
                ["NSSpeechRecognitionUsageDescription": sentence], Code.speech, language: language, isAll: true
            ).filter { $0.rule == "contradicted-by-system" }.map(\.confidence)
        }
        #expect(confidence("Turns speech into text. Nothing is sent to anyone.") == [.certain])
        #expect(confidence("Turns speech into text. Twin does not share your searches.") == [.likely])
        #expect(confidence("Turns speech into text. We never share your searches.") == [.likely])
        #expect(confidence("Lets Apple turn speech into text. Twin does not share your searches.") == [.possible])
        #expect(confidence("Apple erkennt, was du sagst. Twin gibt deine Suchen nicht weiter.", "de") == [.possible])
        #expect(confidence("Apple이 음성을 글로 바꿉니다. Twin은 검색 내용을 공유하지 않습니다.", "ko") == [.possible])
    }

    @Test func aLieInManyLanguagesIsOneFinding() {
        let tables = [
            "de": "Die Aufnahme wird nie gesendet.", "fr": "L’enregistrement n’est jamais envoyé.",
            "it": "La registrazione non viene mai inviata.", "es": "La grabación nunca se envía.",
        ]
        func found(_ locales: [String]) -> [Finding] {
            TruthFixture.findings(
                ["NSMicrophoneUsageDescription": "Records a melody. The recording is never sent."], Code.upload,
                tables: tables.filter { locales.contains($0.key) })
        }
        let all = found(["de", "fr", "it", "es"])
        #expect(all.map(\.rule) == ["contradicted-by-code"])
        #expect(all.first?.locale == nil)
        #expect(all.first?.message.hasSuffix(", and so it is in 4 more tables") == true)
        #expect(all.first?.related.count == 5)
        #expect(found(["de", "fr"]).count == 3)
    }

    @Test func stringsOfTheMicrophoneContradictEachOther() {
        let strings = [
            "NSMicrophoneUsageDescription": "Keeps the memo you speak. It is never turned into text.",
            "NSSpeechRecognitionUsageDescription": "Turns your memo into text for the search.",
        ]
        #expect(TruthFixture.rules(strings, Code.recorder) == ["contradicts-other-string"])
    }
}
