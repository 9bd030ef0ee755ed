import Dictation

/// PocketSphinx 0.8 as Debian ships it: English of the United States, BSD licence.
extension Recognizer {
    private static let model = "/usr/share/pocketsphinx/model/en-us/"
    private static let files = [
        "en-us/mdef", "en-us/means", "en-us/variances", "en-us/transition_matrices", "en-us/sendump",
        "en-us.lm.bin", "cmudict-en-us.dict",
    ]

    static let pocketSphinx = Recognizer(
        name: "PocketSphinx", locales: ["en-US"], installs: "pocketsphinx",
        missing: { places in
            if DynamicLibrary("libpocketsphinx.so.3") == nil { return .library }
            return files.map { model + $0 }.first { !places.isFile($0) }.map { .model(file: $0) }
        },
        load: { _, shape throws(RecognizerFault) in
            let decoder = try PocketSphinx(model: model, restarts: shape == .restarts)
            return SpeechStream(
                hear: { samples throws(RecognizerFault) in try decoder.hear(samples) },
                finish: { () throws(RecognizerFault) in try decoder.finish() })
        })
}

/// A decoder; a class because it owns what the library allocated.
private final class PocketSphinx {
    private typealias Decoder = OpaquePointer
    private typealias Simple = @convention(c) (Decoder) -> Int32

    private let decoder: Decoder
    private let process: @convention(c) (Decoder, UnsafePointer<Int16>?, Int, Int32, Int32) -> Int32
    private let hypothesis: @convention(c) (Decoder, UnsafeMutablePointer<Int32>?) -> UnsafePointer<CChar>?
    private let isInSpeech: @convention(c) (Decoder) -> UInt8
    private let startUtterance: Simple
    private let endUtterance: Simple
    private let free: Simple
    private let restarts: Bool
    private var wasInSpeech = false
    private var last = ""

    init(model: String, restarts: Bool) throws(RecognizerFault) {
        guard let library = DynamicLibrary("libpocketsphinx.so.3") else { throw RecognizerFault(.model) }
        process = try library.function("ps_process_raw", as: type(of: process))
        hypothesis = try library.function("ps_get_hyp", as: type(of: hypothesis))
        isInSpeech = try library.function("ps_get_in_speech", as: type(of: isInSpeech))
        startUtterance = try library.function("ps_start_utt", as: Simple.self)
        endUtterance = try library.function("ps_end_utt", as: Simple.self)
        free = try library.function("ps_free", as: Simple.self)
        self.restarts = restarts
        decoder = try Self.decoder(library, model)
        guard startUtterance(decoder) >= 0 else { throw RecognizerFault(.model) }
    }

    deinit { _ = free(decoder) }

    /// `cmd_ln_init` is variadic and out of Swift's reach; parsing a list of words does the same.
    private static func decoder(_ library: DynamicLibrary, _ model: String) throws(RecognizerFault) -> Decoder {
        typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
        typealias Parse = @convention(c) (OpaquePointer?, OpaquePointer?, Int32, Words?, Int32) -> OpaquePointer?
        let arguments = try library.function("ps_args", as: (@convention(c) () -> OpaquePointer?).self)
        let parse = try library.function("cmd_ln_parse_r", as: Parse.self)
        let create = try library.function("ps_init", as: (@convention(c) (OpaquePointer?) -> Decoder?).self)
        let release = try library.function("cmd_ln_free_r", as: (@convention(c) (OpaquePointer?) -> Int32).self)
        let words = [
            "plainspoken", "-hmm", model + "en-us", "-lm", model + "en-us.lm.bin", "-dict",
            model + "cmudict-en-us.dict", "-logfn", "/dev/null",
        ]
        var pointers = words.map { word in
            let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: word.utf8.count + 1)
            for (index, byte) in (Array(word.utf8) + [0]).enumerated() { bytes[index] = CChar(bitPattern: byte) }
            return Optional(bytes)
        }
        defer { for pointer in pointers { pointer?.deallocate() } }
        let configuration = pointers.withUnsafeMutableBufferPointer {
            parse(nil, arguments(), Int32(words.count), $0.baseAddress, 1)
        }
        guard let configuration else { throw RecognizerFault(.model) }
        defer { _ = release(configuration) }
        guard let decoder = create(configuration) else { throw RecognizerFault(.model) }
        return decoder
    }

    func hear(_ samples: [Float]) throws(RecognizerFault) -> [DictationEvent] {
        guard process(decoder, samples.asInt16, samples.count, 0, 0) >= 0 else { throw RecognizerFault(.call) }
        let speaks = isInSpeech(decoder) != 0
        defer { wasInSpeech = speaks }
        if restarts, wasInSpeech, !speaks { return try restart() }
        let text = heard
        guard !text.isEmpty, text != last else { return [] }
        last = text
        return [.partial(RecognitionPartial(text, task: 1))]
    }

    /// The second pass over an utterance changes words, so that a final is more than the last partial.
    func finish() throws(RecognizerFault) -> [DictationEvent] {
        guard endUtterance(decoder) >= 0 else { throw RecognizerFault(.call) }
        return [.final(text: heard, task: 1)]
    }

    private func restart() throws(RecognizerFault) -> [DictationEvent] {
        guard endUtterance(decoder) >= 0 else { throw RecognizerFault(.call) }
        let text = heard
        last = ""
        guard startUtterance(decoder) >= 0 else { throw RecognizerFault(.call) }
        return text.isEmpty ? [] : [.partial(RecognitionPartial(text, task: 1, endsUtterance: true))]
    }

    private var heard: String { hypothesis(decoder, nil).map { String(cString: $0) } ?? "" }
}
