import AVFoundation
@testable import Dictation
import Foundation
import Speech
import Testing

extension AppleTests {
    /// The transcribers of iOS 26.
    @MainActor @Suite struct Transcriber {
        private let bench = Bench()

        private func started(_ kind: DictationTranscriberKind = .dictation) async -> DictationRunner {
            let runner = bench.runner(.transcriber(kind))
            await runner.start("en-US")
            #expect(await bench.until { bench.log.contains("analyze") && bench.log.contains("engine start") })
            return runner
        }

        /// The module that hears: one more was made to ask for its status.
        private var module: StubModule? { StubAnalyzer.shared.modules.last }

        @Test(arguments: [DictationTranscriberKind.dictation, .speech])
        func aWholeSession(_ kind: DictationTranscriberKind) async {
            bench.text = "Plan:"
            let runner = await started(kind)
            AVAudioEngine.stubHear(4_800)
            #expect(await bench.until { StubAnalyzer.shared.heard == 1_600 })
            module?.stubReport("first we")
            module?.stubReport("First we eat.", isFinal: true)
            module?.stubReport(" then we")
            #expect(await bench.until { bench.text == "Plan: First we eat. then we" })
            runner.stop()
            #expect(await bench.until { bench.log.contains("finalize") })
            // Two stretches become final after the end: both count.
            module?.stubReport(" Then we", isFinal: true)
            module?.stubReport(" sleep.", isFinal: true)
            #expect(await bench.until { bench.text == "Plan: First we eat. Then we sleep." })
            #expect(runner.session.state == .finishing)
            module?.stubEnd()
            #expect(await bench.until { runner.session.state == .stopped })
            #expect(bench.text == "Plan: First we eat. Then we sleep.")
            #expect(!bench.log.contains("speech status"))
        }

        @Test(arguments: [
            (AssetInventory.Status.unsupported, DictationRefusal.Reason.noOnDeviceModel),
            (.supported, .modelDownloading), (.downloading, .modelDownloading),
        ])
        func models(_ status: AssetInventory.Status, _ reason: DictationRefusal.Reason) async {
            StubAnalyzer.shared.set { $0.status = status }
            let runner = bench.runner(.transcriber())
            await runner.start("ko-KR")
            #expect(runner.session.refusal?.reason == reason)
            if status == .supported {
                // The press asked for the language, so that it is fetched, with a place reserved first.
                #expect(await bench.until { bench.log.contains("download") })
                #expect(bench.log.filter { !$0.hasPrefix("microphone") } == ["reserve ko-KR", "download"])
            } else {
                // The stubs are shared, and an earlier test's analysis may end late.
                #expect(bench.log.filter { $0 != "cancel analysis" } == [])
            }
        }

        @Test func askingForReadinessFetchesNothing() async {
            StubAnalyzer.shared.set { $0.status = .supported }
            let readiness = await DictationEngine.transcriber().readiness(of: "ko-KR")
            #expect(readiness == .refused(DictationRefusal(.noOnDeviceModel)))
            #expect(bench.log == [])
        }

        @Test func fiveLanguages() async {
            StubAnalyzer.shared.set {
                $0.status = .supported
                $0.reserved = ["de-DE", "fr-FR", "es-ES", "it-IT", "ja-JP"]
            }
            let runner = bench.runner(.transcriber())
            await runner.start("ko-KR")
            #expect(runner.session.refusal?.reason == .tooManyLanguages)
            #expect(bench.log == [])
        }

        @Test func anotherLanguageNeverTakesItsPlace() async {
            let runner = bench.runner(.transcriber())
            await runner.start("pl-PL")
            #expect(runner.session.refusal?.reason == .unsupportedLanguage)
            StubAnalyzer.shared.set { $0.supported = [] }
            await runner.start("en-US")
            #expect(runner.session.refusal?.reason == .noEngine)
        }

        @Test func theModelsFilesAreGone() async {
            StubAnalyzer.shared.set { $0.format = nil }
            let runner = bench.runner(.transcriber())
            await runner.start("en-US")
            #expect(await bench.until { runner.session.refusal?.reason == .noOnDeviceModel })
        }

        @Test(arguments: [
            (SFSpeechError.Code.noModel, DictationRefusal.Reason.noOnDeviceModel),
            (.assetLocaleNotAllocated, .noOnDeviceModel), (.unexpectedAudioFormat, .engineFailed),
        ])
        func errors(_ code: SFSpeechError.Code, _ reason: DictationRefusal.Reason) async {
            let runner = await started()
            module?.stubReport("one")
            module?.stubFail(SFSpeechError(code))
            #expect(await bench.until { runner.session.refusal?.reason == reason })
            #expect(bench.text == "one")
        }

        /// Results that end, or fail, while the person speaks: another task goes on.
        @Test(arguments: [true, false])
        func aTaskEnds(_ byError: Bool) async {
            let runner = await started()
            let first = module
            first?.stubReport("one", isFinal: true)
            if byError { first?.stubFail(SFSpeechError(.internalServiceError)) } else { first?.stubEnd() }
            #expect(await bench.until { module !== first })
            module?.stubReport("two", isFinal: true)
            #expect(await bench.until { bench.text == "one two" })
            #expect(runner.session.state == .listening)
        }

        @Test func cancelled() async {
            let runner = await started()
            module?.stubReport("one")
            #expect(await bench.until { bench.text == "one" })
            runner.cancel()
            #expect(await bench.until { bench.log.contains("cancel analysis") })
            #expect(bench.text == "")
            #expect(runner.session.state == .idle)
        }

        /// The transcriber where it has the language, `SFSpeechRecognizer` where it has not.
        @Test func theBestEngineForALanguage() async {
            #expect(await name("en-US") == "DictationTranscriber")
            #expect(await name("uk-UA") == "SFSpeechRecognizer")
            StubAnalyzer.shared.set { $0.supported = [] }
            #expect(await name("en-US") == "SFSpeechRecognizer")
            StubAnalyzer.shared.set { ($0.supported, $0.status) = (["en-US"], .downloading) }
            #expect(await name("en-US") == "DictationTranscriber")
        }

        @Test func recorded() async {
            StubAnalyzer.shared.set { $0.status = .downloading }
            let line = await DictationReadiness.record(for: "ko-KR")
            #expect(line.hasPrefix("{\"locale\": \"ko-KR\", \"answer\": \"model-downloading\", \"remedy\": \""))
            #expect(line.hasSuffix("\"engine\": \"DictationTranscriber\"}\n"))
        }

        private func name(_ locale: String) async -> String? {
            guard case .start(let start) = await DictationEngine.onDevice().facts(locale, false).last else {
                return nil
            }
            return start.engine
        }
    }
}
