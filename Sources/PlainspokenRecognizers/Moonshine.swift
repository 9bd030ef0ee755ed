import Dictation

/// Moonshine 0.0.49 as its wheel on PyPI ships it, with the model `tiny-en`: English, MIT licence.
extension Recognizer {
    private static let library = "moonshine/moonshine_voice/libmoonshine.so"
    private static let model = "moonshine/moonshine_voice/assets/tiny-en"
    private static let files = ["encoder_model.ort", "decoder_model_merged.ort", "tokenizer.bin"]

    static let moonshine = Recognizer(
        name: "Moonshine", locales: ["en"], installs: "moonshine",
        missing: { places in
            guard let path = places.find(library), DynamicLibrary(path) != nil else { return .library }
            let missing = files.map { model + "/" + $0 }.first { places.find($0) == nil }
            return missing.map { .model(file: $0) }
        },
        load: { places, shape throws(RecognizerFault) in
            guard let path = places.find(library), let folder = places.find(model + "/tokenizer.bin") else {
                throw RecognizerFault(.model)
            }
            let model = String(folder.dropLast("/tokenizer.bin".count))
            let transcriber = try Moonshine(library: path, model: model, restarts: shape == .restarts)
            return SpeechStream(
                hear: { samples throws(RecognizerFault) in try transcriber.hear(samples) },
                finish: { () throws(RecognizerFault) in try transcriber.finish() })
        })
}

/// A transcriber with one stream; a class because it owns what the library allocated.
///
/// The library has no header: signatures and the layout of a line follow the wheel's own Python bindings, for which
/// `scripts/install-recognizers` pins the version.
private final class Moonshine {
    /// `transcript_line_t`: text first, `is_complete` at byte 40, 64 bytes in all.
    private enum Layout {
        static let stride = 64
        static let isComplete = 40
        /// A list longer than this is no list of lines.
        static let mostLines: UInt64 = 1 << 16
    }

    private typealias OnStream = @convention(c) (Int32, Int32) -> Int32
    private typealias Transcript = UnsafeMutablePointer<UnsafeRawPointer?>

    /// Samples between two decodings: the whole open line is decoded anew each time.
    private static let interval = SpeechStream.rate / 2

    private let transcriber: Int32
    private let stream: Int32
    private let add: @convention(c) (Int32, Int32, UnsafePointer<Float>?, UInt64, Int32, UInt32) -> Int32
    private let transcribe: @convention(c) (Int32, Int32, UInt32, Transcript?) -> Int32
    private let stop: OnStream
    private let free: @convention(c) (Int32) -> Void
    private let restarts: Bool
    private var waiting = 0
    /// What was told of each line.
    private var told: [(text: String, isComplete: Bool)] = []

    init(library path: String, model: String, restarts: Bool) throws(RecognizerFault) {
        typealias Load = @convention(c) (UnsafePointer<CChar>?, UInt32, OpaquePointer?, UInt64, Int32) -> Int32
        typealias Create = @convention(c) (Int32, UInt32) -> Int32
        guard let library = DynamicLibrary(path) else { throw RecognizerFault(.model) }
        let load = try library.function("moonshine_load_transcriber_from_files", as: Load.self)
        let create = try library.function("moonshine_create_stream", as: Create.self)
        let start = try library.function("moonshine_start_stream", as: OnStream.self)
        add = try library.function("moonshine_transcribe_add_audio_to_stream", as: type(of: add))
        transcribe = try library.function("moonshine_transcribe_stream", as: type(of: transcribe))
        stop = try library.function("moonshine_stop_stream", as: OnStream.self)
        free = try library.function("moonshine_free_transcriber", as: type(of: free))
        self.restarts = restarts
        // 0 is the architecture “tiny”, 20000 the version of the interface that the bindings name.
        transcriber = load(model, 0, nil, 0, 20_000)
        guard transcriber >= 0 else { throw RecognizerFault(.model) }
        stream = create(transcriber, 0)
        guard stream >= 0, start(transcriber, stream) >= 0 else { throw RecognizerFault(.model) }
    }

    deinit { free(transcriber) }

    func hear(_ samples: [Float]) throws(RecognizerFault) -> [DictationEvent] {
        let result = add(transcriber, stream, samples, UInt64(samples.count), Int32(SpeechStream.rate), 0)
        guard result >= 0 else { throw RecognizerFault(.call) }
        waiting += samples.count
        guard waiting >= Self.interval else { return [] }
        waiting = 0
        return events(of: try lines(), isEnd: false)
    }

    func finish() throws(RecognizerFault) -> [DictationEvent] {
        guard stop(transcriber, stream) >= 0 else { throw RecognizerFault(.call) }
        let lines = try lines()
        let growth = events(of: lines.map { ($0.text, false) }, isEnd: false)
        if restarts { return growth + [.final(text: lines.last?.text ?? "", task: 1)] }
        return growth + events(of: lines, isEnd: true)
    }

    /// Each line is a task of its own, or one task's restart.
    private func events(of lines: [(text: String, isComplete: Bool)], isEnd: Bool) -> [DictationEvent] {
        var events: [DictationEvent] = []
        for (index, line) in lines.enumerated() {
            if index == told.count { told.append(("", false)) }
            guard !told[index].isComplete else { continue }
            let ends = line.isComplete || isEnd
            if ends, !restarts {
                events.append(.final(text: line.text, task: index + 1))
            } else if line.text != told[index].text || ends {
                let task = restarts ? 1 : index + 1
                events.append(.partial(RecognitionPartial(line.text, task: task, endsUtterance: ends)))
            }
            told[index] = (line.text, ends)
        }
        return events
    }

    private func lines() throws(RecognizerFault) -> [(text: String, isComplete: Bool)] {
        var transcript: UnsafeRawPointer?
        guard transcribe(transcriber, stream, 0, &transcript) >= 0, let transcript else { throw RecognizerFault(.call) }
        let count = transcript.load(fromByteOffset: 8, as: UInt64.self)
        guard let first = transcript.load(as: UnsafeRawPointer?.self), count <= Layout.mostLines else { return [] }
        return (0..<Int(count)).map { index in
            let line = first + index * Layout.stride
            let text = line.load(as: UnsafePointer<CChar>?.self).map { String(cString: $0) } ?? ""
            return (text, line.load(fromByteOffset: Layout.isComplete, as: Int8.self) != 0)
        }
    }
}
