import AVFoundation
import Dictation
import Foundation
import Speech
import Testing

extension AppleTests {
    /// `SFSpeechRecognizer` with the microphone, from the press to the last word.
    @MainActor @Suite struct Recognizer {
        private let bench = Bench()

        private func started(_ language: String = "en-US") async -> DictationRunner {
            let runner = bench.runner(.speechRecognizer(phrases: ["Plainspoken"]))
            await runner.start(language)
            #expect(await bench.until { bench.log.contains("engine start") })
            return runner
        }

        @Test func aWholeSession() async {
            bench.text = "List:"
            let runner = await started()
            #expect(bench.request?.requiresOnDeviceRecognition == true)
            #expect(bench.request?.taskHint == .dictation)
            #expect(bench.request?.contextualStrings == ["Plainspoken"])
            AVAudioEngine.stubHear(1_024)
            #expect(bench.request?.stubFrames == 1_024)
            bench.task?.stubReport("eggs")
            bench.task?.stubReport("eggs and milk")
            #expect(await bench.until { bench.text == "List: eggs and milk" })
            runner.stop()
            #expect(await bench.until { bench.log.contains("end audio") })
            bench.task?.stubReport("Eggs and milk.", isFinal: true)
            #expect(await bench.until { runner.session.state == .stopped })
            #expect(bench.text == "List: Eggs and milk.")
            #expect(bench.undone == ["List:"])
            let order = ["task en-US on device true", "engine stop", "active false 1", "end audio"]
            #expect(bench.log.filter(order.contains) == order)
        }

        /// The restart of on-device recognition, told by the metadata and by the time.
        @Test func restarts() async {
            let runner = await started()
            bench.task?.stubReport("turn left", endsUtterance: true)
            bench.task?.stubReport("turn right")
            #expect(await bench.until { bench.text == "turn left turn right" })
            bench.task?.stubReport("turn right now", time: 2)
            bench.task?.stubReport("turn", time: 9)
            #expect(await bench.until { bench.text == "turn left turn right now turn" })
            runner.cancel()
            #expect(bench.text == "")
            #expect(await bench.until { bench.log.contains("task cancel") })
        }

        /// A task that ends while the person speaks is followed by another one with a recogniser made anew.
        @Test(arguments: [216, 1, 203, 1107, 1110])
        func aTaskEnds(_ code: Int) async {
            let runner = await started()
            let first = bench.task
            first?.stubReport("one")
            first?.stubFail("kAFAssistantErrorDomain", code)
            #expect(await bench.until { StubSpeech.shared.tasks.count == 2 })
            bench.task?.stubReport("two")
            #expect(await bench.until { bench.text == "one two" })
            first?.stubReport("one and more")
            #expect(runner.session.state == .listening)
            #expect(bench.text == "one two")
        }

        @Test(arguments: [
            ("kLSRErrorDomain", 102, DictationRefusal.Reason.noOnDeviceModel), ("kLSRErrorDomain", 201, .dictationOff),
            ("kLSRErrorDomain", 300, .engineFailed), ("kAFAssistantErrorDomain", 1700, .speechDenied),
        ])
        func refusals(_ domain: String, _ code: Int, _ reason: DictationRefusal.Reason) async {
            let runner = await started()
            bench.task?.stubReport("one")
            bench.task?.stubFail(domain, code)
            #expect(await bench.until { runner.session.refusal?.reason == reason })
            #expect(bench.text == "one")
            #expect(await bench.until { bench.log.contains("active false 1") })
        }

        /// Codes of another domain are not those of the table.
        @Test func anotherDomain() async {
            let runner = await started()
            bench.task?.stubFail("SFSpeechErrorDomain", 102)
            #expect(await bench.until { StubSpeech.shared.tasks.count == 2 })
            #expect(runner.session.state == .listening)
        }

        @Test func zeroHertz() async {
            StubWorld.shared.set { $0.rate = 0 }
            let runner = bench.runner(.speechRecognizer())
            await runner.start("en-US")
            #expect(await bench.until { runner.session.refusal?.reason == .microphoneBusy })
            #expect(!bench.log.contains { $0.hasPrefix("tap") })
        }

        @Test func noChannels() async {
            StubWorld.shared.set { $0.channels = 0 }
            let runner = bench.runner(.speechRecognizer())
            await runner.start("en-US")
            #expect(await bench.until { runner.session.refusal?.reason == .microphoneBusy })
        }

        @Test func aCallHasTheMicrophone() async {
            StubWorld.shared.set { $0.activation = NSError(domain: NSOSStatusErrorDomain, code: 561_017_449) }
            let runner = bench.runner(.speechRecognizer())
            await runner.start("en-US")
            #expect(await bench.until { runner.session.refusal?.reason == .microphoneBusy })
        }

        @Test func theEngineDoesNotStart() async {
            StubWorld.shared.set { $0.start = NSError(domain: "com.apple.coreaudio.avfaudio", code: -10_868) }
            let runner = bench.runner(.speechRecognizer())
            await runner.start("en-US")
            #expect(await bench.until { runner.session.refusal?.reason == .engineFailed })
            #expect(runner.session.refusal?.message.contains("10868") == false)
        }

        @Test func interrupted() async {
            let runner = await started()
            bench.task?.stubReport("draft the")
            post(AVAudioSession.interruptionNotification, [AVAudioSessionInterruptionTypeKey: NSNumber(value: 1)])
            #expect(await bench.until { runner.session.state == .interrupted })
            #expect(bench.text == "draft the")
            post(AVAudioSession.interruptionNotification, [AVAudioSessionInterruptionTypeKey: NSNumber(value: 0)])
            bench.task?.stubReport("Draft the letter.", isFinal: true)
            #expect(await bench.until { bench.text == "Draft the letter." })
            #expect(runner.session.state == .interrupted)
        }

        /// The new route has another rate: a new engine with the format of the moment.
        @Test func anotherRoute() async {
            let runner = await started()
            StubWorld.shared.set { $0.rate = 16_000 }
            post(AVAudioSession.routeChangeNotification, [AVAudioSessionRouteChangeReasonKey: NSNumber(value: 2)])
            #expect(await bench.until { bench.log.contains("tap 16000") })
            AVAudioEngine.stubHear(512)
            #expect(bench.request?.stubFrames == 512)
            #expect(runner.session.state == .listening)
        }

        @Test func ourOwnCategoryIsNoNewRoute() async {
            let runner = await started()
            post(AVAudioSession.routeChangeNotification, [AVAudioSessionRouteChangeReasonKey: NSNumber(value: 3)])
            post(.AVAudioEngineConfigurationChange, [:])
            #expect(await bench.until { bench.log.filter { $0 == "engine start" }.count == 2 })
            #expect(bench.log.filter { $0.hasPrefix("tap") }.count == 2)
            #expect(runner.session.state == .listening)
        }

        /// A view that goes away while it listens leaves no microphone open.
        @Test func whoIsGoneListensNoMore() async {
            var runner: DictationRunner? = await started()
            #expect(runner?.session.state == .listening)
            runner = nil
            #expect(await bench.until { bench.log.contains("active false 1") && bench.log.contains("task cancel") })
        }

        @Test func theAppLeavesTheForeground() async {
            let runner = await started()
            bench.task?.stubReport("a")
            post(Notification.Name("UIApplicationDidEnterBackgroundNotification"), [:])
            #expect(await bench.until { runner.session.state == .finishing })
            #expect(bench.text == "a")
        }

        /// The settings changed between two tasks: the language is checked at each one.
        @Test func theModelIsGone() async {
            let runner = await started()
            StubSpeech.shared.set { $0.onDevice = [] }
            bench.task?.stubReport("one", isFinal: true)
            #expect(await bench.until { runner.session.refusal?.reason == .noOnDeviceModel })
            #expect(bench.text == "one")
            #expect(StubSpeech.shared.tasks.count == 1)
        }

        @Test func anotherLanguageInTheMiddle() async {
            let runner = await started()
            let first = bench.task
            first?.stubReport("one")
            #expect(await bench.until { bench.text == "one" })
            await runner.start("ko-KR")
            #expect(await bench.until { StubSpeech.shared.tasks.count == 2 })
            first?.stubReport("one more", isFinal: true)
            bench.task?.stubReport("둘")
            #expect(await bench.until { bench.text == "one 둘" })
            #expect(bench.log.contains("task ko-KR on device true"))
        }

        /// Posted on a thread of its own, by code that belongs to no actor.
        private nonisolated func post(_ name: Notification.Name, _ info: [String: NSNumber]) {
            StubWorld.onFreshThread { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
        }
    }
}
