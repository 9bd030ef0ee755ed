import PlainspokenFiles
import PlainspokenModel

/// The command as a whole: finds the subcommand, prints help, turns wrong usage into one sentence.
package enum Main {
    package static let version = "0.1.0"

    static let subcommands: [Subcommand] = [
        .check, .dictate, .explain, .keys, .languages, .replay, .required, .review, .rules,
    ]

    /// Runs the command.
    ///
    /// Exit codes: 0 nothing at error level, 1 at least one error, 2 something could not be judged or wrong usage.
    package static func run(_ words: [String], _ console: Console) -> Int32 {
        var rest = words
        if rest.isEmpty || rest[0] == "--help" || rest[0] == "-h" || rest[0] == "help" && rest.count == 1 {
            console.printOutput(overview)
            return 0
        }
        if rest[0] == "--version" {
            console.printOutput("plainspoken \(version)\n")
            return 0
        }
        if rest[0] == "help" { rest = Array(rest.dropFirst()) + ["--help"] }
        let named = subcommands.first { $0.name == rest[0] }
        guard let subcommand = named ?? (looksLikePath(rest[0], console) ? .check : nil) else {
            return fail("unknown subcommand “\(rest[0])”; “plainspoken --help” lists them", console)
        }
        if named != nil { rest.removeFirst() }
        if rest.contains("--help") || rest.contains("-h") {
            console.printOutput(help(for: subcommand))
            return 0
        }
        do {
            return try subcommand.run(try Arguments(rest, for: subcommand), console)
        } catch {
            return fail(error.message, console)
        }
    }

    /// A path or an option where a subcommand could stand means `check`.
    private static func looksLikePath(_ word: String, _ console: Console) -> Bool {
        word.hasPrefix("-") || word.contains("/") || word.contains(".")
            || FileTree.live().kind(Path.join(console.workingDirectory, word)) != nil
    }

    static func fail(_ message: String, _ console: Console) -> Int32 {
        console.printError("plainspoken: " + message + "\n")
        return 2
    }

    static var overview: String {
        let width = subcommands.map(\.name.count).max() ?? 0
        let lines = subcommands.map { "  " + pad($0.name, width) + "  " + $0.summary }
        return """
            plainspoken \(version): permission strings that neither crash an app nor lie

            usage: plainspoken <subcommand> [options] [PATH …]
                   plainspoken PATH …              the same as “plainspoken check PATH …”

            \(lines.joined(separator: "\n"))

            “plainspoken help <subcommand>” lists the options of one.

            """
    }

    static func help(for subcommand: Subcommand) -> String {
        var text = "plainspoken \(subcommand.name): \(subcommand.summary)\n\n"
        let parts = [subcommand.name, subcommand.options.isEmpty ? "" : "[options]", subcommand.operands]
        text += "usage: plainspoken \(parts.filter { !$0.isEmpty }.joined(separator: " "))\n"
        let width = min(subcommand.options.map(\.synopsis.count).max() ?? 0, 30)
        if !subcommand.options.isEmpty { text += "\n" }
        for option in subcommand.options {
            let synopsis =
                option.synopsis.count > width ? option.synopsis + "\n  " + pad("", width) : pad(option.synopsis, width)
            text += "  " + synopsis + "  " + option.help + (option.isRepeatable ? " (may be repeated)" : "") + "\n"
        }
        return text
    }

    static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
