import PlainspokenModel
import PlainspokenRules
import Testing

@testable import PlainspokenChecking

/// How much findings weigh.
@Suite struct PolicyTests {
    private func level(
        _ rule: String = "missing-usage-string", _ confidence: Confidence = .certain,
        _ consequence: Consequence? = .terminates, configure: (inout Policy) -> Void = { _ in }
    ) -> Level? {
        var policy = Policy(configuration: Configuration(), only: [], skip: [], showsAll: false)
        configure(&policy)
        return policy.level(
            of: Finding(
                rule: rule, confidence: confidence, app: "A", target: nil, consequence: consequence, message: "",
                remedy: nil, place: Place(path: "a")))
    }

    @Test func defaults() {
        #expect(level() == .error)
        #expect(level("missing-for-upload") == .warning)
        #expect(level("missing-usage-string", .likely) == .error)
        #expect(level("unknown-key", .likely) == .warning)
        #expect(level("unknown-key", .certain, nil) == .error)
        #expect(level("missing-usage-string", .certain, Consequence.none) == .note)
        #expect(level("no-rule") == .note)
    }

    @Test func possibleFindingsWaitForAll() {
        #expect(level("missing-usage-string", .possible) == nil)
        #expect(level("missing-usage-string", .possible) { $0.showsAll = true } == .warning)
    }

    @Test func theConfigurationHasTheLastWord() {
        #expect(level { $0.configuration.levels = ["missing-usage-string": .note] } == .note)
        #expect(level { $0.configuration.levels = ["missing-usage-string": nil] } == nil)
        #expect(level { $0.configuration.levels = ["unknown-key": .note] } == .error)
        #expect(
            level("missing-usage-string", .certain, Consequence.none) {
                $0.configuration.levels = ["missing-usage-string": .error]
            } == .error)
    }

    @Test func onlyAndSkip() {
        #expect(level { $0.only = ["unknown-key"] } == nil)
        #expect(level { $0.only = ["missing-usage-string"] } == .error)
        #expect(level { $0.skip = ["missing-usage-string"] } == nil)
        #expect(level { $0.skip = ["unknown-key"] } == .error)
    }
}
