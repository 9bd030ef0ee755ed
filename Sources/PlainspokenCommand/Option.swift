/// An option of a subcommand, described once: parsing and help read the same value.
struct Option: Sendable {
    enum Argument: Sendable {
        /// A switch.
        case none
        /// Any text; the placeholder is for people.
        case text(String)
        /// One of several words.
        case choice([String])
    }

    /// With its dashes: `--format`.
    var name: String
    var argument: Argument
    /// One line, lower case, no full stop.
    var help: String
    var isRepeatable = false

    var synopsis: String {
        switch argument {
        case .none: name
        case .text(let placeholder): name + " " + placeholder
        case .choice(let words): name + " " + words.joined(separator: "|")
        }
    }
}

/// A subcommand: its name, options, and what it does with them.
struct Subcommand: Sendable {
    var name: String
    var summary: String
    /// What stands after the options, for people: `[PATH …]`.
    var operands: String
    var options: [Option]
    var run: @Sendable (Arguments, Console) throws(UsageError) -> Int32
}

/// Wrong usage: one sentence that says what to do.
struct UsageError: Error {
    var message: String

    init(_ message: String) {
        self.message = message
    }
}

/// What stands on the command line after the subcommand.
struct Arguments: Sendable {
    private var values: [String: [String]] = [:]
    private(set) var operands: [String] = []

    init(_ words: [String], for subcommand: Subcommand) throws(UsageError) {
        var index = 0
        var isOperandsOnly = false
        while index < words.count {
            let word = words[index]
            index += 1
            if isOperandsOnly || !word.hasPrefix("-") || word == "-" {
                operands.append(word)
            } else if word == "--" {
                isOperandsOnly = true
            } else {
                let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                let attached = parts.count == 2 ? parts[1] : nil
                let option = try Self.option(parts[0], of: subcommand)
                let value = try Self.value(of: option, attached: attached, words: words, index: &index)
                guard option.isRepeatable || values[option.name] == nil else {
                    throw UsageError("\(option.name) is given twice; give it once")
                }
                values[option.name, default: []].append(value)
            }
        }
    }

    private static func option(_ name: String, of subcommand: Subcommand) throws(UsageError) -> Option {
        if let option = subcommand.options.first(where: { $0.name == name }) { return option }
        throw UsageError(
            "unknown option \(name) of “plainspoken \(subcommand.name)”; “plainspoken \(subcommand.name) --help” lists them"
        )
    }

    private static func value(
        of option: Option, attached: String?, words: [String], index: inout Int
    ) throws(UsageError) -> String {
        if case .none = option.argument {
            guard attached == nil else { throw UsageError("\(option.name) takes no value") }
            return ""
        }
        let next = index < words.count && !words[index].hasPrefix("--") ? words[index] : nil
        guard let value = attached ?? next else {
            throw UsageError("\(option.name) needs a value: \(option.synopsis)")
        }
        if attached == nil { index += 1 }
        if case .choice(let allowed) = option.argument, !allowed.contains(value) {
            throw UsageError("\(option.name) is one of \(allowed.joined(separator: ", ")), not “\(value)”")
        }
        return value
    }

    func has(_ name: String) -> Bool { values[name] != nil }
    func value(_ name: String) -> String? { values[name]?.last }
    func all(_ name: String) -> [String] { values[name] ?? [] }
}
