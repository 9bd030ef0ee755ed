import ScannerOracle
import Testing

/// Faults planted into the scanner's reading: the comparison sees each.
@Suite struct PlantedFaultTests {
    private static let source = """
        import Speech
        #if os(iOS) && DEBUG
        final class Note {
            func ask(for name: String) {
                if ready { SFSpeechRecognizer.requestAuthorization { self.status = $0 } }
                recorder[0].record(forDuration: 1)
            }
        }
        #endif
        """

    private func differences(_ change: (inout Reading) -> Void) -> [String] {
        let bytes = Array(Self.source.utf8)
        var reading = Reading.scanner(bytes)
        change(&reading)
        return Comparison(path: "", scanner: reading, reference: .syntax(bytes), bytes: bytes).differences.map {
            "\($0.isExtra ? "extra" : "missing") \($0.observation.kind)"
        }
    }

    @Test func noneWithoutAFault() { #expect(differences { _ in } == []) }

    @Test(arguments: Observation.Kind.allCases) func aFactLeftOut(_ kind: Observation.Kind) throws {
        #expect(
            differences { reading in
                if kind == .token {
                    reading.tokens.remove(at: 7)
                } else if let first = reading.facts.filter({ $0.kind == kind }).min(by: { $0.start < $1.start }) {
                    reading.facts.remove(first)
                }
            } == ["missing \(kind)"])
    }

    @Test func aTokenCutInTwo() {
        #expect(
            differences { reading in
                let token = reading.tokens[3]
                reading.tokens[3] = token.lowerBound..<token.upperBound - 1
            } == ["missing token", "extra token"])
    }

    @Test func aFactMadeUp() {
        #expect(differences { $0.facts.insert(Observation(.call, 3, "")) } == ["extra call"])
    }
}
