/// What code does with a resource, in the words of the ledger.
package enum UseKind: String, Sendable, Hashable, Comparable, CaseIterable {
    case asks, reads, records, stores, sends, transcribes, deletes
    case worksInBackground = "works-in-background"

    package static func < (left: UseKind, right: UseKind) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// After the name of a feature: `VoiceNote.start() works in the background`.
    package var words: String { self == .worksInBackground ? "works in the background" : rawValue }
}

/// A kind of use in one feature: what a ledger remembers of code, without lines.
package struct CoveredUse: Sendable, Hashable, Comparable {
    /// The enclosing type and function: `VoiceNote.start(at:)`; empty outside of any.
    package var feature: String
    package var kind: UseKind

    package init(_ feature: String?, _ kind: UseKind) {
        self.feature = feature ?? ""
        self.kind = kind
    }

    package static func < (left: CoveredUse, right: CoveredUse) -> Bool {
        left.feature == right.feature ? left.kind < right.kind : left.feature < right.feature
    }

    /// The enclosing type; nil for a function of the file level.
    var type: String? {
        let parts = feature.split(separator: ".")
        if parts.count > 1 { return parts.dropLast().joined(separator: ".") }
        return feature.isEmpty || feature.contains("(") ? nil : feature
    }

    /// The function's name without its labels.
    var function: Substring {
        (feature.split(separator: ".").last ?? "").prefix { $0 != "(" }
    }
}

/// What a key's sentence says and what its code does, as they stand.
package struct Coverage: Sendable {
    /// Where a use stands and by which call.
    package struct Site: Sendable, Hashable {
        package var place: Place
        package var api: String
        package var confidence: Confidence

        package init(place: Place, api: String, confidence: Confidence) {
            self.place = place
            self.api = api
            self.confidence = confidence
        }
    }

    /// The base sentence under this name, the others under their locales.
    package static let base = "base"

    /// Sentences by locale, sorted; several where platforms of a target differ.
    package var sentences: [String: [String]]
    /// The places of the sentences by locale.
    package var sentencePlaces: [String: Place]
    /// The first place of each use.
    package var uses: [CoveredUse: Site]

    package init(
        sentences: [String: [String]] = [:], sentencePlaces: [String: Place] = [:], uses: [CoveredUse: Site] = [:]
    ) {
        self.sentences = sentences
        self.sentencePlaces = sentencePlaces
        self.uses = uses
    }

    /// As the ledger keeps it.
    package var review: Review { Review(sentences: sentences, uses: Set(uses.keys)) }

    /// Locales with the base first.
    package static func order(_ left: String, _ right: String) -> Bool {
        (left == base ? 0 : 1, left) < (right == base ? 0 : 1, right)
    }
}

/// What was reviewed of a key.
package struct Review: Sendable, Equatable {
    /// Sentences by locale, sorted.
    package var sentences: [String: [String]]
    package var uses: Set<CoveredUse>

    package init(sentences: [String: [String]] = [:], uses: Set<CoveredUse> = []) {
        self.sentences = sentences
        self.uses = uses
    }
}

/// How the present differs from a review.
package struct ReviewChange: Sendable, Equatable {
    /// Uses that a reviewer has not seen, sorted.
    package var gained: [CoveredUse] = []
    /// Uses that are no longer there, sorted.
    package var lost: [CoveredUse] = []
    /// Locales whose sentence is another one, base first.
    package var reworded: [String] = []
    /// Locales that had no sentence, base first.
    package var added: [String] = []
    /// Locales whose sentence is gone, base first.
    package var removed: [String] = []

    /// Whether a review no longer holds: what has merely gone makes no sentence untrue.
    package var needsReview: Bool { !gained.isEmpty || !reworded.isEmpty || !added.isEmpty }

    package init(from review: Review, to coverage: Coverage) {
        let current = Set(coverage.uses.keys)
        lost = review.uses.subtracting(current).sorted()
        gained = Self.gained(current.subtracting(review.uses).sorted(), lost: lost, known: review.uses)
        for locale in Set(coverage.sentences.keys).union(review.sentences.keys).sorted(by: Coverage.order) {
            switch (review.sentences[locale], coverage.sentences[locale]) {
            case (nil, _?): added.append(locale)
            case (_?, nil): removed.append(locale)
            case (let before?, let now?): if !Set(now).isSubset(of: before) { reworded.append(locale) }
            case (nil, nil): break
            }
        }
    }

    /// Leaves out what only moved within its type, and what says nothing new of a known feature.
    private static func gained(
        _ fresh: [CoveredUse], lost: [CoveredUse], known: Set<CoveredUse>
    ) -> [CoveredUse] {
        let unmoved = withoutMoves(
            withoutMoves(fresh, from: lost) { $0.function == $1.function && $0.type == $1.type && $0.kind == $1.kind },
            from: lost.filter { old in
                !fresh.contains { $0.function == old.function && $0.type == old.type && $0.kind == old.kind }
            }
        ) { $0.type != nil && $0.type == $1.type && $0.kind == $1.kind }
        let kinds = Set(known.map(\.kind))
        // A function that took over what another one did is a part of a known feature.
        let features = Set(known.map(\.feature)).union(Set(fresh).subtracting(unmoved).map(\.feature))
        return unmoved.filter { use in
            guard kinds.contains(use.kind) else { return true }
            switch use.kind {
            case .deletes: return false
            case .asks, .reads: return !features.contains(use.feature)
            default: return true
            }
        }
    }

    /// Pairs each lost use with one fresh use at most and gives the fresh ones that are left.
    private static func withoutMoves(
        _ fresh: [CoveredUse], from lost: [CoveredUse], fits: (CoveredUse, CoveredUse) -> Bool
    ) -> [CoveredUse] {
        var sources = lost
        return fresh.filter { use in
            guard let source = sources.firstIndex(where: { fits(use, $0) }) else { return true }
            sources.remove(at: source)
            return false
        }
    }
}
