/// What a rule found: a fault with one primary place, where the developer acts.
///
/// The level is policy and not here.
package struct Finding: Sendable, Hashable {
    package var rule: String
    package var confidence: Confidence
    package var app: String
    package var target: String?
    package var key: String?
    package var locale: String?
    package var consequence: Consequence?
    /// One clause, the fact first, lower case, no full stop.
    package var message: String
    package var remedy: String?
    package var place: Place
    package var related: [Related]

    /// Another place that belongs to the finding.
    package struct Related: Sendable, Hashable {
        package var message: String
        package var place: Place

        package init(_ message: String, at place: Place) {
            self.message = message
            self.place = place
        }
    }

    package init(
        rule: String, confidence: Confidence, app: String, target: String?, key: String? = nil, locale: String? = nil,
        consequence: Consequence? = nil, message: String, remedy: String?, place: Place, related: [Related] = []
    ) {
        self.rule = rule
        self.confidence = confidence
        self.app = app
        self.target = target
        self.key = key
        self.locale = locale
        self.consequence = consequence
        self.message = message
        self.remedy = remedy
        self.place = place
        self.related = related
    }
}

/// How much a finding weighs: rule × consequence × confidence, changeable in the configuration.
package enum Level: String, Sendable, Hashable, Comparable, CaseIterable {
    case note, warning, error

    package static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
