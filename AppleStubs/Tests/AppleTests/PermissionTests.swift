import AVFoundation
import Dictation
import Speech
import Testing

extension AppleTests {
    /// Status first, then one question after the other.
    @MainActor @Suite struct Permissions {
        private func facts(_ locale: String = "en-US", mayAsk: Bool = true) async -> (DictationReadiness, [String]) {
            let engine = DictationEngine.speechRecognizer()
            var session = DictationSession()
            for event in await engine.facts(locale, mayAsk) { _ = session.handle(event) }
            let asked = StubWorld.shared.logged.filter { $0.hasPrefix("ask") }
            if let refusal = session.refusal { return (.refused(refusal), asked) }
            return (.ready(locale: session.resolvedLocale ?? ""), asked)
        }

        private func reason(_ readiness: DictationReadiness) -> DictationRefusal.Reason? {
            if case .refused(let refusal) = readiness { refusal.reason } else { nil }
        }

        @Test func nothingIsAskedWhereEverythingIsDecided() async {
            _ = Bench()
            let (readiness, asked) = await facts()
            #expect(readiness == .ready(locale: "en-US"))
            #expect(asked == [])
            #expect(StubWorld.shared.logged == ["speech status", "recognizer en-US", "microphone status"])
        }

        @Test func bothAreAskedInOrder() async {
            _ = Bench()
            StubSpeech.shared.set { $0.status = .notDetermined }
            StubWorld.shared.set { $0.microphone = "undetermined" }
            let (readiness, asked) = await facts()
            #expect(readiness == .ready(locale: "en-US"))
            #expect(asked == ["ask speech", "ask microphone"])
        }

        @Test func theSecondOnlyAfterTheFirst() async {
            _ = Bench()
            StubSpeech.shared.set { ($0.status, $0.answer) = (.notDetermined, .denied) }
            StubWorld.shared.set { $0.microphone = "undetermined" }
            let (readiness, asked) = await facts()
            #expect(reason(readiness) == .speechDenied)
            #expect(asked == ["ask speech"])
        }

        @Test func theMicrophoneIsDenied() async {
            _ = Bench()
            StubWorld.shared.set { ($0.microphone, $0.answer) = ("undetermined", false) }
            let (readiness, asked) = await facts()
            #expect(reason(readiness) == .microphoneDenied)
            #expect(asked == ["ask microphone"])
        }

        @Test func restricted() async {
            _ = Bench()
            StubSpeech.shared.set { $0.status = .restricted }
            let (readiness, asked) = await facts()
            #expect(reason(readiness) == .restricted)
            #expect(asked == [])
        }

        @Test func readinessAsksNothing() async {
            _ = Bench()
            StubSpeech.shared.set { $0.status = .notDetermined }
            StubWorld.shared.set { $0.microphone = "undetermined" }
            let (readiness, asked) = await facts(mayAsk: false)
            #expect(readiness == .ready(locale: "en-US"))
            #expect(asked == [])
        }

        /// Nobody is asked for a permission that would not help.
        @Test func anUnsupportedLanguageAsksNothing() async {
            _ = Bench()
            StubSpeech.shared.set { $0.status = .notDetermined }
            let (readiness, asked) = await facts("sl-SI")
            #expect(reason(readiness) == .unsupportedLanguage)
            #expect(asked == [])
        }

        @Test func aRecognizerForTheKeyboardsLanguage() async {
            _ = Bench()
            // Listed by its language, but handed out for the keyboard's.
            StubSpeech.shared.set { $0.supported = ["ko-KR", "en-US"] }
            let (readiness, asked) = await facts("ko-KP")
            #expect(reason(readiness) == .unsupportedLanguage)
            #expect(asked == [])
        }

        @Test func noRecognizerAtAll() async {
            _ = Bench()
            StubSpeech.shared.set { ($0.supported, $0.keyboard) = (["ko-KR"], nil) }
            #expect(reason(await facts("ko-KP").0) == .unsupportedLanguage)
        }

        @Test func aLanguageThatNeedsTheNetwork() async {
            _ = Bench()
            StubWorld.shared.set { $0.microphone = "undetermined" }
            let (readiness, asked) = await facts("uk-UA")
            #expect(reason(readiness) == .noOnDeviceModel)
            #expect(asked == [])
        }

        /// A handler that is formed on the main actor ends the process on the system's thread; so it would on a phone.
        @Test func theTrapIsReal() async {
            await #expect(processExitsWith: .failure) {
                await Traps.askOnTheMainActor()
            }
        }
    }
}

/// What the library must not do.
@MainActor enum Traps {
    static var answers = 0

    static func askOnTheMainActor() async {
        SFSpeechRecognizer.requestAuthorization { _ in answers += 1 }
        for _ in 0..<1_000 where answers == 0 { try? await Task.sleep(for: .milliseconds(5)) }
    }
}
