@testable import Dictation
import Testing

/// Promise 7, the order of refusals, and their sentences.
@Suite struct ReadinessTests {
    private func judge(
        _ locale: String, _ change: (inout DictationStart) -> Void = { _ in },
        device: (inout DictationReadiness.Device) -> Void = { _ in }
    ) -> String {
        var start = DictationStart(locale)
        change(&start)
        var facts = DictationReadiness.Device()
        device(&facts)
        switch DictationReadiness.judge(start, device: facts) {
        case .ready(let locale): return locale
        case .refused(let refusal): return refusal.reason.rawValue
        }
    }

    @Test(arguments: [
        ("en-US", "en-US"), ("en_US", "en-US"), ("EN-us", "en-US"), ("en-US-u-rg-eszzzz", "en-US"), ("en", "en"),
        ("en_US@rg=eszzzz", "en-US"), ("zh-hant-tw", "zh-Hant-TW"), ("zh_Hant_TW@calendar=roc", "zh-Hant-TW"),
        ("iw-IL", "he-IL"), ("no", "nb"), ("es-419", "es-419"), ("zh-yue-HK", "yue-HK"), ("de-CH-1996", "de-CH-1996"),
        ("ca-ES-valencia", "ca-ES-valencia"), ("en-x-twain", "en"), ("sr-Latn-RS-t-it", "sr-Latn-RS"),
        ("", "unsupported-language"), ("-", "unsupported-language"), ("klingon!", "unsupported-language"),
        ("x-private", "unsupported-language"), ("e", "unsupported-language"),
    ])
    func tags(_ locale: String, _ answer: String) {
        #expect(judge(locale) == answer)
    }

    @Test func language() {
        #expect(judge("sl-SI") { $0.isSupported = false } == "unsupported-language")
        #expect(judge("ko-KR") { $0.recognizerLocale = "en-US" } == "unsupported-language")
        #expect(judge("en-US") { $0.recognizerLocale = "en_GB" } == "en-GB")
        #expect(judge("en-US") { $0.recognizerLocale = "en-US-u-rg-eszzzz" } == "en-US")
        #expect(judge("en-US") { $0.engineLocales = [] } == "no-engine")
        #expect(judge("en-US") { $0.engineLocales = ["de-DE"] } == "unsupported-language")
        #expect(judge("de-AT") { $0.engineLocales = ["fr-FR", "de-DE", "de-AT"] } == "de-AT")
        #expect(judge("de-CH") { $0.engineLocales = ["fr-FR", "de-DE"] } == "de-DE")
        #expect(judge("zh-HK") { $0.engineLocales = ["zh-CN", "zh-TW"] } == "zh-TW")
        #expect(judge("en") { ($0.engineLocales, $0.deviceLocale) = (["en-US", "en-GB"], "en-GB") } == "en-GB")
        #expect(judge("en") { ($0.engineLocales, $0.deviceLocale) = (["en-US", "en-GB"], "ko-KR") } == "en-US")
    }

    @Test func model() {
        #expect(judge("uk-UA") { $0.supportsOnDevice = false } == "no-on-device-model")
        #expect(judge("uk-UA") { $0.model = .missing } == "no-on-device-model")
        #expect(judge("uk-UA") { $0.model = .downloading } == "model-downloading")
        #expect(judge("uk-UA") { $0.model = .installed } == "uk-UA")
        let five = ["en-US", "de-DE", "fr-FR", "es-ES", "it-IT"]
        let engine: (inout DictationStart) -> Void = { $0.engine = "SpeechTranscriber" }
        #expect(judge("ko-KR", engine, device: { $0.reservedLocales = five }) == "too-many-languages")
        #expect(judge("de-AT", engine, device: { $0.reservedLocales = five }) == "de-AT")
        #expect(judge("ko-KR", engine, device: { $0.reservedLocales = Array(five.dropLast()) }) == "ko-KR")
        #expect(judge("ko-KR", device: { $0.reservedLocales = five }) == "ko-KR")
    }

    /// All 192 combinations: the first that applies is given.
    @Test func order() {
        let permissions: [DictationPermission?] = [nil, .denied, .restricted]
        for isSupported in [true, false] {
            for hasModel in [true, false] {
                for microphone in permissions {
                    for speech in permissions {
                        for hertz in [48_000.0, 0] {
                            let expected =
                                if !isSupported {
                                    "unsupported-language"
                                } else if !hasModel {
                                    "no-on-device-model"
                                } else if microphone == .restricted || speech == .restricted {
                                    "restricted"
                                } else if microphone == .denied {
                                    "microphone-denied"
                                } else if speech == .denied {
                                    "speech-denied"
                                } else {
                                    hertz == 0 ? "microphone-busy" : "en-US"
                                }
                            let answer = judge("en-US") {
                                $0.isSupported = isSupported
                                $0.model = hasModel ? nil : .missing
                                ($0.microphone, $0.speech) = (microphone, speech)
                            } device: {
                                $0.hertz = hertz
                            }
                            #expect(answer == expected)
                        }
                    }
                }
            }
        }
    }

    /// The transcribers ask for the microphone alone.
    @Test func transcribersNeedNoPermissionForSpeech() {
        for permission in [DictationPermission.denied, .restricted] {
            #expect(judge("en-US") { ($0.engine, $0.speech) = ("SpeechTranscriber", permission) } == "en-US")
        }
    }
}

/// The sentences of refusals.
@Suite struct WordingTests {
    @Test func everyLanguageHasEverySentence() {
        #expect(Set(RefusalPhrases.all.map(\.language)).count == 12)
        for language in RefusalPhrases.all {
            let phrases = language.phrases
            #expect(Set(phrases.keys) == Set(DictationRefusal.Reason.allCases), "\(language.language)")
            #expect(Set(phrases.values.map(\.message)).count == 12, "\(language.language)")
            let texts = phrases.values.flatMap { [$0.message, $0.remedy, $0.macRemedy ?? $0.remedy] }
            for text in texts + [language.simulatorRemedy] {
                #expect(text.last == "." || text.last == "。", "\(text)")
                #expect(!text.contains("{") && !text.contains("\n") && !text.contains("  "), "\(text)")
                let hasCode = ["Error", "SF", "NS"].contains(where: text.contains)
                #expect(!text.contains { "0123456789".contains($0) }, "\(text)")
                #expect(!hasCode, "\(text)")
            }
        }
    }

    /// Where macOS has other settings, every language names them.
    @Test func remediesNameTheSystemsSettings() {
        for language in RefusalPhrases.all {
            let mac = Set(language.phrases.filter { $0.value.macRemedy != nil }.keys)
            #expect(mac == [.noOnDeviceModel, .dictationOff, .microphoneDenied, .speechDenied], "\(language.language)")
        }
        let refusal = DictationRefusal(.dictationOff, in: DictationWording(interfaceLanguage: "de", system: .macOS))
        #expect(refusal.remedy.contains("Systemeinstellungen > Tastatur"))
    }

    @Test(arguments: [
        ("ko-KR", "ko"), ("pt-PT", "pt"), ("zh-TW", "zh-Hant"), ("zh-Hant-HK", "zh-Hant"), ("zh", "zh-Hans"),
        ("zh-SG", "zh-Hans"), ("sl-SI", "en"), ("", "en"), ("en-GB", "en"),
    ])
    func interfaceLanguage(_ tag: String, _ language: String) {
        let phrases = RefusalPhrases.all.first { $0.language == language }
        let refusal = DictationRefusal(.noAudio, in: DictationWording(interfaceLanguage: tag))
        #expect(refusal.message == phrases?.phrases[.noAudio]?.message)
    }

    @Test func aSimulatorHasAnotherRemedy() {
        let session = play([.start("tr-TR") { $0.isSimulator = true }, .error(300)])
        #expect(session.refusal?.remedy == RefusalPhrases.english.simulatorRemedy)
    }

    @Test func theDeviceLanguageSpeaksWhereTheAppNamesNone() {
        let session = play([.start("en-US") { $0.deviceLocale = "ko-KR" }, .error(201)])
        #expect(session.refusal?.message == RefusalPhrases.korean.phrases[.dictationOff]?.message)
        #expect(play([.start, .error(201)]).refusal?.message == "Dictation is switched off on this device.")
    }
}
