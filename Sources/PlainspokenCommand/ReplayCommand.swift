import PlainspokenFiles
import PlainspokenModel
import PlainspokenReplay

extension Subcommand {
    /// A trace of an hour's dictation is a few megabytes.
    private static let longestTrace = 64 << 20

    static let replay = Subcommand(
        name: "replay", summary: "replays a recorded recogniser trace through the dictation core", operands: "FILE|-",
        options: []
    ) { arguments, console throws(UsageError) in
        guard let name = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError("replay takes one trace: a file, or “-” for standard input")
        }
        let bytes = try trace(name, console)
        do throws(TraceReader.Fault) {
            console.printOutput(Replay(try TraceReader.events(bytes)).render())
        } catch {
            throw UsageError("\(name):\(error.line): \(error.message)")
        }
        return 0
    }

    private static func trace(_ name: String, _ console: Console) throws(UsageError) -> [UInt8] {
        do throws(Problem) {
            if name == "-" { return try StandardInput.read(limit: longestTrace) }
            return try FileTree.live(limit: longestTrace).read(Path.join(console.workingDirectory, name))
        } catch {
            throw UsageError("\(name): \(error.message); name a trace of one JSON event a line")
        }
    }
}
