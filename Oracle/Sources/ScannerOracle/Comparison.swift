/// How two readings of one file differ.
package struct Comparison: Sendable {
    package struct Difference: Hashable, Sendable {
        package var observation: Observation
        /// Whether only the scanner says so; else only the reference does.
        package var isExtra: Bool
        /// Line of its beginning, from 1.
        package var line: Int

        /// One line for people.
        package func text(in path: String) -> String {
            "\(path):\(line): \(isExtra ? "extra" : "missing") \(observation.kind) \(observation.start) \(observation.text)"
        }
    }

    package var path: String
    /// How many tokens and how many facts the reference has.
    package var tokens: Int
    package var facts: Int
    package var differences: [Difference]
    /// Whether the reference parser found the file faulty: its repairs are then a matter of taste.
    package var hasErrors: Bool

    package init(path: String, scanner: Reading, reference: Reading, bytes: [UInt8]) {
        self.path = path
        tokens = reference.tokens.count
        facts = reference.facts.count
        hasErrors = reference.hasErrors
        differences =
            Self.differences(Self.observations(scanner), Self.observations(reference), bytes)
            + Self.differences(scanner.facts, reference.facts, bytes)
    }

    private static func observations(_ reading: Reading) -> Set<Observation> {
        Set(reading.tokens.map { Observation(.token, $0.lowerBound, "\($0.upperBound)") })
    }

    private static func differences(
        _ scanner: Set<Observation>, _ reference: Set<Observation>, _ bytes: [UInt8]
    ) -> [Difference] {
        func difference(_ item: Observation, isExtra: Bool) -> Difference {
            let line = bytes.prefix(item.start).count { $0 == 0x0A } + 1
            return Difference(observation: item, isExtra: isExtra, line: line)
        }
        let extra = scanner.subtracting(reference).map { difference($0, isExtra: true) }
        let missing = reference.subtracting(scanner).map { difference($0, isExtra: false) }
        return (extra + missing).sorted {
            ($0.observation.start, $0.isExtra ? 1 : 0, $0.observation.text)
                < ($1.observation.start, $1.isExtra ? 1 : 0, $1.observation.text)
        }
    }

    package func count(tokens: Bool, isExtra: Bool) -> Int {
        differences.count { ($0.observation.kind == .token) == tokens && $0.isExtra == isExtra }
    }

    /// The comparison of Swift source with swift-syntax.
    package static func swift(_ path: String, _ bytes: [UInt8]) -> Comparison {
        Comparison(path: path, scanner: .scanner(bytes), reference: .syntax(bytes), bytes: bytes)
    }
}

/// Figures of many comparisons.
package struct Tally: Sendable {
    package private(set) var files = 0
    package private(set) var faulty = 0
    package private(set) var tokens = 0
    package private(set) var facts = 0
    package private(set) var missingTokens = 0
    package private(set) var extraTokens = 0
    package private(set) var missingFacts = 0
    package private(set) var extraFacts = 0

    package init() {}

    /// Adds a file's figures; a file that the reference finds faulty counts with its tokens alone.
    package mutating func add(_ comparison: Comparison) {
        files += 1
        tokens += comparison.tokens
        missingTokens += comparison.count(tokens: true, isExtra: false)
        extraTokens += comparison.count(tokens: true, isExtra: true)
        guard !comparison.hasErrors else {
            faulty += 1
            return
        }
        facts += comparison.facts
        missingFacts += comparison.count(tokens: false, isExtra: false)
        extraFacts += comparison.count(tokens: false, isExtra: true)
    }

    /// At most one difference in 100,000 tokens.
    package var tokensAgree: Bool { (missingTokens + extraTokens) * 100_000 <= tokens }

    /// At most one difference in 10,000 facts.
    package var factsAgree: Bool { (missingFacts + extraFacts) * 10_000 <= facts }

    package var text: String {
        """
        files \(files), of them \(faulty) that the reference finds faulty (their facts are not compared)
        tokens \(tokens): \(missingTokens) missing, \(extraTokens) extra
        facts \(facts): \(missingFacts) missing, \(extraFacts) extra
        """
    }
}
