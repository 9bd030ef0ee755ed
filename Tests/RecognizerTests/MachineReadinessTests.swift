import Dictation
import Testing

@testable import PlainspokenRecognizers

/// Which recogniser takes a language, without any being installed.
@Suite struct MachineReadinessTests {
    private static let nowhere = Recognizer.Places(folders: [], isFile: { _ in false })

    private func recognizer(
        _ name: String, _ locales: [String], missing: Recognizer.Missing? = nil
    ) -> Recognizer {
        Recognizer(
            name: name, locales: locales, installs: name.lowercased(), missing: { _ in missing },
            load: { _, _ throws(RecognizerFault) in throw RecognizerFault(.model) })
    }

    private func answer(_ locale: String, _ recognizers: [Recognizer]) -> MachineReadiness {
        MachineReadiness(of: locale, among: recognizers, places: Self.nowhere)
    }

    private func refusal(_ answer: MachineReadiness) -> DictationRefusal? {
        if case .refused(let refusal) = answer.readiness { refusal } else { nil }
    }

    @Test func theFirstThatIsReady() {
        let all = [recognizer("A", ["en"], missing: .library), recognizer("B", ["en-US"]), recognizer("C", ["ko-KR"])]
        #expect(answer("en-US", all).recognizer?.name == "B")
        #expect(answer("en-GB", all).readiness == .ready(locale: "en-US"))
        #expect(answer("ko-KR", all).recognizer?.name == "C")
        #expect(answer("ko-KR", all).start.engineLocales == ["ko-KR"])
    }

    @Test func aMissingOneIsNamedWithItsRemedy() {
        let all = [recognizer("A", ["en"], missing: .library), recognizer("B", ["en-US"], missing: .library)]
        #expect(
            refusal(answer("en-US", all))
                == DictationRefusal(
                    .noEngine, message: "The recogniser B is not installed on this machine.",
                    remedy: "Install it with scripts/install-recognizers b, and try again."))
        let model = [recognizer("A", ["en"], missing: .model(file: "am/final.mdl"))]
        #expect(
            refusal(answer("en", model))
                == DictationRefusal(
                    .noOnDeviceModel, message: "The model of A is not complete: am/final.mdl is missing.",
                    remedy: "Install it with scripts/install-recognizers a, and try again."))
    }

    @Test func anotherLanguageNeverTakesItsPlace() {
        let all = [recognizer("A", ["en-US"]), recognizer("B", ["ko-KR"], missing: .library)]
        #expect(
            refusal(answer("sl-SI", all))
                == DictationRefusal(
                    .unsupportedLanguage, message: "No recogniser for sl-SI is known here.",
                    remedy: "Choose another language: en-US."))
        #expect(refusal(answer("de-DE", []))?.remedy.contains("scripts/install-recognizers") == true)
        #expect(answer("", all).recognizer == nil)
    }

    /// The recognisers that are known ask for files that are not there.
    @Test func nothingInstalled() {
        for recognizer in Recognizer.all where recognizer.name != "PocketSphinx" {
            #expect(recognizer.missing(Self.nowhere) == .library)
        }
        #expect(Recognizer.pocketSphinx.missing(Self.nowhere) != nil)
        #expect(DynamicLibrary("libno-such-recogniser.so.9") == nil)
    }

    @Test func theMatrix() throws {
        let here = DictationMachine(model: "x86_64", system: "Debian 12")
        let phone = DictationMachine(model: "iPhone16,1", system: "iOS 18.1.0")
        var matrix = try ReadinessMatrix([])
        matrix.add(DictationReadiness.ready(locale: "ko-KR").record(for: "ko-KR", on: here, engine: "Vosk"))
        matrix.add(DictationReadiness.ready(locale: "en-US").record(for: "en-US", on: phone, engine: nil))
        let refused = DictationReadiness.refused(DictationRefusal(.noEngine, message: "m", remedy: "Say “\"”."))
        matrix.add(refused.record(for: "en-US", on: here, engine: "B"))
        let lines = [
            #"{"locale": "en-US", "answer": "ready", "remedy": null, "machine": "iPhone16,1", "system": "iOS 18.1.0", "engine": null}"#,
            #"{"locale": "en-US", "answer": "no-engine", "remedy": "Say “\"”.", "machine": "x86_64", "system": "Debian 12", "engine": "B"}"#,
            #"{"locale": "ko-KR", "answer": "ready", "remedy": null, "machine": "x86_64", "system": "Debian 12", "engine": "Vosk"}"#,
        ]
        #expect(matrix.text == lines.joined(separator: "\n") + "\n")
        // The same machine again takes the older answer's place; the others stay.
        var read = try ReadinessMatrix(Array(("\n" + matrix.text).utf8))
        read.add(DictationReadiness.ready(locale: "en-US").record(for: "en-US", on: here, engine: "B"))
        #expect(
            read.text.split(separator: "\n").map(String.init)[1]
                == lines[1].replacing("\"no-engine\"", with: "\"ready\"").replacing("\"Say “\\\"”.\"", with: "null"))
        #expect(read.text.split(separator: "\n").count == 3)
        #expect(throws: ReadinessMatrix.Fault(line: 2)) { try ReadinessMatrix(Array("\n{\"locale\": 3}\n".utf8)) }
    }
}
