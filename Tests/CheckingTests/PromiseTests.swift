import Testing

/// Every promise, in every language, over programs that break it and programs that keep it.
@Suite struct PromiseTests {
    struct Line: Sendable, CustomTestStringConvertible {
        var language: String
        var key: String
        var code: PromiseCode
        var sentence: String
        var number: Int

        var testDescription: String { "\(language) \(key): \(sentence)" }

        /// The truth rules that fire under the key over a program.
        func rules(_ program: String) -> [String] {
            TruthFixture.findings([key: sentence], program, language: language).filter { finding in
                finding.key == key && finding.rule != "incomplete-purpose"
            }.map(\.rule)
        }
    }

    static func lines(_ table: String) -> [Line] {
        table.split(separator: "\n").enumerated().compactMap { number, line in
            let parts = line.split(separator: ":", maxSplits: 1)
            let head = parts[0].split(separator: " ").map(String.init)
            guard head.count == 3, let code = PromiseCode.named[head[2]] else { return nil }
            return Line(
                language: head[0], key: "NS\(head[1])UsageDescription", code: code,
                sentence: parts[1].dropFirst().description, number: number)
        }
    }

    static let promises = lines(PromiseSentences.promises)
    static let others = lines(PromiseSentences.others)

    @Test func everyLineIsRead() {
        #expect(Self.promises.count == PromiseSentences.promises.split(separator: "\n").count)
        #expect(Self.others.count == PromiseSentences.others.split(separator: "\n").count)
    }

    /// The programs take turns, so that each meets several sentences of each language.
    @Test(arguments: promises) func brokenPromisesAreFoundAndKeptOnesAreNot(_ line: Line) {
        let lies = line.code.lies
        let truths = line.code.truths
        #expect(!line.rules(lies[line.number % lies.count]).isEmpty)
        #expect(line.rules(truths[line.number % truths.count]) == [])
    }

    @Test(arguments: others) func whatIsNoSuchPromiseStaysSilent(_ line: Line) {
        let lies = line.code.lies
        #expect(line.rules(lies[line.number % lies.count]) == [])
    }

    /// One plain promise of each kind over every program that breaks or keeps it.
    @Test(arguments: promises.filter { $0.language == "en" }) func everyProgramIsJudged(_ line: Line) {
        for program in line.code.lies { #expect(!line.rules(program).isEmpty, "\(program)") }
        for program in line.code.truths { #expect(line.rules(program) == [], "\(program)") }
    }
}

/// Programs that break a promise, and programs that keep it.
struct PromiseCode: Sendable {
    var lies: [String]
    var truths: [String]

    static let named: [String: PromiseCode] = [
        "approximate": approximate,
        "contactsSent": contactsSent,
        "deleted": deleted,
        "onlyPicked": onlyPicked,
        "pictureSent": pictureSent,
        "placeSent": placeSent,
        "read": read,
        "recognizedOnServer": recognizedOnServer,
        "recorded": recorded,
        "shared": shared,
        "soundSent": soundSent,
        "transcribed": transcribed,
        "used": used,
        "whileHeld": whileHeld,
        "whileOpen": whileOpen,
        "written": written,
    ]
}
