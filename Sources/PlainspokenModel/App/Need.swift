/// A key that a target's code needs, with every place that needs it.
package struct Need: Sendable {
    /// The key to add first.
    package var key: String
    /// Keys that do as well, `key` included.
    package var alternatives: [String]
    package var resource: String
    package var strength: UseStrength
    package var consequence: Consequence
    /// What happens without it, in words.
    package var detail: String
    package var confidence: Confidence
    /// Strongest first, then by place.
    package var evidence: [Evidence]

    package init(
        key: String, alternatives: [String], resource: String, strength: UseStrength, consequence: Consequence,
        detail: String, confidence: Confidence, evidence: [Evidence]
    ) {
        self.key = key
        self.alternatives = alternatives
        self.resource = resource
        self.strength = strength
        self.consequence = consequence
        self.detail = detail
        self.confidence = confidence
        self.evidence = evidence
    }
}

/// One use of a resource in code.
package struct Evidence: Sendable, Hashable {
    package var place: Place
    /// The API as people know it: `AVCaptureDevice.requestAccess(for: .video)`.
    package var api: String
    package var strength: UseStrength
    package var confidence: Confidence
    /// The enclosing type and function: `VoiceNote.start(at:)`; nil at file level.
    package var feature: String?
    /// The configurations or flags on which it depends, in words; nil where it is always compiled.
    package var condition: String?
    /// Whose code it is; nil for the app's own.
    package var supplier: Supplier?
    /// Whether an argument that cannot be seen decides which of several keys it needs.
    package var isOpen: Bool

    package init(
        place: Place, api: String, strength: UseStrength, confidence: Confidence, feature: String? = nil,
        condition: String? = nil, supplier: Supplier? = nil, isOpen: Bool = false
    ) {
        self.isOpen = isOpen
        self.place = place
        self.api = api
        self.strength = strength
        self.confidence = confidence
        self.feature = feature
        self.condition = condition
        self.supplier = supplier
    }
}
