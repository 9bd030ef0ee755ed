import PlainspokenModel
import Testing

/// When a review no longer holds, and when it does.
@Suite struct ReviewChangeTests {
    /// `Type.function(): kind kind` a use.
    private func uses(_ lines: String...) -> Set<CoveredUse> {
        Set(
            lines.flatMap { line -> [CoveredUse] in
                let parts = line.split(separator: " ").map(String.init)
                return parts.dropFirst().compactMap { UseKind(rawValue: $0).map { CoveredUse(parts[0], $0) } }
            })
    }

    private func gained(_ before: Set<CoveredUse>, _ now: Set<CoveredUse>) -> [String] {
        let site = PlainspokenModel.Coverage.Site(place: Place(path: "a.swift"), api: "", confidence: .certain)
        let coverage = PlainspokenModel.Coverage(uses: Dictionary(uniqueKeysWithValues: now.map { ($0, site) }))
        return ReviewChange(from: Review(uses: before), to: coverage).gained.map { "\($0.feature) \($0.kind.rawValue)" }
    }

    private let note = "Note.start() asks reads records"

    @Test func newFeaturesAndKindsAreGained() {
        #expect(gained(uses(note), uses(note)) == [])
        #expect(gained(uses(note), uses("Note.start() asks reads records sends")) == ["Note.start() sends"])
        #expect(gained(uses(note), uses(note, "Note.stop() sends")) == ["Note.stop() sends"])
        #expect(gained(uses(note), uses(note, "Note.again() asks")) == ["Note.again() asks"])
        #expect(gained(uses(note), uses(note, "Memo.start() reads")) == ["Memo.start() reads"])
        #expect(gained(uses("Note.start() asks"), uses("Note.start() asks reads")) == ["Note.start() reads"])
        #expect(gained([], uses("start() asks")) == ["start() asks"])
        #expect(
            gained(uses("A.f() sends", "A.g() reads"), uses("A.f() sends", "A.g() reads sends")) == ["A.g() sends"])
        #expect(gained(uses(note), uses(note, "Note.tidy() deletes")) == ["Note.tidy() deletes"])
    }

    @Test func movesWithinATypeAreNotGained() {
        #expect(gained(uses(note), uses("Note.begin(in:) asks reads records")) == [])
        #expect(gained(uses(note), uses("Note.start() asks", "Note.prepare() reads records")) == [])
        #expect(gained(uses(note), uses("Note.start(at:) asks reads records")) == [])
        #expect(gained(uses(note), uses("Note.start() asks reads", "Note.go() reads records")) == [])
        // One use moves to one place, not to two; the function that only got a label is the one that moved.
        #expect(
            gained(uses("Note.start() records"), uses("Note.again() records", "Note.start(at:) records")) == [
                "Note.again() records"
            ])
        // Functions outside types, and functions of other types, are other features.
        #expect(gained(uses("start() asks"), uses("begin() asks")) == ["begin() asks"])
        #expect(gained(uses("A.start() asks"), uses("B.start() asks")) == ["B.start() asks"])
        #expect(gained(uses("A.B.start() asks"), uses("A.start() asks")) == ["A.start() asks"])
    }

    @Test func whatSaysNothingNewIsNotGained() {
        // Both features are known, and so is the kind.
        #expect(gained(uses("A.f() asks", "A.g() reads"), uses("A.f() asks reads", "A.g() asks reads")) == [])
        #expect(gained(uses("A.f() deletes records"), uses("A.f() deletes records", "A.g() deletes")) == [])
        #expect(gained(uses(note, "Memo.f() sends"), uses(note)) == [])
    }

    @Test func sentencesByLocale() {
        func change(_ before: [String: [String]], _ now: [String: [String]]) -> ReviewChange {
            ReviewChange(from: Review(sentences: before), to: PlainspokenModel.Coverage(sentences: now))
        }
        let both = ["base": ["a"], "ko": ["b"]]
        #expect(!change(both, both).needsReview)
        #expect(change(both, ["base": ["a"], "ko": ["c"]]).reworded == ["ko"])
        #expect(change(both, ["base": ["c"], "ko": ["c"]]).reworded == ["base", "ko"])
        #expect(change(both, ["base": ["a"], "ko": ["b"], "ar": ["d"]]).added == ["ar"])
        #expect(change(both, ["base": ["a"]]).removed == ["ko"])
        #expect(!change(both, ["base": ["a"]]).needsReview)
        // Platforms of one target may have their own sentences.
        #expect(!change(["base": ["a", "b"]], ["base": ["b"]]).needsReview)
        #expect(change(["base": ["a"]], ["base": ["a", "b"]]).reworded == ["base"])
    }
}
