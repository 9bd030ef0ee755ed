import Testing

@testable import PlainspokenCommand

/// What stands on the command line, and what is wrong with it.
@Suite struct ArgumentsTests {
    private func outcome(_ words: [String]) -> String {
        do {
            let arguments = try Arguments(words, for: .check)
            let options = Subcommand.check.options.compactMap { option in
                arguments.has(option.name) ? option.name + "=" + arguments.all(option.name).joined(separator: ",") : nil
            }
            return (options + arguments.operands).joined(separator: " ")
        } catch {
            return error.message
        }
    }

    @Test(arguments: lines) func line(_ words: String, _ expected: String) {
        #expect(outcome(words.split(separator: " ").map(String.init)) == expected)
    }

    static let lines = [
        ("", ""), ("a b", "a b"), ("--strict a", "--strict= a"), ("a --strict", "--strict= a"),
        ("--format json", "--format=json"), ("--format=json", "--format=json"),
        ("--define A=1 --define=B=2=3", "--define=A=1,B=2=3"), ("--only a --only b", "--only=a,b"),
        ("-- --strict -", "--strict -"), ("-", "-"), ("--define -D", "--define=-D"),
        ("--format yaml", "--format is one of text, xcode, json, not “yaml”"),
        ("--format", "--format needs a value: --format text|xcode|json"),
        ("--format=", "--format is one of text, xcode, json, not “”"),
        ("--target --strict", "--target needs a value: --target NAME"),
        ("--strict=yes", "--strict takes no value"),
        ("--format json --format text", "--format is given twice; give it once"),
        ("--strict --strict", "--strict is given twice; give it once"),
        ("--nope", "unknown option --nope of “plainspoken check”; “plainspoken check --help” lists them"),
        ("-x", "unknown option -x of “plainspoken check”; “plainspoken check --help” lists them"),
    ]
}
