import AVFoundation
@testable import Dictation
import Foundation
@testable import SparkDictation
import Speech
import SwiftUI
import Testing

extension AppleTests {
    /// Buttons and text controls.
    @MainActor @Suite struct Interface {
        private let bench = Bench()
        /// The transcriber's stub has no language here, so that `SFSpeechRecognizer` hears.
        init() {
            StubAnalyzer.shared.set { $0.supported = [] }
            EnvironmentValues.stub = EnvironmentValues()
        }

        private var text: Binding<String> {
            Binding(get: { bench.text }, set: { bench.text = $0 })
        }

        private func buttons(_ view: some View) -> [StubNode] { view.stubNode().all("Button") }

        @Test func oneButtonForEachLanguageInItsOwnName() {
            let view = DictationButtons(languages: ["en-US", "ko-KR", "fr-FR", "ar"], text: text)
            #expect(buttons(view).flatMap(\.texts) == ["English", "한국어", "Français", "العربية"])
            #expect(
                buttons(view).map(\.label) == [
                    "Dictate, English", "Dictate, 한국어", "Dictate, Français", "Dictate, العربية",
                ])
            #expect(Set(buttons(view).map(\.hint)) == ["Starts dictation."])
            #expect(view.stubNode().all("HStack").count == 1)
            let regions = DictationButtons(languages: ["en-US", "en-GB"], text: text)
            #expect(buttons(regions).flatMap(\.texts) == ["English (United States)", "English (United Kingdom)"])
        }

        @Test func pressed() async {
            EnvironmentValues.stub.undoManager = UndoManager()
            bench.text = "List:"
            let view = DictationButtons(languages: ["en-US", "ko-KR"], text: text)
            buttons(view)[1].action?()
            #expect(await bench.until { bench.task != nil })
            bench.task?.stubReport("우유")
            #expect(await bench.until { bench.text == "List: 우유" })
            let listening = buttons(view)[1]
            #expect(listening.value == "Listening")
            #expect(listening.hint == "Ends dictation.")
            #expect(listening.all("Label")[0].image == "stop.circle.fill")
            #expect(buttons(view)[0].value == "")
            buttons(view)[1].action?()
            bench.task?.stubReport("우유", isFinal: true)
            #expect(await bench.until { EnvironmentValues.stub.undoManager?.canUndo == true })
            EnvironmentValues.stub.undoManager?.undo()
            #expect(bench.text == "List:")
            EnvironmentValues.stub.undoManager?.redo()
            #expect(bench.text == "List: 우유")
        }

        @Test func theOtherButtonTakesOver() async {
            let view = DictationButtons(languages: ["en-US", "ko-KR"], text: text)
            buttons(view)[0].action?()
            #expect(await bench.until { StubSpeech.shared.tasks.count == 1 })
            bench.task?.stubReport("one")
            #expect(await bench.until { bench.text == "one" })
            buttons(view)[1].action?()
            #expect(await bench.until { StubSpeech.shared.tasks.count == 2 })
            #expect(buttons(view).map(\.value) == ["", "Listening"])
        }

        @Test func refused() async {
            StubSpeech.shared.set { $0.status = .denied }
            let view = DictationButtons(languages: ["en-US"], text: text)
            #expect(view.stubNode().all("Text").isEmpty)
            buttons(view)[0].action?()
            #expect(await bench.until { !view.stubNode().all("Text").isEmpty })
            let sentence = view.stubNode().all("Text")[0].text
            let refusal = DictationRefusal(
                .speechDenied, in: DictationWording(interfaceLanguage: Locale.current.identifier))
            #expect(sentence == refusal.message + " " + refusal.remedy)
        }

        @Test func held() async {
            let view = DictationButtons(languages: ["en-US"], text: text, style: .hold)
            buttons(view)[0].press?(true)
            #expect(await bench.until { bench.task != nil })
            bench.task?.stubReport("a")
            #expect(await bench.until { bench.text == "a" })
            buttons(view)[0].press?(false)
            #expect(await bench.until { bench.log.contains("end audio") })
        }

        /// Who cannot hold a button presses it twice.
        @Test func heldWithVoiceOver() async {
            let view = DictationButtons(languages: ["en-US"], text: text, style: .hold)
            buttons(view)[0].accessibilityAction?()
            #expect(await bench.until { bench.task != nil })
            buttons(view)[0].accessibilityAction?()
            #expect(await bench.until { bench.log.contains("end audio") })
        }

        @Test func theViewGoesAway() async {
            let view = DictationButtons(languages: ["en-US"], text: text)
            buttons(view)[0].action?()
            #expect(await bench.until { bench.task != nil })
            view.stubNode().disappear?()
            #expect(await bench.until { bench.log.contains("end audio") })
        }

        @Test func sparksField() {
            #expect(buttons(DictatedField(text: text)).flatMap(\.texts) == ["English", "한국어"])
        }

        @Test func everyInterfaceLanguageHasItsWords() {
            for language in RefusalPhrases.all {
                let phrases = ButtonPhrases.phrases(for: language.language)
                #expect(phrases.label(for: "X").contains("X"), "\(language.language)")
                #expect((phrases == .english) == (language.language == "en"), "\(language.language)")
            }
            #expect(ButtonPhrases.phrases(for: "zh-TW").starts == "開始聽寫。")
            #expect(ButtonPhrases.phrases(for: "sl") == .english)
        }

        @Test func aTextView() async {
            let view = UIKitTextView()
            view.text = "Send to  today."
            view.selectedRange = NSRange(location: 8, length: 0)
            let controller = DictationController(textView: view)
            controller.start("en-US")
            #expect(await bench.until { bench.task != nil })
            bench.task?.stubReport("Kim")
            #expect(await bench.until { view.text == "Send to Kim today." })
            #expect(view.selectedRange.location == 11)
            view.text = "Send it to Kim today."
            view.selectedRange = NSRange(location: 14, length: 0)
            bench.task?.stubReport("Kim and Lee")
            #expect(await bench.until { view.text == "Send it to Kim and Lee today." })
            controller.stop()
            bench.task?.stubReport("Kim and Lee", isFinal: true)
            #expect(await bench.until { controller.state == .stopped })
            view.undoManager?.undo()
            #expect(view.text == "Send it to Kim today.")
        }

        @Test func aTextField() async {
            let field = UIKitTextField()
            field.text = "a"
            let controller = DictationController(textField: field)
            controller.toggle("en-US")
            #expect(controller.isListening)
            #expect(await bench.until { bench.task != nil })
            bench.task?.stubReport("b")
            #expect(await bench.until { field.text == "a b" })
            #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.end) } == 3)
            #expect(field.stubSent == 1)
            controller.toggle("en-US")
            #expect(!controller.isListening)
        }

        /// A syllable that is being composed is left alone.
        @Test func aTextViewOfAppKit() async {
            let view = AppKitTextView()
            let controller = DictationController(textView: view)
            controller.start("ko-KR")
            #expect(await bench.until { bench.task != nil })
            bench.task?.stubReport("오늘")
            #expect(await bench.until { view.string == "오늘" })
            view.string = "오늘 ㅎ"
            view.stubMarked = true
            bench.task?.stubReport("오늘 회의")
            view.string = "오늘 하"
            view.setSelectedRange(NSRange(location: 4, length: 0))
            view.stubMarked = false
            bench.task?.stubReport("오늘 회의 있어")
            #expect(await bench.until { view.string == "오늘 하 회의 있어" })
            controller.cancel()
            #expect(view.string == "오늘 하")
        }
    }
}
