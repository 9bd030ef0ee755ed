import Dictation
import PlainspokenFiles
import PlainspokenModel
import PlainspokenRecognizers

extension Subcommand {
    static let languages = Subcommand(
        name: "languages", summary: "says which languages this machine can dictate, and what to do for the others",
        operands: "[LANGUAGE …]",
        options: [
            Option(
                name: "--record", argument: .text("FILE"),
                help: "writes the answers as lines of JSON into FILE, in place of older ones of this machine and system"
            )
        ]
    ) { arguments, console throws(UsageError) in
        let places = Recognizer.Places.here
        let named = arguments.operands.isEmpty ? ["en-US", "ko-KR"] : arguments.operands
        let answers = named.map { MachineReadiness(of: $0, places: places) }
        if let file = arguments.value("--record") { try record(answers, in: file, console) }
        let width = named.map(\.count).max() ?? 0
        console.printOutput(answers.map { describe($0, width) }.joined())
        return 0
    }

    private static func describe(_ answer: MachineReadiness, _ width: Int) -> String {
        let name = Main.pad(answer.locale, width) + "  "
        switch answer.readiness {
        case .ready: return name + "ready, with \(answer.recognizer?.name ?? "a recogniser")\n"
        case .refused(let refusal):
            return name + "refused: \(refusal.message)\n" + Main.pad("", width + 2) + refusal.remedy + "\n"
        }
    }

    private static func record(
        _ answers: [MachineReadiness], in file: String, _ console: Console
    ) throws(UsageError) {
        let path = Path.join(console.workingDirectory, file)
        var matrix = try matrix(path, named: file)
        for answer in answers {
            matrix.add(answer.readiness.record(for: answer.locale, on: .here, engine: answer.recognizer?.name))
        }
        if let reason = FileWriter.write(matrix.text, to: path) { throw UsageError("\(file): \(reason)") }
    }

    private static func matrix(_ path: String, named name: String) throws(UsageError) -> ReadinessMatrix {
        let tree = FileTree.live(limit: 16 << 20)
        guard tree.kind(path) != nil else {
            do { return try ReadinessMatrix([]) } catch { throw UsageError("\(name): cannot be read") }
        }
        let bytes: [UInt8]
        do { bytes = try tree.read(path) } catch { throw UsageError("\(name): \(error.message)") }
        do { return try ReadinessMatrix(bytes) } catch {
            throw UsageError("\(name):\(error.line): this is no recorded answer; name another file, or remove the line")
        }
    }
}

extension Recognizer.Places {
    /// Where `scripts/install-recognizers` puts what is no system package.
    static var here: Recognizer.Places {
        let tree = FileTree.live()
        let home = Machine.home.map { [$0 + "/.local/share/plainspoken/recognizers"] } ?? []
        return Recognizer.Places(
            folders: ["/usr/local/share/plainspoken/recognizers"] + home, isFile: { tree.kind($0) == .file })
    }
}

extension DictationMachine {
    /// This machine, without its name.
    static var here: DictationMachine {
        let release = try? FileTree.live(limit: 1 << 16).read("/etc/os-release")
        let lines = String(decoding: release ?? [], as: UTF8.self).split(separator: "\n")
        let name = lines.first { $0.hasPrefix("PRETTY_NAME=") }?.dropFirst("PRETTY_NAME=".count)
        let system = name.map { $0.filter { $0 != "\"" } } ?? Machine.system
        return DictationMachine(model: Machine.hardware, system: system)
    }
}
