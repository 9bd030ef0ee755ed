import Dictation
import PlainspokenFiles
import PlainspokenModel
import PlainspokenReading
import PlainspokenRecognizers

extension Subcommand {
    static let dictate = Subcommand(
        name: "dictate", summary: "writes down speech in one named language, on this machine alone", operands: "",
        options: [
            Option(name: "--language", argument: .text("LANGUAGE"), help: "the language that is spoken, such as ko-KR"),
            Option(name: "--audio", argument: .text("FILE|-"), help: "a WAV file, or one that comes through a pipe"),
            Option(
                name: "--raw", argument: .text("HZ"), help: "the audio has no header: 16 bits, one channel, this rate"),
            Option(name: "--draft", argument: .text("TEXT"), help: "the text that stands there before"),
            Option(
                name: "--engine", argument: .choice(Recognizer.all.map { $0.name.lowercased() }),
                help: "asks this recogniser alone"),
            Option(
                name: "--shape", argument: .choice(Recognizer.Shape.allCases.map(\.rawValue)),
                help: "lets each utterance start the text anew, as iOS 18 does; own if absent"),
            Option(name: "--trace", argument: .text("FILE"), help: "writes the session's events for “replay”"),
            Option(name: "--timing", argument: .none, help: "prints what the recogniser took to standard error"),
        ]
    ) { arguments, console throws(UsageError) in try Dictate(arguments, console).run() }
}

/// One run of `dictate`.
private struct Dictate {
    let arguments: Arguments
    let console: Console
    let places = Recognizer.Places.here

    init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
        self.arguments = arguments
        self.console = console
        guard arguments.operands.isEmpty else {
            throw UsageError("dictate takes no paths; name the sound with --audio FILE, or “-” for a pipe")
        }
    }

    func run() throws(UsageError) -> Int32 {
        let readiness = try ready()
        guard let audio = arguments.value("--audio") else {
            throw UsageError("dictate needs --audio FILE, or “-” for a pipe")
        }
        var source = try SoundSource(audio, rate: try rawRate(), console)
        let first = try source.next()
        let before = Machine.used.seconds
        do throws(RecognizerFault) {
            var dictation = try AudioDictation(
                readiness, places: places, draft: arguments.value("--draft") ?? "", rate: source.rate,
                shape: arguments.value("--shape").flatMap { Recognizer.Shape(rawValue: $0) } ?? .own)
            let loaded = Machine.used.seconds
            var samples: [Float]? = first
            while let piece = samples {
                try dictation.hear(piece)
                grow(dictation.session.field)
                do throws(UsageError) { samples = try source.next() } catch { return fail(error, dictation) }
            }
            try dictation.finish()
            try? report(dictation, loading: loaded - before, hearing: Machine.used.seconds - loaded)
            return finish(dictation)
        } catch {
            throw UsageError("\(readiness.recognizer?.name ?? "the recogniser") failed: \(error.sentence)")
        }
    }

    /// The language that is named and ready; without one, an error that lists what is.
    private func ready() throws(UsageError) -> MachineReadiness {
        let recognizers = Recognizer.all.filter {
            arguments.value("--engine") ?? $0.name.lowercased() == $0.name.lowercased()
        }
        guard let language = arguments.value("--language") else {
            let locales = ["en-US", "ko-KR"].filter { locale in
                if case .ready = MachineReadiness(of: locale, places: places).readiness { true } else { false }
            }
            let remedy =
                locales.isEmpty
                ? "none is ready here; install a recogniser with scripts/install-recognizers"
                : "ready here: " + locales.joined(separator: ", ")
            throw UsageError("dictate needs --language, since nothing is guessed; \(remedy)")
        }
        let readiness = MachineReadiness(of: language, among: recognizers, places: places)
        guard case .refused(let refusal) = readiness.readiness else { return readiness }
        throw UsageError("\(refusal.message) \(refusal.remedy)")
    }

    private func rawRate() throws(UsageError) -> Int? {
        guard let text = arguments.value("--raw") else { return nil }
        guard let rate = Int(text), (1_000...768_000).contains(rate) else {
            throw UsageError("--raw is a rate in hertz from 1000 to 768000, not “\(text)”")
        }
        return rate
    }

    /// On a terminal the text grows in place: its last line, so that nothing scrolls.
    private func grow(_ text: String) {
        guard console.isTerminal, !text.isEmpty else { return }
        let line = text.split(separator: "\n").last.map(String.init) ?? ""
        console.printOutput("\r\u{1B}[K" + String(line.suffix(100)))
    }

    private func finish(_ dictation: AudioDictation) -> Int32 {
        if console.isTerminal { console.printOutput("\r\u{1B}[K") }
        console.printOutput(dictation.session.field + "\n")
        guard let refusal = dictation.session.refusal else { return 0 }
        return Main.fail("\(refusal.message) \(refusal.remedy)", console)
    }

    /// The words heard before the sound broke off are printed all the same.
    private func fail(_ error: UsageError, _ dictation: AudioDictation) -> Int32 {
        _ = finish(dictation)
        return Main.fail(error.message, console)
    }

    private func report(_ dictation: AudioDictation, loading: Double, hearing: Double) throws(UsageError) {
        if let file = arguments.value("--trace") {
            let path = Path.join(console.workingDirectory, file)
            if let reason = FileWriter.write(dictation.trace.joined(), to: path) {
                console.printError("plainspoken: \(file): \(reason)\n")
            }
        }
        guard arguments.has("--timing") else { return }
        func tenths(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
        let perSecond = dictation.seconds > 0 ? hearing / dictation.seconds : 0
        console.printError(
            "\(tenths(dictation.seconds)) s of sound; processor: \(tenths(loading)) s to load, "
                + "\(tenths(perSecond)) s for each second of sound; memory: \(Machine.used.memory >> 20) MB at most\n")
    }
}

/// Sound from a file or a pipe, as mono samples.
private struct SoundSource {
    private(set) var rate: Int
    private let name: String
    private var bytes: ByteStream
    private var wave: WaveDecoder?
    private var half: [UInt8] = []

    /// Reads as far as the format.
    init(_ name: String, rate raw: Int?, _ console: Console) throws(UsageError) {
        self.name = name
        rate = raw ?? 0
        wave = raw == nil ? WaveDecoder() : nil
        let path = name == "-" ? name : Path.join(console.workingDirectory, name)
        do { bytes = try ByteStream(path) } catch { throw UsageError("\(name): \(error.message)") }
    }

    /// The next samples; `nil` at the end.
    mutating func next() throws(UsageError) -> [Float]? {
        while true {
            let piece: [UInt8]
            do { piece = try bytes.next() } catch { throw UsageError("\(name): \(error.message)") }
            guard !piece.isEmpty else {
                try end()
                return nil
            }
            let samples = try decode(piece)
            if rate > 0 { return samples }
        }
    }

    private mutating func decode(_ piece: [UInt8]) throws(UsageError) -> [Float] {
        guard wave != nil else { return raw(piece) }
        do throws(WaveDecoder.Fault) {
            let samples = try wave?.decode(piece) ?? []
            rate = wave?.format?.rate ?? 0
            return samples
        } catch { throw UsageError("\(name): \(error.message)") }
    }

    private mutating func raw(_ piece: [UInt8]) -> [Float] {
        let all = half + piece
        half = all.count % 2 == 1 ? [all[all.count - 1]] : []
        return stride(from: 0, to: all.count - 1, by: 2).map { index in
            Float(Int16(bitPattern: UInt16(all[index]) | UInt16(all[index + 1]) << 8)) / 32_768
        }
    }

    private func end() throws(UsageError) {
        do throws(WaveDecoder.Fault) { try wave?.finish() } catch { throw UsageError("\(name): \(error.message)") }
    }
}
